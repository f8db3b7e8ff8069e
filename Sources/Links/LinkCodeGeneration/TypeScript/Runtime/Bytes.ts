/** The maximum length of a link, in bytes of UTF-8. */
const maximumLength = 8192;

/** Returns the byte at an offset, or -1 if the offset is out of range. */
function byteAt(bytes: readonly number[], offset: number): number {
  return bytes[offset] ?? -1;
}

/** Returns the code of an ASCII character. */
function ascii(character: string): number {
  return character.charCodeAt(0);
}

/** Returns `true` if an ASCII string contains a byte. */
function isOneOf(byte: number, characters: string): boolean {
  return byte >= 0 && characters.includes(String.fromCharCode(byte));
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

function isAlphanumeric(byte: number): boolean {
  return isDigit(byte) || isLetter(byte);
}

/** Returns the value of a hexadecimal digit, or -1 for any other byte. */
function hexadecimalValue(byte: number): number {
  if (isDigit(byte)) {
    return byte - 0x30;
  }
  const lower = byte | 0x20;
  return byte >= 0 && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** Returns the string with A–Z converted to a–z, independent of the locale. */
function lowercased(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Returns the number of UTF-8 bytes of a code point. */
function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) {
    return 1;
  }
  return codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}

/**
 * Returns the UTF-8 bytes of a string.
 *
 * An unpaired surrogate becomes three bytes of invalid UTF-8, so that it is
 * rejected instead of replaced.
 */
function encode(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const length = utf8Length(point);
    if (length === 1) {
      bytes.push(point);
      continue;
    }
    const lead = length === 2 ? 0xc0 : length === 3 ? 0xe0 : 0xf0;
    bytes.push(lead | (point >> (6 * (length - 1))));
    for (let rest = length - 2; rest >= 0; rest -= 1) {
      bytes.push(0x80 | ((point >> (6 * rest)) & 0x3f));
    }
  }
  return bytes;
}

/** Returns the number of UTF-8 bytes of a string, without an allocation. */
function byteCount(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const point = text.codePointAt(index) ?? 0;
    count += utf8Length(point);
    index += point > 0xffff ? 1 : 0;
  }
  return count;
}

/** Returns the index in a string of a byte offset in its UTF-8. */
function stringOffset(text: string, byteOffset: number): number {
  let count = 0;
  let index = 0;
  while (index < text.length && count < byteOffset) {
    const point = text.codePointAt(index) ?? 0;
    count += utf8Length(point);
    index += point > 0xffff ? 2 : 1;
  }
  return index;
}

/**
 * Returns the length of a UTF-8 sequence and the range of its second byte.
 *
 * Overlong forms, surrogates and values above U+10FFFF are not valid.
 */
function sequenceShape(
  lead: number,
): { length: number; low: number; high: number } | undefined {
  if (lead >= 0 && lead < 0x80) {
    return { length: 1, low: 0x80, high: 0xbf };
  }
  if (lead < 0xc2 || lead > 0xf4) {
    return undefined;
  }
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  return { length, low, high };
}

/** Returns the length of the sequence at an offset; 0 for invalid UTF-8. */
function sequenceLength(bytes: readonly number[], offset: number): number {
  const shape = sequenceShape(byteAt(bytes, offset));
  if (shape === undefined) {
    return 0;
  }
  for (let index = 1; index < shape.length; index += 1) {
    const byte = byteAt(bytes, offset + index);
    const low = index === 1 ? shape.low : 0x80;
    const high = index === 1 ? shape.high : 0xbf;
    if (byte < low || byte > high) {
      return 0;
    }
  }
  return shape.length;
}

/** Returns the code point at an offset; -1 for invalid UTF-8. */
function codePointAt(bytes: readonly number[], offset: number): number {
  const length = sequenceLength(bytes, offset);
  if (length <= 1) {
    return length === 1 ? byteAt(bytes, offset) : -1;
  }
  let point = byteAt(bytes, offset) & (0x7f >> length);
  for (let index = 1; index < length; index += 1) {
    point = (point << 6) | (byteAt(bytes, offset + index) & 0x3f);
  }
  return point;
}
