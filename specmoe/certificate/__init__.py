"""The certificate: what was measured, what is assumed, and what follows."""

from __future__ import annotations

from specmoe.certificate.build import build, decided, document, measurement_from
from specmoe.certificate.lean_status import checked_claims

__all__ = ["build", "checked_claims", "decided", "document", "measurement_from"]
