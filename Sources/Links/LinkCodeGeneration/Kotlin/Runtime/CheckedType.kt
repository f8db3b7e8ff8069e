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
