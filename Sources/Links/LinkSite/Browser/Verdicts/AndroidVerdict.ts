/** Decides which links Android opens. */
class AndroidVerdicts {
  constructor(private readonly table: VerdictTable) {}

  /**
   * Returns the verdict of an API level about a link.
   *
   * If the route of an app accepts the link, only this app is asked. Without an
   * app for the platform, there is no verdict.
   */
  verdict(parts: LinkParts, level: number, app: string | undefined): Verdict | undefined {
    const isAsked = this.table.apps.some((one) =>
      one.isOnAndroid && (app === undefined || one.name === app));
    if (!isAsked) {
      return undefined;
    }
    let first: Verdict | undefined;
    for (const candidate of this.table.android) {
      if (app !== undefined && candidate.name !== app) {
        continue;
      }
      const verdict = androidVerdict(candidate, parts, level);
      if (verdict.opens) {
        return verdict;
      }
      // The app that declares the host has the most useful reason.
      if (first === undefined || ["host-not-associated", "not-https"].includes(first.reason)) {
        first = verdict;
      }
    }
    if (first === undefined) {
      return { opens: false, reason: "host-not-associated", text: "undeclared" };
    }
    const { opens, reason, text } = first;
    return app === undefined && ["host-not-associated", "not-https"].includes(reason)
      ? { opens, reason, text }
      : first;
  }
}

/** Returns the verdict of an app, and how devices below API level 31 differ from it. */
function androidVerdict(app: AndroidApp, parts: LinkParts, level: number): Verdict {
  const verdict = new AndroidDecision(app, parts, level).verdict();
  const isNew = ({ pattern: [kind] }: AndroidMatcher): boolean =>
    kind === "advancedGlob" || kind === "suffix";
  const hasNewPatterns = (app.minimumAPI ?? 0) < 31 &&
    app.filters.some(({ paths, parts: own }) => [...paths, ...own].some(isNew));
  if (level >= 35 || !hasNewPatterns) {
    return verdict;
  }
  const older = new AndroidDecision(app, parts, 30).verdict();
  if (older.opens === verdict.opens) {
    return verdict;
  }
  const reason = "older-devices-differ";
  const text = verdict.text + (older.opens ? ".older.opens" : ".older.stays");
  const deciding = verdict.place === undefined ? older : verdict;
  return {
    ...verdict,
    reason,
    text,
    ...(deciding.place && { place: deciding.place }),
    ...(deciding.component !== undefined && { component: deciding.component }),
  };
}

/** The decision of one app about one link. */
class AndroidDecision {
  private readonly link: AndroidLink;

  constructor(
    private readonly app: AndroidApp,
    private readonly parts: LinkParts,
    private readonly level: number,
  ) {
    this.link = androidLink(parts);
  }

  verdict(): Verdict {
    const { app, link, parts } = this;
    const { scheme, host } = link;
    if (scheme === undefined) {
      return { opens: false, reason: "no-link", text: "no.scheme" };
    }
    if (scheme !== "https" && scheme !== "http") {
      return this.customVerdict(scheme);
    }
    if (host === undefined || host === "") {
      return { opens: false, reason: "no-link", text: "no.host" };
    }
    const written = lowercased(partText(parts, parts.host));
    const port = partText(parts, parts.port);
    const find = (name: string): AndroidHost | undefined =>
      hostNames(name)
        .map((own) => app.hosts.find((one) => one.host === own))
        .find((found) => found !== undefined);
    const known = (parts.port && find(written + ":" + port)) ?? find(written);
    if (known === undefined) {
      return this.filterVerdict(host);
    }
    // The domain of a wildcard allows the links of all its subdomains.
    const names = known.host.startsWith("*.") ? [written] : known.names;
    if (!names.includes(host)) {
      if (names.some((name) => lowercased(name) === written)) {
        return caseVerdict;
      }
      return this.unstated(known);
    }
    if (known.statements.length === 0) {
      return this.unstated(known);
    }
    const verdicts = known.statements.map((statement) =>
      this.statementVerdict(host, known, statement));
    return verdicts.find(({ opens }) => opens) ?? verdicts[0]!;
  }

  private unstated({ path }: AndroidHost): Verdict {
    return {
      opens: false,
      reason: "host-not-associated",
      text: "statement",
      app: this.app.package,
      ...(path !== undefined && { path }),
    };
  }

  private statementVerdict(host: string, known: AndroidHost, statement: AndroidStatement): Verdict {
    const verdict = this.filterVerdict(host);
    const { rules } = statement;
    if (!verdict.opens || this.level < 35 || rules === undefined) {
      return verdict;
    }
    const file = { app: this.app.package, ...(known.path !== undefined && { path: known.path }) };
    const index = rules.findIndex((rule) => this.matches(rule));
    const rule = rules[index];
    if (rule === undefined) {
      const { place } = statement;
      return {
        opens: false,
        reason: "no-component",
        text: "rule.none",
        ...file,
        ...(place && { place }),
      };
    }
    const isExcluded = rule.excludes === true;
    return {
      opens: !isExcluded,
      reason: isExcluded ? "excluded" : "matched",
      text: isExcluded ? "rule.excluded" : "rule",
      ...file,
      component: index,
      place: rule.place,
    };
  }

