"""Linting of string catalogs, with the program `waymark`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
from dataclasses import dataclass
from typing import Any, Dict, Iterable, List, Optional, Tuple, Union

from ._library import WaymarkError

Path = Union[str, "os.PathLike[str]"]


class LintError(WaymarkError):
    """The program could not lint, for example because a file does not exist."""


@dataclass(frozen=True)
class Diagnostic:
    """A problem in a string catalog. `Schemas/diagnostics.schema.json` describes the fields."""

    rule: str
    severity: str
    message: str
    path: Optional[str] = None
    line: Optional[int] = None
    column: Optional[int] = None
    range: Optional[Tuple[int, int]] = None
    key: Optional[str] = None
    language: Optional[str] = None
    variation: Optional[str] = None
    note: Optional[str] = None
    summary: bool = False

    @classmethod
    def _of(cls, fields: Dict[str, Any]) -> Diagnostic:
        known = {name: fields[name] for name in cls.__dataclass_fields__ if name in fields}
        if "range" in known:
            known["range"] = tuple(known["range"])
        return cls(**known)


def _program() -> str:
    beside = os.path.join(sysconfig.get_path("scripts"), "waymark")
    found = beside if os.access(beside, os.X_OK) else shutil.which("waymark")
    if found is None:
        raise LintError("the program 'waymark' is not installed")
    return found


def _list(values: Union[str, Iterable[str]]) -> List[str]:
    return [values] if isinstance(values, str) else list(values)


def lint(
    paths: Union[Path, Iterable[Path]],
    *,
    languages: Union[str, Iterable[str], None] = None,
    source_language: Optional[str] = None,
    config: Optional[Path] = None,
    allow: Union[str, Iterable[str]] = (),
    deny: Union[str, Iterable[str]] = (),
    severity: str = "warning",
    program: Optional[Path] = None,
) -> List[Diagnostic]:
    """Lints files and folders, and returns the diagnostics.

    The parameters are the options of `waymark lint`. `languages`, `allow` and `deny` are one string
    or several. Raises `LintError` if the program cannot lint. Diagnostics are no error.
    """
    items = [paths] if isinstance(paths, (str, os.PathLike)) else list(paths)
    if not items:
        # The program would lint the current folder.
        raise ValueError("no paths")
    command = [os.fspath(program) if program is not None else _program(), "lint"]
    command += ["--format", "json", "--severity", severity]
    if languages is not None:
        command += ["--languages", ",".join(_list(languages))]
    if source_language is not None:
        command += ["--source-language", source_language]
    if config is not None:
        command += ["--config", os.fspath(config)]
    for rule in _list(allow):
        command += ["--allow", rule]
    for rule in _list(deny):
        command += ["--deny", rule]
    command += ["--", *(os.fspath(item) for item in items)]
    try:
        run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    except OSError as error:
        raise LintError(f"cannot run waymark: {error.strerror}") from error
    if run.returncode not in (0, 1):
        message = run.stderr.decode(errors="replace").strip()
        raise LintError(message or f"waymark lint ended with status {run.returncode}")
    return [Diagnostic._of(json.loads(line)) for line in run.stdout.splitlines() if line]
