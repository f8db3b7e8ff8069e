/** The modules of a QR symbol: `true` is dark. */
type QRModules = boolean[][];

/** The numbers of error correction bytes in a block, for levels L, M, Q and H. */
const correctionBytes: readonly (readonly number[])[] = [
  [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
    28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
    26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ],
  [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30,
    28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  [
    17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
    30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
];

/** The numbers of blocks, for levels L, M, Q and H. */
const blockCounts: readonly (readonly number[])[] = [
  [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
    8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
  ],
  [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
    17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ],
  [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20,
    23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
  ],
  [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
    25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
];

/** The bits of the levels in the format information. */
const levelBits: readonly number[] = [1, 0, 3, 2];

/** Returns the number of data and error correction bytes of a version. */
function rawBytes(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const patterns = Math.floor(version / 7) + 2;
    modules -= (25 * patterns - 10) * patterns - 55;
    if (version >= 7) {
      modules -= 36;
    }
  }
  return modules >> 3;
}

/** Returns the number of data bytes of a version at a level. */
function dataBytes(version: number, level: number): number {
  const correction = correctionBytes[level]![version - 1]!;
  return rawBytes(version) - correction * blockCounts[level]![version - 1]!;
}

/** Returns the product in the field GF(2^8) with the polynomial 0x11D. */
function product(left: number, right: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    result ^= ((right >> bit) & 1) * left;
  }
  return result;
}

/** Returns the error correction bytes of a block. */
function correction(data: readonly number[], count: number): number[] {
  const divisor: number[] = Array.from({ length: count }, () => 0);
  divisor[count - 1] = 1;
  let root = 1;
  for (let step = 0; step < count; step += 1) {
    for (let at = 0; at < count; at += 1) {
      divisor[at] = product(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
    }
    root = product(root, 2);
  }
  const rest: number[] = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((value, at) => {
      rest[at]! ^= product(value, factor);
    });
  }
  return rest;
}

/**
 * Returns the QR symbol (ISO/IEC 18004) of an ASCII string in byte mode.
 *
 * The version is the smallest that the string fits into, and the level is the
 * highest that fits into this version. The result is `undefined` if the string
 * is too long for every version.
 */
function qrModules(text: string): QRModules | undefined {
  const bytes = encode(text);
  const headerBits = (version: number): number => (version < 10 ? 12 : 20);
  const fits = (version: number, level: number): boolean =>
    headerBits(version) + 8 * bytes.length <= 8 * dataBytes(version, level);
  let version = 1;
  while (version <= 40 && !fits(version, 0)) {
    version += 1;
  }
  if (version > 40) {
    return undefined;
  }
  let level = 3;
  while (!fits(version, level)) {
    level -= 1;
  }
  const symbol = new QRSymbol(version, level);
  symbol.fill(interleaved(padded(bytes, version, level), version, level));
  return symbol.masked();
}

/** Returns the data bytes: mode, length, content and padding. */
function padded(bytes: readonly number[], version: number, level: number): number[] {
  const bits: number[] = [];
  const append = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit -= 1) {
      bits.push((value >> bit) & 1);
    }
  };
  append(4, 4);
  append(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => append(byte, 8));
  const capacity = 8 * dataBytes(version, level);
  append(0, Math.min(4, capacity - bits.length));
  append(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) {
    append(pad, 8);
  }
  const result: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    result.push(bits.slice(at, at + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
  }
  return result;
}

