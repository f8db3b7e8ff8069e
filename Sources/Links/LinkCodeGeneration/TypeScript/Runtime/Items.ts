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
