package waymark.links

/** A condition on two parameters of the query or the fragment; [kind] is that of their values. */
internal class Condition(
    val parameter: String,
    private val relation: String,
    val other: String,
    private val kind: String
) {
    /** Returns `true` if canonical values meet the condition; an absent value is `null`. */
    fun holds(left: String?, right: String?): Boolean {
        if (left == null) return true
        if (right == null) return kind.length > 0
        if (kind.length == 0) return true
        val order = compare(left, right)
        return when (relation) {
            ">" -> order > 0
            ">=" -> order >= 0
            "<" -> order < 0
            else -> order <= 0
        }
    }

    private fun compare(left: String, right: String): Int = when (kind) {
        "number" -> java.math.BigDecimal(left).compareTo(java.math.BigDecimal(right))
        "date" -> left.compareTo(right)
        else -> instant(left).compareTo(instant(right))
    }

    /** The seconds, with a fraction, from the start of the year 0 to a date and time. */
    private fun instant(text: String): java.math.BigDecimal {
        fun number(start: Int, count: Int): Long = text.substring(start, start + count).toLong()
        val month = number(5, 2)
        // Years start in March, so that a leap day is the last day.
        val year = if (month <= 2) number(0, 4) - 1 else number(0, 4)
        val era = (if (year >= 0) year else year - 399) / 400
        val yearOfEra = year - era * 400
        val dayOfYear = (153 * (if (month > 2) month - 3 else month + 9) + 2) / 5 + number(8, 2) - 1
        val days = era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        var seconds = ((days * 24 + number(11, 2)) * 60 + number(14, 2)) * 60 + number(17, 2)
        val zone = text.drop(19).dropWhile { it == '.' || isDigit(it) }
        if (zone.length == 6) {
            val start = text.length - 6
            val offset = (number(start + 1, 2) * 60 + number(start + 4, 2)) * 60
            seconds -= if (zone[0] == '-') -offset else offset
        }
        val fraction = text.substring(19, text.length - zone.length)
        return java.math.BigDecimal(seconds).add(java.math.BigDecimal("0$fraction"))
    }
}
