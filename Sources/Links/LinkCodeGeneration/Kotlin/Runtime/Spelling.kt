package waymark.links

/**
 * Returns the candidate that was probably meant, if one is similar enough.
 *
 * The limit is one edit for every three characters of the longer word, but at least one edit. A
 * difference in case has a lower weight. Of several candidates with the lowest distance, the first
 * with the same initial letter is preferred, and otherwise the first one.
 */
internal fun nearestWord(word: String, candidates: List<String>): String? {
    // Words with more than 64 characters are not compared; a character has at most two UTF-16
    // units.
    if (word.length == 0 || word.length > 128) return null
    val scalars = scalars(word)
    if (scalars.size > 64) return null
    var best: String? = null
    var bestRank = Int.MAX_VALUE
    for (candidate in candidates) {
        if (candidate.length > 128) continue
        val other = scalars(candidate)
        if (other.size > 64) continue
        val longest = maxOf(scalars.size, other.size)
        val limit = maxOf(1, longest / 3) * 2
        if (Math.abs(scalars.size - other.size) * 2 > limit) continue
        // Words that differ only in case have the minimum distance.
        val isSame = scalars.map { folded(it) } == other.map { folded(it) }
        val distance = if (isSame) 1 else distance(scalars, other)
        // A candidate without a common character is not a misspelling.
        if (distance > limit || distance >= longest * 2) continue
        val startsAlike = other.isNotEmpty() && folded(other[0]) == folded(scalars[0])
        val rank = distance * 2 + if (startsAlike) 0 else 1
        if (rank < bestRank) {
            best = candidate
            bestRank = rank
        }
    }
    return best
}

private fun scalars(text: String): List<Int> {
    val scalars = ArrayList<Int>(text.length)
    var index = 0
    while (index < text.length) {
        val scalar = text.codePointAt(index)
        scalars.add(scalar)
        index += Character.charCount(scalar)
    }
    return scalars
}

/** Returns twice the number of edits and transpositions; a change of ASCII case is half an edit. */
private fun distance(left: List<Int>, right: List<Int>): Int {
    var beforePrevious = IntArray(0)
    var previous = IntArray(right.size + 1) { it * 2 }
    for (row in left.indices) {
        val current = IntArray(right.size + 1)
        current[0] = (row + 1) * 2
        for (column in right.indices) {
            val isSame = left[row] == right[column]
            val isFolded = folded(left[row]) == folded(right[column])
            val change = if (isSame) 0 else if (isFolded) 1 else 2
            var value = minOf(previous[column + 1], current[column]) + 2
            value = minOf(value, previous[column] + change)
            val isSwap = row > 0 && column > 0 &&
                left[row] == right[column - 1] && left[row - 1] == right[column]
            if (isSwap) value = minOf(value, beforePrevious[column - 1] + 2)
            current[column + 1] = value
        }
        beforePrevious = previous
        previous = current
    }
    return previous[right.size]
}

private fun folded(scalar: Int): Int = if (scalar in 0x41..0x5A) scalar or 0x20 else scalar
