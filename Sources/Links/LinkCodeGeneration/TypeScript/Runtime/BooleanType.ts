/** The literals `true` and `false`. */
function booleanType(): ValueType {
  return {
    key: "boolean",
    check(bytes) {
      const text = bytes.every((byte) => byte < 0x80) ? textOf(bytes) : "";
      return text === "true" || text === "false" ? "accepted" : "rejected";
    },
    dropCode: () => "invalid-form",
    canonical: (text) => text,
    read: (text) => text === "true",
    write: (value) => (typeof value === "boolean" ? String(value) : undefined),
  };
}
