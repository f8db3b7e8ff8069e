/** The parts of a link, prepared for the components of one comparison mode. */
interface AppleLink {
  readonly path: AppleSubject;
  readonly query: AppleSubject;
  readonly fragment: AppleSubject;
  readonly items: readonly { readonly name: string; readonly value: AppleSubject }[];
}

/** Decides which links iOS opens. */
class AppleVerdicts {
  private readonly patterns: ApplePatterns;
  private readonly hosts: ReadonlyMap<string, { path: string; file: AppleFile }>;

  constructor(private readonly table: VerdictTable) {
    this.patterns = new ApplePatterns(table);
    const { hosts, files } = table.apple;
    this.hosts = new Map(
      hosts.map(([host, path, index]) => [host, { path, file: files[index]! }]),
    );
  }

  /**
   * Returns the verdict about a link.
   *
   * If the route of an app accepts the link, only this app is asked. Without an
   * app for the platform, there is no verdict.
   */
  verdict(parts: LinkParts, app: string | undefined): Verdict | undefined {
    const asked = this.table.apps.filter(({ name }) => app === undefined || name === app);
    const appIDs = asked.flatMap((one) => one.appIDs ?? []);
    if (appIDs.length === 0) {
      return undefined;
    }
    const scheme = lowercased(partText(parts, parts.scheme));
    if (parts.scheme !== undefined && scheme !== "https") {
      const owner = asked.find((one) =>
        one.appIDs !== undefined && one.schemes.some((own) => lowercased(own) === scheme));
      if (owner !== undefined) {
        return {
          opens: true,
          reason: "custom-scheme",
          text: "scheme",
          ...(owner.appIDs?.[0] !== undefined && { app: owner.appIDs[0] }),
        };
      }
    }
    const known = hostNames(lowercased(partText(parts, parts.host)))
      .map((name) => this.hosts.get(name))
      .find((found) => found !== undefined);
    const refusal = this.refusal(parts, scheme, known?.file);
    if (refusal !== undefined || known === undefined) {
      return refusal;
    }
    if (app === undefined) {
      return this.decide(known, parts, undefined);
    }
    const verdicts = appIDs.map((id) => this.decide(known, parts, id));
    return verdicts.find(({ opens }) => opens) ?? verdicts[0];
  }

  private refusal(
    parts: LinkParts,
    scheme: string,
    file: AppleFile | undefined,
  ): Verdict | undefined {
    const no = (reason: string, text: string): Verdict => ({ opens: false, reason, text });
    if (file?.isTooLarge === true) {
      return no("file-too-large", "size");
    }
    const { host, port } = parts;
    if (parts.scheme === undefined || host === undefined || host.start === host.end) {
      return no("no-link", "parts");
    }
    if (scheme !== "https" && scheme !== "http") {
      return no("not-https", "universal");
    }
    const number = partText(parts, port);
    if (number !== "" && number !== (scheme === "http" ? "80" : "443")) {
      return no("host-not-associated", "port");
    }
    return file === undefined ? no("host-not-associated", "file") : undefined;
  }

  private decide(
    { path, file }: { path: string; file: AppleFile },
    parts: LinkParts,
    asked: string | undefined,
  ): Verdict {
    const links = new Map<string, AppleLink | undefined>();
    const stopped = new Set<string>();
    let exclusion: Verdict | undefined;
    for (const { appIDs, components } of file.details) {
      const app = appIDs.find((id) => (asked === undefined || id === asked) && !stopped.has(id));
      const index = app === undefined
        ? -1
        : components.findIndex((one) => this.matches(one, parts, links));
      const component = components[index];
      if (app === undefined || component === undefined) {
        continue;
      }
      const isExcluded = component.excludes === true;
      const verdict: Verdict = {
        opens: !isExcluded,
        reason: isExcluded ? "excluded" : "matched",
        text: isExcluded ? "component.excluded" : "component",
        app,
        component: index,
        path,
        place: component.place,
      };
      if (!isExcluded) {
        return verdict;
      }
      appIDs.forEach((id) => stopped.add(id));
      exclusion ??= verdict;
    }
    return exclusion ?? { opens: false, reason: "no-component", text: "component.none", path };
  }

