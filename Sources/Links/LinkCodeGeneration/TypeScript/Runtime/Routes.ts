/** A parameter of a route. */
interface Parameter {
  readonly name: string;
  /** The property of the link object, if its name is different. */
  readonly property?: string;
  readonly type: ValueType;
}

/** A parameter of the query or the fragment. */
interface Item extends Parameter {
  /** The key in links, if it is not the name. */
  readonly key?: string;
  /** The number of occurrences in a link; at most one by default. */
  readonly occurs?: "once" | "repeatedly";
  /** The default value in canonical spelling. */
  readonly default?: string;
  /** `true` if an invalid value rejects the link instead of being dropped. */
  readonly rejectsInvalid?: boolean;
}

/** The parameter of a host, whose value is the label before the domain. */
interface Subdomain extends Parameter {
  /** The part of the host after the label, such as `.shop.example`. */
  readonly suffix: string;
}

/** A component of a path: a literal, a parameter or a catch-all. */
type Component =
  | string
  | { readonly value: Parameter; readonly prefix?: string; readonly suffix?: string }
  | Compound
  | { readonly rest: Parameter; readonly minimum: number };

/** A component with several parameters, and literal text between and around them. */
interface Compound {
  readonly pieces: readonly (string | Parameter)[];
}

/** A path that stays in the browser, on one host or on all hosts. */
interface Exclusion {
  readonly path: readonly Component[];
  readonly host?: string;
  /** `true` if later exclusions do not apply to the path. */
  readonly isException?: boolean;
}

/** A condition on two parameters of the query or the fragment. */
interface Condition {
  readonly parameter: string;
  readonly relation: "with" | ">" | ">=" | "<" | "<=";
  readonly other: string;
  /** The kind of the values that are compared. */
  readonly kind?: "number" | "date" | "datetime";
}

/** The redirect of a retired route to another route. */
interface Redirect {
  readonly route: string;
  /** The values of the new route: properties of the link, or fixed texts. */
  readonly values: Readonly<
    Record<string, { readonly from?: string; readonly text?: string }>
  >;
}

/** A route of the app. */
interface Route {
  readonly name: string;
  readonly path: readonly Component[];
  /** The paths without some optional parts, whose parameters are then absent. */
  readonly otherPaths?: readonly (readonly Component[])[];
  /** Other paths of the route, which a canonical link never has. */
  readonly aliases?: readonly (readonly Component[])[];
  readonly query?: readonly Item[];
  readonly subdomain?: Subdomain;
  readonly fragment?: readonly Item[];
  /** The fragment if it has no keys; its parameters are those of `fragment`. */
  readonly fragmentPattern?: Compound;
  /** `true` if A–Z equals a–z in literals. */
  readonly ignoresCase?: boolean;
  /** The rule for a trailing slash, which is optional by default. */
  readonly slash?: "refused" | "required";
  /** `true` if undeclared keys are rejected. */
  readonly isStrict?: boolean;
  /** The keys that a strict route allows; a trailing `*` marks a prefix. */
  readonly allowedKeys?: readonly string[];
  /** `true` if `+` in the query is a space. */
  readonly isForm?: boolean;
  readonly conditions?: readonly Condition[];
  /** The redirect, if the route is retired. */
  readonly redirect?: Redirect;
  /** The hosts and schemes of the route, if it does not have all. */
  readonly hosts?: readonly string[];
  readonly schemes?: readonly string[];
}

/** The links of an app, as its manifest declares them. */
interface App {
  readonly hosts: readonly string[];
  readonly schemes: readonly string[];
  /** `true` if an http link is read as its https counterpart. */
  readonly upgradesHTTP?: boolean;
  /** The scheme for links of a route without a host and a scheme. */
  readonly name: string;
  readonly routes: readonly Route[];
  readonly exclusions: readonly Exclusion[];
}

/** A node in the tree of paths. */
interface PathNode {
  /** The routes that end here, in reverse order of their declaration. */
  readonly entries: Entry[];
  readonly exact: Map<string, PathNode>;
  readonly folded: Map<string, PathNode>;
  /** All literals, in the order of their declaration. */
  readonly literals: { readonly text: string; readonly node: PathNode }[];
  readonly values: ValueEdge[];
  /** Parameters with literal text around them, by the lengths of that text. */
  readonly shapes: Shape[];
  readonly compounds: CompoundEdge[];
  /** The catch-alls; those with more components after them are first. */
  readonly rests: Rest[];
}

