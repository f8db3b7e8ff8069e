"""Measures links per second and core, of the library through ctypes and of the program."""

from __future__ import annotations

import os
import subprocess
import tempfile
from typing import Callable

import pyarrow as pa
import waymark
from links import TOOL

COUNT = 1_000_000


def seconds(body: Callable[[], object], runs: int = 3) -> float:
    """Returns the shortest CPU time of this process and its children."""
    best = float("inf")
    for _ in range(runs):
        before = os.times()
        body()
        after = os.times()
        best = min(best, sum(after[:4]) - sum(before[:4]))
    return best


def report(name: str, time: float, count: int = COUNT) -> None:
    print(f"{name:<46} {count / time / 1e6:6.2f} million links/s and core")


def main() -> None:
    links = [
        f"https://wordly.ai/attend/KX{number % 10000:04}-{number % 977:03}?lang=fr"
        if number % 20
        else f"https://wordly.ai/missing/{number}"
        for number in range(COUNT)
    ]
    array = pa.array(links)
    router = waymark.Router.bundled()
    print(f"{COUNT} links, 5 % of them rejected; CPU time, best of 3")
    report(
        "codes only, without explanations",
        seconds(lambda: router.classify(array, codes_only=True, explain=False)),
    )
    report("codes only", seconds(lambda: router.classify(array, codes_only=True)))
    report("all columns", seconds(lambda: router.classify(array)))
    report(
        "all columns, secrets shown", seconds(lambda: router.classify(array, reveal_secrets=True))
    )
    sample = links[:50_000]
    report("parse_many, without pyarrow", seconds(lambda: router.parse_many(sample)), len(sample))
    with tempfile.NamedTemporaryFile("w") as file:
        file.write("\n".join(links) + "\n")
        file.flush()
        command = [TOOL, "parse", "--format", "json", "--jobs", "1", "--input", file.name]
        report(
            "waymark parse --format json --jobs 1",
            seconds(lambda: subprocess.run(command, stdout=subprocess.DEVNULL, check=False)),
        )


if __name__ == "__main__":
    main()
