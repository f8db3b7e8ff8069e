package waymark.links

/** Builds the link of a route: the inverse of [RouteTable.match]. */
internal class LinkWriter(private val table: RouteTable, private val route: Route) {
    private val link = StringBuilder()
    private var slot = 0

    /** The value of the parameter of the host, with the parameter. */
    private var label: Pair<Item, String>? = null

    /**
     * Returns the canonical link of values.
     *
     * @param values the values of each parameter, in the order of the declaration.
     */
    fun write(scheme: String?, values: Array<out List<String>>): String {
        val hosts = route.hosts ?: table.hosts
        val schemes = (route.schemes ?: table.schemes).map { lowercase(it) }
        val host = when {
            scheme == null || lowercase(scheme) == "https" -> hosts.firstOrNull()
            else -> null
        }
        val own = if (scheme != null) lowercase(scheme) else schemes.firstOrNull() ?: table.app
        if (scheme != null && host == null && own !in schemes) {
            throw Refusal("unknown-scheme", 0, utf8Length(scheme))
        }
        link.append(if (host != null) "https://" + lowercase(host) else "$own:/")
        var pathStart = link.length
        writePath(pathStart, values)
        checkDots(pathStart)
        val path = link.substring(pathStart)
        if (host == null || !hasLabel(values)) {
            checkLeadsBack(table.origin(host, own), path)?.let { refusal ->
                val other = if (host == null) null else otherHost(hosts, path)
                if (other == null) throw refusal
                link.replace(0, pathStart, "https://" + lowercase(other))
                pathStart = link.length - path.length
            }
        }
        if (host == null) separateHost(pathStart)
        writeItems('?', route.query, values)
        val pattern = route.plainFragment
        if (pattern != null) writeFragment(pattern, values)
        else writeItems('#', route.fragment, values)
        val hostEnd = if (host != null) pathStart else -1
        label?.let { (item, value) -> writeLabel(item, value, path, hostEnd) }
        if (link.length > MAXIMUM_LENGTH) throw Refusal("too-long", 0, 0)
        checkConditions(values.takeLast(route.query.size + route.fragment.size))
        return link.toString()
    }

    /** Replaces the host with that of a value; [hostEnd] is negative if the link has no host. */
    private fun writeLabel(item: Item, value: String, path: String, hostEnd: Int) {
        val suffix = item.suffix ?: return
        val bytes = utf8(value)
        val canonical = item.type.canonical(bytes)
        val label = lowercase(canonical)
        val isLabel = isWildcardLabel(label) && item.type.check(label) == ACCEPTED &&
            item.type.canonical(label) == canonical
        if (!isLabel) throw Refusal("invalid-value", 0, bytes.length, item.name)
        if (hostEnd < 0) throw Refusal("unknown-scheme", 0, link.indexOf(":"), item.name)
        if (table.origin(label + suffix, "") != null) {
            throw Refusal("leads-elsewhere", 0, bytes.length, item.name)
        }
        link.replace(0, hostEnd, "https://$label$suffix")
        checkLeadsBack(table.origin("*$suffix", ""), path)?.let { throw it }
    }

    private fun hasLabel(values: Array<out List<String>>): Boolean {
        val index = route.query.indexOfFirst { it.suffix != null }
        if (index < 0) return false
        return values[values.size - route.query.size - route.fragment.size + index].isNotEmpty()
    }

    /** Returns the first host after the canonical host on which a path matches the route. */
    private fun otherHost(hosts: List<String>, path: String): String? =
        hosts.drop(1).firstOrNull { host ->
            !host.startsWith("*.") && checkLeadsBack(table.origin(host, ""), path) == null
        }

    // Path

    /**
     * Rejects values whose canonical path differs from the path of their link, and matches a
     * different route or an exclusion, or has a component `.` or `..`.
     *
     * [path] is the path of the link without its first slash.
     */
    fun checkPath(path: String, origin: Origin, values: Array<out List<String>>) {
        writePath(0, values)
        if (link.toString().removePrefix("/") == path) return
        checkDots(0)
        checkLeadsBack(origin, link.toString())?.let { throw it }
    }

    private fun writePath(start: Int, values: Array<out List<String>>) {
        if (route.path.isEmpty()) link.append('/')
        for (component in route.path) {
            link.append('/')
            when (component) {
                is Component.Literal -> appendLiteral(component.text)
                is Component.Value -> {
                    appendLiteral(component.prefix)
                    appendValue(values[slot++][0], component.name, component.type)
                    appendLiteral(component.suffix)
                }
                is Component.Compound -> writeCompound(component, values)
                is Component.Rest -> writeRest(component, values[slot++], start)
            }
        }
        if (route.slash == Slash.REQUIRED && link.length - start > 1) link.append('/')
    }

    private fun writeCompound(compound: Component.Compound, values: Array<out List<String>>) {
        for (piece in compound.pieces) {
            if (piece is Component.Literal) appendLiteral(piece.text)
            if (piece is Component.Value) appendValue(values[slot++][0], piece.name, piece.type)
        }
    }

    private fun writeRest(rest: Component.Rest, values: List<String>, start: Int) {
        values.forEachIndexed { index, value ->
            if (index > 0) link.append('/')
            appendValue(value, rest.name, rest.type)
        }
        if (values.size < rest.minimum) throw Refusal("missing-parameter", 0, 0, rest.name)
        // `/files/{rest*}` without values is `/files`.
        val isOmitted = link.length > start + 1 || route.path.last() !== rest
        if (values.isEmpty() && isOmitted) link.setLength(link.length - 1)
    }

