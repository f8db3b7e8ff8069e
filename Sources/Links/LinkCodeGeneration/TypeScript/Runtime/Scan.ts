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
