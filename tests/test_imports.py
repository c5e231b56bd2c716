"""What an import costs: nothing heavy, so that starting stays quick."""

import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = {"jinja2", "jsonschema", "numpy", "rich", "scipy", "sympy"}
ROOT = Path(__file__).parent.parent


def loaded(statement):
    listing = "import sys; print(*{name.split('.')[0] for name in sys.modules}, sep='\\n')"
    code = f"{statement}\n{listing}"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "statement",
    [
        "import specmoe",
        "import specmoe.cli",
        "import specmoe.exact, specmoe.units, specmoe.errors",
        "import specmoe.acceptance, specmoe.draftlength, specmoe.robust, specmoe.box",
        "import specmoe.routing, specmoe.bandwidth, specmoe.passes, specmoe.crossover",
        "import specmoe.claims; specmoe.claims.summaries()",
        "import specmoe.measurement",
        "import specmoe.report",
        "import specmoe.validation, specmoe.advice",
    ],
)
def test_importing_loads_nothing_heavy(statement):
    assert not loaded(statement) & HEAVY


def test_the_check_can_fail():
    assert "sympy" in loaded("import specmoe.claims; specmoe.claims.registry()")
