/** The maximum number of bytes of a component with several parameters. */
const maximumCompoundLength = 1024;

/** A split of a component: the range of each value. */
type CompoundSplit = readonly Capture[];

/** Returns the ranges of the values, if there is exactly one split. */
function splitCompound(
  { pieces }: Compound,
  bytes: readonly number[],
): CompoundSplit | undefined {
  if (bytes.length > maximumCompoundLength) {
    return undefined;
  }
  const known = new Map<number, CompoundSplit[]>();
  // The search visits each piece and offset once, and returns at most two splits.
  const splitsFrom = (index: number, start: number): CompoundSplit[] => {
    const piece = pieces[index];
    if (piece === undefined) {
      return start === bytes.length ? [[]] : [];
    }
    const key = start * pieces.length + index;
    let found = known.get(key);
    if (found === undefined) {
      found =
        typeof piece === "string"
          ? splitsAfterText(index, encode(piece), start)
          : splitsAfterValues(index, piece.type, start);
      known.set(key, found);
    }
    return found;
  };
  const splitsAfterText = (
    index: number,
    text: readonly number[],
    start: number,
  ): CompoundSplit[] =>
    bytesStartWith(bytes, text, start)
      ? splitsFrom(index + 1, start + text.length)
      : [];
  const splitsAfterValues = (
    index: number,
    type: ValueType,
    start: number,
  ): CompoundSplit[] => {
    const found: CompoundSplit[] = [];
    for (let end = start + 1; end <= bytes.length && found.length < 2; end += 1) {
      const rest = splitsFrom(index + 1, end);
      const fits =
        rest.length > 0 && type.check(bytes.slice(start, end), "path") === "accepted";
      if (fits) {
        found.push(...rest.map((split): CompoundSplit => [[start, end], ...split]));
      }
    }
    return found.slice(0, 2);
  };
  const splits = splitsFrom(0, 0);
  return splits.length === 1 ? splits[0] : undefined;
}

function bytesStartWith(
  bytes: readonly number[],
  text: readonly number[],
  start: number,
): boolean {
  return text.every((byte, index) => bytes[start + index] === byte);
}

/** A value that its type does not accept. */
interface CompoundMisfit {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly check: number | "rejected";
}

/**
 * Returns the first value that does not fit if each text ends the value before it.
 *
 * If a text is missing, the component does not resemble the pattern.
 */
function compoundMisfit(
  { pieces }: Compound,
  bytes: readonly number[],
): CompoundMisfit | undefined {
  const textAt = (index: number): number[] => {
    const piece = pieces[index];
    return typeof piece === "string" ? encode(piece) : [];
  };
  const first = textAt(0);
  const last = textAt(pieces.length - 1);
  const stop = bytes.length - last.length;
  const isAround =
    bytes.length <= maximumCompoundLength &&
    stop > first.length &&
    bytesStartWith(bytes, first, 0) &&
    bytesStartWith(bytes, last, stop);
  if (!isAround) {
    return undefined;
  }
  let start = first.length;
  let index = 0;
  let types: ValueType[] = [];
  let misfit: CompoundMisfit | undefined;
  const checkValue = (end: number): void => {
    const [type] = types;
    if (misfit === undefined && type !== undefined && types.length === 1) {
      const check = type.check(bytes.slice(start, end), "path");
      misfit = check === "accepted" ? undefined : { index, start, end, check };
    }
  };
  for (const [place, piece] of pieces.entries()) {
    if (typeof piece !== "string") {
      types.push(piece.type);
    } else if (place > 0 && place < pieces.length - 1) {
      const text = encode(piece);
      let end = start;
      while (end + text.length <= stop && !bytesStartWith(bytes, text, end)) {
        end += 1;
      }
      if (end + text.length > stop) {
        return undefined;
      }
      checkValue(end);
      start = end + text.length;
      index += types.length;
      types = [];
    }
  }
  checkValue(stop);
  return misfit ?? { index: 0, start: first.length, end: stop, check: "rejected" };
}
