"""Walks through the pages of waymark site; see Tests/Site/check.

Each host is served by nginx with the written configuration. Chromium resolves every name to nginx,
so nothing leaves this computer.
"""

import contextlib
import json
import os
import pathlib
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

TOOL, COUNT = sys.argv[1], int(sys.argv[2])
HERE = pathlib.Path(__file__).parent
PICTURES = HERE.parent.parent / ".build" / "site-pictures"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile"
SECRET = "4711"

failures = []


def check(condition, text):
    if not condition:
        failures.append(text)
        print("FAILED: " + text)


def run(*arguments, status=0):
    # A proxy cannot reach the servers on this computer.
    environment = {k: v for k, v in os.environ.items() if not k.lower().endswith("_proxy")}
    result = subprocess.run([TOOL, *arguments], capture_output=True, text=True, env=environment)
    check(result.returncode == status, f"waymark {arguments}: {result.stdout}{result.stderr}")
    return result.stdout


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def sites(work):
    """Writes the sites, and returns the folders of all hosts."""
    theme = work / "theme"
    theme.mkdir()
    (theme / "style.css").write_text(":root { --radius: 2px; }\n")
    (theme / "strings.ar.json").write_text(
        json.dumps({"name": "العربية", "skip": "انتقل إلى المحتوى", "copy": "نسخ"})
    )
    (theme / "logo.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
        '<circle cx="4" cy="4" r="4" fill="#1f5fbf"/></svg>'
    )
    commands = {
        "bundled": ["--allow-placeholders"],
        "shop": ["--manifest", str(HERE / "shop.links.yaml"), "--theme", str(theme), "--debugger"],
    }
    hosts = {}
    for name, options in commands.items():
        folder = work / name
        command = ["site", *options, "--output", str(folder)]
        run(*command)
        before = {p: p.read_bytes() for p in folder.rglob("*") if p.is_file()}
        run(*command, "--check")
        # A second run writes the same bytes.
        shutil.rmtree(folder)
        run(*command)
        after = {p: p.read_bytes() for p in folder.rglob("*") if p.is_file()}
        check(before == after, f"{name}: two runs differ")
        for server in (folder / "servers").iterdir():
            hosts[server.name] = (folder / server.name, server)
    return hosts


def serve(work, hosts, stack):
    """Starts nginx with the written configurations, and returns its port."""
    names = ",".join("DNS:" + host for host in hosts)
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-days",
            "60",
            "-subj",
            "/CN=site.example",
            "-addext",
            "subjectAltName=" + names,
            "-keyout",
            "key.pem",
            "-out",
            "certificate.pem",
        ],
        cwd=work,
        check=True,
        capture_output=True,
    )
    port = free_port()
    maps = "\n".join(f"include {server}/nginx/http.conf;" for _, server in hosts.values())
    servers = "\n".join(
        f"server {{ listen 127.0.0.1:{port} ssl http2; server_name {host}; root {folder};"
        f" include {server}/nginx/site.conf; }}"
        for host, (folder, server) in hosts.items()
    )
    (work / "temporary").mkdir()
    paths = " ".join(
        f"{kind}_temp_path temporary/{kind};"
        for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    )
    (work / "nginx.conf").write_text(
        f"daemon off; pid nginx.pid; error_log errors.txt; events {{}} http {{ {paths}"
        " ssl_certificate certificate.pem; ssl_certificate_key key.pem;"
        f" map_hash_bucket_size 256; server_names_hash_bucket_size 128; {maps} {servers} }}"
    )
    process = subprocess.Popen(["nginx", "-e", "errors.txt", "-p", work, "-c", "nginx.conf"])
    stack.callback(process.wait)
    stack.callback(process.terminate)
    for _ in range(100):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return port
        time.sleep(0.1)
    raise SystemExit("nginx does not start: " + (work / "errors.txt").read_text())


