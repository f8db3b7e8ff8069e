/** A parameter of a route. */
interface Parameter {
  /** The key in the link. */
  readonly name: string;
  /** The property of the link object, if it is spelled otherwise. */
  readonly property?: string;
  readonly type: ValueType;
}

/** A parameter of the query or the fragment. */
interface Item extends Parameter {
  /** How often it stands in a link; at most once if left out. */
  readonly occurs?: "once" | "repeatedly";
  /** The canonical spelling of the value that an absent item has. */
  readonly default?: string;
  /** Whether an invalid value rejects the link; it is dropped if left out. */
  readonly rejectsInvalid?: boolean;
}

/** A component of a path: a literal, one parameter, or all that is left. */
type Component =
  | string
  | { readonly value: Parameter; readonly prefix?: string; readonly suffix?: string }
  | { readonly rest: Parameter; readonly minimum: number };

/** A path that is left to the browser; on one host, or everywhere. */
interface Exclusion {
  readonly path: readonly Component[];
  readonly host?: string;
}

/** One destination. */
interface Route {
  readonly name: string;
  readonly path: readonly Component[];
  readonly query?: readonly Item[];
  readonly fragment?: readonly Item[];
  /** Whether A–Z equals a–z in literals. */
  readonly ignoresCase?: boolean;
  /** What a slash at the end means; tolerated if left out. */
  readonly slash?: "refused" | "required";
  /** Whether keys that are not declared are refused. */
  readonly isStrict?: boolean;
  /** The keys that a strict route allows; one with `*` at its end is a prefix. */
  readonly allowedKeys?: readonly string[];
  /** Whether `+` in the query is a space. */
  readonly isForm?: boolean;
  /** The hosts and schemes that serve it, if not all do. */
  readonly hosts?: readonly string[];
  readonly schemes?: readonly string[];
}

/** The links of an app, as its manifest declares them. */
interface App {
  readonly hosts: readonly string[];
  readonly schemes: readonly string[];
  /** `true` if an http link is read as its https counterpart. */
  readonly upgradesHTTP?: boolean;
  /** The scheme of links of a route that neither host nor scheme serves. */
  readonly name: string;
  readonly routes: readonly Route[];
  readonly exclusions: readonly Exclusion[];
}

/** A place in the tree of paths. */
interface PathNode {
  /** The routes that end here, the last declared first, as are the others. */
  readonly entries: Entry[];
  readonly exact: Map<string, PathNode>;
  readonly folded: Map<string, PathNode>;
  /** All literals, the first declared first. */
  readonly literals: { readonly text: string; readonly node: PathNode }[];
  readonly values: ValueEdge[];
  /** Parameters with text around them, by the lengths of that text. */
  readonly shapes: Shape[];
  readonly rests: Rest[];
}

interface ValueEdge {
  readonly type: ValueType;
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
  readonly entry: Entry;
}

/** A route at the end of a path, or an exclusion. */
interface Entry {
  readonly route: Route;
  /** Which of several entries is meant by something that both could be. */
  readonly order: number;
}

/** Where the links of a host or a scheme start. */
interface Origin {
  readonly root: PathNode;
  readonly exclusions: PathNode | undefined;
}

/** The origins of an app, by host with port and by scheme, in lower case. */
interface Origins {
  readonly hosts: ReadonlyMap<string, Origin>;
  readonly schemes: ReadonlyMap<string, Origin>;
}

const originsOfApps = new WeakMap<App, Origins>();

/** The origins of an app, which are made when the first link is read. */
function originsOf(app: App): Origins {
  let origins = originsOfApps.get(app);
  if (origins === undefined) {
    origins = makeOrigins(app);
    originsOfApps.set(app, origins);
  }
  return origins;
}

function makeOrigins(app: App): Origins {
  const excluded: Route[] = app.exclusions.map(({ path }) => ({ name: "", path }));
  const entries: Entry[] = [...app.routes, ...excluded].map((route, order) => ({
    route,
    order,
  }));
  const placed = new Set<Entry>();
  let order = entries.length;
  // Origins that serve the same routes share a tree.
  const trees = new Map<string, PathNode>();
  const tree = (routes: readonly Route[]): PathNode => {
    const members = entries.filter((entry) => routes.includes(entry.route));
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
    const left = excluded.filter((_, index) => {
      const exclusion = app.exclusions[index];
      return exclusion !== undefined && excludes(exclusion);
    });
    const root = tree(app.routes.filter(serves));
    return { root, exclusions: left.length === 0 ? undefined : tree(left) };
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
    rests: [],
  };
}

/** Adds a route to a tree; whether its end became one of the node's entries. */
function insert(root: PathNode, entry: Entry, copy: Entry): boolean {
  let node = root;
  for (const component of entry.route.path) {
    if (typeof component === "string") {
      node = literalChild(node, component, entry.route.ignoresCase === true);
    } else if ("rest" in component) {
      const { rest, minimum } = component;
      node.rests.unshift({ type: rest.type, minimum, entry });
      return false;
    } else {
      const { value, prefix = "", suffix = "" } = component;
      node = valueChild(node, value.type, prefix, suffix);
    }
  }
  node.entries.unshift(copy);
  return true;
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
