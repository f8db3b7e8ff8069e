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
