#!/usr/bin/env python3
"""Writes the sources of the documentation site: the pages of the manual, and pages that are
generated from the tool, the JSON schemas, the rules, the diagnostic codes and the documentation of
the libraries.

    Tools/Manual/site.py WAYMARK DOCC OUTPUT [PROGRAM ...]

WAYMARK is the program, DOCC a folder with one archive of docc for each library, OUTPUT the
folder of the sources, which is replaced, and PROGRAM a separate program that the tool starts,
such as waymark-serve. Sphinx builds the site from the sources; `Tools/documentation` runs both.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGES = ROOT / "Tools/Manual/pages"


def toctree(entries, caption=None, hidden=True):
    """Returns a list of pages in the syntax of Sphinx."""
    lines = ["```{toctree}"]
    if hidden:
        lines.append(":hidden:")
    if caption:
        lines.append(f":caption: {caption}")
    lines.append(":maxdepth: 1")
    return "\n".join([*lines, "", *entries, "```", ""])


def title(page):
    return next(
        line[2:] for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("# ")
    )


def table_cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


# Pages of the manual


def copy_pages(output):
    """Copies the pages. A link to another file of the repository becomes a link to the page that
    this script generates from that file. If there is none, only the text of the link remains."""
    for source in sorted(PAGES.rglob("*.md")):
        relative = source.relative_to(PAGES)
        target = output / relative
        target.parent.mkdir(parents=True, exist_ok=True)

        def replace(match):
            text, path, anchor = match.group(1), match.group(2), match.group(3) or ""
            file = (source.parent / path).resolve()
            if file.is_relative_to(PAGES) or not file.is_relative_to(ROOT):
                return match.group(0)
            if file.is_relative_to(PAGES.parent / "pictures"):
                return f"[{text}]({'../' * (len(relative.parts) - 1)}pictures/{file.name})"
            inside = file.relative_to(ROOT)
            up = "../" * (len(relative.parts) - 1)
            if inside.parts[0] == "Schemas" and file.name.endswith(".schema.json"):
                return (
                    f"[{text}]({up}reference/schemas/{file.name.removesuffix('.schema.json')}.md)"
                )
            if inside.parts[0] == "Schemas":
                return f"[{text}]({up}reference/schemas/index.md)"
            if "CatalogRulePages" in inside.parts and file.suffix == ".md":
                return f"[{text}]({up}reference/rules/{file.name})"
            if file.suffix == ".md" and file.parent.suffix == ".docc":
                library = file.parent.stem
                name = "index" if file.stem == library else file.stem.lower()
                return f"[{text}]({up}libraries/{library.lower()}/{name}.md{anchor})"
            return text

        content = source.read_text(encoding="utf-8")
        content = re.sub(r"\[([^\]]*)\]\(([^)#:]+)(#[^)]*)?\)", replace, content)
        target.write_text(content, encoding="utf-8")


# Reference


def option_names(argument):
    if argument["kind"] == "positional":
        return f"<{argument['valueName']}>"
    names = ", ".join(("--" if n["kind"] == "long" else "-") + n["name"] for n in argument["names"])
    return names if argument["kind"] == "flag" else f"{names} <{argument['valueName']}>"


def help_text(program, arguments):
    """Returns the help that a program prints if the terminal is wide."""
    return subprocess.run(
        [program, *arguments],
        capture_output=True,
        check=True,
        text=True,
        env={"COLUMNS": "10000", "PATH": "/usr/bin:/bin"},
    ).stdout


def command_page(path, command, help_page):
    """Returns a page for a command: the text of its help, with headings and a table of options."""
    name = " ".join(path)
    sections, heading = {"": []}, ""
    for line in help_page.rstrip("\n").split("\n"):
        if re.fullmatch(r"[A-Z][A-Z ,]*:", line):
            heading = line[:-1]
            sections[heading] = []
        elif line.startswith("USAGE: "):
            sections["USAGE"] = [line.removeprefix("USAGE: ")]
        else:
            sections[heading].append(line)
    out = [f"# {name}", "", sections[""][0], "", "```text", sections["USAGE"][0], "```", ""]
    if "EXAMPLES" in sections:
        examples = [line[2:] for line in sections["EXAMPLES"] if line.strip()]
        out += ["## Examples", "", "```sh", *examples, "```", ""]
    arguments = [
        a
        for a in command.get("arguments", [])
        if a["shouldDisplay"] and option_names(a) != "--version"
    ]
    subcommands = [
        c
        for c in command.get("subcommands", [])
        if c["shouldDisplay"] and c["commandName"] != "help"
    ]
    if subcommands:
        out += ["## Commands", "", "| command | purpose |", "| --- | --- |"]
        for sub in subcommands:
            page = "-".join([*path, sub["commandName"]])
            out.append(
                f"| [`{name} {sub['commandName']}`]({page}.md) "
                f"| {table_cell(sub.get('abstract', ''))} |"
            )
        out.append("")
    if arguments:
        out += ["## Arguments and options", "", "| argument | meaning |", "| --- | --- |"]
        for argument in arguments:
            text = argument.get("abstract", "")
            if argument.get("defaultValue") and "default:" not in text:
                text = f"{text.rstrip('.')} (default: {argument['defaultValue']})."
            out.append(f"| `{table_cell(option_names(argument))}` | {table_cell(text)} |")
        out.append("")
    if "DETAILS" in sections:
        out += ["## Details", "", *code_blocks(sections["DETAILS"]), ""]
    if "EXIT STATUS" in sections:
        out += ["## Exit status", "", "| status | meaning |", "| --- | --- |"]
        for line in sections["EXIT STATUS"]:
            if match := re.fullmatch(r"  (\d)  (.*)", line):
                out.append(f"| {match.group(1)} | {table_cell(match.group(2))} |")
        out.append("")
    return "\n".join(out)


def code_blocks(lines):
    """Returns help text as Markdown. Indented lines become code blocks. In other lines, text in
    single quotation marks becomes code, and characters that are markup are escaped."""
    out, sample = [], []

    def end():
        if sample:
            out.extend(["```text", *sample, "```"])
            sample.clear()

    for line in lines:
        if line.startswith("  "):
            sample.append(line[2:])
        else:
            end()
            line = re.sub(r"([\\`*_{}<>\[\]#|~])", r"\\\1", line)
            # Text in single quotation marks is code.
            out.append(
                re.sub(
                    r"(?<![\w'])'([^']+)'(?![\w'])",
                    lambda m: "`" + re.sub(r"\\(.)", r"\1", m[1]) + "`",
                    line,
                )
            )
    end()
    return out


def dump_help(program):
    """Returns the description of a program's root command and of its subcommands."""
    dump = subprocess.run([program, "--experimental-dump-help"], capture_output=True, check=True)
    return json.loads(dump.stdout)["command"]


