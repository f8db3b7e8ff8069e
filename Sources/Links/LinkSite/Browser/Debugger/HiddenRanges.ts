/**
 * The parts of a link that a page does not show, because they may be secret.
 *
 * A mistyped link can have a secret anywhere, so the values of undeclared keys
 * are hidden, too, if an app has secrets.
 */
class HiddenRanges {
  private readonly ranges: readonly LinkRange[];

  constructor(
    private readonly parts: LinkParts,
    apps: readonly App[],
    secrets: SiteSecrets,
    found: PageLink | undefined,
  ) {
    const routes = found === undefined ? apps.flatMap((app) => app.routes) : [found.route];
    const all = apps.flatMap((app) => app.routes).flatMap(parametersOf);
    const user = parts.userInfo === undefined ? [] : [parts.userInfo];
    if (!all.some(isSecret)) {
      this.ranges = user;
      return;
    }
    const plain = new Set(all.filter((one) => !isSecret(one)).map(({ name }) => name));
    all.filter(isSecret).forEach(({ name }) => plain.delete(name));
    // One character for each byte.
    const named = secrets.places(String.fromCharCode(...parts.bytes.slice(0, maximumLength)));
    this.ranges = [
      ...user,
      ...named,
      ...hiddenComponents(parts, routes),
      ...hiddenItems(parts, parts.query, plain),
      // A fragment without a value is a place in the page, or the end of a secret.
      ...hiddenItems(parts, parts.fragment, plain).filter(({ start }) =>
        named.length > 0 || byteAt(parts.bytes, start - 1) === ascii("=")),
      // In a mistyped link, the query can be a part of the path.
      ...(found === undefined ? hiddenValues(parts, parts.path) : []),
    ];
  }

  /** Returns the text of a range, with dots in place of hidden parts. */
  text(range: LinkRange, shows = false): string {
    let result = "";
    let start = range.start;
    while (start < range.end) {
      const from = start;
      const hidden = shows
        ? undefined
        : this.ranges.find((one) => one.start <= from && from < one.end);
      let end = start + 1;
      while (end < range.end && (hidden !== undefined
        ? end < hidden.end
        : shows || !this.ranges.some((one) => one.start === end && one.end > end))) {
        end += 1;
      }
      result += hidden === undefined ? partText(this.parts, { start, end }) : "•••";
      start = end;
    }
    return result.replace(/(?:•••)+/g, "•••");
  }
}

/** Returns the path components at the positions of secret parameters. */
function hiddenComponents(
  parts: LinkParts,
  routes: readonly Route[],
): LinkRange[] {
  const isWeb = ["https", "http"].includes(lowercased(partText(parts, parts.scheme)));
  const start = isWeb ? parts.path.start : (parts.host?.start ?? parts.path.start);
  const hidden: LinkRange[] = [];
  let index = 0;
  for (let from = start; from <= parts.path.end; from += 1) {
    const slash = parts.bytes.indexOf(ascii("/"), from);
    const end = slash < 0 || slash > parts.path.end ? parts.path.end : slash;
    if (end > from) {
      const place = index;
      const isHidden = routes.some(({ path }) =>
        path.some((component, at) =>
          typeof component !== "string" &&
          ("rest" in component
            ? at <= place && isSecret(component.rest)
            : at === place && isSecret(component.value))));
      const text = partText(parts, { start: from, end });
      if (isHidden && !routes.some(({ path }) => path.includes(text))) {
        hidden.push({ start: from, end });
      }
      index += 1;
    }
    from = end;
  }
  return hidden;
}

/** Returns the items whose names are not those of parameters without secrets. */
function hiddenItems(
  parts: LinkParts,
  range: LinkRange | undefined,
  plain: ReadonlySet<string>,
): LinkRange[] {
  const hidden: LinkRange[] = [];
  for (let start = range?.start ?? 0; range !== undefined && start < range.end;) {
    const stop = parts.bytes.indexOf(ascii("&"), start);
    const end = stop < 0 || stop > range.end ? range.end : stop;
    const equals = parts.bytes.indexOf(ascii("="), start);
    const hasValue = equals >= 0 && equals < end;
    const name = partText(parts, { start, end: hasValue ? equals : end });
    if (!plain.has(decodeUTF8(decodeEscapes(encode(name)) ?? encode(name)))) {
      // A key that swallowed its value is hidden as a whole.
      hidden.push({ start: hasValue ? equals + 1 : start, end });
    }
    start = end + 1;
  }
  return hidden;
}

/** Returns the text after each equals sign, encoded or not. */
function hiddenValues(parts: LinkParts, range: LinkRange): LinkRange[] {
  const text = String.fromCharCode(...parts.bytes.slice(range.start, range.end));
  const { start } = range;
  return Array.from(text.matchAll(/(=|%3d)[^&;]*/gi), ({ index = 0, 0: found = "", 1: sign = "" }) =>
    ({ start: start + index + sign.length, end: start + index + found.length }))
    .filter((one) => one.start < one.end);
}
