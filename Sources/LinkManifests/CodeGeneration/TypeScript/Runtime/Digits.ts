/**
 * Checks decimal digits without leading zeros, with a minus sign in front of
 * negative numbers, between bounds of 64 bits.
 */
function checkInteger(
  bytes: readonly number[],
  least: bigint,
  greatest: bigint,
): ValueCheck {
  const stray = bytes.findIndex(
    (byte, index) => !isDigit(byte) && (index > 0 || byte !== ascii("-")),
  );
  if (stray >= 0) {
    return stray;
  }
  // 19 digits are the longest that a 64-bit number has.
  const text = bytes.length <= 20 ? textOf(bytes) : "";
  if (!/^(0|-?[1-9][0-9]{0,18})$/.test(text)) {
    return "rejected";
  }
  const value = BigInt(text);
  return value >= least && value <= greatest ? "accepted" : "rejected";
}