def commands(program, separate_programs, output):
    """Writes a page for each command of the tool and for each separate program, and their index."""
    folder = output / "reference/commands"
    folder.mkdir(parents=True)
    dump = dump_help(program)
    names = []

    def write(command, path):
        if len(path) > 1:
            names.append("-".join(path))
            page = command_page(path, command, help_text(program, ["help", *path[1:]]))
            (folder / f"{names[-1]}.md").write_text(page, encoding="utf-8")
        for sub in command.get("subcommands", []):
            if sub["shouldDisplay"] and sub["commandName"] != "help":
                write(sub, [*path, sub["commandName"]])

    write(dump, ["waymark"])
    text = command_page(["waymark"], dump, help_text(program, ["help"]))
    text = text.replace("# waymark\n", "# Commands\n", 1)
    text += (
        "\n## Separate programs\n\n`waymark NAME` runs the program `waymark-NAME` if it is "
        "installed beside the tool or on the search path.\n\n"
    )
    text += "| command | purpose |\n| --- | --- |\n"
    for separate in separate_programs:
        command = dump_help(separate)
        path = ["waymark", command["commandName"].removeprefix("waymark ")]
        names.append("-".join(path))
        page = command_page(path, command, help_text(separate, ["--help"]))
        (folder / f"{names[-1]}.md").write_text(page, encoding="utf-8")
        text += f"| [`{' '.join(path)}`]({names[-1]}.md) | {table_cell(command['abstract'])} |\n"
    (folder / "index.md").write_text(text + "\n" + toctree(names), encoding="utf-8")
    return len(names)


