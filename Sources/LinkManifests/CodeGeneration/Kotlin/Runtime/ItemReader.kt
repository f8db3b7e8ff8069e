package waymark.links

/** Reads the declared parameters of the query and the fragment of a link. */
internal class ItemReader(private val link: LinkScanner, private val route: Route) {
    /** The values of each parameter, canonical. */
    val values: List<List<String>>

    init {
        val query = if (link.hasQuery) {
            read(route.query, link.pathEnd + 1, link.queryEnd)
        } else {
            route.query.map { Values() }
        }
        // A fragment that carries no parameters may hold anything.
        val fragment = if (link.hasFragment && route.fragment.isNotEmpty()) {
            read(route.fragment, link.queryEnd + 1, link.bytes.length)
        } else {
            route.fragment.map { Values() }
        }
        checkRequired(route.query, query, link.queryEnd)
        checkRequired(route.fragment, fragment, link.bytes.length)
        values = (query + fragment).map { it.texts }
    }

    /** The values of one parameter; one that counts as the default leaves no text. */
    private class Values {
        val texts = ArrayList<String>()
        var isPresent = false
    }

    private fun read(items: List<Item>, start: Int, end: Int): List<Values> {
        val result = items.map { Values() }
        var offset = start
        while (offset < end) {
            val ampersand = link.bytes.indexOf('&', offset)
            val stop = if (ampersand < 0 || ampersand > end) end else ampersand
            readItem(items, result, offset, stop)
            offset = stop + 1
        }
        return result
    }

    private fun readItem(items: List<Item>, result: List<Values>, start: Int, end: Int) {
        var keyEnd = start
        while (keyEnd < end && link.bytes[keyEnd] != '=') keyEnd += 1
        // `&&` and `=` are pairs of nothing.
        if (start == keyEnd && end <= start + 1) return
        val key = Decoded(link.bytes, start, keyEnd).bytes
        val index = items.indexOfFirst { it.key == key }
        if (index < 0) {
            if (route.isStrict) throw Refusal("unknown-parameter", start, keyEnd)
            return
        }
        val item = items[index]
        val value = Decoded(link.bytes, minOf(keyEnd + 1, end), end, route.isForm)
        val isEmpty = value.bytes.isEmpty()
        val isAbsent = isEmpty && item.occurrence != Occurrence.REQUIRED
        val check = if (isAbsent) REJECTED else item.type.check(value.bytes)
        if (check != ACCEPTED && !item.dropsValue(isEmpty)) {
            throw value.invalid(check, 0, value.bytes.length, item.name)
        }
        val values = result[index]
        if (values.isPresent && item.occurrence != Occurrence.REPEATED) {
            throw Refusal("duplicate-parameter", start, end, item.name)
        }
        values.isPresent = true
        if (check == ACCEPTED) values.texts.add(text(item.type.canonical(value.bytes)))
    }

    private fun checkRequired(items: List<Item>, values: List<Values>, end: Int) {
        items.forEachIndexed { index, item ->
            if (item.occurrence == Occurrence.REQUIRED && !values[index].isPresent) {
                throw Refusal("missing-parameter", end, end, item.name)
            }
        }
    }
}
