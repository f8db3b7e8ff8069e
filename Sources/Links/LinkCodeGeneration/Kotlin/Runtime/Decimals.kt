package waymark.links

/** Returns the canonical spelling of a number, or its own digits if it has too many. */
internal fun decimalText(value: java.math.BigDecimal, scale: Int, isPadded: Boolean): String {
    // Some versions of Java do not strip the zeros of zero.
    val plain = if (value.signum() == 0) java.math.BigDecimal.ZERO else value.stripTrailingZeros()
    val places = if (isPadded) scale else 0
    return (if (plain.scale() < places) plain.setScale(places) else plain).toPlainString()
}