def rules(output):
    source = ROOT / "Sources/Catalogs/CatalogRulePages/Pages"
    folder = output / "reference/rules"
    folder.mkdir(parents=True)
    names = []
    for page in sorted(source.glob("*.md")):
        names.append(page.stem)
        # A fence is followed by a file format and often a file name. The format is not a language
        # for the highlighter.
        text = re.sub(
            r"(?m)^(`{3,})(\S+)[ \t]+(\S.*)$", r"**\3**\n\n\1text", page.read_text(encoding="utf-8")
        )
        text = re.sub(r"(?m)^(`{3,})(?!text)[a-z]\S*$", r"\1text", text)
        (folder / page.name).write_text(text, encoding="utf-8")
    index = output / "reference/rules.md"
    text = index.read_text(encoding="utf-8")
    text = re.sub(
        r"`([a-z-]+)`(?=[\\,* ]| \|)",
        lambda m: f"[`{m[1]}`](rules/{m[1]}.md)" if m[1] in names else m[0],
        text,
    )
    index.write_text(text + "\n" + toctree([f"rules/{name}" for name in names]), encoding="utf-8")
    return len(names)


def codes(output):
    source = ROOT / "Sources/Support/CodePages/Pages"
    folder = output / "reference/codes"
    folder.mkdir(parents=True)
    rows, names = [], []
    for page in sorted(source.glob("*.md")):
        names.append(page.stem)
        text = page.read_text(encoding="utf-8")
        (folder / page.name).write_text(text, encoding="utf-8")
        for match in re.finditer(r"(?m)^## (\S+)\n\n((?:.+\n)+)", text):
            rows.append((match[1], page.stem, title(page), " ".join(match[2].split("\n")).strip()))
    out = [
        "# Diagnostic codes",
        "",
        "A message ends with its code in brackets. `waymark explain CODE` prints its page: the "
        "cause, the fix, and often an example. The [rules](../rules.md) for string catalogs have "
        "pages of their own.",
        "",
        "| code | part | meaning |",
        "| --- | --- | --- |",
    ]
    for code, name, family, summary in sorted(rows):
        out.append(f"| [`{code}`]({name}.md#{code}) | {family} | {table_cell(summary)} |")
    (folder / "index.md").write_text("\n".join(out) + "\n\n" + toctree(names), encoding="utf-8")
    return len(rows)