class Walk:
    """A walk through pages with one kind of browser."""

    def __init__(self, browser, **options):
        languages = options.pop("languages", "en")
        self.context = browser.new_context(ignore_https_errors=True, locale=languages, **options)
        self.page = self.context.new_page()
        self.requests, self.messages = [], []
        self.page.on("request", lambda request: self.requests.append(request))
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("dialog", lambda dialog: (self.messages.append("dialog"), dialog.dismiss()))

    def open(self, address):
        self.requests.clear()
        self.messages.clear()
        return self.page.goto(address)

    def text(self, selector):
        return self.page.locator(selector).inner_text()

    def sound(self, name, axe=True):
        """Checks the rules that every page follows."""
        page = self.page
        errors = [text for text in self.messages if "404 (" not in text and "400 (" not in text]
        check(errors == [], f"{name}: {errors}")
        host = page.url.split("/")[2]
        foreign = [r.url for r in self.requests if r.url.split("/")[2] != host]
        check(foreign == [], f"{name}: requests to {foreign}")
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        check(not wide, f"{name}: the page is wider than the window")
        if axe:
            found = Axe().run(page).response["violations"]
            shown = [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found]
            check(found == [], f"{name}: {shown}")


def walk_hosts(browser, hosts):
    links = {
        "wordly.ai": ["/attend/KXTR-7429?lang=fr&passcode=SECRET47", "/present/KXTR-7429"],
        "osqr.app": [],
        "app.osqr.app": ["/thread?text=Hi&input=text", "/signin"],
        "shop.example": [
            "/item/abc-12?size=small&from=2026-01-31&gift=true&pin=4711&tags=a&tags=b",
            "/table-7/order?pin=4711",
            "/pages/a/b#section=x",
            "/cart",
        ],
        "www.shop.example": ["/cart"],
    }
    check(set(links) == set(hosts), f"hosts: {sorted(hosts)}")
    variants = [
        ("light", {}),
        ("dark", {"color_scheme": "dark"}),
        ("narrow", {"viewport": {"width": 320, "height": 600}}),
        ("iPhone", {"user_agent": IPHONE, "viewport": {"width": 390, "height": 800}}),
        ("Android", {"user_agent": ANDROID, "viewport": {"width": 412, "height": 800}}),
        ("French", {"languages": "fr-CA"}),
        ("Japanese", {"languages": "ja"}),
        ("Arabic", {"languages": "ar"}),
        ("without JavaScript", {"java_script_enabled": False}),
    ]
    for variant, options in variants:
        walk = Walk(browser, **options)
        hasScript = options.get("java_script_enabled", True)
        for host, paths in links.items():
            for path in [*paths, "/", "/zz/missing"]:
                name = f"{variant}: {host}{path}"
                reply = walk.open("https://" + host + path)
                expected = 404 if "missing" in path else 200
                check(reply.status == expected, f"{name}: {reply.status}")
                # axe is itself a script, so it cannot check a page without scripts.
                walk.sound(name, axe=hasScript)
                check(walk.text("h1") != "", f"{name}: no heading")
                if hasScript and path in paths:
                    check(not walk.page.locator("#problem").is_visible(), f"{name}: a problem")
                for secret in ["SECRET47", SECRET]:
                    shown = walk.page.content() if hasScript else ""
                    if variant != "Android":
                        check(secret not in shown, f"{name}: a secret is shown")
        walk.context.close()