interface ValueEdge {
  readonly type: ValueType;
  readonly node: PathNode;
}

interface CompoundEdge {
  readonly compound: Compound;
  readonly node: PathNode;
}

interface Shape {
  readonly prefixCount: number;
  readonly suffixCount: number;
  readonly affixes: {
    readonly prefix: string;
    readonly suffix: string;
    readonly values: ValueEdge[];
  }[];
}

interface Rest {
  readonly type: ValueType;
  readonly minimum: number;
  /** The route, or the first of the routes with equal catch-alls. */
  readonly entry: Entry;
  /** The node for the components after the catch-all. */
  readonly tail: PathNode | undefined;
  /** The number of components after the catch-all. */
  readonly tailCount: number;
}

/** A route at the end of a path, or an exclusion. */
interface Entry {
  readonly route: Route;
  /** The order in which one of several possible entries is chosen. */
  readonly order: number;
}

/** The root nodes for the links of a host or a scheme. */
interface Origin {
  readonly root: PathNode;
  readonly layers: readonly ExclusionLayer[];
}

/** Consecutive exclusions, or consecutive exceptions. */
interface ExclusionLayer {
  readonly root: PathNode;
  readonly excludes: boolean;
}

/** Returns `true` if the first exclusion or exception that matches a path is an exclusion. */
function isExcluded(origin: Origin, path: Path): boolean {
  const layer = origin.layers.find(
    ({ root }) => search(root, path, path.start, []) !== undefined,
  );
  return layer !== undefined && layer.excludes;
}

/** The origins of an app, by lowercase host with port and by scheme. */
interface Origins {
  readonly hosts: ReadonlyMap<string, Origin>;
  readonly schemes: ReadonlyMap<string, Origin>;
}

const originsOfApps = new WeakMap<App, Origins>();

/** Returns the origins of an app, which are created on first use. */
function originsOf(app: App): Origins {
  let origins = originsOfApps.get(app);
  if (origins === undefined) {
    origins = makeOrigins(app);
    originsOfApps.set(app, origins);
  }
  return origins;
}

const pathsOfRoutes = new WeakMap<Route, readonly Route[]>();

/** Returns a route with each path of its canonical links; the first one has all optional parts. */
function pathsOf(route: Route): readonly Route[] {
  let paths = pathsOfRoutes.get(route);
  if (paths === undefined) {
    const others = route.otherPaths ?? [];
    paths = [route, ...others.map((path) => ({ ...route, path }))];
    pathsOfRoutes.set(route, paths);
  }
  return paths;
}

function makeOrigins(app: App): Origins {
  const excluded: Route[] = app.exclusions.map(({ path }) => ({ name: "", path }));
  const routes = app.routes.flatMap((route) => [
    ...pathsOf(route),
    ...(route.aliases ?? []).map((path) => ({ ...route, path })),
  ]);
  const entries: Entry[] = [...routes, ...excluded].map((route, order) => ({
    route,
    order,
  }));
  const placed = new Set<Entry>();
  let order = entries.length;
  // Origins with the same routes share a tree.
  const trees = new Map<string, PathNode>();
  const tree = (served: readonly Route[]): PathNode => {
    const members = entries.filter((entry) => served.includes(entry.route));
    const key = members.map((entry) => entry.order).join();
    const known = trees.get(key);
    if (known !== undefined) {
      return known;
    }
    const root = makeNode();
    trees.set(key, root);
    for (const entry of members) {
      const copy = placed.has(entry) ? { ...entry, order } : entry;
      if (insert(root, entry, copy)) {
        placed.add(entry);
        order += copy === entry ? 0 : 1;
      }
    }
    return root;
  };
  const origin = (
    serves: (route: Route) => boolean,
    excludes: (exclusion: Exclusion) => boolean,
  ): Origin => {
    const root = tree(routes.filter(serves));
    const runs: { excludes: boolean; routes: Route[] }[] = [];
    excluded.forEach((route, index) => {
      const exclusion = app.exclusions[index];
      if (exclusion === undefined || !excludes(exclusion)) {
        return;
      }
      const isExclusion = exclusion.isException !== true;
      const last = runs[runs.length - 1];
      if (last !== undefined && last.excludes === isExclusion) {
        last.routes.push(route);
      } else {
        runs.push({ excludes: isExclusion, routes: [route] });
      }
    });
    const layers = runs.map((run) => ({
      root: tree(run.routes),
      excludes: run.excludes,
    }));
    return { root, layers };
  };
  const hosts = new Map<string, Origin>();
  for (const host of app.hosts) {
    hosts.set(
      host,
      origin(
        (route) => route.hosts === undefined || route.hosts.includes(host),
        (exclusion) => exclusion.host === undefined || exclusion.host === host,
      ),
    );
  }
  const schemes = new Map<string, Origin>();
  for (const scheme of app.schemes) {
    schemes.set(
      scheme,
      origin(
        (route) => route.schemes === undefined || route.schemes.includes(scheme),
        (exclusion) => exclusion.host === undefined,
      ),
    );
  }
  return { hosts, schemes };
}

