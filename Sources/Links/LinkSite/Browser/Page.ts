/** The strings of the site in one language. */
interface SiteLanguage {
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** The strings of the pages by key; `%@` is the place of an argument. */
  readonly strings: Readonly<Record<string, string>>;
  /** The titles and summaries of routes, as `app.route`. */
  readonly routes: Readonly<Record<string, readonly [title: string, summary: string]>>;
  /** The labels of parameters, by name. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The identities of an app. */
interface SiteApp {
  readonly title: string;
  readonly appStoreID?: number;
  readonly package?: string;
  readonly web?: string;
}

/** The data of a site, which the tool writes. */
interface Site {
  readonly host: string;
  readonly fallback: string;
  readonly negotiation: LanguageTable;
  readonly languages: Readonly<Record<string, SiteLanguage>>;
  readonly apps: Readonly<Record<string, SiteApp>>;
}

/** The kinds of devices that see different buttons. */
type Device = "apple" | "android" | "other";

/** The address of the page as a link of the app. */
interface PageLink {
  readonly app: App;
  readonly link: Readonly<Record<string, unknown>>;
  readonly route: Route;
}

/** Returns the element with an identifier, which every page has. */
function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error("no element " + id);
  }
  return found;
}

/** Returns all parameters of a route, in the order in which a canonical link has them. */
function parametersOf(route: Route): Parameter[] {
  return [...pathParameters(route), ...(route.query ?? []), ...(route.fragment ?? [])];
}

/**
 * The secrets of the apps of a site.
 *
 * A mistyped link can have a secret inside another value, such as the path
 * `x&pin=1234`. Such a value is treated as a secret, too.
 */
class SiteSecrets {
  private readonly hidden: RegExp | undefined;

  constructor(apps: readonly App[]) {
    const parameters = apps.flatMap(({ routes }) => routes)
      .flatMap(parametersOf);
    const names = parameters.filter(({ type }) => type.key.startsWith("secret"))
      .map(({ name }) => name.replace(/[^A-Za-z0-9]/g, "\\$&"));
    if (names.length > 0) {
      this.hidden = new RegExp(`((?:${names.join("|")})\\s*(?:=|%3d|:))[^&;#]*`, "gi");
    }
  }

  /** Returns `true` for a secret, and for a value that contains one. */
  includes(value: unknown): boolean {
    return value instanceof Secret ||
      (Array.isArray(value) && value.some((one) => this.includes(one))) ||
      (typeof value === "string" && this.masked(value) !== value);
  }

  /** Returns a string with a mask in place of each secret. */
  masked(text: string): string {
    return this.hidden === undefined ? text : text.replace(this.hidden, "$1•••");
  }

  /** Returns a copy of a link without its secrets. */
  removed(link: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return Object.fromEntries(Object.entries(link).filter(([, value]) => !this.includes(value)));
  }
}

/**
 * Returns the address that opens the app on Android.
 *
 * See https://developer.chrome.com/docs/android/intents. The package receives
 * the link, so it may contain secrets. The browser opens the store if the app
 * is not installed.
 */
function intentAddress(found: PageLink, identity: SiteApp): string | undefined {
  const built = buildLink(found.app, found.link, "https");
  // A fragment would end before the parameters of the intent.
  if (!built.ok || identity.package === undefined || built.text.includes("#")) {
    return undefined;
  }
  const store = encodeURIComponent(playStore(identity.package));
  return "intent" + built.text.slice("https".length) +
    `#Intent;scheme=https;package=${identity.package};S.browser_fallback_url=${store};end`;
}

/** Returns the address of an app in the Play Store. */
function playStore(name: string): string {
  return "https://play.google.com/store/apps/details?id=" + encodeURIComponent(name);
}

/** Returns the kind of the visitor's device. */
function deviceOf(agent: string, touchPoints: number): Device {
  if (/Android/.test(agent)) {
    return "android";
  }
  // iPadOS names itself like a Mac, which has no touch screen.
  const isApple = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);
  return isApple ? "apple" : "other";
}

/** The page, which shows its own address as a link of an app. */
class LinkPage {
  private language: string;
  private readonly found: PageLink | undefined;
  private readonly error: LinkError | undefined;
  /** The app of the link, or the app whose route is nearest to it. */
  private readonly app: App | undefined;
  private readonly device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  /** The kind of the page; `chosen` if the visitor chose it, so that its address is no link. */
  private readonly kind = window.location.pathname.startsWith("/_links/")
    ? "chosen"
    : document.body.dataset["page"];
  private readonly secrets: SiteSecrets;

