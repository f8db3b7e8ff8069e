/**
 * The parts of a link as platforms read them, as ranges of its bytes.
 *
 * Platforms open links that a router rejects, so every text has parts. They are
 * those of RFC 3986, appendix B.
 */
interface LinkParts {
  readonly bytes: readonly number[];
  /** The scheme without its colon. */
  readonly scheme?: LinkRange;
  /** The user information without its `@`. */
  readonly userInfo?: LinkRange;
  /** The host; a link without `//` has none. */
  readonly host?: LinkRange;
  /** The text after the colon of the port. */
  readonly port?: LinkRange;
  readonly path: LinkRange;
  /** The query without its question mark. */
  readonly query?: LinkRange;
  /** The fragment without its number sign. */
  readonly fragment?: LinkRange;
  /** The items of the query, without empty ones. */
  readonly items: readonly { readonly name: LinkRange; readonly value?: LinkRange }[];
}

/** Splits a link into its parts. */
function splitLink(bytes: readonly number[]): LinkParts {
  const find = (characters: string, start: number, end: number): number => {
    for (let index = start; index < end; index += 1) {
      if (isOneOf(byteAt(bytes, index), characters)) {
        return index;
      }
    }
    return end;
  };
  const hash = find("#", 0, bytes.length);
  const after = (start: number, end: number): { start: number; end: number } | undefined =>
    start < end ? { start: start + 1, end } : undefined;
  const fragment = after(hash, bytes.length);
  const colon = find(":/?", 0, hash);
  const hasScheme = colon > 0 && colon < hash && byteAt(bytes, colon) === ascii(":");
  const scheme = hasScheme ? { start: 0, end: colon } : undefined;
  let start = hasScheme ? colon + 1 : 0;
  let authority: Pick<LinkParts, "userInfo" | "host" | "port"> = {};
  if (start + 2 <= hash && byteAt(bytes, start) === 0x2f && byteAt(bytes, start + 1) === 0x2f) {
    const end = find("/?", start + 2, hash);
    authority = splitAuthority(bytes, start + 2, end);
    start = end;
  }
  const mark = find("?", start, hash);
  const query = after(mark, hash);
  const items: { name: LinkRange; value?: LinkRange }[] = [];
  for (let place = query?.start ?? hash; place < hash;) {
    const end = find("&", place, hash);
    if (place < end) {
      const equals = find("=", place, end);
      const value = after(equals, end);
      const name = { start: place, end: equals };
      items.push(
        equals < end ? { name, value: value ?? { start: end, end } } : { name },
      );
    }
    place = end + 1;
  }
  return {
    bytes,
    ...(scheme && { scheme }),
    ...authority,
    path: { start, end: mark },
    ...(query && { query }),
    ...(fragment && { fragment }),
    items,
  };
}

function splitAuthority(
  bytes: readonly number[],
  start: number,
  end: number,
): Pick<LinkParts, "userInfo" | "host" | "port"> {
  const at = bytes.lastIndexOf(ascii("@"), end - 1);
  const hasUser = at >= start && at < end;
  const from = hasUser ? at + 1 : start;
  // The colons of an IPv6 address are inside brackets.
  const bracket = bytes.lastIndexOf(ascii("]"), end - 1);
  let colon = bytes.indexOf(ascii(":"), Math.max(from, bracket));
  colon = colon < 0 || colon > end ? end : colon;
  return {
    ...(hasUser && { userInfo: { start, end: at } }),
    host: { start: from, end: colon },
    ...(colon < end && { port: { start: colon + 1, end } }),
  };
}

/** Returns the bytes of a part. */
function bytesOf(parts: LinkParts, range: LinkRange | undefined): readonly number[] {
  return range === undefined ? [] : parts.bytes.slice(range.start, range.end);
}

/** Returns a part as a string. */
function partText(parts: LinkParts, range: LinkRange | undefined): string {
  return decodeUTF8(bytesOf(parts, range));
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Returns the string of bytes, in which invalid UTF-8 becomes U+FFFD. */
function decodeUTF8(bytes: readonly number[]): string {
  return decoder.decode(Uint8Array.from(bytes));
}

/** Returns a host, then the wildcards that match it on devices, longest first. */
function hostNames(host: string): string[] {
  const names = [host];
  for (let dot = host.indexOf("."); dot >= 0; dot = host.indexOf(".", dot + 1)) {
    names.push("*" + host.slice(dot));
  }
  return names;
}