def walk_details(browser):
    PICTURES.mkdir(parents=True, exist_ok=True)
    item = "https://shop.example/item/abc-12?size=small&lang=de&from=2026-01-31&gift=true&pin=4711"
    walk = Walk(browser)
    walk.open(item)
    values = walk.text("#values")
    check(walk.text("#code-link").startswith("https://shop.example/item/ABC-12?"), "no address")
    for text in ["ABC-12", "small", "German", "January 31, 2026", "Yes", "•••"]:
        check(text in values, f"values: {text} not in {values}")
    check(
        walk.page.locator("#web").get_attribute("href")
        == "https://app.shop.example/store/item/ABC-12"
        "?size=small&lang=de&from=2026-01-31&gift=true",
        "web: " + str(walk.page.locator("#web").get_attribute("href")),
    )
    walk.page.locator("#symbol svg").screenshot(path=PICTURES / "code.png")
    code = subprocess.run(
        ["zbarimg", "--quiet", "--raw", PICTURES / "code.png"], capture_output=True, text=True
    ).stdout.strip()
    check(
        code == "https://shop.example/item/ABC-12?size=small&lang=de&from=2026-01-31&gift=true",
        "code: " + code,
    )
    check(walk.page.locator("#code-secret").is_visible(), "the note about secrets is missing")
    walk.page.screenshot(path=PICTURES / "computer.png", full_page=True)
    walk.page.get_by_role("link", name="Deutsch").click()
    check(walk.page.url == item, "a change of the language changes the address")
    check("31. Januar 2026" in walk.text("#values"), walk.text("#values"))
    check(walk.page.evaluate("document.documentElement.lang") == "de", "the language is not set")
    walk.page.get_by_role("link", name="العربية").click()
    check(walk.page.evaluate("document.documentElement.dir") == "rtl", "the direction is not set")
    walk.sound("Arabic after a click")
    walk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    walk.page.locator(".copy").click()
    check(walk.page.evaluate("navigator.clipboard.readText()") == "ABC-12", "nothing is copied")
    state = walk.page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]")
    check(state == [0, 0, ""], f"stored: {state}")
    sizes = [request.sizes() for request in walk.requests]
    size = sum(one["responseBodySize"] + one["responseHeadersSize"] for one in sizes)
    check(0 < size <= 60_000, f"{size} bytes transferred")
    print(f"transferred for a page: {size} bytes")
    walk.context.close()

    walk = Walk(browser, user_agent=IPHONE, viewport={"width": 390, "height": 800})
    walk.open(item)
    check(
        walk.page.locator("#open").get_attribute("href")
        == "shop://item/ABC-12?size=small&lang=de&from=2026-01-31&gift=true",
        "iPhone: the button",
    )
    check(walk.page.locator("#android").is_hidden(), "iPhone: the Play Store")
    banner = walk.page.locator('meta[name="apple-itunes-app"]').get_attribute("content")
    check(
        banner == "app-id=123456789, app-argument="
        "https://shop.example/item/ABC-12?size=small&lang=de&from=2026-01-31&gift=true",
        banner,
    )
    walk.page.screenshot(path=PICTURES / "phone.png", full_page=True)
    walk.context.close()

    walk = Walk(browser, user_agent=ANDROID)
    walk.open(item)
    check(
        walk.page.locator("#open").get_attribute("href")
        == "intent://shop.example/item/ABC-12?size=small&lang=de&from=2026-01-31&gift=true&pin=4711"
        "#Intent;scheme=https;package=example.shop;S.browser_fallback_url="
        "https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Dexample.shop;end",
        "Android: " + str(walk.page.locator("#open").get_attribute("href")),
    )
    walk.context.close()

    # The address of a page that the visitor chose by its language is not a link of the app.
    walk = Walk(browser)
    walk.open("https://shop.example/_links/shop.item.fr.html")
    check(walk.page.locator("#problem").is_hidden(), "a chosen page: a problem")
    check(walk.page.evaluate("document.documentElement.lang") == "fr", "a chosen page: language")
    walk.context.close()

    # Long words fit into a narrow window.
    walk = Walk(browser, viewport={"width": 320, "height": 600})
    walk.open("https://shop.example/item/ABC-12?note=" + "m" * 400)
    walk.sound("a long value")
    walk.context.close()

    walk = Walk(browser, java_script_enabled=False)
    walk.open("https://shop.example/cart")
    check(walk.page.locator("noscript a").get_attribute("href") == "shop://cart", "no button")
    walk.context.close()

    walk = Walk(browser)
    for path, code in [
        ("/item/a", "invalid-value"),
        ("/item/%252e", "invalid-value"),
        ("/help", "excluded"),
        ("/cart/x", "unexpected-path-component"),
    ]:
        walk.open("https://shop.example" + path)
        check(walk.text("#reason-code") == code, f"{path}: {walk.text('#reason-code')}")
        check(walk.page.locator("#problem").is_visible(), f"{path}: no problem")
    walk.sound("a wrong link")
    walk.page.screenshot(path=PICTURES / "wrong.png", full_page=True)
    walk.context.close()


# Replaces the QR code reader of the browser with one that finds a link in every picture.
READER = """
window.BarcodeDetector = class {
  static async getSupportedFormats() { return ["qr_code"]; }
  async detect(source) {
    const isReady = !(source instanceof HTMLVideoElement) || source.videoWidth > 0;
    return isReady ? [{ rawValue: "https://shop.example/cart" }] : [];
  }
};
"""


