"""Prints the results of Tools/benchmark as text and as a chart."""

import html
import math


def duration(nanoseconds):
    """Returns a time with three digits, in a suitable unit."""
    for limit, divisor, unit in [(1e4, 1, "ns"), (1e6, 1e3, "µs"), (1e9, 1e6, "ms")]:
        if nanoseconds < limit:
            break
    else:
        divisor, unit = 1e9, "s"
    return f"{digits(nanoseconds / divisor)} {unit}"


def digits(value):
    """Returns three digits, with at most three decimals."""
    for limit, decimals in [(100, 0), (10, 1), (1, 2)]:
        if value >= limit:
            return f"{value:.{decimals}f}"
    return f"{value:.3f}"


def amount(row, value):
    return f"{value / 1e6:.1f} MB" if row.get("unit") == "bytes" else duration(value)


def meets_goal(row):
    """Returns None for a row without a goal."""
    if row.get("goal") is not None:
        return row["ratio"]["median"] <= row["goal"]
    if row.get("longest") is not None:
        return row["ours"]["median"] <= row["longest"]
    return None


def text(results):
    """Returns a table with aligned columns, and what was skipped."""
    lines = [["benchmark", "opponent", "ours", "theirs", "ratio", "quartiles", "goal", ""]]
    for row in results["rows"]:
        ratio = row.get("ratio")
        goal = digits(row["goal"]) if row.get("goal") is not None else \
            duration(row["longest"]) if row.get("longest") is not None else ""
        lines.append([
            row["name"], row.get("opponent") or "", amount(row, row["ours"]["median"]),
            amount(row, row["theirs"]["median"]) if ratio else "",
            digits(ratio["median"]) if ratio else "",
            f"{digits(ratio['lower'])}–{digits(ratio['upper'])}" if ratio else "",
            goal, "missed" if meets_goal(row) is False else ""])
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    out = []
    for line in lines:
        cells = [cell.ljust(width) if column < 2 or column == 7 else cell.rjust(width)
                 for column, (cell, width) in enumerate(zip(line, widths))]
        out.append(" | ".join(cells).rstrip(" |"))
    for entry in results["skipped"]:
        out.append(f"skipped: {entry['name']}: {entry['reason']}")
    if results["quick"]:
        out.append("A quick run: the figures are meaningless.")
    else:
        out.append(f"Ratios are medians of rounds. Each time of a library includes "
                   f"{results['frame']:.1f} ns of the loop.")
        out.append(description(results["machine"]))
    return "\n".join(out) + "\n"


def description(machine):
    return (f"{machine['processor']}, {machine['processors']} processors, {machine['system']}, "
            f"Swift {machine['swift']}")


LEFT, WIDTH, RIGHT, HEIGHT, TOP = 400, 420, 260, 24, 108
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1c2733; }
.title { font-size: 17px; font-weight: 600; }
.small { font-size: 12px; fill: #4a5866; }
.name { text-anchor: end; }
.axis { text-anchor: middle; }
.grid { stroke: #d7dee5; }
.one { stroke: #4a5866; }
.met { stroke: #0b62b0; fill: #0b62b0; }
.missed { stroke: #b3470c; fill: #ffffff; }
.goal { stroke: #1c2733; stroke-width: 2; }
"""


def svg(results):
    """Returns a chart of the ratios on a logarithmic axis."""
    rows = [row for row in results["rows"] if row.get("ratio")]
    values = [row["ratio"][key] for row in rows for key in ("lower", "upper")]
    values += [row["goal"] for row in rows if row.get("goal") is not None]
    low = math.floor(math.log10(min([*values, 0.1])))
    high = math.ceil(math.log10(max([*values, 1])))

    def x(ratio):
        return LEFT + WIDTH * (math.log10(ratio) - low) / (high - low)

    bottom = TOP + HEIGHT * len(rows)
    width = LEFT + WIDTH + RIGHT
    title = "Time of Waymark divided by that of other software"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{bottom + 40}"'
        f' viewBox="0 0 {width} {bottom + 40}" role="img" aria-labelledby="title">',
        f'<title id="title">{title}; the table below has the same figures</title>',
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{bottom + 40}" rx="8" fill="#ffffff"/>',
        f'<text class="title" x="20" y="30">{title}</text>',
        '<text class="small" x="20" y="50">Left of 1, Waymark is faster, or needs less memory.'
        "</text>",
        '<text class="small" x="20" y="66">Points are medians, and lines quartiles. '
        "A vertical stroke is the goal; a hollow point misses it.</text>",
    ]
    for exponent in range(low, high + 1):
        place = x(10**exponent)
        kind = "one" if exponent == 0 else "grid"
        out.append(f'<line class="{kind}" x1="{place:.1f}" x2="{place:.1f}" y1="{TOP - 10}"'
                   f' y2="{bottom}"/>')
        out.append(f'<text class="small axis" x="{place:.1f}" y="{TOP - 16}">'
                   f"{10**exponent:g}</text>")
    for index, row in enumerate(rows):
        y = TOP + HEIGHT * index + HEIGHT / 2
        ratio = row["ratio"]
        kind = "missed" if meets_goal(row) is False else "met"
        out.append(f'<text class="name" x="{LEFT - 12}" y="{y + 4:g}">'
                   f"{html.escape(row['name'])}</text>")
        if row.get("goal") is not None:
            place = x(row["goal"])
            out.append(f'<line class="goal" x1="{place:.1f}" x2="{place:.1f}" y1="{y - 8:g}"'
                       f' y2="{y + 8:g}"/>')
        out.append(f'<line class="{kind}" x1="{x(ratio["lower"]):.1f}"'
                   f' x2="{x(ratio["upper"]):.1f}" y1="{y:g}" y2="{y:g}"/>')
        out.append(f'<circle class="{kind}" cx="{x(ratio["median"]):.1f}" cy="{y:g}" r="4.5"/>')
        out.append(f'<text class="small" x="{LEFT + WIDTH + 12}" y="{y + 4:g}">'
                   f"{digits(ratio['median'])} × {html.escape(row['opponent'])}</text>")
    out.append(f'<text class="small" x="20" y="{bottom + 24}">'
               f"{html.escape(description(results['machine']))}</text>")
    out += ["</svg>", ""]
    return "\n".join(out)
