package waymark.links

/** The result of the check of a valid value. */
internal const val ACCEPTED = -1

/** The result of the check of a value that is invalid as a whole. */
internal const val REJECTED = -2

/** The type of a parameter. Values are decoded bytes, either of a link or to be encoded in one. */
internal abstract class ValueType {
    /** Returns [ACCEPTED], [REJECTED], or the offset of the first invalid byte. */
    abstract fun check(bytes: String): Int

    /** Returns the code of a dropped value, by the result of its check. */
    abstract fun dropCode(bytes: String, check: Int): String

    /** Returns a value of a query or a fragment with common spelling mistakes repaired. */
    open fun repaired(bytes: String): String = bytes

    /** `true` if a value may have several lines. */
    open val allowsLineBreaks: Boolean get() = false

    /** Returns the canonical spelling of a checked value. */
    open fun canonical(bytes: String): String = bytes
}

internal enum class Folding { NONE, UPPERCASE, LOWERCASE }

/** Text with a limited number of characters or bytes, in some ranges after case folding. */
internal class TextType(
    private val minimum: Int,
    private val maximum: Int,
    private val countsBytes: Boolean,
    private val folding: Folding,
    private vararg val ranges: IntRange
) : ValueType() {
    override fun check(bytes: String): Int {
        var count = 0
        var offset = 0
        while (offset < bytes.length) {
            val length = scalarLength(bytes, offset)
            if (length == 0) return offset
            val scalar = if (length == 1) fold(bytes[offset]) - '\u0000'
            else scalar(bytes, offset, length)
            if (ranges.none { scalar in it }) return offset
            offset += length
            count += if (countsBytes) length else 1
        }
        return if (count in minimum..maximum) ACCEPTED else REJECTED
    }

    override fun dropCode(bytes: String, check: Int): String = when {
        check >= 0 -> "invalid-character"
        bytes.count { countsBytes || it !in '\u0080'..'\u00BF' } < minimum -> "too-short"
        else -> "too-long"
    }

    override val allowsLineBreaks: Boolean get() = ranges.any { 0x0A in it }

    override fun canonical(bytes: String): String =
        if (folding == Folding.NONE) bytes else mapBytes(bytes) { fold(it) }

    private fun fold(byte: Char): Char = when (folding) {
        Folding.NONE -> byte
        Folding.UPPERCASE -> uppercase(byte)
        Folding.LOWERCASE -> lowercase(byte)
    }
}

/** A decimal integer without leading zeros or a plus sign. */
internal class IntegerType(private val minimum: Long, private val maximum: Long) : ValueType() {
    override fun check(bytes: String): Int {
        val value = number(bytes)
        if (value != null) return if (value in minimum..maximum) ACCEPTED else REJECTED
        val odd = bytes.withIndex().firstOrNull { (index, byte) ->
            !isDigit(byte) && (byte != '-' || index > 0)
        }
        return odd?.index ?: REJECTED
    }

    override fun dropCode(bytes: String, check: Int): String =
        if (isNumber(bytes)) "out-of-range" else "invalid-form"

    private fun number(bytes: String): Long? = if (isNumber(bytes)) bytes.toLongOrNull() else null

    /** Returns `true` for the canonical spelling of an integer of any size. */
    private fun isNumber(bytes: String): Boolean {
        val digits = if (bytes.startsWith("-")) bytes.substring(1) else bytes
        if (digits.length == 0 || !digits.all { isDigit(it) }) return false
        return digits[0] != '0' || bytes.length == 1
    }
}

/** A UUID, accepted in any case and written in lowercase. */
internal class UuidType : ValueType() {
    override fun check(bytes: String): Int {
        for ((index, byte) in bytes.withIndex()) {
            val isHyphenPlace = index == 8 || index == 13 || index == 18 || index == 23
            val isRight = if (isHyphenPlace) byte == '-' else hexadecimal(byte) >= 0
            if (!isRight || index >= 36) return index
        }
        return if (bytes.length == 36) ACCEPTED else REJECTED
    }

    override fun dropCode(bytes: String, check: Int): String = "invalid-form"

    override fun canonical(bytes: String): String = lowercase(bytes)
}

/** One of several words, compared exactly. */
internal class WordType(vararg words: String) : ValueType() {
    private val words = words.map { utf8(it) }.toSet()

    override fun check(bytes: String): Int = if (bytes in words) ACCEPTED else REJECTED

    override fun dropCode(bytes: String, check: Int): String = "unknown-word"
}

/** The literal `true` or `false`. */
internal class BooleanType : ValueType() {
    override fun check(bytes: String): Int =
        if (bytes == "true" || bytes == "false") ACCEPTED else REJECTED

    override fun dropCode(bytes: String, check: Int): String = "invalid-form"
}

/** A date `YYYY-MM-DD` of the Gregorian calendar. */
internal class DateType : ValueType() {
    override fun check(bytes: String): Int {
        val isShaped = bytes.length == 10 && bytes.withIndex().all { (index, byte) ->
            if (index == 4 || index == 7) byte == '-' else isDigit(byte)
        }
        if (!isShaped) return REJECTED
        val year = bytes.substring(0, 4).toInt()
        val month = bytes.substring(5, 7).toInt()
        val day = bytes.substring(8, 10).toInt()
        return if (month in 1..12 && day in 1..daysOfMonth(year, month)) ACCEPTED else REJECTED
    }

    override fun dropCode(bytes: String, check: Int): String = "invalid-form"

    private fun daysOfMonth(year: Int, month: Int): Int = when (month) {
        4, 6, 9, 11 -> 30
        2 -> if (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)) 29 else 28
        else -> 31
    }
}