  private matches(
    component: AppleComponent,
    parts: LinkParts,
    links: Map<string, AppleLink | undefined>,
  ): boolean {
    const { isDecoded = false, ignoresCase = false } = component;
    const mode = String(isDecoded) + String(ignoresCase);
    if (!links.has(mode)) {
      links.set(mode, appleLink(parts, isDecoded, ignoresCase));
    }
    const link = links.get(mode);
    if (link === undefined) {
      return false;
    }
    const fits = (pattern: readonly AppleElement[] | undefined, subject: AppleSubject): boolean =>
      pattern === undefined || this.patterns.matches(pattern, subject);
    const hasItem = ([name, pattern]: readonly [string, readonly AppleElement[]]): boolean => {
      const values = link.items.filter((item) => item.name === name).map(({ value }) => value);
      return (values.length > 0 ? values : [{ bytes: [], end: 0 }])
        .every((value) => fits(pattern, value));
    };
    return fits(component.path, link.path) && fits(component.fragment, link.fragment) &&
      fits(component.query, link.query) && (component.items ?? []).every(hasItem);
  }
}

/** Returns the parts in a comparison mode; `undefined` if they cannot be decoded. */
function appleLink(
  parts: LinkParts,
  isDecoded: boolean,
  ignoresCase: boolean,
): AppleLink | undefined {
  const isIrregular = isIrregularQuery(bytesOf(parts, parts.query));
  const spell = (range: LinkRange | undefined): readonly number[] | undefined => {
    const bytes = bytesOf(parts, range);
    return isDecoded ? decodeEscapes(bytes) : bytes;
  };
  // Foundation percent-encodes an irregular query, including every `%`.
  const spellItem = (range: LinkRange | undefined): readonly number[] | undefined => {
    const bytes = bytesOf(parts, range);
    return !isIrregular ? spell(range) : isDecoded ? bytes : encodeIrregular(bytes);
  };
  const subject = (bytes: readonly number[]): AppleSubject => {
    const one = { bytes, end: bytes.length };
    return ignoresCase ? caseless(one) : one;
  };
  const path = spell(parts.path);
  const query = spellItem(parts.query);
  const fragment = spell(parts.fragment);
  const items = parts.items.map(({ name, value }) => [spellItem(name), spellItem(value)]);
  if (path === undefined || query === undefined || fragment === undefined ||
    items.flat().includes(undefined)) {
    return undefined;
  }
  const whole = pathSubject(path);
  return {
    path: ignoresCase ? caseless(whole) : whole,
    query: subject(query),
    fragment: subject(fragment),
    items: items.map(([name, value]) => ({ name: decodeUTF8(name!), value: subject(value!) })),
  };
}

/** Returns `true` if a query contains a raw bracket or an incomplete escape. */
function isIrregularQuery(query: readonly number[]): boolean {
  return query.some((byte, index) =>
    byte === ascii("[") || byte === ascii("]") ||
    (byte === ascii("%") && octet(query, index) < 0));
}

function encodeIrregular(bytes: readonly number[]): number[] {
  return bytes.flatMap((byte) =>
    isOneOf(byte, "[]%") ? encode("%" + byte.toString(16).toUpperCase()) : [byte]);
}

/** Returns decoded bytes; `undefined` for an incomplete escape or invalid UTF-8. */
function decodeEscapes(bytes: readonly number[]): readonly number[] | undefined {
  if (!bytes.includes(ascii("%"))) {
    return bytes;
  }
  const result: number[] = [];
  for (let index = 0; index < bytes.length; index += 1) {
    let byte = byteAt(bytes, index);
    if (byte === ascii("%")) {
      byte = octet(bytes, index);
      if (byte < 0) {
        return undefined;
      }
      index += 2;
    }
    result.push(byte);
  }
  for (let index = 0; index < result.length;) {
    const length = sequenceLength(result, index);
    if (length === 0) {
      return undefined;
    }
    index += length;
  }
  return result;
}
