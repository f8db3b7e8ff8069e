"""Routers, and the links that they parse."""

from __future__ import annotations

import ctypes
import functools
import json
import os
import weakref
from array import array
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Optional, Tuple, Type, Union

from . import _arrow
from ._library import (
    CODES_ONLY,
    REVEAL_SECRETS,
    WITHOUT_EXPLANATIONS,
    Links,
    Manifest,
    check,
    library,
    take_string,
)

if TYPE_CHECKING:
    import pyarrow as pa

ManifestSource = Union[str, "os.PathLike[str]", bytes]
Link = Union[str, bytes]
Parameter = Union[str, List[str]]


@dataclass(frozen=True)
class ParsedLink:
    """The result for one link.

    The representation contains neither parameters nor the canonical link, because they may contain
    secrets.
    """

    status: str
    """`matched` or `rejected`."""
    app: Optional[str] = None
    """The app; `None` for a rejected link."""
    route: Optional[str] = None
    """The route; `None` for a rejected link."""
    parameters: Dict[str, Parameter] = field(default_factory=dict, repr=False)
    """The parameters that are present or have a default, in canonical spelling."""
    canonical: Optional[str] = field(default=None, repr=False)
    """The canonical link; `None` for a rejected link."""
    code: Optional[str] = None
    """The reason of the rejection, such as `unknown-host`; `None` for a matched link."""
    range: Optional[Tuple[int, int]] = None
    """The rejected bytes of the link, as start and end; `None` for a matched link."""

    @property
    def matched(self) -> bool:
        """Whether a route matches the link."""
        return self.status == "matched"


@dataclass(frozen=True)
class RouteParameter:
    """A parameter of a route."""

    name: str
    list: bool
    """Whether the value is a list of strings."""
    secret: bool
    """Whether the values are secret."""


@dataclass(frozen=True)
class Route:
    """A route of an app."""

    app: str
    route: str
    parameters: Tuple[RouteParameter, ...]


