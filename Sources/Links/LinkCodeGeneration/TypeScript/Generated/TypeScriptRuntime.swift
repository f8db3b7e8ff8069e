// Generated from Runtime by GenerateEmbeddedTexts. Do not edit.
// swift-format-ignore-file

/// The runtime of generated TypeScript, as source files.
enum TypeScriptRuntime {
  /// Returns the content of a file, named without extension.
  static func source(of file: String) -> StaticString? {
    switch file {
    case "BigIntType": #"""
/** 64-bit integers, some of which a `number` cannot represent exactly. */
function bigintType(least: bigint, greatest: bigint): ValueType {
  return {
    key: `integer ${least} ${greatest}`,
    check: (bytes) => checkInteger(bytes, least, greatest),
    dropCode: integerDropCode,
    canonical: (text) => text,
    read: (text) => BigInt(text),
    write: (value) =>
      typeof value === "bigint" ? value.toString() : undefined,
  };
}

"""#
    case "BooleanType": #"""
/** The literals `true` and `false`. */
function booleanType(): ValueType {
  return {
    key: "boolean",
    check(bytes) {
      const text = bytes.every((byte) => byte < 0x80) ? textOf(bytes) : "";
      return text === "true" || text === "false" ? "accepted" : "rejected";
    },
    dropCode: () => "invalid-form",
    canonical: (text) => text,
    read: (text) => text === "true",
    write: (value) => (typeof value === "boolean" ? String(value) : undefined),
  };
}

"""#
    case "Build": ##"""
/** The result of building a link. */
type BuildResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly error: LinkError };

/** Builds a canonical link of an app. */
function buildLink(
  app: App,
  link: Readonly<Record<string, unknown>>,
  scheme: string | undefined,
): BuildResult {
  const named = app.routes.find(
    ({ name, redirect }) => name === link["route"] && redirect === undefined,
  );
  return refusals(named === undefined ? String(link["route"]) : "", () => {
    if (named === undefined) {
      const end = byteCount(String(link["route"]));
      throw new Refusal("unknown-route", 0, end);
    }
    const route = choosePath(named, link);
    const first = buildOrigin(app, route, scheme);
    let { prefix } = first;
    const isWeb = prefix.startsWith("https://");
    let path = buildPath(route, link);
    const bytes = encode(path);
    const written = trimmedPath(bytes, 1, bytes.length);
    const { subdomain } = route;
    const hasLabel = isWeb && subdomain !== undefined && hasValue(subdomain, link);
    if (!hasLabel && prefix.length + (isWeb ? 0 : 1) + path.length <= maximumLength) {
      const error = otherMatch(first.origin, route, written);
      const other = error && isWeb ? otherHost(app, route, written) : undefined;
      if (error !== undefined && other === undefined) {
        throw new Refusal(error, 0, 0);
      }
      prefix = other === undefined ? prefix : "https://" + other;
    }
    if (!isWeb) {
      // All parsers decode the path equally, but not the host: `app:///a%20b`.
      const first = path.slice(1).split("/")[0] ?? "";
      path = (/^[A-Za-z0-9._~-]*$/.test(first) ? "/" : "//") + path;
    }
    const items =
      buildItems(route.query ?? [], link, "?") +
      (route.fragmentPattern === undefined
        ? buildItems(route.fragment ?? [], link, "#")
        : buildFragment(route, route.fragmentPattern, link));
    const own = subdomainPrefix(app, route, link, prefix);
    if (own !== undefined && own.length + path.length <= maximumLength) {
      const wildcard = originsOf(app).hosts.get("*" + (route.subdomain?.suffix ?? ""));
      const error = otherMatch(wildcard, route, written);
      if (error !== undefined) {
        throw new Refusal(error, 0, 0);
      }
    }
    const text = (own ?? prefix) + path + items;
    if (text.length > maximumLength) {
      throw new Refusal("too-long", 0, 0);
    }
    refuseConditions(route, link);
    refuseOtherFragment(route, text);
    return { ok: true, text };
  });
}

/** Returns the path of a route that has exactly the parameters with values. */
function choosePath(
  route: Route,
  link: Readonly<Record<string, unknown>>,
): Route {
  const paths = pathsOf(route);
  if (paths.length === 1) {
    return route;
  }
  const choices = paths.map((path) => ({
    path,
    parameters: path.path.flatMap(requiredParameters),
  }));
  const all = choices[0]?.parameters ?? [];
  const present = all.filter((own) => hasValue(own, link)).map(({ name }) => name);
  const fitting = choices.filter(({ parameters }) =>
    present.every((name) => parameters.some((own) => own.name === name)),
  );
  fitting.sort((a, b) => a.parameters.length - b.parameters.length);
  const [nearest] = fitting;
  const missing = nearest?.parameters.find(({ name }) => !present.includes(name));
  if (missing !== undefined) {
    throw new Refusal("missing-parameter", 0, 0, missing.name);
  }
  return nearest?.path ?? route;
}

/** Returns `true` if a link has a value of a parameter. */
function hasValue(
  { name, property = name }: Parameter,
  link: Readonly<Record<string, unknown>>,
): boolean {
  // An absent parameter may have the name of a method of `Object`.
  const isOwn = Object.prototype.hasOwnProperty.call(link, property);
  return isOwn && link[property] !== undefined;
}

/** Returns the parameters of a component that every link with the component has. */
function requiredParameters(component: Component): readonly Parameter[] {
  if (typeof component === "string" || "rest" in component) {
    return [];
  }
  if ("pieces" in component) {
    return component.pieces.flatMap((piece) =>
      typeof piece === "string" ? [] : [piece],
    );
  }
  return [component.value];
}

/** Returns the scheme and the host of a link, and the origin of such links. */
function buildOrigin(
  app: App,
  route: Route,
  scheme: string | undefined,
): { prefix: string; origin: Origin | undefined } {
  const { hosts, schemes } = originsOf(app);
  const [host] = route.hosts ?? app.hosts;
  const ownSchemes = route.schemes ?? app.schemes;
  const asked = scheme === undefined ? undefined : lowercased(scheme);
  const isWeb = asked === undefined ? host !== undefined : asked === "https";
  if (isWeb && host !== undefined) {
    return { prefix: "https://" + host, origin: hosts.get(host) };
  }
  const own = asked ?? ownSchemes[0] ?? lowercased(app.name);
  if (isWeb || (asked !== undefined && !ownSchemes.includes(asked))) {
    const text = scheme ?? "";
    throw new Refusal("unknown-scheme", 0, byteCount(text), undefined, text);
  }
  return { prefix: own + ":", origin: schemes.get(own) };
}

/** The rules for the strings of a parameter. */
interface ArgumentReading {
  readonly place: "path" | "built-item";
  readonly isList: boolean;
  /** `true` if an empty string is a value instead of an absent value. */
  readonly mayBeEmpty: boolean;
}

/** Returns the strings of a parameter, checked and in canonical spelling. */
function textsOf(
  parameter: Parameter,
  link: Readonly<Record<string, unknown>>,
  reading: ArgumentReading,
): string[] {
  const { name, property = name, type } = parameter;
  // An absent parameter may have the name of a method of `Object`.
  const isOwn = Object.prototype.hasOwnProperty.call(link, property);
  const value = isOwn ? link[property] : undefined;
  if (value === undefined) {
    return [];
  }
  const values: readonly unknown[] =
    reading.isList && Array.isArray(value) ? value : [value];
  return values.map((element) => {
    const text = type.write(element);
    // A value cannot be longer than a link, at four bytes per code point.
    if (text === undefined || text.length > 2 * maximumLength) {
      const end = text === undefined ? 0 : byteCount(text);
      throw new Refusal("invalid-value", 0, end, name, text ?? "");
    }
    const bytes = encode(text);
    const isEmpty = text === "" && !reading.mayBeEmpty;
    const check = isEmpty ? "rejected" : type.check(bytes, reading.place);
    if (check !== "accepted") {
      const start = check === "rejected" ? 0 : check;
      const end =
        check === "rejected"
          ? bytes.length
          : start + Math.max(1, sequenceLength(bytes, start));
      throw new Refusal("invalid-value", start, end, name, text);
    }
    return percentEncode(type.canonical(text));
  });
}

/** The reserved characters that a literal in a path keeps unencoded. */
const literalCharacters = "!$&'()*+,;=:@";

/** Returns the rules for strings of a path; types reject empty ones there. */
function inPath(isList: boolean): ArgumentReading {
  return { place: "path", isList, mayBeEmpty: true };
}

/** Returns the path of a link. */
function buildPath(
  route: Route,
  link: Readonly<Record<string, unknown>>,
): string {
  let path = "";
  for (const component of route.path) {
    if (typeof component === "string") {
      path += "/" + percentEncode(component, literalCharacters);
    } else if ("rest" in component) {
      const { rest, minimum } = component;
      const texts = textsOf(rest, link, inPath(true));
      if (texts.length < minimum) {
        throw new Refusal("missing-parameter", 0, 0, rest.name);
      }
      path += texts.map((text) => "/" + text).join("");
    } else {
      const pieces =
        "pieces" in component
          ? component.pieces
          : [component.prefix ?? "", component.value, component.suffix ?? ""];
      path += "/" + pieces.map((piece) => buildPiece(piece, link)).join("");
    }
  }
  path = path === "" ? "/" : path;
  if (route.slash === "required" && path !== "/") {
    path += "/";
  }
  // Browsers resolve such a component even if it is percent-encoded.
  const dots = path.split("/").find((part) => part === "." || part === "..");
  if (dots !== undefined) {
    throw new Refusal("dot-segment", 0, dots.length, undefined, dots);
  }
  return path;
}

/** Returns literal text or the value of a parameter, percent-encoded. */
function buildPiece(
  piece: string | Parameter,
  link: Readonly<Record<string, unknown>>,
): string {
  if (typeof piece === "string") {
    return percentEncode(piece, literalCharacters);
  }
  const [text] = textsOf(piece, link, inPath(false));
  if (text === undefined) {
    throw new Refusal("missing-parameter", 0, 0, piece.name);
  }
  return text;
}

/** Returns the first host after the canonical host on which a path matches a route. */
function otherHost(app: App, route: Route, path: Path): string | undefined {
  const { hosts } = originsOf(app);
  const [, ...others] = route.hosts ?? app.hosts;
  return others.find(
    (host) =>
      !host.startsWith("*.") &&
      otherMatch(hosts.get(host), route, path) === undefined,
  );
}

/** Returns the code of the error if a path does not match a route. */
function otherMatch(
  origin: Origin | undefined,
  route: Route,
  path: Path,
): LinkErrorCode | undefined {
  if (origin === undefined) {
    return undefined;
  }
  if (isExcluded(origin, path)) {
    return "excluded";
  }
  return search(origin.root, path, path.start, []) === route
    ? undefined
    : "leads-elsewhere";
}

/**
 * Returns the code of the error if the canonical path of a link matches a
 * different route or an exclusion, or has a component `.` or `..`.
 *
 * The canonical path differs from the path of a link with the path of an alias,
 * with letters that are folded, or with a trailing slash.
 */
function canonicalPathError(
  app: App,
  origin: Origin,
  link: Readonly<Record<string, unknown>>,
  path: Path,
): LinkErrorCode | undefined {
  const route = app.routes.find(({ name }) => name === link["route"]);
  if (route === undefined) {
    return undefined;
  }
  const canonical = choosePath(route, link);
  let text: string;
  try {
    text = buildPath(canonical, link);
  } catch (error) {
    if (error instanceof Refusal && error.code === "dot-segment") {
      return error.code;
    }
    throw error;
  }
  const bytes = encode(text);
  const own = trimmedPath(bytes, 1, bytes.length);
  const isEqual = own.hasTrailingSlash === path.hasTrailingSlash &&
    textOf(bytes.slice(own.start, own.end)) ===
      textOf(path.link.slice(path.start, path.end));
  return isEqual
    ? undefined
    : otherMatch(origin, canonical, own);
}

/** Rejects values that do not meet a condition of the route. */
function refuseConditions(
  route: Route,
  link: Readonly<Record<string, unknown>>,
): void {
  const items = [...(route.query ?? []), ...(route.fragment ?? [])];
  for (const condition of route.conditions ?? []) {
    const [left, right] = [condition.parameter, condition.other].map((name) => {
      const item = items.find((own) => own.name === name);
      const isOwn = item !== undefined &&
        Object.prototype.hasOwnProperty.call(link, item.property ?? name);
      const value = isOwn ? link[item.property ?? name] : undefined;
      const text = value === undefined ? undefined : item?.type.write(value);
      return text === undefined ? undefined : item?.type.canonical(text);
    });
    if (!isMet(condition, left, right)) {
      const end = byteCount(left ?? "");
      throw new Refusal("condition-failed", 0, end, condition.parameter, left);
    }
  }
}

/** Returns a fragment without keys; either all of its values are present, or none is. */
function buildFragment(
  route: Route,
  { pieces }: Compound,
  link: Readonly<Record<string, unknown>>,
): string {
  const items = route.fragment ?? [];
  const texts = items.map((item) => textsOf(item, link, inPath(false))[0]);
  const isRequired = items.some(({ occurs }) => occurs === "once");
  if (!isRequired && texts.every((text) => text === undefined)) {
    return "";
  }
  const kept = route.isForm === true ? literalCharacters.replace("+", "") : literalCharacters;
  let index = 0;
  let fragment = "#";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      fragment += percentEncode(piece, kept + "/");
      continue;
    }
    const text = texts[index];
    index += 1;
    if (text === undefined) {
      throw new Refusal("missing-parameter", 0, 0, piece.name);
    }
    fragment += text;
  }
  return fragment;
}

/** Rejects values with which a fragment without keys does not match its pattern. */
function refuseOtherFragment(route: Route, text: string): void {
  const start = text.indexOf("#") + 1;
  if (route.fragmentPattern === undefined || start === 0) {
    return;
  }
  const bytes = encode(text);
  const { bytes: fragment } = decode(bytes, start, bytes.length, route.isForm);
  if (splitCompound(route.fragmentPattern, fragment) === undefined) {
    throw new Refusal("leads-elsewhere", 0, 0);
  }
}

/** Returns the query or the fragment of a link. */
function buildItems(
  items: readonly Item[],
  link: Readonly<Record<string, unknown>>,
  separator: string,
): string {
  const parts: string[] = [];
  for (const item of items) {
    const isList = item.occurs === "repeatedly";
    const texts = textsOf(item, link, {
      place: "built-item",
      isList,
      mayBeEmpty: item.occurs === "once" || item.default === "",
    });
    if (texts.length === 0 && item.occurs === "once") {
      throw new Refusal("missing-parameter", 0, 0, item.name);
    }
    // A default value is omitted.
    const isDefault =
      item.default !== undefined && texts[0] === percentEncode(item.default);
    for (const text of isDefault ? [] : texts) {
      parts.push(percentEncode(item.key ?? item.name) + "=" + text);
    }
  }
  return parts.length === 0 ? "" : separator + parts.join("&");
}

"""##
    case "Bytes": #"""
/** The maximum length of a link, in bytes of UTF-8. */
const maximumLength = 8192;

/** Returns the byte at an offset, or -1 if the offset is out of range. */
function byteAt(bytes: readonly number[], offset: number): number {
  return bytes[offset] ?? -1;
}

/** Returns the code of an ASCII character. */
function ascii(character: string): number {
  return character.charCodeAt(0);
}

/** Returns `true` if an ASCII string contains a byte. */
function isOneOf(byte: number, characters: string): boolean {
  return byte >= 0 && characters.includes(String.fromCharCode(byte));
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

function isAlphanumeric(byte: number): boolean {
  return isDigit(byte) || isLetter(byte);
}

/** Returns the value of a hexadecimal digit, or -1 for any other byte. */
function hexadecimalValue(byte: number): number {
  if (isDigit(byte)) {
    return byte - 0x30;
  }
  const lower = byte | 0x20;
  return byte >= 0 && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** Returns the string with A–Z converted to a–z, independent of the locale. */
function lowercased(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Returns the number of UTF-8 bytes of a code point. */
function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) {
    return 1;
  }
  return codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}

/**
 * Returns the UTF-8 bytes of a string.
 *
 * An unpaired surrogate becomes three bytes of invalid UTF-8, so that it is
 * rejected instead of replaced.
 */
function encode(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const length = utf8Length(point);
    if (length === 1) {
      bytes.push(point);
      continue;
    }
    const lead = length === 2 ? 0xc0 : length === 3 ? 0xe0 : 0xf0;
    bytes.push(lead | (point >> (6 * (length - 1))));
    for (let rest = length - 2; rest >= 0; rest -= 1) {
      bytes.push(0x80 | ((point >> (6 * rest)) & 0x3f));
    }
  }
  return bytes;
}

/** Returns the number of UTF-8 bytes of a string, without an allocation. */
function byteCount(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const point = text.codePointAt(index) ?? 0;
    count += utf8Length(point);
    index += point > 0xffff ? 1 : 0;
  }
  return count;
}

