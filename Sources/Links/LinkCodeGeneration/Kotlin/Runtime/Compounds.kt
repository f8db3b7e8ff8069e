package waymark.links

/** The maximum number of bytes of a component with several parameters. */
private const val MAXIMUM_COMPOUND_LENGTH = 1024

/** A component with several parameters, and the node that follows it. */
internal class CompoundEdge(private val compound: Component.Compound, val node: Node) {
    private val values = compound.pieces.filterIsInstance<Component.Value>()
    private val texts = compound.pieces.map { piece ->
        if (piece is Component.Literal) utf8(piece.text) else null
    }

    /** `true` if two components have equal texts and types, whatever their names. */
    fun isEqual(other: Component.Compound): Boolean =
        compound.pieces.size == other.pieces.size &&
            compound.pieces.zip(other.pieces).all { (left, right) ->
                when {
                    left is Component.Literal && right is Component.Literal ->
                        left.text == right.text
                    left is Component.Value && right is Component.Value -> left.type === right.type
                    else -> false
                }
            }

    /** Returns the ranges of the values, or `null` if there is not exactly one split. */
    fun split(bytes: String): List<Pair<Int, Int>>? {
        if (bytes.length > MAXIMUM_COMPOUND_LENGTH) return null
        return Split(bytes).from(0, 0, 0).singleOrNull()
    }

    /** A search for the splits of a component, which visits each piece and offset once. */
    private inner class Split(private val bytes: String) {
        private val known = HashMap<Pair<Int, Int>, List<List<Pair<Int, Int>>>>()

        /** Returns up to two splits of the bytes from an offset into the pieces from an index. */
        fun from(piece: Int, value: Int, start: Int): List<List<Pair<Int, Int>>> {
            if (piece == texts.size) {
                return if (start == bytes.length) listOf(emptyList()) else emptyList()
            }
            return known.getOrPut(Pair(piece, start)) {
                val text = texts[piece]
                when {
                    text == null -> values(piece, value, start)
                    bytes.startsWith(text, start) -> from(piece + 1, value, start + text.length)
                    else -> emptyList()
                }
            }
        }

        private fun values(piece: Int, value: Int, start: Int): List<List<Pair<Int, Int>>> {
            val found = ArrayList<List<Pair<Int, Int>>>()
            for (end in start + 1..bytes.length) {
                val rest = from(piece + 1, value + 1, end)
                if (rest.isEmpty()) continue
                if (values[value].type.check(bytes.substring(start, end)) != ACCEPTED) continue
                for (split in rest) found.add(listOf(Pair(start, end)) + split)
                if (found.size > 1) break
            }
            return found.take(2)
        }
    }

    /** The texts of the pieces; `null` for a value. */
    val pieces: List<String?> = compound.pieces.map { (it as? Component.Literal)?.text }

    /**
     * Returns the error of the first value that does not fit, or `null` if a text is missing.
     *
     * @param name returns the name of the value at an index.
     */
    fun refusal(component: Decoded, name: (Int) -> String?): Refusal? {
        val bytes = component.bytes
        val first = texts.first() ?: ""
        val last = texts.last() ?: ""
        val isAround = bytes.length in first.length + last.length + 1..MAXIMUM_COMPOUND_LENGTH &&
            bytes.startsWith(first) && bytes.endsWith(last)
        if (!isAround) return null
        val stop = bytes.length - last.length
        var start = first.length
        var value = 0
        var count = 0
        var wrong: Refusal? = null
        fun checkValue(end: Int) {
            if (wrong != null || count != 1) return
            val check = values[value].type.check(bytes.substring(start, end))
            if (check == ACCEPTED) return
            wrong = component.invalid(check, start, end, name(value))
        }
        for ((index, text) in texts.withIndex()) {
            if (text == null) {
                count += 1
            } else if (index in 1 until texts.size - 1) {
                val place = bytes.indexOf(text, start)
                if (place < 0 || place + text.length > stop) return null
                checkValue(place)
                start = place + text.length
                value += count
                count = 0
            }
        }
        checkValue(stop)
        return wrong ?: component.invalid(REJECTED, first.length, stop, name(0))
    }

    val count: Int get() = values.size
}
