/** 64-bit integers, some of which a `number` cannot represent exactly. */
function bigintType(least: bigint, greatest: bigint): ValueType {
  return {
    key: `integer ${least} ${greatest}`,
    check: (bytes) => checkInteger(bytes, least, greatest),
    dropCode: integerDropCode,
    canonical: (text) => text,
    read: (text) => BigInt(text),
    write: (value) =>
      typeof value === "bigint" ? value.toString() : undefined,
  };
}
