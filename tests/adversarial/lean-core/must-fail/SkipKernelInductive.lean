-- expect: non positive occurrence
-- tries: the same with the kernel check switched off
set_option debug.skipKernelTC true
inductive Bad : Type where
  | mk (f : Bad → False) : Bad
