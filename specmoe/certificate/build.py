"""From a measurement to its certificate, and from a certificate to its file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import PurePath
from typing import TYPE_CHECKING

from specmoe._version import __version__
from specmoe.canonical import JsonLike, canonical, digest, to_json
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
    LeanStatus,
    Provenance,
)
from specmoe.certificate.results import claims_section, results_section, statements
from specmoe.errors import InputError
from specmoe.measurement import reads, to_document
from specmoe.measurement.model import Measurement
from specmoe.measurement.wording import cut

if TYPE_CHECKING:
    from specmoe.lean import ProveResult

__all__ = ["THEORY", "assemble", "build", "decided", "document", "measurement_from"]

_MEASUREMENT_SCHEMA = 1
THEORY = "specmoe-theory/1"
"""Domain of the digest of all claims' statements."""

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
    return assemble(measurement, lean_statuses(proofs))


def assemble(measurement: Measurement, lean: Mapping[str, LeanStatus]) -> Certificate:
    """As :func:`build`, from what Lean says of each claim.

    Args:
        measurement: The measurement, as read.
        lean: One status for each claim of the theory.

    Returns:
        The certificate.

    Raises:
        InputError: If a figure is impossible for the model or for its definition.
    """
    written = to_document(measurement)
    # Everything is computed from what the certificate itself holds, also where a measurement made
    # by hand says less there than in its records.
    measurement = measurement_from(written, measurement.file, measurement.sha256)
    analysis = analyse(measurement)
    assumed = assumed_section(analysis)
    derived = derived_section(analysis)
    answer = crossover_answer(analysis, derived.crossover.nearest_flip)
    results = results_section(analysis)
    inputs = [InputFile(measurement.file, measurement.sha256)]
    routing = measurement.routing
    if routing.trace is not None and routing.trace_sha256 is not None:
        inputs.append(InputFile(routing.trace, routing.trace_sha256))
    body = Body(
        name=measurement.name,
        title=measurement.title,
        headline=headline(derived, assumed, answer, measurement.scope),
        measured=measured_section(measurement),
        assumed=assumed,
        derived=derived,
        results=results,
        claims=claims_section(analysis, results, lean),
        not_claimed=_NOT_CLAIMED,
        provenance=Provenance(
            specmoe=__version__,
            measurement_schema=_MEASUREMENT_SCHEMA,
            inputs=tuple(inputs),
            theory=digest(THEORY, statements()),
        ),
        input=written,
    )
    return Certificate(SCHEMA, body, digest(SCHEMA, to_json(body)))


def measurement_from(written: JsonLike, file: str, sha256: str) -> Measurement:
    """The measurement that a certificate holds as its input.

    Args:
        written: The certificate's ``body.input``.
        file: The measurement file's name, from the certificate's provenance.
        sha256: Its digest, from there too.

    Returns:
        The measurement: ``build`` makes the same certificate of it.

    Raises:
        InputError: If the input is no measurement that could have been read.

    Example:
        >>> from specmoe.measurement import bundled, read
        >>> one = read(next(path for path in bundled() if path.stem == "rx-7900-xtx"))
        >>> measurement_from(build(one).body.input, one.file, one.sha256) == one
        True
    """
    if not re.fullmatch("[0-9a-f]{64}", sha256) or not file or PurePath(file).name != file:
        raise InputError(
            "the measurement file is not named as it should be",
            path="body.provenance.inputs[0]",
            expected="a file's name without its folder, and a SHA-256 in 64 hexadecimal digits",
            found=f"{cut(file)}, {cut(sha256)}",
            mend="give the certificate that specmoe wrote",
        )
    return replace(reads(canonical(written), name=file), file=file, sha256=sha256)


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
