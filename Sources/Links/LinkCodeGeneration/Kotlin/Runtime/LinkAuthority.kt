package waymark.links

// Host and port. Unusual hosts, such as addresses and `xn--` labels, are checked only if a link has
// an unknown host.

/** Returns the offset after the name of a host. */
internal fun endOfHost(bytes: String, start: Int, isWeb: Boolean): Int {
    var offset = start
    while (offset < bytes.length) {
        val byte = bytes[offset]
        if (byte in "/?#:") break
        val isHostByte = isLetter(byte) || isDigit(byte) || byte in ".-_"
        // A custom scheme allows more characters, because the host is the first component of the
        // path.
        if (!isHostByte && (isWeb || byte !in "!$&'()*+,;=~")) {
            throw oddAuthority(bytes, offset, start)
        }
        offset += 1
    }
    return offset
}

/** Returns the offset after an address in brackets, which is only compared. */
internal fun endOfAddress(bytes: String, start: Int): Int {
    var offset = start + 1
    while (true) {
        // An unclosed bracket is reported itself, and not the position where the host ends.
        if (offset == bytes.length || bytes[offset] in "/?#") {
            throw Refusal("forbidden-host-character", start, start + 1)
        }
        if (bytes[offset] == ']') break
        if (bytes[offset] !in ":." && hexadecimal(bytes[offset]) < 0) {
            throw oddAuthority(bytes, offset, start)
        }
        offset += 1
    }
    offset += 1
    if (offset < bytes.length && bytes[offset] !in "/?#:") {
        throw oddAuthority(bytes, offset, start)
    }
    return offset
}

/**
 * Returns the offset after the digits of a port; the port is compared with the allowed ones later.
 */
internal fun endOfPort(bytes: String, digits: Int, start: Int): Int {
    var offset = digits
    var value = 0
    while (offset < bytes.length && isDigit(bytes[offset])) {
        value = minOf(value * 10 + (bytes[offset] - '0'), 65536)
        offset += 1
    }
    if (offset < bytes.length && bytes[offset] !in "/?#") {
        userinfo(bytes, start)?.let { throw it }
        val refusal = forbidden(bytes, offset)
        when (refusal.code) {
            "forbidden-character", "non-ascii-character" ->
                throw Refusal("invalid-port", digits - 1, endOfAuthority(bytes, offset))
            else -> throw refusal
        }
    }
    val hasLeadingZero = offset - digits > 1 && bytes[digits] == '0'
    if (offset == digits || value > 65535 || hasLeadingZero) {
        throw Refusal("invalid-port", digits - 1, offset)
    }
    return offset
}

/** Rejects the hosts that are invalid even in a link with a custom scheme. */
internal fun checkCustomHost(bytes: String, start: Int, end: Int) {
    val host = bytes.substring(start, end)
    val code = when {
        host == "." || host == ".." -> "dot-segment"
        host.length == 0 && end < bytes.length && bytes[end] == ':' -> "missing-host"
        else -> return
    }
    throw userinfo(bytes, start) ?: Refusal(code, start, end)
}

/** Returns the error of a web link without a host. */
internal fun missingHost(bytes: String, start: Int): Refusal {
    userinfo(bytes, start)?.let { return it }
    var slashes = start
    while (slashes < bytes.length && bytes[slashes] == '/') slashes += 1
    return if (slashes > start) Refusal("missing-slashes", start - 2, slashes)
    else Refusal("missing-host", start, start)
}

/**
 * Returns the error of a byte that is not valid in a host.
 *
 * A preceding user name has priority, because it can disguise one host as another.
 */
private fun oddAuthority(bytes: String, offset: Int, start: Int): Refusal {
    userinfo(bytes, start)?.let { return it }
    if (bytes[offset] == '%') {
        return Refusal("percent-encoded-host", offset, endOfOddPercent(bytes, offset))
    }
    val refusal = forbidden(bytes, offset)
    val code = when (refusal.code) {
        "non-ascii-character" -> "non-ascii-host"
        "forbidden-character" -> "forbidden-host-character"
        else -> refusal.code
    }
    return Refusal(code, refusal.start, refusal.end)
}

/** Returns the error of a `user@` before the host; `null` if the authority has no `@`. */
private fun userinfo(bytes: String, start: Int): Refusal? {
    val at = bytes.substring(start, endOfAuthority(bytes, start)).lastIndexOf('@')
    return if (at < 0) null else Refusal("userinfo", start, start + at + 1)
}

/** Returns the last offset at which the authority can end by either standard. */
private fun endOfAuthority(bytes: String, start: Int): Int {
    var offset = start
    while (offset < bytes.length && bytes[offset] !in "/?#\\") offset += 1
    return offset
}

/** Returns the reason why a host is valid only if it is listed, if there is one. */
internal fun hostException(link: LinkScanner): Refusal? {
    oddHost(link)?.let { return it }
    if (!link.hasPort) return null
    return Refusal("port-not-allowed", link.hostEnd, link.authorityEnd)
}

private fun oddHost(link: LinkScanner): Refusal? {
    val host = link.bytes.substring(link.hostStart, link.hostEnd)
    if (host.startsWith("[")) return Refusal("ip-address-host", link.hostStart, link.hostEnd)
    if (!link.hasWebScheme) return null
    var exception: Refusal? = null
    var lastLabel = ""
    var start = link.hostStart
    val labels = host.split('.')
    for ((index, label) in labels.withIndex()) {
        val end = start + label.length
        val isLast = index == labels.size - 1
        if (exception == null) {
            exception = when {
                label.isNotEmpty() -> oddLabel(label, start)
                isLast -> Refusal("trailing-dot-host", end - 1, end)
                else -> Refusal("empty-host-label", maxOf(start - 1, link.hostStart), end + 1)
            }
        }
        if (label.isNotEmpty() || !isLast) lastLabel = label
        start = end + 1
    }
    // Browsers read a host as an IPv4 address if its last label is a number.
    if (isNumber(lastLabel)) return Refusal("ip-address-host", link.hostStart, link.hostEnd)
    return exception
}

private fun oddLabel(label: String, start: Int): Refusal? {
    if (label.startsWith("xn--", ignoreCase = true)) {
        return Refusal("punycode-host", start, start + label.length)
    }
    val underscore = label.indexOf('_')
    return if (underscore < 0) null
    else Refusal("underscore-host", start + underscore, start + underscore + 1)
}

private fun isNumber(label: String): Boolean = when {
    label.length == 0 -> false
    label.all { isDigit(it) } -> true
    label.startsWith("0x", ignoreCase = true) -> label.drop(2).all { hexadecimal(it) >= 0 }
    else -> false
}

/**
 * Returns the declared host that matches a host and port in lower case, or `null`.
 *
 * A wildcard such as `*.shop.example` matches all subdomains. An exact host precedes wildcards, and
 * a longer wildcard precedes shorter ones.
 */
internal fun declaredHost(hosts: Set<String>, authority: String): String? {
    if (authority in hosts) return authority
    var start = 0
    while (true) {
        val dot = authority.indexOf('.', start)
        if (dot < 0 || !isWildcardLabel(authority.substring(start, dot))) return null
        val wildcard = "*" + authority.substring(dot)
        if (wildcard in hosts) return wildcard
        start = dot + 1
    }
}

/** Returns `true` if a wildcard matches a label: letters, digits and inner hyphens, not `xn--`. */
internal fun isWildcardLabel(label: String): Boolean =
    label.length in 1..63 && label.all { isLetter(it) || isDigit(it) || it == '-' } &&
        label.first() != '-' && label.last() != '-' && !label.startsWith("--", 2)
