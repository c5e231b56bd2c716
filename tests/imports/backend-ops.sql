CREATE TABLE IF NOT EXISTS test_backend_ops (
  test_time TEXT,
  build_commit TEXT,
  backend_name TEXT,
  op_name TEXT,
  op_params TEXT,
  test_mode TEXT,
  supported TEXT,
  passed TEXT,
  error_message TEXT,
  time_us TEXT,
  flops TEXT,
  bandwidth_gb_s TEXT,
  memory_kb TEXT,
  n_runs TEXT,
  device_description TEXT,
  backend_reg_name TEXT
);

INSERT INTO test_backend_ops (test_time, build_commit, backend_name, op_name, op_params, test_mode, supported, passed, error_message, time_us, flops, bandwidth_gb_s, memory_kb, n_runs, device_description, backend_reg_name) VALUES ('2026-01-18T12:00:00Z', '1234abcd', 'Vulkan0', 'MUL_MAT_ID', 'type_a=mxfp4,type_b=f32,n_mats=32,n_used=4,b=0,m=2880,n=1,k=2880,o=1', 'perf', '1', '1', '', '13.570000', '4890000000000.000000', '0.000000', '100000', '75240', '', '');
INSERT INTO test_backend_ops (test_time, build_commit, backend_name, op_name, op_params, test_mode, supported, passed, error_message, time_us, flops, bandwidth_gb_s, memory_kb, n_runs, device_description, backend_reg_name) VALUES ('2026-01-18T12:00:00Z', '1234abcd', 'Vulkan0', 'MUL_MAT_ID', 'type_a=mxfp4,type_b=f32,n_mats=32,n_used=4,b=0,m=2880,n=4,k=2880,o=1', 'perf', '1', '1', '', '48.150000', '5510000000000.000000', '0.000000', '100000', '20800', '', '');
