package waymark.links

/** A decoded part of a link that was scanned, and where each of its bytes stands there. */
internal class Decoded(link: String, start: Int, end: Int, plusIsSpace: Boolean = false) {
    val bytes: String

    // One offset more than there are bytes: the last is the end.
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

    /** The refusal of some of the bytes, which are no value, by the result of their check. */
    fun invalid(check: Int, from: Int, to: Int, parameter: String?): Refusal {
        val range = wrongRange(bytes, check, from, to)
        return Refusal("invalid-value", offsets[range.first], offsets[range.last], parameter)
    }
}

/** First and end of what is wrong with some bytes, by the result of their check. */
internal fun wrongRange(bytes: String, check: Int, from: Int, to: Int): IntRange {
    if (check == REJECTED) return from..to
    val first = from + check
    return first..first + maxOf(1, scalarLength(bytes, first))
}

/**
 * The path of a link as components, without the slash in front and the one at the end.
 *
 * The host of a link in a scheme of its own is the first component.
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

    /** Whether it is the root, which is one path with and without its slash. */
    val isRoot: Boolean get() = start == end
}
