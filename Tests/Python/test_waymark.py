"""Tests the functions of the package."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, List, Optional, Union

import pyarrow as pa
import pytest
import waymark
from links import TOOL

ATTEND = "https://wordly.ai/attend/kxtr-7429?passcode=4711abc&lang=fr"
SHOP = b"""app: shop
hosts: [shop.example]
routes:
  item: "/item/{id:integer}"
  files: "/files/{path:text*}"
"""


def test_parse() -> None:
    link = waymark.parse(ATTEND)
    assert link.matched
    assert (link.app, link.route) == ("wordly", "attend")
    assert link.parameters == {"session": "KXTR-7429", "passcode": "•••", "lang": "fr"}
    assert link.canonical == "https://wordly.ai/attend/KXTR-7429?passcode=•••&lang=fr"
    assert (link.code, link.range) == (None, None)


def test_rejected() -> None:
    link = waymark.parse("https://wordly.ai/nothing")
    assert not link.matched
    assert (link.code, link.range) == ("unknown-path-component", (18, 25))
    assert waymark.parse("\ud800").code == "invalid-utf-8"
    assert waymark.parse(b"\xff").code == "invalid-utf-8"


def test_secrets_are_not_shown() -> None:
    link = waymark.parse(ATTEND, reveal_secrets=True)
    assert link.parameters["passcode"] == "4711abc"
    assert "4711abc" not in repr(link)
    assert "4711abc" not in repr(waymark.parse(ATTEND))


def test_manifests(tmp_path: Path) -> None:
    path = tmp_path / "shop.links.yaml"
    path.write_bytes(SHOP)
    for router in (waymark.Router(path), waymark.Router(str(path)), waymark.Router(SHOP)):
        assert router.parse("https://shop.example/item/7").parameters == {"id": "7"}
    assert waymark.parse("https://shop.example/files/a/b", path).parameters == {"path": ["a", "b"]}
    assert waymark.parse("https://shop.example/files/", SHOP).parameters == {"path": []}
    with pytest.raises(waymark.ManifestError, match="manifest:1:"):
        waymark.Router(b"app: [")
    with pytest.raises(waymark.ManifestError, match="manifest 2:1:"):
        waymark.Router(SHOP, b"app: [")
    with pytest.raises(FileNotFoundError):
        waymark.Router(tmp_path / "absent.links.yaml")
    with pytest.raises(ValueError, match="no manifests"):
        waymark.Router()


def test_routers_can_be_pickled() -> None:
    router = pickle.loads(pickle.dumps(waymark.Router(SHOP)))
    assert router.parse("https://shop.example/item/7").route == "item"
    assert repr(router) == "<waymark.Router apps=['shop']>"


class CountingRouter(waymark.Router):
    """A router with an attribute of its own."""

    count = 0


def test_a_pickled_router_keeps_its_class() -> None:
    for router in (CountingRouter(SHOP), CountingRouter.bundled()):
        assert isinstance(router, CountingRouter)
        router.count = 7
        copy = pickle.loads(pickle.dumps(router))
        assert type(copy) is CountingRouter
        assert (copy.count, copy.routes) == (7, router.routes)


def test_links_are_strings_or_bytes() -> None:
    router = waymark.Router.bundled()
    view = memoryview(ATTEND.encode())
    for link in (ATTEND.encode(), bytearray(view), view):
        assert router.parse(link).matched  # type: ignore[arg-type]
    for value, name in ((None, "NoneType"), (5, "int")):
        with pytest.raises(TypeError, match=f"must be str or bytes, not {name}"):
            router.parse(value)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="must be str or bytes, not int"):
        router.parse_many([ATTEND, 5])  # type: ignore[list-item]
    for links in (ATTEND, ATTEND.encode()):
        with pytest.raises(TypeError, match="must be an iterable of links"):
            router.parse_many(links)  # type: ignore[arg-type]


def test_routers_are_usable_until_the_interpreter_has_ended() -> None:
    script = """
import atexit, threading, time
def flush():
    time.sleep(0.2)
    print(router.parse("https://wordly.ai/attend/KXTR-7429").status)
# Handlers that are registered first run last.
atexit.register(flush)
import waymark
router = waymark.Router.bundled()
def work():
    while True:
        router.parse("https://wordly.ai/attend/KXTR-7429")
