"""Time one MoE layer's expert operation alone, with both kernels, on a real engine."""