def enter(walk, link):
    walk.page.locator("#link").fill(link)


def walk_debugger(browser):
    good = "https://shop.example/item/abc-12?size=small&gift=yes&pin=4711#top"
    wrong = "https://shop.example/itme/abc 12?pin=4711"
    variants = [
        ("light", {}),
        ("dark", {"color_scheme": "dark"}),
        ("narrow", {"viewport": {"width": 320, "height": 600}}),
        ("French", {"languages": "fr-CA"}),
        ("Japanese", {"languages": "ja"}),
        # The theme has Arabic strings for the pages, but not for the debugger.
        ("Arabic", {"languages": "ar"}),
    ]
    for variant, options in variants:
        walk = Walk(browser, **options)
        for link in ["", good, wrong, "x" * 9000, "wide\u65e5\u672c" * 20]:
            walk.open("https://shop.example/_links")
            walk.page.wait_for_load_state("networkidle")
            walk.requests.clear()
            walk.context.set_offline(True)
            enter(walk, link)
            walk.sound(f"debugger, {variant}: {link[:60]}")
            check(walk.page.url == "https://shop.example/_links", f"address: {walk.page.url}")
            check(walk.requests == [], f"debugger, {variant}: a request")
            check(SECRET not in walk.text("main"), f"debugger, {variant}: a secret is shown")
            walk.context.set_offline(False)
        state = walk.page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]")
        check(state == [0, 0, ""], f"debugger: stored: {state}")
        walk.context.close()

    walk = Walk(browser)
    walk.open("https://shop.example/_links/")
    check(walk.page.locator("#codes").is_hidden(), "no reader, but a button")
    enter(walk, good)
    check(walk.text("#headline") == "Accepted by route shop.item", walk.text("#headline"))
    check("See an item of the shop" in walk.text("#route"), walk.text("#route"))
    values = walk.text("#values")
    for text in ["sku\tABC-12", "size\tsmall", "pin\t•••", "gift\tyes – invalid and ignored"]:
        check(text in values, f"debugger: {text} not in {values}")
    parts = walk.text("#parts")
    for text in [
        "Scheme\t0–5\thttps",
        "Host\t8–20\tshop.example",
        "Path\t20–32\t/item/abc-12",
        "Query item 1\t33–43\tsize=small",
        "Query item 3\t53–61\tpin=•••",
        "Fragment\t62–65\t•••",
    ]:
        check(text in parts, f"debugger: {text} not in {parts}")
    for name in ["ios", "android14", "android15", "web"]:
        check(walk.page.locator("#verdict-" + name).get_attribute("data-opens") == "true", name)
    check("shop.example/apple-app-site-association:" in walk.text("#verdict-ios"), "no rule of iOS")
    check('{ "/": "/item/' in walk.text("#verdict-ios .rule"), walk.text("#verdict-ios .rule"))
    canonical = "https://shop.example/item/ABC-12?size=small"
    check(walk.text("#canonical bdi") == canonical, walk.text("#canonical"))
    check(
        walk.text("#corrected") == good.replace("yes", "true").replace("4711#top", "•••#•••"),
        walk.text("#corrected"),
    )
    walk.page.locator("#symbol svg").screenshot(path=PICTURES / "debugger-code.png")
    code = subprocess.run(
        ["zbarimg", "--quiet", "--raw", PICTURES / "debugger-code.png"],
        capture_output=True,
        text=True,
    ).stdout.strip()
    check(code == canonical, "debugger: code: " + code)
    walk.page.screenshot(path=PICTURES / "debugger.png", full_page=True)
    walk.page.locator("#secrets").check()
    check("4711" in walk.text("#values") and "pin=4711" in walk.text("#parts"), "no secret")
    walk.page.locator("#secrets").uncheck()
    walk.page.get_by_role("link", name="Deutsch").click()
    check(walk.text("#headline") == "Von der Route shop.item angenommen", walk.text("#headline"))
    check(
        walk.page.locator("#link").input_value() == good, "a change of the language loses the link"
    )
    check(walk.page.get_by_role("link", name="العربية").count() == 0, "debugger: Arabic")
    walk.page.get_by_role("link", name="English").click()
    enter(walk, " " + good)
    check("White space" in walk.text("#notice"), walk.text("#notice"))
    enter(walk, "shop://item/ABC-12?pin=4711&zoom=1")
    check("custom scheme" in walk.text("#notice"), walk.text("#notice"))
    check(
        "•••\tnot declared" in walk.text("#values") or "zoom=•••" in walk.text("#values"),
        walk.text("#values"),
    )
    enter(walk, wrong)
    check(walk.text("#code") == "space", walk.text("#code"))
    check(walk.text("#range") == "Bytes 29–30", walk.text("#range"))
    lines = walk.page.locator("#marked").text_content().split("\n")
    check(lines == ["https://shop.example/itme/abc 12?pin=•••", " " * 29 + "^"], str(lines))
    check(walk.page.locator("#correction").is_hidden(), "an unknown item is corrected")
    enter(walk, "https://shop.example/itme/abc-12?pin=4711")
    check(walk.text("#code") == "unknown-path-component", walk.text("#code"))
    walk.page.screenshot(path=PICTURES / "debugger-wrong.png", full_page=True)
    walk.page.locator("#use").click()
    check(
        walk.page.locator("#link").input_value() == "https://shop.example/item/abc-12?pin=4711",
        walk.page.locator("#link").input_value(),
    )
    check(walk.text("#headline") == "Accepted by route shop.item", walk.text("#headline"))
    # A link without a correction still shows the reason.
    enter(walk, "https://evil.example\\@shop.example/cart")
    check(walk.text("#code") == "backslash", walk.text("#code"))
    check(walk.page.locator("#correction").is_hidden(), "an attack is corrected")
    walk.context.close()

    # Scans a code with the camera and from picture files.
    walk = Walk(browser, permissions=["camera"])
    walk.page.add_init_script(READER)
    walk.open("https://shop.example/_links")
    walk.page.locator("#scan").click()
    walk.page.wait_for_selector("#answer")
    check(walk.text("#headline") == "Accepted by route shop.cart", walk.text("#headline"))
    check(walk.page.locator("#camera").is_hidden(), "the camera runs after a code was found")
    check(walk.text("#scan") == "Scan a QR code", walk.text("#scan"))
    enter(walk, "")
    walk.page.locator("#picture").set_input_files(PICTURES / "code.png")
    walk.page.wait_for_selector("#answer")
    enter(walk, "")
    walk.page.locator("#picture").set_input_files(HERE / "check")
    walk.page.wait_for_selector("#notice:not(:empty)")
    check("contains no QR code" in walk.text("#notice"), walk.text("#notice"))
    walk.page.evaluate(
        "() => { navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error()); }"
    )
    walk.page.locator("#scan").click()
    walk.page.wait_for_selector("#notice:not(:empty)")
    check("does not let this page" in walk.text("#notice"), walk.text("#notice"))
    check(walk.text("#scan") == "Scan a QR code", walk.text("#scan"))
    # A second click before the camera is available stops the camera.
    walk.page.evaluate("""() => {
          window.tracks = [];
          navigator.mediaDevices.getUserMedia = async () => {
            await new Promise((resolve) => setTimeout(resolve, 300));
            const stream = document.createElement("canvas").captureStream();
            window.tracks.push(...stream.getTracks());
            return stream;
          };
        }""")
    walk.page.locator("#scan").click()
    check(walk.text("#scan") == "Stop the camera", walk.text("#scan"))
    walk.page.locator("#scan").click()
    walk.page.wait_for_timeout(600)
    states = walk.page.evaluate("window.tracks.map((track) => track.readyState)")
    check(states == ["ended"] and walk.text("#scan") == "Scan a QR code", f"camera: {states}")
    walk.sound("debugger: camera")
    walk.context.close()

    walk = Walk(browser, java_script_enabled=False)
    walk.open("https://shop.example/_links/debugger.fr.html")
    check("nécessite JavaScript" in walk.text("main"), "no message without JavaScript")
    check(walk.page.locator("#link").is_hidden(), "a field without a script")
    walk.context.close()

    walk = Walk(browser)
    reply = walk.open("https://wordly.ai/_links")
    check(reply.status == 404, "a site has a debugger without --debugger")
    walk.context.close()


