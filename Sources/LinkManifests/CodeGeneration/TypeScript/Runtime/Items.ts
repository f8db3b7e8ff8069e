/** Reads the declared parameters of the query and the fragment. */
function readItems(
  route: Route,
  link: readonly number[],
  parts: Parts,
  values: Record<string, unknown>,
): void {
  const { query = [], fragment = [], isForm = false } = route;
  const found = new Map<Item, unknown[]>();
  if (parts.hasQuery) {
    const { pathEnd, queryEnd } = parts;
    readList(route, query, link, pathEnd + 1, queryEnd, isForm, found);
  }
  // A fragment belongs to the page unless the route declares something in it.
  if (parts.hasFragment && fragment.length > 0) {
    const { queryEnd, end } = parts;
    readList(route, fragment, link, queryEnd + 1, end, isForm, found);
  }
  for (const item of [...query, ...fragment]) {
    const { name, property = name, type } = item;
    const list = found.get(item);
    const first = list === undefined ? undefined : list[0];
    if (item.occurs === "repeatedly") {
      values[property] = list ?? [];
    } else if (first !== undefined) {
      values[property] = first;
    } else if (item.default !== undefined) {
      values[property] = type.read(item.default);
    } else if (item.occurs === "once") {
      const place = query.includes(item) ? parts.queryEnd : parts.end;
      throw new Refusal("missing-parameter", place, place, name);
    }
  }
}

/** Reads items that are separated by `&`; `;` is an ordinary character. */
function readList(
  route: Route,
  items: readonly Item[],
  link: readonly number[],
  listStart: number,
  listEnd: number,
  isForm: boolean,
  found: Map<Item, unknown[]>,
): void {
  let start = listStart;
  while (start < listEnd) {
    let end = start;
    let keyEnd = -1;
    while (end < listEnd && byteAt(link, end) !== ascii("&")) {
      if (keyEnd < 0 && byteAt(link, end) === ascii("=")) {
        keyEnd = end;
      }
      end += 1;
    }
    const valueStart = keyEnd < 0 ? end : keyEnd + 1;
    const itemStart = start;
    keyEnd = keyEnd < 0 ? end : keyEnd;
    start = end + 1;
    // `&&` and `=` are pairs of nothing.
    if (keyEnd === itemStart && valueStart === end) {
      continue;
    }
    const key = decode(link, itemStart, keyEnd).text;
    const item = items.find(({ name }) => name === key);
    if (item === undefined) {
      if (route.isStrict === true) {
        throw new Refusal("unknown-parameter", itemStart, keyEnd);
      }
      continue;
    }
    const { name, type } = item;
    const value = decode(link, valueStart, end, isForm);
    const isOptional = item.occurs !== "once";
    const isAbsent = isOptional && value.bytes.length === 0;
    const check = isAbsent ? "rejected" : type.check(value.bytes, false);
    const isDropped = isAbsent || (isOptional && item.rejectsInvalid !== true);
    if (check !== "accepted" && !isDropped) {
      const wrong = wrongBytes(value, 0, value.bytes.length, check);
      throw new Refusal("invalid-value", ...wrong, name);
    }
    const list = found.get(item);
    if (list !== undefined && item.occurs !== "repeatedly") {
      throw new Refusal("duplicate-parameter", itemStart, end, name);
    }
    const read =
      check === "accepted" ? type.read(type.canonical(value.text)) : undefined;
    if (list === undefined) {
      found.set(item, [read]);
    } else {
      list.push(read);
    }
  }
}
