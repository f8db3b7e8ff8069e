/** A decoded part of a link. */
interface Decoded {
  /** The bytes, which are valid UTF-8 except in a fragment. */
  readonly bytes: readonly number[];
  /** The offset of each byte in the link, followed by the end of the part. */
  readonly offsets: readonly number[];
  readonly text: string;
}

/** Returns the byte of `%XX` at an offset; -1 without two digits. */
function octet(bytes: readonly number[], offset: number): number {
  const high = hexadecimalValue(byteAt(bytes, offset + 1));
  const low = hexadecimalValue(byteAt(bytes, offset + 2));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/** Returns `true` if `%XX` is a tab, a line feed or a carriage return. */
function isEncodedLineBreak(bytes: readonly number[], offset: number): boolean {
  return (
    byteAt(bytes, offset) === ascii("%") &&
    isOneOf(octet(bytes, offset), "\t\n\r")
  );
}

/**
 * Decodes a part of a scanned link once.
 *
 * The percent sign of an incomplete escape is kept.
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

/** Returns the string for bytes; invalid UTF-8 becomes U+FFFD. */
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

/** Returns `true` if encoders keep a byte: `unreserved` of RFC 3986 §2.3. */
function isUnreserved(byte: number): boolean {
  return isAlphanumeric(byte) || isOneOf(byte, "-._~");
}

/** Returns the canonical percent-encoding, except of the kept characters. */
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