/** Returns the index in a string of a byte offset in its UTF-8. */
function stringOffset(text: string, byteOffset: number): number {
  let count = 0;
  let index = 0;
  while (index < text.length && count < byteOffset) {
    const point = text.codePointAt(index) ?? 0;
    count += utf8Length(point);
    index += point > 0xffff ? 2 : 1;
  }
  return index;
}

/**
 * Returns the length of a UTF-8 sequence and the range of its second byte.
 *
 * Overlong forms, surrogates and values above U+10FFFF are not valid.
 */
function sequenceShape(
  lead: number,
): { length: number; low: number; high: number } | undefined {
  if (lead >= 0 && lead < 0x80) {
    return { length: 1, low: 0x80, high: 0xbf };
  }
  if (lead < 0xc2 || lead > 0xf4) {
    return undefined;
  }
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  return { length, low, high };
}

/** Returns the length of the sequence at an offset; 0 for invalid UTF-8. */
function sequenceLength(bytes: readonly number[], offset: number): number {
  const shape = sequenceShape(byteAt(bytes, offset));
  if (shape === undefined) {
    return 0;
  }
  for (let index = 1; index < shape.length; index += 1) {
    const byte = byteAt(bytes, offset + index);
    const low = index === 1 ? shape.low : 0x80;
    const high = index === 1 ? shape.high : 0xbf;
    if (byte < low || byte > high) {
      return 0;
    }
  }
  return shape.length;
}

/** Returns the code point at an offset; -1 for invalid UTF-8. */
function codePointAt(bytes: readonly number[], offset: number): number {
  const length = sequenceLength(bytes, offset);
  if (length <= 1) {
    return length === 1 ? byteAt(bytes, offset) : -1;
  }
  let point = byteAt(bytes, offset) & (0x7f >> length);
  for (let index = 1; index < length; index += 1) {
    point = (point << 6) | (byteAt(bytes, offset + index) & 0x3f);
  }
  return point;
}

"""#
    case "CheckedType": #"""
/**
 * Text with check digits.
 *
 * A letter counts the same in both cases, and punctuation does not count. A
 * text with other characters than those of the scheme is invalid.
 */
function checkedType(scheme: string, type: ValueType): ValueType {
  return {
    ...type,
    key: `${scheme} ${type.key}`,
    check(bytes, place) {
      const check = type.check(bytes, place);
      return check === "accepted" && !hasCheckDigits(scheme, bytes)
        ? "rejected"
        : check;
    },
  };
}

/** Returns `true` if the check digits of a text are valid. */
function hasCheckDigits(scheme: string, bytes: readonly number[]): boolean {
  const digits = digitsOf(scheme, bytes);
  if (digits === undefined || digits.length === 0) {
    return false;
  }
  const reversed = [...digits].reverse();
  const sum = (weighted: (digit: number, index: number) => number): number =>
    reversed.reduce((total, digit, index) => total + weighted(digit, index), 0);
  const alternating = (weighted: (digit: number) => number): boolean =>
    sum((digit, index) => index % 2 === 0 ? digit : weighted(digit)) % 10 === 0;
  switch (scheme) {
    case "luhn":
      return alternating((digit) => digit > 4 ? digit * 2 - 9 : digit * 2);
    case "gs1":
      return alternating((digit) => digit * 3);
    case "isbn10":
      return sum((digit, index) => digit * (index + 1)) % 11 === 0;
    case "iban": {
      // The country code and the check digits count as if they were last.
      const start = digits.slice(0, 4);
      return start.length === 4 &&
        start.every((digit, index) => digit > 9 === index < 2) &&
        isPure([...digits.slice(4), ...start], 97, 10);
    }
    default: {
      const [modulus = 0, radix = 0] = scheme.slice(3).split("-").map(Number);
      return modulus === radix + 1
        ? isHybrid(digits, radix)
        : isPure(digits, modulus, radix);
    }
  }
}

/** Returns the values of the characters that count. */
function digitsOf(
  scheme: string,
  bytes: readonly number[],
): number[] | undefined {
  const last = scheme === "mod37-2"
    ? "*"
    : scheme === "isbn10" || scheme === "mod11-2"
    ? "x"
    : undefined;
  const onlyLetters = scheme === "mod661-26" || scheme === "mod27-26";
  const hasLetters = onlyLetters || scheme === "iban" ||
    /^mod(37|97|1271)-/.test(scheme);
  const digits: number[] = [];
  let isComplete = false;
  for (const byte of bytes) {
    const letter = byte < 0x80 ? String.fromCharCode(byte).toLowerCase() : "é";
    const isLetter = letter >= "a" && letter <= "z";
    const isDigit = letter >= "0" && letter <= "9";
    if (!isLetter && !isDigit && byte < 0x80 && letter !== last) {
      continue;
    }
    if (isComplete || byte >= 0x80) {
      return undefined;
    }
    if (letter === last) {
      isComplete = true;
      digits.push(letter === "*" ? 36 : 10);
    } else if (isLetter && hasLetters) {
      digits.push(letter.charCodeAt(0) - ascii("a") + (onlyLetters ? 0 : 10));
    } else if (isDigit && !onlyLetters) {
      digits.push(byte - ascii("0"));
    } else {
      return undefined;
    }
  }
  return digits;
}

/** A number in a radix; a letter among decimal digits counts as two digits. */
function isPure(
  digits: readonly number[],
  modulus: number,
  radix: number,
): boolean {
  const remainder = digits.reduce(
    (sum, digit) =>
      (sum * (radix === 10 && digit > 9 ? 100 : radix) + digit) % modulus,
    0,
  );
  return remainder === 1;
}

/** The remainder is doubled after each character, modulo `modulus + 1`. */
function isHybrid(digits: readonly number[], modulus: number): boolean {
  const product = digits.slice(0, -1).reduce((previous, digit) => {
    const sum = (previous + digit) % modulus;
    return (sum === 0 ? modulus : sum) * 2 % (modulus + 1);
  }, modulus);
  return (product + (digits[digits.length - 1] ?? 0)) % modulus === 1;
}

"""#
    case "Compounds": #"""
/** The maximum number of bytes of a component with several parameters. */
const maximumCompoundLength = 1024;

/** A split of a component: the range of each value. */
type CompoundSplit = readonly Capture[];

/** Returns the ranges of the values, if there is exactly one split. */
function splitCompound(
  { pieces }: Compound,
  bytes: readonly number[],
): CompoundSplit | undefined {
  if (bytes.length > maximumCompoundLength) {
    return undefined;
  }
  const known = new Map<number, CompoundSplit[]>();
  // The search visits each piece and offset once, and returns at most two splits.
  const splitsFrom = (index: number, start: number): CompoundSplit[] => {
    const piece = pieces[index];
    if (piece === undefined) {
      return start === bytes.length ? [[]] : [];
    }
    const key = start * pieces.length + index;
    let found = known.get(key);
    if (found === undefined) {
      found =
        typeof piece === "string"
          ? splitsAfterText(index, encode(piece), start)
          : splitsAfterValues(index, piece.type, start);
      known.set(key, found);
    }
    return found;
  };
  const splitsAfterText = (
    index: number,
    text: readonly number[],
    start: number,
  ): CompoundSplit[] =>
    bytesStartWith(bytes, text, start)
      ? splitsFrom(index + 1, start + text.length)
      : [];
  const splitsAfterValues = (
    index: number,
    type: ValueType,
    start: number,
  ): CompoundSplit[] => {
    const found: CompoundSplit[] = [];
    for (let end = start + 1; end <= bytes.length && found.length < 2; end += 1) {
      const rest = splitsFrom(index + 1, end);
      const fits =
        rest.length > 0 && type.check(bytes.slice(start, end), "path") === "accepted";
      if (fits) {
        found.push(...rest.map((split): CompoundSplit => [[start, end], ...split]));
      }
    }
    return found.slice(0, 2);
  };
  const splits = splitsFrom(0, 0);
  return splits.length === 1 ? splits[0] : undefined;
}

function bytesStartWith(
  bytes: readonly number[],
  text: readonly number[],
  start: number,
): boolean {
  return text.every((byte, index) => bytes[start + index] === byte);
}

/** A value that its type does not accept. */
interface CompoundMisfit {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly check: number | "rejected";
}

/**
 * Returns the first value that does not fit if each text ends the value before it.
 *
 * If a text is missing, the component does not resemble the pattern.
 */
function compoundMisfit(
  { pieces }: Compound,
  bytes: readonly number[],
): CompoundMisfit | undefined {
  const textAt = (index: number): number[] => {
    const piece = pieces[index];
    return typeof piece === "string" ? encode(piece) : [];
  };
  const first = textAt(0);
  const last = textAt(pieces.length - 1);
  const stop = bytes.length - last.length;
  const isAround =
    bytes.length <= maximumCompoundLength &&
    stop > first.length &&
    bytesStartWith(bytes, first, 0) &&
    bytesStartWith(bytes, last, stop);
  if (!isAround) {
    return undefined;
  }
  let start = first.length;
  let index = 0;
  let types: ValueType[] = [];
  let misfit: CompoundMisfit | undefined;
  const checkValue = (end: number): void => {
    const [type] = types;
    if (misfit === undefined && type !== undefined && types.length === 1) {
      const check = type.check(bytes.slice(start, end), "path");
      misfit = check === "accepted" ? undefined : { index, start, end, check };
    }
  };
  for (const [place, piece] of pieces.entries()) {
    if (typeof piece !== "string") {
      types.push(piece.type);
    } else if (place > 0 && place < pieces.length - 1) {
      const text = encode(piece);
      let end = start;
      while (end + text.length <= stop && !bytesStartWith(bytes, text, end)) {
        end += 1;
      }
      if (end + text.length > stop) {
        return undefined;
      }
      checkValue(end);
      start = end + text.length;
      index += types.length;
      types = [];
    }
  }
  checkValue(stop);
  return misfit ?? { index: 0, start: first.length, end: stop, check: "rejected" };
}

"""#
    case "Conditions": #"""
/** Returns `true` if canonical values meet a condition. */
function isMet(
  { relation, kind }: Condition,
  left: string | undefined,
  right: string | undefined,
): boolean {
  if (left === undefined) {
    return true;
  }
  if (right === undefined || kind === undefined) {
    return right !== undefined || kind !== undefined;
  }
  const order = compareValues(kind, left, right);
  switch (relation) {
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
    case "<":
      return order < 0;
    default:
      return order <= 0;
  }
}

/** Returns a negative number, zero or a positive number. */
function compareValues(
  kind: "number" | "date" | "datetime",
  left: string,
  right: string,
): number {
  return kind === "number"
    ? compareNumbers(left, right)
    : kind === "date"
    ? compareTexts(left, right)
    : compareNumbers(secondsOf(left), secondsOf(right));
}

