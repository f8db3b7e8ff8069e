/** A decoded part of a link. */
interface Decoded {
  /** The bytes, which are UTF-8 unless they are of a fragment. */
  readonly bytes: readonly number[];
  /** Where each byte stands in the link, and after them the end of the part. */
  readonly offsets: readonly number[];
  readonly text: string;
}

/** The byte that `%XX` spells at an offset; -1 if it is not two digits. */
function octet(bytes: readonly number[], offset: number): number {
  const high = hexadecimalValue(byteAt(bytes, offset + 1));
  const low = hexadecimalValue(byteAt(bytes, offset + 2));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/** Whether `%XX` spells a tab, a line feed or a carriage return. */
function isEncodedLineBreak(bytes: readonly number[], offset: number): boolean {
  return (
    byteAt(bytes, offset) === ascii("%") &&
    isOneOf(octet(bytes, offset), "\t\n\r")
  );
}

/**
 * Decodes a part of a link that was scanned, once.
 *
 * The percent sign of an incomplete escape stays as it is.
 */
function decode(
  link: readonly number[],
  start: number,
  end: number,
  plusIsSpace = false,
): Decoded {
  const bytes: number[] = [];
  const offsets: number[] = [start];
  let offset = start;
  while (offset < end) {
    const byte = byteAt(link, offset);
    const decoded = byte === ascii("%") ? octet(link, offset) : -1;
    if (decoded >= 0) {
      bytes.push(decoded);
      offset += 3;
    } else {
      bytes.push(plusIsSpace && byte === ascii("+") ? ascii(" ") : byte);
      offset += 1;
    }
    offsets.push(offset);
  }
  return { bytes, offsets, text: textOf(bytes) };
}

/** The text of bytes; one that is not UTF-8, as in a fragment, becomes U+FFFD. */
function textOf(bytes: readonly number[]): string {
  let text = "";
  let offset = 0;
  while (offset < bytes.length) {
    const length = sequenceLength(bytes, offset);
    const point = length === 0 ? 0xfffd : codePointAt(bytes, offset);
    text += String.fromCodePoint(point);
    offset += Math.max(length, 1);
  }
  return text;
}

/** Whether an encoder leaves a byte alone: `unreserved` of RFC 3986 §2.3. */
function isUnreserved(byte: number): boolean {
  return isAlphanumeric(byte) || isOneOf(byte, "-._~");
}

/** The canonical percent-encoding of a text; some more characters may stay. */
function percentEncode(text: string, kept = ""): string {
  let result = "";
  for (const byte of encode(text)) {
    if (isUnreserved(byte) || isOneOf(byte, kept)) {
      result += String.fromCharCode(byte);
    } else {
      const digits = byte.toString(16).toUpperCase();
      result += "%" + (digits.length < 2 ? "0" : "") + digits;
    }
  }
  return result;
}
