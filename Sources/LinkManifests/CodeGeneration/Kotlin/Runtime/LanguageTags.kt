package waymark.links

/**
 * A language tag of BCP 47: any case is read, the conventional one is written.
 *
 * Accepted is what RFC 5646 §2.1 calls well-formed, up to 255 bytes, without repeated variants
 * and singletons. Whether a subtag is registered is not looked up.
 */
internal class LanguageType : ValueType() {
    override fun check(bytes: String): Int =
        if (LanguageTagScanner(bytes).isTag || irregularTag(bytes) != null) ACCEPTED
        else REJECTED

    override fun dropCode(bytes: String, check: Int): String = "unknown-language"

    /** POSIX and Java spell tags with underscores: `en_US`. */
    override fun repaired(bytes: String): String = bytes.replace('_', '-')

    override fun canonical(bytes: String): String {
        val tag = lowercase(bytes)
        irregularTag(bytes)?.let { return it }
        val scanner = LanguageTagScanner(bytes)
        if (!scanner.isTag || isRegularTag(tag)) return tag
        val cased = StringBuilder(tag)
        scanner.script?.let { cased.setCharAt(it.first, uppercase(tag[it.first])) }
        scanner.region?.forEach { cased.setCharAt(it, uppercase(tag[it])) }
        return cased.toString()
    }
}

/** Reads a tag from left to right: one subtag and the part reached so far decide what it is. */
private class LanguageTagScanner(private val bytes: String) {
    private var part = LANGUAGE
    private var languageLength = 0
    private var extlangs = 0
    private val variants = HashSet<String>()
    private val singletons = HashSet<Char>()

    /** Whether a singleton, or an `x`, waits for its first subtag. */
    private var isBare = false

    var script: IntRange? = null
        private set
    var region: IntRange? = null
        private set
    val isTag: Boolean

    init {
        isTag = bytes.length in 1..255 && scan()
    }

    private fun scan(): Boolean {
        var start = 0
        for (subtag in bytes.split('-')) {
            if (subtag.length !in 1..8) return false
            if (!subtag.all { isLetter(it) || isDigit(it) }) return false
            val isTaken = if (start == 0) takeFirst(subtag) else take(subtag, start)
            if (!isTaken) return false
            start += subtag.length + 1
        }
        return !isBare
    }

    private fun takeFirst(subtag: String): Boolean {
        languageLength = subtag.length
        if (subtag.length == 1 && lowercase(subtag[0]) == 'x') {
            part = PRIVATE_USE
            isBare = true
            return true
        }
        return subtag.length > 1 && subtag.all { isLetter(it) }
    }

    private fun take(subtag: String, start: Int): Boolean {
        if (part == PRIVATE_USE) {
            isBare = false
            return true
        }
        if (subtag.length == 1) return takeSingleton(lowercase(subtag[0]))
        if (part == EXTENSIONS) {
            isBare = false
            return true
        }
        val isWord = subtag.all { isLetter(it) }
        val isNumber = subtag.all { isDigit(it) }
        val range = start until start + subtag.length
        val isRegion = subtag.length == 2 && isWord || subtag.length == 3 && isNumber
        val extlangMayFollow = part <= EXTLANGS && languageLength <= 3 && extlangs < 3
        when {
            isRegion && part < REGION -> {
                part = REGION
                region = range
            }
            subtag.length == 3 && isWord && extlangMayFollow -> {
                part = EXTLANGS
                extlangs += 1
            }
            subtag.length == 4 && isWord && part < SCRIPT -> {
                part = SCRIPT
                script = range
            }
            subtag.length > 4 || subtag.length == 4 && isDigit(subtag[0]) -> {
                part = VARIANTS
                return variants.add(lowercase(subtag))
            }
            else -> return false
        }
        return true
    }

    private fun takeSingleton(byte: Char): Boolean {
        if (isBare) return false
        isBare = true
        if (byte == 'x') {
            part = PRIVATE_USE
            return true
        }
        part = EXTENSIONS
        return singletons.add(byte)
    }
}

// The parts of a tag, in the order of the grammar.
private const val LANGUAGE = 0
private const val EXTLANGS = 1
private const val SCRIPT = 2
private const val REGION = 3
private const val VARIANTS = 4
private const val EXTENSIONS = 5
private const val PRIVATE_USE = 6

/** A tag that was registered as a whole and follows no grammar: RFC 5646 §2.2.8. */
private fun irregularTag(bytes: String): String? = when (val tag = lowercase(bytes)) {
    "en-gb-oed" -> "en-GB-oed"
    "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo",
    "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu" -> tag
    "sgn-be-fr" -> "sgn-BE-FR"
    "sgn-be-nl" -> "sgn-BE-NL"
    "sgn-ch-de" -> "sgn-CH-DE"
    else -> null
}

/** Whether a tag, in lower case, is registered as a whole and follows the grammar. */
private fun isRegularTag(tag: String): Boolean = when (tag) {
    "art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min",
    "zh-min-nan", "zh-xiang" -> true
    else -> false
}