threading.Thread(target=work, daemon=True).start()
time.sleep(0.1)
"""
    run = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
    assert run.stdout == b"matched\n"


def test_parse_many() -> None:
    links = waymark.Router(SHOP).parse_many([None, "https://shop.example/item/7", b""])
    assert links[0] is None
    assert [link and link.code for link in links] == [None, None, "empty-link"]
    assert waymark.Router(SHOP).parse_many([]) == []


@pytest.mark.parametrize(
    "kind",
    [
        pa.string(),
        pa.large_string(),
        pa.binary(),
        pa.large_binary(),
        pa.string_view(),
        pa.dictionary(pa.int32(), pa.string()),
    ],
)
def test_types_of_arrays(kind: Any) -> None:
    links = pa.array(["x", ATTEND, None, "https://wordly.ai/nothing", ""], pa.string()).cast(kind)
    router = waymark.Router.bundled()
    whole = router.classify(links)
    assert whole.field("status").to_pylist() == [
        "rejected",
        "matched",
        None,
        "rejected",
        "rejected",
    ]
    assert whole.null_count == 1
    part = router.classify(links.slice(1, 3))
    assert part.to_pylist() == whole.to_pylist()[1:4]
    chunks = router.classify(pa.chunked_array([links.slice(0, 2), links.slice(2)]))
    assert chunks.to_pylist() == whole.to_pylist()


@pytest.mark.parametrize("kind", [pa.string_view(), pa.binary_view(), pa.null()])
def test_versions_of_pyarrow_that_do_not_cast_views(
    kind: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Links:
        """An array of pyarrow 16."""

        type = kind

        def cast(self, _: Any) -> Any:
            raise pa.ArrowNotImplementedError

        def to_pylist(self) -> List[Any]:
            return [ATTEND, None]

    router = waymark.Router.bundled()
    result = router._classify_array(Links(), 0)  # type: ignore[arg-type,unused-ignore]
    assert result.field("route").to_pylist() == ["attend", None]
    monkeypatch.delattr(pa, "string_view")
    links = pa.array([ATTEND, None])
    assert router.classify(links).to_pylist() == result.to_pylist()


class Exporter:
    """An array of another library."""

    def __init__(self, values: pa.Array) -> None:
        self.values = values

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any:
        return self.values.__arrow_c_array__(requested_schema)


def test_arrays_of_other_libraries() -> None:
    import polars as pl

    links = [ATTEND, None, "https://wordly.ai/nothing"]
    router = waymark.Router.bundled()
    expected = router.classify(pa.array(links)).to_pylist()
    assert router.classify(Exporter(pa.array(links))).to_pylist() == expected
    assert router.classify(pl.Series(links)).to_pylist() == expected


def test_empty_arrays() -> None:
    router = waymark.Router.bundled()
    for links in (pa.array([], pa.string()), pa.chunked_array([], pa.string()), pa.nulls(2)):
        result = router.classify(links)
        assert len(result) == len(links)
        assert result.null_count == len(links)
    with pytest.raises(TypeError, match="int64"):
        router.classify(pa.array([1]))


def test_columns() -> None:
    result = waymark.Router.bundled().classify(pa.array([ATTEND]), codes_only=True)
    assert [field.name for field in result.type] == ["status", "app", "route", "code"]
    rejected = pa.array(["https://wordly.ai/nothing"])
    plain = waymark.Router.bundled().classify(rejected, codes_only=True, explain=False)
    assert plain.to_pylist() == [{"status": "rejected", "app": None, "route": None, "code": None}]


def test_threads() -> None:
    router = waymark.Router.bundled()
    links = pa.array([ATTEND, "https://wordly.ai/nothing"] * 5000)
    results: List[Any] = []
    threads = [
        threading.Thread(target=lambda: results.append(router.classify(links))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 4
    assert all(result.equals(results[0]) for result in results)


def test_memory_is_released() -> None:
    script = """
import resource, pyarrow as pa, waymark
router = waymark.Router.bundled()
links = pa.array(["https://wordly.ai/attend/KXTR-7429?lang=fr", "https://wordly.ai/x"] * 20000)
def run(count):
    for _ in range(count):
        router.classify(links)
        router.parse("https://wordly.ai/attend/KXTR-7429")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