/** Compares decimal numbers of up to 19 digits and nine decimal places. */
function compareNumbers(left: string, right: string): number {
  if (left.startsWith("-") !== right.startsWith("-")) {
    return left.startsWith("-") ? -1 : 1;
  }
  const order = compareTexts(digitsOfNumber(left), digitsOfNumber(right));
  return left.startsWith("-") ? -order : order;
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function digitsOfNumber(text: string): string {
  const [whole = "", fraction = ""] = text.replace("-", "").split(".");
  return whole.padStart(20, "0") + fraction.padEnd(9, "0");
}

/** Returns the seconds of a date and time from the year -1, with its fraction. */
function secondsOf(text: string): string {
  const [fraction = ""] = /\.[0-9]+/.exec(text) ?? [];
  const start = Date.parse("0000-01-01T00:00:00Z") - 86400000;
  return `${(Date.parse(text.replace(fraction, "")) - start) / 1000}${fraction}`;
}

"""#
    case "CustomType": #"""
/** A class of the app whose objects represent the values of a declared type. */
interface CustomClass<T extends { readonly linkText: string }> {
  /** Returns the value of a canonical text, or `undefined` for an invalid text. */
  fromLink(text: string): T | undefined;
}

/**
 * A type whose values are objects of a class of the app.
 *
 * Values are converted after a link has matched, so the class cannot change
 * which route matches.
 */
function customType<T extends { readonly linkText: string }>(
  type: ValueType,
  custom: CustomClass<T>,
): ValueType {
  return {
    ...type,
    convert: (value) => {
      const text = type.write(value);
      return text === undefined ? undefined : custom.fromLink(text);
    },
    write: (value) => {
      const text =
        typeof value === "object" && value !== null
          ? (value as { readonly linkText?: unknown }).linkText
          : undefined;
      return typeof text === "string" ? text : type.write(value);
    },
  };
}

"""#
    case "DateType": #"""
/** Dates of the Gregorian calendar as `YYYY-MM-DD`, without a time zone. */
function dateType(): ValueType {
  return {
    key: "date",
    check(bytes) {
      const text = bytes.every((byte) => byte < 0x80) ? textOf(bytes) : "";
      const match = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
      const [year, month, day] = (match ?? []).slice(1).map(Number);
      if (year === undefined || month === undefined || day === undefined) {
        return "rejected";
      }
      const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      return day >= 1 && day <= (days[month - 1] ?? 0) ? "accepted" : "rejected";
    },
    dropCode: () => "invalid-form",
    canonical: (text) => text,
    read: (text) => text,
    write: stringOf,
  };
}

"""#
    case "Digits": #"""
/**
 * Returns a 64-bit integer in canonical decimal spelling, or `undefined`.
 *
 * Leading zeros are not allowed, and negative numbers have a minus sign.
 */
function integerOf(bytes: readonly number[]): bigint | undefined {
  // A 64-bit integer has at most 19 digits.
  if (bytes.length > 20 || !isInteger(bytes)) {
    return undefined;
  }
  const value = BigInt(textOf(bytes));
  return BigInt.asIntN(64, value) === value ? value : undefined;
}

/** Returns `true` for the canonical spelling of an integer of any size. */
function isInteger(bytes: readonly number[]): boolean {
  const digits = byteAt(bytes, 0) === ascii("-") ? bytes.slice(1) : bytes;
  return (
    digits.length > 0 &&
    digits.every((byte) => isDigit(byte)) &&
    (byteAt(digits, 0) !== ascii("0") || bytes.length === 1)
  );
}

/** Checks an integer between 64-bit bounds. */
function checkInteger(
  bytes: readonly number[],
  least: bigint,
  greatest: bigint,
): ValueCheck {
  const value = integerOf(bytes);
  if (value !== undefined) {
    return value >= least && value <= greatest ? "accepted" : "rejected";
  }
  const stray = bytes.findIndex(
    (byte, index) => !isDigit(byte) && (index > 0 || byte !== ascii("-")),
  );
  return stray >= 0 ? stray : "rejected";
}

/** Returns the reason for dropping an invalid integer. */
function integerDropCode(bytes: readonly number[]): DroppedValueCode {
  return isInteger(bytes) ? "out-of-range" : "invalid-form";
}

"""#
    case "Dropped": #"""
/** The reason why a value is not valid for its parameter's type. */
type DroppedValueCode =
  // Text types.
  | "invalid-character"
  | "too-short"
  | "too-long"
  // Enumerations and language tags.
  | "unknown-word"
  | "unknown-language"
  // Integers.
  | "out-of-range"
  // Integers, UUIDs, dates and Booleans.
  | "invalid-form";

/**
 * An invalid value of an optional parameter, which the link object omits.
 *
 * It never contains the value itself, which may be secret. An empty value is
 * treated as absent, and is not dropped.
 */
interface DroppedValue {
  /** The name of the parameter, as the manifest spells it. */
  readonly parameter: string;
  /**
   * The range of the value in the link, for `slice`.
   *
   * An accepted link is ASCII, so byte offsets are string indices.
   */
  readonly range: LinkRange;
  /** The reason for dropping the value. */
  readonly code: DroppedValueCode;
}

"""#
    case "Errors": #"""
/**
 * The reason why a link, or a value for one, is rejected.
 *
 * The first group is about the syntax, which is the same for every app. A link
 * that two parsers could read differently is rejected before any route is
 * tried.
 */
type LinkErrorCode =
  | "empty-link"
  | "too-long"
  | "invalid-utf-8"
  | "missing-scheme"
  | "backslash"
  | "control-character"
  | "space"
  | "non-ascii-character"
  | "forbidden-character"
  | "invalid-percent-encoding"
  | "percent-encoded-invalid-utf-8"
  | "percent-encoded-control"
  | "missing-slashes"
  | "missing-host"
  | "userinfo"
  | "percent-encoded-host"
  | "non-ascii-host"
  | "forbidden-host-character"
  | "ip-address-host"
  | "trailing-dot-host"
  | "empty-host-label"
  | "underscore-host"
  | "punycode-host"
  | "port-not-allowed"
  | "invalid-port"
  | "empty-path-component"
  | "dot-segment"
  // The routes of the app.
  | "unknown-scheme"
  | "unknown-host"
  | "excluded"
  | "unknown-path-component"
  | "unexpected-path-component"
  | "missing-path-component"
  | "trailing-slash"
  | "missing-trailing-slash"
  | "invalid-value"
  | "missing-parameter"
  | "condition-failed"
  | "duplicate-parameter"
  | "unknown-parameter"
  | "ambiguous-escape"
  // The canonical link of the values would match a different route.
  | "leads-elsewhere"
  // Building only.
  | "unknown-route";

/** A range of a string: `start` is inclusive, and `end` is exclusive. */
interface LinkRange {
  readonly start: number;
  readonly end: number;
}

/**
 * An error of a rejected link.
 *
 * It contains no part of the link or the value, which may be secret. The code
 * that shows an error has to add the string.
 */
interface LinkError {
  /** The reason for the rejection. */
  readonly code: LinkErrorCode;
  /**
   * The invalid range, in bytes of UTF-8.
   *
   * It is in the parsed link, or in the value that cannot be built.
   */
  readonly range: LinkRange;
  /** The same range as indices of a JavaScript string, for `slice`. */
  readonly stringRange: LinkRange;
  /** The name of the affected parameter, as the manifest spells it. */
  readonly parameter?: string;
}

/** An exception that carries an error to the function that returns it. */
class Refusal {
  readonly code: LinkErrorCode;
  readonly start: number;
  readonly end: number;
  readonly parameter: string | undefined;
  /** The value in which the range is; the link if it is `undefined`. */
  readonly value: string | undefined;

  constructor(
    code: LinkErrorCode,
    start: number,
    end: number,
    parameter?: string,
    value?: string,
  ) {
    this.code = code;
    this.start = start;
    this.end = end;
    this.parameter = parameter;
    this.value = value;
  }

  /** Returns the error of a link. */
  error(link: string): LinkError {
    const text = this.value ?? link;
    const error = {
      code: this.code,
      range: { start: this.start, end: this.end },
      stringRange: {
        start: stringOffset(text, this.start),
        end: stringOffset(text, this.end),
      },
    };
    return this.parameter === undefined
      ? error
      : { ...error, parameter: this.parameter };
  }
}

/** Returns the error of a rejected link; other exceptions are rethrown. */
function refusals<T>(
  text: string,
  body: () => T,
): T | { readonly ok: false; readonly error: LinkError } {
  try {
    return body();
  } catch (reason) {
    if (reason instanceof Refusal) {
      return { ok: false, error: reason.error(text) };
    }
    throw reason;
  }
}

"""#
    case "Explain": #"""
/**
 * The kinds of dead ends of a path, in ascending priority.
 *
 * The dead end with the most matched components is reported. The priority
 * decides if several have equally many.
 */
const deadEndKinds = [
  "unknown",
  "tooLong",
  "tooShort",
  "slash",
  "value",
  "misspelt",
] as const;

type DeadEndKind = typeof deadEndKinds[number];

/** Finds the reason why no route matches a path. */
class PathExplanation {
  private refusal: Refusal | undefined;
  private level = -1;
  private kind: DeadEndKind = "unknown";
  /** The maximum number of visited nodes, which keeps the search fast. */
  private budget = 2000;
  private readonly path: Path;

  private constructor(path: Path) {
    this.path = path;
  }

  /** Returns the reason. */
  static of(root: PathNode, path: Path): Refusal {
    const explanation = new PathExplanation(path);
    explanation.explore(root, path.start, 0, 0);
    const { start, end } = path;
    return (
      explanation.refusal ?? new Refusal("unknown-path-component", start, end)
    );
  }

  private consider(level: number, kind: DeadEndKind, refusal: Refusal): void {
    const outranks =
      this.refusal === undefined ||
      level > this.level ||
      (level === this.level &&
        deadEndKinds.indexOf(kind) > deadEndKinds.indexOf(this.kind));
    if (outranks) {
      this.refusal = refusal;
      this.level = level;
      this.kind = kind;
    }
  }

  /**
   * Follows every choice at a node.
   *
   * `level` is the number of preceding components, and `depth` is that of
   * preceding parameters.
   */
  private explore(
    node: PathNode,
    start: number,
    level: number,
    depth: number,
  ): void {
    this.budget -= 1;
    if (this.budget <= 0) {
      return;
    }
    const { path } = this;
    if (start >= path.end) {
      this.exploreEnd(node, level);
      return;
    }
    const end = componentEnd(path, start);
    const next = Math.min(end + 1, path.end);
    const component = decode(path.link, start, end);
    for (const child of [
      node.exact.get(component.text),
      node.folded.get(lowercased(component.text)),
    ]) {
      if (child !== undefined) {
        this.explore(child, next, level + 1, depth);
      }
    }
    for (const [edge, from, to] of valuesAt(node, component)) {
      const check = edge.type.check(component.bytes.slice(from, to), "path");
      if (check === "accepted") {
        this.explore(edge.node, next, level + 1, depth + 1);
      } else {
        const name = pathParameter(firstRoute(edge.node), depth);
        const wrong = wrongBytes(component, from, to, check);
        const refusal = new Refusal("invalid-value", ...wrong, name);
        this.consider(level, "value", refusal);
      }
    }
    for (const { compound, node: child } of node.compounds) {
      const ranges = splitCompound(compound, component.bytes);
      if (ranges !== undefined) {
        this.explore(child, next, level + 1, depth + ranges.length);
        continue;
      }
      const misfit = compoundMisfit(compound, component.bytes);
      if (misfit !== undefined) {
        const name = pathParameter(firstRoute(child), depth + misfit.index);
        const wrong = wrongBytes(component, misfit.start, misfit.end, misfit.check);
        const refusal = new Refusal("invalid-value", ...wrong, name);
        this.consider(level, "value", refusal);
      }
    }
    for (const rest of node.rests) {
      this.exploreRest(rest, start, level, depth);
    }
    const unknown = new Refusal("unknown-path-component", start, end);
    if (resemblesLiteral(node, component.text)) {
      this.consider(level, "misspelt", unknown);
    } else if (
      node.literals.length + node.values.length === 0 &&
      node.shapes.length + node.compounds.length + node.rests.length === 0
    ) {
      this.consider(
        level,
        "tooLong",
        new Refusal("unexpected-path-component", start, path.end),
      );
    } else {
      this.consider(level, "unknown", unknown);
    }
  }

  private exploreEnd(node: PathNode, level: number): void {
    const { end } = this.path;
    if (node.entries.length > 0) {
      this.consider(level, "slash", this.slashRefusal());
    }
    for (const { minimum, tail } of node.rests) {
      if (minimum === 0 && tail === undefined) {
        this.consider(level, "slash", this.slashRefusal());
      }
    }
    if (node.entries.length === 0) {
      const refusal = new Refusal("missing-path-component", end, end);
      this.consider(level, "tooShort", refusal);
    }
  }

  private exploreRest(
    rest: Rest,
    start: number,
    level: number,
    depth: number,
  ): void {
    const { path } = this;
    const name = pathParameter(rest.entry.route, depth);
    const all = restParts(path, start);
    const count = all.length - rest.tailCount;
    if (rest.tail !== undefined && count < rest.minimum) {
      const refusal = new Refusal("missing-path-component", path.end, path.end);
      this.consider(level + all.length, "tooShort", refusal);
      return;
    }
    const parts = all.slice(0, count);
    for (const [index, [from, to]] of parts.entries()) {
      const part = decode(path.link, from, to);
      const check = rest.type.check(part.bytes, "path");
      if (check !== "accepted") {
        const wrong = wrongBytes(part, 0, part.bytes.length, check);
        const refusal = new Refusal("invalid-value", ...wrong, name);
        this.consider(level + index, "value", refusal);
        return;
      }
    }
    if (rest.tail !== undefined) {
      this.explore(rest.tail, all[count]?.[0] ?? path.end, level + count, depth + 1);
    } else if (parts.length < rest.minimum) {
      const { end } = path;
      const refusal = new Refusal("missing-path-component", end, end, name);
      this.consider(level + parts.length, "value", refusal);
    } else {
      this.consider(level, "slash", this.slashRefusal());
    }
  }

  private slashRefusal(): Refusal {
    const { end, hasTrailingSlash } = this.path;
    return hasTrailingSlash
      ? new Refusal("trailing-slash", end, end + 1)
      : new Refusal("missing-trailing-slash", end, end);
  }
}

/** Returns the range in the link of the bytes that a check rejected. */
function wrongBytes(
  part: Decoded,
  start: number,
  end: number,
  check: number | "rejected",
): [start: number, end: number] {
  const from = check === "rejected" ? start : start + check;
  const length = Math.max(1, sequenceLength(part.bytes, from));
  const to = check === "rejected" ? end : from + length;
  return [part.offsets[from] ?? 0, part.offsets[to] ?? 0];
}

/** Returns `true` if a string is similar, but not equal, to a literal. */
function resemblesLiteral(node: PathNode, text: string): boolean {
  const literals = node.literals.slice(-512).map((child) => child.text);
  const nearest = nearestWord(text, literals);
  return nearest !== undefined && nearest !== text;
}

/** Returns the name of a path parameter of a route, by its index. */
function pathParameter(
  route: Route | undefined,
  depth: number,
): string | undefined {
  return route === undefined ? undefined : pathParameters(route)[depth]?.name;
}

/** Returns the path parameters of a route. */
function pathParameters(route: Route): Parameter[] {
  return route.path.flatMap(componentParameters);
}

/** Returns the parameters of one component. */
function componentParameters(component: Component): Parameter[] {
  if (typeof component === "string") {
    return [];
  }
  if ("pieces" in component) {
    return component.pieces.flatMap((piece) => (typeof piece === "string" ? [] : [piece]));
  }
  return ["rest" in component ? component.rest : component.value];
}

/** Returns the shortest route below a node; of several, the first declared. */
function firstRoute(node: PathNode): Route | undefined {
  let level = [node];
  let budget = 64;
  while (level.length > 0 && budget > 0) {
    const found: Entry[] = [];
    const next: PathNode[] = [];
    for (const current of level.slice(0, budget)) {
      budget -= 1;
      found.push(...current.entries.slice(0, 1));
      found.push(...current.rests.slice(0, 1).map(({ entry }) => entry));
      next.push(...childNodes(current));
    }
    if (found.length > 0) {
      found.sort((one, other) => one.order - other.order);
      return found[0]?.route;
    }
    level = next;
  }
  return undefined;
}

function childNodes(node: PathNode): PathNode[] {
  const children = node.literals.slice(-64).map((literal) => literal.node);
  const affixes = node.shapes.flatMap((shape) => shape.affixes);
  for (const edge of [node.values, affixes.map(({ values }) => values)].flat(2)) {
    children.push(edge.node);
  }
  children.push(...node.compounds.map((edge) => edge.node));
  return children.slice(0, 128);
}

"""#
    case "Hosts": #"""
/** The host and port after `//`. */
interface Authority {
  readonly start: number;
  readonly hostEnd: number;
  /** The end of the port, or of the host if there is no port. */
  readonly end: number;
}

/** Scans the host and the port. */
function scanAuthority(
  bytes: readonly number[],
  start: number,
  isWeb: boolean,
): Authority {
  let offset = start;
  while (offset < bytes.length && !isOneOf(byteAt(bytes, offset), "/?#:")) {
    const byte = byteAt(bytes, offset);
    if (byte === ascii("[") && offset === start) {
      offset = scanAddress(bytes, start);
      break;
    }
    // With a custom scheme, the host is a path component.
    const fits =
      isAlphanumeric(byte) ||
      isOneOf(byte, ".-_") ||
      (!isWeb && isOneOf(byte, "!$&'()*+,;=~"));
    if (!fits) {
      throw refusalInAuthority(bytes, offset, start);
    }
    offset += 1;
  }
  const hostEnd = offset;
  if (!isWeb) {
    refuseCustomHost(bytes, start, hostEnd);
  } else if (hostEnd === start) {
    throw refusalOfMissingHost(bytes, start);
  }
  const end =
    byteAt(bytes, hostEnd) === ascii(":")
      ? scanPort(bytes, hostEnd + 1, start)
      : hostEnd;
  return { start, hostEnd, end };
}

/** Scans an address in brackets, which is only compared with listed hosts. */
function scanAddress(bytes: readonly number[], start: number): number {
  let offset = start + 1;
  while (byteAt(bytes, offset) !== ascii("]")) {
    const byte = byteAt(bytes, offset);
    if (byte < 0 || isOneOf(byte, "/?#")) {
      throw new Refusal("forbidden-host-character", start, start + 1);
    }
    if (hexadecimalValue(byte) < 0 && !isOneOf(byte, ":.")) {
      throw refusalInAuthority(bytes, offset, start);
    }
    offset += 1;
  }
  offset += 1;
  if (offset < bytes.length && !isOneOf(byteAt(bytes, offset), "/?#:")) {
    throw refusalInAuthority(bytes, offset, start);
  }
  return offset;
}

/** Scans the digits after the colon, and returns their end. */
function scanPort(
  bytes: readonly number[],
  digits: number,
  authorityStart: number,
): number {
  let offset = digits;
  let value = 0;
  while (isDigit(byteAt(bytes, offset))) {
    value = Math.min(value * 10 + byteAt(bytes, offset) - 0x30, 65536);
    offset += 1;
  }
  if (offset < bytes.length && !isOneOf(byteAt(bytes, offset), "/?#")) {
    const refusal =
      userinfoRefusal(bytes, authorityStart) ?? forbidden(bytes, offset);
    const isOther =
      refusal.code === "forbidden-character" ||
      refusal.code === "non-ascii-character";
    throw isOther
      ? new Refusal("invalid-port", digits - 1, authorityEnd(bytes, offset))
      : refusal;
  }
  const hasLeadingZero =
    offset - digits > 1 && byteAt(bytes, digits) === ascii("0");
  if (offset === digits || value > 65535 || hasLeadingZero) {
    throw new Refusal("invalid-port", digits - 1, offset);
  }
  return offset;
}

/** Rejects the hosts that are invalid even with a custom scheme. */
function refuseCustomHost(
  bytes: readonly number[],
  start: number,
  end: number,
): void {
  const host = textOf(bytes.slice(start, end));
  const hasPortOnly = host === "" && byteAt(bytes, end) === ascii(":");
  if (hasPortOnly || host === "." || host === "..") {
    const code = hasPortOnly ? "missing-host" : "dot-segment";
    throw userinfoRefusal(bytes, start) ?? new Refusal(code, start, end);
  }
}

/** In the URL Standard, `file://localhost` has no host, and a file no port. */
function refuseFileHost(bytes: readonly number[], authority: Authority): void {
  const { start, hostEnd, end } = authority;
  if (lowercased(textOf(bytes.slice(start, hostEnd))) === "localhost") {
    throw new Refusal("missing-host", start, hostEnd);
  }
  if (end > hostEnd) {
    throw new Refusal("port-not-allowed", hostEnd, end);
  }
}

/**
 * Returns the error of a byte that is not valid in a host.
 *
 * A preceding user name has priority, because it can disguise one host as
 * another.
 */
function refusalInAuthority(
  bytes: readonly number[],
  offset: number,
  start: number,
): Refusal {
  const userinfo = userinfoRefusal(bytes, start);
  if (userinfo !== undefined) {
    return userinfo;
  }
  if (byteAt(bytes, offset) === ascii("%")) {
    const end = percentEnd(bytes, offset);
    return new Refusal("percent-encoded-host", offset, end);
  }
  const refusal = forbidden(bytes, offset);
  switch (refusal.code) {
    case "non-ascii-character":
      return new Refusal("non-ascii-host", refusal.start, refusal.end);
    case "forbidden-character":
      return new Refusal("forbidden-host-character", offset, offset + 1);
    default:
      return refusal;
  }
}

/** Returns the error of a `user@` before the host, if there is one. */
function userinfoRefusal(
  bytes: readonly number[],
  start: number,
): Refusal | undefined {
  for (let offset = authorityEnd(bytes, start) - 1; offset >= start; offset--) {
    if (byteAt(bytes, offset) === ascii("@")) {
      return new Refusal("userinfo", start, offset + 1);
    }
  }
  return undefined;
}

/**
 * Returns the last offset at which the authority can end by either standard.
 */
function authorityEnd(bytes: readonly number[], start: number): number {
  let offset = start;
  while (offset < bytes.length && !isOneOf(byteAt(bytes, offset), "/?#\\")) {
    offset += 1;
  }
  return offset;
}

/** Returns the error of a web link without a host. */
function refusalOfMissingHost(
  bytes: readonly number[],
  start: number,
): Refusal {
  let slashes = start;
  while (byteAt(bytes, slashes) === ascii("/")) {
    slashes += 1;
  }
  return (
    userinfoRefusal(bytes, start) ??
    (slashes > start
      ? new Refusal("missing-slashes", start - 2, slashes)
      : new Refusal("missing-host", start, start))
  );
}

/** Returns the reason why a host is valid only if it is listed, if any. */
function hostException(
  bytes: readonly number[],
  parts: Parts,
): Refusal | undefined {
  const { hostStart, hostEnd, authorityEnd: end } = parts;
  const port = parts.hasPort
    ? new Refusal("port-not-allowed", hostEnd, end)
    : undefined;
  if (byteAt(bytes, hostStart) === ascii("[") && hostStart < hostEnd) {
    return new Refusal("ip-address-host", hostStart, hostEnd);
  }
  // With a custom scheme, the host is a path component.
  return parts.isWeb
    ? hostNameException(bytes, hostStart, hostEnd) ?? port
    : port;
}

function hostNameException(
  bytes: readonly number[],
  hostStart: number,
  hostEnd: number,
): Refusal | undefined {
  const labels = textOf(bytes.slice(hostStart, hostEnd)).split(".");
  let exception: Refusal | undefined;
  let start = hostStart;
  for (const [index, label] of labels.entries()) {
    const end = start + label.length;
    if (label !== "") {
      exception = exception ?? labelException(label, start);
    } else if (index === labels.length - 1) {
      exception = exception ?? new Refusal("trailing-dot-host", end - 1, end);
    } else {
      exception =
        exception ??
        new Refusal(
          "empty-host-label",
          Math.max(start - 1, hostStart),
          end + 1,
        );
    }
    start = end + 1;
  }
  // The URL Standard reads a host as an IPv4 address if its last label is a
  // number. A trailing dot does not change that.
  const last = labels[labels.length - 1];
  const number = last === "" ? labels[labels.length - 2] : last;
  return /^([0-9]+|0[xX][0-9A-Fa-f]*)$/.test(number ?? "")
    ? new Refusal("ip-address-host", hostStart, hostEnd)
    : exception;
}

function labelException(label: string, start: number): Refusal | undefined {
  if (lowercased(label).startsWith("xn--")) {
    return new Refusal("punycode-host", start, start + label.length);
  }
  const underscore = label.indexOf("_");
  return underscore < 0
    ? undefined
    : new Refusal("underscore-host", start + underscore, start + underscore + 1);
}

/** A label that a wildcard matches: letters, digits and inner hyphens, not `xn--`. */
const hostLabel = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns the declared host that matches a host and port in lower case.
 *
 * A wildcard such as `*.shop.example` matches all subdomains. An exact host
 * precedes wildcards, and a longer wildcard precedes shorter ones.
 */
function declaredHost(
  hosts: readonly string[],
  authority: string,
): string | undefined {
  if (hosts.includes(authority)) {
    return authority;
  }
  let start = 0;
  for (;;) {
    const dot = authority.indexOf(".", start);
    if (dot < 0 || !hostLabel.test(authority.slice(start, dot))) {
      return undefined;
    }
    const wildcard = "*" + authority.slice(dot);
    if (hosts.includes(wildcard)) {
      return wildcard;
    }
    start = dot + 1;
  }
}

/**
 * Reads the value of the parameter of the host, which is read in lower case.
 *
 * The label must be the only one before the domain.
 */
function readSubdomain(
  app: App,
  { subdomain }: Route,
  link: readonly number[],
  parts: Parts,
  values: Record<string, unknown>,
): void {
  const { hostStart: start, authorityEnd } = parts;
  const host = lowercased(textOf(link.slice(start, authorityEnd)));
  const isDeclared =
    subdomain !== undefined &&
    parts.isWeb &&
    declaredHost(app.hosts, host) === "*" + subdomain.suffix;
  if (!isDeclared) {
    return;
  }
  const { name, property = name, type, suffix } = subdomain;
  const label = host.slice(0, host.length - suffix.length);
  const end = start + label.length;
  if (label.includes(".")) {
    throw new Refusal("unknown-host", start, end);
  }
  const check = type.check(encode(label), "item");
  if (check === "rejected") {
    throw new Refusal("invalid-value", start, end, name);
  }
  if (check !== "accepted") {
    throw new Refusal("invalid-value", start + check, start + check + 1, name);
  }
  values[property] = type.read(type.canonical(label));
}

/** Returns the scheme and the host of a link, if the parameter of the host has a value. */
function subdomainPrefix(
  app: App,
  { subdomain }: Route,
  link: Readonly<Record<string, unknown>>,
  prefix: string,
): string | undefined {
  const reading = { place: "built-item", isList: false, mayBeEmpty: false } as const;
  const [text] = subdomain === undefined ? [] : textsOf(subdomain, link, reading);
  if (subdomain === undefined || text === undefined) {
    return undefined;
  }
  const { name, type, suffix } = subdomain;
  const value = decodeURIComponent(text);
  const label = lowercased(text);
  const isLabel =
    hostLabel.test(label) &&
    type.check(encode(label), "item") === "accepted" &&
    type.canonical(label) === value;
  if (!isLabel) {
    throw new Refusal("invalid-value", 0, byteCount(value), name, value);
  }
  if (!prefix.startsWith("https://")) {
    const scheme = prefix.slice(0, -1);
    throw new Refusal("unknown-scheme", 0, scheme.length, name, scheme);
  }
  if (app.hosts.includes(label + suffix)) {
    throw new Refusal("leads-elsewhere", 0, byteCount(value), name, value);
  }
  return "https://" + label + suffix;
}

"""#
    case "Items": #"""
/** An item of a query, or of a fragment in the syntax of a query. */
interface LinkItem {
  readonly start: number;
  readonly keyEnd: number;
  readonly valueStart: number;
  readonly end: number;
  /** The parameter with this key. */
  readonly declaration: Item | undefined;
}

/** The values of one parameter in a link. */
interface FoundValues {
  readonly accepted: unknown[];
  /** The range of the first accepted value. */
  first?: LinkRange;
  readonly dropped: DroppedValue[];
}

/**
 * Reads the declared parameters of the query and the fragment.
 *
 * Returns the dropped values, in the order of the declarations.
 */
function readItems(
  route: Route,
  link: readonly number[],
  parts: Parts,
  values: Record<string, unknown>,
): DroppedValue[] {
  const { query = [], fragment = [] } = route;
  const { pathEnd, queryEnd, end } = parts;
  const queryItems = parts.hasQuery
    ? splitItems(query, link, pathEnd + 1, queryEnd)
    : [];
  // A fragment is for the page unless the route declares parameters in it.
  const fragmentItems =
    parts.hasFragment && fragment.length > 0 && route.fragmentPattern === undefined
      ? splitItems(fragment, link, queryEnd + 1, end)
      : [];
  refuseLineBreaks(link, parts, queryItems);
  const found = new Map<Item, FoundValues>();
  readList(route, queryItems, link, parts, found);
  readList(route, fragmentItems, link, parts, found);
  const droppedFragment = readFragment(route, link, parts, found);
  const dropped: DroppedValue[] = [];
  for (const item of [...query, ...fragment]) {
    const { name, property = name, type } = item;
    const list = found.get(item);
    const accepted = list?.accepted ?? [];
    dropped.push(...(list?.dropped ?? []));
    if (item.occurs === "repeatedly") {
      values[property] = accepted;
    } else if (accepted.length > 0) {
      values[property] = accepted[0];
    } else if (item.default !== undefined) {
      values[property] = type.read(item.default);
    } else if (item.occurs === "once") {
      const place = query.includes(item) ? queryEnd : end;
      throw new Refusal("missing-parameter", place, place, name);
    }
  }
  dropped.push(...droppedFragment);
  for (const condition of route.conditions ?? []) {
    const [left, right] = [condition.parameter, condition.other].map((name) => {
      const item = [...query, ...fragment].find((own) => own.name === name);
      const list = item === undefined ? undefined : found.get(item);
      return item === undefined || list === undefined || list.accepted.length === 0
        ? undefined
        : { text: item.type.write(list.accepted[0]), range: list.first };
    });
    if (!isMet(condition, left?.text, right?.text)) {
      const { start = 0, end = 0 } = left?.range ?? {};
      throw new Refusal("condition-failed", start, end, condition.parameter);
    }
  }
  return dropped;
}

/**
 * Reads a fragment without keys; an empty fragment is absent.
 *
 * Returns the record of an optional fragment that does not match.
 */
function readFragment(
  route: Route,
  link: readonly number[],
  parts: Parts,
  found: Map<Item, FoundValues>,
): DroppedValue[] {
  const { fragment = [], fragmentPattern } = route;
  const [first] = fragment;
  const start = parts.queryEnd + 1;
  const isAbsent = !parts.hasFragment || start === parts.end;
  if (fragmentPattern === undefined || first === undefined || isAbsent) {
    return [];
  }
  const decoded = plainFragment(route, link, parts);
  const values =
    decoded === undefined ? undefined : splitCompound(fragmentPattern, decoded.bytes);
  if (decoded !== undefined && values !== undefined) {
    for (const [index, item] of fragment.entries()) {
      const [from, to] = values[index] ?? [0, 0];
      const { type } = item;
      const text = textOf(decoded.bytes.slice(from, to));
      const range = { start: decoded.offsets[from] ?? 0, end: decoded.offsets[to] ?? 0 };
      const accepted = [type.read(type.canonical(text))];
      found.set(item, { accepted, first: range, dropped: [] });
    }
    return [];
  }
  const misfit =
    decoded === undefined ? undefined : compoundMisfit(fragmentPattern, decoded.bytes);
  const name = (misfit === undefined ? first : fragment[misfit.index] ?? first).name;
  const [from, to] =
    decoded === undefined || misfit === undefined
      ? [start, parts.end]
      : wrongBytes(decoded, misfit.start, misfit.end, misfit.check);
  if (first.occurs === "once") {
    const code = misfit === undefined ? "missing-parameter" : "invalid-value";
    throw new Refusal(code, from, to, name);
  }
  const range = { start: from, end: to };
  return [{ parameter: name, range, code: "invalid-form" }];
}

/** Returns the decoded fragment if a query may contain its characters. */
function plainFragment(
  route: Route,
  link: readonly number[],
  parts: Parts,
): Decoded | undefined {
  const start = parts.queryEnd + 1;
  try {
    refuseFragmentItem(link, start, parts.end, false);
  } catch (error) {
    if (error instanceof Refusal) {
      return undefined;
    }
    throw error;
  }
  return parts.isFragmentIrregular
    ? undefined
    : decode(link, start, parts.end, route.isForm);
}

/** Splits items at `&`; `;` is an ordinary character. */
function splitItems(
  declarations: readonly Item[],
  link: readonly number[],
  listStart: number,
  listEnd: number,
): LinkItem[] {
  const items: LinkItem[] = [];
  let start = listStart;
  while (start < listEnd) {
    let end = start;
    let equals = -1;
    while (end < listEnd && byteAt(link, end) !== ascii("&")) {
      if (equals < 0 && byteAt(link, end) === ascii("=")) {
        equals = end;
      }
      end += 1;
    }
    const keyEnd = equals < 0 ? end : equals;
    const valueStart = equals < 0 ? end : equals + 1;
    // `&&` and `=` are empty items.
    if (keyEnd > start || valueStart < end) {
      const decoded = decode(link, start, keyEnd).text;
      const declaration = declarations.find(
        ({ name, key = name }) => key === decoded,
      );
      items.push({ start, keyEnd, valueStart, end, declaration });
    }
    start = end + 1;
  }
  return items;
}

/** Rejects characters that are invalid in a query; `scan` allows them. */
function refuseFragmentItem(
  link: readonly number[],
  start: number,
  end: number,
  isMultiline: boolean,
): void {
  let offset = start;
  while (offset < end) {
    switch (classOf(byteAt(link, offset))) {
      case "ordinary":
      case "slash":
      case "question":
        offset += 1;
        break;
      case "percent":
        offset =
          isMultiline && isEncodedLineBreak(link, offset)
            ? offset + 3
            : scanPercent(link, offset);
        break;
      default:
        throw forbidden(link, offset);
    }
  }
}

/** Rejects encoded line breaks in the query outside multiline values. */
function refuseLineBreaks(
  link: readonly number[],
  parts: Parts,
  items: readonly LinkItem[],
): void {
  if (!parts.hasLineBreak) {
    return;
  }
  const allowed = items.filter(
    ({ declaration }) => declaration?.type.isMultiline === true,
  );
  for (let offset = parts.pathEnd; offset < parts.queryEnd; offset += 1) {
    const isAllowed =
      !isEncodedLineBreak(link, offset) ||
      allowed.some((item) => item.valueStart <= offset && offset < item.end);
    if (!isAllowed) {
      throw new Refusal("percent-encoded-control", offset, offset + 3);
    }
  }
}

/** Reads the items of the query or of the fragment. */
function readList(
  route: Route,
  items: readonly LinkItem[],
  link: readonly number[],
  parts: Parts,
  found: Map<Item, FoundValues>,
): void {
  for (const item of items) {
    const { declaration, valueStart, end } = item;
    if (declaration === undefined) {
      refuseUnknownKey(route, link, item);
      continue;
    }
    const { name, type, occurs, rejectsInvalid } = declaration;
    const isFragment = item.start > parts.queryEnd;
    if (isFragment) {
      refuseFragmentItem(link, item.start, valueStart, false);
      refuseFragmentItem(link, valueStart, end, type.isMultiline === true);
    }
    if (isFragment ? parts.isFragmentIrregular : parts.isIrregular) {
      refuseEscapes(link, item, name);
    }
    const value = decode(link, valueStart, end, route.isForm);
    // An empty value of an optional parameter is treated as absent.
    const isAbsent = occurs !== "once" && value.bytes.length === 0;
    const check = isAbsent ? "rejected" : type.check(value.bytes, "item");
    const isDropped = occurs !== "once" && rejectsInvalid !== true;
    if (check !== "accepted" && !isAbsent && !isDropped) {
      const wrong = wrongBytes(value, 0, value.bytes.length, check);
      throw new Refusal("invalid-value", ...wrong, name);
    }
    const list = found.get(declaration) ?? { accepted: [], dropped: [] };
    if (found.has(declaration) && occurs !== "repeatedly") {
      throw new Refusal("duplicate-parameter", item.start, end, name);
    }
    found.set(declaration, list);
    if (check === "accepted") {
      if (list.accepted.length === 0) {
        list.first = { start: valueStart, end };
      }
      list.accepted.push(type.read(type.canonical(value.text)));
    } else if (!isAbsent) {
      list.dropped.push({
        parameter: name,
        range: { start: valueStart, end },
        code: type.dropCode(value.bytes, check),
      });
    }
  }
}

/** Rejects a key that a strict route neither declares nor allows. */
function refuseUnknownKey(
  route: Route,
  link: readonly number[],
  { start, keyEnd }: LinkItem,
): void {
  if (route.isStrict !== true) {
    return;
  }
  const key = decode(link, start, keyEnd).text;
  const isAllowed = (route.allowedKeys ?? []).some((allowed) =>
    allowed.endsWith("*")
      ? key.startsWith(allowed.slice(0, -1))
      : key === allowed,
  );
  if (!isAllowed) {
    throw new Refusal("unknown-parameter", start, keyEnd);
  }
}

/**
 * Rejects a declared item with an escape in an irregular query or fragment.
 *
 * Some parsers percent-encode every percent sign of such a part.
 */
function refuseEscapes(
  link: readonly number[],
  { start, end }: LinkItem,
  name: string,
): void {
  let first = -1;
  for (let offset = start; offset < end; offset += 1) {
    if (byteAt(link, offset) !== ascii("%")) {
      continue;
    }
    if (octet(link, offset) < 0) {
      const wrong = percentEnd(link, offset);
      throw new Refusal("invalid-percent-encoding", offset, wrong);
    }
    first = first < 0 ? offset : first;
  }
  if (first >= 0) {
    throw new Refusal("ambiguous-escape", first, first + 3, name);
  }
}

"""#
    case "LanguageType": #"""
/**
 * BCP 47 tags of registered languages, written in the conventional case.
 *
 * An item of a link may have a tag with underscores, as in POSIX and Java, or
 * with a region of three letters.
 */
function languageType(): ValueType {
  return {
    key: "language",
    check(bytes, place) {
      const isShort = bytes.length <= 255 && bytes.every((byte) => byte < 0x80);
      const text = isShort ? textOf(bytes) : "";
      const tag = languageTag(place === "item" ? repairedTag(text) : text);
      return tag === undefined ? "rejected" : "accepted";
    },
    dropCode: () => "unknown-language",
    canonical: (text) => languageTag(repairedTag(text)) ?? text,
    read: (text) => text,
    write: stringOf,
  };
}

/** Returns the tag for a spelling with underscores or a long region. */
function repairedTag(text: string): string {
  const tag = text.replace(/_/g, "-");
  return withShortRegion(tag) ?? tag;
}

/**
 * Returns a tag with its three-letter region replaced.
 *
 * For example, `es-MEX` becomes `es-MX`. Returns `undefined` if the tag has no
 * such region.
 */
function withShortRegion(tag: string): string | undefined {
  const subtags = tag.split("-");
  const language = lowercased(subtags[0] ?? "");
  if (language.length < 2 || language.length > 3) {
    return undefined;
  }
  // Only an extended language and a script can precede the region.
  for (let index = 1; index < Math.min(subtags.length, 4); index += 1) {
    const subtag = subtags[index] ?? "";
    if (!/^[A-Za-z]{3,4}$/.test(subtag)) {
      return undefined;
    }
    const isExtended =
      index === 1 &&
      regionLikeExtlangs.includes(`${language}-${lowercased(subtag)}`);
    const region = isExtended ? undefined : shortRegion(uppercased(subtag));
    if (region !== undefined) {
      const next = subtags[index + 1] ?? "";
      if (/^([^]{2,3}|[A-Za-z][^]{3})$/.test(next)) {
        return undefined;
      }
      subtags[index] = region;
      return subtags.join("-");
    }
  }
  return undefined;
}

/** Returns the region for a three-letter code; `undefined` if unknown. */
function shortRegion(code: string): string | undefined {
  for (let start = 0; start < longRegions.length; start += 5) {
    if (longRegions.slice(start, start + 3) === code) {
      return longRegions.slice(start + 3, start + 5);
    }
  }
  return undefined;
}

/** The extended languages of the IANA registry that are also region codes. */
const regionLikeExtlangs = [
  "ms-pse",
  "msa-pse",
  "sgn-afg",
  "sgn-eth",
  "sgn-isr",
  "sgn-lso",
  "sgn-msr",
  "sgn-svk",
  "sgn-tza",
  "zh-mnp",
  "zho-mnp",
];

/**
 * The regions of ISO 3166-1 in groups of five letters: the three-letter code,
 * and then the two-letter code.
 */
const longRegions =
  "ABWAWAFGAFAGOAOAIAAIALAAXALBALANDADAREAEARGARARMAMASMASATAAQATFTFATGAGAUSAU" +
  "AUTATAZEAZBDIBIBELBEBENBJBESBQBFABFBGDBDBGRBGBHRBHBHSBSBIHBABLMBLBLRBYBLZBZ" +
  "BMUBMBOLBOBRABRBRBBBBRNBNBTNBTBVTBVBWABWCAFCFCANCACCKCCCHECHCHLCLCHNCNCIVCI" +
  "CMRCMCODCDCOGCGCOKCKCOLCOCOMKMCPVCVCRICRCUBCUCUWCWCXRCXCYMKYCYPCYCZECZDEUDE" +
  "DJIDJDMADMDNKDKDOMDODZADZECUECEGYEGERIERESHEHESPESESTEEETHETFINFIFJIFJFLKFK" +
  "FRAFRFROFOFSMFMGABGAGBRGBGEOGEGGYGGGHAGHGIBGIGINGNGLPGPGMBGMGNBGWGNQGQGRCGR" +
  "GRDGDGRLGLGTMGTGUFGFGUMGUGUYGYHKGHKHMDHMHNDHNHRVHRHTIHTHUNHUIDNIDIMNIMINDIN" +
  "IOTIOIRLIEIRNIRIRQIQISLISISRILITAITJAMJMJEYJEJORJOJPNJPKAZKZKENKEKGZKGKHMKH" +
  "KIRKIKNAKNKORKRKWTKWLAOLALBNLBLBRLRLBYLYLCALCLIELILKALKLSOLSLTULTLUXLULVALV" +
  "MACMOMAFMFMARMAMCOMCMDAMDMDGMGMDVMVMEXMXMHLMHMKDMKMLIMLMLTMTMMRMMMNEMEMNGMN" +
  "MNPMPMOZMZMRTMRMSRMSMTQMQMUSMUMWIMWMYSMYMYTYTNAMNANCLNCNERNENFKNFNGANGNICNI" +
  "NIUNUNLDNLNORNONPLNPNRUNRNZLNZOMNOMPAKPKPANPAPCNPNPERPEPHLPHPLWPWPNGPGPOLPL" +
  "PRIPRPRKKPPRTPTPRYPYPSEPSPYFPFQATQAREUREROURORUSRURWARWSAUSASDNSDSENSNSGPSG" +
  "SGSGSSHNSHSJMSJSLBSBSLESLSLVSVSMRSMSOMSOSPMPMSRBRSSSDSSSTPSTSURSRSVKSKSVNSI" +
  "SWESESWZSZSXMSXSYCSCSYRSYTCATCTCDTDTGOTGTHATHTJKTJTKLTKTKMTMTLSTLTONTOTTOTT" +
  "TUNTNTURTRTUVTVTWNTWTZATZUGAUGUKRUAUMIUMURYUYUSAUSUZBUZVATVAVCTVCVENVEVGBVG" +
  "VIRVIVNMVNVUTVUWLFWFWSMWSYEMYEZAFZAZMBZMZWEZW";

/** The tags that were registered as a whole and do not match the grammar. */
const irregularTags = [
  "en-GB-oed",
  "i-ami",
  "i-bnn",
  "i-default",
  "i-enochian",
  "i-hak",
  "i-klingon",
  "i-lux",
  "i-mingo",
  "i-navajo",
  "i-pwn",
  "i-tao",
  "i-tay",
  "i-tsu",
  "sgn-BE-FR",
  "sgn-BE-NL",
  "sgn-CH-DE",
];

/** The parts of a tag, in the order of the grammar. */
const tagParts = {
  language: 0,
  extendedLanguage: 1,
  script: 2,
  region: 3,
  variant: 4,
  extension: 5,
  privateUse: 6,
};

/**
 * Returns a tag in the conventional case.
 *
 * Returns `undefined` if the tag is not well-formed, if its language is not
 * registered, or if its region has three letters. The grammar is that of RFC
 * 5646 §2.1 with its grandfathered tags, without repeated variants and
 * singletons.
 */
function languageTag(text: string): string | undefined {
  const lower = lowercased(text);
  const irregular = irregularTags.find((tag) => lowercased(tag) === lower);
  if (irregular !== undefined) {
    return irregular;
  }
  if (withShortRegion(lower) !== undefined) {
    return undefined;
  }
  const subtags = lower.split("-");
  const result: string[] = [];
  const variants = new Set<string>();
  const singletons = new Set<string>();
  let part = tagParts.language;
  let extendedCount = 0;
  // `true` after a singleton, which requires another subtag.
  let isBare = false;
  for (const [index, subtag] of subtags.entries()) {
    if (!/^[0-9a-z]{1,8}$/.test(subtag)) {
      return undefined;
    }
    if (index === 0) {
      isBare = subtag === "x";
      part = isBare ? tagParts.privateUse : tagParts.language;
      if (!isBare && !isRegisteredLanguage(subtag)) {
        return undefined;
      }
    } else if (part === tagParts.privateUse) {
      isBare = false;
    } else if (subtag.length === 1) {
      if (isBare || singletons.has(subtag)) {
        return undefined;
      }
      isBare = true;
      singletons.add(subtag);
      part = subtag === "x" ? tagParts.privateUse : tagParts.extension;
    } else if (part === tagParts.extension) {
      isBare = false;
    } else {
      const mayBeExtended =
        part <= tagParts.extendedLanguage && extendedCount < 3;
      const next = tagPart(subtag, part, mayBeExtended);
      if (next === undefined || variants.has(subtag)) {
        return undefined;
      }
      part = next;
      extendedCount += part === tagParts.extendedLanguage ? 1 : 0;
      if (part === tagParts.variant) {
        variants.add(subtag);
      }
    }
    result.push(
      part === tagParts.region
        ? uppercased(subtag)
        : part === tagParts.script
        ? uppercased(subtag.slice(0, 1)) + subtag.slice(1)
        : subtag,
    );
  }
  return isBare ? undefined : result.join("-");
}

/** Returns the part of a subtag before the extensions, if it is valid here. */
function tagPart(
  subtag: string,
  part: number,
  mayBeExtended: boolean,
): number | undefined {
  if (part < tagParts.region && /^([a-z]{2}|[0-9]{3})$/.test(subtag)) {
    return tagParts.region;
  }
  if (mayBeExtended && /^[a-z]{3}$/.test(subtag)) {
    return tagParts.extendedLanguage;
  }
  if (part < tagParts.script && /^[a-z]{4}$/.test(subtag)) {
    return tagParts.script;
  }
  return /^([0-9][0-9a-z]{3}|[0-9a-z]{5,8})$/.test(subtag)
    ? tagParts.variant
    : undefined;
}

/** Returns `true` if a lowercase primary language subtag is registered. */
function isRegisteredLanguage(subtag: string): boolean {
  if (!/^[a-z]{2,3}$/.test(subtag)) {
    return false;
  }
  const letter = (index: number): number => subtag.charCodeAt(index) - 0x61;
  const bit = subtag.length === 3 ? letter(2) : 26;
  const place = (letter(0) * 26 + letter(1)) * 6 + Math.floor(bit / 5);
  const bits = registeredLanguages.charCodeAt(place) - 0x30;
  return ((bits >> bit % 5) & 1) === 1;
}

/**
 * The languages of the IANA language subtag registry of 2025-08-25.
 *
 * The three-letter codes of ISO 639 for its two-letter languages are included.
 * Each pair of letters from `aa` to `zz` has six characters, each with five
 * bits as the distance from `0`. Bits 0 to 25 are the third letters that
 * complete a subtag; bit 26 is the pair itself.
 */
const registeredLanguages =
  "O?OO?3OOOOO3K=?OO1KOJOM1O0?>E3K>IM13OOOOO13>OM00OOOOL01:8I51OOGOO3OOOOO1GOOOO3" +
  "OOOOO3OO?L91OOOOO1=2?E01ONOOO3OOOOO3ONOOO1OOOOM1K8OH32O>MLO0B27080O>OOI3OBL@03" +
  "OOOOO3OOOOO1OOOOG1OOOOO1OOOOO3OOOOM1OKOOO3OOOOO3OGOOO3OOOOO1?OOOO1OOOON1OOOOO3" +
  "OKOOO3KOOOO3ONOOO1?OOOO1OOOOO3GOOOO2OOOOO1OOOOO1OOOGO1OOOOM1OOO??1OOOON1OOOOO1" +
  "OOOOO3ONKNG0MFN?00MOL<@132;H@2924000521000OOOGO3O4=5D0A<M=B034NNK1MLGHE0E:OL00" +
  "7>CO=0OGOOO3G;H9I0800010OOOON3OOOOO3M6NIA17NGOO2028002K20@0004000030D002@4I@00" +
  "MOO?O3KKNGG0400400IJH<40L???33000000O>KL=19:N<?0?OOOO1OIO450123<8002=000O3O<O0" +
  "IJIDG0G=KON1000100000000O>JNE0B<K201;<MMA0OOOOO1100002103<E1000000;:L4A0I2J002" +
  "10000042A410000<@0000000@00002A8000010F0H0000810000A20100000E:G5@0@<G192C:M;M1" +
  "?7N6?2000@0208@0000000001>AL40@>OJI264HL93800:02@48000@0@000000@0010@000A00000" +
  ";OOMI3002000000800000000000400084002000400000000AA:E520000020010201<:4@0000110" +
  "2:000088<<82@00000000800M0EO@2@02800000000NM>FC0000400A00000000000000002000000" +
  "OOOOO3OOO?O1L1:D00OOON92?OG>N1001@80K2KD50E4KL00O>NOM108=410I0H110ONC4G2K6>6O1" +
  "ONOF53OOOOO1A08000188410ONMNO1@2N940180010OOOO?3EAN=@2OK<D=0000080K;N4@1188000" +
  "OOOOO330H8101400000088@0;>44020000000040400804@0;OOD<2080000A49800K00@10OOOOO1" +
  "INL810OLGMF300@800000000E0EE?324:80008@892NOOOO3D0902050@000000000A000<2000002" +
  "088502K>N4A0A42400O8@L12000002C150A0B2N842280140088402D@H800@<CM?3C:G970A8JL@0" +
  "OFNI0300045208A000000050A<I4I0M>OD32O8GLN300400220002000E80240200010@0800<4401" +
  "OEONO3@HMD50000H00120@00B>;D10000000B0A000080800O>FBC2@0040010D=10@00800?8:<<0" +
  "9J2800:20<40108480000400300D10002000000000?<OME0808002080002000000A000@0000000" +
  "OOOOO3OOOOO1OOOOO1MOOGO1OOOOO1OOOOO1OOOOO2OOOOO1OOOOO3OOOOK3OOOOO3OOOOO3OOOOO3" +
  "OKOOO3MOOOO3OOOOO1OOOOO1OMOMO3OOOOO3OOOOO1OOOOO3OOOOO3OOOOO3OMOOO1OOOOO3OOOOO1" +
  "OOOOO3GKONO3L56;00;NO300OOOOO11080003>ON131<>I10OOOOO3A821<0OLNLA0OOO;90OOO7O1" +
  ";NN853GOOOO3A0H080000400E:OD21O>NMF04>H813OOOOG3183812A6FH5000400012800004:001" +
  "OOOOO1OMOOO1OOOOO1OO?OO1OOOOG1OOOOO1OOOOO3OOOOM3OOOOM3ONOOO1OOOOO3OOOO?3OOOGO1" +
  "OOOOO3MOOOO3ONOOO1GOOOO1OOOOO3OOOOO3OOOOO2ONOOK1K?OOO1OOOOO1OOOOO1OOOOO3ONOOO1" +
  "OOOOO3OOOOO2OOOO91OOOOO3OOMOO3902410OOOOO3O?MGO1OOONO1;LNLI1OOMO?1MJO6O3OOOOO1" +
  "OOOOO3OOOOG33>J8I002OB@0G;?E93O?OOO1HJE=M1OOOOO104D002G:D4L0I:O690OOOOO2;85<A1" +
  "50142008GD101<D012101@1000000000@810F2@010000@10A080006:0962ONO<;1I0ED10G:KGO2" +
  "CJIM=0828<0010E@@0000000E>LLO358HI92K8ONM1C8<000800000082000000000:040@0004000" +
  "O?OOO3F?NMC1OO?54058H@10KOG?J1A020009:;8A19NOF70OONMO3000@0076HM10OOKOG3OMONM1" +
  "ONOOO1L?OON1A8OO10A04040O?OOM1M>NOE21<HGG2OKEOM10000003:L440004000@0<8I0@48000" +
  "OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1" +
  "OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1O???N3ELN9D1E44H0054JO50100100000000" +
  "?OOOO1203100010000200000CJ>L@0000000A09<10020100C1>D100:08003<4@40000000O?OOO3" +
  ";2:542O7N552008@0000000008D@0028?040444840F?MKA300000010G402800040008810040000" +
  "OOOOO3OOOOO1G?KO?2GGOO;3OOOOG3B04840ONOMM3ONOOO3KOOOO3O2OM50OOMOO3MOOOO3OOOOO3" +
  "OOO?O3ONOOO3O:OOK01LMN92O?OOO3OOOOO3KOOOG2GJONN3G05<82GOOOO2F2O<50?8O<L0O2:9F0" +
  "OOOOO3OOOOO1O?OKM1OOONK0O?OOO308HD00OOKOO3M=?OO3OOOOO31JN950K3?O?3?OOOO2OOOOG1" +
  "O?OOO3NOO?O3EKOGO120NG50OOOOO3OOOOO3OOOOG3OOOOO1I8OHM0O?NGM2GNLNI0AL:MK31DN080" +
  "00<4001824A0000000AJ6010000800080000C4H0@21080000208200800001>3?G2G9?0E0?:L=10" +
  "I:=591009000080020000000OOOEO31<1910A4051000<410@42000100000000000100000208802" +
  "AON=C0201000000000000000<0N502000000000D00000000L3:H220010001HOA11000900OO7?O1" +
  "005100002D0200000000000010@H0008:02000@00000<@00000000100000000000000000000000" +
  "OOOOO3CM7O601800008B1@A0=>NM500200003:@0E0121010FO?DG0180000;024E0E>O<O0O>LH<0" +
  "N:M1E0O;O<D2400000000000;>O=O11:1<302=5040;4>DK000000030@44010004038<4@0000000" +
  "OJOOG0OJL5L0F6NDG050E2@0:26M10100000;;>450M0DD3238:=B0200@00OOKOO1O:H9A0OGOOO1" +
  ";NMNA1<:M540OOOOO1100@00K:<F50OLN?C0ONNOG1;BNE10@8H800MBCD40205D003@3@@0044100" +
  "OOOOO1KLO0H004:500I21800EH:LC0000000186=509028009O?OK30000001>ODA0C:N4A0O>OO81" +
  "K6K:102:?LH236M101000000C8O8D0<2N=@01021D0OK?GM1100@0012:F501260A0000411021000" +
  "OOGOO3E02@509400000@000016<00000000034<400;8H0<230?441000000;6IE31A@<:50OOOOO1" +
  "I2180044D>00OOOOO1@0000012H900107410@2>KI014>0@20000001000000000802B81001@0000";

"""#
    case "NumberType": #"""
/** Integers that a `number` represents exactly. */
function numberType(least: number, greatest: number): ValueType {
  return {
    key: `integer ${least} ${greatest}`,
    check: (bytes) => checkInteger(bytes, BigInt(least), BigInt(greatest)),
    dropCode: integerDropCode,
    canonical: (text) => text,
    read: (text) => Number(text),
    write: (value) =>
      typeof value === "number" && Number.isSafeInteger(value)
        ? String(value)
        : undefined,
  };
}

"""#
    case "Parse": #"""
/** The result of parsing a link. */
type ParseResult<Link> =
  | {
      readonly ok: true;
      readonly link: Link;
      /** The values that are invalid for their types, and not in `link`. */
      readonly dropped: readonly DroppedValue[];
      /** The name of the retired route of the text, if its route is retired. */
      readonly redirectedFrom?: string;
    }
  | { readonly ok: false; readonly error: LinkError };

/** Parses a link of an app. */
function parseLink(
  app: App,
  text: string,
): ParseResult<Readonly<Record<string, unknown>>> {
  return refusals(text, () => {
    // A string has at least as many bytes as code units.
    const count = text.length > maximumLength ? byteCount(text) : 0;
    const link = count > 0 ? [] : encode(text);
    if (Math.max(count, link.length) > maximumLength) {
      const end = Math.max(count, link.length);
      throw new Refusal("too-long", maximumLength, end);
    }
    const parts = scan(link);
    const origin = findOrigin(app, link, parts);
    const path = pathOf(link, parts);
    const { root } = origin;
    const end = parts.pathEnd;
    const start = Math.min(parts.isWeb ? parts.authorityEnd : path.start, end);
    if (isExcluded(origin, path)) {
      throw new Refusal("excluded", start, end);
    }
    const captures: Capture[] = [];
    const route = search(root, path, path.start, captures);
    if (route === undefined) {
      throw PathExplanation.of(root, path);
    }
    const values: Record<string, unknown> = { route: route.name };
    readSubdomain(app, route, link, parts, values);
    readPath(route, path, captures, values);
    const dropped = readItems(route, link, parts, values);
    if (route.redirect !== undefined) {
      const result = followRedirect(app, route.redirect, values);
      if (!result.ok) {
        // The range of the error is in a value of the new route.
        const { code, parameter } = result.error;
        throw new Refusal(code, start, end, parameter);
      }
      return { ...result, dropped, redirectedFrom: route.name };
    }
    const error = canonicalPathError(app, origin, values, path);
    if (error !== undefined) {
      throw new Refusal(error, start, end);
    }
    convertCustomValues(route, values, link.length);
    return { ok: true, link: serializable(values), dropped };
  });
}

/** Replaces values with objects of classes of the app, which may reject them. */
function convertCustomValues(
  route: Route,
  values: Record<string, unknown>,
  end: number,
): void {
  for (const parameter of routeParameters(route)) {
    const { name, property = name, type } = parameter;
    const { convert } = type;
    const isOwn = Object.prototype.hasOwnProperty.call(values, property);
    if (convert === undefined || !isOwn || values[property] === undefined) {
      continue;
    }
    // Without such a value, no link could be built from the remaining ones.
    const isNeeded = (route.conditions ?? []).some(
      (condition) => condition.parameter === name || condition.other === name,
    );
    const item = [
      ...(route.query ?? []),
      ...(route.fragmentPattern === undefined ? route.fragment ?? [] : []),
    ].find((own) => own === parameter);
    const drops =
      item !== undefined &&
      item.occurs !== "once" &&
      item.rejectsInvalid !== true &&
      !isNeeded;
    const converted = [values[property]].flat().map(convert);
    const accepted = converted.filter((element) => element !== undefined);
    if (accepted.length < converted.length && !drops) {
      throw new Refusal("invalid-value", 0, end, name);
    }
    if (Array.isArray(values[property])) {
      values[property] = accepted;
    } else if (accepted.length > 0) {
      values[property] = accepted[0];
    } else if (item?.default !== undefined) {
      values[property] = convert(type.read(item.default));
    } else {
      delete values[property];
    }
  }
}

/**
 * Adds a method `toJSON` to a link with values of the type `bigint`.
 *
 * `JSON.stringify` throws an error for such values, so they become strings of
 * digits.
 */
function serializable(
  values: Record<string, unknown>,
): Record<string, unknown> {
  const hasBigInt = (value: unknown): boolean =>
    Array.isArray(value) ? value.some(hasBigInt) : typeof value === "bigint";
  const json = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(json)
      : typeof value === "bigint"
      ? value.toString()
      : value;
  if (hasBigInt(Object.values(values))) {
    const toJSON = (): unknown =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, json(value)]),
      );
    Object.defineProperty(values, "toJSON", { value: toJSON });
  }
  return values;
}

