/**
 * The page that explains a link.
 *
 * The link stays in the text field: it is in no address, no request and no
 * storage.
 */
class LinkDebugger {
  private readonly language: PageLanguage;
  private readonly verdicts: Verdicts;
  private readonly secrets: SiteSecrets;
  private readonly input = element("link") as HTMLTextAreaElement;
  private readonly secretSwitch = element("secrets") as HTMLInputElement;
  private readonly reader: CodeReader;

  constructor(
    private readonly apps: readonly App[],
    private readonly site: Site,
    table: VerdictTable,
  ) {
    this.verdicts = new Verdicts(table);
    this.secrets = new SiteSecrets(apps);
    this.language = new PageLanguage(site, () => this.show());
    // The visitor chose a language with a link of the page.
    if (window.location.pathname.includes("/debugger.")) {
      this.language.keepChosen();
    }
    this.reader = new CodeReader(
      element("camera") as HTMLVideoElement,
      (text) => this.use(text),
      (key) => this.notify(key),
      () => this.showScanning(),
    );
    this.input.addEventListener("input", () => this.showLink());
    this.secretSwitch.addEventListener("change", () => this.showLink());
    element("use").addEventListener("click", () => this.use(this.corrected ?? ""));
    element("scan").addEventListener("click", () => {
      if (this.reader.isRunning) {
        this.reader.stop();
      } else {
        this.notify(undefined);
        void this.reader.start();
      }
    });
    const picture = element("picture") as HTMLInputElement;
    picture.addEventListener("change", () => {
      const file = picture.files?.[0];
      if (file !== undefined) {
        this.notify(undefined);
        void this.reader.read(file);
      }
      picture.value = "";
    });
    void CodeReader.isSupported().then((isSupported) => {
      element("codes").hidden = !isSupported;
    });
    element("debugger").hidden = false;
  }

  private corrected: string | undefined;

  /** Shows the page in the current language. */
  show(): void {
    this.language.show();
    document.title = this.language.text("title") + " – " + this.site.host;
    this.showScanning();
    this.showLink();
  }

  private use(text: string): void {
    this.input.value = text;
    this.showLink();
    this.input.focus();
  }

  private showScanning(): void {
    element("scan").dataset["text"] = this.reader.isRunning ? "scan.stop" : "scan";
    element("scan").textContent = this.language.text(element("scan").dataset["text"]!);
  }

  /** Shows a message about the camera, a picture or the text field. */
  private notify(key: string | undefined): void {
    element("notice").textContent = key === undefined ? "" : this.language.text(key);
  }

  private announce(text: string): void {
    const status = element("status");
    // A screen reader repeats a message only if it changes.
    if (status.textContent !== text) {
      status.textContent = text;
    }
  }

  /** Shows the results for the text of the field. */
  private showLink(): void {
    const text = trimmed(this.input.value);
    this.notify(text === "" || text === this.input.value ? undefined : "trimmed");
    element("results").hidden = text === "";
    if (text === "") {
      this.announce("");
      return;
    }
    const answer = answerOf(this.apps, text);
    const found = "found" in answer ? answer.found : undefined;
    // The rest of a text that is too long is not a link.
    const parts = splitLink(encode(text).slice(0, maximumLength));
    const hidden = new HiddenRanges(parts, this.apps, this.secrets, found);
    this.showAnswer(text, answer, parts, hidden);
    this.showValues(answer, text, parts, hidden);
    this.showParts(parts, hidden);
    this.showVerdicts(parts, found);
    this.showCanonical(found);
  }

  private get showsSecrets(): boolean {
    return this.secretSwitch.checked;
  }

  // Route

  private showAnswer(
    text: string,
    answer: RouterAnswer,
    parts: LinkParts,
    hidden: HiddenRanges,
  ): void {
    const section = element("answer");
    const error = "error" in answer ? answer.error : undefined;
    section.dataset["opens"] = String(error === undefined);
    let headline: string;
    if ("found" in answer) {
      const { app, route } = answer.found;
      const name = app.name + "." + route.name;
      headline = this.language.text("accepted", name);
      const [title = "", summary = ""] = this.language.texts.routes[name] ?? [];
      element("route").textContent = [title, summary].filter((one) => one !== "").join(" – ");
      element("code").textContent = name;
    } else {
      const { code, parameter } = answer.error;
      headline = this.language.text("rejected");
      const key = "refusal." + code;
      const keys = parameter === undefined ? [key + ".unnamed", key] : [key];
      const known = [...keys, "refusal.other"].find((one) => this.language.has(one))!;
      element("route").textContent = this.language.text(known, parameter ?? "");
      element("code").textContent = code;
    }
    element("headline").textContent = headline;
    this.announce(headline + ": " + element("route").textContent);
    const marked = element("marked");
    marked.hidden = error === undefined;
    element("range").textContent = error === undefined
      ? ""
      : `${this.language.text("column.bytes")} ${error.range.start}–${error.range.end}`;
    marked.replaceChildren();
    if (error !== undefined) {
      this.showCaret(marked, error.range, parts, hidden);
    }
    this.corrected = correctedLink(this.apps, text);
    element("correction").hidden = this.corrected === undefined;
    element("corrected").textContent = "";
    if (this.corrected !== undefined) {
      const correction = answerOf(this.apps, this.corrected);
      element("corrected").textContent = this.masked(
        this.corrected, "found" in correction ? correction.found : undefined);
    }
  }