    /** Appends literal text; characters that are valid in a path are not encoded. */
    private fun appendLiteral(text: String) {
        for (byte in utf8(text)) {
            if (byte in "!$&'()*+,;=:@") link.append(byte)
            else appendEncoded(byte.toString(), link)
        }
    }

    private fun appendValue(value: String, name: String, type: ValueType) {
        val bytes = utf8(value)
        val check = type.check(bytes)
        if (check != ACCEPTED) {
            val range = wrongRange(bytes, check, 0, bytes.length)
            throw Refusal("invalid-value", range.first, range.last, name)
        }
        appendEncoded(type.canonical(bytes), link)
    }

    /**
     * Rejects a path with a component `.` or `..`, because percent-encoding does not change its
     * meaning.
     */
    private fun checkDots(start: Int) {
        for (component in link.substring(start).split('/')) {
            if (component == "." || component == "..") {
                throw Refusal("dot-segment", 0, component.length)
            }
        }
    }

    /** Returns the error for a path that matches a different route or an exclusion. */
    private fun checkLeadsBack(origin: Origin?, text: String): Refusal? {
        val path = LinkPath(text, 0, text.length)
        return when {
            origin == null -> null
            origin.excludes(path) -> Refusal("excluded", 0, 0)
            PathSearch(path).find(origin.routes) !== route -> Refusal("leads-elsewhere", 0, 0)
            else -> null
        }
    }

    /** Inserts an empty host if the first component is not valid as a host. */
    private fun separateHost(start: Int) {
        val end = link.indexOf("/", start + 1)
        val first = link.substring(start + 1, if (end < 0) link.length else end)
        if (!first.all { isUnreserved(it) }) link.insert(start, '/')
    }

    // Query and fragment

    private fun writeItems(mark: Char, items: List<Item>, values: Array<out List<String>>) {
        var separator = mark
        for (item in items) {
            val texts = values[slot++]
            if (item.suffix != null) {
                label = texts.firstOrNull()?.let { checkedLabel(item, it) }
                continue
            }
            val start = link.length
            for ((index, value) in texts.withIndex()) {
                link.append(if (index == 0) separator else '&')
                appendEncoded(item.key, link)
                link.append('=')
                // A parser would read an empty value of an optional parameter as absent.
                val isAbsent = value.length == 0 && item.occurrence != Occurrence.REQUIRED
                if (isAbsent && item.default != "") {
                    throw Refusal("invalid-value", 0, 0, item.name)
                }
                appendValue(value, item.name, item.type)
            }
            if (texts.isEmpty()) {
                if (item.occurrence == Occurrence.REQUIRED) {
                    throw Refusal("missing-parameter", 0, 0, item.name)
                }
            } else if (isDefault(item, texts.last())) {
                link.setLength(start)
            } else {
                separator = '&'
            }
        }
    }

    /** Returns a value of the parameter of the host if its type accepts it. */
    private fun checkedLabel(item: Item, value: String): Pair<Item, String> {
        val start = link.length
        appendValue(value, item.name, item.type)
        link.setLength(start)
        if (value.length == 0) throw Refusal("invalid-value", 0, 0, item.name)
        return Pair(item, value)
    }

    /** Writes a fragment without keys; either all of its values are present, or none is. */
    private fun writeFragment(pattern: CompoundEdge, values: Array<out List<String>>) {
        val texts = route.fragment.indices.map { values[slot + it].firstOrNull() }
        slot += texts.size
        val isAbsent = texts.all { it == null }
        if (isAbsent && route.fragment[0].occurrence != Occurrence.REQUIRED) return
        link.append('#')
        val start = link.length
        for ((item, value) in route.fragment.zip(texts)) {
            if (value != null) appendValue(value, item.name, item.type)
        }
        link.setLength(start)
        var index = 0
        for (piece in pattern.pieces) {
            if (piece != null) {
                appendFragmentText(piece)
                continue
            }
            val item = route.fragment[index]
            val value = texts[index++] ?: throw Refusal("missing-parameter", 0, 0, item.name)
            appendValue(value, item.name, item.type)
        }
        val fragment = Decoded(link.toString(), start, link.length, route.isForm)
        if (link.length > MAXIMUM_LENGTH) throw Refusal("too-long", 0, 0)
        if (pattern.split(fragment.bytes) == null) throw Refusal("leads-elsewhere", 0, 0)
    }

    /** Appends literal text; characters that are valid in a fragment are not encoded. */
    private fun appendFragmentText(text: String) {
        for (byte in utf8(text)) {
            if (byte in "!$&'()*,;=:@/" || byte == '+' && !route.isForm) link.append(byte)
            else appendEncoded(byte.toString(), link)
        }
    }

    private fun checkConditions(values: List<List<String>>) {
        val items = route.query + route.fragment
        fun value(name: String): String? {
            val index = items.indexOfFirst { it.name == name }
            return values[index].firstOrNull()?.let { text(items[index].type.canonical(utf8(it))) }
        }
        for (condition in route.conditions) {
            val left = value(condition.parameter)
            if (condition.holds(left, value(condition.other))) continue
            throw Refusal("condition-failed", 0, utf8Length(left ?: ""), condition.parameter)
        }
    }

    private fun isDefault(item: Item, value: String): Boolean =
        item.default != null && item.type.canonical(utf8(value)) == item.default
}
