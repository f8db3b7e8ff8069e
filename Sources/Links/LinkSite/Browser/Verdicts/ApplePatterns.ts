/** A part of a link, prepared for patterns of Apple's files. */
interface AppleSubject {
  readonly bytes: readonly number[];
  /** The number of bytes without the added slash. */
  readonly end: number;
}

/**
 * Returns the subject of a path, without its leading and trailing slashes.
 *
 * A slash is added at the end, which only a slash in the pattern matches. The
 * pattern `/x/*` therefore matches `/x`.
 */
function pathSubject(path: readonly number[]): AppleSubject {
  let end = path.length;
  while (end > 0 && path[end - 1] === 0x2f) {
    end -= 1;
  }
  const core = path.slice(path[0] === 0x2f ? 1 : 0, end);
  return { bytes: [...core, 0x2f], end: core.length };
}

/** Returns a subject with its ASCII letters in lower case. */
function caseless(subject: AppleSubject): AppleSubject {
  const bytes = subject.bytes.map((byte) => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte));
  return { bytes, end: subject.end };
}

/** A matcher of patterns of Apple's files. */
class ApplePatterns {
  private readonly encoded = new Map<string, readonly number[]>();

  constructor(private readonly table: VerdictTable) {}

  /** Returns `true` if a pattern matches a whole subject. */
  matches(pattern: readonly AppleElement[], subject: AppleSubject): boolean {
    const places = new Uint8Array(subject.bytes.length + 1);
    places[0] = 1;
    const ends = this.advance(pattern, places, subject);
    return ends[subject.end] === 1 || ends[subject.bytes.length] === 1;
  }

  /** Returns the positions after elements that start at the given positions. */
  private advance(
    elements: readonly AppleElement[],
    places: Uint8Array,
    subject: AppleSubject,
  ): Uint8Array {
    return elements.reduce((current, element) => this.step(element, current, subject), places);
  }

  private step(element: AppleElement, places: Uint8Array, subject: AppleSubject): Uint8Array {
    const { bytes, end } = subject;
    const next = new Uint8Array(places.length);
    const forEach = (body: (place: number) => void): void => {
      for (let place = places.indexOf(1); place >= 0; place = places.indexOf(1, place + 1)) {
        body(place);
      }
    };
    if (typeof element === "string") {
      const text = this.bytes(element);
      forEach((place) => {
        if (text.every((byte, index) => bytes[place + index] === byte)) {
          next[place + text.length] = 1;
        }
      });
    } else if (element === 0) {
      forEach((place) => {
        if (place < end) {
          let after = place + 1;
          while (after < end && (byteAt(bytes, after) & 0xc0) === 0x80) {
            after += 1;
          }
          next[after] = 1;
        }
      });
    } else if (typeof element === "number") {
      next.set(places);
      const first = places.indexOf(1);
      if (first >= 0 && first <= end) {
        next.fill(1, first, end + 1);
      }
    } else if ("set" in element) {
      forEach((place) => {
        if (place < end && isOneOf(byteAt(bytes, place), element.set)) {
          next[place + 1] = 1;
        }
      });
    } else if ("words" in element) {
      const words = this.table.words[element.words] ?? [];
      forEach((place) => {
        for (const word of words) {
          const text = this.bytes(word);
          const after = place + text.length;
          // The empty word may also match after the added slash.
          const fits = after <= end || text.length === 0;
          if (fits && text.every((byte, index) => bytes[place + index] === byte)) {
            next[after] = 1;
          }
        }
      });
    } else {
      for (const choice of element.choice) {
        this.advance(choice, places, subject).forEach((isPlace, place) => {
          next[place]! |= isPlace;
        });
      }
    }
    return next;
  }

  private bytes(text: string): readonly number[] {
    let bytes = this.encoded.get(text);
    if (bytes === undefined) {
      bytes = encode(text);
      this.encoded.set(text, bytes);
    }
    return bytes;
  }
}