def schema_rows(schema, root, path, required, seen, rows):
    """Appends a row with the path for each field of a schema."""
    if not isinstance(schema, dict):
        return
    if reference := schema.get("$ref"):
        if reference in seen:
            return
        target = root
        for step in reference.split("/")[1:]:
            target = target[step]
        return schema_rows(
            {**target, **{k: v for k, v in schema.items() if k != "$ref"}},
            root,
            path,
            required,
            seen | {reference},
            rows,
        )
    if path:
        kind = schema.get("type", "")
        kind = " or ".join(kind) if isinstance(kind, list) else kind
        if "enum" in schema:
            kind = ", ".join(f"`{json.dumps(v, ensure_ascii=False)}`" for v in schema["enum"])
        if "const" in schema:
            kind = f"`{json.dumps(schema['const'])}`"
        rows.append((path, kind, required, schema.get("description", "")))
    needed = schema.get("required", [])
    for name, value in schema.get("properties", {}).items():
        schema_rows(value, root, f"{path}.{name}" if path else name, name in needed, seen, rows)
    for word in ("oneOf", "anyOf", "allOf"):
        for value in schema.get(word, []):
            inner = []
            schema_rows(value, root, path, required, seen, inner)
            rows.extend(row for row in inner if row[0] != path)
    if isinstance(schema.get("items"), dict):
        inner = []
        schema_rows(schema["items"], root, path + "[]", False, seen, inner)
        rows.extend(row for row in inner if row[0] != path + "[]" or row[3])
    if isinstance(schema.get("additionalProperties"), dict):
        schema_rows(
            schema["additionalProperties"], root, path + ".*" if path else "*", False, seen, rows
        )


def schemas(output):
    folder = output / "reference/schemas"
    folder.mkdir(parents=True)
    names = []
    index = (ROOT / "Schemas/README.md").read_text(encoding="utf-8")
    for file in sorted((ROOT / "Schemas").glob("*.schema.json")):
        name = file.name.removesuffix(".schema.json")
        names.append(name)
        shutil.copy(file, folder / file.name)
        schema = json.loads(file.read_text(encoding="utf-8"))
        rows = []
        schema_rows(schema, schema, "", False, frozenset(), rows)
        out = [
            f"# {schema['title']}",
            "",
            schema.get("description", ""),
            "",
            f"Version {schema['version']}: {{download}}`{file.name}`",
            "",
            "| field | type | always | meaning |",
            "| --- | --- | --- | --- |",
        ]
        found = set()
        for path, kind, required, description in rows:
            if (path, description) in found:
                continue
            found.add((path, description))
            out.append(
                f"| `{path}` | {table_cell(kind)} | {'yes' if required else ''} "
                f"| {escaped(table_cell(description))} |"
            )
        (folder / f"{name}.md").write_text("\n".join(out) + "\n", encoding="utf-8")
    index = re.sub(r"\(([a-z-]+)\.schema\.json\)", r"(\1.md)", index)
    (folder / "index.md").write_text(index + "\n" + toctree(names), encoding="utf-8")
    return len(names)


def escaped(text):
    return re.sub(r"([*_{}<>\[\]])", r"\\\1", text)


# Libraries


class Library:
    """The documentation of a library, read from an archive of docc."""

    def __init__(self, archive):
        self.name = archive.stem
        self.folder = archive / "data/documentation"
        self.pages = {}
        for file in self.folder.rglob("*.json"):
            page = json.loads(file.read_text(encoding="utf-8"))
            self.pages[page["identifier"]["url"]] = page
        self.root = next(url for url in self.pages if url.count("/") == 4)

    @property
    def slug(self):
        return self.name.lower()


# The anchors of symbols by URL. An anchor must be unique on the whole site.
ANCHORS, USED_ANCHORS = {}, set()


def address(url):
    """Returns the page and the anchor of a URL such as
    `doc://bundle/documentation/Library/Type/member`."""
    parts = url.split("/documentation/", 1)[1].split("/")
    library, rest = parts[0].lower(), parts[1:]
    if not rest:
        return f"{library}/index.md", ""
    page = f"{library}/{slug(rest[0])}.md"
    if len(rest) == 1:
        return page, ""
    if url not in ANCHORS:
        anchor = name = slug("-".join(parts))
        number = 1
        # Different overloads can have the same anchor without the number.
        while anchor in USED_ANCHORS:
            number += 1
            anchor = f"{name}-{number}"
        USED_ANCHORS.add(anchor)
        ANCHORS[url] = anchor
    return page, ANCHORS[url]


def slug(text):
    return re.sub(r"-+", "-", re.sub(r"[^a-z0-9]+", "-", text.lower())).strip("-") or "symbol"


