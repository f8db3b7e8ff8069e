package waymark.links

/** A decoded part of a scanned link, with the offset of each byte in the link. */
internal class Decoded(link: String, start: Int, end: Int, plusIsSpace: Boolean = false) {
    val bytes: String

    // One more than the number of bytes: the last offset is the end.
    private val offsets = IntArray(end - start + 1)

    init {
        val decoded = StringBuilder(end - start)
        var offset = start
        offsets[0] = start
        while (offset < end) {
            val byte = link[offset]
            val encoded = if (byte == '%') percentEncoded(link, offset) else null
            decoded.append(encoded ?: if (plusIsSpace && byte == '+') ' ' else byte)
            offset += if (encoded == null) 1 else 3
            offsets[decoded.length] = offset
        }
        bytes = decoded.toString()
    }

    val start: Int get() = offsets[0]
    val end: Int get() = offsets[bytes.length]

    /** Returns the offset in the link of a decoded byte, or of the end. */
    fun offset(index: Int): Int = offsets[index]

    /** Returns the error of an invalid value, by the result of its check. */
    fun invalid(check: Int, from: Int, to: Int, parameter: String?): Refusal {
        val range = wrongRange(bytes, check, from, to)
        return Refusal("invalid-value", offsets[range.first], offsets[range.last], parameter)
    }
}

/** Returns the start and the end of the invalid bytes, by the result of their check. */
internal fun wrongRange(bytes: String, check: Int, from: Int, to: Int): IntRange {
    if (check == REJECTED) return from..to
    val first = from + check
    return first..first + maxOf(1, scalarLength(bytes, first))
}

/**
 * The path of a link as components, without the leading and the trailing slash.
 *
 * The host of a link with a custom scheme is the first component.
 */
internal class LinkPath(bytes: String, start: Int, end: Int) {
    val start: Int
    val end: Int
    val hasTrailingSlash: Boolean
    val components = ArrayList<Decoded>()

    constructor(link: LinkScanner) : this(
        link.bytes,
        if (link.hasWebScheme || link.hostStart == link.hostEnd) link.authorityEnd
        else link.hostStart,
        link.pathEnd
    )

    init {
        this.start = if (start < end && bytes[start] == '/') start + 1 else start
        hasTrailingSlash = this.start < end && bytes[end - 1] == '/'
        this.end = if (hasTrailingSlash) end - 1 else end
        var offset = this.start
        while (offset < this.end) {
            val slash = bytes.indexOf('/', offset)
            val stop = if (slash < 0 || slash > this.end) this.end else slash
            components.add(Decoded(bytes, offset, stop))
            offset = stop + 1
        }
    }

    /** `true` for the root, whose trailing slash is optional. */
    val isRoot: Boolean get() = start == end
}
