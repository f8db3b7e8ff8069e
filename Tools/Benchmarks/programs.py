"""Compares the program waymark with other programs, each as a whole process.

Both sides of a benchmark run in turn, in several rounds. Each figure is CPU time, unless its row
says otherwise, because it depends less on the load of the machine.
"""

import functools
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

DATA = os.environ.get("WAYMARK_TEST_DATA")
# A benchmark that has run for this number of seconds starts no further round.
LONGEST = 30
LINKS = 300_000
# The goal of the project for the time per link, in nanoseconds.
BATCH = 250

PYTHON_LINKS = """
import json, sys
from urllib.parse import urlsplit, parse_qsl
for line in open(sys.argv[1]):
    url = urlsplit(line.rstrip())
    print(json.dumps({"host": url.hostname, "path": url.path, "query": parse_qsl(url.query)}))
"""
PYTHON_JSON = "import json, sys; json.load(open(sys.argv[1]))"
NODE_LINKS = """
const out = [];
for (const line of require("fs").readFileSync(process.argv[1], "utf8").trimEnd().split("\\n")) {
  const url = new URL(line);
  out.push(JSON.stringify(
    { host: url.hostname, path: url.pathname, query: [...url.searchParams] }));
}
process.stdout.write(out.join("\\n"));
"""
SEGNO = """
import pathlib, segno, sys
folder = pathlib.Path(sys.argv[2])
for number, line in enumerate(open(sys.argv[1])):
    segno.make(line.rstrip(), micro=False).save(str(folder / f"{number}.svg"))
"""


class Table:
    """The inputs and the results."""

    def __init__(self, folder, tool, quick, wanted):
        self.folder = folder
        self.tool = tool
        self.quick = quick
        self.wanted = wanted
        self.rounds = 1 if quick else 9
        self.rows = []
        self.skipped = []

    def compare(self, name, opponent, ours, theirs, *, goal=None, steps=1, figure="cpu"):
        """Runs two commands in turn, and adds a row with the ratio of their figures.

        A command is a list of words, or a function that prepares the round and returns the list.
        `theirs` may be a number for each step, with which the figure of `ours` is compared.
        """
        if not self.wanted(name):
            return
        print(f"benchmark: {name}", file=sys.stderr)
        figures = {"ours": [], "theirs": []}
        self._run(ours, figure)
        start = time.monotonic()
        for number in range(self.rounds):
            sides = [("ours", ours), ("theirs", theirs)]
            for side, command in sides if number % 2 == 0 else reversed(sides):
                figures[side].append(
                    command if isinstance(command, int) else self._run(command, figure) / steps)
            if time.monotonic() - start > LONGEST:
                break
        ratios = [ours / theirs for ours, theirs in zip(figures["ours"], figures["theirs"])]
        self.rows.append({
            "name": name, "ours": spread(figures["ours"]), "opponent": opponent,
            "theirs": spread(figures["theirs"]), "ratio": spread(ratios), "goal": goal,
            "unit": "bytes" if figure == "memory" else "ns"})

    def skip(self, name, reason):
        self.skipped.append({"name": name, "reason": reason})

    def _run(self, command, figure):
        """Returns the CPU time or the wall time in nanoseconds, or the peak memory in bytes."""
        if callable(command):
            command = command()
        start = time.monotonic()
        with open(os.devnull, "r+b") as null:
            files = [(os.POSIX_SPAWN_DUP2, null.fileno(), target) for target in range(3)]
            process = os.posix_spawnp(
                command[0], list(map(str, command)), os.environ, file_actions=files)
        _, status, usage = os.wait4(process, 0)
        wall = time.monotonic() - start
        # Status 1 means that the program reported findings or rejected links.
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            sys.exit(f"error: {' '.join(map(str, command))}")
        if figure == "memory":
            return usage.ru_maxrss * 1024
        return 1e9 * (wall if figure == "wall" else usage.ru_utime + usage.ru_stime)


