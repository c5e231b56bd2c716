"""What the tests of the lean-dojo way share: a small theory, and what is asked of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from specmoe.lean.dojo_judge import DojoResult, judge
from specmoe.lean.dojo_needs import CURRENT, Needs
from specmoe.lean.dojo_stage import FILE, Placeholder, Staged
from specmoe.lean.dojo_worker import Request
from specmoe.lean.source import Project, lean_folder
from specmoe.lean.toolchain import Lake

GOOD = Path(__file__).parent / "adversarial" / "lean" / "good"
GIT = Path("/usr/bin/git")
LAKE = Lake(Path("lake"), "4.24.0", "leanprover/lean4:v4.24.0")
NEEDS = Needs(CURRENT, GIT, LAKE)
STAGED = Staged(Path("/nowhere"), "c" * 40)
STATUS = "lean-dojo 4.20.0 (Lean 4.24.0, check_proof)"
E1, E3 = "SpecMoE.E1_step", "SpecMoE.E3_mono"
ASKED = (
    Placeholder("derived_E1_step", "1 = 1", f"@{E1}", E1),
    Placeholder("derived_E3_mono", "2 = 2", f"@{E3}", E3),
    Placeholder("control_right", "3 = 3", f"@{E1}"),
    Placeholder("control_wrong", "4 = 4", f"@{E1}", right=False),
)


def small_theory(root: Path) -> Project:
    """Copy the small theory into a folder, with the real one's lakefile."""
    for file in (*GOOD.rglob("*.lean"), lean_folder() / "lakefile.toml"):
        base = GOOD if file.is_relative_to(GOOD) else lean_folder()
        target = root / file.relative_to(base)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    return Project.load(root)


def request(*terms: str, mode: str = "check_proof", offline: bool = True) -> Request:
    questions = [{"file": "A.lean", "theorem": "SpecMoE.a", "term": term} for term in terms]
    return {
        "mode": mode,  # type: ignore[typeddict-item]
        "repo": "/repo",
        "commit": "c" * 40,
        "offline": offline,
        "seconds": 9,
        "questions": questions,  # type: ignore[typeddict-item]
    }


def listed(project: Project) -> list[dict[str, str]]:
    """What lean-dojo lists if all is well."""
    theory = [
        {
            "file": project.modules[d.module].file,
            "theorem": name,
            "statement": f"theorem {name.partition('.')[2]} "
            f"{' '.join(token.text for token in d.signature)} :=",
        }
        for name, d in project.claims.items()
    ]
    waiting = [
        {
            "file": FILE,
            "theorem": one.full_name,
            "statement": f"theorem {one.name} : {one.statement} :=",
        }
        for one in ASKED
    ]
    return [*theory, *waiting, {"file": "x", "theorem": "SpecMoE.helper", "statement": "theorem"}]


def said(project: Project, **changes: Any) -> Any:
    whole = {"lean_dojo": "4.20.0", "lean": "v4.24.0", "theorems": listed(project)}
    return {**whole, "answers": [True, True, True, False], **changes}


def found(project: Project, given: Any) -> DojoResult:
    return judge(project, ASKED, NEEDS, STAGED, given, seconds=1.0)