class Writer:
    """Converts the content of one page to Markdown."""

    def __init__(self, page, location, known):
        self.references = page.get("references", {})
        self.location = location
        self.known = known

    def link(self, identifier, text=None):
        reference = self.references.get(identifier, {})
        words = text or reference.get("title") or identifier.rsplit("/", 1)[-1]
        code = (
            reference.get("kind") == "symbol"
            or identifier.startswith("doc://")
            and reference.get("role") == "symbol"
        )
        shown = f"`{words}`" if code else words
        if reference.get("type") == "link":
            return f"[{words}]({reference['url']})"
        if identifier not in self.known:
            return shown
        page, anchor = address(identifier)
        up = "../" if "/" in self.location else ""
        return f"[{shown}]({up}{page}{'#' + anchor if anchor else ''})"

    def inline(self, items):
        out = []
        for item in items:
            kind = item["type"]
            if kind == "text":
                out.append(
                    escaped(
                        item["text"].replace("\\", "\\\\").replace("`", "\\`").replace("|", "\\|")
                    )
                )
            elif kind == "codeVoice":
                fence = "``" if "`" in item["code"] else "`"
                out.append(f"{fence}{item['code']}{fence}")
            elif kind == "reference":
                text = (
                    self.inline(item["overridingTitleInlineContent"])
                    if item.get("overridingTitleInlineContent")
                    else None
                )
                out.append(self.link(item["identifier"], text and re.sub(r"[`\\]", "", text)))
            elif kind == "emphasis":
                out.append(f"*{self.inline(item['inlineContent'])}*")
            elif kind == "strong":
                out.append(f"**{self.inline(item['inlineContent'])}**")
            elif kind in ("superscript", "subscript", "strikethrough", "newTerm", "inlineHead"):
                out.append(self.inline(item["inlineContent"]))
            else:
                sys.exit(f"error: unknown inline content {kind} in {self.location}")
        return "".join(out)

    def blocks(self, items, depth):
        out = []
        for item in items:
            kind = item["type"]
            if kind == "paragraph":
                out.append(self.inline(item["inlineContent"]))
            elif kind == "heading":
                if item["text"] in ("Overview", "Discussion", "Return Value", "Parameters"):
                    continue
                out.append("#" * min(6, depth + max(1, item["level"] - 1)) + " " + item["text"])
            elif kind == "codeListing":
                syntax = item.get("syntax") or "text"
                syntax = (
                    syntax
                    if syntax
                    in ("swift", "sh", "json", "yaml", "xml", "kotlin", "python", "console")
                    else "text"
                )
                out.append("\n".join([f"```{syntax}", *item["code"], "```"]))
            elif kind in ("unorderedList", "orderedList"):
                mark = "- " if kind == "unorderedList" else "1. "
                entries = []
                for entry in item["items"]:
                    text = "\n\n".join(self.blocks(entry["content"], depth))
                    entries.append(mark + text.replace("\n", "\n" + " " * len(mark)))
                out.append("\n".join(entries))
            elif kind == "aside":
                text = "\n\n".join(self.blocks(item["content"], depth))
                out.append(f"**{item.get('name') or item['style'].title()}:** {text}")
            elif kind == "table":
                rows = [
                    [table_cell(" ".join(self.blocks(cell, depth))) for cell in row]
                    for row in item["rows"]
                ]
                out.append(
                    "\n".join(
                        ["| " + " | ".join(rows[0]) + " |", "|" + " --- |" * len(rows[0])]
                        + ["| " + " | ".join(row) + " |" for row in rows[1:]]
                    )
                )
            elif kind == "termList":
                for entry in item["items"]:
                    out.append(
                        f"- **{self.inline(entry['term']['inlineContent'])}** "
                        + " ".join(self.blocks(entry["definition"]["content"], depth))
                    )
            elif kind == "thematicBreak":
                out.append("---")
            else:
                sys.exit(f"error: unknown content {kind} in {self.location}")
        return out

    def sections(self, page, depth):
        """Returns the declaration, the parameters, the result and the discussion."""
        out = []
        for section in page.get("primaryContentSections", []):
            if section["kind"] == "declarations":
                code = "".join(token["text"] for token in section["declarations"][0]["tokens"])
                out.append(f"```swift\n{code}\n```")
            elif section["kind"] == "parameters":
                entries = []
                for parameter in section["parameters"]:
                    text = " ".join(self.blocks(parameter["content"], depth))
                    entries.append(f"- `{parameter['name']}`: {text}")
                out.append("**Parameters:**\n\n" + "\n".join(entries))
            elif section["kind"] == "content":
                content = section["content"]
                isResult = content and content[0].get("text") == "Return Value"
                text = self.blocks(content, depth)
                if isResult and text:
                    text[0] = "**Returns:** " + text[0]
                out += text
        return out


