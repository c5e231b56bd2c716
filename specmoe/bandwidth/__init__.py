"""The bandwidth fit: time = fixed time + requested bytes / effective bandwidth (B1-B3).

The fixed time and the bandwidth are proposed (by least squares in whole numbers, the same on every
machine; under the robust loss by scipy), rounded to eight significant digits, and exact numbers
from there on. Residuals and the error ``e`` are computed from those exact numbers, so they
describe the fit that is used and not the one that a solver had in mind.

Engines switch kernels at certain n, and at larger n a pass is no longer bound by memory. One
line through everything then has an ``e`` that is useless, so the fit is made per regime: a
range of n that one line describes. Nothing is predicted outside a regime without saying so.
"""

from specmoe.bandwidth.claims import b1, b2, b3
from specmoe.bandwidth.fitting import fit
from specmoe.bandwidth.kernel_fit import Break, KernelFit, Outcome, Regime, Unmodelled
from specmoe.bandwidth.line import Line, Point, Residual
from specmoe.bandwidth.line_fit import fit_points
from specmoe.bandwidth.requested import bytes_bounds, bytes_requested
from specmoe.bandwidth.unseen import HeldOut, PointRatio, held_out, point_ratios

__all__ = [
    "Break",
    "HeldOut",
    "KernelFit",
    "Line",
    "Outcome",
    "Point",
    "PointRatio",
    "Regime",
    "Residual",
    "Unmodelled",
    "b1",
    "b2",
    "b3",
    "bytes_bounds",
    "bytes_requested",
    "fit",
    "fit_points",
    "held_out",
    "point_ratios",
]
