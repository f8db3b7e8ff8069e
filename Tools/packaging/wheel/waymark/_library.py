"""The functions of libwaymark.so, called with ctypes. `waymark.h` documents them."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import Optional

MASK = "•••"


class WaymarkError(Exception):
    """A call failed. The message contains no part of a link."""


class ManifestError(WaymarkError, ValueError):
    """A manifest contains errors, or two manifests conflict."""


class ArrowSchema(ctypes.Structure):
    """A type, as in the Arrow C data interface."""


ArrowSchema._fields_ = [
    ("format", ctypes.c_char_p),
    ("name", ctypes.c_char_p),
    ("metadata", ctypes.c_char_p),
    ("flags", ctypes.c_int64),
    ("n_children", ctypes.c_int64),
    ("children", ctypes.POINTER(ctypes.POINTER(ArrowSchema))),
    ("dictionary", ctypes.POINTER(ArrowSchema)),
    ("release", ctypes.CFUNCTYPE(None, ctypes.POINTER(ArrowSchema))),
    ("private_data", ctypes.c_void_p),
]


class ArrowArray(ctypes.Structure):
    """An array, as in the Arrow C data interface."""


ArrowArray._fields_ = [
    ("length", ctypes.c_int64),
    ("null_count", ctypes.c_int64),
    ("offset", ctypes.c_int64),
    ("n_buffers", ctypes.c_int64),
    ("n_children", ctypes.c_int64),
    ("buffers", ctypes.POINTER(ctypes.c_void_p)),
    ("children", ctypes.POINTER(ctypes.POINTER(ArrowArray))),
    ("dictionary", ctypes.POINTER(ArrowArray)),
    ("release", ctypes.CFUNCTYPE(None, ctypes.POINTER(ArrowArray))),
    ("private_data", ctypes.c_void_p),
]


class Manifest(ctypes.Structure):
    """`waymark_manifest`"""

    _fields_ = [
        ("path", ctypes.c_char_p),
        ("content", ctypes.c_char_p),
        ("length", ctypes.c_size_t),
    ]


class Links(ctypes.Structure):
    """`waymark_links`"""

    _fields_ = [
        ("offsets", ctypes.c_void_p),
        ("offset_width", ctypes.c_int32),
        ("data", ctypes.c_void_p),
        ("data_length", ctypes.c_int64),
        ("validity", ctypes.c_void_p),
        ("first", ctypes.c_int64),
        ("count", ctypes.c_int64),
    ]


class NegotiationResult(ctypes.Structure):
    """`waymark_negotiation`"""

    _fields_ = [
        ("language", ctypes.c_void_p),
        ("preference_index", ctypes.c_int64),
        ("is_right_to_left", ctypes.c_int32),
    ]


CODES_ONLY = 1
WITHOUT_EXPLANATIONS = 2
REVEAL_SECRETS = 4

_INVALID_MANIFEST = 2


def _load() -> ctypes.CDLL:
    path = os.environ.get("WAYMARK_LIBRARY") or str(Path(__file__).with_name("libwaymark.so"))
    try:
        library = ctypes.CDLL(path)
    except OSError as failure:
        raise ImportError(f"cannot load the library of waymark: {failure}") from failure
    pointer = ctypes.POINTER
    handle = ctypes.c_void_p
    error = pointer(ctypes.c_void_p)
    functions = {
        "waymark_version": (ctypes.c_char_p, []),
        "waymark_router_create": (
            ctypes.c_int32,
            [pointer(Manifest), ctypes.c_size_t, pointer(handle), error],
        ),
        "waymark_router_create_bundled": (ctypes.c_int32, [pointer(handle), error]),
        "waymark_router_describe": (ctypes.c_int32, [handle, pointer(ctypes.c_void_p), error]),
        "waymark_router_free": (None, [handle]),
        "waymark_classify": (
            ctypes.c_int32,
            [
                handle,
                pointer(Links),
                ctypes.c_uint32,
                pointer(ArrowSchema),
                pointer(ArrowArray),
                error,
            ],
        ),
        "waymark_negotiate": (
            ctypes.c_int32,
            [
                ctypes.c_char_p,
                ctypes.c_char_p,
                ctypes.c_char_p,
                pointer(NegotiationResult),
                error,
            ],
        ),
        "waymark_error_message": (ctypes.c_char_p, [ctypes.c_void_p]),
        "waymark_error_free": (None, [ctypes.c_void_p]),
        "waymark_string_free": (None, [ctypes.c_void_p]),
    }
    for name, (result, arguments) in functions.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    return library


library = _load()


def version() -> str:
    """Returns the version of the library."""
    text: bytes = library.waymark_version()
    return text.decode()


def check(status: int, error: ctypes.c_void_p) -> None:
    """Raises the error of a call that failed."""
    if status == 0:
        return
    message = "unknown error"
    if error:
        text: Optional[bytes] = library.waymark_error_message(error)
        message = text.decode(errors="replace") if text else message
        library.waymark_error_free(error)
    raise (ManifestError if status == _INVALID_MANIFEST else WaymarkError)(message)


def take_string(address: Optional[int]) -> str:
    """Copies a string of the library and frees it."""
    if not address:
        raise MemoryError
    try:
        return ctypes.string_at(address).decode()
    finally:
        library.waymark_string_free(address)
