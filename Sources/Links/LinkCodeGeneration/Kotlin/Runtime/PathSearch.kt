package waymark.links

/**
 * Finds the route that matches a path.
 *
 * At the first component where two patterns differ, a literal precedes a parameter, and a parameter
 * precedes a catch-all. The search backtracks from a dead end to the next choice. Patterns with
 * equal prefixes share nodes, so no node is visited twice.
 */
internal class PathSearch(private val path: LinkPath) {
    /** The decoded values of the path; for a catch-all, all of its components. */
    val values = ArrayList<List<String>>()

    fun find(node: Node, index: Int = 0): Route? {
        if (index == path.components.size) {
            return node.routes.firstOrNull { acceptsSlash(it) } ?: findRest(node, index)
        }
        val bytes = path.components[index].bytes
        node.exact[bytes]?.let { child -> find(child, index + 1)?.let { return it } }
        val folded = if (node.folded.isEmpty()) null else node.folded[lowercase(bytes)]
        folded?.let { child -> find(child, index + 1)?.let { return it } }
        findValue(node.edges, bytes, index)?.let { return it }
        for (shape in node.shapes) {
            val (edges, value) = around(shape, bytes) ?: continue
            findValue(edges, value, index)?.let { return it }
        }
        for (edge in node.compounds) {
            val ranges = edge.split(bytes) ?: continue
            values.addAll(ranges.map { (start, end) -> listOf(bytes.substring(start, end)) })
            find(edge.node, index + 1)?.let { return it }
            repeat(ranges.size) { values.removeAt(values.size - 1) }
        }
        return findRest(node, index)
    }

    private fun findValue(edges: List<Edge>, value: String, index: Int): Route? {
        for (edge in edges) {
            if (edge.type.check(value) != ACCEPTED) continue
            values.add(listOf(value))
            find(edge.node, index + 1)?.let { return it }
            values.removeAt(values.size - 1)
        }
        return null
    }

    private fun findRest(node: Node, index: Int): Route? {
        for (edge in node.rests) {
            val rest = edge.rest
            val end = path.components.size - edge.tailCount
            if (end < index + rest.minimum) continue
            val taken = path.components.subList(index, end).map { it.bytes }
            if (!taken.all { rest.type.check(it) == ACCEPTED }) continue
            values.add(taken)
            if (edge.tail == null) {
                if (acceptsSlash(edge.route)) return edge.route
            } else {
                find(edge.tail, end)?.let { return it }
            }
            values.removeAt(values.size - 1)
        }
        return null
    }

    private fun acceptsSlash(route: Route): Boolean = path.isRoot || when (route.slash) {
        Slash.TOLERATED -> true
        Slash.REFUSED -> !path.hasTrailingSlash
        Slash.REQUIRED -> path.hasTrailingSlash
    }
}

/** Returns the parameters whose surrounding literal text matches a component, and their value. */
internal fun around(shape: Shape, bytes: String): Pair<List<Edge>, String>? {
    if (bytes.length <= shape.prefix + shape.suffix) return null
    val end = bytes.length - shape.suffix
    val literal = bytes.substring(0, shape.prefix) + bytes.substring(end)
    val edges = shape.edges[literal] ?: return null
    return Pair(edges, bytes.substring(shape.prefix, end))
}
