/** UUIDs, RFC 9562 §4, accepted in any case and written in lowercase. */
function uuidType(): ValueType {
  return {
    key: "uuid",
    check(bytes) {
      const stray = bytes.findIndex((byte, index) => {
        const isHyphen = [8, 13, 18, 23].includes(index);
        const fits = isHyphen ? byte === ascii("-") : hexadecimalValue(byte) >= 0;
        return !fits || index >= 36;
      });
      return stray >= 0 ? stray : bytes.length === 36 ? "accepted" : "rejected";
    },
    dropCode: () => "invalid-form",
    canonical: lowercased,
    read: (text) => text,
    write: stringOf,
  };
}
