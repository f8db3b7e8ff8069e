/** Returns `true` if a pattern matches a part of a link; an absent part never matches. */
function matchesAndroid(pattern: AndroidPattern, part: string | undefined): boolean {
  if (part === undefined) {
    return false;
  }
  switch (pattern[0]) {
    case "literal":
      return part === pattern[1];
    case "prefix":
      return part.startsWith(pattern[1]);
    case "suffix":
      return part.endsWith(pattern[1]);
    case "simpleGlob":
      return matchesGlob(pattern[1], part);
    case "advancedGlob":
      return matchesTokens(pattern[1], part);
  }
}

/**
 * Matches a simple pattern as `android.os.PatternMatcher` does, which never
 * tries a different length for a repetition.
 */
function matchesGlob(pattern: string, part: string): boolean {
  if (pattern === "") {
    return part === "";
  }
  let place = 0;
  let offset = 0;
  while (place < pattern.length && offset < part.length) {
    let unit = pattern[place];
    place += 1;
    const isEscaped = unit === "\\";
    if (isEscaped) {
      unit = pattern[place] ?? "\0";
      place += 1;
    }
    if (pattern[place] !== "*") {
      // A dot matches any unit here, even after a backslash.
      if (unit !== "." && part[offset] !== unit) {
        return false;
      }
      offset += 1;
    } else if (isEscaped || unit !== ".") {
      while (offset < part.length && part[offset] === unit) {
        offset += 1;
      }
      place += 1;
    } else {
      if (place >= pattern.length - 1) {
        return true;
      }
      place += 1;
      if (pattern[place] === "\\") {
        place += 1;
      }
      const next = pattern[place] ?? "\0";
      offset = part.indexOf(next, offset);
      if (offset < 0) {
        return false;
      }
      place += 1;
      offset += 1;
    }
  }
  if (place >= pattern.length && offset >= part.length) {
    return true;
  }
  return place === pattern.length - 2 && pattern.endsWith(".*");
}

function matchesTokens(tokens: readonly AndroidToken[], part: string): boolean {
  let offset = 0;
  for (const { bounds, isInverse = false, minimum = 1, maximum = 1 } of tokens) {
    let count = 0;
    while ((maximum < 0 || count < maximum) && offset < part.length) {
      const unit = part.charCodeAt(offset);
      const isInside = bounds.some((lower, index) =>
        index % 2 === 0 && lower <= unit && unit <= bounds[index + 1]!);
      if (isInside === isInverse) {
        break;
      }
      offset += 1;
      count += 1;
    }
    if (count < minimum) {
      return false;
    }
  }
  return offset === part.length;
}

/** The parts of a link as `android.net.Uri` returns them. */
interface AndroidLink {
  readonly scheme?: string;
  readonly host?: string;
  readonly port?: number;
  /** The path; a link such as `mailto:x` has none. */
  readonly path?: string;
  readonly parameters: readonly string[];
  readonly fragment?: string;
  /** The text between the scheme and the fragment. */
  readonly schemeSpecificPart: string;
}

/** Returns a part with its escapes decoded as Android decodes them. */
function androidText(bytes: readonly number[]): string {
  const result: number[] = [];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = byteAt(bytes, index);
    const escaped = byte === ascii("%") ? octet(bytes, index) : -1;
    if (escaped >= 0) {
      result.push(escaped);
      index += 2;
    } else {
      result.push(...(byte === ascii("%") ? [0xef, 0xbf, 0xbd] : [byte]));
    }
  }
  return decodeUTF8(result);
}

/** Returns the parts of a link as Android reads them. */
function androidLink(parts: LinkParts): AndroidLink {
  const { bytes, scheme, path, query, fragment } = parts;
  const text = (start: number, end: number): string => androidText(bytes.slice(start, end));
  const start = scheme === undefined ? 0 : scheme.end + 1;
  const common = {
    ...(scheme && { scheme: partText(parts, scheme) }),
    parameters: query === undefined ? [] : androidParameters(text(query.start, query.end)),
    ...(fragment && { fragment: text(fragment.start, fragment.end) }),
    schemeSpecificPart: text(start, query?.end ?? path.end),
  };
  if (parts.host === undefined) {
    const isOpaque = scheme !== undefined && byteAt(bytes, path.start) !== ascii("/");
    return isOpaque ? common : { ...common, path: text(path.start, path.end) };
  }
  const authorityStart = parts.userInfo?.start ?? parts.host.start;
  // The authority also ends at a backslash.
  const backslash = bytes.slice(authorityStart, path.start).indexOf(ascii("\\"));
  const end = backslash < 0 ? path.start : authorityStart + backslash;
  const at = bytes.slice(authorityStart, end).lastIndexOf(ascii("@"));
  const name = authorityStart + at + 1;
  let digits = end;
  while (digits > name && isDigit(byteAt(bytes, digits - 1))) {
    digits -= 1;
  }
  const hasPort = digits - 1 >= name && byteAt(bytes, digits - 1) === ascii(":");
  const port = Number.parseInt(textOf(bytes.slice(digits, end)), 10);
  return {
    ...common,
    host: text(name, hasPort ? digits - 1 : end),
    ...(hasPort && port <= 0x7fffffff && { port }),
    path: text(end, path.end),
  };
}

/** Returns the items of a query, without empty ones at its end. */
function androidParameters(query: string): string[] {
  const split = (separator: string): string[] => {
    const items = query.split(separator);
    while (items.length > 1 && items.at(-1) === "") {
      items.pop();
    }
    return items;
  };
  const items = split("&");
  return items.length === 1 ? split(";") : items;
}
