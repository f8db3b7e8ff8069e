package waymark.links

/**
 * The error of a link that is rejected or cannot be built.
 *
 * The range is in UTF-8 bytes: those of the link when parsing, and those of the value when
 * building.
 */
internal class Refusal(
    val code: String,
    val start: Int,
    val end: Int,
    val parameter: String? = null
) : RuntimeException(code) {
    // It is always caught in this file, so a stack trace would never be used.
    override fun fillInStackTrace(): Throwable = this
}
