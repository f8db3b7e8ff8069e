/**
 * Returns a 64-bit integer in canonical decimal spelling, or `undefined`.
 *
 * Leading zeros are not allowed, and negative numbers have a minus sign.
 */
function integerOf(bytes: readonly number[]): bigint | undefined {
  // A 64-bit integer has at most 19 digits.
  if (bytes.length > 20 || !isInteger(bytes)) {
    return undefined;
  }
  const value = BigInt(textOf(bytes));
  return BigInt.asIntN(64, value) === value ? value : undefined;
}

/** Returns `true` for the canonical spelling of an integer of any size. */
function isInteger(bytes: readonly number[]): boolean {
  const digits = byteAt(bytes, 0) === ascii("-") ? bytes.slice(1) : bytes;
  return (
    digits.length > 0 &&
    digits.every((byte) => isDigit(byte)) &&
    (byteAt(digits, 0) !== ascii("0") || bytes.length === 1)
  );
}

/** Checks an integer between 64-bit bounds. */
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

/** Returns the reason for dropping an invalid integer. */
function integerDropCode(bytes: readonly number[]): DroppedValueCode {
  return isInteger(bytes) ? "out-of-range" : "invalid-form";
}