  /** Shows a link with its wrong bytes marked, and carets below them. */
  private showCaret(
    target: HTMLElement,
    range: LinkRange,
    parts: LinkParts,
    hidden: HiddenRanges,
  ): void {
    const part = (start: number, end: number): string =>
      visible(hidden.text({ start, end: Math.min(end, parts.bytes.length) }, this.showsSecrets));
    const before = part(0, range.start);
    const wrong = part(range.start, range.end);
    const mark = document.createElement("mark");
    mark.textContent = wrong;
    target.replaceChildren(before, mark, part(range.end, parts.bytes.length));
    // Only ASCII characters surely have one column each, from left to right.
    if (/^[ -~•]*$/.test(before + wrong)) {
      const caret = document.createElement("span");
      caret.setAttribute("aria-hidden", "true");
      caret.textContent = "\n" + " ".repeat(before.length) + "^".repeat(Math.max(1, wrong.length));
      target.append(caret);
    }
  }

  // Values

  private showValues(
    answer: RouterAnswer,
    text: string,
    parts: LinkParts,
    hidden: HiddenRanges,
  ): void {
    const rows: string[][] = [];
    if ("found" in answer) {
      const { link, route } = answer.found;
      for (const parameter of parametersOf(route)) {
        const value = link[parameter.property ?? parameter.name];
        const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined);
        if (values.length > 0) {
          const shown = this.showsSecrets
            ? values.map((one) => (one instanceof Secret ? one.reveal() : String(one)))
            : Array.isArray(value) && this.secrets.includes(value)
            ? ["•••"]
            : values.map((one) => this.secrets.masked(String(one)));
          rows.push([parameter.name, visible(shown.join(", "))]);
        }
      }
      for (const { parameter, range, code } of answer.dropped) {
        const type = parametersOf(route).find(({ name }) => name === parameter)?.type;
        const spelled = text.slice(range.start, range.end);
        const value = this.showsSecrets
          ? spelled
          : type?.key.startsWith("secret") === false ? this.secrets.masked(spelled) : "•••";
        rows.push([parameter, visible(value) + " – " + this.language.text("dropped", code)]);
      }
      const names = new Set((route.query ?? []).map(({ name }) => name));
      for (const { name, value } of parts.items) {
        if (!names.has(decode(parts.bytes, name.start, name.end).text)) {
          const item = { start: name.start, end: value?.end ?? name.end };
          const shown = visible(hidden.text(item, this.showsSecrets));
          rows.push([shown, this.language.text("undeclared")]);
        }
      }
      const isCustom = !/^https?:/i.test(text);
      if (isCustom && Object.values(link).some((one) => one instanceof Secret)) {
        this.notify("custom.secret");
      }
    }
    element("values-section").hidden = rows.length === 0;
    fillTable(element("values"), rows);
  }

  // Parts

  private showParts(parts: LinkParts, hidden: HiddenRanges): void {
    const rows: string[][] = [];
    const add = (key: string, range: LinkRange | undefined, argument = ""): void => {
      if (range !== undefined && rows.length <= maximumRows) {
        const text = visible(hidden.text(range, this.showsSecrets));
        const name = this.language.text("part." + key, argument);
        rows.push([name, `${range.start}–${range.end}`, text]);
      }
    };
    add("scheme", parts.scheme);
    add("user", parts.userInfo);
    add("host", parts.host);
    add("port", parts.port);
    add("path", parts.path);
    add("query", parts.query);
    parts.items.forEach(({ name, value }, index) => {
      add("item", { start: name.start, end: value?.end ?? name.end }, String(index + 1));
    });
    add("fragment", parts.fragment);
    fillTable(element("parts"), rows);
  }

  // Platforms

  private showVerdicts(parts: LinkParts, found: PageLink | undefined): void {
    for (const [platform, verdict] of this.verdicts.all(parts, found?.app.name)) {
      const card = element("verdict-" + platform);
      card.dataset["verdict"] = JSON.stringify(verdict ?? null);
      const state = card.querySelector<HTMLElement>(".state")!;
      const reason = card.querySelector<HTMLElement>(".reason")!;
      const rule = card.querySelector<HTMLElement>(".rule")!;
      const place = card.querySelector<HTMLElement>(".place")!;
      rule.hidden = verdict?.place === undefined;
      place.hidden = rule.hidden;
      if (verdict === undefined) {
        card.dataset["opens"] = "unknown";
        state.textContent = this.language.text("unchecked");
        reason.textContent = this.language.text("unchecked.text");
        place.textContent = rule.textContent = "";
        continue;
      }
      card.dataset["opens"] = String(verdict.opens);
      const kind = platform === "web" ? "page" : "app";
      state.textContent = this.language.text((verdict.opens ? "opens." : "stays.") + kind);
      const app = verdict.app === undefined ? "" : ` (${verdict.app})`;
      reason.textContent =
        this.sentence(verdict) + app + (this.differs(platform, verdict, found) ? " " +
        this.language.text("differs") : "");
      const [line, column, text] = verdict.place ?? [0, 0, ""];
      place.textContent = `${verdict.path ?? ""}:${line}:${column}`;
      rule.textContent = text;
    }
  }

  private sentence({ text, component }: Verdict): string {
    const [key = text, older] = text.split(".older.");
    const sentence = this.language.text("verdict." + key, String(component ?? ""));
    return older === undefined ? sentence : sentence + " " + this.language.text("older." + older);
  }

  private differs(platform: Platform, { opens }: Verdict, found: PageLink | undefined): boolean {
    return platform !== "web" && opens !== (found !== undefined);
  }

  /** Returns a link with dots in place of its secrets. */
  private masked(text: string, found: PageLink | undefined): string {
    const parts = splitLink(encode(text));
    const hidden = new HiddenRanges(parts, this.apps, this.secrets, found);
    return visible(hidden.text({ start: 0, end: parts.bytes.length }, this.showsSecrets));
  }

  // Canonical link

  private showCanonical(found: PageLink | undefined): void {
    const link = found && this.secrets.removed(found.link);
    const schemes = ["https", ...(found?.route.schemes ?? found?.app.schemes ?? [])];
    const built = found && link && schemes.map((scheme) => buildLink(found.app, link, scheme))
      .find(({ ok }) => ok);
    const text = built?.ok === true ? built.text : undefined;
    // If a secret is required, the link is shown with a mask.
    const whole = found && text === undefined
      ? schemes.map((scheme) => buildLink(found.app, found.link, scheme)).find(({ ok }) => ok)
      : undefined;
    const masked = whole?.ok === true ? this.masked(whole.text, found) : undefined;
    element("canonical-section").hidden = text === undefined && masked === undefined;
    element("canonical-secret").hidden = masked !== undefined || found === undefined ||
      Object.keys(link ?? {}).length === Object.keys(found.link).length;
    element("canonical").replaceChildren();
    element("symbol").replaceChildren();
    const shown = document.createElement("bdi");
    shown.textContent = text ?? masked ?? "";
    if (text === undefined) {
      element("canonical").append(shown);
      return;
    }
    element("canonical").append(
      shown, this.language.copyButton(text, this.language.text("canonical")));
    const modules = qrModules(text);
    if (modules !== undefined) {
      element("symbol").append(symbolPicture(modules, this.language.text("code.label", text)));
    }
  }
}

