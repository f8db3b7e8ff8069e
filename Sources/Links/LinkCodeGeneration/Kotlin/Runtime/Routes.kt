package waymark.links

/** A component of the path of a route. */
internal sealed class Component {
    /** A literal component. */
    class Literal(val text: String) : Component()

    /** A value, optionally with literal text around it in the same component. */
    class Value(
        val name: String,
        val type: ValueType,
        val prefix: String = "",
        val suffix: String = ""
    ) : Component()

    /** Several values, with literal text between and around them in the same component. */
    class Compound(vararg val pieces: Component) : Component()

    /** A catch-all for at least [minimum] components, and all except those that follow it. */
    class Rest(val name: String, val type: ValueType, val minimum: Int) : Component()
}

internal enum class Occurrence { REQUIRED, OPTIONAL, REPEATED }

/** A parameter of the query or the fragment, or of the host. */
internal class Item(
    val name: String,
    val type: ValueType,
    val occurrence: Occurrence,
    default: String? = null,
    private val rejectsInvalid: Boolean = false,
    key: String = name,
    /** The part of the host after the value, such as `.shop.example`, if the host has the value. */
    val suffix: String? = null
) {
    /** Returns `true` if an invalid value is dropped instead of rejecting the link. */
    fun dropsValue(isEmpty: Boolean): Boolean =
        occurrence != Occurrence.REQUIRED && (isEmpty || !rejectsInvalid)

    /** The key in links; for a parameter of the host, one that the scanner rejects. */
    val key: String = if (suffix == null) utf8(key) else "\u0000"

    /** The default in canonical spelling, before percent-encoding. */
    val default: String? = default?.let { type.canonical(utf8(it)) }
}

internal enum class Slash { TOLERATED, REFUSED, REQUIRED }

/** A route of the app, or a path that stays in the browser. */
internal class Route(
    vararg val path: Component,
    private val otherPaths: List<List<Component>> = emptyList(),
    private val aliases: List<List<Component>> = emptyList(),
    val query: List<Item> = emptyList(),
    val fragment: List<Item> = emptyList(),
    private val fragmentPattern: Component.Compound? = null,
    val isCaseSensitive: Boolean = true,
    val slash: Slash = Slash.TOLERATED,
    val isStrict: Boolean = false,
    private val allowedKeys: List<String> = emptyList(),
    val isForm: Boolean = false,
    val conditions: List<Condition> = emptyList(),
    val redirect: Redirect? = null,
    val hosts: List<String>? = null,
    val schemes: List<String>? = null
) {
    /** The index in the order of the manifest. */
    var index = 0

    /** The route with all optional parts of its path, if this route is one of its other paths. */
    private var whole: Route? = null

    /** The route with each path of canonical links; the first one has all optional parts. */
    private val paths: List<Route> by lazy { listOf(this) + otherPaths.map { with(it) } }

    /** The route with its paths, then with the path of each alias. */
    val variants: List<Route> by lazy { paths + aliases.map { with(it) } }

    private fun with(path: List<Component>): Route = Route(
        *path.toTypedArray(), query = query, fragment = fragment, fragmentPattern = fragmentPattern,
        isCaseSensitive = isCaseSensitive, slash = slash, isStrict = isStrict,
        allowedKeys = allowedKeys, isForm = isForm, conditions = conditions, redirect = redirect,
        hosts = hosts, schemes = schemes
    ).also {
        it.index = index
        it.whole = this
    }

    /** Returns the path with exactly the parameters that have values, and these values. */
    fun path(values: Array<out List<String>>): Pair<Route, Array<out List<String>>> {
        if (otherPaths.isEmpty()) return Pair(this, values)
        val names = pathNames
        val rest = path.mapNotNull { (it as? Component.Rest)?.name }.firstOrNull()
        val present = names.filterIndexed { slot, name ->
            values[slot].isNotEmpty() || name == rest
        }
        val found = paths.firstOrNull { it.pathNames == present }
        if (found == null) {
            val nearest = paths.map { it.pathNames }.filter { it.containsAll(present) }
                .sortedBy { it.size }.first()
            throw Refusal("missing-parameter", 0, 0, nearest.first { it !in present })
        }
        val own = present.map { values[names.indexOf(it)] } + values.drop(names.size)
        return Pair(found, own.toTypedArray())
    }

    /** Returns the values of the path, with an empty list for each absent parameter. */
    fun spread(values: List<List<String>>): List<List<String>> {
        val all = whole?.pathNames ?: return values
        val own = pathNames
        if (own.size == all.size) return values
        return all.map { name -> values.getOrElse(own.indexOf(name)) { emptyList() } }
    }

    /** The fragment if it has no keys. */
    val plainFragment: CompoundEdge? = fragmentPattern?.let { CompoundEdge(it, Node()) }

    /** Returns `true` if links may have a key that the route does not declare. */
    fun allowsKey(key: String): Boolean = !isStrict || allowedKeys.any {
        val allowed = utf8(it)
        if (allowed.endsWith("*")) key.startsWith(allowed.dropLast(1)) else key == allowed
    }

    private val pathParts: List<Component>
        get() = path.flatMap { (it as? Component.Compound)?.pieces?.toList() ?: listOf(it) }

    private val pathNames: List<String>
        get() = pathParts.mapNotNull {
            (it as? Component.Value)?.name ?: (it as? Component.Rest)?.name
        }

    fun pathName(slot: Int): String = pathNames[slot]

    fun pathType(slot: Int): ValueType = pathParts.mapNotNull {
        (it as? Component.Value)?.type ?: (it as? Component.Rest)?.type
    }[slot]
}

