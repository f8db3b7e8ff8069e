package waymark.links

/**
 * Text that a regular expression describes, matched by a deterministic automaton.
 *
 * The parts of the table are separated by semicolons, and its numbers by spaces. The first part
 * contains the lower and the upper bound of each range of characters, and its class. Each other
 * part is a state: `!` if a value may end there, and then a class and a target state for each
 * transition. The first state is the initial state.
 */
internal class PatternType(
    private val allowsEmpty: Boolean,
    private val folding: Folding,
    table: String
) : ValueType() {
    private val ranges: IntArray
    private val accepting: BooleanArray
    private val transitions: List<IntArray>

    init {
        val parts = table.split(';')
        ranges = numbers(parts[0])
        val states = parts.drop(1)
        accepting = BooleanArray(states.size) { states[it].startsWith("!") }
        transitions = states.map { numbers(it.removePrefix("!")) }
    }

    private fun numbers(part: String): IntArray =
        if (part.length == 0) IntArray(0) else part.split(' ').map { it.toInt() }.toIntArray()

    override fun check(bytes: String): Int {
        if (bytes.length == 0 && !allowsEmpty) return REJECTED
        var state = 0
        var offset = 0
        while (offset < bytes.length) {
            val length = scalarLength(bytes, offset)
            if (length == 0) return offset
            state = target(state, kindOf(scalar(bytes, offset, length)))
            if (state < 0) return offset
            offset += length
        }
        return if (accepting[state]) ACCEPTED else REJECTED
    }

    /** Returns the class of a character, or -1. */
    private fun kindOf(scalar: Int): Int {
        var low = 0
        var high = ranges.size / 3
        while (low < high) {
            val middle = (low + high) / 2
            if (ranges[middle * 3 + 1] < scalar) low = middle + 1 else high = middle
        }
        return if (low * 3 < ranges.size && ranges[low * 3] <= scalar) ranges[low * 3 + 2] else -1
    }

    /** Returns the next state, or -1. */
    private fun target(state: Int, kind: Int): Int {
        val moves = transitions[state]
        for (index in moves.indices step 2) {
            if (moves[index] == kind) return moves[index + 1]
        }
        return -1
    }

    override fun dropCode(bytes: String, check: Int): String = "invalid-form"

    override fun canonical(bytes: String): String = when (folding) {
        Folding.NONE -> bytes
        Folding.UPPERCASE -> mapBytes(bytes) { uppercase(it) }
        Folding.LOWERCASE -> lowercase(bytes)
    }
}
