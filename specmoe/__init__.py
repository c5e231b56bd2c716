"""specmoe: how fast speculative decoding runs on mixture-of-experts models, with certificates.

The package is imported piece by piece (``specmoe.exact``, ``specmoe.draftlength``, ...), so that
importing it costs next to nothing.
"""

from specmoe._version import __version__

__all__ = ["__version__"]
