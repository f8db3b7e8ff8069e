package waymark.links

// The rules of the syntax policy that involve more than one byte.

internal fun isControl(byte: Char): Boolean = byte < ' ' || byte == '\u007F'

/** Returns `true` if a byte is valid and unescaped in every part of a link after the host. */
internal fun isOrdinary(byte: Char): Boolean = byte in '!'..'~' && byte !in "\"#%/<>?[\\]^`{|}"

/** Returns the error of a byte that is not valid at its position. */
internal fun forbidden(bytes: String, offset: Int): Refusal {
    val byte = bytes[offset]
    if (byte > '\u007F') {
        val length = scalarLength(bytes, offset)
        return if (length == 0) Refusal("invalid-utf-8", offset, offset + 1)
        else Refusal("non-ascii-character", offset, offset + length)
    }
    val code = when {
        byte == '\\' -> "backslash"
        byte == ' ' -> "space"
        isControl(byte) -> "control-character"
        else -> "forbidden-character"
    }
    return Refusal(code, offset, offset + 1)
}

/** Returns `true` for a byte that a query or a fragment may contain, except a percent sign. */
internal fun isItemByte(byte: Char): Boolean = isOrdinary(byte) || byte == '/' || byte == '?'

/** Returns the offset after a byte, or an escaped character, of a query or a declared item. */
internal fun endOfItemByte(bytes: String, offset: Int, allowsLineBreaks: Boolean): Int {
    if (allowsLineBreaks && isLineBreak(bytes, offset)) return offset + 3
    if (bytes[offset] == '%') return endOfPercent(bytes, offset)
    if (isItemByte(bytes[offset])) return offset + 1
    throw forbidden(bytes, offset)
}

/**
 * Returns the offset after a byte of a fragment that should be percent-encoded.
 *
 * Controls, spaces and backslashes are always rejected.
 */
internal fun endOfIrregular(bytes: String, offset: Int): Int {
    val byte = bytes[offset]
    if (byte == '\\' || byte == ' ' || isControl(byte)) throw forbidden(bytes, offset)
    val length = scalarLength(bytes, offset)
    if (length == 0) throw forbidden(bytes, offset)
    if (byte == '\u00C2' && bytes[offset + 1] < '\u00A0') {
        throw Refusal("control-character", offset, offset + length)
    }
    return offset + length
}

/** Rejects a component that browsers would resolve: `.`, `..` and their encodings. */
internal fun checkDotSegment(bytes: String, start: Int) {
    var offset = start
    var dots = 0
    while (offset < bytes.length) {
        if (bytes[offset] == '.') {
            offset += 1
        } else if (bytes.startsWith("%2e", offset, ignoreCase = true)) {
            offset += 3
        } else {
            break
        }
        dots += 1
        if (dots > 2) return
    }
    if (dots == 0) return
    if (offset == bytes.length || bytes[offset] in "/?#") {
        throw Refusal("dot-segment", start, offset)
    }
}

/**
 * Returns the offset after `%XX` and the continuation of its UTF-8 sequence.
 *
 * Encoded controls are rejected; the caller has to check for encoded line breaks first.
 */
internal fun endOfPercent(bytes: String, start: Int): Int {
    val lead = percentEncoded(bytes, start) ?: throw oddPercent(bytes, start)
    if (isControl(lead)) throw Refusal("percent-encoded-control", start, start + 3)
    val length = sequenceLength(lead)
    if (length == 0) throw Refusal("percent-encoded-invalid-utf-8", start, start + 3)
    var offset = start + 3
    var second = '\u00FF'
    for (index in 1 until length) {
        if (offset == bytes.length || bytes[offset] != '%') {
            throw Refusal("percent-encoded-invalid-utf-8", start, offset)
        }
        val next = percentEncoded(bytes, offset) ?: throw oddPercent(bytes, offset)
        val expected = if (index == 1) secondBytes(lead) else '\u0080'..'\u00BF'
        offset += 3
        if (next !in expected) throw Refusal("percent-encoded-invalid-utf-8", start, offset)
        if (index == 1) second = next
    }
    if (lead == '\u00C2' && second < '\u00A0') {
        throw Refusal("percent-encoded-control", start, offset)
    }
    return offset
}

/** Returns `true` if an encoded tab, line feed or carriage return starts at an offset. */
internal fun isLineBreak(bytes: String, offset: Int): Boolean =
    bytes[offset] == '%' && when (percentEncoded(bytes, offset)) {
        '\t', '\n', '\r' -> true
        else -> false
    }

/** Returns the byte that `%XX` represents, or `null` without two hexadecimal digits. */
internal fun percentEncoded(bytes: String, start: Int): Char? {
    if (start + 2 >= bytes.length) return null
    val high = hexadecimal(bytes[start + 1])
    val low = hexadecimal(bytes[start + 2])
    return if (high < 0 || low < 0) null else (high * 16 + low).toChar()
}

/** Returns the error of a percent sign that is not followed by two hexadecimal digits. */
internal fun oddPercent(bytes: String, start: Int): Refusal =
    Refusal("invalid-percent-encoding", start, endOfOddPercent(bytes, start))

/** Returns the end of a percent sign and of up to two letters or digits after it. */
internal fun endOfOddPercent(bytes: String, start: Int): Int {
    val limit = minOf(start + 3, bytes.length)
    var end = start + 1
    while (end < limit && (isLetter(bytes[end]) || isDigit(bytes[end]))) end += 1
    return end
}