/** Returns the bytes of all blocks with their error correction, in symbol order. */
function interleaved(data: readonly number[], version: number, level: number): number[] {
  const count = blockCounts[level]![version - 1]!;
  const correctionCount = correctionBytes[level]![version - 1]!;
  const total = rawBytes(version);
  const shortLength = Math.floor(total / count) - correctionCount;
  const shortBlocks = count - (total % count);
  const blocks: number[][] = [];
  for (let block = 0, at = 0; block < count; block += 1) {
    const length = shortLength + (block < shortBlocks ? 0 : 1);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const result: number[] = [];
  for (let at = 0; at <= shortLength; at += 1) {
    blocks.forEach((block) => {
      if (at < block.length) {
        result.push(block[at]!);
      }
    });
  }
  const corrections = blocks.map((block) => correction(block, correctionCount));
  for (let at = 0; at < correctionCount; at += 1) {
    corrections.forEach((block) => result.push(block[at]!));
  }
  return result;
}

/** A symbol of one version and level, with its function patterns. */
class QRSymbol {
  readonly size: number;
  private readonly dark: QRModules;
  private readonly isFunction: QRModules;

  constructor(private readonly version: number, private readonly level: number) {
    this.size = 4 * version + 17;
    const grid = (): QRModules =>
      Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.dark = grid();
    this.isFunction = grid();
    for (let at = 0; at < this.size; at += 1) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    const end = this.size - 4;
    [[3, 3], [end, 3], [3, end]].forEach(([x, y]) => this.addFinder(x!, y!));
    const places = this.alignments();
    places.forEach((x, left) =>
      places.forEach((y, right) => {
        const last = places.length - 1;
        const isFinder = left + right === 0 || (left === 0 && right === last) ||
          (left === last && right === 0);
        if (!isFinder) {
          this.addAlignment(x, y);
        }
      }),
    );
    this.addFormat(0);
    this.addVersion();
  }

  private set(x: number, y: number, isDark: boolean): void {
    this.dark[y]![x] = isDark;
    this.isFunction[y]![x] = true;
  }

  private addFinder(x: number, y: number): void {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const distance = Math.max(Math.abs(dx), Math.abs(dy));
        const isInside = x + dx >= 0 && x + dx < this.size && y + dy >= 0 && y + dy < this.size;
        if (isInside) {
          this.set(x + dx, y + dy, distance !== 2 && distance !== 4);
        }
      }
    }
  }

  private addAlignment(x: number, y: number): void {
    for (let dy = -2; dy <= 2; dy += 1) {
      for (let dx = -2; dx <= 2; dx += 1) {
        this.set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }

  /** The centers of the alignment patterns on each axis. */
  private alignments(): number[] {
    if (this.version === 1) {
      return [];
    }
    const count = Math.floor(this.version / 7) + 2;
    const step = this.version === 32
      ? 26
      : Math.ceil((4 * this.version + 4) / (2 * count - 2)) * 2;
    const places: number[] = [];
    for (let at = count - 2; at >= 0; at -= 1) {
      places.unshift(this.size - 7 - (count - 2 - at) * step);
    }
    return [6, ...places];
  }

  /** Adds the format information of a mask, with the BCH code of ISO/IEC 18004. */
  private addFormat(mask: number): void {
    const data = (levelBits[this.level]! << 3) | mask;
    let rest = data;
    for (let step = 0; step < 10; step += 1) {
      rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    }
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
    for (let at = 0; at < 8; at += 1) {
      this.set(this.size - 1 - at, 8, bit(at));
      this.set(8, at < 6 ? at : at + 1, bit(at));
    }
    this.set(7, 8, bit(8));
    for (let at = 9; at < 15; at += 1) {
      this.set(14 - at, 8, bit(at));
    }
    for (let at = 8; at < 15; at += 1) {
      this.set(8, this.size - 15 + at, bit(at));
    }
    this.set(8, this.size - 8, true);
  }

  private addVersion(): void {
    if (this.version < 7) {
      return;
    }
    let rest = this.version;
    for (let step = 0; step < 12; step += 1) {
      rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    }
    const bits = (this.version << 12) | rest;
    for (let at = 0; at < 18; at += 1) {
      const isDark = ((bits >> at) & 1) === 1;
      const far = this.size - 11 + (at % 3);
      const near = Math.floor(at / 3);
      this.set(far, near, isDark);
      this.set(near, far, isDark);
    }
  }

  /** Places bytes into the remaining modules, in pairs of columns from the right. */
  fill(bytes: readonly number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) {
        right = 5;
      }
      const isUpward = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step += 1) {
        const y = isUpward ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (!this.isFunction[y]![x] && at < 8 * bytes.length) {
            this.dark[y]![x] = ((bytes[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
            at += 1;
          }
        }
      }
    }
  }

  /** Applies the mask with the lowest penalty, and returns the modules. */
  masked(): QRModules {
    let best = 0;
    let lowest = Infinity;
    for (let mask = 0; mask < 8; mask += 1) {
      this.apply(mask);
      const penalty = this.penalty();
      if (penalty < lowest) {
        lowest = penalty;
        best = mask;
      }
      this.apply(mask);
    }
    this.apply(best);
    return this.dark;
  }

  private apply(mask: number): void {
    const inverts = (x: number, y: number): boolean =>
      [
        (x + y) % 2,
        y % 2,
        x % 3,
        (x + y) % 3,
        (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
        ((x * y) % 2) + ((x * y) % 3),
        (((x * y) % 2) + ((x * y) % 3)) % 2,
        (((x + y) % 2) + ((x * y) % 3)) % 2,
      ][mask] === 0;
    for (let y = 0; y < this.size; y += 1) {
      for (let x = 0; x < this.size; x += 1) {
        if (!this.isFunction[y]![x] && inverts(x, y)) {
          this.dark[y]![x] = !this.dark[y]![x];
        }
      }
    }
    this.addFormat(mask);
  }

  private penalty(): number {
    const columns = this.dark.map((_, x) => this.dark.map((row) => row[x]!));
    let penalty = 0;
    for (const line of [...this.dark, ...columns]) {
      const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
      for (const run of text.match(/1{5,}|0{5,}/g) ?? []) {
        penalty += run.length - 2;
      }
      for (const pattern of ["10111010000", "00001011101"]) {
        for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) {
          penalty += 40;
        }
      }
    }
    let darkCount = 0;
    this.dark.forEach((row, y) =>
      row.forEach((isDark, x) => {
        darkCount += isDark ? 1 : 0;
        const below = this.dark[y + 1];
        const isBlock = below !== undefined && x + 1 < this.size && isDark === row[x + 1] &&
          isDark === below[x] && isDark === below[x + 1];
        penalty += isBlock ? 3 : 0;
      }),
    );
    const share = (100 * darkCount) / (this.size * this.size);
    return penalty + 10 * Math.floor(Math.abs(share - 50) / 5);
  }
}
