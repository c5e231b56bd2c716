-- expect: expected command
-- tries: running a metaprogram
run_cmd skip
