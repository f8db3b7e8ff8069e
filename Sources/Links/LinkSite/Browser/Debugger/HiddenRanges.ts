/**
 * The parts of a link that a page does not show, because they may be secret.
 *
 * A mistyped link can have a secret anywhere. If an app has secrets, the values
 * of undeclared keys are therefore hidden, too. If a secret is in a path, a
 * rejected link shows only the literals of routes and the hosts of apps.
 */
class HiddenRanges {
  /** Sorted ranges that do not overlap. */
  private readonly ranges: readonly LinkRange[];

  constructor(
    private readonly parts: LinkParts,
    apps: readonly App[],
    secrets: SiteSecrets,
    found: PageLink | undefined,
  ) {
    const all = apps.flatMap((app) => app.routes).flatMap(parametersOf);
    const hidden: LinkRange[] = parts.userInfo === undefined ? [] : [parts.userInfo];
    // One character for each byte.
    const text = String.fromCharCode(...parts.bytes);
    if (found === undefined) {
      hidden.push(...matches(text.split(/[?#]/, 1)[0] ?? "", /[^/\\?#\s]+(?=@)/g));
    }
    if (all.some(isSecret)) {
      const plain = new Set(all.filter((one) => !isSecret(one)).map(({ name }) => name));
      all.filter(isSecret).forEach(({ name }) => plain.delete(name));
      const items = [...itemPlaces(parts, parts.query), ...itemPlaces(parts, parts.fragment)];
      // The key of a declared parameter can end with the name of a secret.
      const own = new Set(items.filter(({ name }) => plain.has(name)).map(({ value }) => value));
      const named = secrets.places(text).filter(({ start }) => !own.has(start));
      const decoded = decodedOnce(decodedOnce(text));
      const isEncoded = secrets.places(decoded).length > secrets.places(text).length;
      const isDoubtful = isEncoded || (found === undefined && secrets.areInPaths);
      hidden.push(...named);
      const hasSecretFragment = apps.flatMap((app) => app.routes)
        .flatMap(({ fragmentPattern }) => fragmentPattern?.pieces ?? [])
        .some((piece) => typeof piece !== "string" && isSecret(piece));
      if (hasSecretFragment && parts.fragment !== undefined) {
        hidden.push(parts.fragment);
      }
      if (found === undefined) {
        // The query can be a part of the path.
        const path = text.slice(parts.path.start, parts.path.end);
        hidden.push(...shifted(parts.path, matches(path, /(?<==|%3d)[^&;]*/gi)));
      }
      hidden.push(...(isDoubtful
        ? doubtfulParts(parts, text, apps)
        : secretComponents(parts, found)));
      for (const { name, start, value, end, isFragment } of items) {
        const content = text.slice(value, end);
        const isWord = isFragment && value === end && /^[\w-]*$/.test(text.slice(start, end));
        const isKnown = plain.has(name) || (isWord && named.length === 0);
        const mayHoldLink = isDoubtful
          ? /[/\\]|%2f|%5c/i.test(content)
          : secrets.masked(content) === "•••";
        if (!isKnown || mayHoldLink || isEncoded) {
          // A key that swallowed its value is hidden as a whole.
          hidden.push({ start: value < end ? value : start, end });
        }
      }
    }
    this.ranges = merged(hidden);
  }

  /** Returns the text of a range, with dots in place of hidden parts. */
  text(range: LinkRange, shows = false): string {
    let result = "";
    let start = range.start;
    for (const hidden of shows ? [] : this.ranges) {
      if (hidden.end > start && hidden.start < range.end) {
        result += partText(this.parts, { start, end: Math.max(start, hidden.start) }) + "•••";
        start = Math.min(hidden.end, range.end);
      }
    }
    return result + partText(this.parts, { start, end: Math.max(start, range.end) });
  }
}

/** Returns ranges in order, with those joined that overlap or touch. */
function merged(ranges: readonly LinkRange[]): LinkRange[] {
  const result: LinkRange[] = [];
  const sorted = ranges.filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
  for (const range of sorted) {
    const last = result.at(-1);
    if (last !== undefined && range.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      result.push(range);
    }
  }
  return result;
}

/** Returns the ranges of matches. */
function matches(text: string, pattern: RegExp): LinkRange[] {
  return Array.from(text.matchAll(pattern), ({ index = 0, 0: found = "" }) =>
    ({ start: index, end: index + found.length }));
}

function shifted(part: LinkRange, ranges: readonly LinkRange[]): LinkRange[] {
  return ranges.map(({ start, end }) => ({ start: part.start + start, end: part.start + end }));
}

/** Returns a text of bytes with its escapes decoded. */
function decodedOnce(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Returns the items of a query or a fragment, with the offsets of their values. */
function itemPlaces(
  parts: LinkParts,
  range: LinkRange | undefined,
): { name: string; start: number; value: number; end: number; isFragment: boolean }[] {
  const items = [];
  for (let start = range?.start ?? 0; range !== undefined && start < range.end;) {
    const stop = parts.bytes.indexOf(ascii("&"), start);
    const end = stop < 0 || stop > range.end ? range.end : stop;
    const equals = parts.bytes.indexOf(ascii("="), start);
    const value = equals >= 0 && equals < end ? equals + 1 : end;
    const name = decode(parts.bytes, start, value < end || equals + 1 === end ? equals : end).text;
    items.push({ name, start, value, end, isFragment: range === parts.fragment });
    start = end + 1;
  }
  return items;
}

/** Returns the secret components of the path of an accepted link. */
function secretComponents(parts: LinkParts, found: PageLink | undefined): LinkRange[] {
  const isWeb = ["https", "http"].includes(lowercased(partText(parts, parts.scheme)));
  const start = isWeb ? parts.path.start : (parts.host?.start ?? parts.path.start);
  const text = String.fromCharCode(...parts.bytes.slice(start, parts.path.end));
  const hidden = matches(text, /[^/]+/g).filter((_, place) =>
    found?.route.path.some((component, index) =>
      componentParameters(component).some(isSecret) &&
      (index <= place && (index === place ||
        found.route.path.slice(0, index + 1).some((one) => typeof one !== "string" && "rest" in one)))));
  return shifted({ start, end: parts.path.end }, hidden);
}

/** Returns everything before the query that is neither a literal, a host nor a scheme. */
function doubtfulParts(parts: LinkParts, text: string, apps: readonly App[]): LinkRange[] {
  const literals = apps.flatMap(({ routes }) => routes)
    .flatMap(({ path }) => path.filter((one) => typeof one === "string"));
  const origins = apps.flatMap(({ hosts, schemes }) => [...hosts, ...schemes]);
  const known = new Set<unknown>(["https", "http", ...literals, ...origins]);
  const isWeb = ["https", "http"].includes(lowercased(partText(parts, parts.scheme)));
  const isPlain = (range: LinkRange | undefined): boolean =>
    /^[A-Za-z0-9.+-]+$/.test(partText(parts, range));
  const shown = [isPlain(parts.scheme) ? parts.scheme : undefined,
    isWeb && isPlain(parts.host) ? parts.host : undefined];
  // The first group is a word; separators can be encoded, even twice.
  const word = /%(?:25)?(?:2f|5c)|[/\\\s:@]|((?:(?!%(?:25)?(?:2f|5c))[^/\\\s:@])+)/gi;
  return Array.from((text.split(/[?#]/, 1)[0] ?? "").matchAll(word))
    .filter(({ 1: found }) =>
      found !== undefined && !known.has(found) && !known.has(lowercased(found)))
    .map(({ index = 0, 0: found = "" }) => ({ start: index, end: index + found.length }))
    .filter(({ start, end }) => !shown.some((range) =>
      range !== undefined && start >= range.start && end <= range.end));
}
