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
