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
