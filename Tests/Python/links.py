"""Links for the tests: examples of the bundled apps, and mutations of them."""

from __future__ import annotations

import json
import os
import random
import subprocess
from typing import Any, Dict, List

TOOL = os.environ["WAYMARK_TOOL"]

EXAMPLES = [
    b"https://wordly.ai/attend/KXTR-7429?lang=fr",
    b"https://wordly.ai/attend/kxtr-7429?passcode=4711abc&lang=zh_cn",
    b"https://wordly.ai/present/AB12?passcode=4711abc&utm_source=mail",
    b"wordly://attend/KXTR-7429?passcode=4711abc",
    b"https://wordly.ai/attend/KXTR-7429?Passcode=4711abc#lang=de",
    b"https://wordly.ai/",
    b"https://wordly.ai/nothing",
    b"https://unknown.example/attend/1",
    b"mailto:nobody@example.com",
    b"",
    b"   ",
    b"\xff\xfe",
    "https://wordly.ai/ü".encode(),
    b"https://wordly.ai/attend/" + b"A" * 9000,
]


def tool_examples() -> List[bytes]:
    """Returns an example of each route, which the program builds."""
    routes = subprocess.run(
        [TOOL, "routes", "--format", "json"], capture_output=True, check=True
    ).stdout
    examples = []
    for line in routes.splitlines():
        for text in _strings(json.loads(line)):
            if "://" in text and "{" not in text:
                examples.append(text.encode())
    return examples


def _strings(value: Any) -> List[str]:
    if isinstance(value, str):
        return [value]
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for item in items for text in _strings(item)]


def mutated(count: int, seed: int) -> List[bytes]:
    """Returns examples with random changes, without line breaks."""
    generator = random.Random(seed)
    pieces = [b"%20", b"%C3%A9", b"%ff", b"%00", b"&", b"=", b"?", b"#", b"/", b"//", b";", b"+"]
    pieces += [
        b"passcode=9999",
        b"lang=",
        b"https://wordly.ai/attend/A?passcode=1234",
        b" ",
        b"\xc3",
    ]
    pieces += ["é".encode(), b'"', b"\\", b"\t", b"@", b":", b"http", b"_"]
    sources = EXAMPLES[:5] + tool_examples()
    links = []
    for _ in range(count):
        link = bytearray(generator.choice(sources))
        for _ in range(generator.randrange(4)):
            start = generator.randrange(len(link) + 1)
            end = start + generator.choice([0, 0, 1, 5])
            link[start:end] = generator.choice(pieces)
        links.append(bytes(link).replace(b"\n", b"").replace(b"\r", b""))
    return links


def parsed_by_tool(links: List[bytes], *options: str) -> List[Dict[str, Any]]:
    """Returns the JSON objects that `waymark parse` prints."""
    run = subprocess.run(
        [TOOL, "parse", "--format", "json", "--input", "-", *options],
        input=b"".join(link + b"\n" for link in links),
        capture_output=True,
        check=False,
    )
    assert run.returncode in (0, 1), run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]
