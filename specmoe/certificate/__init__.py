"""The certificate: what was measured, what is assumed, and what follows."""

from __future__ import annotations

from specmoe.certificate.build import build, decided, document

__all__ = ["build", "decided", "document"]
