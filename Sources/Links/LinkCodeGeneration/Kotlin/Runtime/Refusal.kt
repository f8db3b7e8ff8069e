package waymark.links

/**
 * Why a link is refused, or why one cannot be built.
 *
 * Places count UTF-8 bytes: of the link when parsing, of the value when building.
 */
internal class Refusal(
    val code: String,
    val start: Int,
    val end: Int,
    val parameter: String? = null
) : RuntimeException(code) {
    // It is caught in this file, so that a trace would be made for nobody.
    override fun fillInStackTrace(): Throwable = this
}
