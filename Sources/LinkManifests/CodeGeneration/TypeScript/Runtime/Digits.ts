/**
 * The number of 64 bits that decimal digits spell, without leading zeros and
 * with a minus sign in front of negative numbers; `undefined` for other bytes.
 */
function integerOf(bytes: readonly number[]): bigint | undefined {
  // 19 digits are the longest that a 64-bit number has.
  const isShort = bytes.length <= 20 && bytes.every((byte) => byte < 0x80);
  const text = isShort ? textOf(bytes) : "";
  if (!/^(0|-?[1-9][0-9]{0,18})$/.test(text)) {
    return undefined;
  }
  const value = BigInt(text);
  return BigInt.asIntN(64, value) === value ? value : undefined;
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
  return integerOf(bytes) === undefined ? "invalid-form" : "out-of-range";
}
