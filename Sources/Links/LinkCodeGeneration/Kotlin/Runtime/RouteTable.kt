package waymark.links

/**
 * A path that stays in the browser, on one host or on all hosts.
 *
 * Exclusions after an exception do not apply to its path.
 */
internal class Exclusion(
    vararg val path: Component,
    val host: String? = null,
    val isException: Boolean = false
)

/** Consecutive exclusions, or consecutive exceptions. */
internal class ExclusionLayer(val root: Node, val excludes: Boolean)

/** The root nodes for the links of a host or a scheme. */
internal class Origin(val routes: Node, private val layers: List<ExclusionLayer>) {
    /** Returns `true` if the first exclusion or exception that matches a path is an exclusion. */
    fun excludes(path: LinkPath): Boolean =
        layers.firstOrNull { PathSearch(path).find(it.root) != null }?.excludes ?: false
}

/**
 * A route and its values in canonical spelling; absent parameters have no values.
 *
 * Dropped values are in the order of the parameters.
 */
internal class RouteMatch(
    val index: Int,
    private val values: List<List<String>>,
    val dropped: List<Dropped>,
    val length: Int,
    val redirectedFrom: String? = null
) {
    /** Returns the match of the link that replaces a link of a retired route. */
    fun redirected(dropped: List<Dropped>, length: Int, name: String): RouteMatch =
        RouteMatch(index, values, dropped, length, name)

    fun text(slot: Int): String = values[slot][0]

    fun textOrNull(slot: Int): String? = values[slot].firstOrNull()

    fun texts(slot: Int): List<String> = values[slot]

    /** Returns a value of a class of the app; rejects the link if the class rejects the value. */
    inline fun <T : Any> custom(slot: Int, name: String, convert: (String) -> T?): T =
        convert(text(slot)) ?: throw Refusal("invalid-value", 0, length, name)

    /** Returns a list of such values. */
    inline fun <T : Any> customs(slot: Int, name: String, convert: (String) -> T?): List<T> =
        texts(slot).map { convert(it) ?: throw Refusal("invalid-value", 0, length, name) }
}