def spread(values):
    """Returns the median and the quartiles."""
    values = sorted(values)
    lower, median, upper = (values[len(values) * part // 4] for part in (1, 2, 3))
    return {"lower": lower, "median": median, "upper": upper}


@functools.cache
def python_has(module):
    return subprocess.run([sys.executable, "-c", f"import {module}"], capture_output=True,
                          check=False).returncode == 0


def run_all(table):
    links(table)
    codes(table)
    catalogs(table)
    repositories(table)


def links(table):
    count = 1000 if table.quick else LINKS
    path = table.folder / "links.txt"
    with open(path, "w") as file:
        for number in range(count):
            session = f"KX{number % 10000:04}-{number % 977:03}"
            file.write(f"https://wordly.ai/attend/{session}?passcode={number:08}&lang=fr\n")
    base = [table.tool, "parse", "--jobs", "1", "--input", path, "--format"]
    table.compare("parse: a file of links to text", "JSON output", base + ["text"],
                  base + ["json"], goal=2, steps=count)
    name = "parse: a file of links to JSON"
    table.compare(name, "4 million links a second", base + ["json"], BATCH, goal=1, steps=count)
    if shutil.which("node"):
        table.compare(name, "node: URL, JSON.stringify", base + ["json"],
                      ["node", "-e", NODE_LINKS, path], steps=count)
    else:
        table.skip(name, "node is not installed")
    table.compare(name, "Python: urlsplit, json", base + ["json"],
                  [sys.executable, "-c", PYTHON_LINKS, path], steps=count)
    rejected = table.folder / "rejected.txt"
    rejected.write_text("".join(f"https://wordly.ai/missing/{n}\n" for n in range(count // 10)))
    accepted = table.folder / "accepted.txt"
    accepted.write_text("".join(f"https://wordly.ai/attend/KX{n:06}\n" for n in range(count // 10)))
    base = [table.tool, "parse", "--jobs", "1", "--format", "json", "--input"]
    table.compare("parse: a rejected link, explained", "an accepted link", base + [rejected],
                  base + [accepted], steps=count // 10)


def codes(table):
    name = "qr: a file of links to SVG files"
    if not python_has("segno"):
        return table.skip(name, f"{sys.executable} has no segno")
    count = 10 if table.quick else 500
    path = table.folder / "codes.txt"
    path.write_text("".join(
        f"https://wordly.ai/attend/KXTR-{n:04}?passcode=4F7K2Q88&lang=fr\n" for n in range(count)))
    (table.folder / "segno").mkdir()

    def ours():
        shutil.rmtree(table.folder / "codes", ignore_errors=True)
        return [table.tool, "qr", "--input", path, "--format", "svg", "--jobs", "1",
                "--output", table.folder / "codes"]

    table.compare(name, "segno", ours,
                  [sys.executable, "-c", SEGNO, path, table.folder / "segno"], steps=count)


def catalogs(table):
    lint = [table.tool, "lint", "--no-cache", "--format", "json", "--jobs"]
    generated = table.folder / "Localizable.xcstrings"
    resources = table.folder / "res/values/strings.xml"
    real = real_catalog(table)
    for kind, path in [("real", real), ("generated", generated)]:
        if path is None:
            table.skip(f"lint: .xcstrings, {kind}", "WAYMARK_TEST_DATA has no .xcstrings")
            continue
        megabytes = max(1, round(path.stat().st_size / 1e6))
        name = f"lint: .xcstrings, {kind}, {megabytes} MB"
        table.compare(name, "Python: json.load", [*lint, 1, path],
                      [sys.executable, "-c", PYTHON_JSON, path])
        if shutil.which("node"):
            table.compare(name, "node: JSON.parse", [*lint, 1, path],
                          ["node", "-e", "JSON.parse(require('fs').readFileSync(process.argv[1]))",
                           path])
        else:
            table.skip(name, "node is not installed")
        table.compare(f"lint: two jobs, {kind}, {megabytes} MB, wall time", "one job",
                      [*lint, 2, path], [*lint, 1, path], goal=0.65, figure="wall")
        table.compare(f"lint: peak memory, {kind}, {megabytes} MB", "size of the file",
                      [*lint, 1, path], path.stat().st_size, goal=2.5, figure="memory")
        table.compare(f"lint: text report, {kind}, {megabytes} MB", "JSON report",
                      [table.tool, "lint", "--no-cache", "--jobs", 1, path], [*lint, 1, path],
                      goal=1.2)
    name = "lint: strings.xml, 20 MB"
    if shutil.which("xmllint"):
        table.compare(name, "libxml2, parse only", [*lint, 1, resources],
                      ["xmllint", "--noout", "--sax", "--huge", resources], goal=3)
    else:
        table.skip(name, "xmllint is not installed")
    gettext(table, lint)


def gettext(table, lint):
    name = "lint: PO files of git"
    files = sorted(pathlib.Path(DATA or "/nonexistent").glob("catalogs/git-*/**/*.po"))
    if not files or not shutil.which("msgfmt"):
        return table.skip(name, "there is no msgfmt, or WAYMARK_TEST_DATA has no PO files of git")
    script = 'for file in "$@"; do msgfmt -c -o /dev/null "$file"; done; exit 0'
    table.compare(name, "msgfmt -c", [*lint, 1, *files], ["sh", "-c", script, "sh", *files],
                  goal=0.2)


def real_catalog(table):
    """Writes a catalog that repeats the strings of the largest real one under other keys."""
    paths = pathlib.Path(DATA or "/nonexistent").glob("catalogs/**/*.xcstrings")
    source = max(paths, key=lambda path: path.stat().st_size, default=None)
    if source is None:
        return None
    path = table.folder / "real" / "Localizable.xcstrings"
    path.parent.mkdir()
    # Runs in another process, because the peak memory of a program is at least that of its parent.
    process = os.fork()
    if process == 0:
        try:
            repeat(source, path, 100_000 if table.quick else 20_000_000)
            os._exit(0)
        finally:
            os._exit(1)
    if os.waitpid(process, 0)[1]:
        sys.exit(f"error: {source} cannot be repeated")
    return path


def repeat(source, path, size):
    catalog = json.loads(source.read_bytes())
    copies = -(-size // source.stat().st_size)
    catalog["strings"] = {
        key if number == 0 else f"{key} {number}": entry
        for number in range(copies) for key, entry in catalog["strings"].items()}
    path.write_bytes(encoded(catalog))


def encoded(value):
    return json.dumps(value, indent=2, separators=(",", " : "), ensure_ascii=False).encode(
        errors="replace")


def repositories(table):
    """Measures `--since` and the cache in a repository with the real catalogs."""
    if not DATA or not shutil.which("git"):
        for name in ["lint: --since HEAD", "lint: second run"]:
            table.skip(name, "git is not installed, or WAYMARK_TEST_DATA is not set")
        return
    root = table.folder / "repository"
    shutil.copytree(pathlib.Path(DATA) / "catalogs", root)
    git = ["git", "-C", root, "-c", "user.name=a", "-c", "user.email=a@a.example"]
    for words in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "Add catalogs"]]:
        subprocess.run([*git, *words], check=True, stdout=subprocess.DEVNULL)
    lint = [table.tool, "lint", "--format", "json", "--jobs", "1"]
    full = [*lint, "--no-cache"]
    # The tool keeps its cache in the repository of the current folder.
    before = os.getcwd()
    os.chdir(root)
    table.compare("lint: --since HEAD, nothing changed", "a full run", [*full, "--since", "HEAD"],
                  full, goal=0.5)
    kinds = {".po", ".strings", ".xml", ".xcstrings", ".arb", ".json"}
    catalogs = sorted(path for path in root.rglob("*") if path.suffix in kinds)
    rounds = iter(range(1_000_000))

    def first():
        shutil.rmtree(root / ".waymark_cache", ignore_errors=True)
        return lint

    def second():
        number = next(rounds)
        path = catalogs[number * 37 % len(catalogs)]
        path.write_bytes(path.read_bytes() + b"\n")
        return lint

    # Each first run fills the cache. The second run that follows uses it.
    table.compare("lint: second run, nothing changed", "the first run", lint, first)
    table.compare("lint: second run, one file changed", "the first run", second, first, goal=0.15)
    os.chdir(before)
