"""Check what `specmoe audit` wrote: files, schema, digests, and that nothing is empty."""

import json
import sys
from pathlib import Path

import jsonschema

from specmoe.canonical import digest
from specmoe.certificate.schema import certificate_schema
from specmoe.measurement import bundled

folder = Path(sys.argv[1])
names = sorted(path.stem for path in bundled())
validator = jsonschema.Draft202012Validator(certificate_schema())
problems = [] if len(names) >= 6 else [f"only {len(names)} bundled measurements"]
for name in names:
    page, document = folder / f"{name}.html", folder / f"{name}.json"
    missing = [path.name for path in (page, document) if not path.is_file()]
    if missing:
        problems.append(f"missing: {', '.join(missing)}")
        continue
    certificate = json.loads(document.read_bytes())
    problems += [f"{name}: {error.message[:200]}" for error in validator.iter_errors(certificate)]
    if certificate["digest"] != digest(certificate["schema"], certificate["body"]):
        problems.append(f"{name}: the digest is not that of the body")
    if not certificate["body"]["results"]:
        problems.append(f"{name}: no results")
    if certificate["digest"] not in page.read_text(encoding="utf-8"):
        problems.append(f"{name}: the page does not show the digest")
index = folder / "index.html"
text = index.read_text(encoding="utf-8") if index.is_file() else ""
problems += [f"index.html does not name {name}" for name in names if f"{name}.html" not in text]
print(f"{len(names)} certificates, {len(problems)} problems", *problems, sep="\n  ")
sys.exit(1 if problems else 0)