/** Returns the origin of a link. */
function findOrigin(app: App, link: readonly number[], parts: Parts): Origin {
  const { hosts, schemes } = originsOf(app);
  const { schemeEnd, hostStart, authorityEnd: end } = parts;
  const scheme = lowercased(textOf(link.slice(0, schemeEnd)));
  const isHTTPS =
    scheme === "https" || (scheme === "http" && app.upgradesHTTP === true);
  const host = lowercased(textOf(link.slice(hostStart, end)));
  const origin = isHTTPS
    ? hosts.get(declaredHost(app.hosts, host) ?? "")
    : parts.isWeb
    ? undefined
    : schemes.get(scheme);
  // An address, or a host with a port, cannot be a path component.
  const isForeign =
    !parts.isWeb && (parts.hasPort || (end > hostStart && host.startsWith("[")));
  if (origin !== undefined && !isForeign) {
    return origin;
  }
  if (isHTTPS ? app.hosts.length === 0 : origin === undefined) {
    throw new Refusal("unknown-scheme", 0, schemeEnd);
  }
  throw (
    hostException(link, parts) ?? new Refusal("unknown-host", hostStart, end)
  );
}

/** Reads the parameters of the path, which are already checked. */
function readPath(
  route: Route,
  path: Path,
  captures: readonly Capture[],
  values: Record<string, unknown>,
): void {
  let index = 0;
  const value = (type: ValueType, [start, end]: Capture): unknown =>
    type.read(type.canonical(decode(path.link, start, end).text));
  for (const component of route.path) {
    if (typeof component !== "string" && "pieces" in component) {
      for (const piece of component.pieces) {
        const capture = captures[index];
        if (typeof piece !== "string" && capture !== undefined) {
          values[piece.property ?? piece.name] = value(piece.type, capture);
          index += 1;
        }
      }
      continue;
    }
    const capture = captures[index];
    if (typeof component === "string" || capture === undefined) {
      continue;
    }
    index += 1;
    if ("rest" in component) {
      const { rest } = component;
      values[rest.property ?? rest.name] = restParts(path, ...capture).map(
        (part) => value(rest.type, part),
      );
    } else {
      const { name, property = name, type } = component.value;
      values[property] = value(type, capture);
    }
  }
}

