-- expect: failed to synthesize 'Inhabited' or 'Nonempty' instance for\n  False
-- tries: an opaque inhabitant of False
opaque bad : False
