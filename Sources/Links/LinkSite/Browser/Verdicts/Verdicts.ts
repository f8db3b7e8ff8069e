/** A platform that opens links. */
type Platform = "ios" | "android14" | "android15" | "web";

/** Decides what the platforms do with links, from the tables of association files. */
class Verdicts {
  private readonly apple: AppleVerdicts;
  private readonly android: AndroidVerdicts;

  constructor(table: VerdictTable) {
    this.apple = new AppleVerdicts(table);
    this.android = new AndroidVerdicts(table);
  }

  /** Returns the verdicts about a link; `app` is the app whose route accepts it. */
  all(parts: LinkParts, app: string | undefined): [Platform, Verdict | undefined][] {
    return [
      ["ios", this.apple.verdict(parts, app)],
      ["android14", this.android.verdict(parts, 34, app)],
      ["android15", this.android.verdict(parts, 35, app)],
      ["web", webVerdict(parts)],
    ];
  }
}

/** Returns the verdict of a browser, which shows the page and never opens an app. */
function webVerdict(parts: LinkParts): Verdict {
  const { host } = parts;
  const scheme = lowercased(partText(parts, parts.scheme));
  const isPage = ["https", "http"].includes(scheme) && host !== undefined && host.start < host.end;
  return isPage
    ? { opens: true, reason: "page", text: "page" }
    : { opens: false, reason: "no-page", text: "page.none" };
}
