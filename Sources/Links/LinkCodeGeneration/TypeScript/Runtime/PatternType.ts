/**
 * Text that a regular expression describes, matched by a deterministic automaton.
 *
 * The parts of the table are separated by semicolons, and its numbers by
 * spaces. The first part contains the lower and the upper bound of each range
 * of characters, and its class. Each other part is a state: `!` if a value may
 * end there, and then a class and a target state for each transition. The first
 * state is the initial state. Only A–Z and a–z are folded.
 */
function patternType(
  table: string,
  folding?: "uppercase" | "lowercase",
): ValueType {
  const [first = "", ...parts] = table.split(";");
  const ranges = patternNumbers(first);
  const states = parts.map((part) => {
    const isAccepting = part.startsWith("!");
    return { isAccepting, moves: patternNumbers(part.slice(isAccepting ? 1 : 0)) };
  });
  return {
    key: `pattern ${folding ?? ""} ${table}`,
    check(bytes, place) {
      if (bytes.length === 0 && place === "path") {
        return "rejected";
      }
      let state = states[0];
      let offset = 0;
      while (offset < bytes.length) {
        const kind = patternClass(ranges, codePointAt(bytes, offset));
        const move = state?.moves.findIndex(
          (own, index) => index % 2 === 0 && own === kind,
        ) ?? -1;
        if (move < 0) {
          return offset;
        }
        state = states[state?.moves[move + 1] ?? -1];
        offset += sequenceLength(bytes, offset);
      }
      return state?.isAccepting === true ? "accepted" : "rejected";
    },
    dropCode: () => "invalid-form",
    canonical: (text) =>
      folding === "uppercase"
        ? uppercased(text)
        : folding === "lowercase"
        ? lowercased(text)
        : text,
    read: (text) => text,
    write: stringOf,
  };
}

/** Returns the numbers of a part of a table. */
function patternNumbers(part: string): readonly number[] {
  return part === "" ? [] : part.split(" ").map(Number);
}

/** Returns the class of a code point in sorted ranges, or -1. */
function patternClass(ranges: readonly number[], point: number): number {
  let low = 0;
  let high = ranges.length / 3;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle * 3 + 1] ?? 0) < point) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const lower = ranges[low * 3];
  return lower !== undefined && lower <= point ? ranges[low * 3 + 2] ?? -1 : -1;
}
