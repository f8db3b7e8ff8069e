/** The maximum number of places that a correction changes. */
const maximumCorrections = 32;

/**
 * Returns the link that a person probably meant, which a route accepts.
 *
 * Links that look like attacks are not corrected: those with a backslash, user
 * information, an unusual host or dot segments.
 */
function correctedLink(apps: readonly App[], text: string): string | undefined {
  let link = text;
  for (let count = 0; count < maximumCorrections; count += 1) {
    const answer = answerOf(apps, link);
    const next = "error" in answer
      ? correctedError(apps, link, answer.error)
      : correctedValue(link, answer.found, answer.dropped);
    if (next === undefined) {
      const isUseful = link !== text && "found" in answer &&
        answer.dropped.every(({ range }) => text.includes(link.slice(range.start, range.end)));
      // A correction is useless if the router drops a value that it has changed.
      return isUseful ? link : undefined;
    }
    link = next;
  }
  return undefined;
}

/** Returns a link with its first dropped value, or a misspelt key, corrected. */
function correctedValue(
  link: string,
  found: PageLink,
  dropped: readonly DroppedValue[],
): string | undefined {
  for (const { parameter, range } of dropped) {
    const type = parametersOf(found.route).find(({ name }) => name === parameter)?.type;
    const value = decode(encode(link), range.start, range.end).text;
    const meant = type === undefined ? undefined : meantValue(type, value);
    if (meant !== undefined) {
      return link.slice(0, range.start) + percentEncode(meant) + link.slice(range.end);
    }
  }
  const declared = found.route.query ?? [];
  const bytes = encode(link);
  for (const { name, value } of splitLink(bytes).items) {
    const text = decode(bytes, name.start, name.end).text;
    const own = declared.find((item) => item.name === text);
    const spelled = value === undefined ? "" : link.slice(value.start, value.end);
    if (own?.type.key.startsWith("language") === true && spelled.includes("_")) {
      // The router repairs such a value, but other programs may not.
      return link.slice(0, value!.start) + spelled.replace(/_/g, "-") + link.slice(value!.end);
    }
    const isDeclared = declared.some((item) => item.name === text);
    // Short words often resemble others by chance.
    const meant = isDeclared ? undefined : declared.find((item) =>
      (item.name.length > 4
        ? nearestWord(text, [item.name]) !== undefined
        : lowercased(text) === lowercased(item.name)) &&
      found.link[item.property ?? item.name] === undefined);
    const content = decode(bytes, value?.start ?? name.end, value?.end ?? name.end);
    if (meant?.type.check(content.bytes, "item") === "accepted") {
      return link.slice(0, name.start) + meant.name + link.slice(name.end);
    }
  }
  return undefined;
}

/** Returns a link with one error corrected; `undefined` if nothing similar is known. */
function correctedError(
  apps: readonly App[],
  link: string,
  error: LinkError,
): string | undefined {
  const { start, end } = error.stringRange;
  const wrong = link.slice(start, end);
  const replace = (text: string | undefined, from = start, to = end): string | undefined =>
    text === undefined ? undefined : link.slice(0, from) + text + link.slice(to);
  switch (error.code) {
    case "space":
    case "non-ascii-character":
    case "forbidden-character":
      return replace(percentEncode(wrong));
    case "invalid-percent-encoding":
      return replace("%25", start, start + 1);
    case "empty-path-component":
      return replace("/");
    case "missing-scheme":
      return replace(link.startsWith("//") ? "https:" : "https://", 0, 0);
    case "missing-slashes":
      return replace("//");
    case "trailing-slash":
      return replace("");
    case "missing-trailing-slash":
      return replace("/");
    case "port-not-allowed":
      return /^https?$/i.test(link.slice(0, link.indexOf(":"))) && wrong === ":443"
        ? replace("")
        : undefined;
    case "unknown-scheme":
      return replace(meantScheme(apps, wrong));
    case "unknown-host": {
      const name = wrong.replace(/^www\./i, "");
      const isKnown = apps.some(({ hosts }) => declaredHost(hosts, lowercased(name)) !== undefined);
      return name !== wrong && isKnown ? replace(name) : undefined;
    }
    case "unknown-path-component":
      return replace(meantComponent(apps, link, start, wrong));
    case "invalid-value": {
      // Several routes can have a parameter with this name, and a different type.
      const types = apps.flatMap(({ routes }) => routes)
        .flatMap(parametersOf)
        .filter(({ name }) => name === error.parameter)
        .map(({ type }) => type);
      const value = decodeUTF8(decodeEscapes(encode(wrong)) ?? []);
      const links = types.flatMap((type) => {
        const meant = meantValue(type, value);
        return meant === undefined ? [] : [replace(percentEncode(meant))!];
      });
      return links.find((one) => "found" in answerOf(apps, one)) ?? links[0];
    }
    case "unknown-parameter":
    case "missing-parameter":
      return correctedName(apps, link, error);
    default:
      return undefined;
  }
}