  constructor(apps: readonly App[], private readonly site: Site) {
    this.secrets = new SiteSecrets(apps);
    // The site is also previewed at other addresses, but its links are those of its host.
    const { pathname, search, hash } = window.location;
    const text = "https://" + site.host + pathname + search + hash;
    const results = apps.map((app) => ({ app, result: parseLink(app, text) }));
    for (const { app, result } of results) {
      const route = result.ok
        ? app.routes.find(({ name }) => name === result.link["route"])
        : undefined;
      if (result.ok && route !== undefined && this.found === undefined) {
        this.found = { app, link: result.link, route };
      } else if (!result.ok && result.error.range.start > (this.error?.range.start ?? -1)) {
        // The app that reads most of the link is the one that the link is meant for.
        this.error = result.error;
        this.app = app;
      }
    }
    this.app = this.found?.app ?? (this.kind === "start" ? undefined : this.app) ?? apps[0];
    this.language = negotiate(navigator.languages, site.negotiation, site.fallback);
    const start = document.documentElement.lang;
    // A visitor who chose a language with a link of the page keeps it.
    if (this.kind === "chosen" && Object.keys(site.languages).includes(start)) {
      this.language = start;
    }
    document.querySelectorAll<HTMLAnchorElement>("#languages a").forEach((link) => {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
          return;
        }
        event.preventDefault();
        this.language = link.lang;
        this.show();
      });
    });
  }

  private get texts(): SiteLanguage {
    return this.site.languages[this.language]!;
  }

  private text(key: string, argument = ""): string {
    return (this.texts.strings[key] ?? key).split("%@").join(argument);
  }

  /** Shows the page in the current language. */
  show(): void {
    const { language, texts } = this;
    document.documentElement.lang = language;
    document.documentElement.dir = texts.direction;
    document.querySelectorAll<HTMLElement>("[data-text]").forEach((item) => {
      item.textContent = this.text(item.dataset["text"]!, this.identity?.title);
    });
    document.querySelectorAll<HTMLAnchorElement>("#languages a").forEach((link) => {
      if (link.lang === language) {
        link.setAttribute("aria-current", "true");
      } else {
        link.removeAttribute("aria-current");
      }
    });
    element("languages").setAttribute("aria-label", this.text("language"));
    this.showHeadings();
    this.showValues();
    this.showActions();
    this.showCode();
  }

  /** The identities of the app. */
  private get identity(): SiteApp | undefined {
    return this.app === undefined ? undefined : this.site.apps[this.app.name];
  }

  /** `true` if the visitor opened an address that is no link, not a page of the site itself. */
  private get isWrong(): boolean {
    return this.found === undefined && this.kind !== "start" && this.kind !== "chosen";
  }

  private showHeadings(): void {
    const { found, error, texts } = this;
    let title = this.text("start.title", this.identity?.title);
    let summary = this.text("start.text", this.identity?.title);
    const problem = element("problem");
    problem.hidden = !this.isWrong;
    element("after").hidden = this.found === undefined;
    if (found !== undefined) {
      [title, summary] = texts.routes[found.app.name + "." + found.route.name] ?? [title, ""];
    } else if (this.isWrong) {
      title = this.text("wrong.title");
      summary = this.text("wrong.text");
      const key = "refusal." + (error?.code ?? "other");
      const unnamed = error?.parameter === undefined ? key + ".unnamed" : key;
      const known = [unnamed, key, "refusal.other"].find((name) => name in texts.strings)!;
      element("reason").textContent = this.text(known, error?.parameter);
      element("reason-code").textContent = error?.code ?? "";
    } else if (this.kind === "chosen") {
      const name = document.body.dataset["route"] ?? "";
      [title, summary] = texts.routes[name] ?? [title, summary];
    }
    element("title").textContent = title;
    element("summary").textContent = summary;
    element("summary").hidden = summary === "";
    document.title = [title, this.identity?.title].filter((part) => part).join(" – ");
  }

  /** Returns the canonical link without secrets; `undefined` if a secret is required. */
  private publicLink(scheme: string): string | undefined {
    const { found, secrets } = this;
    const built = found && buildLink(found.app, secrets.removed(found.link), scheme);
    return built?.ok ? built.text : undefined;
  }

  private showValues(): void {
    const list = element("values");
    list.replaceChildren();
    list.hidden = true;
    if (this.found === undefined) {
      return;
    }
    const { link, route } = this.found;
    const inPath = new Set(pathParameters(route).map(({ name }) => name));
    for (const parameter of parametersOf(route)) {
      const value = link[parameter.property ?? parameter.name];
      const texts = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined);
      if (texts.length === 0) {
        continue;
      }
      const { name } = parameter;
      const label = Object.prototype.hasOwnProperty.call(this.texts.labels, name)
        ? this.texts.labels[name]!
        : name.charAt(0).toUpperCase() + name.slice(1);
      const term = document.createElement("dt");
      term.textContent = label;
      const details = document.createElement("dd");
      const shown = document.createElement("bdi");
      shown.textContent = texts.map((one) => this.shown(one, parameter.type.key)).join(", ");
      details.append(shown);
      if (inPath.has(parameter.name) && !this.secrets.includes(value)) {
        details.append(this.copyButton(texts.map(String).join("/"), label));
      }
      list.append(term, details);
      list.hidden = false;
    }
  }

  /** Returns a value in the language of the page; a secret is masked. */
  private shown(value: unknown, type: string): string {
    const text = String(value);
    try {
      if (value instanceof Secret) {
        return "•••";
      } else if (type.startsWith("language")) {
        return new Intl.DisplayNames([this.language], { type: "language" }).of(text) ?? text;
      } else if (type.startsWith("date")) {
        const options = { dateStyle: "long", timeZone: "UTC" } as const;
        return new Intl.DateTimeFormat(this.language, options).format(new Date(text));
      } else if (typeof value === "boolean") {
        return this.text(value ? "yes" : "no");
      }
    } catch {
      // The browser does not know the language or the date.
    }
    return this.secrets.masked(text);
  }

  private copyButton(text: string, label: string): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = this.text("copy");
    button.setAttribute("aria-label", this.text("copy.label", label));
    button.addEventListener("click", () => {
      // Without https or permission, the text is selected instead.
      const select = (): void => window.getSelection()?.selectAllChildren(button.previousSibling!);
      if (!("clipboard" in navigator)) {
        select();
        return;
      }
      navigator.clipboard.writeText(text).then(() => {
        button.textContent = this.text("copied");
        element("status").textContent = this.text("copied");
      }, select);
    });
    return button;
  }

  private showActions(): void {
    const { found, identity, device } = this;
    const open = element("open") as HTMLAnchorElement;
    const address = found === undefined || identity === undefined
      ? undefined
      : (device === "android" ? intentAddress(found, identity) : undefined) ??
        (device === "other" ? undefined : this.customLink());
    open.hidden = address === undefined;
    if (address !== undefined) {
      open.href = address;
    }
    const number = identity?.appStoreID;
    const name = identity?.package;
    this.showButton(
      "apple",
      device === "android" || number === undefined
        ? undefined
        : "https://apps.apple.com/app/id" + String(number),
    );
    this.showButton(
      "android",
      device === "apple" || name === undefined ? undefined : playStore(name),
    );
    const link = this.publicLink("https");
    const base = identity?.web?.replace(/\/$/, "");
    const start = link?.indexOf("/", "https://".length) ?? -1;
    this.showButton(
      "web",
      base === undefined || link === undefined || start < 0
        ? identity?.web
        : base + link.slice(start),
    );
    this.showBanner(number, link);
  }

  private showButton(id: string, address: string | undefined): void {
    const button = element(id) as HTMLAnchorElement;
    button.hidden = address === undefined;
    if (address !== undefined) {
      button.href = address;
    }
  }

  /** Shows the banner of Safari, which opens the app with the link. */
  private showBanner(number: number | undefined, link: string | undefined): void {
    const banner = document.querySelector<HTMLMetaElement>('meta[name="apple-itunes-app"]') ??
      document.createElement("meta");
    if (number === undefined || this.isWrong) {
      banner.remove();
      return;
    }
    banner.name = "apple-itunes-app";
    banner.content = `app-id=${number}` + (link === undefined ? "" : ", app-argument=" + link);
    document.head.append(banner);
  }

  /** Returns the link with a custom scheme, without secrets. */
  private customLink(): string | undefined {
    const { found } = this;
    const schemes = found === undefined ? [] : found.route.schemes ?? found.app.schemes;
    const links = schemes.map((scheme) => this.publicLink(scheme));
    return links.find((link) => link !== undefined);
  }

  /** Shows the link as a QR code, which visitors scan with their phones. */
  private showCode(): void {
    const section = element("code");
    const link = this.publicLink("https");
    const modules = link === undefined ? undefined : qrModules(link);
    section.hidden = this.device !== "other" || modules === undefined;
    if (modules === undefined || link === undefined) {
      return;
    }
    element("code-secret").hidden = !Object.values(this.found!.link)
      .some((value) => this.secrets.includes(value));
    const size = modules.length + 8;
    const path = modules.map((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join(""),
    );
    const space = "http://www.w3.org/2000/svg";
    const picture = document.createElementNS(space, "svg");
    picture.setAttribute("viewBox", `0 0 ${size} ${size}`);
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", this.text("code.label", link));
    const dark = document.createElementNS(space, "path");
    dark.setAttribute("d", path.join(""));
    picture.append(dark);
    element("symbol").replaceChildren(picture);
    element("code-link").textContent = link;
  }
}

/** Shows the page, which stays as it is if the script fails. */
function start(apps: readonly App[], site: Site): void {
  new LinkPage(apps, site).show();
}