"""#
    case "PatternType": #"""
/**
 * Text that a regular expression describes, matched by a deterministic automaton.
 *
 * The parts of the table are separated by semicolons, and its numbers by
 * spaces. The first part contains the lower and the upper bound of each range
 * of characters, and its class. Each other part is a state: `!` if a value may
 * end there, and then a class and a target state for each transition. The first
 * state is the initial state. Only A–Z and a–z are folded.
 */
function patternType(
  table: string,
  folding?: "uppercase" | "lowercase",
): ValueType {
  const [first = "", ...parts] = table.split(";");
  const ranges = patternNumbers(first);
  const states = parts.map((part) => {
    const isAccepting = part.startsWith("!");
    return { isAccepting, moves: patternNumbers(part.slice(isAccepting ? 1 : 0)) };
  });
  return {
    key: `pattern ${folding ?? ""} ${table}`,
    check(bytes, place) {
      if (bytes.length === 0 && place === "path") {
        return "rejected";
      }
      let state = states[0];
      let offset = 0;
      while (offset < bytes.length) {
        const kind = patternClass(ranges, codePointAt(bytes, offset));
        const move = state?.moves.findIndex(
          (own, index) => index % 2 === 0 && own === kind,
        ) ?? -1;
        if (move < 0) {
          return offset;
        }
        state = states[state?.moves[move + 1] ?? -1];
        offset += sequenceLength(bytes, offset);
      }
      return state?.isAccepting === true ? "accepted" : "rejected";
    },
    dropCode: () => "invalid-form",
    canonical: (text) =>
      folding === "uppercase"
        ? uppercased(text)
        : folding === "lowercase"
        ? lowercased(text)
        : text,
    read: (text) => text,
    write: stringOf,
  };
}