class Router:
    """The routes of one or more apps.

    A router never changes. Several threads can use it at the same time, and calls for batches
    release the lock of the interpreter. A router can be pickled.
    """

    def __init__(self, *manifests: ManifestSource) -> None:
        """Creates a router from manifests: paths of files, or the content of files as bytes.

        Raises `ManifestError` if a manifest contains errors.
        """
        if not manifests:
            raise ValueError("no manifests; Router.bundled() has the bundled apps")
        several = len(manifests) > 1
        self._open(
            [
                _content(manifest, f"manifest {number}" if several else "manifest")
                for number, manifest in enumerate(manifests, 1)
            ]
        )

    @classmethod
    def bundled(cls) -> Router:
        """Returns the router of the apps that Waymark contains."""
        return cls._of(())

    @classmethod
    def _of(cls, contents: Tuple[Tuple[str, bytes], ...]) -> Router:
        router = cls.__new__(cls)
        router._open(list(contents))
        return router

    def _open(self, contents: List[Tuple[str, bytes]]) -> None:
        handle = ctypes.c_void_p()
        error = ctypes.c_void_p()
        if contents:
            manifests = (Manifest * len(contents))(
                *(
                    Manifest(path.encode(errors="replace"), content, len(content))
                    for path, content in contents
                )
            )
            status = library.waymark_router_create(
                manifests, len(contents), ctypes.byref(handle), ctypes.byref(error)
            )
        else:
            status = library.waymark_router_create_bundled(
                ctypes.byref(handle), ctypes.byref(error)
            )
        check(status, error)
        self._contents = tuple(contents)
        self._handle = handle
        # At the exit of the interpreter, other threads and exit handlers may still use the router.
        weakref.finalize(self, library.waymark_router_free, handle).atexit = False
        text = ctypes.c_void_p()
        check(
            library.waymark_router_describe(handle, ctypes.byref(text), ctypes.byref(error)), error
        )
        self.routes: Tuple[Route, ...] = tuple(
            Route(
                entry["app"],
                entry["route"],
                tuple(RouteParameter(**parameter) for parameter in entry["parameters"]),
            )
            for entry in json.loads(take_string(text.value))
        )
        """The routes of all apps."""
        self._lists = {
            (route.app, route.route): frozenset(
                parameter.name for parameter in route.parameters if parameter.list
            )
            for route in self.routes
        }

    def __reduce__(self) -> Tuple[Any, ...]:
        if type(self) is Router:
            return (_shared, (self._contents,))
        state = {name: value for name, value in vars(self).items() if name not in _OWN}
        return (_restored, (type(self), self._contents), state or None)

    def __repr__(self) -> str:
        apps = list(dict.fromkeys(route.app for route in self.routes))
        return f"<waymark.Router apps={apps}>"

    def parse(self, link: Link, *, reveal_secrets: bool = False) -> ParsedLink:
        """Parses a link. Secrets are replaced by `•••` unless they are revealed."""
        result = self.parse_many([_bytes(link)], reveal_secrets=reveal_secrets)[0]
        assert result is not None
        return result

    def parse_many(
        self, links: Iterable[Optional[Link]], *, reveal_secrets: bool = False
    ) -> List[Optional[ParsedLink]]:
        """Parses links. The result for `None` is `None`.

        This method does not need pyarrow. `classify` is faster for large batches.
        """
        if isinstance(links, (str, bytes, bytearray, memoryview)):
            raise TypeError(f"links must be an iterable of links, not {type(links).__name__}")
        texts = [None if link is None else _bytes(link) for link in links]
        offsets = array("q", [0])
        bitmap = bytearray(len(texts) // 8 + 1)
        for index, text in enumerate(texts):
            offsets.append(offsets[-1] + len(text or b""))
            if text is not None:
                bitmap[index // 8] |= 1 << index % 8
        data = b"".join(text for text in texts if text is not None)
        validity = (ctypes.c_uint8 * len(bitmap)).from_buffer(bitmap)
        batch = Links(
            offsets.buffer_info()[0],
            64,
            ctypes.cast(ctypes.c_char_p(data), ctypes.c_void_p),
            len(data),
            ctypes.addressof(validity),
            0,
            len(texts),
        )
        with _arrow.Result() as result:
            self._classify(batch, REVEAL_SECRETS if reveal_secrets else 0, result)
            return self._links(result)

    def _links(self, result: _arrow.Result) -> List[Optional[ParsedLink]]:
        columns = zip(
            _arrow.names(result.child("status")),
            _arrow.names(result.child("app")),
            _arrow.names(result.child("route")),
            _arrow.maps(result.child("parameters")),
            _arrow.strings(result.child("canonical")),
            _arrow.names(result.child("code")),
            _arrow.integers(result.child("range_start")),
            _arrow.integers(result.child("range_end")),
        )
        links: List[Optional[ParsedLink]] = []
        for status, app, route, entries, canonical, code, start, end in columns:
            if status is None:
                links.append(None)
                continue
            lists = self._lists.get((app or "", route or ""), frozenset())
            parameters: Dict[str, Parameter] = {
                name: json.loads(value) if name in lists else value for name, value in entries or []
            }
            span = None if start is None or end is None else (start, end)
            links.append(ParsedLink(status, app, route, parameters, canonical, code, span))
        return links

    def _classify(self, batch: Links, flags: int, result: _arrow.Result) -> None:
        error = ctypes.c_void_p()
        check(
            library.waymark_classify(
                self._handle,
                ctypes.byref(batch),
                flags,
                ctypes.byref(result.schema),
                ctypes.byref(result.array),
                ctypes.byref(error),
            ),
            error,
        )

    def classify(
        self,
        links: Any,
        *,
        codes_only: bool = False,
        explain: bool = True,
        reveal_secrets: bool = False,
    ) -> Union[pa.StructArray, pa.ChunkedArray]:
        """Classifies an Arrow array of links. Needs pyarrow.

        `links` is an array or a chunked array of strings or binary values, or an object with the
        Arrow PyCapsule interface, such as a series of Polars. The links are not copied, except for
        views and dictionaries. The result has the shape of the argument.

        - `codes_only` omits canonical links, parameters and ranges.
        - `explain=False` omits the reasons of rejections.
        """
        import pyarrow as pa

        flags = CODES_ONLY if codes_only else 0
        flags |= 0 if explain else WITHOUT_EXPLANATIONS
        flags |= REVEAL_SECRETS if reveal_secrets else 0
        if not isinstance(links, (pa.Array, pa.ChunkedArray)):
            links = (
                pa.chunked_array(links) if hasattr(links, "__arrow_c_stream__") else pa.array(links)
            )
        if isinstance(links, pa.ChunkedArray):
            if not links.num_chunks:
                empty = self._classify_array(pa.array([], links.type), flags)
                return pa.chunked_array([], empty.type)
            return pa.chunked_array([self._classify_array(chunk, flags) for chunk in links.chunks])
        return self._classify_array(links, flags)

    def _classify_array(self, links: pa.Array, flags: int) -> pa.StructArray:
        import pyarrow as pa

        if pa.types.is_dictionary(links.type):
            links = links.dictionary_decode()
        # pyarrow has views since version 16, but can cast them only since a later version.
        views = (pa.string_view(), pa.binary_view()) if hasattr(pa, "string_view") else ()
        if pa.types.is_null(links.type) or links.type in views:
            try:
                links = links.cast(pa.large_binary())
            except pa.ArrowNotImplementedError:
                links = pa.array(links.to_pylist(), pa.large_binary())
        if links.type in (pa.string(), pa.binary()):
            width = 32
        elif links.type in (pa.large_string(), pa.large_binary()):
            width = 64
        else:
            raise TypeError(f"links are {links.type}; expected strings or binary values")
        validity, offsets, data = links.buffers()
        # An empty array may have no offsets.
        zero = array("q", [0])
        is_empty = offsets is None or not len(links)
        batch = Links(
            zero.buffer_info()[0] if is_empty else offsets.address,
            width,
            None if data is None else data.address,
            0 if data is None else data.size,
            None if validity is None else validity.address,
            0 if is_empty else links.offset,
            len(links),
        )
        with _arrow.Result() as result:
            self._classify(batch, flags, result)
            return pa.Array._import_from_c(
                ctypes.addressof(result.array), ctypes.addressof(result.schema)
            )


def _bytes(link: Link) -> bytes:
    if isinstance(link, str):
        # An unpaired surrogate becomes invalid UTF-8, which the router rejects.
        return link.encode(errors="surrogatepass")
    if isinstance(link, (bytes, bytearray, memoryview)):
        return bytes(link)
    raise TypeError(f"a link must be str or bytes, not {type(link).__name__}")


def _content(manifest: ManifestSource, name: str = "manifest") -> Tuple[str, bytes]:
    if isinstance(manifest, bytes):
        return (name, manifest)
    path = os.fspath(manifest)
    with open(path, "rb") as file:
        return (path, file.read())


@functools.lru_cache(maxsize=8)
def _shared(contents: Tuple[Tuple[str, bytes], ...]) -> Router:
    """Returns the router of manifests, one for each process."""
    return Router._of(contents)


# The attributes that a router sets itself.
_OWN = frozenset(["_contents", "_handle", "_lists", "routes"])


def _restored(kind: Type[Router], contents: Tuple[Tuple[str, bytes], ...]) -> Router:
    """Returns a router of a subclass of `Router`."""
    return kind._of(contents)


def router_of(manifest: Union[Router, ManifestSource, None]) -> Router:
    """Returns a router, the shared router of a manifest, or of the bundled apps for `None`."""
    if isinstance(manifest, Router):
        return manifest
    return _shared(() if manifest is None else (_content(manifest),))


def parse(
    link: Link,
    manifest: Union[Router, ManifestSource, None] = None,
    *,
    reveal_secrets: bool = False,
) -> ParsedLink:
    """Parses a link with a manifest, or with those of the bundled apps."""
    return router_of(manifest).parse(link, reveal_secrets=reveal_secrets)