def take_pictures(browser):
    """Takes the pictures of the documentation."""
    folder = HERE.parent.parent / "Tools" / "Manual" / "pictures"
    walk = Walk(browser, viewport={"width": 640, "height": 480})
    walk.open("https://shop.example/item/ABC-12?size=small&from=2026-01-31&pin=4711")
    walk.page.screenshot(path=folder / "fallback-page.png", full_page=True)
    # The picture ends below the list of platforms.
    walk.page.set_viewport_size({"width": 960, "height": 1560})
    walk.open("https://shop.example/_links")
    enter(walk, "https://shop.example/item/abc-12?size=small&gift=yes&pin=4711")
    walk.page.screenshot(path=folder / "link-debugger.png")
    walk.context.close()


def walk_verdicts(browser, count):
    """Compares what the debugger shows with the tool."""
    walk = Walk(browser)
    walk.open("https://shop.example/_links")
    walk.page.wait_for_load_state("networkidle")
    walk.requests.clear()
    links = [link for link in mutated(count) if link.isprintable() and link.strip() == link]
    shown = walk.page.evaluate(
        """(links) => links.map((link) => {
          const field = document.getElementById("link");
          field.value = link;
          field.dispatchEvent(new Event("input"));
          const verdict = (name) => document.getElementById("verdict-" + name).dataset.verdict;
          return {
            opens: document.getElementById("answer").dataset.opens,
            code: document.getElementById("code").textContent,
            text: document.getElementById("results").textContent,
            hit: window.hit === undefined,
            verdicts: ["ios", "android14", "android15", "web"].map(verdict),
          };
        })""",
        links,
    )
    check(walk.requests == [], f"debugger: requests: {[r.url for r in walk.requests]}")
    check(walk.messages == [], f"debugger: {walk.messages}")
    walk.context.close()
    result = subprocess.run(
        [
            TOOL,
            "verdict",
            "--manifest",
            str(HERE / "shop.links.yaml"),
            "--format",
            "json",
            "--input",
            "-",
        ],
        input="".join(link + "\n" for link in links),
        capture_output=True,
        text=True,
    )
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    check(len(lines) == len(links), f"{len(lines)} verdicts for {len(links)} links")
    for link, page, line in zip(links, shown, lines):
        router = line["router"]
        code = f"{router['app']}.{router['route']}" if router["opens"] else router["reason"]
        check(
            (page["opens"], page["code"]) == (json.dumps(router["opens"]), code),
            f"debugger: {link}: {page['code']}, router: {code}",
        )
        check(page["hit"], f"debugger: {link}: a script ran")
        check(
            SECRET not in page["text"] or SECRET in line["link"],
            f"debugger: {link}: a secret is shown",
        )
        for name, text in zip(["ios", "android14", "android15", "web"], page["verdicts"]):
            found, expected = json.loads(text), line[name]
            same = all(
                found.get(key) == expected.get(key)
                for key in ["opens", "reason", "app", "component"]
            )
            check(same, f"debugger: {link}: {name}: {found}, {expected}")
    print(f"links in the debugger: {len(links)}")


