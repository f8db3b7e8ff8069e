"""Reads drawn QR codes with two independent readers, and reports those without the expected
payload.

    read_codes.py FOLDER

FOLDER/cases.json is a list of objects:

    file      the drawing, in FOLDER
    kind      png, svg, terminal or matrix
    payload   the string that a reader must find
    ground    light or dark: the page, or the colors of the terminal
    pixels    the size of a module in pixels, if the drawing does not specify it

Pictures are read unchanged, SVG is rendered by librsvg, and terminal output is drawn by pyte's
emulator. Prints one line for each code that is not read, and the number of codes. Exit status: 0
if all codes are read, 1 otherwise.
"""

import json
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import pyte
import zxingcpp
from PIL import Image

GROUNDS = {"light": 255, "dark": 0}
NAMED = {"black": 0, "brightwhite": 255, "white": 255}


def on_page(picture, ground):
    """Returns the picture in the middle of a page."""
    page = Image.new("L", (picture.width + 40, picture.height + 40), GROUNDS[ground])
    page.paste(picture, (20, 20))
    return page


def svg(path, case):
    width = float(ElementTree.parse(path).getroot().get("viewBox").split()[2])
    rendered = path.with_suffix(".rendered.png")
    subprocess.run(
        ["rsvg-convert", "--width", str(round(width * case["pixels"])), path, "-o", rendered],
        check=True,
    )
    picture = Image.open(rendered).convert("RGBA")
    # The page is visible where the drawing is transparent.
    ground = Image.new("RGBA", picture.size, (GROUNDS[case["ground"]],) * 3 + (255,))
    return Image.alpha_composite(ground, picture).convert("L")


def shade(color, fallback):
    if color == "default":
        return fallback
    if color in NAMED:
        return NAMED[color]
    red, green, blue = bytes.fromhex(color)
    assert red == green == blue, color
    return red


def terminal(path, case):
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    screen = pyte.Screen(200, len(lines) + 1)
    # A line feed alone keeps the column of the terminal.
    pyte.Stream(screen).feed(text.replace("\n", "\r\n"))
    ground = GROUNDS[case["ground"]]
    size = case["pixels"]
    picture = Image.new("L", (screen.columns * size, screen.lines * 2 * size), ground)
    for y in range(screen.lines):
        for x in range(screen.columns):
            cell = screen.buffer[y][x]
            front = shade(cell.fg, 255 - ground)
            back = shade(cell.bg, ground)
            upper, lower = {
                "█": (front, front),
                "▀": (front, back),
                "▄": (back, front),
                " ": (back, back),
            }.get(cell.data, (back, back))
            for half, value in enumerate((upper, lower)):
                top = (y * 2 + half) * size
                picture.paste(value, (x * size, top, (x + 1) * size, top + size))
    return picture


def matrix(path, case):
    rows = json.loads(path.read_text())
    size = case["pixels"]
    side = len(rows) + 8
    picture = Image.new("L", (side * size, side * size), 255)
    for y, row in enumerate(rows):
        assert len(row) == len(rows)
        for x, module in enumerate(row):
            if module == "1":
                left, top = (x + 4) * size, (y + 4) * size
                picture.paste(0, (left, top, left + size, top + size))
    return picture


def png(path, case):
    picture = Image.open(path)
    assert picture.mode == "1", picture.mode
    return picture.convert("L")


KINDS = {"png": png, "svg": svg, "terminal": terminal, "matrix": matrix}


def read_with_zxing(pictures):
    return {
        name: [
            code.text
            for code in zxingcpp.read_barcodes(
                Image.open(name), formats=zxingcpp.BarcodeFormat.QRCode
            )
        ]
        for name in pictures
    }


def read_with_zbar(pictures):
    found = {name: [] for name in pictures}
    if not pictures:
        return found
    # Exit status 4 means that some picture has no code, which is detected below.
    run = subprocess.run(
        ["zbarimg", "--quiet", "--xml", "-Sdisable", "-Sqrcode.enable", *pictures],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    space = "{http://zbar.sourceforge.net/2008/barcode}"
    for source in ElementTree.fromstring(run.stdout).iter(space + "source"):
        codes = source.iter(space + "data")
        found[source.get("href")] = [code.text for code in codes]
    return found


READERS = {"zbar": read_with_zbar, "zxing": read_with_zxing}


def main():
    folder = pathlib.Path(sys.argv[1])
    cases = json.loads((folder / "cases.json").read_text())
    for number, case in enumerate(cases):
        picture = on_page(KINDS[case["kind"]](folder / case["file"], case), case["ground"])
        case["picture"] = str(folder / f"page-{number}.png")
        picture.save(case["picture"], compress_level=1)
    failures = 0
    for name, read in READERS.items():
        found = read([case["picture"] for case in cases])
        for case in cases:
            if found[case["picture"]] != [case["payload"]]:
                failures += 1
                shown = {key: case[key] for key in ("file", "kind", "ground", "pixels")}
                print(f"{name} does not read {shown}: {found[case['picture']]}")
        print(f"{name}: {len(cases)} codes")
    return 1 if failures else 0


sys.exit(main())
