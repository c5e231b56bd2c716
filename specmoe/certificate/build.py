"""From a measurement to its certificate, and from a certificate to its file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specmoe._version import __version__
from specmoe.canonical import canonical, digest, to_json
from specmoe.certificate.analysis import analyse
from specmoe.certificate.assumptions import assumed_section
from specmoe.certificate.derived import crossover_answer, derived_section
from specmoe.certificate.headline import headline
from specmoe.certificate.lean_status import lean_statuses
from specmoe.certificate.measured import measured_section
from specmoe.certificate.model import (
    SCHEMA,
    Body,
    Certificate,
    InputFile,
    Provenance,
)
from specmoe.certificate.results import claims_section, results_section, statements
from specmoe.measurement.model import Measurement

if TYPE_CHECKING:
    from specmoe.lean import ProveResult

__all__ = ["build", "decided", "document"]

_MEASUREMENT_SCHEMA = 1
_THEORY = "specmoe-theory/1"

_NOT_CLAIMED = (
    "That the measurements are right, or that they would come out the same again: they are taken "
    "as the source states them.",
    "That time is a fixed part plus bytes over a bandwidth: this is a model, and the residuals and "
    "the held-out rows are its only evidence here.",
    "Anything about n outside the regimes, unless the same sentence says that it is extrapolated.",
    "That acceptance stays what it was on other text, at another temperature or with another "
    "drafter.",
    "That a theorem was proved, unless its status says that Lean was run here on its statement.",
    "Anything about quality of output: speculation and both kernels are taken to give the same "
    "tokens.",
)


def build(measurement: Measurement, proofs: ProveResult | None = None) -> Certificate:
    """Analyse a measurement and state the result as a certificate.

    Args:
        measurement: The measurement, as read.
        proofs: What Lean found of the claims; without it they are ``not checked here``.

    Returns:
        The certificate. The same input gives the same certificate, byte for byte.

    Raises:
        InputError: If a figure is impossible for the model or for its definition.

    Example:
        >>> from specmoe.measurement import bundled, read
        >>> one = next(path for path in bundled() if path.stem == "rx-7900-xtx")
        >>> certificate = build(read(one))
        >>> certificate.body.derived.crossover.n
        33
    """
    analysis = analyse(measurement)
    assumed = assumed_section(analysis)
    derived = derived_section(analysis)
    results = results_section(analysis)
    inputs = [InputFile(measurement.file, measurement.sha256)]
    if measurement.routing.trace_sha256 is not None:
        inputs.append(InputFile("routing trace", measurement.routing.trace_sha256))
    body = Body(
        name=measurement.name,
        title=measurement.title,
        headline=headline(derived, assumed, crossover_answer(analysis), measurement.scope),
        measured=measured_section(measurement),
        assumed=assumed,
        derived=derived,
        results=results,
        claims=claims_section(analysis, results, lean_statuses(proofs)),
        not_claimed=_NOT_CLAIMED,
        provenance=Provenance(
            specmoe=__version__,
            measurement_schema=_MEASUREMENT_SCHEMA,
            inputs=tuple(inputs),
            theory=digest(_THEORY, statements()),
        ),
    )
    return Certificate(SCHEMA, body, digest(SCHEMA, to_json(body)))


def document(certificate: Certificate) -> bytes:
    """The certificate as a file: canonical JSON (RFC 8785) and a final newline."""
    return canonical(to_json(certificate)) + b"\n"


def decided(certificate: Certificate) -> bool:
    """Whether the law is supported, and at least one of the two questions is answered.

    ``law not supported here`` is an outcome of its own, whatever else can be told.
    """
    derived = certificate.body.derived
    supported = all(fit.outcome != "law_not_supported" for fit in derived.fits)
    answered = (
        derived.crossover.outcome != "undecided" or derived.draft_length.outcome == "predicted"
    )
    return supported and answered