/** Returns the numbers of a part of a table. */
function patternNumbers(part: string): readonly number[] {
  return part === "" ? [] : part.split(" ").map(Number);
}

/** Returns the class of a code point in sorted ranges, or -1. */
function patternClass(ranges: readonly number[], point: number): number {
  let low = 0;
  let high = ranges.length / 3;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle * 3 + 1] ?? 0) < point) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const lower = ranges[low * 3];
  return lower !== undefined && lower <= point ? ranges[low * 3 + 2] ?? -1 : -1;
}

"""#
    case "Percent": #"""
/** A decoded part of a link. */
interface Decoded {
  /** The bytes, which are valid UTF-8 except in a fragment. */
  readonly bytes: readonly number[];
  /** The offset of each byte in the link, followed by the end of the part. */
  readonly offsets: readonly number[];
  readonly text: string;
}

/** Returns the byte of `%XX` at an offset; -1 without two digits. */
function octet(bytes: readonly number[], offset: number): number {
  const high = hexadecimalValue(byteAt(bytes, offset + 1));
  const low = hexadecimalValue(byteAt(bytes, offset + 2));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/** Returns `true` if `%XX` is a tab, a line feed or a carriage return. */
function isEncodedLineBreak(bytes: readonly number[], offset: number): boolean {
  return (
    byteAt(bytes, offset) === ascii("%") &&
    isOneOf(octet(bytes, offset), "\t\n\r")
  );
}

/**
 * Decodes a part of a scanned link once.
 *
 * The percent sign of an incomplete escape is kept.
 */
function decode(
  link: readonly number[],
  start: number,
  end: number,
  plusIsSpace = false,
): Decoded {
  const bytes: number[] = [];
  const offsets: number[] = [start];
  let offset = start;
  while (offset < end) {
    const byte = byteAt(link, offset);
    const decoded = byte === ascii("%") ? octet(link, offset) : -1;
    if (decoded >= 0) {
      bytes.push(decoded);
      offset += 3;
    } else {
      bytes.push(plusIsSpace && byte === ascii("+") ? ascii(" ") : byte);
      offset += 1;
    }
    offsets.push(offset);
  }
  return { bytes, offsets, text: textOf(bytes) };
}

/** Returns the string for bytes; invalid UTF-8 becomes U+FFFD. */
function textOf(bytes: readonly number[]): string {
  let text = "";
  let offset = 0;
  while (offset < bytes.length) {
    const length = sequenceLength(bytes, offset);
    const point = length === 0 ? 0xfffd : codePointAt(bytes, offset);
    text += String.fromCodePoint(point);
    offset += Math.max(length, 1);
  }
  return text;
}

/** Returns `true` if encoders keep a byte: `unreserved` of RFC 3986 §2.3. */
function isUnreserved(byte: number): boolean {
  return isAlphanumeric(byte) || isOneOf(byte, "-._~");
}

/** Returns the canonical percent-encoding, except of the kept characters. */
function percentEncode(text: string, kept = ""): string {
  let result = "";
  for (const byte of encode(text)) {
    if (isUnreserved(byte) || isOneOf(byte, kept)) {
      result += String.fromCharCode(byte);
    } else {
      const digits = byte.toString(16).toUpperCase();
      result += "%" + (digits.length < 2 ? "0" : "") + digits;
    }
  }
  return result;
}

"""#
    case "Redirects": #"""
/** Returns the link that replaces a link of a retired route. */
function followRedirect(
  app: App,
  redirect: Redirect,
  values: Readonly<Record<string, unknown>>,
): ParseResult<Readonly<Record<string, unknown>>> {
  const link: Record<string, unknown> = { route: redirect.route };
  const target = app.routes.find(({ name }) => name === redirect.route);
  for (const { name, property = name, type } of routeParameters(target)) {
    const source = redirect.values[property];
    if (source?.text !== undefined) {
      link[property] = type.read(type.canonical(source.text));
    } else if (source?.from !== undefined) {
      link[property] = values[source.from];
    }
  }
  const built = buildLink(app, link, undefined);
  return built.ok ? parseLink(app, built.text) : built;
}

function routeParameters(route: Route | undefined): Parameter[] {
  const path = (route?.path ?? []).flatMap((component): Parameter[] => {
    if (typeof component === "string") {
      return [];
    }
    if ("pieces" in component) {
      return component.pieces.flatMap((piece) =>
        typeof piece === "string" ? [] : [piece]
      );
    }
    return ["rest" in component ? component.rest : component.value];
  });
  const subdomain = route?.subdomain === undefined ? [] : [route.subdomain];
  return [...path, ...(route?.query ?? []), ...subdomain, ...(route?.fragment ?? [])];
}

"""#
    case "Routes": #"""
/** A parameter of a route. */
interface Parameter {
  readonly name: string;
  /** The property of the link object, if its name is different. */
  readonly property?: string;
  readonly type: ValueType;
}

/** A parameter of the query or the fragment. */
interface Item extends Parameter {
  /** The key in links, if it is not the name. */
  readonly key?: string;
  /** The number of occurrences in a link; at most one by default. */
  readonly occurs?: "once" | "repeatedly";
  /** The default value in canonical spelling. */
  readonly default?: string;
  /** `true` if an invalid value rejects the link instead of being dropped. */
  readonly rejectsInvalid?: boolean;
}

/** The parameter of a host, whose value is the label before the domain. */
interface Subdomain extends Parameter {
  /** The part of the host after the label, such as `.shop.example`. */
  readonly suffix: string;
}

/** A component of a path: a literal, a parameter or a catch-all. */
type Component =
  | string
  | { readonly value: Parameter; readonly prefix?: string; readonly suffix?: string }
  | Compound
  | { readonly rest: Parameter; readonly minimum: number };

/** A component with several parameters, and literal text between and around them. */
interface Compound {
  readonly pieces: readonly (string | Parameter)[];
}

/** A path that stays in the browser, on one host or on all hosts. */
interface Exclusion {
  readonly path: readonly Component[];
  readonly host?: string;
  /** `true` if later exclusions do not apply to the path. */
  readonly isException?: boolean;
}

/** A condition on two parameters of the query or the fragment. */
interface Condition {
  readonly parameter: string;
  readonly relation: "with" | ">" | ">=" | "<" | "<=";
  readonly other: string;
  /** The kind of the values that are compared. */
  readonly kind?: "number" | "date" | "datetime";
}

/** The redirect of a retired route to another route. */
interface Redirect {
  readonly route: string;
  /** The values of the new route: properties of the link, or fixed texts. */
  readonly values: Readonly<
    Record<string, { readonly from?: string; readonly text?: string }>
  >;
}

/** A route of the app. */
interface Route {
  readonly name: string;
  readonly path: readonly Component[];
  /** The paths without some optional parts, whose parameters are then absent. */
  readonly otherPaths?: readonly (readonly Component[])[];
  /** Other paths of the route, which a canonical link never has. */
  readonly aliases?: readonly (readonly Component[])[];
  readonly query?: readonly Item[];
  readonly subdomain?: Subdomain;
  readonly fragment?: readonly Item[];
  /** The fragment if it has no keys; its parameters are those of `fragment`. */
  readonly fragmentPattern?: Compound;
  /** `true` if A–Z equals a–z in literals. */
  readonly ignoresCase?: boolean;
  /** The rule for a trailing slash, which is optional by default. */
  readonly slash?: "refused" | "required";
  /** `true` if undeclared keys are rejected. */
  readonly isStrict?: boolean;
  /** The keys that a strict route allows; a trailing `*` marks a prefix. */
  readonly allowedKeys?: readonly string[];
  /** `true` if `+` in the query is a space. */
  readonly isForm?: boolean;
  readonly conditions?: readonly Condition[];
  /** The redirect, if the route is retired. */
  readonly redirect?: Redirect;
  /** The hosts and schemes of the route, if it does not have all. */
  readonly hosts?: readonly string[];
  readonly schemes?: readonly string[];
}

/** The links of an app, as its manifest declares them. */
interface App {
  readonly hosts: readonly string[];
  readonly schemes: readonly string[];
  /** `true` if an http link is read as its https counterpart. */
  readonly upgradesHTTP?: boolean;
  /** The scheme for links of a route without a host and a scheme. */
  readonly name: string;
  readonly routes: readonly Route[];
  readonly exclusions: readonly Exclusion[];
}

/** A node in the tree of paths. */
interface PathNode {
  /** The routes that end here, in reverse order of their declaration. */
  readonly entries: Entry[];
  readonly exact: Map<string, PathNode>;
  readonly folded: Map<string, PathNode>;
  /** All literals, in the order of their declaration. */
  readonly literals: { readonly text: string; readonly node: PathNode }[];
  readonly values: ValueEdge[];
  /** Parameters with literal text around them, by the lengths of that text. */
  readonly shapes: Shape[];
  readonly compounds: CompoundEdge[];
  /** The catch-alls; those with more components after them are first. */
  readonly rests: Rest[];
}

interface ValueEdge {
  readonly type: ValueType;
  readonly node: PathNode;
}

interface CompoundEdge {
  readonly compound: Compound;
  readonly node: PathNode;
}

interface Shape {
  readonly prefixCount: number;
  readonly suffixCount: number;
  readonly affixes: {
    readonly prefix: string;
    readonly suffix: string;
    readonly values: ValueEdge[];
  }[];
}

interface Rest {
  readonly type: ValueType;
  readonly minimum: number;
  /** The route, or the first of the routes with equal catch-alls. */
  readonly entry: Entry;
  /** The node for the components after the catch-all. */
  readonly tail: PathNode | undefined;
  /** The number of components after the catch-all. */
  readonly tailCount: number;
}

/** A route at the end of a path, or an exclusion. */
interface Entry {
  readonly route: Route;
  /** The order in which one of several possible entries is chosen. */
  readonly order: number;
}

/** The root nodes for the links of a host or a scheme. */
interface Origin {
  readonly root: PathNode;
  readonly layers: readonly ExclusionLayer[];
}

/** Consecutive exclusions, or consecutive exceptions. */
interface ExclusionLayer {
  readonly root: PathNode;
  readonly excludes: boolean;
}

/** Returns `true` if the first exclusion or exception that matches a path is an exclusion. */
function isExcluded(origin: Origin, path: Path): boolean {
  const layer = origin.layers.find(
    ({ root }) => search(root, path, path.start, []) !== undefined,
  );
  return layer !== undefined && layer.excludes;
}

/** The origins of an app, by lowercase host with port and by scheme. */
interface Origins {
  readonly hosts: ReadonlyMap<string, Origin>;
  readonly schemes: ReadonlyMap<string, Origin>;
}

const originsOfApps = new WeakMap<App, Origins>();

/** Returns the origins of an app, which are created on first use. */
function originsOf(app: App): Origins {
  let origins = originsOfApps.get(app);
  if (origins === undefined) {
    origins = makeOrigins(app);
    originsOfApps.set(app, origins);
  }
  return origins;
}

const pathsOfRoutes = new WeakMap<Route, readonly Route[]>();

/** Returns a route with each path of its canonical links; the first one has all optional parts. */
function pathsOf(route: Route): readonly Route[] {
  let paths = pathsOfRoutes.get(route);
  if (paths === undefined) {
    const others = route.otherPaths ?? [];
    paths = [route, ...others.map((path) => ({ ...route, path }))];
    pathsOfRoutes.set(route, paths);
  }
  return paths;
}

function makeOrigins(app: App): Origins {
  const excluded: Route[] = app.exclusions.map(({ path }) => ({ name: "", path }));
  const routes = app.routes.flatMap((route) => [
    ...pathsOf(route),
    ...(route.aliases ?? []).map((path) => ({ ...route, path })),
  ]);
  const entries: Entry[] = [...routes, ...excluded].map((route, order) => ({
    route,
    order,
  }));
  const placed = new Set<Entry>();
  let order = entries.length;
  // Origins with the same routes share a tree.
  const trees = new Map<string, PathNode>();
  const tree = (served: readonly Route[]): PathNode => {
    const members = entries.filter((entry) => served.includes(entry.route));
    const key = members.map((entry) => entry.order).join();
    const known = trees.get(key);
    if (known !== undefined) {
      return known;
    }
    const root = makeNode();
    trees.set(key, root);
    for (const entry of members) {
      const copy = placed.has(entry) ? { ...entry, order } : entry;
      if (insert(root, entry, copy)) {
        placed.add(entry);
        order += copy === entry ? 0 : 1;
      }
    }
    return root;
  };
  const origin = (
    serves: (route: Route) => boolean,
    excludes: (exclusion: Exclusion) => boolean,
  ): Origin => {
    const root = tree(routes.filter(serves));
    const runs: { excludes: boolean; routes: Route[] }[] = [];
    excluded.forEach((route, index) => {
      const exclusion = app.exclusions[index];
      if (exclusion === undefined || !excludes(exclusion)) {
        return;
      }
      const isExclusion = exclusion.isException !== true;
      const last = runs[runs.length - 1];
      if (last !== undefined && last.excludes === isExclusion) {
        last.routes.push(route);
      } else {
        runs.push({ excludes: isExclusion, routes: [route] });
      }
    });
    const layers = runs.map((run) => ({
      root: tree(run.routes),
      excludes: run.excludes,
    }));
    return { root, layers };
  };
  const hosts = new Map<string, Origin>();
  for (const host of app.hosts) {
    hosts.set(
      host,
      origin(
        (route) => route.hosts === undefined || route.hosts.includes(host),
        (exclusion) => exclusion.host === undefined || exclusion.host === host,
      ),
    );
  }
  const schemes = new Map<string, Origin>();
  for (const scheme of app.schemes) {
    schemes.set(
      scheme,
      origin(
        (route) => route.schemes === undefined || route.schemes.includes(scheme),
        (exclusion) => exclusion.host === undefined,
      ),
    );
  }
  return { hosts, schemes };
}

function makeNode(): PathNode {
  return {
    entries: [],
    exact: new Map(),
    folded: new Map(),
    literals: [],
    values: [],
    shapes: [],
    compounds: [],
    rests: [],
  };
}

/** Adds a route to a tree; returns `true` if it ends at a node's entries. */
function insert(root: PathNode, entry: Entry, copy: Entry): boolean {
  let node = root;
  for (const [index, component] of entry.route.path.entries()) {
    if (typeof component === "string") {
      node = literalChild(node, component, entry.route.ignoresCase === true);
    } else if ("rest" in component) {
      const { rest, minimum } = component;
      const tailCount = entry.route.path.length - 1 - index;
      const tail = tailNode(node, { type: rest.type, minimum, entry, tailCount });
      if (tail === undefined) {
        return false;
      }
      node = tail;
    } else if ("pieces" in component) {
      node = compoundChild(node, component);
    } else {
      const { value, prefix = "", suffix = "" } = component;
      node = valueChild(node, value.type, prefix, suffix);
    }
  }
  node.entries.unshift(copy);
  return true;
}

/** Adds a catch-all to a node, and returns the node for the components after it. */
function tailNode(
  node: PathNode,
  rest: Omit<Rest, "tail">,
): PathNode | undefined {
  const { type, minimum, tailCount } = rest;
  const known = node.rests.find(
    (other) =>
      other.tail !== undefined &&
      other.tailCount === tailCount &&
      other.minimum === minimum &&
      other.type.key === type.key,
  );
  if (known !== undefined) {
    return known.tail;
  }
  const tail = tailCount > 0 ? makeNode() : undefined;
  const place = node.rests.findIndex((other) => other.tailCount <= tailCount);
  node.rests.splice(place < 0 ? node.rests.length : place, 0, { ...rest, tail });
  return tail;
}

function literalChild(
  node: PathNode,
  literal: string,
  isFolded: boolean,
): PathNode {
  const text = isFolded ? lowercased(literal) : literal;
  const children = isFolded ? node.folded : node.exact;
  let child = children.get(text);
  if (child === undefined) {
    child = makeNode();
    children.set(text, child);
    node.literals.push({ text, node: child });
  }
  return child;
}

function compoundChild(node: PathNode, compound: Compound): PathNode {
  const key = ({ pieces }: Compound): string =>
    JSON.stringify(
      pieces.map((piece) => (typeof piece === "string" ? piece : [piece.type.key])),
    );
  let edge = node.compounds.find((other) => key(other.compound) === key(compound));
  if (edge === undefined) {
    edge = { compound, node: makeNode() };
    node.compounds.unshift(edge);
  }
  return edge.node;
}

function valueChild(
  node: PathNode,
  type: ValueType,
  prefix: string,
  suffix: string,
): PathNode {
  let { values } = node;
  if (prefix !== "" || suffix !== "") {
    const prefixCount = byteCount(prefix);
    const suffixCount = byteCount(suffix);
    let shape = node.shapes.find(
      (other) =>
        other.prefixCount === prefixCount && other.suffixCount === suffixCount,
    );
    if (shape === undefined) {
      shape = { prefixCount, suffixCount, affixes: [] };
      node.shapes.unshift(shape);
    }
    let affix = shape.affixes.find(
      (other) => other.prefix === prefix && other.suffix === suffix,
    );
    if (affix === undefined) {
      affix = { prefix, suffix, values: [] };
      shape.affixes.unshift(affix);
    }
    values = affix.values;
  }
  let edge = values.find((other) => other.type.key === type.key);
  if (edge === undefined) {
    edge = { type, node: makeNode() };
    values.unshift(edge);
  }
  return edge.node;
}

"""#
    case "Scan": ##"""
/**
 * The parts of a link as byte offsets, on which every parser agrees.
 *
 * The URL Standard (browsers) and RFC 3986 (servers, older libraries) differ on
 * the scheme, host or path of some links. Attackers use such links for
 * hijacking, so they are rejected, and have no parts.
 */
interface Parts {
  readonly schemeEnd: number;
  /** `true` for the special schemes of the standard, which require a host. */
  readonly isWeb: boolean;
  readonly hostStart: number;
  readonly hostEnd: number;
  readonly hasPort: boolean;
  /** The end of the host and port, which is the start of the path. */
  readonly authorityEnd: number;
  readonly pathEnd: number;
  readonly hasQuery: boolean;
  /**
   * `true` if the query has a raw bracket or an incomplete escape.
   *
   * Some parsers then percent-encode every percent sign of the query.
   */
  readonly isIrregular: boolean;
  readonly queryEnd: number;
  readonly hasFragment: boolean;
  /** `true` if the fragment has an invalid character. */
  readonly isFragmentIrregular: boolean;
  readonly end: number;
  /** `true` if the query has an encoded tab, line feed or carriage return. */
  readonly hasLineBreak: boolean;
}

/** The end of the query, and its properties. */
interface ScannedQuery {
  readonly end: number;
  readonly isIrregular: boolean;
  readonly hasLineBreak: boolean;
}

type ByteClass =
  | "ordinary"
  | "slash"
  | "question"
  | "hash"
  | "percent"
  | "bracket"
  | "backslash"
  | "space"
  | "control"
  | "non-ascii"
  | "forbidden";

/** Returns the meaning of a byte in the path, the query or the fragment. */
function classOf(byte: number): ByteClass {
  if (byte >= 0x80) {
    return "non-ascii";
  }
  if (byte < 0x20 || byte === 0x7f) {
    return "control";
  }
  switch (String.fromCharCode(byte)) {
    case "/":
      return "slash";
    case "?":
      return "question";
    case "#":
      return "hash";
    case "%":
      return "percent";
    case "[":
    case "]":
      return "bracket";
    case "\\":
      return "backslash";
    case " ":
      return "space";
    default:
      return isOneOf(byte, '"<>^`{|}') ? "forbidden" : "ordinary";
  }
}

/** Returns the error of a byte that is invalid at its position. */
function forbidden(bytes: readonly number[], offset: number): Refusal {
  switch (classOf(byteAt(bytes, offset))) {
    case "backslash":
      return new Refusal("backslash", offset, offset + 1);
    case "space":
      return new Refusal("space", offset, offset + 1);
    case "control":
      return new Refusal("control-character", offset, offset + 1);
    case "non-ascii": {
      const length = sequenceLength(bytes, offset);
      return length === 0
        ? new Refusal("invalid-utf-8", offset, offset + 1)
        : new Refusal("non-ascii-character", offset, offset + length);
    }
    default:
      return new Refusal("forbidden-character", offset, offset + 1);
  }
}

/** Scans a link; the routes check unusual hosts and ports. */
function scan(bytes: readonly number[]): Parts {
  const schemeEnd = scanScheme(bytes);
  const scheme = lowercased(textOf(bytes.slice(0, schemeEnd)));
  const isWeb = ["https", "http", "ws", "wss", "ftp", "file"].includes(scheme);
  const start = schemeEnd + 1;
  let slashes = start;
  while (byteAt(bytes, slashes) === ascii("/")) {
    slashes += 1;
  }
  let authority = { start, hostEnd: start, end: start };
  if (slashes - start >= 2) {
    authority = scanAuthority(bytes, start + 2, isWeb);
    if (scheme === "file") {
      refuseFileHost(bytes, authority);
    }
  } else if (isWeb) {
    const isReadAsSlash =
      slashes < bytes.length &&
      ["backslash", "control", "space"].includes(
        classOf(byteAt(bytes, slashes)),
      );
    throw isReadAsSlash
      ? forbidden(bytes, slashes)
      : new Refusal("missing-slashes", start, slashes);
  }
  const pathEnd = scanPath(bytes, authority.end);
  const hasQuery = byteAt(bytes, pathEnd) === ascii("?");
  const query = hasQuery ? scanQuery(bytes, pathEnd + 1) : undefined;
  const queryEnd = query?.end ?? pathEnd;
  return {
    schemeEnd,
    isWeb,
    hostStart: authority.start,
    hostEnd: authority.hostEnd,
    hasPort: authority.end > authority.hostEnd,
    authorityEnd: authority.end,
    pathEnd,
    hasQuery,
    isIrregular: query?.isIrregular === true,
    queryEnd,
    hasFragment: queryEnd < bytes.length,
    isFragmentIrregular: scanFragment(bytes, queryEnd + 1),
    end: bytes.length,
    hasLineBreak: query?.hasLineBreak === true,
  };
}

/** Returns the end of the scheme, RFC 3986 §3.1. */
function scanScheme(bytes: readonly number[]): number {
  if (bytes.length === 0) {
    throw new Refusal("empty-link", 0, 0);
  }
  let offset = 0;
  while (offset < bytes.length && byteAt(bytes, offset) !== ascii(":")) {
    const byte = byteAt(bytes, offset);
    const fits =
      isLetter(byte) || (offset > 0 && (isDigit(byte) || isOneOf(byte, "+-.")));
    if (!fits) {
      const kind = classOf(byte);
      const isOddity =
        kind === "backslash" ||
        kind === "space" ||
        kind === "control" ||
        kind === "non-ascii" ||
        kind === "forbidden";
      throw isOddity
        ? forbidden(bytes, offset)
        : new Refusal("missing-scheme", 0, offset);
    }
    offset += 1;
  }
  if (offset === 0 || offset === bytes.length) {
    throw new Refusal("missing-scheme", 0, offset);
  }
  return offset;
}

/** Returns the end of the path, which is at the `?`, the `#` or the end. */
function scanPath(bytes: readonly number[], start: number): number {
  let offset = start;
  refuseDotSegment(bytes, offset);
  while (offset < bytes.length) {
    switch (classOf(byteAt(bytes, offset))) {
      case "ordinary":
        offset += 1;
        break;
      case "slash":
        offset += 1;
        if (byteAt(bytes, offset) === ascii("/")) {
          throw new Refusal("empty-path-component", offset - 1, offset + 1);
        }
        refuseDotSegment(bytes, offset);
        break;
      case "percent":
        offset = scanPercent(bytes, offset);
        break;
      case "question":
      case "hash":
        return offset;
      default:
        throw forbidden(bytes, offset);
    }
  }
  return offset;
}

/**
 * Scans the query, which ends at the `#`.
 *
 * The route checks brackets, incomplete escapes and encoded line breaks,
 * because they are valid only in some places.
 */
function scanQuery(bytes: readonly number[], start: number): ScannedQuery {
  let offset = start;
  let isIrregular = false;
  let hasLineBreak = false;
  while (offset < bytes.length) {
    switch (classOf(byteAt(bytes, offset))) {
      case "ordinary":
      case "slash":
      case "question":
        offset += 1;
        break;
      case "percent":
        if (octet(bytes, offset) < 0) {
          isIrregular = true;
          offset += 1;
        } else if (isEncodedLineBreak(bytes, offset)) {
          hasLineBreak = true;
          offset += 3;
        } else {
          offset = scanPercent(bytes, offset);
        }
        break;
      case "bracket":
        isIrregular = true;
        offset += 1;
        break;
      case "hash":
        return { end: offset, isIrregular, hasLineBreak };
      default:
        throw forbidden(bytes, offset);
    }
  }
  return { end: offset, isIrregular, hasLineBreak };
}

/**
 * Scans the fragment, on which no other part depends.
 *
 * Returns `true` if it has an invalid character or an incomplete escape. Only
 * bytes that are invalid everywhere are rejected. Declared items are checked
 * when they are read.
 */
function scanFragment(bytes: readonly number[], start: number): boolean {
  let offset = start;
  let isIrregular = false;
  while (offset < bytes.length) {
    const kind = classOf(byteAt(bytes, offset));
    switch (kind) {
      case "ordinary":
      case "slash":
      case "question":
        offset += 1;
        break;
      case "percent":
        isIrregular ||= octet(bytes, offset) < 0;
        offset += 1;
        break;
      case "hash":
      case "bracket":
      case "forbidden":
        isIrregular = true;
        offset += 1;
        break;
      case "non-ascii": {
        const length = sequenceLength(bytes, offset);
        if (length === 0) {
          throw forbidden(bytes, offset);
        }
        if (codePointAt(bytes, offset) < 0xa0) {
          throw new Refusal("control-character", offset, offset + length);
        }
        isIrregular = true;
        offset += length;
        break;
      }
      default:
        throw forbidden(bytes, offset);
    }
  }
  return isIrregular;
}

/** Rejects a component that browsers resolve: `.`, `..`, `%2e`, … */
function refuseDotSegment(bytes: readonly number[], start: number): void {
  let offset = start;
  let dots = 0;
  while (dots <= 2) {
    if (byteAt(bytes, offset) === ascii(".")) {
      offset += 1;
    } else if (
      byteAt(bytes, offset) === ascii("%") &&
      octet(bytes, offset) === ascii(".")
    ) {
      offset += 3;
    } else {
      break;
    }
    dots += 1;
  }
  const isEnd =
    offset === bytes.length || isOneOf(byteAt(bytes, offset), "/?#");
  if ((dots === 1 || dots === 2) && isEnd) {
    throw new Refusal("dot-segment", start, offset);
  }
}

/** Returns the end of a percent sign and up to two letters or digits. */
function percentEnd(bytes: readonly number[], start: number): number {
  let end = start + 1;
  while (end < start + 3 && isAlphanumeric(byteAt(bytes, end))) {
    end += 1;
  }
  return end;
}

/**
 * Returns the end of `%XX` and of the continuation of its UTF-8 sequence.
 *
 * Encoded controls are rejected, because no value needs them.
 */
function scanPercent(bytes: readonly number[], start: number): number {
  const lead = octet(bytes, start);
  if (lead < 0) {
    const end = percentEnd(bytes, start);
    throw new Refusal("invalid-percent-encoding", start, end);
  }
  const shape = sequenceShape(lead);
  if (shape === undefined) {
    throw new Refusal("percent-encoded-invalid-utf-8", start, start + 3);
  }
  let offset = start + 3;
  let second = 0;
  for (let index = 1; index < shape.length; index += 1) {
    if (byteAt(bytes, offset) !== ascii("%")) {
      throw new Refusal("percent-encoded-invalid-utf-8", start, offset);
    }
    const next = octet(bytes, offset);
    if (next < 0) {
      const end = percentEnd(bytes, offset);
      throw new Refusal("invalid-percent-encoding", offset, end);
    }
    const low = index === 1 ? shape.low : 0x80;
    const high = index === 1 ? shape.high : 0xbf;
    if (next < low || next > high) {
      throw new Refusal("percent-encoded-invalid-utf-8", start, offset + 3);
    }
    second = index === 1 ? next : second;
    offset += 3;
  }
  const isControl =
    lead < 0x20 || lead === 0x7f || (lead === 0xc2 && second < 0xa0);
  if (isControl) {
    throw new Refusal("percent-encoded-control", start, offset);
  }
  return offset;
}

"""##
    case "Search": #"""
/** The bytes of a path, and the properties of its slashes. */
interface Path {
  readonly link: readonly number[];
  /** The start of the first component, after the leading slash. */
  readonly start: number;
  /** The end of the last component, before the trailing slash. */
  readonly end: number;
  readonly hasTrailingSlash: boolean;
}

/** The range of a parameter in a link. */
type Capture = readonly [start: number, end: number];

/**
 * Returns the path of a link.
 *
 * With a custom scheme, the host is the first component: `osqr:thread`,
 * `osqr://thread`, `osqr:///thread` are the same link.
 */
function pathOf(link: readonly number[], parts: Parts): Path {
  let start = parts.authorityEnd;
  if (!parts.isWeb && parts.hostStart < parts.hostEnd) {
    start = parts.hostStart;
  } else if (start < parts.pathEnd && byteAt(link, start) === ascii("/")) {
    start += 1;
  }
  return trimmedPath(link, start, parts.pathEnd);
}

function trimmedPath(
  link: readonly number[],
  start: number,
  end: number,
): Path {
  const hasTrailingSlash =
    start < end && byteAt(link, end - 1) === ascii("/");
  return { link, start, end: hasTrailingSlash ? end - 1 : end, hasTrailingSlash };
}

/** Returns the end of the component that starts at an offset. */
function componentEnd(path: Path, start: number): number {
  let end = start;
  while (end < path.end && byteAt(path.link, end) !== ascii("/")) {
    end += 1;
  }
  return end;
}

function slashFits(route: Route, path: Path): boolean {
  const isRoot = path.start === path.end;
  const refused = path.hasTrailingSlash ? "refused" : "required";
  return isRoot || route.slash !== refused;
}

function checkPart(
  type: ValueType,
  path: Path,
  start: number,
  end: number,
): ValueCheck {
  return type.check(decode(path.link, start, end).bytes, "path");
}

/**
 * Returns the route below a node that matches the path from an offset.
 *
 * At the first component where two patterns differ, the order is: a literal, a
 * parameter, a parameter with literal text around it, a catch-all. The search
 * backtracks from a dead end to the next choice.
 */
function search(
  node: PathNode,
  path: Path,
  start: number,
  captures: Capture[],
): Route | undefined {
  if (start >= path.end) {
    const entry = node.entries.find(({ route }) => slashFits(route, path));
    return entry?.route ?? searchRests(node, path, start, captures);
  }
  const end = componentEnd(path, start);
  const next = Math.min(end + 1, path.end);
  const component = decode(path.link, start, end);
  for (const child of [
    node.exact.get(component.text),
    node.folded.get(lowercased(component.text)),
  ]) {
    const found = child && search(child, path, next, captures);
    if (found !== undefined) {
      return found;
    }
  }
  for (const [edge, from, to] of valuesAt(node, component)) {
    const valueStart = component.offsets[from] ?? start;
    const valueEnd = component.offsets[to] ?? end;
    if (checkPart(edge.type, path, valueStart, valueEnd) === "accepted") {
      captures.push([valueStart, valueEnd]);
      const found = search(edge.node, path, next, captures);
      if (found !== undefined) {
        return found;
      }
      captures.pop();
    }
  }
  for (const { compound, node: child } of node.compounds) {
    const ranges = splitCompound(compound, component.bytes);
    if (ranges !== undefined) {
      const count = captures.length;
      for (const [from, to] of ranges) {
        captures.push([component.offsets[from] ?? start, component.offsets[to] ?? end]);
      }
      const found = search(child, path, next, captures);
      if (found !== undefined) {
        return found;
      }
      captures.length = count;
    }
  }
  return searchRests(node, path, start, captures);
}

/** Returns the possible parameters of a component, with their byte ranges. */
function valuesAt(
  node: PathNode,
  component: Decoded,
): [edge: ValueEdge, start: number, end: number][] {
  const count = component.bytes.length;
  const result: [ValueEdge, number, number][] = [];
  for (const edge of node.values) {
    result.push([edge, 0, count]);
  }
  for (const { prefixCount, suffixCount, affixes } of node.shapes) {
    const affix = affixes.find(
      ({ prefix, suffix }) =>
        count > prefixCount + suffixCount &&
        component.text.startsWith(prefix) &&
        component.text.endsWith(suffix),
    );
    for (const edge of affix?.values ?? []) {
      result.push([edge, prefixCount, count - suffixCount]);
    }
  }
  return result;
}

function searchRests(
  node: PathNode,
  path: Path,
  start: number,
  captures: Capture[],
): Route | undefined {
  for (const { type, minimum, entry, tail, tailCount } of node.rests) {
    const all = restParts(path, start);
    const count = all.length - tailCount;
    const parts = all.slice(0, Math.max(count, 0));
    const fits =
      count >= minimum &&
      parts.every(([from, to]) => checkPart(type, path, from, to) === "accepted");
    if (!fits) {
      continue;
    }
    if (tail === undefined) {
      if (slashFits(entry.route, path)) {
        captures.push([start, path.end]);
        return entry.route;
      }
      continue;
    }
    const length = captures.length;
    captures.push([start, parts[parts.length - 1]?.[1] ?? start]);
    const found = search(tail, path, all[count]?.[0] ?? path.end, captures);
    if (found !== undefined) {
      return found;
    }
    captures.length = length;
  }
  return undefined;
}

/** Returns the components from an offset to another, or to the end. */
function restParts(path: Path, start: number, stop = path.end): Capture[] {
  const parts: Capture[] = [];
  let offset = start;
  while (offset < stop) {
    const end = componentEnd(path, offset);
    parts.push([offset, end]);
    offset = end + 1;
  }
  return parts;
}

"""#
    case "SecretType": #"""
/**
 * A value that must not be shown by accident.
 *
 * `String()`, templates, `JSON.stringify` and `console.log` show `•••`. Call
 * `reveal()` where the value is needed.
 */
class Secret {
  readonly #text: string;

  /** Creates a secret from a value as a link spells it, without encoding. */
  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the value. */
  reveal(): string {
    return this.#text;
  }

  /** Returns three dots. */
  toString(): string {
    return "•••";
  }

  /** Returns three dots. */
  toJSON(): string {
    return "•••";
  }

  /** Returns three dots, for the console of Node. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return "•••";
  }
}

/** A type whose values are secrets. */
function secretType(type: ValueType): ValueType {
  return {
    ...type,
    key: "secret " + type.key,
    read: (text) => new Secret(text),
    write: (value) => (value instanceof Secret ? value.reveal() : undefined),
  };
}

"""#
    case "Spelling": #"""
/**
 * Returns the candidate that was probably meant, if one is similar enough.
 *
 * The limit is one edit for every three letters of the longer word, but at
 * least one edit. Of several candidates with the lowest distance, the first
 * with the same initial letter is preferred.
 */
function nearestWord(
  word: string,
  candidates: readonly string[],
): string | undefined {
  const longest = 64;
  const letters = Array.from(word);
  if (letters.length === 0 || letters.length > longest) {
    return undefined;
  }
  let best: string | undefined;
  let bestRank = Infinity;
  for (const candidate of candidates) {
    const others = Array.from(candidate);
    const greatest = Math.max(letters.length, others.length);
    const limit = Math.max(1, Math.floor(greatest / 3)) * 2;
    const difference = Math.abs(letters.length - others.length);
    if (others.length > longest || difference * 2 > limit) {
      continue;
    }
    const distance =
      lowercased(word) === lowercased(candidate)
        ? 1
        : spellingDistance(letters, others);
    if (distance > limit || distance >= greatest * 2) {
      continue;
    }
    const startsAlike =
      lowercased(letters[0] ?? "") === lowercased(others[0] ?? "");
    const rank = distance * 2 + (startsAlike ? 0 : 1);
    if (rank < bestRank) {
      best = candidate;
      bestRank = rank;
    }
  }
  return best;
}

/**
 * Returns twice the number of edits between two words.
 *
 * An edit inserts, deletes or replaces a letter, or swaps two neighbors. A
 * change of case is half an edit.
 */
function spellingDistance(
  left: readonly string[],
  right: readonly string[],
): number {
  const cost = (one: string, other: string): number =>
    one === other ? 0 : lowercased(one) === lowercased(other) ? 1 : 2;
  let beforePrevious: number[] = [];
  let previous = [0, ...right.map((_, column) => (column + 1) * 2)];
  for (const [row, letter] of left.entries()) {
    const current = [(row + 1) * 2];
    for (const [column, other] of right.entries()) {
      let value = Math.min(
        (previous[column] ?? 0) + cost(letter, other),
        (previous[column + 1] ?? 0) + 2,
        (current[column] ?? 0) + 2,
      );
      const isSwap =
        row > 0 &&
        column > 0 &&
        letter === right[column - 1] &&
        left[row - 1] === other;
      if (isSwap) {
        value = Math.min(value, (beforePrevious[column - 1] ?? 0) + 2);
      }
      current.push(value);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}

"""#
    case "StringValues": #"""
/** Returns a value if it is a string; callers may be JavaScript code. */
function stringOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

"""#
    case "TextType": #"""
/** The restrictions of a text type. */
interface TextRule {
  /** The first and the last character of each range; any by default. */
  readonly characters?: readonly (readonly [first: string, last: string])[];
  /** The minimum and the maximum number of code points, or of bytes. */
  readonly length: readonly [number, number];
  /** `true` if the length is a number of bytes. */
  readonly countsBytes?: boolean;
  readonly fold?: "uppercase" | "lowercase";
  /** `true` if an item may have tabs, line feeds and carriage returns. */
  readonly isMultiline?: boolean;
  /** `true` if a value with an invisible character is rejected. */
  readonly rejectsInvisible?: boolean;
}

/** Characters that are invisible or change the text direction (UAX #9 §2). */
const invisibleRanges = [
  [0x00ad, 0x00ad],
  [0x061c, 0x061c],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2060],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
  [0xe0001, 0xe0001],
  [0xe0020, 0xe007f],
] as const;

/**
 * Text with restricted characters and length.
 *
 * In a path component, text is never empty, and the separators `/` and `\` are
 * valid only if the rule lists them. Only A–Z and a–z are folded.
 */
function textType(rule: TextRule): ValueType {
  const [least, greatest] = rule.length;
  const ranges = rule.characters?.map(
    ([first, last]) =>
      [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0] as const,
  );
  const fold = (text: string): string =>
    rule.fold === "uppercase"
      ? uppercased(text)
      : rule.fold === "lowercase"
      ? lowercased(text)
      : text;
  const accepts = (point: number, inPath: boolean): boolean => {
    if (rule.isMultiline === true && !inPath && isLineBreak(point)) {
      return true;
    }
    if (rule.rejectsInvisible === true && rangesHold(invisibleRanges, point)) {
      return false;
    }
    if (point < 0x20 || (point >= 0x7f && point < 0xa0)) {
      return false;
    }
    if (ranges === undefined) {
      return !inPath || (point !== ascii("/") && point !== ascii("\\"));
    }
    const folded = fold(String.fromCodePoint(point)).codePointAt(0) ?? point;
    return rangesHold(ranges, folded);
  };
  return {
    key: "text " + JSON.stringify(rule),
    isMultiline: rule.isMultiline === true,
    check(bytes, place) {
      const inPath = place === "path";
      let count = 0;
      let offset = 0;
      while (offset < bytes.length) {
        const point = codePointAt(bytes, offset);
        if (point < 0 || !accepts(point, inPath)) {
          return offset;
        }
        const width = sequenceLength(bytes, offset);
        offset += width;
        count += rule.countsBytes === true ? width : 1;
      }
      const minimum = inPath ? Math.max(1, least) : least;
      return count >= minimum && count <= greatest ? "accepted" : "rejected";
    },
    dropCode(bytes, check) {
      if (check !== "rejected") {
        return "invalid-character";
      }
      const count = rule.countsBytes === true
        ? bytes.length
        : Array.from(textOf(bytes)).length;
      return count < least ? "too-short" : "too-long";
    },
    canonical: fold,
    read: (text) => text,
    write: stringOf,
  };
}

/** Returns `true` for a tab, a line feed or a carriage return. */
function isLineBreak(point: number): boolean {
  return point === 0x09 || point === 0x0a || point === 0x0d;
}

/** Returns `true` if sorted ranges contain a code point. */
function rangesHold(
  ranges: readonly (readonly [first: number, last: number])[],
  point: number,
): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[1] ?? 0) < point) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const range = ranges[low];
  return range !== undefined && range[0] <= point;
}