before = run(5)
after = run(30)
assert after - before < 20_000, (before, after)
"""
    subprocess.run([sys.executable, "-c", script], check=True)


def test_negotiate() -> None:
    result = waymark.negotiate(["zh-TW", "fr"], ["en", "fr"])
    assert (result.language, result.preference_index, result.direction) == ("fr", 1, "ltr")
    assert waymark.negotiate("it", "en,he", default="he").direction == "rtl"
    assert not waymark.negotiate("it", ["en"]).matched
    assert waymark.negotiate("zh-SG").language == "zh-CN"
    with pytest.raises(ValueError):
        waymark.negotiate(["a,b"])
    with pytest.raises(ValueError):
        waymark.negotiate(["", "a,b"])
    with pytest.raises(waymark.WaymarkError, match="no language"):
        waymark.negotiate("fr", [])


@pytest.mark.parametrize(
    "preferences,index",
    [
        (["", "fr"], 1),
        ([" ", "", "\t", "fr"], 3),
        (["fr", ""], 0),
        ("bogus!,,fr;q=0.1,fr", 3),
        (",fr", 1),
        ("(\n  xx,\n  fr\n)", 1),
        ('["xx", "fr"]', 1),
        ([""], None),
        ([], None),
        ("", None),
        (",", None),
    ],
)
def test_empty_preferences_count(
    preferences: Union[str, List[str]], index: Optional[int]
) -> None:
    assert waymark.negotiate(preferences, ["en", "fr"]).preference_index == index


@pytest.mark.parametrize("preferences", ["pt-BR,de", "nn", "zh-Hant-HK,ja", "sr-Latn", "iw", "x-y"])
def test_languages_equal_those_of_the_program(preferences: str) -> None:
    for available in ("en,pt-PT,nb,zh-TW,he,sr", "ja,fr"):
        command = [TOOL, "locale", "--format", "json", "--prefer", preferences]
        output = subprocess.run(
            [*command, "--supported", available], capture_output=True, check=True
        ).stdout
        result = json.loads(output)
        own = waymark.negotiate(preferences, available)
        assert own.language == result["language"]
        assert own.preference_index == result.get("preferenceIndex")
        assert own.direction == result["direction"]


def test_lint(tmp_path: Path) -> None:
    for language, value in (("en", "%d files"), ("de", "Dateien")):
        folder = tmp_path / f"{language}.lproj"
        folder.mkdir()
        (folder / "Localizable.strings").write_text(f'"files" = "{value}";\n')
    diagnostics = waymark.lint(tmp_path, program=TOOL)
    assert [item.rule for item in diagnostics] == ["placeholder-missing"]
    assert (diagnostics[0].severity, diagnostics[0].line, diagnostics[0].key) == (
        "error",
        1,
        "files",
    )
    assert waymark.lint([tmp_path], program=TOOL, allow=["placeholder-missing"]) == []
    assert waymark.lint(tmp_path, program=TOOL, allow="placeholder-missing") == []
    assert waymark.lint(tmp_path, program=TOOL, deny="placeholder-missing") == diagnostics
    for languages in ("fr", "de,fr"):
        missing = waymark.lint(tmp_path, program=TOOL, languages=languages)
        assert missing == waymark.lint(tmp_path, program=TOOL, languages=languages.split(","))
        assert missing != diagnostics
    with pytest.raises(ValueError, match="no paths"):
        waymark.lint([], program=TOOL)
    with pytest.raises(waymark.LintError, match="no such file"):
        waymark.lint(tmp_path / "absent", program=TOOL)
    with pytest.raises(waymark.LintError, match="cannot run"):
        waymark.lint(tmp_path, program=tmp_path / "absent")


def test_version() -> None:
    output = subprocess.run([TOOL, "--version"], capture_output=True, check=True).stdout.decode()
    assert output.split()[0] == waymark.__version__


def test_a_missing_library_is_an_import_error() -> None:
    environment = {**os.environ, "WAYMARK_LIBRARY": "/absent/libwaymark.so"}
    run = subprocess.run(
        [sys.executable, "-c", "import waymark"], env=environment, capture_output=True, check=False
    )
    assert run.returncode == 1
    assert b"ImportError: cannot load the library of waymark" in run.stderr
