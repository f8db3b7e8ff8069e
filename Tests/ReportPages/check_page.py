#!/usr/bin/env python3
"""Checks an HTML report in Chromium, without a network.

    check_page.py REPORT [PICTURES]

Prints a line for each problem, and then the number of checks. If PICTURES is given, writes a
picture of each view to that folder.

Exit status: 0 if all checks pass, 1 if a check or the browser fails, 2 if the report does not
exist, 77 if the check is skipped because the browser is not installed. The check fails after two
minutes, or after the number of seconds in WAYMARK_PAGE_TIMEOUT.
"""

import importlib.util
import json
import os
import pathlib
import shutil
import sys
import threading


def end(status, text):
    """Exits immediately, even while the browser is busy."""
    print(text, flush=True)
    os._exit(status)


if len(sys.argv) not in (2, 3) or not os.path.isfile(sys.argv[1]):
    end(2, __doc__.split("\n\n")[1].strip() + ": there is no such report")
# Uses the browser of the system instead of the browsers that Playwright downloads.
PROGRAM = shutil.which("chromium")
MODULES = ["playwright", "axe_playwright_python"]
if PROGRAM is None or None in [importlib.util.find_spec(name) for name in MODULES]:
    end(77, "skipped: the browser is not installed: run Tools/browser")

from playwright.sync_api import Error, sync_playwright  # noqa: E402

REPORT = pathlib.Path(sys.argv[1]).resolve()
PICTURES = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js"
SECONDS = float(os.environ.get("WAYMARK_PAGE_TIMEOUT", "120"))
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
VIEWS = {
    "light": dict(width=1280, height=900, scheme="light"),
    "dark": dict(width=1280, height=900, scheme="dark"),
    "narrow": dict(width=320, height=640, scheme="light"),
    "narrow-dark": dict(width=320, height=640, scheme="dark"),
}

problems = []
looked = 0


def hold(fact, problem):
    """Records a problem unless the condition is true."""
    global looked
    looked += 1
    if not fact:
        problems.append(problem)


def rows(page):
    """Returns the number of visible diagnostics."""
    return page.evaluate(
        "[...document.querySelectorAll('.diagnostic')].filter(e => e.offsetParent !== null).length"
    )


def run_axe(page, name):
    # A row far outside the viewport has no layout, so axe would not check it.
    page.add_style_tag(content=".diagnostic { content-visibility: visible !important }")
    page.evaluate(AXE.read_text())
    result = page.evaluate(
        "tags => axe.run(document, {"
        "runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})",
        TAGS,
    )
    for violation in result["violations"]:
        nodes = [
            node["html"][:200] + " " + node.get("failureSummary", "")
            for node in violation["nodes"][:3]
        ]
        problems.append(f"{name}: axe: {violation['id']}: {violation['help']}: {json.dumps(nodes)}")
    hold(len(result["passes"]) > 10, f"{name}: axe looked at nearly nothing")


def look(browser, name, view):
    context = browser.new_context(
        viewport={"width": view["width"], "height": view["height"]},
        color_scheme=view["scheme"],
        offline=True,
        bypass_csp=True,
    )
    page = context.new_page()
    listen(page, name)
    page.goto(REPORT.as_uri())
    width = page.evaluate("document.documentElement.scrollWidth")
    hold(width <= view["width"], f"{name}: the page is {width} pixels wide")
    # Also checks the parts that are collapsed by default.
    page.evaluate("document.querySelectorAll('details').forEach(e => e.open = true)")
    width = page.evaluate("document.documentElement.scrollWidth")
    hold(width <= view["width"], f"{name}: unfolded, the page is {width} pixels wide")
    run_axe(page, name)
    page.evaluate("document.querySelectorAll('details').forEach(e => e.open = false)")
    picture(page, name)
    context.close()