/** The routes of an app, compiled for matching. */
internal class RouteTable(
    val app: String,
    val hosts: List<String>,
    val schemes: List<String>,
    val routes: List<Route>,
    private val exclusions: List<Exclusion> = emptyList(),
    private val upgradesHttp: Boolean = false
) {
    private val hostOrigins = HashMap<String, Origin>()
    private val schemeOrigins = HashMap<String, Origin>()

    init {
        routes.forEachIndexed { index, route -> route.index = index }
        val trees = HashMap<List<Int>, Node>()
        for (host in hosts.map { lowercase(it) }) {
            val served = routes.filter { it.hosts == null || hasName(it.hosts, host) }
            hostOrigins[host] = origin(served, trees) { it == null || lowercase(it) == host }
        }
        for (scheme in schemes.map { lowercase(it) }) {
            val served = routes.filter { it.schemes == null || hasName(it.schemes, scheme) }
            schemeOrigins[scheme] = origin(served, trees) { it == null }
        }
    }

    private fun hasName(names: List<String>, name: String): Boolean =
        names.any { lowercase(it) == name }

    private inline fun origin(
        served: List<Route>,
        trees: HashMap<List<Int>, Node>,
        isExcluded: (String?) -> Boolean
    ): Origin {
        // Origins with the same routes share a tree.
        val root = trees.getOrPut(served.map { it.index }) {
            Node().also { root -> served.flatMap { it.variants }.forEach { add(it, root) } }
        }
        val excluded = exclusions.filter { isExcluded(it.host) }
        val layers = ArrayList<ExclusionLayer>()
        for (exclusion in excluded) {
            if (layers.lastOrNull()?.excludes != !exclusion.isException) {
                layers.add(ExclusionLayer(Node(), !exclusion.isException))
            }
            add(Route(*exclusion.path), layers.last().root)
        }
        return Origin(root, layers)
    }

    /** Parses a link. */
    fun match(link: String): RouteMatch {
        val length = utf8Length(link)
        if (length > MAXIMUM_LENGTH) throw Refusal("too-long", MAXIMUM_LENGTH, length)
        val scanned = LinkScanner(utf8(link))
        val origin = origin(scanned) ?: throw unknownOrigin(scanned)
        val path = LinkPath(scanned)
        val end = scanned.pathEnd
        val start = minOf(if (scanned.hasWebScheme) scanned.authorityEnd else path.start, end)
        if (origin.excludes(path)) throw Refusal("excluded", start, end)
        val search = PathSearch(path)
        val route = search.find(origin.routes) ?: throw PathRefusal(path).find(origin.routes)
        val items = ItemReader(scanned, route, declaredName(scanned))
        val values = route.spread(search.values.canonical(route)) + items.values
        val redirect = route.redirect
        val replacement = try {
            if (redirect == null) {
                val (canonical, own) = routes[route.index].path(values.toTypedArray())
                val text = scanned.bytes.substring(path.start, end)
                LinkWriter(this, canonical).checkPath(text, origin, own)
                return RouteMatch(route.index, values, items.dropped, length)
            }
            link(redirect.index, null, *redirect.values(route, values).toTypedArray())
        } catch (refusal: Refusal) {
            // The range of the refusal is in a value of the canonical link.
            throw Refusal(refusal.code, start, end, refusal.parameter)
        }
        return match(replacement).redirected(items.dropped, length, redirect.name)
    }

    /**
     * Builds the link of a route from the values of its parameters, in the order of the
     * declaration.
     */
    fun link(index: Int, scheme: String?, vararg values: List<String>): String {
        val (route, own) = routes[index].path(values)
        return LinkWriter(this, route).write(scheme, own)
    }

    private fun List<List<String>>.canonical(route: Route): List<List<String>> =
        mapIndexed { slot, values ->
            val type = route.pathType(slot)
            values.map { text(type.canonical(it)) }
        }

    // Origins

    /** Returns `true` if a web link is an https link, or an http link that is read as one. */
    private fun isDeclared(link: LinkScanner): Boolean {
        val scheme = lowercase(link.bytes.substring(0, link.schemeEnd))
        return scheme == "https" || upgradesHttp && scheme == "http"
    }

    /** Returns the declared host that matches the host of a link, or `null`. */
    private fun declaredName(link: LinkScanner): String? {
        if (!link.hasWebScheme) return null
        val authority = link.bytes.substring(link.hostStart, link.authorityEnd)
        return declaredHost(hostOrigins.keys, lowercase(authority))
    }

    private fun origin(link: LinkScanner): Origin? {
        if (link.hasWebScheme) {
            if (!isDeclared(link)) return null
            return declaredName(link)?.let { hostOrigins[it] }
        }
        // An address, or a host with a port, cannot be a component of a path.
        if (link.hasPort || link.bytes.startsWith("[", link.hostStart)) return null
        return schemeOrigins[lowercase(link.bytes.substring(0, link.schemeEnd))]
    }

    /** Returns the origin of links to build; `null` for an origin that the app does not have. */
    fun origin(host: String?, scheme: String): Origin? =
        if (host != null) hostOrigins[lowercase(host)] else schemeOrigins[lowercase(scheme)]

    private fun unknownOrigin(link: LinkScanner): Refusal {
        val scheme = lowercase(link.bytes.substring(0, link.schemeEnd))
        val isKnown = if (link.hasWebScheme) isDeclared(link) && hosts.isNotEmpty()
        else scheme in schemeOrigins
        if (!isKnown) return Refusal("unknown-scheme", 0, link.schemeEnd)
        return hostException(link) ?: Refusal("unknown-host", link.hostStart, link.authorityEnd)
    }
}
