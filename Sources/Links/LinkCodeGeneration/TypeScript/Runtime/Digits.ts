/**
 * The number of 64 bits that decimal digits spell, without leading zeros and
 * with a minus sign in front of negative numbers; `undefined` for other bytes.
 */
function integerOf(bytes: readonly number[]): bigint | undefined {
  // 19 digits are the longest that a 64-bit number has.
  if (bytes.length > 20 || !isInteger(bytes)) {
    return undefined;
  }
  const value = BigInt(textOf(bytes));
  return BigInt.asIntN(64, value) === value ? value : undefined;
}

/** Whether bytes spell a whole number canonically, however large it is. */
function isInteger(bytes: readonly number[]): boolean {
  const digits = byteAt(bytes, 0) === ascii("-") ? bytes.slice(1) : bytes;
  return (
    digits.length > 0 &&
    digits.every((byte) => isDigit(byte)) &&
    (byteAt(digits, 0) !== ascii("0") || bytes.length === 1)
  );
}

/** Checks a whole number between bounds of 64 bits. */
function checkInteger(
  bytes: readonly number[],
  least: bigint,
  greatest: bigint,
): ValueCheck {
  const value = integerOf(bytes);
  if (value !== undefined) {
    return value >= least && value <= greatest ? "accepted" : "rejected";
  }
  const stray = bytes.findIndex(
    (byte, index) => !isDigit(byte) && (index > 0 || byte !== ascii("-")),
  );
  return stray >= 0 ? stray : "rejected";
}

/** The reason for dropping bytes that are no number of a range. */
function integerDropCode(bytes: readonly number[]): DroppedValueCode {
  return isInteger(bytes) ? "out-of-range" : "invalid-form";
}