def listen(page, name):
    page.on("pageerror", lambda error: problems.append(f"{name}: {error}"))
    page.on("console", lambda message: problems.append(f"{name}: {message.text}"))
    page.on("dialog", lambda dialog: (problems.append(f"{name}: a text was run"), dialog.dismiss()))
    page.on(
        "request",
        lambda request: request.url.startswith("file:")
        or problems.append(f"{name}: asks for {request.url}"),
    )


def picture(page, name):
    if PICTURES:
        page.screenshot(path=PICTURES / f"{name}.png", full_page=False)
        page.screenshot(path=PICTURES / f"{name}-full.png", full_page=True)


def filters(browser):
    # Unlike the other contexts, this one does not bypass the page's content security policy.
    context = browser.new_context(offline=True)
    page = context.new_page()
    listen(page, "filters")
    page.goto(REPORT.as_uri())
    all_rows = rows(page)
    entries = page.evaluate(
        "[...document.querySelectorAll('.diagnostic')].map(e => ({...e.dataset}))"
    )
    # An entry has the number of its diagnostics in each of its languages, one per line.
    counts = [[int(count) for count in entry.get("count", "1").split("\n")] for entry in entries]
    all_count = sum(map(sum, counts))
    hold(page.is_visible("#filters"), "filters: they are not shown")
    for name in ["severity", "rule", "language", "catalog"]:
        attributes = [entry.get(name, "").split("\n") for entry in entries]
        values = [value for value in dict.fromkeys(sum(attributes, [])) if value]
        options = page.evaluate(
            f"[...document.querySelectorAll('#by-{name} option')].map(e => e.value).slice(1)"
        )
        hold(sorted(values) == sorted(options), f"filters: {name} offers {options}, not {values}")
        for value in values:
            page.select_option(f"#by-{name}", value=value)
            fitting = [index for index, own in enumerate(attributes) if value in own]
            hold(
                rows(page) == len(fitting),
                f"filters: {name}={value} shows {rows(page)}, not {len(fitting)}",
            )
            count = sum(
                (
                    counts[index][attributes[index].index(value)]
                    if name == "language"
                    else sum(counts[index])
                )
                for index in fitting
            )
            text = page.inner_text("#shown")
            expected = (
                "The only diagnostic is shown."
                if all_count == 1
                else (
                    f"All {all_count} diagnostics are shown."
                    if count == all_count
                    else f"{count} of {all_count} diagnostics "
                    f"{'is' if count == 1 else 'are'} shown."
                )
            )
            hold(text == expected, f"filters: {name}={value} says {text}")
            groups = page.evaluate(
                "[...document.querySelectorAll('.file')].filter(e => !e.hidden)"
                ".every(e => e.querySelector('.diagnostic:not([hidden])'))"
            )
            hold(groups, f"filters: {name}={value} leaves an empty group")
            # The fragment of the address contains the filter, so a reload restores it.
            if value == values[-1]:
                page.reload()
                hold(rows(page) == len(fitting), f"filters: {name}={value} is lost with a reload")
        page.click("#filters button")
        page.wait_for_timeout(50)
        hold(rows(page) == all_rows, f"filters: not all is shown after {name}")
        hold("#" not in page.url, f"filters: a state is left: {page.url}")
    # A link to a section of the page does not change the filters.
    page.select_option("#by-severity", index=1)
    count = rows(page)
    page.click("nav a[href='#summary']")
    hold(rows(page) == count, "filters: a link in the page changes them")
    # A link in the table of rules selects that rule as the filter.
    page.goto(REPORT.as_uri())
    link = page.locator("#rules tbody a").first
    rule = link.inner_text()
    link.click()
    hold(page.input_value("#by-rule") == rule, "filters: the table of rules does not set them")
    context.close()