/** The continuations of a common prefix of patterns. */
internal class Node {
    /** The routes that end here; several routes differ only in the trailing slash. */
    val routes = ArrayList<Route>()
    val exact = HashMap<String, Node>()
    val folded = HashMap<String, Node>()
    val literals = ArrayList<Pair<String, Node>>()
    val edges = ArrayList<Edge>()
    val shapes = ArrayList<Shape>()
    val compounds = ArrayList<CompoundEdge>()
    /** The catch-alls; those with more components after them are first. */
    val rests = ArrayList<RestEdge>()

    val isEnd: Boolean
        get() = literals.isEmpty() && edges.isEmpty() && shapes.isEmpty() &&
            compounds.isEmpty() && rests.isEmpty()
}

/** A typed parameter and the node that follows it. */
internal class Edge(val type: ValueType, val node: Node)

/** A catch-all at the end of a route, or the first of the routes with equal catch-alls. */
internal class RestEdge(
    val rest: Component.Rest,
    val route: Route,
    /** The number of components after the catch-all. */
    val tailCount: Int
) {
    /** The node for the components after the catch-all. */
    val tail: Node? = if (tailCount > 0) Node() else null
}

/** A pair of literal lengths around a parameter, with the parameters for each literal text. */
internal class Shape(val prefix: Int, val suffix: Int) {
    val edges = HashMap<String, ArrayList<Edge>>()
}

/** Adds the path of a route below a node; the path that is added last is tried first. */
internal fun add(route: Route, root: Node) {
    var node = root
    for ((index, component) in route.path.withIndex()) {
        node = when (component) {
            is Component.Literal -> child(node, component, !route.isCaseSensitive)
            is Component.Value -> child(edges(node, component), component.type)
            is Component.Compound -> child(node, component)
            is Component.Rest -> {
                val tailCount = route.path.size - 1 - index
                restEdge(node, component, route, tailCount).tail ?: return
            }
        }
    }
    node.routes.add(0, route)
}

private fun child(node: Node, literal: Component.Literal, isFolded: Boolean): Node {
    val children = if (isFolded) node.folded else node.exact
    val bytes = utf8(literal.text)
    val text = if (isFolded) lowercase(bytes) else bytes
    return children.getOrPut(text) { Node().also { node.literals.add(Pair(text(text), it)) } }
}

private fun restEdge(node: Node, rest: Component.Rest, route: Route, tailCount: Int): RestEdge {
    val known = node.rests.firstOrNull {
        tailCount > 0 && it.tailCount == tailCount && it.rest.type === rest.type &&
            it.rest.minimum == rest.minimum
    }
    if (known != null) return known
    val place = node.rests.indexOfFirst { it.tailCount <= tailCount }
    val edge = RestEdge(rest, route, tailCount)
    node.rests.add(if (place < 0) node.rests.size else place, edge)
    return edge
}

private fun child(node: Node, compound: Component.Compound): Node {
    node.compounds.firstOrNull { it.isEqual(compound) }?.let { return it.node }
    return Node().also { node.compounds.add(0, CompoundEdge(compound, it)) }
}

private fun edges(node: Node, value: Component.Value): ArrayList<Edge> {
    val prefix = utf8(value.prefix)
    val suffix = utf8(value.suffix)
    if (prefix.length + suffix.length == 0) return node.edges
    val known = node.shapes.firstOrNull {
        it.prefix == prefix.length && it.suffix == suffix.length
    }
    val shape = known ?: Shape(prefix.length, suffix.length).also { node.shapes.add(0, it) }
    return shape.edges.getOrPut(prefix + suffix) { ArrayList() }
}

private fun child(edges: ArrayList<Edge>, type: ValueType): Node {
    edges.firstOrNull { it.type === type }?.let { return it.node }
    return Node().also { edges.add(0, Edge(type, it)) }
}