/** Returns a text without white space around it; a byte order mark is none for other parsers. */
function trimmed(text: string): string {
  const isSpace = (index: number): boolean => /^(?!\ufeff)\s$/.test(text[index] ?? "");
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(start)) {
    start += 1;
  }
  while (end > start && isSpace(end - 1)) {
    end -= 1;
  }
  return text.slice(start, end);
}

/** Control characters, format characters, and other characters that are invisible. */
const invisible = new RegExp(
  "(?! )[\\p{Cc}\\p{Cf}\\p{Z}\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]" +
  "|[\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0]", "gu");

/** Returns a text in which invisible characters are spelled out. */
function visible(text: string): string {
  return text.replace(invisible, (character) =>
    "\\u{" + character.codePointAt(0)!.toString(16) + "}");
}

/** The maximum number of rows of a table; a link has more items only if it is made to be slow. */
const maximumRows = 200;

/** Replaces the rows of a table; the first cell of each row is its header. */
function fillTable(table: HTMLElement, rows: readonly (readonly string[])[]): void {
  const body = table.querySelector("tbody")!;
  const shown = rows.slice(0, maximumRows);
  if (rows.length > maximumRows) {
    shown.push(["…"]);
  }
  body.replaceChildren(...shown.map((cells) => {
    const row = document.createElement("tr");
    row.append(...cells.map((text, index) => {
      const cell = document.createElement(index === 0 ? "th" : "td");
      if (index === 0) {
        cell.setAttribute("scope", "row");
      }
      const content = document.createElement("bdi");
      content.textContent = text;
      cell.append(content);
      return cell;
    }));
    return row;
  }));
}

/** Shows the debugger. */
function startDebugger(apps: readonly App[], site: Site, table: VerdictTable): void {
  new LinkDebugger(apps, site, table).show();
}