function meantScheme(apps: readonly App[], wrong: string): string | undefined {
  const scheme = lowercased(wrong);
  const hosts = apps.flatMap((app) => app.hosts);
  if (scheme === "http") {
    return hosts.length > 0 ? "https" : undefined;
  }
  // Before a port, a host without a scheme looks like a scheme.
  if (declaredHost(hosts, scheme) !== undefined) {
    return "https://" + wrong;
  }
  const known = apps.flatMap(({ schemes }) => schemes);
  return nearestWord(scheme, hosts.length > 0 ? ["https", ...known] : known);
}

/** Returns the literal of a route that is nearest to a component of a path. */
function meantComponent(
  apps: readonly App[],
  link: string,
  start: number,
  wrong: string,
): string | undefined {
  const parts = splitLink(encode(link));
  const isWeb = ["https", "http"].includes(lowercased(partText(parts, parts.scheme)));
  // With a custom scheme, the host is the first component.
  const from = isWeb ? parts.path.start : (parts.host?.start ?? parts.path.start);
  const before = link.slice(from, start).split("/").filter((part) => part !== "");
  const literals = apps.flatMap(({ routes }) => routes).flatMap(({ path }) => {
    const literal = path[before.length];
    const fits = before.every((part, index) => {
      const own = path[index];
      return typeof own !== "string" || lowercased(own) === lowercased(part);
    });
    return fits && typeof literal === "string" ? [literal] : [];
  });
  const value = decodeUTF8(decodeEscapes(encode(wrong)) ?? []);
  const meant = nearestWord(value, literals);
  return meant === undefined || meant === value ? undefined : percentEncode(meant);
}

/** Returns a link in which an undeclared key is the declared key that it resembles. */
function correctedName(
  apps: readonly App[],
  link: string,
  error: LinkError,
): string | undefined {
  const parts = splitLink(encode(link));
  const items = apps.flatMap(({ routes }) => routes)
    .flatMap((route) => [...(route.query ?? []), ...(route.fragment ?? [])]);
  const names = [...new Set(items.map(({ name }) => name))];
  const candidates = error.code === "missing-parameter" ? [error.parameter ?? ""] : names;
  for (const { name } of parts.items) {
    const text = decodeUTF8(decodeEscapes(bytesOf(parts, name)) ?? []);
    const meant = names.includes(text) ? undefined : nearestWord(text, candidates);
    if (meant !== undefined) {
      // A link with an error behind its scheme is ASCII, so offsets are string indices.
      return link.slice(0, name.start) + percentEncode(meant) + link.slice(name.end);
    }
  }
  return undefined;
}

/** Returns the value of a type that was probably meant; secrets are never changed. */
function meantValue(type: ValueType, value: string): string | undefined {
  const { key } = type;
  let meant: string | undefined;
  if (key.startsWith("word ")) {
    meant = nearestWord(value, JSON.parse(key.slice("word ".length)) as string[]);
  } else if (key === "boolean") {
    const word = lowercased(value);
    const isTrue = ["true", "1", "yes"].includes(word);
    meant = isTrue || ["false", "0", "no"].includes(word) ? String(isTrue) : undefined;
  } else if (key.startsWith("language")) {
    meant = value.replace(/_/g, "-");
  } else if (key.startsWith("integer")) {
    meant = /^[+-]?[0-9]+$/.test(value) ? BigInt(value.replace("+", "")).toString() : undefined;
  }
  const isValid = meant !== undefined && meant !== value &&
    type.check(encode(meant), "item") === "accepted";
  return isValid ? meant : undefined;
}
