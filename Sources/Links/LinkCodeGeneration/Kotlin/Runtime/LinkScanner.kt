package waymark.links

/**
 * Finds the parts of a link, and rejects a link that two parsers could read differently.
 *
 * The parsers follow RFC 3986 or the URL Standard, which browsers implement. A link is rejected if
 * they differ on its scheme, host or path. Nothing is decoded. The error reports the first
 * violation of the policy:
 *
 *     scheme ":" [ "//" host [ ":" port ] ] path [ "?" query ] [ "#" fragment ]
 */
internal class LinkScanner(val bytes: String) {
    var schemeEnd = 0
        private set

    /** `true` if browsers require a host for the scheme. */
    var hasWebScheme = false
        private set
    var hostStart = 0
        private set
    var hostEnd = 0
        private set
    var hasPort = false
        private set
    var authorityEnd = 0
        private set
    var pathEnd = 0
        private set
    var hasQuery = false
        private set
    var queryEnd = 0
        private set
    var hasFragment = false
        private set

    /** `true` if the query has a raw bracket or a percent sign without two hexadecimal digits. */
    var hasIrregularQuery = false
        private set

    /** `true` if the fragment has a raw character or an incomplete escape that it may not have. */
    var hasIrregularFragment = false
        private set

    /** `true` if the query has an encoded tab, line feed or carriage return. */
    var hasLineBreak = false
        private set

    init {
        scanScheme()
        val start = schemeEnd + 1
        var slashes = start
        while (slashes < bytes.length && bytes[slashes] == '/') slashes += 1
        if (slashes - start >= 2) {
            scanAuthority(start + 2)
            checkFileHost()
        } else {
            if (hasWebScheme) throw missingSlashes(start, slashes)
            hostStart = start
            hostEnd = start
            authorityEnd = start
        }
        scanPath()
        scanQuery()
        scanFragment()
    }

    // Scheme

    private fun scanScheme() {
        if (bytes.length == 0) throw Refusal("empty-link", 0, 0)
        var offset = 0
        while (offset < bytes.length && bytes[offset] != ':') {
            val byte = bytes[offset]
            val isSchemeByte = isLetter(byte) ||
                offset > 0 && (isDigit(byte) || byte == '+' || byte == '-' || byte == '.')
            if (!isSchemeByte) throw oddScheme(offset)
            offset += 1
        }
        if (offset == 0 || offset == bytes.length) throw Refusal("missing-scheme", 0, offset)
        schemeEnd = offset
        hasWebScheme = isWebScheme(lowercase(bytes.substring(0, offset)))
    }

    /**
     * Returns the error of a byte that is not valid in a scheme.
     *
     * Browsers strip some such bytes, which can be part of an attack. Other bytes mean that the
     * scheme is missing.
     */
    private fun oddScheme(offset: Int): Refusal = when (bytes[offset]) {
        '/', '?', '#', '%', '[', ']' -> Refusal("missing-scheme", 0, offset)
        else ->
            if (isOrdinary(bytes[offset])) Refusal("missing-scheme", 0, offset)
            else forbidden(bytes, offset)
    }

    /**
     * Returns the error of a web link with fewer than two slashes.
     *
     * A backslash, a space or a control is reported itself, because browsers read it as a slash or
     * strip it.
     */
    private fun missingSlashes(start: Int, end: Int): Refusal {
        val next = if (end < bytes.length) bytes[end] else '/'
        if (next == '\\' || next == ' ' || isControl(next)) return forbidden(bytes, end)
        return Refusal("missing-slashes", start, end)
    }

    // Host and port

    private fun scanAuthority(start: Int) {
        hostStart = start
        hostEnd = if (start < bytes.length && bytes[start] == '[') {
            endOfAddress(bytes, start)
        } else {
            endOfHost(bytes, start, hasWebScheme)
        }
        if (!hasWebScheme) {
            checkCustomHost(bytes, start, hostEnd)
        } else if (hostEnd == start) {
            throw missingHost(bytes, start)
        }
        authorityEnd = hostEnd
        if (hostEnd < bytes.length && bytes[hostEnd] == ':') {
            authorityEnd = endOfPort(bytes, hostEnd + 1, start)
            hasPort = true
        }
    }

    /** Rejects the hosts that browsers treat specially after `file://`. */
    private fun checkFileHost() {
        if (!hasWebScheme || lowercase(bytes.substring(0, schemeEnd)) != "file") return
        if (lowercase(bytes.substring(hostStart, hostEnd)) == "localhost") {
            throw Refusal("missing-host", hostStart, hostEnd)
        }
        if (hasPort) throw Refusal("port-not-allowed", hostEnd, authorityEnd)
    }

    // Path, query and fragment

    private fun scanPath() {
        var offset = authorityEnd
        checkDotSegment(bytes, offset)
        while (offset < bytes.length) {
            val byte = bytes[offset]
            if (byte == '?' || byte == '#') break
            if (byte == '%') {
                offset = endOfPercent(bytes, offset)
            } else if (byte == '/') {
                offset += 1
                if (offset < bytes.length && bytes[offset] == '/') {
                    throw Refusal("empty-path-component", offset - 1, offset + 1)
                }
                checkDotSegment(bytes, offset)
            } else if (isOrdinary(byte)) {
                offset += 1
            } else {
                throw forbidden(bytes, offset)
            }
        }
        pathEnd = offset
    }

    private fun scanQuery() {
        queryEnd = pathEnd
        if (pathEnd == bytes.length || bytes[pathEnd] != '?') return
        hasQuery = true
        var offset = pathEnd + 1
        while (offset < bytes.length && bytes[offset] != '#') {
            val byte = bytes[offset]
            // Parsers agree on these unless a declared item has an escape; see ItemReader.
            val isIncomplete = byte == '%' && percentEncoded(bytes, offset) == null
            if (byte == '[' || byte == ']' || isIncomplete) {
                hasIrregularQuery = true
                offset += 1
            } else {
                if (isLineBreak(bytes, offset)) hasLineBreak = true
                offset = endOfItemByte(bytes, offset, true)
            }
        }
        queryEnd = offset
    }

    /** Scans the fragment, on which no other part depends; ItemReader checks its declared items. */
    private fun scanFragment() {
        if (queryEnd == bytes.length) return
        hasFragment = true
        var offset = queryEnd + 1
        while (offset < bytes.length) {
            val byte = bytes[offset]
            val isEscape = byte == '%' && percentEncoded(bytes, offset) != null
            if (isItemByte(byte) || isEscape) {
                offset += 1
            } else {
                hasIrregularFragment = true
                offset = endOfIrregular(bytes, offset)
            }
        }
    }
}

private fun isWebScheme(scheme: String): Boolean = when (scheme) {
    "https", "http", "ws", "wss", "ftp", "file" -> true
    else -> false
}