def keyboard(browser):
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto(REPORT.as_uri())
    reached = []
    for _ in range(200):
        page.keyboard.press("Tab")
        name = page.evaluate(
            "document.activeElement.id || document.activeElement.className"
            " || document.activeElement.localName"
        )
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        if name == "body":
            break
        hold(outline != "none", f"keyboard: no focus is seen on {name}")
        size = page.evaluate(
            "(r => [r.width, r.height])(document.activeElement.getBoundingClientRect())"
        )
        hold(min(size) >= 24, f"keyboard: {name} is {size} pixels large")
        reached.append(name)
    hold(reached[:1] == ["skip"], f"keyboard: the first stop is {reached[:1]}")
    for name in ["by-severity", "by-rule", "by-language", "by-catalog"]:
        hold(name in reached, f"keyboard: {name} is not reached")
    page.focus("#by-severity")
    before = rows(page)
    page.keyboard.press("ArrowDown")
    value = page.input_value("#by-severity")
    hold(value != "" and rows(page) <= before, "keyboard: an arrow key selects nothing")
    context.close()


def without_scripts(browser):
    context = browser.new_context(offline=True, java_script_enabled=False)
    page = context.new_page()
    page.goto(REPORT.as_uri())
    shown = page.locator(".diagnostic").count()
    hold(
        shown > 0 and page.locator(".diagnostic").last.is_visible(),
        "without scripts: not all is shown",
    )
    hold(not page.is_visible("#filters"), "without scripts: filters that do nothing are shown")
    context.close()


def on_paper(browser):
    context = browser.new_context(offline=True, color_scheme="dark")
    page = context.new_page()
    page.goto(REPORT.as_uri())
    count = rows(page)
    page.emulate_media(media="print", color_scheme="light")
    hold(not page.is_visible("#filters"), "print: the filters are shown")
    hold(not page.is_visible("nav"), "print: the contents are shown")
    hold(rows(page) == count, "print: not all is shown")
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    hold(colour in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"), f"print: the paper is {colour}")
    picture(page, "print")
    if PICTURES:
        page.pdf(path=PICTURES / "print.pdf")
    context.close()


def directions(page_browser):
    """Checks that right-to-left text is isolated, and that no text has hidden controls."""
    context = page_browser.new_context(offline=True)
    page = context.new_page()
    page.goto(REPORT.as_uri())
    wrong = page.evaluate(r"""[...document.querySelectorAll('bdi')].filter(e => {
          const letter = e.textContent.match(/\p{L}/u);
          if (!letter) return false;
          const isRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/.test(letter[0]);
          return (getComputedStyle(e).direction === 'rtl') !== isRight;
        }).map(e => e.textContent)""")
    hold(not wrong, f"directions: {wrong}")
    # A mark does not change the direction of its text, and hides no letter of the text around it.
    turned = page.evaluate(r"""[...document.querySelectorAll('mark')].filter(e => {
          const isRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/.test(e.textContent);
          const parent = getComputedStyle(e.parentElement).direction;
          return isRight && getComputedStyle(e).direction !== parent;
        }).map(e => e.textContent)""")
    hold(not turned, f"directions: marks turn {turned}")
    hidden = page.evaluate(
        r"document.body.innerText.match(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g)"
    )
    hold(not hidden, f"directions: controls are left in the page: {hidden}")
    context.close()


def look_at_all(playwright):
    browser = playwright.chromium.launch(
        executable_path=PROGRAM, args=["--no-sandbox", "--disable-gpu"]
    )
    for name, view in VIEWS.items():
        look(browser, name, view)
    filters(browser)
    keyboard(browser)
    without_scripts(browser)
    on_paper(browser)
    directions(browser)
    browser.close()


clock = threading.Timer(SECONDS, end, [1, f"failed: the page took more than {SECONDS:g} seconds"])
clock.daemon = True
clock.start()
try:
    with sync_playwright() as playwright:
        look_at_all(playwright)
except Error as error:
    end(1, f"failed: the browser says: {error}")
clock.cancel()
for problem in problems:
    print(problem)
print(f"{looked} facts, {len(problems)} problems")
sys.exit(1 if problems else 0)
