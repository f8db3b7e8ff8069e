#!/usr/bin/env python3
"""Opens pages of the documentation site in Chromium, from files and without a network.

    check_site.py FOLDER

Checks at widths of 320 and 1280 pixels, in light and dark mode, that axe finds no violation and
that no page scrolls horizontally. Also checks that the search finds a rule, and that the target
file of every link exists. Prints each problem. Exit status: 0 if there is no problem, 1
otherwise.
"""

import importlib.util
import pathlib
import shutil
import sys
import urllib.parse

from playwright.sync_api import sync_playwright

SITE = pathlib.Path(sys.argv[1]).resolve()
AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
# The checked pages: one of each kind.
PAGES = [
    "index.html",
    "tutorials/index.html",
    "tutorials/typed-links.html",
    "guides/continuous-integration.html",
    "reference/index.html",
    "reference/manifest.html",
    "reference/waymark-yaml.html",
    "reference/rules.html",
    "reference/performance.html",
    "reference/rules/placeholder-type.html",
    "reference/commands/index.html",
    "reference/commands/waymark-lint.html",
    "reference/commands/waymark-keyscan.html",
    "reference/codes/index.html",
    "reference/codes/link-syntax.html",
    "reference/schemas/parse.html",
    "libraries/index.html",
    "libraries/linkrouting/index.html",
    "libraries/linkrouting/router.html",
    "coming-from/index.html",
    "coming-from/plutil-and-locheck.html",
    "search.html",
    "genindex.html",
]
problems = []


def check_view(browser, width, scheme):
    context = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True
    )
    context.add_init_script(
        f"localStorage.setItem('mode', '{scheme}'); localStorage.setItem('theme', '{scheme}')"
    )
    page = context.new_page()
    for name in PAGES:
        page.goto((SITE / name).as_uri())
        page.wait_for_timeout(150)
        where = f"{name} at {width} px, {scheme}"
        wide = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        if wide > 1:
            problems.append(f"{where}: wider than the screen by {wide} px")
        page.evaluate(AXE.read_text())
        result = page.evaluate(
            "tags => axe.run(document, {"
            "runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})",
            TAGS,
        )
        if len(result["passes"]) < 10:
            problems.append(f"{where}: axe checked nearly nothing")
        for violation in result["violations"]:
            node = violation["nodes"][0]
            problems.append(
                f"{where}: {violation['id']}: {violation['help']}: {node['html'][:160]}"
            )
    context.close()


def check_search(browser):
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto((SITE / "search.html").as_uri() + "?q=" + urllib.parse.quote("missing-translation"))
    page.wait_for_selector("#search-results li a", timeout=20_000)
    found = page.eval_on_selector_all(
        "#search-results li a", "links => links.map(link => link.getAttribute('href'))"
    )
    if not any("missing-translation" in link for link in found):
        problems.append(f"the search for missing-translation finds only {found[:5]}")
    context.close()


def check_links(browser):
    context = browser.new_context(offline=True, java_script_enabled=False)
    page = context.new_page()
    count = 0
    for name in PAGES:
        page.goto((SITE / name).as_uri())
        links = page.eval_on_selector_all("a[href]", "links => links.map(link => link.href)")
        for link in links:
            url = urllib.parse.urlsplit(link)
            if url.scheme != "file":
                continue
            count += 1
            if not pathlib.Path(urllib.parse.unquote(url.path)).exists():
                problems.append(f"{name}: no file for {link}")
    context.close()
    if count < 500:
        problems.append(f"only {count} links were found")


missing = [name for name in PAGES if not (SITE / name).exists()]
if missing:
    sys.exit(f"error: no page {', '.join(missing)} in {SITE}: run Tools/documentation")
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox"]
    )
    for width in (320, 1280):
        for scheme in ("light", "dark"):
            check_view(browser, width, scheme)
    check_search(browser)
    check_links(browser)
    browser.close()
for problem in problems:
    print(problem)
print(f"{4 * len(PAGES)} views of {len(PAGES)} pages, {len(problems)} problems")
sys.exit(1 if problems else 0)