def mutated(count):
    """Yields examples of links with random changes, some of which are hostile."""
    generator = random.Random(22)
    seeds = [
        "/item/ABC-12?size=small&pin=4711",
        "/table-7/order?pin=4711",
        "/pages/a/b#section=x",
        "/cart",
        "/item/ABC-12?note=hello&tags=a&tags=b",
        "/pages/%3Cscript%3E",
    ]
    parts = [
        "<script>window.hit=1</script>",
        "%3Cimg%20src=x%20onerror=alert(1)%3E",
        "javascript:1",
        "'\"><svg onload=window.hit=1>",
        "{{main}}",
        "%00",
        "%0d%0a",
        "//",
        "../",
        "%2e%2e",
        "#",
        "?",
        "&pin=4711",
        "&size=huge",
        "%",
        "%zz",
        "\u202e",
        "é",
        "𝕏",
        "constructor",
        "__proto__",
        "toString",
        "-->",
        "${1}",
        ";",
        "|",
        "\\",
        "[",
        "]",
        "+",
        "%2F",
        "=",
        "&",
    ]
    for _ in range(count):
        text = generator.choice(seeds)
        for _ in range(generator.randint(0, 3)):
            place = generator.randint(1, len(text))
            kind = generator.random()
            if kind < 0.5:
                text = text[:place] + generator.choice(parts) + text[place:]
            elif kind < 0.75:
                text = text[:place] + text[place + generator.randint(1, 4) :]
            else:
                text = text[:place] + chr(generator.randint(33, 126)) + text[place:]
        yield "https://shop.example" + text