  private matches({ path, fragment, parameters }: AndroidRule): boolean {
    const { link } = this;
    const isEmpty = path === undefined && fragment === undefined && parameters.length === 0;
    return !isEmpty && (path === undefined || matchesAndroid(path, link.path)) &&
      (fragment === undefined || matchesAndroid(fragment, link.fragment)) &&
      parameters.every((one) => link.parameters.some((item) => matchesAndroid(one, item)));
  }

  /** Returns the verdict of the filters for a web link. */
  private filterVerdict(host: string): Verdict {
    const names = this.app.filters.filter(({ isVerified }) => isVerified)
      .flatMap(({ authorities }) => authorities.map(([name]) => name))
      // A wildcard without a dot is no domain, so it is never verified.
      .filter((name) => !name.startsWith("*") || name.startsWith("*."));
    const isApproved = (name: string): boolean =>
      name.startsWith("*") ? host.endsWith(name.slice(2)) : name === host;
    if (!names.some(isApproved)) {
      if (names.some((name) => isSameHost(name, host))) {
        return caseVerdict;
      }
      const { package: app, path } = this.app;
      return { opens: false, reason: "host-not-associated", text: "filter.host", app, path };
    }
    return this.matchFilters("matched");
  }

  private customVerdict(scheme: string): Verdict {
    const schemes = this.app.filters.flatMap((filter) => filter.schemes);
    if (schemes.includes(scheme)) {
      return this.matchFilters("custom-scheme");
    }
    if ([...schemes, "https", "http"].some((own) => lowercased(own) === lowercased(scheme))) {
      return caseVerdict;
    }
    return { opens: false, reason: "not-https", text: "filter.scheme", path: this.app.path };
  }

  /** Returns the verdict of the first filter that accepts the link, or that excludes it. */
  private matchFilters(reason: string): Verdict {
    const { filters, path, package: app } = this.app;
    let excluding: Verdict | undefined;
    for (const [component, filter] of filters.entries()) {
      const found = this.matchFilter(filter);
      if (found === undefined) {
        continue;
      }
      const { allows, place } = found;
      if (allows) {
        return { opens: true, reason, text: "filter", app, component, path, place };
      }
      excluding ??= {
        opens: false, reason: "excluded", text: "filter.excluded", app, component, path, place,
      };
    }
    return excluding ?? { opens: false, reason: "no-component", text: "filter.none", app, path };
  }

  /** Follows `IntentFilter.matchData`. */
  private matchFilter(filter: AndroidFilter): { allows: boolean; place: RulePlace } | undefined {
    const { link, level } = this;
    if (link.scheme === undefined || !filter.schemes.includes(link.scheme)) {
      return undefined;
    }
    const isKnown = ({ pattern: [kind] }: AndroidMatcher): boolean =>
      level >= 31 || (kind !== "advancedGlob" && kind !== "suffix");
    const parts = filter.parts.filter(isKnown);
    const part = parts.find(({ pattern }) => matchesAndroid(pattern, link.schemeSpecificPart));
    if (part !== undefined) {
      return { allows: true, place: part.place };
    }
    const whole = { allows: true, place: filter.place };
    if (filter.authorities.length === 0) {
      return parts.length === 0 ? whole : undefined;
    }
    const { host } = link;
    const hasHost = host !== undefined && filter.authorities.some(([name, port]) =>
      (port === undefined || port === link.port) && isSameHost(name, host));
    if (!hasHost) {
      return undefined;
    }
    const paths = filter.paths.filter(isKnown);
    const path = paths.find(({ pattern }) => matchesAndroid(pattern, link.path));
    if (path !== undefined) {
      return { allows: true, place: path.place };
    }
    const groups = level >= 35 ? filter.groups : [];
    const group = groups.find((one) => {
      const conditions = [...one.paths, ...one.fragments, ...one.queries];
      return conditions.length > 0 && one.paths.every((own) => matchesAndroid(own, link.path)) &&
        one.fragments.every((own) => matchesAndroid(own, link.fragment)) &&
        one.queries.every((own) => link.parameters.some((item) => matchesAndroid(own, item)));
    });
    if (group !== undefined) {
      return { allows: group.allows, place: group.place };
    }
    return paths.length === 0 && groups.length === 0 ? whole : undefined;
  }
}

/** The verdict about a link that only the case of its letters keeps in the browser. */
const caseVerdict: Verdict = { opens: false, reason: "case-differs", text: "case" };

/** Returns `true` if a filter names a host, regardless of case. */
function isSameHost(name: string, host: string): boolean {
  const mine = name.startsWith("*") ? name.slice(1) : name;
  const theirs = name.startsWith("*") ? host.slice(-mine.length || host.length) : host;
  // As in Java, a unit is converted to upper case, and then to lower case.
  const folded = (text: string): string =>
    Array.from({ length: text.length }, (_, index) => {
      const unit = text[index]!;
      const upper = unit.toUpperCase();
      const lower = (upper.length === 1 ? upper : unit).toLowerCase();
      return lower.length === 1 ? lower : unit;
    }).join("");
  return folded(mine) === folded(theirs);
}
