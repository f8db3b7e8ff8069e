"""The settings of Sphinx for the documentation site."""

import pathlib

project = "Waymark"
html_title = "Waymark"
extensions = ["myst_parser"]
# Otherwise, "--fix" would become a dash and "fix".
smartquotes = False
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
exclude_patterns = []
html_theme = "pydata_sphinx_theme"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_show_sourcelink = False
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    # A button that stays in a narrow page would overlap its title at 320 px.
    "navbar_persistent": [],
    "navbar_end": ["theme-switcher", "search-button"],
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": [],
    "footer_end": [],
    "show_nav_level": 1,
    "navigation_depth": 3,
    "show_toc_level": 2,
}
# Members of types start at the third heading level, and an ellipsis in code samples is not valid
# syntax.
suppress_warnings = ["myst.header", "misc.highlighting_failure"]


def name_toggles(app, exception):
    """Gives the toggles of the navigation an accessible name, because the theme omits it."""
    if exception:
        return
    for page in pathlib.Path(app.outdir).rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        named = text.replace(
            '<summary><span class="toctree-toggle"',
            '<summary aria-label="Show or hide the pages of this part">'
            '<span class="toctree-toggle"',
        )
        if named != text:
            page.write_text(named, encoding="utf-8")


def setup(app):
    """Registers the functions of this file with Sphinx."""
    app.connect("build-finished", name_toggles)
