"""Deep links and string catalogs.

`Router` parses links, `negotiate` chooses a language, and `lint` checks string catalogs. The
modules `waymark.duckdb`, `waymark.polars` and `waymark.spark` parse columns of links.
"""

from ._library import ManifestError, WaymarkError, version
from ._lint import Diagnostic, LintError, lint
from ._locale import Negotiation, negotiate
from ._router import ParsedLink, Route, RouteParameter, Router, parse

__version__ = version()

__all__ = [
    "Diagnostic",
    "LintError",
    "ManifestError",
    "Negotiation",
    "ParsedLink",
    "Route",
    "RouteParameter",
    "Router",
    "WaymarkError",
    "lint",
    "negotiate",
    "parse",
]
