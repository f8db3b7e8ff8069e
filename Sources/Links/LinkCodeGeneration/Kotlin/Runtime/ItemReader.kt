package waymark.links

/** A dropped value: it is not valid for the type of its optional parameter. */
internal class Dropped(val parameter: String, val code: String, val start: Int, val end: Int)

/**
 * Reads the declared parameters of the host, the query and the fragment of a link.
 *
 * @property host the declared host that matches that of the link.
 */
internal class ItemReader(
    private val link: LinkScanner,
    private val route: Route,
    private val host: String?
) {
    /** The values of each parameter, in canonical spelling. */
    val values: List<List<String>>

    /** The dropped values, in the order of the parameters. */
    val dropped: List<Dropped>

    init {
        val label = readLabel()
        if (link.hasLineBreak) checkLineBreaks()
        val query = read(route.query, queryStart, link.queryEnd)
        val pattern = route.plainFragment
        val fragment = if (pattern != null) readPattern(pattern)
            else read(route.fragment, fragmentStart, link.bytes.length)
        if (label != null) query[route.query.indexOfFirst { it.suffix != null }].texts.add(label)
        checkRequired(route.query, query, link.queryEnd)
        checkRequired(route.fragment, fragment, link.bytes.length)
        checkConditions(route.query + route.fragment, query + fragment)
        values = (query + fragment).map { it.texts }
        dropped = (query + fragment).flatMap { it.dropped }
    }

    private val queryStart: Int
        get() = if (link.hasQuery) link.pathEnd + 1 else link.queryEnd

    /** The start of the fragment; without declared parameters, the fragment is not checked. */
    private val fragmentStart: Int
        get() = if (link.hasFragment && route.fragment.isNotEmpty()) link.queryEnd + 1
        else link.bytes.length

    /** The values of one parameter; an absent value adds no text. */
    private class Values {
        val texts = ArrayList<String>()
        val dropped = ArrayList<Dropped>()
        var isPresent = false
        /** The start and the end of the first value in the link. */
        var start = 0
        var end = 0
    }

    /** Returns the value of the parameter of the host, which is read in lower case, or `null`. */
    private fun readLabel(): String? {
        val item = route.query.firstOrNull { it.suffix != null } ?: return null
        val suffix = item.suffix ?: return null
        if (host != "*$suffix") return null
        val start = link.hostStart
        val label = lowercase(link.bytes.substring(start, link.authorityEnd - suffix.length))
        if ('.' in label) throw Refusal("unknown-host", start, start + label.length)
        val check = item.type.check(label)
        if (check != ACCEPTED) {
            val range = wrongRange(label, check, 0, label.length)
            throw Refusal("invalid-value", start + range.first, start + range.last, item.name)
        }
        return text(item.type.canonical(label))
    }

    private fun read(items: List<Item>, start: Int, end: Int): List<Values> {
        val result = items.map { Values() }
        forEachItem(start, end) { itemStart, keyEnd, itemEnd ->
            val key = Decoded(link.bytes, itemStart, keyEnd).bytes
            val index = items.indexOfFirst { it.key == key }
            if (index >= 0) {
                readItem(items[index], result[index], itemStart, keyEnd, itemEnd)
            } else if (!route.allowsKey(key)) {
                throw Refusal("unknown-parameter", itemStart, keyEnd)
            }
        }
        return result
    }

    /** Reads a fragment without keys; an empty fragment is absent. */
    private fun readPattern(pattern: CompoundEdge): List<Values> {
        val result = route.fragment.map { Values() }
        val end = link.bytes.length
        if (fragmentStart == end) return result
        val fragment = plainFragment()
        val ranges = fragment?.let { pattern.split(it.bytes) }
        if (fragment != null && ranges != null) {
            for ((index, range) in ranges.withIndex()) {
                val value = fragment.bytes.substring(range.first, range.second)
                result[index].isPresent = true
                result[index].texts.add(text(route.fragment[index].type.canonical(value)))
                result[index].start = fragment.offset(range.first)
                result[index].end = fragment.offset(range.second)
            }
            return result
        }
        val first = route.fragment[0]
        val misfit = fragment?.let { pattern.refusal(it) { index -> route.fragment[index].name } }
        if (first.occurrence == Occurrence.REQUIRED) {
            throw misfit ?: Refusal("missing-parameter", fragmentStart, end, first.name)
        }
        result[0].dropped.add(
            Dropped(
                misfit?.parameter ?: first.name, "invalid-form", misfit?.start ?: fragmentStart,
                misfit?.end ?: end
            )
        )
        return result
    }

    /** Returns the decoded fragment, or `null` if a query must not contain such characters. */
    private fun plainFragment(): Decoded? {
        if (link.hasIrregularFragment) return null
        try {
            var offset = fragmentStart
            while (offset < link.bytes.length) offset = endOfItemByte(link.bytes, offset, false)
        } catch (_: Refusal) {
            return null
        }
        return Decoded(link.bytes, fragmentStart, link.bytes.length, route.isForm)
    }

    /** Calls a function with the start of each item, the end of its key, and its end. */
    private inline fun forEachItem(start: Int, end: Int, body: (Int, Int, Int) -> Unit) {
        var offset = start
        while (offset < end) {
            val ampersand = link.bytes.indexOf('&', offset)
            val stop = if (ampersand < 0 || ampersand > end) end else ampersand
            var keyEnd = offset
            while (keyEnd < stop && link.bytes[keyEnd] != '=') keyEnd += 1
            // `&&` and `=` are empty items.
            if (keyEnd > offset || stop > offset + 1) body(offset, keyEnd, stop)
            offset = stop + 1
        }
    }

    private fun readItem(item: Item, values: Values, start: Int, keyEnd: Int, end: Int) {
        val isFragment = start > link.queryEnd
        if (isFragment) checkFragmentItem(item, start, keyEnd, end)
        val isIrregular = if (isFragment) link.hasIrregularFragment else link.hasIrregularQuery
        if (isIrregular) checkEscapes(item, start, end)
        val value = Decoded(link.bytes, minOf(keyEnd + 1, end), end, route.isForm)
        val bytes = item.type.repaired(value.bytes)
        val isEmpty = bytes.length == 0
        val isAbsent = isEmpty && item.occurrence != Occurrence.REQUIRED
        val check = if (isAbsent) REJECTED else item.type.check(bytes)
        if (check != ACCEPTED && !item.dropsValue(isEmpty)) {
            throw value.invalid(check, 0, bytes.length, item.name)
        }
        if (values.isPresent && item.occurrence != Occurrence.REPEATED) {
            throw Refusal("duplicate-parameter", start, end, item.name)
        }
        values.isPresent = true
        if (check == ACCEPTED) {
            if (values.texts.isEmpty()) {
                values.start = value.start
                values.end = value.end
            }
            values.texts.add(text(item.type.canonical(bytes)))
        } else if (!isAbsent) {
            val code = item.type.dropCode(bytes, check)
            values.dropped.add(Dropped(item.name, code, value.start, value.end))
        }
    }

    /** Rejects characters that a query must not contain; the scanner does not check fragments. */
    private fun checkFragmentItem(item: Item, start: Int, keyEnd: Int, end: Int) {
        var offset = start
        while (offset < end) {
            val allowsLineBreaks = offset > keyEnd && item.type.allowsLineBreaks
            offset = endOfItemByte(link.bytes, offset, allowsLineBreaks)
        }
    }

    /**
     * Rejects an item with an escape in a query with brackets or incomplete escapes.
     *
     * It also rejects one in a fragment with forbidden characters. Foundation encodes every percent
     * sign of such a part again, so it would read a different value.
     */
    private fun checkEscapes(item: Item, start: Int, end: Int) {
        val escapes = (start until end).filter { link.bytes[it] == '%' }
        if (escapes.isEmpty()) return
        val incomplete = escapes.firstOrNull { percentEncoded(link.bytes, it) == null }
        if (incomplete != null) throw oddPercent(link.bytes, incomplete)
        throw Refusal("ambiguous-escape", escapes[0], escapes[0] + 3, item.name)
    }

    /** Rejects encoded line breaks in the query outside the values of multiline parameters. */
    private fun checkLineBreaks() {
        val allowed = ArrayList<IntRange>()
        forEachItem(queryStart, link.queryEnd) { itemStart, keyEnd, itemEnd ->
            val key = Decoded(link.bytes, itemStart, keyEnd).bytes
            val item = route.query.firstOrNull { it.key == key }
            if (item != null && item.type.allowsLineBreaks) allowed.add(keyEnd until itemEnd)
        }
        for (offset in link.pathEnd until link.queryEnd) {
            if (isLineBreak(link.bytes, offset) && allowed.none { offset in it }) {
                throw Refusal("percent-encoded-control", offset, offset + 3)
            }
        }
    }

    private fun checkConditions(items: List<Item>, values: List<Values>) {
        fun values(name: String): Values = values[items.indexOfFirst { it.name == name }]
        for (condition in route.conditions) {
            val left = values(condition.parameter)
            val right = values(condition.other)
            if (!condition.holds(left.texts.firstOrNull(), right.texts.firstOrNull())) {
                throw Refusal("condition-failed", left.start, left.end, condition.parameter)
            }
        }
    }

    private fun checkRequired(items: List<Item>, values: List<Values>, end: Int) {
        items.forEachIndexed { index, item ->
            if (item.occurrence == Occurrence.REQUIRED && !values[index].isPresent) {
                throw Refusal("missing-parameter", end, end, item.name)
            }
        }
    }
}
