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
  const subdomain = route.subdomain === undefined ? [] : [route.subdomain];
  return [
    ...pathParameters(route),
    ...(route.query ?? []),
    ...subdomain,
    ...(route.fragment ?? []),
  ];
}

/** A link of an app. */
interface PageLink {
  readonly app: App;
  readonly link: Readonly<Record<string, unknown>>;
  readonly route: Route;
}

/** The route that accepts a link, or the reason why no app has one. */
type RouterAnswer =
  | { readonly found: PageLink; readonly dropped: readonly DroppedValue[] }
  | { readonly error: LinkError; readonly app: App };

/** Returns the route that accepts a link, or the error of the app that reads most of it. */
function answerOf(apps: readonly App[], text: string): RouterAnswer {
  const errors: { readonly error: LinkError; readonly app: App }[] = [];
  for (const app of apps) {
    const result = parseLink(app, text);
    if (!result.ok) {
      errors.push({ error: result.error, app });
      continue;
    }
    const route = app.routes.find(({ name }) => name === result.link["route"])!;
    return { found: { app, link: result.link, route }, dropped: result.dropped };
  }
  // An app that declares the host has a more useful reason than one that does not, and an
  // exclusion is the decision of an app about this link.
  const ranks = ["unknown-scheme", "unknown-host", "", "excluded"];
  const rank = ({ code }: LinkError): number => ranks.indexOf(code) < 0 ? 2 : ranks.indexOf(code);
  errors.sort(({ error: one }, { error: other }) =>
    rank(other) - rank(one) || other.range.start - one.range.start);
  return errors[0]!;
}

/** Returns `true` if the values of a parameter are secrets. */
function isSecret({ type }: Parameter): boolean {
  return type.key.startsWith("secret");
}

/**
 * The secrets of the apps of a site.
 *
 * A mistyped link can have a secret inside another value, such as the path
 * `x&pin=1234`. Such a value is treated as a secret, too.
 */
class SiteSecrets {
  /** `true` if a parameter in a path is a secret. */
  readonly areInPaths: boolean;
  private readonly named: RegExp | undefined;
  /** The literals directly before secret components. */
  private readonly literals: ReadonlySet<string>;
  /** The starts of links of the apps, in lower case. */
  private readonly origins: readonly string[];

  constructor(private readonly apps: readonly App[]) {
    const routes = apps.flatMap((app) => app.routes);
    const names = routes.flatMap(parametersOf).filter(isSecret)
      .map(({ name }) => name.replace(/[^A-Za-z0-9]/g, "\\$&"));
    if (names.length > 0) {
      this.named = new RegExp(`((?:${names.join("|")})\\s*(?:=|%3d|:))[^&;#]*`, "gi");
    }
    this.areInPaths = routes.some((route) => pathParameters(route).some(isSecret));
    this.literals = new Set(routes.flatMap(({ path }) => path.flatMap((component, index) => {
      const before = path[index - 1];
      return typeof before === "string" && componentParameters(component).some(isSecret)
        ? [before]
        : [];
    })));
    this.origins = this.areInPaths
      ? apps.flatMap(({ hosts, schemes }) => [
        ...hosts.map((one) => one.replace("*.", "")),
        ...schemes.map((one) => one + "://"),
      ])
      : [];
  }

  /** Returns the start and the end of each secret after its name. */
  places(text: string): LinkRange[] {
    return this.named === undefined
      ? []
      : Array.from(text.matchAll(this.named), ({ index = 0, 0: found = "", 1: kept = "" }) =>
        ({ start: index + kept.length, end: index + found.length }));
  }

  /** Returns `true` for a secret, and for a value that contains one. */
  includes(value: unknown): boolean {
    return value instanceof Secret ||
      (Array.isArray(value) && value.some((one, index) => this.includes(one) ||
        (index + 1 < value.length && this.literals.has(String(one))))) ||
      (typeof value === "string" && this.masked(value) !== value);
  }

  /** Returns a string with a mask in place of each secret, and of a link that may have one. */
  masked(text: string): string {
    return this.mayBeSecretLink(text)
      ? "•••"
      : this.named === undefined ? text : text.replace(this.named, "$1•••");
  }

  /** Returns `true` if a text contains a link of an app, unless it is one without a secret. */
  private mayBeSecretLink(text: string): boolean {
    const lower = lowercased(text);
    if (!this.origins.some((origin) => lower.includes(origin))) {
      return false;
    }
    const answer = answerOf(this.apps, text);
    return "error" in answer ||
      Object.values(answer.found.link).some((value) => this.includes(value));
  }

  /** Returns a copy of a link without its secrets. */
  removed(link: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return Object.fromEntries(Object.entries(link).filter(([, value]) => !this.includes(value)));
  }
}

/** The language of a page, which the visitor can change. */
class PageLanguage {
  code: string;

  /** Chooses the language; `show` shows the page after the visitor has chosen another one. */
  constructor(private readonly site: Site, show: () => void) {
    // The debugger does not have the languages of a theme.
    const table = Object.fromEntries(Object.entries(site.negotiation)
      .filter(([, code]) => code === "" || Object.keys(site.languages).includes(code)));
    this.code = negotiate(navigator.languages, table, site.fallback);
    document.querySelectorAll<HTMLAnchorElement>("#languages a").forEach((link) => {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
          return;
        }
        event.preventDefault();
        this.code = link.lang;
        show();
      });
    });
  }

  /** Keeps the language of an address that the visitor chose. */
  keepChosen(): void {
    const start = document.documentElement.lang;
    if (Object.keys(this.site.languages).includes(start)) {
      this.code = start;
    }
  }

  get texts(): SiteLanguage {
    return this.site.languages[this.code]!;
  }

  /** Returns a string with its arguments. */
  text(key: string, ...values: readonly string[]): string {
    const parts = (this.texts.strings[key] ?? key).split(/%(?:(\d)\$)?@/);
    // The numbers of the arguments, or nothing, are between the parts.
    return parts.map((part, index) =>
      index % 2 === 0 ? part : values[Number(part ?? (index + 1) / 2) - 1] ?? values[0] ?? "")
      .join("");
  }

  /** Returns `true` if the language has a string. */
  has(key: string): boolean {
    return Object.prototype.hasOwnProperty.call(this.texts.strings, key);
  }

  /** Shows the strings that do not depend on a link. */
  show(argument = ""): void {
    document.documentElement.lang = this.code;
    document.documentElement.dir = this.texts.direction;
    document.querySelectorAll<HTMLElement>("[data-text]").forEach((item) => {
      item.textContent = this.text(item.dataset["text"]!, argument);
    });
    document.querySelectorAll<HTMLAnchorElement>("#languages a").forEach((link) => {
      if (link.lang === this.code) {
        link.setAttribute("aria-current", "true");
      } else {
        link.removeAttribute("aria-current");
      }
    });
    element("languages").setAttribute("aria-label", this.text("language"));
  }

  /** Returns a button that copies a text, or else selects the element before it. */
  copyButton(text: string, label: string): HTMLElement {
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
}

/** Returns the picture of a QR code. */
function symbolPicture(modules: QRModules, label: string): SVGElement {
  const size = modules.length + 8;
  const path = modules.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join(""),
  );
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  picture.setAttribute("viewBox", `0 0 ${size} ${size}`);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", label);
  const dark = document.createElementNS(space, "path");
  dark.setAttribute("d", path.join(""));
  picture.append(dark);
  return picture;
}
