package waymark.links

// Links are read byte by byte. Bytes are stored in strings of characters from U+0000 to U+00FF:
// such a string has the length and the offsets of the bytes, and can be compared with literals.

/** The maximum length of a link to parse or build, in bytes. */
internal const val MAXIMUM_LENGTH = 8192

private const val HEXADECIMAL = "0123456789ABCDEF"

/** Returns the number of UTF-8 bytes of a string; an unpaired surrogate has three. */
internal fun utf8Length(text: String): Int {
    var length = 0
    var index = 0
    while (index < text.length) {
        val unit = text[index]
        if (isPair(text, index)) {
            length += 4
            index += 2
            continue
        }
        length += if (unit < '\u0080') 1 else if (unit < '\u0800') 2 else 3
        index += 1
    }
    return length
}

/**
 * Returns the UTF-8 bytes of a string.
 *
 * An unpaired surrogate becomes three bytes of invalid UTF-8, which are rejected later.
 */
internal fun utf8(text: String): String {
    val bytes = StringBuilder(text.length)
    var index = 0
    while (index < text.length) {
        val isPair = isPair(text, index)
        val code = if (isPair) text.codePointAt(index) else text[index] - '\u0000'
        index += if (isPair) 2 else 1
        if (code < 0x80) {
            bytes.append(code.toChar())
            continue
        }
        if (code < 0x800) {
            bytes.append((0xC0 or (code shr 6)).toChar())
        } else {
            if (code < 0x10000) {
                bytes.append((0xE0 or (code shr 12)).toChar())
            } else {
                bytes.append((0xF0 or (code shr 18)).toChar())
                bytes.append((0x80 or (code shr 12 and 0x3F)).toChar())
            }
            bytes.append((0x80 or (code shr 6 and 0x3F)).toChar())
        }
        bytes.append((0x80 or (code and 0x3F)).toChar())
    }
    return bytes.toString()
}

private fun isPair(text: String, index: Int): Boolean =
    text[index] in '\uD800'..'\uDBFF' && index + 1 < text.length &&
        text[index + 1] in '\uDC00'..'\uDFFF'

/** Returns the string for some bytes of valid UTF-8. */
internal fun text(bytes: String): String {
    val text = StringBuilder(bytes.length)
    var offset = 0
    while (offset < bytes.length) {
        val length = scalarLength(bytes, offset)
        text.appendCodePoint(scalar(bytes, offset, length))
        offset += maxOf(1, length)
    }
    return text.toString()
}

/**
 * Returns the length of the UTF-8 sequence at an offset, or 0 if it is not valid.
 *
 * Overlong forms, surrogates and values above U+10FFFF are not valid.
 */
internal fun scalarLength(bytes: String, offset: Int): Int {
    val length = sequenceLength(bytes[offset])
    if (length < 2) return length
    if (offset + length > bytes.length) return 0
    if (bytes[offset + 1] !in secondBytes(bytes[offset])) return 0
    for (next in offset + 2 until offset + length) {
        if (bytes[next] !in '\u0080'..'\u00BF') return 0
    }
    return length
}

/** Returns the length of the UTF-8 sequences with a lead byte, or 0 for another byte. */
internal fun sequenceLength(lead: Char): Int = when (lead) {
    in '\u0000'..'\u007F' -> 1
    in '\u00C2'..'\u00DF' -> 2
    in '\u00E0'..'\u00EF' -> 3
    in '\u00F0'..'\u00F4' -> 4
    else -> 0
}

/** Returns the valid second bytes after a lead byte. */
internal fun secondBytes(lead: Char): CharRange = when (lead) {
    '\u00E0' -> '\u00A0'..'\u00BF'
    '\u00ED' -> '\u0080'..'\u009F'
    '\u00F0' -> '\u0090'..'\u00BF'
    '\u00F4' -> '\u0080'..'\u008F'
    else -> '\u0080'..'\u00BF'
}

/** Returns the scalar of a valid sequence with a known length. */
internal fun scalar(bytes: String, offset: Int, length: Int): Int {
    var value = bytes[offset] - '\u0000'
    if (length > 1) value = value and (0x7F shr length)
    for (next in offset + 1 until offset + length) {
        value = value shl 6 or (bytes[next] - '\u0080')
    }
    return value
}

/** Returns the value of a hexadecimal digit, or -1. */
internal fun hexadecimal(byte: Char): Int = when (byte) {
    in '0'..'9' -> byte - '0'
    in 'A'..'F' -> byte - 'A' + 10
    in 'a'..'f' -> byte - 'a' + 10
    else -> -1
}

internal fun isDigit(byte: Char): Boolean = byte in '0'..'9'

internal fun isLetter(byte: Char): Boolean = byte in 'A'..'Z' || byte in 'a'..'z'

/** Returns the byte with `A–Z` converted to `a–z`, independent of the locale. */
internal fun lowercase(byte: Char): Char = if (byte in 'A'..'Z') byte + ('a' - 'A') else byte

/** Returns the byte with `a–z` converted to `A–Z`, independent of the locale. */
internal fun uppercase(byte: Char): Char = if (byte in 'a'..'z') byte - ('a' - 'A') else byte

internal fun lowercase(bytes: String): String = mapBytes(bytes) { lowercase(it) }

internal inline fun mapBytes(bytes: String, change: (Char) -> Char): String {
    val result = StringBuilder(bytes.length)
    for (byte in bytes) result.append(change(byte))
    return result.toString()
}

/** Returns `true` for bytes that no encoder changes: `unreserved` of RFC 3986 §2.3. */
internal fun isUnreserved(byte: Char): Boolean =
    isLetter(byte) || isDigit(byte) || byte == '-' || byte == '.' || byte == '_' || byte == '~'

/** Appends bytes, with all except unreserved ones as `%XX`. */
internal fun appendEncoded(bytes: String, link: StringBuilder) {
    for (byte in bytes) {
        if (isUnreserved(byte)) {
            link.append(byte)
        } else {
            val value = byte - '\u0000'
            link.append('%').append(HEXADECIMAL[value shr 4]).append(HEXADECIMAL[value and 15])
        }
    }
}
