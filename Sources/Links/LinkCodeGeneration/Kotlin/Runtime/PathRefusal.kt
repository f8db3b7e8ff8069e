package waymark.links

/**
 * Finds the reason why no route matches a path.
 *
 * The dead end with the most matched components is reported. If several have equally many, the
 * order is: a misspelled literal, an invalid value, a wrong slash, a path that is too short, one
 * that is too long, and an unknown component.
 */
internal class PathRefusal(private val path: LinkPath) {
    private var best: Refusal? = null
    private var bestLevel = -1
    private var bestRank = -1

    // The limit keeps the search fast even for a manifest that is designed to be slow.
    private var budget = 2000

    fun find(root: Node): Refusal {
        explore(root, 0, 0)
        return best ?: Refusal("unknown-path-component", path.start, path.end)
    }

    private fun consider(level: Int, rank: Int, refusal: Refusal) {
        if (level < bestLevel || level == bestLevel && rank <= bestRank) return
        best = refusal
        bestLevel = level
        bestRank = rank
    }

    private fun explore(node: Node, level: Int, depth: Int) {
        budget -= 1
        if (budget <= 0) return
        if (level == path.components.size) return exploreEnd(node, level)
        val component = path.components[level]
        val bytes = component.bytes
        node.exact[bytes]?.let { explore(it, level + 1, depth) }
        node.folded[lowercase(bytes)]?.let { explore(it, level + 1, depth) }
        exploreValues(node.edges, component, 0, bytes.length, level, depth)
        for (shape in node.shapes) {
            val (edges, _) = around(shape, bytes) ?: continue
            val end = bytes.length - shape.suffix
            exploreValues(edges, component, shape.prefix, end, level, depth)
        }
        for (edge in node.compounds) {
            if (edge.split(bytes) != null) {
                explore(edge.node, level + 1, depth + edge.count)
            } else {
                val route = firstRoute(edge.node)
                edge.refusal(component) { route?.pathName(depth + it) }
                    ?.let { consider(level, VALUE, it) }
            }
        }
        for (edge in node.rests) exploreRest(edge, level, depth)
        if (node.isEnd) {
            val refusal = Refusal("unexpected-path-component", component.start, path.end)
            consider(level, TOO_LONG, refusal)
        } else {
            val refusal = Refusal("unknown-path-component", component.start, component.end)
            consider(level, if (isMisspelt(node, bytes)) MISSPELT else UNKNOWN, refusal)
        }
    }

    private fun exploreEnd(node: Node, level: Int) {
        if (node.routes.isNotEmpty()) consider(level, SLASH, wrongSlash())
        for (edge in node.rests) {
            if (edge.rest.minimum == 0 && edge.tail == null) consider(level, SLASH, wrongSlash())
        }
        if (node.routes.isEmpty()) {
            consider(level, TOO_SHORT, Refusal("missing-path-component", path.end, path.end))
        }
    }

    private fun exploreValues(
        edges: List<Edge>,
        component: Decoded,
        from: Int,
        to: Int,
        level: Int,
        depth: Int
    ) {
        for (edge in edges) {
            val check = edge.type.check(component.bytes.substring(from, to))
            if (check == ACCEPTED) {
                explore(edge.node, level + 1, depth + 1)
            } else {
                val name = firstRoute(edge.node)?.pathName(depth)
                consider(level, VALUE, component.invalid(check, from, to, name))
            }
        }
    }

    private fun exploreRest(edge: RestEdge, level: Int, depth: Int) {
        val rest = edge.rest
        val end = path.components.size - edge.tailCount
        if (edge.tail != null && end < level + rest.minimum) {
            val refusal = Refusal("missing-path-component", path.end, path.end)
            return consider(path.components.size, TOO_SHORT, refusal)
        }
        for (index in level until end) {
            val component = path.components[index]
            val check = rest.type.check(component.bytes)
            if (check == ACCEPTED) continue
            val refusal = component.invalid(check, 0, component.bytes.length, rest.name)
            return consider(index, VALUE, refusal)
        }
        if (edge.tail != null) {
            explore(edge.tail, end, depth + 1)
        } else if (end - level < rest.minimum) {
            val refusal = Refusal("missing-path-component", path.end, path.end, rest.name)
            consider(path.components.size, VALUE, refusal)
        } else {
            consider(level, SLASH, wrongSlash())
        }
    }

    private fun wrongSlash(): Refusal =
        if (path.hasTrailingSlash) Refusal("trailing-slash", path.end, path.end + 1)
        else Refusal("missing-trailing-slash", path.end, path.end)

    private fun isMisspelt(node: Node, bytes: String): Boolean {
        val component = text(bytes)
        val nearest = nearestWord(component, node.literals.takeLast(512).map { it.first })
        return nearest != null && nearest != component
    }

    /** Returns the shortest route below a node; of several, the first in the manifest. */
    private fun firstRoute(node: Node): Route? {
        var level = listOf(node)
        while (level.isNotEmpty()) {
            val found = level.flatMap { next -> next.routes + next.rests.map { it.route } }
            if (found.isNotEmpty()) return found.sortedBy { it.index }.first()
            level = level.flatMap { next ->
                val edges = next.edges + next.shapes.flatMap { it.edges.values.flatten() }
                next.literals.map { it.second } + edges.map { it.node } +
                    next.compounds.map { it.node }
            }
        }
        return null
    }
}

// The priorities of dead ends with equally many matched components.
private const val UNKNOWN = 0
private const val TOO_LONG = 1
private const val TOO_SHORT = 2
private const val SLASH = 3
private const val VALUE = 4
private const val MISSPELT = 5