def symbol(library, url, depth, out, known, location, done):
    """Appends the text of a symbol and of its members to `out`."""
    page = library.pages[url]
    writer = Writer(page, location, known)
    if url in done:
        return
    done.add(url)
    # docc has a separate page for the default implementations of a protocol. Only its members are
    # written.
    if page["metadata"].get("role") == "collectionGroup" and depth > 1:
        for group in page.get("topicSections", []):
            for member in group["identifiers"]:
                if member in library.pages:
                    symbol(library, member, depth, out, known, location, done)
        return
    anchor = address(url)[1]
    name = page["metadata"]["title"]
    if anchor:
        out.append(f"({anchor})=")
    out.append(
        "#" * min(depth, 6)
        + " "
        + (f"`{name}`" if page["kind"] == "symbol" and depth > 1 else escaped(name))
    )
    abstract = writer.inline(page.get("abstract", []))
    if abstract:
        out.append(abstract)
    out += writer.sections(page, depth)
    for group in page.get("topicSections", []):
        members = [i for i in group["identifiers"] if i in library.pages]
        if not members:
            continue
        if depth == 1:
            out.append(f"## {group.get('title', 'Members')}")
        for member in members:
            symbol(library, member, depth + (2 if depth == 1 else 1), out, known, location, done)


def write_library(library, output, known):
    folder = output / "libraries" / library.slug
    folder.mkdir(parents=True)
    root = library.pages[library.root]
    location = f"{library.slug}/index.md"
    writer = Writer(root, location, known)
    out = [f"# {library.name}", writer.inline(root.get("abstract", [])), *writer.sections(root, 1)]
    out = [text for text in out if text]
    top = []
    for group in root.get("topicSections", []):
        out.append(f"## {group['title']}")
        rows = []
        for identifier in group["identifiers"]:
            reference = root["references"].get(identifier, {})
            summary = writer.inline(reference.get("abstract", []))
            rows.append(f"- {writer.link(identifier)}" + (f": {summary}" if summary else ""))
            if identifier in library.pages and address(identifier)[1] == "":
                top.append(identifier)
        out.append("\n".join(rows))
    # Adds pages that the topics of the library do not list, such as extensions of types of other
    # modules.
    top += [
        url
        for url in sorted(library.pages)
        if url != library.root and url not in top and not address(url)[1]
    ]
    names = []
    # Two symbols whose names differ only in case have the same page.
    pages = {}
    for url in top:
        pages.setdefault(address(url)[0], []).append(url)
    for path, urls in pages.items():
        text, done = [], set()
        for index, url in enumerate(urls):
            symbol(library, url, 1 if index == 0 else 2, text, known, path, done)
        # Adds members that no topic lists.
        for url in sorted(library.pages):
            if url not in done and any(url.startswith(u + "/") for u in urls):
                symbol(library, url, 3, text, known, path, done)
        (output / "libraries" / path).write_text("\n\n".join(text) + "\n", encoding="utf-8")
        names.append(path.split("/", 1)[1].removesuffix(".md"))
    (folder / "index.md").write_text("\n\n".join(out) + "\n\n" + toctree(names), encoding="utf-8")
    return len(library.pages)


