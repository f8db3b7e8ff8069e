package waymark.links

/** The value of a parameter: that of the retired route at a slot, a fixed text, or none. */
internal class Source(val slot: Int = -1, val text: String? = null)

/**
 * The redirect of a retired route to another route.
 *
 * @property name the name of the retired route.
 * @property index the index of the new route.
 */
internal class Redirect(val name: String, val index: Int, private vararg val sources: Source) {
    /** Returns the values of the new route, in the order of its parameters. */
    fun values(route: Route, values: List<List<String>>): List<List<String>> {
        val items = route.query + route.fragment
        return sources.map { source ->
            when {
                source.text != null -> listOf(source.text)
                source.slot < 0 -> emptyList()
                else -> values[source.slot].ifEmpty {
                    val item = items.getOrNull(source.slot - (values.size - items.size))
                    listOfNotNull(item?.default?.let { text(it) })
                }
            }
        }
    }
}