def walk_mutations(browser, count):
    walk = Walk(browser)
    seen = []
    for link in mutated(count):
        walk.open("about:blank")
        reply = walk.open(link)
        walk.sound(link, axe=False)
        state = walk.page.evaluate("""() => ({
              href: location.href, hit: window.hit === undefined,
              code: document.getElementById("problem")?.hidden === false
                ? document.getElementById("reason-code").textContent : "",
              text: document.documentElement.outerHTML,
              stored: localStorage.length + sessionStorage.length + document.cookie.length,
            })""")
        check(state["hit"], f"{link}: a script ran")
        check(state["stored"] == 0, f"{link}: something is stored")
        others = [r for r in walk.requests if not r.is_navigation_request()]
        check(
            not any(SECRET in r.url or SECRET in str(r.headers) for r in others),
            f"{link}: a secret is in a request",
        )
        if reply is not None and "/_links/" not in state["href"]:
            seen.append((state["href"], state["code"], SECRET in state["text"]))
        else:
            check(SECRET not in state["text"], f"{link}: a secret is shown")
    walk.context.close()
    # The router of the app must return the same result for the address that the browser shows.
    manifest = str(HERE / "shop.links.yaml")
    result = subprocess.run(
        [TOOL, "parse", "--manifest", manifest, "--format", "json", "--input", "-"],
        input="".join(href + "\n" for href, _, _ in seen),
        capture_output=True,
        text=True,
    )
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    check(len(lines) == len(seen), f"{len(lines)} answers for {len(seen)} links: {result.stderr}")
    accepted = 0
    for (href, code, is_shown), line in zip(seen, lines):
        # A mutation can move the digits of the secret to a value that is not secret, which the tool
        # also shows.
        values = json.dumps([line.get("parameters"), line.get("canonical")])
        check(not is_shown or SECRET in values, f"{href}: a secret is shown")
        expected = "" if line.get("ok", line.get("matched", "error" not in line)) else None
        expected = line["error"]["code"] if "error" in line else ""
        accepted += expected == ""
        start = href.split("#")[0].split("?")[0] == "https://shop.example/"
        check(
            code == ("" if start else expected),
            f"{href}: the page shows '{code}', the router '{expected}'",
        )
    print(f"mutated links: {len(seen)}, accepted: {accepted}")


def main():
    with contextlib.ExitStack() as stack:
        work = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
        os.chmod(work, 0o755)
        hosts = sites(work)
        port = serve(work, hosts, stack)
        options = [
            option for host in hosts for option in ["--connect-to", f"{host}:443:127.0.0.1:{port}"]
        ]
        # The identities of the bundled apps are placeholders, which causes warnings.
        for manifest, severity in [
            (["--manifest", str(HERE / "shop.links.yaml")], "info"),
            (["--app", "wordly", "--app", "osqr"], "error"),
        ]:
            run(
                "audit",
                *manifest,
                "--no-copies",
                "--fail-on",
                severity,
                "--cacert",
                str(work / "certificate.pem"),
                *options,
            )
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"),
                args=[
                    f"--host-resolver-rules=MAP * 127.0.0.1:{port}",
                    "--no-sandbox",
                    "--use-fake-device-for-media-stream",
                    "--use-fake-ui-for-media-stream",
                ],
            )
            walk_hosts(browser, hosts)
            walk_details(browser)
            walk_debugger(browser)
            walk_verdicts(browser, COUNT)
            if os.environ.get("WAYMARK_UPDATE_PICTURES") == "1":
                take_pictures(browser)
            walk_mutations(browser, COUNT)
            browser.close()
    print(f"failures: {len(failures)}")
    raise SystemExit(1 if failures else 0)


main()