def libraries(archives, output):
    found = [Library(archive) for archive in sorted(pathlib.Path(archives).glob("*.doccarchive"))]
    known = {
        url
        for library in found
        for url, page in library.pages.items()
        if page["metadata"].get("role") != "collectionGroup"
    }
    for url in sorted(known):
        address(url)
    (output / "libraries").mkdir()
    count = sum(write_library(library, output, known) for library in found)
    out = ["# Libraries", "", "| library | purpose |", "| --- | --- |"]
    for library in found:
        root = library.pages[library.root]
        summary = Writer(root, "index.md", known).inline(root.get("abstract", []))
        out.append(f"| [{library.name}]({library.slug}/index.md) | {table_cell(summary)} |")
    out += ["", toctree([f"{library.slug}/index" for library in found])]
    (output / "libraries/index.md").write_text("\n".join(out), encoding="utf-8")
    return len(found), count


# Lists of pages


def section(output, folder, heading, text, order=()):
    pages = sorted(
        (output / folder).glob("*.md"),
        key=lambda page: (order.index(page.stem) if page.stem in order else len(order), page.stem),
    )
    pages = [page for page in pages if page.stem != "index"]
    rows = "\n".join(f"- [{title(page)}]({page.name})" for page in pages)
    (output / folder / "index.md").write_text(
        f"# {heading}\n\n{text}\n\n{rows}\n\n" + toctree([page.stem for page in pages]),
        encoding="utf-8",
    )


def main():
    program, archives, output = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    separate_programs = sys.argv[4:]
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    copy_pages(output)
    shutil.copytree(ROOT / "Tools/Manual/pictures", output / "pictures")
    shutil.copy(ROOT / "Tools/Manual/conf.py", output / "conf.py")
    shutil.copytree(ROOT / "Tools/Manual/static", output / "static")
    counts = {
        "commands": commands(program, separate_programs, output),
        "rules": rules(output),
        "codes": codes(output),
        "schemas": schemas(output),
    }
    counts["libraries"], counts["symbols"] = libraries(archives, output)
    section(
        output,
        "tutorials",
        "Tutorials",
        "Each tutorial starts in an empty folder and takes a few minutes.",
        ("typed-links", "translations", "continuous-integration"),
    )
    section(output, "guides", "Guides", "Each guide solves one task.")
    section(
        output,
        "coming-from",
        "Coming from other tools",
        "What maps to what, what does not, and how to move step by step.",
    )
    reference = output / "reference"
    (reference / "index.md").write_text(
        "# Reference\n\n"
        "- [The link manifest](manifest.md), [its constructs](constructs.md), and\n"
        "  [its JSON Schema](schemas/links.md)\n"
        "- [waymark.yaml](waymark-yaml.md) and [its JSON Schema](schemas/waymark.md)\n"
        "- [Commands](commands/index.md)\n- [Rules](rules.md)\n"
        "- [Diagnostic codes](codes/index.md)\n"
        "- [JSON schemas](schemas/index.md)\n- [Performance](performance.md)\n\n"
        + toctree(
            [
                "manifest",
                "constructs",
                "waymark-yaml",
                "commands/index",
                "rules",
                "codes/index",
                "schemas/index",
                "performance",
            ]
        ),
        encoding="utf-8",
    )
    index = output / "index.md"
    index.write_text(
        index.read_text(encoding="utf-8")
        + "\n"
        + toctree(
            [
                "tutorials/index",
                "guides/index",
                "reference/index",
                "libraries/index",
                "coming-from/index",
            ]
        ),
        encoding="utf-8",
    )
    print(", ".join(f"{name}: {count}" for name, count in counts.items()))


main()
