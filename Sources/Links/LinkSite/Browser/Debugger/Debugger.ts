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

  constructor(private readonly apps: readonly App[], site: Site, table: VerdictTable) {
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
      (key) => this.announce(this.language.text(key)),
    );
    this.input.addEventListener("input", () => this.showLink());
    this.secretSwitch.addEventListener("change", () => this.showLink());
    element("use").addEventListener("click", () => this.use(this.corrected ?? ""));
    element("scan").addEventListener("click", () => void this.scan());
    const picture = element("picture") as HTMLInputElement;
    picture.addEventListener("change", () => {
      const file = picture.files?.[0];
      if (file !== undefined) {
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
    document.title = this.language.text("title");
    this.showLink();
  }

  private use(text: string): void {
    this.input.value = text;
    this.showScanning();
    this.showLink();
    this.input.focus();
  }

  private async scan(): Promise<void> {
    if (this.reader.isRunning) {
      this.reader.stop();
    } else {
      const started = this.reader.start();
      this.showScanning();
      await started;
    }
    this.showScanning();
  }

  private showScanning(): void {
    element("scan").dataset["text"] = this.reader.isRunning ? "scan.stop" : "scan";
    element("scan").textContent = this.language.text(element("scan").dataset["text"]!);
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
    const text = this.input.value.trim();
    element("results").hidden = text === "";
    if (text === "") {
      this.announce("");
      return;
    }
    const answer = answerOf(this.apps, text);
    const found = "found" in answer ? answer.found : undefined;
    // The rest of a text that is too long is not a link.
    const parts = splitLink(encode(text.slice(0, 2 * maximumLength)));
    const hidden = new HiddenRanges(parts, this.apps, found);
    this.showAnswer(text, answer, parts, hidden);
    this.showValues(answer, text);
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
    marked.replaceChildren();
    if (error !== undefined) {
      this.showCaret(marked, error.range, parts, hidden);
    }
    this.corrected = correctedLink(this.apps, text);
    element("correction").hidden = this.corrected === undefined;
    element("corrected").textContent = "";
    if (this.corrected !== undefined) {
      const own = splitLink(encode(this.corrected));
      const correction = answerOf(this.apps, this.corrected);
      const masks = new HiddenRanges(
        own, this.apps, "found" in correction ? correction.found : undefined);
      element("corrected").textContent =
        masks.text({ start: 0, end: own.bytes.length }, this.showsSecrets);
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
    const caret = document.createElement("span");
    caret.setAttribute("aria-hidden", "true");
    caret.textContent = "\n" + " ".repeat(columns(before)) + "^".repeat(Math.max(1, columns(wrong)));
    target.replaceChildren(before, mark, part(range.end, parts.bytes.length), caret);
  }

  // Values

  private showValues(answer: RouterAnswer, text: string): void {
    const rows: string[][] = [];
    if ("found" in answer) {
      const { link, route } = answer.found;
      for (const parameter of parametersOf(route)) {
        const value = link[parameter.property ?? parameter.name];
        const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined);
        if (values.length > 0) {
          const shown = values.map((one) =>
            !this.showsSecrets
              ? this.secrets.masked(String(one))
              : one instanceof Secret ? one.reveal() : String(one));
          rows.push([parameter.name, visible(shown.join(", "))]);
        }
      }
      for (const { parameter, range, code } of answer.dropped) {
        const type = parametersOf(route).find(({ name }) => name === parameter)?.type;
        const isHidden = !this.showsSecrets && type?.key.startsWith("secret") !== false;
        const value = isHidden
          ? "•••"
          : this.secrets.masked(text.slice(range.start, range.end));
        rows.push([parameter, visible(value) + " – " + this.language.text("dropped", code)]);
      }
    }
    element("values-section").hidden = rows.length === 0;
    fillTable(element("values"), rows);
  }

  // Parts

  private showParts(parts: LinkParts, hidden: HiddenRanges): void {
    const rows: string[][] = [];
    const add = (key: string, range: LinkRange | undefined, argument = ""): void => {
      if (range !== undefined) {
        const text = visible(hidden.text(range, this.showsSecrets));
        rows.push([this.language.text("part." + key, argument), `${range.start}–${range.end}`, text]);
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
    const isTooLong = parts.bytes.length > maximumLength;
    const verdicts = this.verdicts.all(
      isTooLong ? splitLink(parts.bytes.slice(0, maximumLength)) : parts, found?.app.name);
    for (const [platform, verdict] of verdicts) {
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

  // Canonical link

  private showCanonical(found: PageLink | undefined): void {
    const link = found && this.secrets.removed(found.link);
    const schemes = ["https", ...(found?.route.schemes ?? found?.app.schemes ?? [])];
    const built = found && link && schemes.map((scheme) => buildLink(found.app, link, scheme))
      .find(({ ok }) => ok);
    const text = built?.ok === true ? built.text : undefined;
    element("canonical-section").hidden = found === undefined;
    element("canonical-secret").hidden = found === undefined ||
      Object.keys(link ?? {}).length === Object.keys(found.link).length;
    element("canonical").replaceChildren();
    element("symbol").replaceChildren();
    if (text === undefined) {
      return;
    }
    const shown = document.createElement("bdi");
    shown.textContent = text;
    element("canonical").append(
      shown, this.language.copyButton(text, this.language.text("canonical")));
    const modules = qrModules(text);
    if (modules !== undefined) {
      element("symbol").append(symbolPicture(modules, this.language.text("code.label", text)));
    }
  }
}

/** Returns a text in which control characters and direction marks are visible. */
function visible(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (character) => "\\u{" + character.charCodeAt(0).toString(16) + "}");
}

/** Returns the number of columns of a text, in which East Asian characters have two. */
function columns(text: string): number {
  return Array.from(text).reduce((sum, character) =>
    sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}]/u.test(character) ? 2 : 1), 0);
}

/** Replaces the rows of a table; the first cell of each row is its header. */
function fillTable(table: HTMLElement, rows: readonly (readonly string[])[]): void {
  const body = table.querySelector("tbody")!;
  body.replaceChildren(...rows.map((cells) => {
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
