/** Integers that a `number` represents exactly. */
function numberType(least: number, greatest: number): ValueType {
  return {
    key: `integer ${least} ${greatest}`,
    check: (bytes) => checkInteger(bytes, BigInt(least), BigInt(greatest)),
    dropCode: integerDropCode,
    canonical: (text) => text,
    read: (text) => Number(text),
    write: (value) =>
      typeof value === "number" && Number.isSafeInteger(value)
        ? String(value)
        : undefined,
  };
}
