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
