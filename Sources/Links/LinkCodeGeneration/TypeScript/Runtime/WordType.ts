/** One of several words, compared exactly. */
function wordType(...words: readonly string[]): ValueType {
  const spelled = words.map(encode);
  const equals = (left: readonly number[], right: readonly number[]): boolean =>
    left.length === right.length && left.every((byte, at) => byte === right[at]);
  return {
    key: "word " + JSON.stringify(words),
    check: (bytes) =>
      spelled.some((word) => equals(word, bytes)) ? "accepted" : "rejected",
    dropCode: () => "unknown-word",
    canonical: (text) => text,
    read: (text) => text,
    write: stringOf,
  };
}
