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