"""#
    case "UUIDType": #"""
/** UUIDs, RFC 9562 §4, accepted in any case and written in lowercase. */
function uuidType(): ValueType {
  return {
    key: "uuid",
    check(bytes) {
      const stray = bytes.findIndex((byte, index) => {
        const isHyphen = [8, 13, 18, 23].includes(index);
        const fits = isHyphen ? byte === ascii("-") : hexadecimalValue(byte) >= 0;
        return !fits || index >= 36;
      });
      return stray >= 0 ? stray : bytes.length === 36 ? "accepted" : "rejected";
    },
    dropCode: () => "invalid-form",
    canonical: lowercased,
    read: (text) => text,
    write: stringOf,
  };
}

"""#
    case "Uppercase": #"""
/** Returns the string with a–z converted to A–Z, independent of the locale. */
function uppercased(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

"""#
    case "Values": #"""
/**
 * The result of the check of a value; a number is the offset of the first
 * invalid byte.
 */
type ValueCheck = "accepted" | "rejected" | number;

/**
 * The position of a value: a path component, an item of a link to parse, or an
 * item of a link to build.
 */
type ValuePlace = "path" | "item" | "built-item";

/** The valid values of a parameter, and their spelling in a link. */
interface ValueType {
  /** A key that equal types share, so that patterns share nodes. */
  readonly key: string;
  /** Returns the object of the app for a value, or `undefined` if its class rejects the value. */
  readonly convert?: (value: unknown) => unknown;
  /** `true` if a value may have several lines outside a path. */
  readonly isMultiline?: boolean;
  /** Checks bytes; the rules for text in a path component are stricter. */
  check(bytes: readonly number[], place: ValuePlace): ValueCheck;
  /** Returns the reason for dropping an item that a check rejects. */
  dropCode(
    bytes: readonly number[],
    check: number | "rejected",
  ): DroppedValueCode;
  /** Returns the canonical spelling of a checked string. */
  canonical(text: string): string;
  /** Returns the value of a string in canonical spelling. */
  read(text: string): unknown;
  /** Returns the string of a value; `undefined` for a value of another type. */
  write(value: unknown): string | undefined;
}

"""#
    case "WordType": #"""
/** One of several words, compared exactly. */
function wordType(...words: readonly string[]): ValueType {
  const spelled = words.map(encode);
  const equals = (left: readonly number[], right: readonly number[]): boolean =>
    left.length === right.length && left.every((byte, at) => byte === right[at]);
  return {
    key: "word " + JSON.stringify(words),
    check: (bytes) =>
      spelled.some((word) => equals(word, bytes)) ? "accepted" : "rejected",
    dropCode: () => "unknown-word",
    canonical: (text) => text,
    read: (text) => text,
    write: stringOf,
  };
}

"""#
    default: nil
    }
  }
}
