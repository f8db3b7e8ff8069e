/** The restrictions of a text type. */
interface TextRule {
  /** The first and the last character of each range; any by default. */
  readonly characters?: readonly (readonly [first: string, last: string])[];
  /** The minimum and the maximum number of code points, or of bytes. */
  readonly length: readonly [number, number];
  /** `true` if the length is a number of bytes. */
  readonly countsBytes?: boolean;
  readonly fold?: "uppercase" | "lowercase";
  /** `true` if an item may have tabs, line feeds and carriage returns. */
  readonly isMultiline?: boolean;
  /** `true` if a value with an invisible character is rejected. */
  readonly rejectsInvisible?: boolean;
}

/** Characters that are invisible or change the text direction (UAX #9 §2). */
const invisibleRanges = [
  [0x00ad, 0x00ad],
  [0x061c, 0x061c],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2060],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
  [0xe0001, 0xe0001],
  [0xe0020, 0xe007f],
] as const;

/**
 * Text with restricted characters and length.
 *
 * In a path component, text is never empty, and the separators `/` and `\` are
 * valid only if the rule lists them. Only A–Z and a–z are folded.
 */
function textType(rule: TextRule): ValueType {
  const [least, greatest] = rule.length;
  const ranges = rule.characters?.map(
    ([first, last]) =>
      [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0] as const,
  );
  const fold = (text: string): string =>
    rule.fold === "uppercase"
      ? uppercased(text)
      : rule.fold === "lowercase"
      ? lowercased(text)
      : text;
  const accepts = (point: number, inPath: boolean): boolean => {
    if (rule.isMultiline === true && !inPath && isLineBreak(point)) {
      return true;
    }
    if (rule.rejectsInvisible === true && rangesHold(invisibleRanges, point)) {
      return false;
    }
    if (point < 0x20 || (point >= 0x7f && point < 0xa0)) {
      return false;
    }
    if (ranges === undefined) {
      return !inPath || (point !== ascii("/") && point !== ascii("\\"));
    }
    const folded = fold(String.fromCodePoint(point)).codePointAt(0) ?? point;
    return rangesHold(ranges, folded);
  };
  return {
    key: "text " + JSON.stringify(rule),
    isMultiline: rule.isMultiline === true,
    check(bytes, place) {
      const inPath = place === "path";
      let count = 0;
      let offset = 0;
      while (offset < bytes.length) {
        const point = codePointAt(bytes, offset);
        if (point < 0 || !accepts(point, inPath)) {
          return offset;
        }
        const width = sequenceLength(bytes, offset);
        offset += width;
        count += rule.countsBytes === true ? width : 1;
      }
      const minimum = inPath ? Math.max(1, least) : least;
      return count >= minimum && count <= greatest ? "accepted" : "rejected";
    },
    dropCode(bytes, check) {
      if (check !== "rejected") {
        return "invalid-character";
      }
      const count = rule.countsBytes === true
        ? bytes.length
        : Array.from(textOf(bytes)).length;
      return count < least ? "too-short" : "too-long";
    },
    canonical: fold,
    read: (text) => text,
    write: stringOf,
  };
}

/** Returns `true` for a tab, a line feed or a carriage return. */
function isLineBreak(point: number): boolean {
  return point === 0x09 || point === 0x0a || point === 0x0d;
}

/** Returns `true` if sorted ranges contain a code point. */
function rangesHold(
  ranges: readonly (readonly [first: number, last: number])[],
  point: number,
): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[1] ?? 0) < point) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const range = ranges[low];
  return range !== undefined && range[0] <= point;
}
