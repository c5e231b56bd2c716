CREATE TABLE IF NOT EXISTS test (
  build_commit TEXT,
  build_number INTEGER,
  cpu_info TEXT,
  gpu_info TEXT,
  backends INTEGER,
  model_filename INTEGER,
  model_type INTEGER,
  model_size INTEGER,
  model_n_params INTEGER,
  n_batch INTEGER,
  n_ubatch INTEGER,
  n_threads INTEGER,
  type_k INTEGER,
  type_v INTEGER,
  n_gpu_layers INTEGER,
  flash_attn INTEGER,
  n_prompt INTEGER,
  n_gen INTEGER,
  n_depth INTEGER,
  test_time TEXT,
  avg_ns INTEGER,
  stddev_ns INTEGER,
  avg_ts REAL,
  stddev_ts REAL
);

INSERT INTO test (build_commit, build_number, cpu_info, gpu_info, backends, model_filename, model_type, model_size, model_n_params, n_batch, n_ubatch, n_threads, type_k, type_v, n_gpu_layers, flash_attn, n_prompt, n_gen, n_depth, test_time, avg_ns, stddev_ns, avg_ts, stddev_ts) VALUES ('1234abcd', '6255', 'Intel(R) Core(TM) i7-6700 CPU @ 3.40GHz', 'Tesla P40', 'CUDA', 'models/deepseek-v2-lite-q4_0.gguf', 'deepseek2 16B Q4_0', '8905164800', '15706484224', '2048', '1', '4', 'f16', 'f16', '99', '0', '512', '0', '0', '2025-08-24T09:12:01Z', '8800275009', '0', '58.180000', '0.000000');
INSERT INTO test (build_commit, build_number, cpu_info, gpu_info, backends, model_filename, model_type, model_size, model_n_params, n_batch, n_ubatch, n_threads, type_k, type_v, n_gpu_layers, flash_attn, n_prompt, n_gen, n_depth, test_time, avg_ns, stddev_ns, avg_ts, stddev_ts) VALUES ('1234abcd', '6255', 'Intel(R) Core(TM) i7-6700 CPU @ 3.40GHz', 'Tesla P40', 'CUDA', 'models/deepseek-v2-lite-q4_0.gguf', 'deepseek2 16B Q4_0', '8905164800', '15706484224', '2048', '2', '4', 'f16', 'f16', '99', '0', '512', '0', '0', '2025-08-24T09:12:02Z', '5752808989', '0', '89.000000', '0.000000');
INSERT INTO test (build_commit, build_number, cpu_info, gpu_info, backends, model_filename, model_type, model_size, model_n_params, n_batch, n_ubatch, n_threads, type_k, type_v, n_gpu_layers, flash_attn, n_prompt, n_gen, n_depth, test_time, avg_ns, stddev_ns, avg_ts, stddev_ts) VALUES ('1234abcd', '6255', 'Intel(R) Core(TM) i7-6700 CPU @ 3.40GHz', 'Tesla P40', 'CUDA', 'models/deepseek-v2-lite-q4_0.gguf', 'deepseek2 16B Q4_0', '8905164800', '15706484224', '2048', '4', '4', 'f16', 'f16', '99', '0', '512', '0', '0', '2025-08-24T09:12:04Z', '3974229605', '0', '128.830000', '0.000000');
INSERT INTO test (build_commit, build_number, cpu_info, gpu_info, backends, model_filename, model_type, model_size, model_n_params, n_batch, n_ubatch, n_threads, type_k, type_v, n_gpu_layers, flash_attn, n_prompt, n_gen, n_depth, test_time, avg_ns, stddev_ns, avg_ts, stddev_ts) VALUES ('1234abcd', '6255', 'Intel(R) Core(TM) i7-6700 CPU @ 3.40GHz', 'Tesla P40', 'CUDA', 'models/deepseek-v2-lite-q4_0.gguf', 'deepseek2 16B Q4_0', '8905164800', '15706484224', '2048', '8', '4', 'f16', 'f16', '99', '0', '512', '0', '0', '2025-08-24T09:12:08Z', '2874143932', '0', '178.140000', '0.000000');
INSERT INTO test (build_commit, build_number, cpu_info, gpu_info, backends, model_filename, model_type, model_size, model_n_params, n_batch, n_ubatch, n_threads, type_k, type_v, n_gpu_layers, flash_attn, n_prompt, n_gen, n_depth, test_time, avg_ns, stddev_ns, avg_ts, stddev_ts) VALUES ('1234abcd', '6255', 'Intel(R) Core(TM) i7-6700 CPU @ 3.40GHz', 'Tesla P40', 'CUDA', 'models/deepseek-v2-lite-q4_0.gguf', 'deepseek2 16B Q4_0', '8905164800', '15706484224', '2048', '16', '4', 'f16', 'f16', '99', '0', '512', '0', '0', '2025-08-24T09:12:16Z', '2126864122', '0', '240.730000', '0.000000');
