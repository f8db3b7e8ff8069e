/**
 * Text with check digits.
 *
 * A letter counts the same in both cases, and punctuation does not count. A
 * text with other characters than those of the scheme is invalid.
 */
function checkedType(scheme: string, type: ValueType): ValueType {
  return {
    ...type,
    key: `${scheme} ${type.key}`,
    check(bytes, place) {
      const check = type.check(bytes, place);
      return check === "accepted" && !hasCheckDigits(scheme, bytes)
        ? "rejected"
        : check;
    },
  };
}

/** Returns `true` if the check digits of a text are valid. */
function hasCheckDigits(scheme: string, bytes: readonly number[]): boolean {
  const digits = digitsOf(scheme, bytes);
  if (digits === undefined || digits.length === 0) {
    return false;
  }
  const reversed = [...digits].reverse();
  const sum = (weighted: (digit: number, index: number) => number): number =>
    reversed.reduce((total, digit, index) => total + weighted(digit, index), 0);
  const alternating = (weighted: (digit: number) => number): boolean =>
    sum((digit, index) => index % 2 === 0 ? digit : weighted(digit)) % 10 === 0;
  switch (scheme) {
    case "luhn":
      return alternating((digit) => digit > 4 ? digit * 2 - 9 : digit * 2);
    case "gs1":
      return alternating((digit) => digit * 3);
    case "isbn10":
      return sum((digit, index) => digit * (index + 1)) % 11 === 0;
    case "iban": {
      // The country code and the check digits count as if they were last.
      const start = digits.slice(0, 4);
      return start.length === 4 &&
        start.every((digit, index) => digit > 9 === index < 2) &&
        isPure([...digits.slice(4), ...start], 97, 10);
    }
    default: {
      const [modulus = 0, radix = 0] = scheme.slice(3).split("-").map(Number);
      return modulus === radix + 1
        ? isHybrid(digits, radix)
        : isPure(digits, modulus, radix);
    }
  }
}

/** Returns the values of the characters that count. */
function digitsOf(
  scheme: string,
  bytes: readonly number[],
): number[] | undefined {
  const last = scheme === "mod37-2"
    ? "*"
    : scheme === "isbn10" || scheme === "mod11-2"
    ? "x"
    : undefined;
  const onlyLetters = scheme === "mod661-26" || scheme === "mod27-26";
  const hasLetters = onlyLetters || scheme === "iban" ||
    /^mod(37|97|1271)-/.test(scheme);
  const digits: number[] = [];
  let isComplete = false;
  for (const byte of bytes) {
    const letter = byte < 0x80 ? String.fromCharCode(byte).toLowerCase() : "é";
    const isLetter = letter >= "a" && letter <= "z";
    const isDigit = letter >= "0" && letter <= "9";
    if (!isLetter && !isDigit && byte < 0x80 && letter !== last) {
      continue;
    }
    if (isComplete || byte >= 0x80) {
      return undefined;
    }
    if (letter === last) {
      isComplete = true;
      digits.push(letter === "*" ? 36 : 10);
    } else if (isLetter && hasLetters) {
      digits.push(letter.charCodeAt(0) - ascii("a") + (onlyLetters ? 0 : 10));
    } else if (isDigit && !onlyLetters) {
      digits.push(byte - ascii("0"));
    } else {
      return undefined;
    }
  }
  return digits;
}

/** A number in a radix; a letter among decimal digits counts as two digits. */
function isPure(
  digits: readonly number[],
  modulus: number,
  radix: number,
): boolean {
  const remainder = digits.reduce(
    (sum, digit) =>
      (sum * (radix === 10 && digit > 9 ? 100 : radix) + digit) % modulus,
    0,
  );
  return remainder === 1;
}

/** The remainder is doubled after each character, modulo `modulus + 1`. */
function isHybrid(digits: readonly number[], modulus: number): boolean {
  const product = digits.slice(0, -1).reduce((previous, digit) => {
    const sum = (previous + digit) % modulus;
    return (sum === 0 ? modulus : sum) * 2 % (modulus + 1);
  }, modulus);
  return (product + (digits[digits.length - 1] ?? 0)) % modulus === 1;
}
