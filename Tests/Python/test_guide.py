"""Tests that the examples in the guide run, and return the results in their comments."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Dict, List, Tuple

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "Tools/Manual/pages/guides/link-logs.md"
LINE = re.compile(r"^(?P<code>\S.*?) +# (?P<result>.+)$")


def blocks(language: str) -> List[Tuple[str, str]]:
    """Returns the sections and contents of the code blocks in a language."""
    found = []
    for section in GUIDE.read_text().split("\n## "):
        for block in re.findall(rf"```{language}\n(.*?)```", section, re.DOTALL):
            found.append((section.split("\n")[0], block))
    return found


def test_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(os.environ['WAYMARK_TOOL']).parent}:{os.environ['PATH']}")
    Path("shop.links.yaml").write_text(blocks("yaml")[0][1])
    folder = Path("Localizations/en.lproj")
    folder.mkdir(parents=True)
    (folder / "Localizable.strings").write_text('"a" = "A";\n')
    pq.write_table(pa.table({"link": ["https://shop.example/item/7"]}), "log.parquet")
    names: Dict[str, Any] = {}
    count = 0
    for section, block in blocks("python"):
        if section == "Spark":
            continue
        exec(block, names)
        if " = router.parse(" in block:
            # The block assigns `link` twice, so each part is checked separately.
            for part in block.split("\n\n"):
                exec(part, names)
                count += check_results(part, names)
        else:
            count += check_results(block, names)
    assert count == 7


def check_results(block: str, names: Dict[str, Any]) -> int:
    """Compares the expressions with the results in their comments."""
    count = 0
    for line in block.splitlines():
        match = LINE.match(line)
        if match:
            assert eval(match["code"], names) == eval(match["result"]), line
            count += 1
    return count


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_c(tmp_path: Path) -> None:
    library = Path(os.environ["WAYMARK_LIBRARY"]).resolve()
    source = tmp_path / "links.c"
    source.write_text(blocks("c")[0][1])
    program = tmp_path / "links"
    command = ["cc", "-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror", str(source)]
    command += [f"-I{ROOT / 'Tools/CWaymark/include'}", str(library), "-o", str(program)]
    subprocess.run(command, check=True)
    environment = {**os.environ, "LD_LIBRARY_PATH": str(library.parent)}
    run = subprocess.run([program], env=environment, check=True, capture_output=True)
    assert run.stdout == b"links: 1\n"
