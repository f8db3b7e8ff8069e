// Generated from Runtime by GenerateEmbeddedTexts. Do not edit.
// swift-format-ignore-file

/// The runtime of generated Kotlin, as source files.
enum KotlinRuntime {
  /// Returns the content of a file, named without extension.
  static func source(of file: String) -> StaticString? {
    switch file {
    case "CheckedType": #"""
package waymark.links

/**
 * Text with check digits.
 *
 * A letter counts the same in both cases, and punctuation does not count. A text with other
 * characters than those of the scheme is invalid.
 */
internal class CheckedType(private val scheme: String, private val type: PatternType) :
    ValueType() {
    override fun check(bytes: String): Int {
        val check = type.check(bytes)
        return if (check == ACCEPTED && !isValid(bytes)) REJECTED else check
    }

    override fun dropCode(bytes: String, check: Int): String = type.dropCode(bytes, check)

    override fun canonical(bytes: String): String = type.canonical(bytes)

    private fun isValid(bytes: String): Boolean {
        val digits = digits(bytes) ?: return false
        if (digits.isEmpty()) return false
        return when (scheme) {
            "luhn" -> alternating(digits) { if (it > 4) it * 2 - 9 else it * 2 }
            "gs1" -> alternating(digits) { it * 3 }
            "isbn10" -> sum(digits) { index, digit -> digit * (index + 1) } % 11 == 0
            "iban" -> isIban(digits)
            "mod11-2" -> pure(digits, 11, 2)
            "mod37-2" -> pure(digits, 37, 2)
            "mod97-10" -> pure(digits, 97, 10)
            "mod661-26" -> pure(digits, 661, 26)
            "mod1271-36" -> pure(digits, 1271, 36)
            "mod11-10" -> hybrid(digits, 10)
            "mod27-26" -> hybrid(digits, 26)
            else -> hybrid(digits, 36)
        }
    }

    /** Returns the values of the characters that count, or `null` for an invalid character. */
    private fun digits(bytes: String): List<Int>? {
        val last = when (scheme) {
            "isbn10", "mod11-2" -> 'x'
            "mod37-2" -> '*'
            else -> null
        }
        val onlyLetters = scheme == "mod661-26" || scheme == "mod27-26"
        val hasLetters = onlyLetters ||
            scheme in setOf("iban", "mod37-2", "mod97-10", "mod1271-36", "mod37-36")
        val result = ArrayList<Int>()
        var isComplete = false
        for (byte in bytes) {
            val letter = lowercase(byte)
            val digit = when {
                letter == last -> if (letter == '*') 36 else 10
                letter in 'a'..'z' && hasLetters -> letter - 'a' + (if (onlyLetters) 0 else 10)
                isDigit(byte) && !onlyLetters -> byte - '0'
                letter in 'a'..'z' || isDigit(byte) || byte >= '\u0080' -> return null
                else -> null
            }
            if (digit == null) continue
            if (isComplete) return null
            isComplete = letter == last
            result.add(digit)
        }
        return result
    }

    private fun alternating(digits: List<Int>, weighted: (Int) -> Int): Boolean =
        sum(digits) { index, digit -> if (index % 2 == 0) digit else weighted(digit) } % 10 == 0

    /** The sum of the weighted digits; the last digit has the index 0. */
    private fun sum(digits: List<Int>, weighted: (Int, Int) -> Int): Int =
        digits.reversed().foldIndexed(0) { index, sum, digit -> sum + weighted(index, digit) }

    /** The number in a radix; a letter among decimal digits counts as two digits. */
    private fun pure(digits: List<Int>, modulus: Int, radix: Int): Boolean =
        digits.fold(0) { sum, digit ->
            (sum * (if (radix == 10 && digit > 9) 100 else radix) + digit) % modulus
        } == 1

    private fun hybrid(digits: List<Int>, modulus: Int): Boolean {
        val rest = digits.dropLast(1).fold(modulus) { product, digit ->
            val sum = (product + digit) % modulus
            (if (sum == 0) modulus else sum) * 2 % (modulus + 1)
        }
        return (rest + digits.last()) % modulus == 1
    }

    /** The country code and the check digits count as if they were the last characters. */
    private fun isIban(digits: List<Int>): Boolean =
        digits.size >= 4 && digits[0] > 9 && digits[1] > 9 && digits[2] < 10 && digits[3] < 10 &&
            pure(digits.drop(4) + digits.take(4), 97, 10)
}

"""#
    case "Compounds": #"""
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

"""#
    case "Conditions": #"""
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

"""#
    case "Decimals": #"""
package waymark.links

/** Returns the canonical spelling of a number, or its own digits if it has too many. */
internal fun decimalText(value: java.math.BigDecimal, scale: Int, isPadded: Boolean): String {
    // Some versions of Java do not strip the zeros of zero.
    val plain = if (value.signum() == 0) java.math.BigDecimal.ZERO else value.stripTrailingZeros()
    val places = if (isPadded) scale else 0
    return (if (plain.scale() < places) plain.setScale(places) else plain).toPlainString()
}

"""#
    case "ItemReader": #"""
package waymark.links

/** A dropped value: it is not valid for the type of its optional parameter. */
internal class Dropped(val parameter: String, val code: String, val start: Int, val end: Int)

/**
 * Reads the declared parameters of the host, the query and the fragment of a link.
 *
 * @property host the declared host that matches that of the link.
 */
internal class ItemReader(
    private val link: LinkScanner,
    private val route: Route,
    private val host: String?
) {
    /** The values of each parameter, in canonical spelling. */
    val values: List<List<String>>

    /** The dropped values, in the order of the parameters. */
    val dropped: List<Dropped>

    init {
        val label = readLabel()
        if (link.hasLineBreak) checkLineBreaks()
        val query = read(route.query, queryStart, link.queryEnd)
        val pattern = route.plainFragment
        val fragment = if (pattern != null) readPattern(pattern)
            else read(route.fragment, fragmentStart, link.bytes.length)
        if (label != null) query[route.query.indexOfFirst { it.suffix != null }].texts.add(label)
        checkRequired(route.query, query, link.queryEnd)
        checkRequired(route.fragment, fragment, link.bytes.length)
        checkConditions(route.query + route.fragment, query + fragment)
        values = (query + fragment).map { it.texts }
        dropped = (query + fragment).flatMap { it.dropped }
    }

    private val queryStart: Int
        get() = if (link.hasQuery) link.pathEnd + 1 else link.queryEnd

    /** The start of the fragment; without declared parameters, the fragment is not checked. */
    private val fragmentStart: Int
        get() = if (link.hasFragment && route.fragment.isNotEmpty()) link.queryEnd + 1
        else link.bytes.length

    /** The values of one parameter; an absent value adds no text. */
    private class Values {
        val texts = ArrayList<String>()
        val dropped = ArrayList<Dropped>()
        var isPresent = false
        /** The start and the end of the first value in the link. */
        var start = 0
        var end = 0
    }

    /** Returns the value of the parameter of the host, which is read in lower case, or `null`. */
    private fun readLabel(): String? {
        val item = route.query.firstOrNull { it.suffix != null } ?: return null
        val suffix = item.suffix ?: return null
        if (host != "*$suffix") return null
        val start = link.hostStart
        val label = lowercase(link.bytes.substring(start, link.authorityEnd - suffix.length))
        if ('.' in label) throw Refusal("unknown-host", start, start + label.length)
        val check = item.type.check(label)
        if (check != ACCEPTED) {
            val range = wrongRange(label, check, 0, label.length)
            throw Refusal("invalid-value", start + range.first, start + range.last, item.name)
        }
        return text(item.type.canonical(label))
    }

    private fun read(items: List<Item>, start: Int, end: Int): List<Values> {
        val result = items.map { Values() }
        forEachItem(start, end) { itemStart, keyEnd, itemEnd ->
            val key = Decoded(link.bytes, itemStart, keyEnd).bytes
            val index = items.indexOfFirst { it.key == key }
            if (index >= 0) {
                readItem(items[index], result[index], itemStart, keyEnd, itemEnd)
            } else if (!route.allowsKey(key)) {
                throw Refusal("unknown-parameter", itemStart, keyEnd)
            }
        }
        return result
    }

    /** Reads a fragment without keys; an empty fragment is absent. */
    private fun readPattern(pattern: CompoundEdge): List<Values> {
        val result = route.fragment.map { Values() }
        val end = link.bytes.length
        if (fragmentStart == end) return result
        val fragment = plainFragment()
        val ranges = fragment?.let { pattern.split(it.bytes) }
        if (fragment != null && ranges != null) {
            for ((index, range) in ranges.withIndex()) {
                val value = fragment.bytes.substring(range.first, range.second)
                result[index].isPresent = true
                result[index].texts.add(text(route.fragment[index].type.canonical(value)))
                result[index].start = fragment.offset(range.first)
                result[index].end = fragment.offset(range.second)
            }
            return result
        }
        val first = route.fragment[0]
        val misfit = fragment?.let { pattern.refusal(it) { index -> route.fragment[index].name } }
        if (first.occurrence == Occurrence.REQUIRED) {
            throw misfit ?: Refusal("missing-parameter", fragmentStart, end, first.name)
        }
        result[0].dropped.add(
            Dropped(
                misfit?.parameter ?: first.name, "invalid-form", misfit?.start ?: fragmentStart,
                misfit?.end ?: end
            )
        )
        return result
    }

    /** Returns the decoded fragment, or `null` if a query must not contain such characters. */
    private fun plainFragment(): Decoded? {
        if (link.hasIrregularFragment) return null
        try {
            var offset = fragmentStart
            while (offset < link.bytes.length) offset = endOfItemByte(link.bytes, offset, false)
        } catch (_: Refusal) {
            return null
        }
        return Decoded(link.bytes, fragmentStart, link.bytes.length, route.isForm)
    }

    /** Calls a function with the start of each item, the end of its key, and its end. */
    private inline fun forEachItem(start: Int, end: Int, body: (Int, Int, Int) -> Unit) {
        var offset = start
        while (offset < end) {
            val ampersand = link.bytes.indexOf('&', offset)
            val stop = if (ampersand < 0 || ampersand > end) end else ampersand
            var keyEnd = offset
            while (keyEnd < stop && link.bytes[keyEnd] != '=') keyEnd += 1
            // `&&` and `=` are empty items.
            if (keyEnd > offset || stop > offset + 1) body(offset, keyEnd, stop)
            offset = stop + 1
        }
    }

    private fun readItem(item: Item, values: Values, start: Int, keyEnd: Int, end: Int) {
        val isFragment = start > link.queryEnd
        if (isFragment) checkFragmentItem(item, start, keyEnd, end)
        val isIrregular = if (isFragment) link.hasIrregularFragment else link.hasIrregularQuery
        if (isIrregular) checkEscapes(item, start, end)
        val value = Decoded(link.bytes, minOf(keyEnd + 1, end), end, route.isForm)
        val bytes = item.type.repaired(value.bytes)
        val isEmpty = bytes.length == 0
        val isAbsent = isEmpty && item.occurrence != Occurrence.REQUIRED
        val check = if (isAbsent) REJECTED else item.type.check(bytes)
        if (check != ACCEPTED && !item.dropsValue(isEmpty)) {
            throw value.invalid(check, 0, bytes.length, item.name)
        }
        if (values.isPresent && item.occurrence != Occurrence.REPEATED) {
            throw Refusal("duplicate-parameter", start, end, item.name)
        }
        values.isPresent = true
        if (check == ACCEPTED) {
            if (values.texts.isEmpty()) {
                values.start = value.start
                values.end = value.end
            }
            values.texts.add(text(item.type.canonical(bytes)))
        } else if (!isAbsent) {
            val code = item.type.dropCode(bytes, check)
            values.dropped.add(Dropped(item.name, code, value.start, value.end))
        }
    }

    /** Rejects characters that a query must not contain; the scanner does not check fragments. */
    private fun checkFragmentItem(item: Item, start: Int, keyEnd: Int, end: Int) {
        var offset = start
        while (offset < end) {
            val allowsLineBreaks = offset > keyEnd && item.type.allowsLineBreaks
            offset = endOfItemByte(link.bytes, offset, allowsLineBreaks)
        }
    }

    /**
     * Rejects an item with an escape in a query with brackets or incomplete escapes.
     *
     * It also rejects one in a fragment with forbidden characters. Foundation encodes every percent
     * sign of such a part again, so it would read a different value.
     */
    private fun checkEscapes(item: Item, start: Int, end: Int) {
        val escapes = (start until end).filter { link.bytes[it] == '%' }
        if (escapes.isEmpty()) return
        val incomplete = escapes.firstOrNull { percentEncoded(link.bytes, it) == null }
        if (incomplete != null) throw oddPercent(link.bytes, incomplete)
        throw Refusal("ambiguous-escape", escapes[0], escapes[0] + 3, item.name)
    }

    /** Rejects encoded line breaks in the query outside the values of multiline parameters. */
    private fun checkLineBreaks() {
        val allowed = ArrayList<IntRange>()
        forEachItem(queryStart, link.queryEnd) { itemStart, keyEnd, itemEnd ->
            val key = Decoded(link.bytes, itemStart, keyEnd).bytes
            val item = route.query.firstOrNull { it.key == key }
            if (item != null && item.type.allowsLineBreaks) allowed.add(keyEnd until itemEnd)
        }
        for (offset in link.pathEnd until link.queryEnd) {
            if (isLineBreak(link.bytes, offset) && allowed.none { offset in it }) {
                throw Refusal("percent-encoded-control", offset, offset + 3)
            }
        }
    }

    private fun checkConditions(items: List<Item>, values: List<Values>) {
        fun values(name: String): Values = values[items.indexOfFirst { it.name == name }]
        for (condition in route.conditions) {
            val left = values(condition.parameter)
            val right = values(condition.other)
            if (!condition.holds(left.texts.firstOrNull(), right.texts.firstOrNull())) {
                throw Refusal("condition-failed", left.start, left.end, condition.parameter)
            }
        }
    }

    private fun checkRequired(items: List<Item>, values: List<Values>, end: Int) {
        items.forEachIndexed { index, item ->
            if (item.occurrence == Occurrence.REQUIRED && !values[index].isPresent) {
                throw Refusal("missing-parameter", end, end, item.name)
            }
        }
    }
}

"""#
    case "LanguageTags": #"""
package waymark.links

/**
 * A language tag of BCP 47, accepted in any case and written in the conventional case.
 *
 * A tag is accepted if it is well-formed by RFC 5646 §2.1 and has at most 255 bytes. It must not
 * have repeated variants or singletons, or a region of three letters. Its language has to be
 * registered.
 */
internal class LanguageType : ValueType() {
    override fun check(bytes: String): Int =
        if (irregularTag(bytes) != null) ACCEPTED
        else if (LanguageTagScanner(bytes).isTag && withShortRegion(bytes) == null) ACCEPTED
        else REJECTED

    override fun dropCode(bytes: String, check: Int): String = "unknown-language"

    /** Repairs the underscores of POSIX and Java, and regions with three letters. */
    override fun repaired(bytes: String): String {
        val tag = bytes.replace('_', '-')
        return withShortRegion(tag) ?: tag
    }

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

/**
 * Scans a tag from left to right; the length of a subtag and the current part determine its role.
 */
private class LanguageTagScanner(private val bytes: String) {
    private var part = LANGUAGE
    private var extlangs = 0
    private val variants = HashSet<String>()
    private val singletons = HashSet<Char>()

    /** `true` if a singleton or an `x` has no subtag yet. */
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
        if (subtag.length == 1 && lowercase(subtag[0]) == 'x') {
            part = PRIVATE_USE
            isBare = true
            return true
        }
        return subtag.all { isLetter(it) } && isRegisteredLanguage(lowercase(subtag))
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
        val extlangMayFollow = part <= EXTLANGS && extlangs < 3
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

/**
 * Returns a tag with its three-letter region replaced: `es-MX` for `es-MEX`.
 *
 * Returns `null` if the tag has no such region.
 */
private fun withShortRegion(tag: String): String? {
    val subtags = tag.split('-').toMutableList()
    val language = lowercase(subtags[0])
    if (language.length !in 2..3) return null
    // Only an extended language and a script can precede the region.
    for (index in 1 until minOf(subtags.size, 4)) {
        val subtag = lowercase(subtags[index])
        if (subtag.length !in 3..4 || !subtag.all { isLetter(it) }) return null
        if (index == 1 && "$language-$subtag" in REGION_LIKE_EXTLANGS) continue
        val region = shortRegion(subtag) ?: continue
        val next = subtags.getOrNull(index + 1)
        if (next != null && (next.length in 2..3 || next.length == 4 && isLetter(next[0]))) return null
        subtags[index] = region
        return subtags.joinToString("-")
    }
    return null
}

/** Returns the two-letter region for a code of three lowercase letters. */
private fun shortRegion(code: String): String? {
    for (start in LONG_REGIONS.indices step 5) {
        if (lowercase(LONG_REGIONS.substring(start, start + 3)) == code) {
            return LONG_REGIONS.substring(start + 3, start + 5)
        }
    }
    return null
}

/** The extended languages of the IANA registry that are also codes of regions. */
private val REGION_LIKE_EXTLANGS = setOf(
    "ms-pse", "msa-pse", "sgn-afg", "sgn-eth", "sgn-isr", "sgn-lso",
    "sgn-msr", "sgn-svk", "sgn-tza", "zh-mnp", "zho-mnp"
)

/**
 * The regions of ISO 3166-1 in groups of five letters: the three-letter code, then the two-letter
 * code.
 */
private const val LONG_REGIONS =
    "ABWAWAFGAFAGOAOAIAAIALAAXALBALANDADAREAEARGARARMAMASMASATAAQATFTFATGAGAUSAU" +
    "AUTATAZEAZBDIBIBELBEBENBJBESBQBFABFBGDBDBGRBGBHRBHBHSBSBIHBABLMBLBLRBYBLZBZ" +
    "BMUBMBOLBOBRABRBRBBBBRNBNBTNBTBVTBVBWABWCAFCFCANCACCKCCCHECHCHLCLCHNCNCIVCI" +
    "CMRCMCODCDCOGCGCOKCKCOLCOCOMKMCPVCVCRICRCUBCUCUWCWCXRCXCYMKYCYPCYCZECZDEUDE" +
    "DJIDJDMADMDNKDKDOMDODZADZECUECEGYEGERIERESHEHESPESESTEEETHETFINFIFJIFJFLKFK" +
    "FRAFRFROFOFSMFMGABGAGBRGBGEOGEGGYGGGHAGHGIBGIGINGNGLPGPGMBGMGNBGWGNQGQGRCGR" +
    "GRDGDGRLGLGTMGTGUFGFGUMGUGUYGYHKGHKHMDHMHNDHNHRVHRHTIHTHUNHUIDNIDIMNIMINDIN" +
    "IOTIOIRLIEIRNIRIRQIQISLISISRILITAITJAMJMJEYJEJORJOJPNJPKAZKZKENKEKGZKGKHMKH" +
    "KIRKIKNAKNKORKRKWTKWLAOLALBNLBLBRLRLBYLYLCALCLIELILKALKLSOLSLTULTLUXLULVALV" +
    "MACMOMAFMFMARMAMCOMCMDAMDMDGMGMDVMVMEXMXMHLMHMKDMKMLIMLMLTMTMMRMMMNEMEMNGMN" +
    "MNPMPMOZMZMRTMRMSRMSMTQMQMUSMUMWIMWMYSMYMYTYTNAMNANCLNCNERNENFKNFNGANGNICNI" +
    "NIUNUNLDNLNORNONPLNPNRUNRNZLNZOMNOMPAKPKPANPAPCNPNPERPEPHLPHPLWPWPNGPGPOLPL" +
    "PRIPRPRKKPPRTPTPRYPYPSEPSPYFPFQATQAREUREROURORUSRURWARWSAUSASDNSDSENSNSGPSG" +
    "SGSGSSHNSHSJMSJSLBSBSLESLSLVSVSMRSMSOMSOSPMPMSRBRSSSDSSSTPSTSURSRSVKSKSVNSI" +
    "SWESESWZSZSXMSXSYCSCSYRSYTCATCTCDTDTGOTGTHATHTJKTJTKLTKTKMTMTLSTLTONTOTTOTT" +
    "TUNTNTURTRTUVTVTWNTWTZATZUGAUGUKRUAUMIUMURYUYUSAUSUZBUZVATVAVCTVCVENVEVGBVG" +
    "VIRVIVNMVNVUTVUWLFWFWSMWSYEMYEZAFZAZMBZMZWEZW"

/** Returns a tag that is registered as a whole and does not match the grammar: RFC 5646 §2.2.8. */
private fun irregularTag(bytes: String): String? = when (val tag = lowercase(bytes)) {
    "en-gb-oed" -> "en-GB-oed"
    "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo",
    "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu" -> tag
    "sgn-be-fr" -> "sgn-BE-FR"
    "sgn-be-nl" -> "sgn-BE-NL"
    "sgn-ch-de" -> "sgn-CH-DE"
    else -> null
}

/** Returns `true` if a lowercase tag is registered as a whole and matches the grammar. */
private fun isRegularTag(tag: String): Boolean = when (tag) {
    "art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min",
    "zh-min-nan", "zh-xiang" -> true
    else -> false
}

/** Returns `true` if lowercase letters are a primary language subtag of [REGISTERED_LANGUAGES]. */
private fun isRegisteredLanguage(subtag: String): Boolean {
    if (subtag.length !in 2..3) return false
    val bit = if (subtag.length == 3) subtag[2] - 'a' else 26
    val pair = (subtag[0] - 'a') * 26 + (subtag[1] - 'a')
    return (REGISTERED_LANGUAGES[pair * 6 + bit / 5] - '0') shr (bit % 5) and 1 == 1
}

/**
 * The languages of the IANA language subtag registry of 2025-08-25.
 *
 * The three-letter codes of ISO 639 for its two-letter languages are included. Each pair of letters
 * from `aa` to `zz` has six characters, each with five bits as the distance from `0`. Bits 0 to 25
 * are the third letters that complete a subtag; bit 26 is the pair itself.
 */
private const val REGISTERED_LANGUAGES =
    "O?OO?3OOOOO3K=?OO1KOJOM1O0?>E3K>IM13OOOOO13>OM00OOOOL01:8I51OOGOO3OOOOO1GOOOO3" +
    "OOOOO3OO?L91OOOOO1=2?E01ONOOO3OOOOO3ONOOO1OOOOM1K8OH32O>MLO0B27080O>OOI3OBL@03" +
    "OOOOO3OOOOO1OOOOG1OOOOO1OOOOO3OOOOM1OKOOO3OOOOO3OGOOO3OOOOO1?OOOO1OOOON1OOOOO3" +
    "OKOOO3KOOOO3ONOOO1?OOOO1OOOOO3GOOOO2OOOOO1OOOOO1OOOGO1OOOOM1OOO??1OOOON1OOOOO1" +
    "OOOOO3ONKNG0MFN?00MOL<@132;H@2924000521000OOOGO3O4=5D0A<M=B034NNK1MLGHE0E:OL00" +
    "7>CO=0OGOOO3G;H9I0800010OOOON3OOOOO3M6NIA17NGOO2028002K20@0004000030D002@4I@00" +
    "MOO?O3KKNGG0400400IJH<40L???33000000O>KL=19:N<?0?OOOO1OIO450123<8002=000O3O<O0" +
    "IJIDG0G=KON1000100000000O>JNE0B<K201;<MMA0OOOOO1100002103<E1000000;:L4A0I2J002" +
    "10000042A410000<@0000000@00002A8000010F0H0000810000A20100000E:G5@0@<G192C:M;M1" +
    "?7N6?2000@0208@0000000001>AL40@>OJI264HL93800:02@48000@0@000000@0010@000A00000" +
    ";OOMI3002000000800000000000400084002000400000000AA:E520000020010201<:4@0000110" +
    "2:000088<<82@00000000800M0EO@2@02800000000NM>FC0000400A00000000000000002000000" +
    "OOOOO3OOO?O1L1:D00OOON92?OG>N1001@80K2KD50E4KL00O>NOM108=410I0H110ONC4G2K6>6O1" +
    "ONOF53OOOOO1A08000188410ONMNO1@2N940180010OOOO?3EAN=@2OK<D=0000080K;N4@1188000" +
    "OOOOO330H8101400000088@0;>44020000000040400804@0;OOD<2080000A49800K00@10OOOOO1" +
    "INL810OLGMF300@800000000E0EE?324:80008@892NOOOO3D0902050@000000000A000<2000002" +
    "088502K>N4A0A42400O8@L12000002C150A0B2N842280140088402D@H800@<CM?3C:G970A8JL@0" +
    "OFNI0300045208A000000050A<I4I0M>OD32O8GLN300400220002000E80240200010@0800<4401" +
    "OEONO3@HMD50000H00120@00B>;D10000000B0A000080800O>FBC2@0040010D=10@00800?8:<<0" +
    "9J2800:20<40108480000400300D10002000000000?<OME0808002080002000000A000@0000000" +
    "OOOOO3OOOOO1OOOOO1MOOGO1OOOOO1OOOOO1OOOOO2OOOOO1OOOOO3OOOOK3OOOOO3OOOOO3OOOOO3" +
    "OKOOO3MOOOO3OOOOO1OOOOO1OMOMO3OOOOO3OOOOO1OOOOO3OOOOO3OOOOO3OMOOO1OOOOO3OOOOO1" +
    "OOOOO3GKONO3L56;00;NO300OOOOO11080003>ON131<>I10OOOOO3A821<0OLNLA0OOO;90OOO7O1" +
    ";NN853GOOOO3A0H080000400E:OD21O>NMF04>H813OOOOG3183812A6FH5000400012800004:001" +
    "OOOOO1OMOOO1OOOOO1OO?OO1OOOOG1OOOOO1OOOOO3OOOOM3OOOOM3ONOOO1OOOOO3OOOO?3OOOGO1" +
    "OOOOO3MOOOO3ONOOO1GOOOO1OOOOO3OOOOO3OOOOO2ONOOK1K?OOO1OOOOO1OOOOO1OOOOO3ONOOO1" +
    "OOOOO3OOOOO2OOOO91OOOOO3OOMOO3902410OOOOO3O?MGO1OOONO1;LNLI1OOMO?1MJO6O3OOOOO1" +
    "OOOOO3OOOOG33>J8I002OB@0G;?E93O?OOO1HJE=M1OOOOO104D002G:D4L0I:O690OOOOO2;85<A1" +
    "50142008GD101<D012101@1000000000@810F2@010000@10A080006:0962ONO<;1I0ED10G:KGO2" +
    "CJIM=0828<0010E@@0000000E>LLO358HI92K8ONM1C8<000800000082000000000:040@0004000" +
    "O?OOO3F?NMC1OO?54058H@10KOG?J1A020009:;8A19NOF70OONMO3000@0076HM10OOKOG3OMONM1" +
    "ONOOO1L?OON1A8OO10A04040O?OOM1M>NOE21<HGG2OKEOM10000003:L440004000@0<8I0@48000" +
    "OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1" +
    "OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1O???N3ELN9D1E44H0054JO50100100000000" +
    "?OOOO1203100010000200000CJ>L@0000000A09<10020100C1>D100:08003<4@40000000O?OOO3" +
    ";2:542O7N552008@0000000008D@0028?040444840F?MKA300000010G402800040008810040000" +
    "OOOOO3OOOOO1G?KO?2GGOO;3OOOOG3B04840ONOMM3ONOOO3KOOOO3O2OM50OOMOO3MOOOO3OOOOO3" +
    "OOO?O3ONOOO3O:OOK01LMN92O?OOO3OOOOO3KOOOG2GJONN3G05<82GOOOO2F2O<50?8O<L0O2:9F0" +
    "OOOOO3OOOOO1O?OKM1OOONK0O?OOO308HD00OOKOO3M=?OO3OOOOO31JN950K3?O?3?OOOO2OOOOG1" +
    "O?OOO3NOO?O3EKOGO120NG50OOOOO3OOOOO3OOOOG3OOOOO1I8OHM0O?NGM2GNLNI0AL:MK31DN080" +
    "00<4001824A0000000AJ6010000800080000C4H0@21080000208200800001>3?G2G9?0E0?:L=10" +
    "I:=591009000080020000000OOOEO31<1910A4051000<410@42000100000000000100000208802" +
    "AON=C0201000000000000000<0N502000000000D00000000L3:H220010001HOA11000900OO7?O1" +
    "005100002D0200000000000010@H0008:02000@00000<@00000000100000000000000000000000" +
    "OOOOO3CM7O601800008B1@A0=>NM500200003:@0E0121010FO?DG0180000;024E0E>O<O0O>LH<0" +
    "N:M1E0O;O<D2400000000000;>O=O11:1<302=5040;4>DK000000030@44010004038<4@0000000" +
    "OJOOG0OJL5L0F6NDG050E2@0:26M10100000;;>450M0DD3238:=B0200@00OOKOO1O:H9A0OGOOO1" +
    ";NMNA1<:M540OOOOO1100@00K:<F50OLN?C0ONNOG1;BNE10@8H800MBCD40205D003@3@@0044100" +
    "OOOOO1KLO0H004:500I21800EH:LC0000000186=509028009O?OK30000001>ODA0C:N4A0O>OO81" +
    "K6K:102:?LH236M101000000C8O8D0<2N=@01021D0OK?GM1100@0012:F501260A0000411021000" +
    "OOGOO3E02@509400000@000016<00000000034<400;8H0<230?441000000;6IE31A@<:50OOOOO1" +
    "I2180044D>00OOOOO1@0000012H900107410@2>KI014>0@20000001000000000802B81001@0000"

"""#
    case "LinkAuthority": #"""
package waymark.links

// Host and port. Unusual hosts, such as addresses and `xn--` labels, are checked only if a link has
// an unknown host.

/** Returns the offset after the name of a host. */
internal fun endOfHost(bytes: String, start: Int, isWeb: Boolean): Int {
    var offset = start
    while (offset < bytes.length) {
        val byte = bytes[offset]
        if (byte in "/?#:") break
        val isHostByte = isLetter(byte) || isDigit(byte) || byte in ".-_"
        // A custom scheme allows more characters, because the host is the first component of the
        // path.
        if (!isHostByte && (isWeb || byte !in "!$&'()*+,;=~")) {
            throw oddAuthority(bytes, offset, start)
        }
        offset += 1
    }
    return offset
}

/** Returns the offset after an address in brackets, which is only compared. */
internal fun endOfAddress(bytes: String, start: Int): Int {
    var offset = start + 1
    while (true) {
        // An unclosed bracket is reported itself, and not the position where the host ends.
        if (offset == bytes.length || bytes[offset] in "/?#") {
            throw Refusal("forbidden-host-character", start, start + 1)
        }
        if (bytes[offset] == ']') break
        if (bytes[offset] !in ":." && hexadecimal(bytes[offset]) < 0) {
            throw oddAuthority(bytes, offset, start)
        }
        offset += 1
    }
    offset += 1
    if (offset < bytes.length && bytes[offset] !in "/?#:") {
        throw oddAuthority(bytes, offset, start)
    }
    return offset
}

/**
 * Returns the offset after the digits of a port; the port is compared with the allowed ones later.
 */
internal fun endOfPort(bytes: String, digits: Int, start: Int): Int {
    var offset = digits
    var value = 0
    while (offset < bytes.length && isDigit(bytes[offset])) {
        value = minOf(value * 10 + (bytes[offset] - '0'), 65536)
        offset += 1
    }
    if (offset < bytes.length && bytes[offset] !in "/?#") {
        userinfo(bytes, start)?.let { throw it }
        val refusal = forbidden(bytes, offset)
        when (refusal.code) {
            "forbidden-character", "non-ascii-character" ->
                throw Refusal("invalid-port", digits - 1, endOfAuthority(bytes, offset))
            else -> throw refusal
        }
    }
    val hasLeadingZero = offset - digits > 1 && bytes[digits] == '0'
    if (offset == digits || value > 65535 || hasLeadingZero) {
        throw Refusal("invalid-port", digits - 1, offset)
    }
    return offset
}

/** Rejects the hosts that are invalid even in a link with a custom scheme. */
internal fun checkCustomHost(bytes: String, start: Int, end: Int) {
    val host = bytes.substring(start, end)
    val code = when {
        host == "." || host == ".." -> "dot-segment"
        host.length == 0 && end < bytes.length && bytes[end] == ':' -> "missing-host"
        else -> return
    }
    throw userinfo(bytes, start) ?: Refusal(code, start, end)
}

/** Returns the error of a web link without a host. */
internal fun missingHost(bytes: String, start: Int): Refusal {
    userinfo(bytes, start)?.let { return it }
    var slashes = start
    while (slashes < bytes.length && bytes[slashes] == '/') slashes += 1
    return if (slashes > start) Refusal("missing-slashes", start - 2, slashes)
    else Refusal("missing-host", start, start)
}

/**
 * Returns the error of a byte that is not valid in a host.
 *
 * A preceding user name has priority, because it can disguise one host as another.
 */
private fun oddAuthority(bytes: String, offset: Int, start: Int): Refusal {
    userinfo(bytes, start)?.let { return it }
    if (bytes[offset] == '%') {
        return Refusal("percent-encoded-host", offset, endOfOddPercent(bytes, offset))
    }
    val refusal = forbidden(bytes, offset)
    val code = when (refusal.code) {
        "non-ascii-character" -> "non-ascii-host"
        "forbidden-character" -> "forbidden-host-character"
        else -> refusal.code
    }
    return Refusal(code, refusal.start, refusal.end)
}

/** Returns the error of a `user@` before the host; `null` if the authority has no `@`. */
private fun userinfo(bytes: String, start: Int): Refusal? {
    val at = bytes.substring(start, endOfAuthority(bytes, start)).lastIndexOf('@')
    return if (at < 0) null else Refusal("userinfo", start, start + at + 1)
}

/** Returns the last offset at which the authority can end by either standard. */
private fun endOfAuthority(bytes: String, start: Int): Int {
    var offset = start
    while (offset < bytes.length && bytes[offset] !in "/?#\\") offset += 1
    return offset
}

/** Returns the reason why a host is valid only if it is listed, if there is one. */
internal fun hostException(link: LinkScanner): Refusal? {
    oddHost(link)?.let { return it }
    if (!link.hasPort) return null
    return Refusal("port-not-allowed", link.hostEnd, link.authorityEnd)
}

private fun oddHost(link: LinkScanner): Refusal? {
    val host = link.bytes.substring(link.hostStart, link.hostEnd)
    if (host.startsWith("[")) return Refusal("ip-address-host", link.hostStart, link.hostEnd)
    if (!link.hasWebScheme) return null
    var exception: Refusal? = null
    var lastLabel = ""
    var start = link.hostStart
    val labels = host.split('.')
    for ((index, label) in labels.withIndex()) {
        val end = start + label.length
        val isLast = index == labels.size - 1
        if (exception == null) {
            exception = when {
                label.isNotEmpty() -> oddLabel(label, start)
                isLast -> Refusal("trailing-dot-host", end - 1, end)
                else -> Refusal("empty-host-label", maxOf(start - 1, link.hostStart), end + 1)
            }
        }
        if (label.isNotEmpty() || !isLast) lastLabel = label
        start = end + 1
    }
    // Browsers read a host as an IPv4 address if its last label is a number.
    if (isNumber(lastLabel)) return Refusal("ip-address-host", link.hostStart, link.hostEnd)
    return exception
}

private fun oddLabel(label: String, start: Int): Refusal? {
    if (label.startsWith("xn--", ignoreCase = true)) {
        return Refusal("punycode-host", start, start + label.length)
    }
    val underscore = label.indexOf('_')
    return if (underscore < 0) null
    else Refusal("underscore-host", start + underscore, start + underscore + 1)
}

private fun isNumber(label: String): Boolean = when {
    label.length == 0 -> false
    label.all { isDigit(it) } -> true
    label.startsWith("0x", ignoreCase = true) -> label.drop(2).all { hexadecimal(it) >= 0 }
    else -> false
}

/**
 * Returns the declared host that matches a host and port in lower case, or `null`.
 *
 * A wildcard such as `*.shop.example` matches all subdomains. An exact host precedes wildcards, and
 * a longer wildcard precedes shorter ones.
 */
internal fun declaredHost(hosts: Set<String>, authority: String): String? {
    if (authority in hosts) return authority
    var start = 0
    while (true) {
        val dot = authority.indexOf('.', start)
        if (dot < 0 || !isWildcardLabel(authority.substring(start, dot))) return null
        val wildcard = "*" + authority.substring(dot)
        if (wildcard in hosts) return wildcard
        start = dot + 1
    }
}

/** Returns `true` if a wildcard matches a label: letters, digits and inner hyphens, not `xn--`. */
internal fun isWildcardLabel(label: String): Boolean =
    label.length in 1..63 && label.all { isLetter(it) || isDigit(it) || it == '-' } &&
        label.first() != '-' && label.last() != '-' && !label.startsWith("--", 2)

"""#
    case "LinkBytes": #"""
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

"""#
    case "LinkPaths": #"""
package waymark.links

/** A decoded part of a scanned link, with the offset of each byte in the link. */
internal class Decoded(link: String, start: Int, end: Int, plusIsSpace: Boolean = false) {
    val bytes: String

    // One more than the number of bytes: the last offset is the end.
    private val offsets = IntArray(end - start + 1)

    init {
        val decoded = StringBuilder(end - start)
        var offset = start
        offsets[0] = start
        while (offset < end) {
            val byte = link[offset]
            val encoded = if (byte == '%') percentEncoded(link, offset) else null
            decoded.append(encoded ?: if (plusIsSpace && byte == '+') ' ' else byte)
            offset += if (encoded == null) 1 else 3
            offsets[decoded.length] = offset
        }
        bytes = decoded.toString()
    }

    val start: Int get() = offsets[0]
    val end: Int get() = offsets[bytes.length]

    /** Returns the offset in the link of a decoded byte, or of the end. */
    fun offset(index: Int): Int = offsets[index]

    /** Returns the error of an invalid value, by the result of its check. */
    fun invalid(check: Int, from: Int, to: Int, parameter: String?): Refusal {
        val range = wrongRange(bytes, check, from, to)
        return Refusal("invalid-value", offsets[range.first], offsets[range.last], parameter)
    }
}

/** Returns the start and the end of the invalid bytes, by the result of their check. */
internal fun wrongRange(bytes: String, check: Int, from: Int, to: Int): IntRange {
    if (check == REJECTED) return from..to
    val first = from + check
    return first..first + maxOf(1, scalarLength(bytes, first))
}

/**
 * The path of a link as components, without the leading and the trailing slash.
 *
 * The host of a link with a custom scheme is the first component.
 */
internal class LinkPath(bytes: String, start: Int, end: Int) {
    val start: Int
    val end: Int
    val hasTrailingSlash: Boolean
    val components = ArrayList<Decoded>()

    constructor(link: LinkScanner) : this(
        link.bytes,
        if (link.hasWebScheme || link.hostStart == link.hostEnd) link.authorityEnd
        else link.hostStart,
        link.pathEnd
    )

    init {
        this.start = if (start < end && bytes[start] == '/') start + 1 else start
        hasTrailingSlash = this.start < end && bytes[end - 1] == '/'
        this.end = if (hasTrailingSlash) end - 1 else end
        var offset = this.start
        while (offset < this.end) {
            val slash = bytes.indexOf('/', offset)
            val stop = if (slash < 0 || slash > this.end) this.end else slash
            components.add(Decoded(bytes, offset, stop))
            offset = stop + 1
        }
    }

    /** `true` for the root, whose trailing slash is optional. */
    val isRoot: Boolean get() = start == end
}

"""#
    case "LinkPolicy": ##"""
package waymark.links

// The rules of the syntax policy that involve more than one byte.

internal fun isControl(byte: Char): Boolean = byte < ' ' || byte == '\u007F'

/** Returns `true` if a byte is valid and unescaped in every part of a link after the host. */
internal fun isOrdinary(byte: Char): Boolean = byte in '!'..'~' && byte !in "\"#%/<>?[\\]^`{|}"

/** Returns the error of a byte that is not valid at its position. */
internal fun forbidden(bytes: String, offset: Int): Refusal {
    val byte = bytes[offset]
    if (byte > '\u007F') {
        val length = scalarLength(bytes, offset)
        return if (length == 0) Refusal("invalid-utf-8", offset, offset + 1)
        else Refusal("non-ascii-character", offset, offset + length)
    }
    val code = when {
        byte == '\\' -> "backslash"
        byte == ' ' -> "space"
        isControl(byte) -> "control-character"
        else -> "forbidden-character"
    }
    return Refusal(code, offset, offset + 1)
}

/** Returns `true` for a byte that a query or a fragment may contain, except a percent sign. */
internal fun isItemByte(byte: Char): Boolean = isOrdinary(byte) || byte == '/' || byte == '?'

/** Returns the offset after a byte, or an escaped character, of a query or a declared item. */
internal fun endOfItemByte(bytes: String, offset: Int, allowsLineBreaks: Boolean): Int {
    if (allowsLineBreaks && isLineBreak(bytes, offset)) return offset + 3
    if (bytes[offset] == '%') return endOfPercent(bytes, offset)
    if (isItemByte(bytes[offset])) return offset + 1
    throw forbidden(bytes, offset)
}

/**
 * Returns the offset after a byte of a fragment that should be percent-encoded.
 *
 * Controls, spaces and backslashes are always rejected.
 */
internal fun endOfIrregular(bytes: String, offset: Int): Int {
    val byte = bytes[offset]
    if (byte == '\\' || byte == ' ' || isControl(byte)) throw forbidden(bytes, offset)
    val length = scalarLength(bytes, offset)
    if (length == 0) throw forbidden(bytes, offset)
    if (byte == '\u00C2' && bytes[offset + 1] < '\u00A0') {
        throw Refusal("control-character", offset, offset + length)
    }
    return offset + length
}

/** Rejects a component that browsers would resolve: `.`, `..` and their encodings. */
internal fun checkDotSegment(bytes: String, start: Int) {
    var offset = start
    var dots = 0
    while (offset < bytes.length) {
        if (bytes[offset] == '.') {
            offset += 1
        } else if (bytes.startsWith("%2e", offset, ignoreCase = true)) {
            offset += 3
        } else {
            break
        }
        dots += 1
        if (dots > 2) return
    }
    if (dots == 0) return
    if (offset == bytes.length || bytes[offset] in "/?#") {
        throw Refusal("dot-segment", start, offset)
    }
}

/**
 * Returns the offset after `%XX` and the continuation of its UTF-8 sequence.
 *
 * Encoded controls are rejected; the caller has to check for encoded line breaks first.
 */
internal fun endOfPercent(bytes: String, start: Int): Int {
    val lead = percentEncoded(bytes, start) ?: throw oddPercent(bytes, start)
    if (isControl(lead)) throw Refusal("percent-encoded-control", start, start + 3)
    val length = sequenceLength(lead)
    if (length == 0) throw Refusal("percent-encoded-invalid-utf-8", start, start + 3)
    var offset = start + 3
    var second = '\u00FF'
    for (index in 1 until length) {
        if (offset == bytes.length || bytes[offset] != '%') {
            throw Refusal("percent-encoded-invalid-utf-8", start, offset)
        }
        val next = percentEncoded(bytes, offset) ?: throw oddPercent(bytes, offset)
        val expected = if (index == 1) secondBytes(lead) else '\u0080'..'\u00BF'
        offset += 3
        if (next !in expected) throw Refusal("percent-encoded-invalid-utf-8", start, offset)
        if (index == 1) second = next
    }
    if (lead == '\u00C2' && second < '\u00A0') {
        throw Refusal("percent-encoded-control", start, offset)
    }
    return offset
}

/** Returns `true` if an encoded tab, line feed or carriage return starts at an offset. */
internal fun isLineBreak(bytes: String, offset: Int): Boolean =
    bytes[offset] == '%' && when (percentEncoded(bytes, offset)) {
        '\t', '\n', '\r' -> true
        else -> false
    }

/** Returns the byte that `%XX` represents, or `null` without two hexadecimal digits. */
internal fun percentEncoded(bytes: String, start: Int): Char? {
    if (start + 2 >= bytes.length) return null
    val high = hexadecimal(bytes[start + 1])
    val low = hexadecimal(bytes[start + 2])
    return if (high < 0 || low < 0) null else (high * 16 + low).toChar()
}

/** Returns the error of a percent sign that is not followed by two hexadecimal digits. */
internal fun oddPercent(bytes: String, start: Int): Refusal =
    Refusal("invalid-percent-encoding", start, endOfOddPercent(bytes, start))

/** Returns the end of a percent sign and of up to two letters or digits after it. */
internal fun endOfOddPercent(bytes: String, start: Int): Int {
    val limit = minOf(start + 3, bytes.length)
    var end = start + 1
    while (end < limit && (isLetter(bytes[end]) || isDigit(bytes[end]))) end += 1
    return end
}

"""##
    case "LinkScanner": ##"""
package waymark.links

/**
 * Finds the parts of a link, and rejects a link that two parsers could read differently.
 *
 * The parsers follow RFC 3986 or the URL Standard, which browsers implement. A link is rejected if
 * they differ on its scheme, host or path. Nothing is decoded. The error reports the first
 * violation of the policy:
 *
 *     scheme ":" [ "//" host [ ":" port ] ] path [ "?" query ] [ "#" fragment ]
 */
internal class LinkScanner(val bytes: String) {
    var schemeEnd = 0
        private set

    /** `true` if browsers require a host for the scheme. */
    var hasWebScheme = false
        private set
    var hostStart = 0
        private set
    var hostEnd = 0
        private set
    var hasPort = false
        private set
    var authorityEnd = 0
        private set
    var pathEnd = 0
        private set
    var hasQuery = false
        private set
    var queryEnd = 0
        private set
    var hasFragment = false
        private set

    /** `true` if the query has a raw bracket or a percent sign without two hexadecimal digits. */
    var hasIrregularQuery = false
        private set

    /** `true` if the fragment has a raw character or an incomplete escape that it may not have. */
    var hasIrregularFragment = false
        private set

    /** `true` if the query has an encoded tab, line feed or carriage return. */
    var hasLineBreak = false
        private set

    init {
        scanScheme()
        val start = schemeEnd + 1
        var slashes = start
        while (slashes < bytes.length && bytes[slashes] == '/') slashes += 1
        if (slashes - start >= 2) {
            scanAuthority(start + 2)
            checkFileHost()
        } else {
            if (hasWebScheme) throw missingSlashes(start, slashes)
            hostStart = start
            hostEnd = start
            authorityEnd = start
        }
        scanPath()
        scanQuery()
        scanFragment()
    }

    // Scheme

    private fun scanScheme() {
        if (bytes.length == 0) throw Refusal("empty-link", 0, 0)
        var offset = 0
        while (offset < bytes.length && bytes[offset] != ':') {
            val byte = bytes[offset]
            val isSchemeByte = isLetter(byte) ||
                offset > 0 && (isDigit(byte) || byte == '+' || byte == '-' || byte == '.')
            if (!isSchemeByte) throw oddScheme(offset)
            offset += 1
        }
        if (offset == 0 || offset == bytes.length) throw Refusal("missing-scheme", 0, offset)
        schemeEnd = offset
        hasWebScheme = isWebScheme(lowercase(bytes.substring(0, offset)))
    }

    /**
     * Returns the error of a byte that is not valid in a scheme.
     *
     * Browsers strip some such bytes, which can be part of an attack. Other bytes mean that the
     * scheme is missing.
     */
    private fun oddScheme(offset: Int): Refusal = when (bytes[offset]) {
        '/', '?', '#', '%', '[', ']' -> Refusal("missing-scheme", 0, offset)
        else ->
            if (isOrdinary(bytes[offset])) Refusal("missing-scheme", 0, offset)
            else forbidden(bytes, offset)
    }

    /**
     * Returns the error of a web link with fewer than two slashes.
     *
     * A backslash, a space or a control is reported itself, because browsers read it as a slash or
     * strip it.
     */
    private fun missingSlashes(start: Int, end: Int): Refusal {
        val next = if (end < bytes.length) bytes[end] else '/'
        if (next == '\\' || next == ' ' || isControl(next)) return forbidden(bytes, end)
        return Refusal("missing-slashes", start, end)
    }

    // Host and port

    private fun scanAuthority(start: Int) {
        hostStart = start
        hostEnd = if (start < bytes.length && bytes[start] == '[') {
            endOfAddress(bytes, start)
        } else {
            endOfHost(bytes, start, hasWebScheme)
        }
        if (!hasWebScheme) {
            checkCustomHost(bytes, start, hostEnd)
        } else if (hostEnd == start) {
            throw missingHost(bytes, start)
        }
        authorityEnd = hostEnd
        if (hostEnd < bytes.length && bytes[hostEnd] == ':') {
            authorityEnd = endOfPort(bytes, hostEnd + 1, start)
            hasPort = true
        }
    }

    /** Rejects the hosts that browsers treat specially after `file://`. */
    private fun checkFileHost() {
        if (!hasWebScheme || lowercase(bytes.substring(0, schemeEnd)) != "file") return
        if (lowercase(bytes.substring(hostStart, hostEnd)) == "localhost") {
            throw Refusal("missing-host", hostStart, hostEnd)
        }
        if (hasPort) throw Refusal("port-not-allowed", hostEnd, authorityEnd)
    }

    // Path, query and fragment

    private fun scanPath() {
        var offset = authorityEnd
        checkDotSegment(bytes, offset)
        while (offset < bytes.length) {
            val byte = bytes[offset]
            if (byte == '?' || byte == '#') break
            if (byte == '%') {
                offset = endOfPercent(bytes, offset)
            } else if (byte == '/') {
                offset += 1
                if (offset < bytes.length && bytes[offset] == '/') {
                    throw Refusal("empty-path-component", offset - 1, offset + 1)
                }
                checkDotSegment(bytes, offset)
            } else if (isOrdinary(byte)) {
                offset += 1
            } else {
                throw forbidden(bytes, offset)
            }
        }
        pathEnd = offset
    }

    private fun scanQuery() {
        queryEnd = pathEnd
        if (pathEnd == bytes.length || bytes[pathEnd] != '?') return
        hasQuery = true
        var offset = pathEnd + 1
        while (offset < bytes.length && bytes[offset] != '#') {
            val byte = bytes[offset]
            // Parsers agree on these unless a declared item has an escape; see ItemReader.
            val isIncomplete = byte == '%' && percentEncoded(bytes, offset) == null
            if (byte == '[' || byte == ']' || isIncomplete) {
                hasIrregularQuery = true
                offset += 1
            } else {
                if (isLineBreak(bytes, offset)) hasLineBreak = true
                offset = endOfItemByte(bytes, offset, true)
            }
        }
        queryEnd = offset
    }

    /** Scans the fragment, on which no other part depends; ItemReader checks its declared items. */
    private fun scanFragment() {
        if (queryEnd == bytes.length) return
        hasFragment = true
        var offset = queryEnd + 1
        while (offset < bytes.length) {
            val byte = bytes[offset]
            val isEscape = byte == '%' && percentEncoded(bytes, offset) != null
            if (isItemByte(byte) || isEscape) {
                offset += 1
            } else {
                hasIrregularFragment = true
                offset = endOfIrregular(bytes, offset)
            }
        }
    }
}

private fun isWebScheme(scheme: String): Boolean = when (scheme) {
    "https", "http", "ws", "wss", "ftp", "file" -> true
    else -> false
}

"""##
    case "LinkWriter": #"""
package waymark.links

/** Builds the link of a route: the inverse of [RouteTable.match]. */
internal class LinkWriter(private val table: RouteTable, private val route: Route) {
    private val link = StringBuilder()
    private var slot = 0

    /** The value of the parameter of the host, with the parameter. */
    private var label: Pair<Item, String>? = null

    /**
     * Returns the canonical link of values.
     *
     * @param values the values of each parameter, in the order of the declaration.
     */
    fun write(scheme: String?, values: Array<out List<String>>): String {
        val hosts = route.hosts ?: table.hosts
        val schemes = (route.schemes ?: table.schemes).map { lowercase(it) }
        val host = when {
            scheme == null || lowercase(scheme) == "https" -> hosts.firstOrNull()
            else -> null
        }
        val own = if (scheme != null) lowercase(scheme) else schemes.firstOrNull() ?: table.app
        if (scheme != null && host == null && own !in schemes) {
            throw Refusal("unknown-scheme", 0, utf8Length(scheme))
        }
        link.append(if (host != null) "https://" + lowercase(host) else "$own:/")
        var pathStart = link.length
        writePath(pathStart, values)
        checkDots(pathStart)
        val path = link.substring(pathStart)
        if (host == null || !hasLabel(values)) {
            checkLeadsBack(table.origin(host, own), path)?.let { refusal ->
                val other = if (host == null) null else otherHost(hosts, path)
                if (other == null) throw refusal
                link.replace(0, pathStart, "https://" + lowercase(other))
                pathStart = link.length - path.length
            }
        }
        if (host == null) separateHost(pathStart)
        writeItems('?', route.query, values)
        val pattern = route.plainFragment
        if (pattern != null) writeFragment(pattern, values)
        else writeItems('#', route.fragment, values)
        val hostEnd = if (host != null) pathStart else -1
        label?.let { (item, value) -> writeLabel(item, value, path, hostEnd) }
        if (link.length > MAXIMUM_LENGTH) throw Refusal("too-long", 0, 0)
        checkConditions(values.takeLast(route.query.size + route.fragment.size))
        return link.toString()
    }

    /** Replaces the host with that of a value; [hostEnd] is negative if the link has no host. */
    private fun writeLabel(item: Item, value: String, path: String, hostEnd: Int) {
        val suffix = item.suffix ?: return
        val bytes = utf8(value)
        val canonical = item.type.canonical(bytes)
        val label = lowercase(canonical)
        val isLabel = isWildcardLabel(label) && item.type.check(label) == ACCEPTED &&
            item.type.canonical(label) == canonical
        if (!isLabel) throw Refusal("invalid-value", 0, bytes.length, item.name)
        if (hostEnd < 0) throw Refusal("unknown-scheme", 0, link.indexOf(":"), item.name)
        if (table.origin(label + suffix, "") != null) {
            throw Refusal("leads-elsewhere", 0, bytes.length, item.name)
        }
        link.replace(0, hostEnd, "https://$label$suffix")
        checkLeadsBack(table.origin("*$suffix", ""), path)?.let { throw it }
    }

    private fun hasLabel(values: Array<out List<String>>): Boolean {
        val index = route.query.indexOfFirst { it.suffix != null }
        if (index < 0) return false
        return values[values.size - route.query.size - route.fragment.size + index].isNotEmpty()
    }

    /** Returns the first host after the canonical host on which a path matches the route. */
    private fun otherHost(hosts: List<String>, path: String): String? =
        hosts.drop(1).firstOrNull { host ->
            !host.startsWith("*.") && checkLeadsBack(table.origin(host, ""), path) == null
        }

    // Path

    /**
     * Rejects values whose canonical path differs from the path of their link, and matches a
     * different route or an exclusion, or has a component `.` or `..`.
     *
     * [path] is the path of the link without its first slash.
     */
    fun checkPath(path: String, origin: Origin, values: Array<out List<String>>) {
        writePath(0, values)
        if (link.toString().removePrefix("/") == path) return
        checkDots(0)
        checkLeadsBack(origin, link.toString())?.let { throw it }
    }

    private fun writePath(start: Int, values: Array<out List<String>>) {
        if (route.path.isEmpty()) link.append('/')
        for (component in route.path) {
            link.append('/')
            when (component) {
                is Component.Literal -> appendLiteral(component.text)
                is Component.Value -> {
                    appendLiteral(component.prefix)
                    appendValue(values[slot++][0], component.name, component.type)
                    appendLiteral(component.suffix)
                }
                is Component.Compound -> writeCompound(component, values)
                is Component.Rest -> writeRest(component, values[slot++], start)
            }
        }
        if (route.slash == Slash.REQUIRED && link.length - start > 1) link.append('/')
    }

    private fun writeCompound(compound: Component.Compound, values: Array<out List<String>>) {
        for (piece in compound.pieces) {
            if (piece is Component.Literal) appendLiteral(piece.text)
            if (piece is Component.Value) appendValue(values[slot++][0], piece.name, piece.type)
        }
    }

    private fun writeRest(rest: Component.Rest, values: List<String>, start: Int) {
        values.forEachIndexed { index, value ->
            if (index > 0) link.append('/')
            appendValue(value, rest.name, rest.type)
        }
        if (values.size < rest.minimum) throw Refusal("missing-parameter", 0, 0, rest.name)
        // `/files/{rest*}` without values is `/files`.
        val isOmitted = link.length > start + 1 || route.path.last() !== rest
        if (values.isEmpty() && isOmitted) link.setLength(link.length - 1)
    }

    /** Appends literal text; characters that are valid in a path are not encoded. */
    private fun appendLiteral(text: String) {
        for (byte in utf8(text)) {
            if (byte in "!$&'()*+,;=:@") link.append(byte)
            else appendEncoded(byte.toString(), link)
        }
    }

    private fun appendValue(value: String, name: String, type: ValueType) {
        val bytes = utf8(value)
        val check = type.check(bytes)
        if (check != ACCEPTED) {
            val range = wrongRange(bytes, check, 0, bytes.length)
            throw Refusal("invalid-value", range.first, range.last, name)
        }
        appendEncoded(type.canonical(bytes), link)
    }

    /**
     * Rejects a path with a component `.` or `..`, because percent-encoding does not change its
     * meaning.
     */
    private fun checkDots(start: Int) {
        for (component in link.substring(start).split('/')) {
            if (component == "." || component == "..") {
                throw Refusal("dot-segment", 0, component.length)
            }
        }
    }

    /** Returns the error for a path that matches a different route or an exclusion. */
    private fun checkLeadsBack(origin: Origin?, text: String): Refusal? {
        val path = LinkPath(text, 0, text.length)
        return when {
            origin == null -> null
            origin.excludes(path) -> Refusal("excluded", 0, 0)
            PathSearch(path).find(origin.routes) !== route -> Refusal("leads-elsewhere", 0, 0)
            else -> null
        }
    }

    /** Inserts an empty host if the first component is not valid as a host. */
    private fun separateHost(start: Int) {
        val end = link.indexOf("/", start + 1)
        val first = link.substring(start + 1, if (end < 0) link.length else end)
        if (!first.all { isUnreserved(it) }) link.insert(start, '/')
    }

    // Query and fragment

    private fun writeItems(mark: Char, items: List<Item>, values: Array<out List<String>>) {
        var separator = mark
        for (item in items) {
            val texts = values[slot++]
            if (item.suffix != null) {
                label = texts.firstOrNull()?.let { checkedLabel(item, it) }
                continue
            }
            val start = link.length
            for ((index, value) in texts.withIndex()) {
                link.append(if (index == 0) separator else '&')
                appendEncoded(item.key, link)
                link.append('=')
                // A parser would read an empty value of an optional parameter as absent.
                val isAbsent = value.length == 0 && item.occurrence != Occurrence.REQUIRED
                if (isAbsent && item.default != "") {
                    throw Refusal("invalid-value", 0, 0, item.name)
                }
                appendValue(value, item.name, item.type)
            }
            if (texts.isEmpty()) {
                if (item.occurrence == Occurrence.REQUIRED) {
                    throw Refusal("missing-parameter", 0, 0, item.name)
                }
            } else if (isDefault(item, texts.last())) {
                link.setLength(start)
            } else {
                separator = '&'
            }
        }
    }

    /** Returns a value of the parameter of the host if its type accepts it. */
    private fun checkedLabel(item: Item, value: String): Pair<Item, String> {
        val start = link.length
        appendValue(value, item.name, item.type)
        link.setLength(start)
        if (value.length == 0) throw Refusal("invalid-value", 0, 0, item.name)
        return Pair(item, value)
    }

    /** Writes a fragment without keys; either all of its values are present, or none is. */
    private fun writeFragment(pattern: CompoundEdge, values: Array<out List<String>>) {
        val texts = route.fragment.indices.map { values[slot + it].firstOrNull() }
        slot += texts.size
        val isAbsent = texts.all { it == null }
        if (isAbsent && route.fragment[0].occurrence != Occurrence.REQUIRED) return
        link.append('#')
        val start = link.length
        for ((item, value) in route.fragment.zip(texts)) {
            if (value != null) appendValue(value, item.name, item.type)
        }
        link.setLength(start)
        var index = 0
        for (piece in pattern.pieces) {
            if (piece != null) {
                appendFragmentText(piece)
                continue
            }
            val item = route.fragment[index]
            val value = texts[index++] ?: throw Refusal("missing-parameter", 0, 0, item.name)
            appendValue(value, item.name, item.type)
        }
        val fragment = Decoded(link.toString(), start, link.length, route.isForm)
        if (link.length > MAXIMUM_LENGTH) throw Refusal("too-long", 0, 0)
        if (pattern.split(fragment.bytes) == null) throw Refusal("leads-elsewhere", 0, 0)
    }

    /** Appends literal text; characters that are valid in a fragment are not encoded. */
    private fun appendFragmentText(text: String) {
        for (byte in utf8(text)) {
            if (byte in "!$&'()*,;=:@/" || byte == '+' && !route.isForm) link.append(byte)
            else appendEncoded(byte.toString(), link)
        }
    }

    private fun checkConditions(values: List<List<String>>) {
        val items = route.query + route.fragment
        fun value(name: String): String? {
            val index = items.indexOfFirst { it.name == name }
            return values[index].firstOrNull()?.let { text(items[index].type.canonical(utf8(it))) }
        }
        for (condition in route.conditions) {
            val left = value(condition.parameter)
            if (condition.holds(left, value(condition.other))) continue
            throw Refusal("condition-failed", 0, utf8Length(left ?: ""), condition.parameter)
        }
    }

    private fun isDefault(item: Item, value: String): Boolean =
        item.default != null && item.type.canonical(utf8(value)) == item.default
}

"""#
    case "PathRefusal": #"""
package waymark.links

/**
 * Finds the reason why no route matches a path.
 *
 * The dead end with the most matched components is reported. If several have equally many, the
 * order is: a misspelled literal, an invalid value, a wrong slash, a path that is too short, one
 * that is too long, and an unknown component.
 */
internal class PathRefusal(private val path: LinkPath) {
    private var best: Refusal? = null
    private var bestLevel = -1
    private var bestRank = -1

    // The limit keeps the search fast even for a manifest that is designed to be slow.
    private var budget = 2000

    fun find(root: Node): Refusal {
        explore(root, 0, 0)
        return best ?: Refusal("unknown-path-component", path.start, path.end)
    }

    private fun consider(level: Int, rank: Int, refusal: Refusal) {
        if (level < bestLevel || level == bestLevel && rank <= bestRank) return
        best = refusal
        bestLevel = level
        bestRank = rank
    }

    private fun explore(node: Node, level: Int, depth: Int) {
        budget -= 1
        if (budget <= 0) return
        if (level == path.components.size) return exploreEnd(node, level)
        val component = path.components[level]
        val bytes = component.bytes
        node.exact[bytes]?.let { explore(it, level + 1, depth) }
        node.folded[lowercase(bytes)]?.let { explore(it, level + 1, depth) }
        exploreValues(node.edges, component, 0, bytes.length, level, depth)
        for (shape in node.shapes) {
            val (edges, _) = around(shape, bytes) ?: continue
            val end = bytes.length - shape.suffix
            exploreValues(edges, component, shape.prefix, end, level, depth)
        }
        for (edge in node.compounds) {
            if (edge.split(bytes) != null) {
                explore(edge.node, level + 1, depth + edge.count)
            } else {
                val route = firstRoute(edge.node)
                edge.refusal(component) { route?.pathName(depth + it) }
                    ?.let { consider(level, VALUE, it) }
            }
        }
        for (edge in node.rests) exploreRest(edge, level, depth)
        if (node.isEnd) {
            val refusal = Refusal("unexpected-path-component", component.start, path.end)
            consider(level, TOO_LONG, refusal)
        } else {
            val refusal = Refusal("unknown-path-component", component.start, component.end)
            consider(level, if (isMisspelt(node, bytes)) MISSPELT else UNKNOWN, refusal)
        }
    }

    private fun exploreEnd(node: Node, level: Int) {
        if (node.routes.isNotEmpty()) consider(level, SLASH, wrongSlash())
        for (edge in node.rests) {
            if (edge.rest.minimum == 0 && edge.tail == null) consider(level, SLASH, wrongSlash())
        }
        if (node.routes.isEmpty()) {
            consider(level, TOO_SHORT, Refusal("missing-path-component", path.end, path.end))
        }
    }

    private fun exploreValues(
        edges: List<Edge>,
        component: Decoded,
        from: Int,
        to: Int,
        level: Int,
        depth: Int
    ) {
        for (edge in edges) {
            val check = edge.type.check(component.bytes.substring(from, to))
            if (check == ACCEPTED) {
                explore(edge.node, level + 1, depth + 1)
            } else {
                val name = firstRoute(edge.node)?.pathName(depth)
                consider(level, VALUE, component.invalid(check, from, to, name))
            }
        }
    }

    private fun exploreRest(edge: RestEdge, level: Int, depth: Int) {
        val rest = edge.rest
        val end = path.components.size - edge.tailCount
        if (edge.tail != null && end < level + rest.minimum) {
            val refusal = Refusal("missing-path-component", path.end, path.end)
            return consider(path.components.size, TOO_SHORT, refusal)
        }
        for (index in level until end) {
            val component = path.components[index]
            val check = rest.type.check(component.bytes)
            if (check == ACCEPTED) continue
            val refusal = component.invalid(check, 0, component.bytes.length, rest.name)
            return consider(index, VALUE, refusal)
        }
        if (edge.tail != null) {
            explore(edge.tail, end, depth + 1)
        } else if (end - level < rest.minimum) {
            val refusal = Refusal("missing-path-component", path.end, path.end, rest.name)
            consider(path.components.size, VALUE, refusal)
        } else {
            consider(level, SLASH, wrongSlash())
        }
    }

    private fun wrongSlash(): Refusal =
        if (path.hasTrailingSlash) Refusal("trailing-slash", path.end, path.end + 1)
        else Refusal("missing-trailing-slash", path.end, path.end)

    private fun isMisspelt(node: Node, bytes: String): Boolean {
        val component = text(bytes)
        val nearest = nearestWord(component, node.literals.takeLast(512).map { it.first })
        return nearest != null && nearest != component
    }

    /** Returns the shortest route below a node; of several, the first in the manifest. */
    private fun firstRoute(node: Node): Route? {
        var level = listOf(node)
        while (level.isNotEmpty()) {
            val found = level.flatMap { next -> next.routes + next.rests.map { it.route } }
            if (found.isNotEmpty()) return found.sortedBy { it.index }.first()
            level = level.flatMap { next ->
                val edges = next.edges + next.shapes.flatMap { it.edges.values.flatten() }
                next.literals.map { it.second } + edges.map { it.node } +
                    next.compounds.map { it.node }
            }
        }
        return null
    }
}

// The priorities of dead ends with equally many matched components.
private const val UNKNOWN = 0
private const val TOO_LONG = 1
private const val TOO_SHORT = 2
private const val SLASH = 3
private const val VALUE = 4
private const val MISSPELT = 5

"""#
    case "PathSearch": #"""
package waymark.links

/**
 * Finds the route that matches a path.
 *
 * At the first component where two patterns differ, a literal precedes a parameter, and a parameter
 * precedes a catch-all. The search backtracks from a dead end to the next choice. Patterns with
 * equal prefixes share nodes, so no node is visited twice.
 */
internal class PathSearch(private val path: LinkPath) {
    /** The decoded values of the path; for a catch-all, all of its components. */
    val values = ArrayList<List<String>>()

    fun find(node: Node, index: Int = 0): Route? {
        if (index == path.components.size) {
            return node.routes.firstOrNull { acceptsSlash(it) } ?: findRest(node, index)
        }
        val bytes = path.components[index].bytes
        node.exact[bytes]?.let { child -> find(child, index + 1)?.let { return it } }
        val folded = if (node.folded.isEmpty()) null else node.folded[lowercase(bytes)]
        folded?.let { child -> find(child, index + 1)?.let { return it } }
        findValue(node.edges, bytes, index)?.let { return it }
        for (shape in node.shapes) {
            val (edges, value) = around(shape, bytes) ?: continue
            findValue(edges, value, index)?.let { return it }
        }
        for (edge in node.compounds) {
            val ranges = edge.split(bytes) ?: continue
            values.addAll(ranges.map { (start, end) -> listOf(bytes.substring(start, end)) })
            find(edge.node, index + 1)?.let { return it }
            repeat(ranges.size) { values.removeAt(values.size - 1) }
        }
        return findRest(node, index)
    }

    private fun findValue(edges: List<Edge>, value: String, index: Int): Route? {
        for (edge in edges) {
            if (edge.type.check(value) != ACCEPTED) continue
            values.add(listOf(value))
            find(edge.node, index + 1)?.let { return it }
            values.removeAt(values.size - 1)
        }
        return null
    }

    private fun findRest(node: Node, index: Int): Route? {
        for (edge in node.rests) {
            val rest = edge.rest
            val end = path.components.size - edge.tailCount
            if (end < index + rest.minimum) continue
            val taken = path.components.subList(index, end).map { it.bytes }
            if (!taken.all { rest.type.check(it) == ACCEPTED }) continue
            values.add(taken)
            if (edge.tail == null) {
                if (acceptsSlash(edge.route)) return edge.route
            } else {
                find(edge.tail, end)?.let { return it }
            }
            values.removeAt(values.size - 1)
        }
        return null
    }

    private fun acceptsSlash(route: Route): Boolean = path.isRoot || when (route.slash) {
        Slash.TOLERATED -> true
        Slash.REFUSED -> !path.hasTrailingSlash
        Slash.REQUIRED -> path.hasTrailingSlash
    }
}

/** Returns the parameters whose surrounding literal text matches a component, and their value. */
internal fun around(shape: Shape, bytes: String): Pair<List<Edge>, String>? {
    if (bytes.length <= shape.prefix + shape.suffix) return null
    val end = bytes.length - shape.suffix
    val literal = bytes.substring(0, shape.prefix) + bytes.substring(end)
    val edges = shape.edges[literal] ?: return null
    return Pair(edges, bytes.substring(shape.prefix, end))
}

"""#
    case "PatternType": #"""
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

"""#
    case "Redirects": #"""
package waymark.links

/** The value of a parameter: that of the retired route at a slot, a fixed text, or none. */
internal class Source(val slot: Int = -1, val text: String? = null)

/**
 * The redirect of a retired route to another route.
 *
 * @property name the name of the retired route.
 * @property index the index of the new route.
 */
internal class Redirect(val name: String, val index: Int, private vararg val sources: Source) {
    /** Returns the values of the new route, in the order of its parameters. */
    fun values(route: Route, values: List<List<String>>): List<List<String>> {
        val items = route.query + route.fragment
        return sources.map { source ->
            when {
                source.text != null -> listOf(source.text)
                source.slot < 0 -> emptyList()
                else -> values[source.slot].ifEmpty {
                    val item = items.getOrNull(source.slot - (values.size - items.size))
                    listOfNotNull(item?.default?.let { text(it) })
                }
            }
        }
    }
}

"""#
    case "Refusal": #"""
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

"""#
    case "RouteTable": #"""
package waymark.links

/**
 * A path that stays in the browser, on one host or on all hosts.
 *
 * Exclusions after an exception do not apply to its path.
 */
internal class Exclusion(
    vararg val path: Component,
    val host: String? = null,
    val isException: Boolean = false
)

/** Consecutive exclusions, or consecutive exceptions. */
internal class ExclusionLayer(val root: Node, val excludes: Boolean)

/** The root nodes for the links of a host or a scheme. */
internal class Origin(val routes: Node, private val layers: List<ExclusionLayer>) {
    /** Returns `true` if the first exclusion or exception that matches a path is an exclusion. */
    fun excludes(path: LinkPath): Boolean =
        layers.firstOrNull { PathSearch(path).find(it.root) != null }?.excludes ?: false
}

/**
 * A route and its values in canonical spelling; absent parameters have no values.
 *
 * Dropped values are in the order of the parameters.
 */
internal class RouteMatch(
    val index: Int,
    private val values: List<List<String>>,
    val dropped: List<Dropped>,
    val length: Int,
    val redirectedFrom: String? = null
) {
    /** Returns the match of the link that replaces a link of a retired route. */
    fun redirected(dropped: List<Dropped>, length: Int, name: String): RouteMatch =
        RouteMatch(index, values, dropped, length, name)

    fun text(slot: Int): String = values[slot][0]

    fun textOrNull(slot: Int): String? = values[slot].firstOrNull()

    fun texts(slot: Int): List<String> = values[slot]

    /** Returns a value of a class of the app; rejects the link if the class rejects the value. */
    inline fun <T : Any> custom(slot: Int, name: String, convert: (String) -> T?): T =
        convert(text(slot)) ?: throw Refusal("invalid-value", 0, length, name)

    /** Returns a list of such values. */
    inline fun <T : Any> customs(slot: Int, name: String, convert: (String) -> T?): List<T> =
        texts(slot).map { convert(it) ?: throw Refusal("invalid-value", 0, length, name) }
}

/** The routes of an app, compiled for matching. */
internal class RouteTable(
    val app: String,
    val hosts: List<String>,
    val schemes: List<String>,
    val routes: List<Route>,
    private val exclusions: List<Exclusion> = emptyList(),
    private val upgradesHttp: Boolean = false
) {
    private val hostOrigins = HashMap<String, Origin>()
    private val schemeOrigins = HashMap<String, Origin>()

    init {
        routes.forEachIndexed { index, route -> route.index = index }
        val trees = HashMap<List<Int>, Node>()
        for (host in hosts.map { lowercase(it) }) {
            val served = routes.filter { it.hosts == null || hasName(it.hosts, host) }
            hostOrigins[host] = origin(served, trees) { it == null || lowercase(it) == host }
        }
        for (scheme in schemes.map { lowercase(it) }) {
            val served = routes.filter { it.schemes == null || hasName(it.schemes, scheme) }
            schemeOrigins[scheme] = origin(served, trees) { it == null }
        }
    }

    private fun hasName(names: List<String>, name: String): Boolean =
        names.any { lowercase(it) == name }

    private inline fun origin(
        served: List<Route>,
        trees: HashMap<List<Int>, Node>,
        isExcluded: (String?) -> Boolean
    ): Origin {
        // Origins with the same routes share a tree.
        val root = trees.getOrPut(served.map { it.index }) {
            Node().also { root -> served.flatMap { it.variants }.forEach { add(it, root) } }
        }
        val excluded = exclusions.filter { isExcluded(it.host) }
        val layers = ArrayList<ExclusionLayer>()
        for (exclusion in excluded) {
            if (layers.lastOrNull()?.excludes != !exclusion.isException) {
                layers.add(ExclusionLayer(Node(), !exclusion.isException))
            }
            add(Route(*exclusion.path), layers.last().root)
        }
        return Origin(root, layers)
    }

    /** Parses a link. */
    fun match(link: String): RouteMatch {
        val length = utf8Length(link)
        if (length > MAXIMUM_LENGTH) throw Refusal("too-long", MAXIMUM_LENGTH, length)
        val scanned = LinkScanner(utf8(link))
        val origin = origin(scanned) ?: throw unknownOrigin(scanned)
        val path = LinkPath(scanned)
        val end = scanned.pathEnd
        val start = minOf(if (scanned.hasWebScheme) scanned.authorityEnd else path.start, end)
        if (origin.excludes(path)) throw Refusal("excluded", start, end)
        val search = PathSearch(path)
        val route = search.find(origin.routes) ?: throw PathRefusal(path).find(origin.routes)
        val items = ItemReader(scanned, route, declaredName(scanned))
        val values = route.spread(search.values.canonical(route)) + items.values
        val redirect = route.redirect
        val replacement = try {
            if (redirect == null) {
                val (canonical, own) = routes[route.index].path(values.toTypedArray())
                val text = scanned.bytes.substring(path.start, end)
                LinkWriter(this, canonical).checkPath(text, origin, own)
                return RouteMatch(route.index, values, items.dropped, length)
            }
            link(redirect.index, null, *redirect.values(route, values).toTypedArray())
        } catch (refusal: Refusal) {
            // The range of the refusal is in a value of the canonical link.
            throw Refusal(refusal.code, start, end, refusal.parameter)
        }
        return match(replacement).redirected(items.dropped, length, redirect.name)
    }

    /**
     * Builds the link of a route from the values of its parameters, in the order of the
     * declaration.
     */
    fun link(index: Int, scheme: String?, vararg values: List<String>): String {
        val (route, own) = routes[index].path(values)
        return LinkWriter(this, route).write(scheme, own)
    }

    private fun List<List<String>>.canonical(route: Route): List<List<String>> =
        mapIndexed { slot, values ->
            val type = route.pathType(slot)
            values.map { text(type.canonical(it)) }
        }

    // Origins

    /** Returns `true` if a web link is an https link, or an http link that is read as one. */
    private fun isDeclared(link: LinkScanner): Boolean {
        val scheme = lowercase(link.bytes.substring(0, link.schemeEnd))
        return scheme == "https" || upgradesHttp && scheme == "http"
    }

    /** Returns the declared host that matches the host of a link, or `null`. */
    private fun declaredName(link: LinkScanner): String? {
        if (!link.hasWebScheme) return null
        val authority = link.bytes.substring(link.hostStart, link.authorityEnd)
        return declaredHost(hostOrigins.keys, lowercase(authority))
    }

    private fun origin(link: LinkScanner): Origin? {
        if (link.hasWebScheme) {
            if (!isDeclared(link)) return null
            return declaredName(link)?.let { hostOrigins[it] }
        }
        // An address, or a host with a port, cannot be a component of a path.
        if (link.hasPort || link.bytes.startsWith("[", link.hostStart)) return null
        return schemeOrigins[lowercase(link.bytes.substring(0, link.schemeEnd))]
    }

    /** Returns the origin of links to build; `null` for an origin that the app does not have. */
    fun origin(host: String?, scheme: String): Origin? =
        if (host != null) hostOrigins[lowercase(host)] else schemeOrigins[lowercase(scheme)]

    private fun unknownOrigin(link: LinkScanner): Refusal {
        val scheme = lowercase(link.bytes.substring(0, link.schemeEnd))
        val isKnown = if (link.hasWebScheme) isDeclared(link) && hosts.isNotEmpty()
        else scheme in schemeOrigins
        if (!isKnown) return Refusal("unknown-scheme", 0, link.schemeEnd)
        return hostException(link) ?: Refusal("unknown-host", link.hostStart, link.authorityEnd)
    }
}

"""#
    case "Routes": #"""
package waymark.links

/** A component of the path of a route. */
internal sealed class Component {
    /** A literal component. */
    class Literal(val text: String) : Component()

    /** A value, optionally with literal text around it in the same component. */
    class Value(
        val name: String,
        val type: ValueType,
        val prefix: String = "",
        val suffix: String = ""
    ) : Component()

    /** Several values, with literal text between and around them in the same component. */
    class Compound(vararg val pieces: Component) : Component()

    /** A catch-all for at least [minimum] components, and all except those that follow it. */
    class Rest(val name: String, val type: ValueType, val minimum: Int) : Component()
}

internal enum class Occurrence { REQUIRED, OPTIONAL, REPEATED }

/** A parameter of the query or the fragment, or of the host. */
internal class Item(
    val name: String,
    val type: ValueType,
    val occurrence: Occurrence,
    default: String? = null,
    private val rejectsInvalid: Boolean = false,
    key: String = name,
    /** The part of the host after the value, such as `.shop.example`, if the host has the value. */
    val suffix: String? = null
) {
    /** Returns `true` if an invalid value is dropped instead of rejecting the link. */
    fun dropsValue(isEmpty: Boolean): Boolean =
        occurrence != Occurrence.REQUIRED && (isEmpty || !rejectsInvalid)

    /** The key in links; for a parameter of the host, one that the scanner rejects. */
    val key: String = if (suffix == null) utf8(key) else "\u0000"

    /** The default in canonical spelling, before percent-encoding. */
    val default: String? = default?.let { type.canonical(utf8(it)) }
}

internal enum class Slash { TOLERATED, REFUSED, REQUIRED }

/** A route of the app, or a path that stays in the browser. */
internal class Route(
    vararg val path: Component,
    private val otherPaths: List<List<Component>> = emptyList(),
    private val aliases: List<List<Component>> = emptyList(),
    val query: List<Item> = emptyList(),
    val fragment: List<Item> = emptyList(),
    private val fragmentPattern: Component.Compound? = null,
    val isCaseSensitive: Boolean = true,
    val slash: Slash = Slash.TOLERATED,
    val isStrict: Boolean = false,
    private val allowedKeys: List<String> = emptyList(),
    val isForm: Boolean = false,
    val conditions: List<Condition> = emptyList(),
    val redirect: Redirect? = null,
    val hosts: List<String>? = null,
    val schemes: List<String>? = null
) {
    /** The index in the order of the manifest. */
    var index = 0

    /** The route with all optional parts of its path, if this route is one of its other paths. */
    private var whole: Route? = null

    /** The route with each path of canonical links; the first one has all optional parts. */
    private val paths: List<Route> by lazy { listOf(this) + otherPaths.map { with(it) } }

    /** The route with its paths, then with the path of each alias. */
    val variants: List<Route> by lazy { paths + aliases.map { with(it) } }

    private fun with(path: List<Component>): Route = Route(
        *path.toTypedArray(), query = query, fragment = fragment, fragmentPattern = fragmentPattern,
        isCaseSensitive = isCaseSensitive, slash = slash, isStrict = isStrict,
        allowedKeys = allowedKeys, isForm = isForm, conditions = conditions, redirect = redirect,
        hosts = hosts, schemes = schemes
    ).also {
        it.index = index
        it.whole = this
    }

    /** Returns the path with exactly the parameters that have values, and these values. */
    fun path(values: Array<out List<String>>): Pair<Route, Array<out List<String>>> {
        if (otherPaths.isEmpty()) return Pair(this, values)
        val names = pathNames
        val rest = path.mapNotNull { (it as? Component.Rest)?.name }.firstOrNull()
        val present = names.filterIndexed { slot, name ->
            values[slot].isNotEmpty() || name == rest
        }
        val found = paths.firstOrNull { it.pathNames == present }
        if (found == null) {
            val nearest = paths.map { it.pathNames }.filter { it.containsAll(present) }
                .sortedBy { it.size }.first()
            throw Refusal("missing-parameter", 0, 0, nearest.first { it !in present })
        }
        val own = present.map { values[names.indexOf(it)] } + values.drop(names.size)
        return Pair(found, own.toTypedArray())
    }

    /** Returns the values of the path, with an empty list for each absent parameter. */
    fun spread(values: List<List<String>>): List<List<String>> {
        val all = whole?.pathNames ?: return values
        val own = pathNames
        if (own.size == all.size) return values
        return all.map { name -> values.getOrElse(own.indexOf(name)) { emptyList() } }
    }

    /** The fragment if it has no keys. */
    val plainFragment: CompoundEdge? = fragmentPattern?.let { CompoundEdge(it, Node()) }

    /** Returns `true` if links may have a key that the route does not declare. */
    fun allowsKey(key: String): Boolean = !isStrict || allowedKeys.any {
        val allowed = utf8(it)
        if (allowed.endsWith("*")) key.startsWith(allowed.dropLast(1)) else key == allowed
    }

    private val pathParts: List<Component>
        get() = path.flatMap { (it as? Component.Compound)?.pieces?.toList() ?: listOf(it) }

    private val pathNames: List<String>
        get() = pathParts.mapNotNull {
            (it as? Component.Value)?.name ?: (it as? Component.Rest)?.name
        }

    fun pathName(slot: Int): String = pathNames[slot]

    fun pathType(slot: Int): ValueType = pathParts.mapNotNull {
        (it as? Component.Value)?.type ?: (it as? Component.Rest)?.type
    }[slot]
}

/** The continuations of a common prefix of patterns. */
internal class Node {
    /** The routes that end here; several routes differ only in the trailing slash. */
    val routes = ArrayList<Route>()
    val exact = HashMap<String, Node>()
    val folded = HashMap<String, Node>()
    val literals = ArrayList<Pair<String, Node>>()
    val edges = ArrayList<Edge>()
    val shapes = ArrayList<Shape>()
    val compounds = ArrayList<CompoundEdge>()
    /** The catch-alls; those with more components after them are first. */
    val rests = ArrayList<RestEdge>()

    val isEnd: Boolean
        get() = literals.isEmpty() && edges.isEmpty() && shapes.isEmpty() &&
            compounds.isEmpty() && rests.isEmpty()
}

/** A typed parameter and the node that follows it. */
internal class Edge(val type: ValueType, val node: Node)

/** A catch-all at the end of a route, or the first of the routes with equal catch-alls. */
internal class RestEdge(
    val rest: Component.Rest,
    val route: Route,
    /** The number of components after the catch-all. */
    val tailCount: Int
) {
    /** The node for the components after the catch-all. */
    val tail: Node? = if (tailCount > 0) Node() else null
}

/** A pair of literal lengths around a parameter, with the parameters for each literal text. */
internal class Shape(val prefix: Int, val suffix: Int) {
    val edges = HashMap<String, ArrayList<Edge>>()
}

/** Adds the path of a route below a node; the path that is added last is tried first. */
internal fun add(route: Route, root: Node) {
    var node = root
    for ((index, component) in route.path.withIndex()) {
        node = when (component) {
            is Component.Literal -> child(node, component, !route.isCaseSensitive)
            is Component.Value -> child(edges(node, component), component.type)
            is Component.Compound -> child(node, component)
            is Component.Rest -> {
                val tailCount = route.path.size - 1 - index
                restEdge(node, component, route, tailCount).tail ?: return
            }
        }
    }
    node.routes.add(0, route)
}

private fun child(node: Node, literal: Component.Literal, isFolded: Boolean): Node {
    val children = if (isFolded) node.folded else node.exact
    val bytes = utf8(literal.text)
    val text = if (isFolded) lowercase(bytes) else bytes
    return children.getOrPut(text) { Node().also { node.literals.add(Pair(text(text), it)) } }
}

private fun restEdge(node: Node, rest: Component.Rest, route: Route, tailCount: Int): RestEdge {
    val known = node.rests.firstOrNull {
        tailCount > 0 && it.tailCount == tailCount && it.rest.type === rest.type &&
            it.rest.minimum == rest.minimum
    }
    if (known != null) return known
    val place = node.rests.indexOfFirst { it.tailCount <= tailCount }
    val edge = RestEdge(rest, route, tailCount)
    node.rests.add(if (place < 0) node.rests.size else place, edge)
    return edge
}

private fun child(node: Node, compound: Component.Compound): Node {
    node.compounds.firstOrNull { it.isEqual(compound) }?.let { return it.node }
    return Node().also { node.compounds.add(0, CompoundEdge(compound, it)) }
}

private fun edges(node: Node, value: Component.Value): ArrayList<Edge> {
    val prefix = utf8(value.prefix)
    val suffix = utf8(value.suffix)
    if (prefix.length + suffix.length == 0) return node.edges
    val known = node.shapes.firstOrNull {
        it.prefix == prefix.length && it.suffix == suffix.length
    }
    val shape = known ?: Shape(prefix.length, suffix.length).also { node.shapes.add(0, it) }
    return shape.edges.getOrPut(prefix + suffix) { ArrayList() }
}

private fun child(edges: ArrayList<Edge>, type: ValueType): Node {
    edges.firstOrNull { it.type === type }?.let { return it.node }
    return Node().also { edges.add(0, Edge(type, it)) }
}

"""#
    case "Spelling": #"""
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

"""#
    case "ValueTypes": #"""
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

"""#
    default: nil
    }
  }
}