function makeNode(): PathNode {
  return {
    entries: [],
    exact: new Map(),
    folded: new Map(),
    literals: [],
    values: [],
    shapes: [],
    compounds: [],
    rests: [],
  };
}

/** Adds a route to a tree; returns `true` if it ends at a node's entries. */
function insert(root: PathNode, entry: Entry, copy: Entry): boolean {
  let node = root;
  for (const [index, component] of entry.route.path.entries()) {
    if (typeof component === "string") {
      node = literalChild(node, component, entry.route.ignoresCase === true);
    } else if ("rest" in component) {
      const { rest, minimum } = component;
      const tailCount = entry.route.path.length - 1 - index;
      const tail = tailNode(node, { type: rest.type, minimum, entry, tailCount });
      if (tail === undefined) {
        return false;
      }
      node = tail;
    } else if ("pieces" in component) {
      node = compoundChild(node, component);
    } else {
      const { value, prefix = "", suffix = "" } = component;
      node = valueChild(node, value.type, prefix, suffix);
    }
  }
  node.entries.unshift(copy);
  return true;
}

/** Adds a catch-all to a node, and returns the node for the components after it. */
function tailNode(
  node: PathNode,
  rest: Omit<Rest, "tail">,
): PathNode | undefined {
  const { type, minimum, tailCount } = rest;
  const known = node.rests.find(
    (other) =>
      other.tail !== undefined &&
      other.tailCount === tailCount &&
      other.minimum === minimum &&
      other.type.key === type.key,
  );
  if (known !== undefined) {
    return known.tail;
  }
  const tail = tailCount > 0 ? makeNode() : undefined;
  const place = node.rests.findIndex((other) => other.tailCount <= tailCount);
  node.rests.splice(place < 0 ? node.rests.length : place, 0, { ...rest, tail });
  return tail;
}

function literalChild(
  node: PathNode,
  literal: string,
  isFolded: boolean,
): PathNode {
  const text = isFolded ? lowercased(literal) : literal;
  const children = isFolded ? node.folded : node.exact;
  let child = children.get(text);
  if (child === undefined) {
    child = makeNode();
    children.set(text, child);
    node.literals.push({ text, node: child });
  }
  return child;
}

function compoundChild(node: PathNode, compound: Compound): PathNode {
  const key = ({ pieces }: Compound): string =>
    JSON.stringify(
      pieces.map((piece) => (typeof piece === "string" ? piece : [piece.type.key])),
    );
  let edge = node.compounds.find((other) => key(other.compound) === key(compound));
  if (edge === undefined) {
    edge = { compound, node: makeNode() };
    node.compounds.unshift(edge);
  }
  return edge.node;
}

function valueChild(
  node: PathNode,
  type: ValueType,
  prefix: string,
  suffix: string,
): PathNode {
  let { values } = node;
  if (prefix !== "" || suffix !== "") {
    const prefixCount = byteCount(prefix);
    const suffixCount = byteCount(suffix);
    let shape = node.shapes.find(
      (other) =>
        other.prefixCount === prefixCount && other.suffixCount === suffixCount,
    );
    if (shape === undefined) {
      shape = { prefixCount, suffixCount, affixes: [] };
      node.shapes.unshift(shape);
    }
    let affix = shape.affixes.find(
      (other) => other.prefix === prefix && other.suffix === suffix,
    );
    if (affix === undefined) {
      affix = { prefix, suffix, values: [] };
      shape.affixes.unshift(affix);
    }
    values = affix.values;
  }
  let edge = values.find((other) => other.type.key === type.key);
  if (edge === undefined) {
    edge = { type, node: makeNode() };
    values.unshift(edge);
  }
  return edge.node;
}
