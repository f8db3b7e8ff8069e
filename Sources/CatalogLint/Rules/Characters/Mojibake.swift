/// Characters of UTF-8 that were read as Windows-1252: `Ã¤` instead of `ä`, `â€™` instead of `’`.
///
/// A run of characters is turned back into bytes. If they are UTF-8 of a character that is likely there, that
/// character was meant. Not all that can be turned back was: `« privé »`, with a no-break space, ends in the
/// three bytes of a Chinese character.
struct Mojibake {
  /// The first characters that are probably others.
  struct Run {
    /// Where they stand.
    var range: Range<String.Index>
    /// Offsets in the UTF-8 of the text.
    var part: Range<Int>
    /// What was meant.
    var meant: String
  }

  /// The runs in the order of the text; empty if none is likely.
  private(set) var runs: [Run] = []

  /// A run while it is read.
  private struct Candidate {
    var run: Run
    var count = 0
    /// Whether one of its characters would be enough by itself.
    var isLikely = false
  }

  init(_ string: String) {
    let scalars = string.unicodeScalars
    var front: Unicode.Scalar?
    var offset = 0
    var index = scalars.startIndex
    var current: Candidate?
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if let found = Sequence(scalars, at: index) {
        let end = offset + found.length
        var candidate =
          current ?? Candidate(run: Run(range: index..<index, part: offset..<offset, meant: ""))
        candidate.run.range = candidate.run.range.lowerBound..<found.end
        candidate.run.part = candidate.run.part.lowerBound..<end
        candidate.run.meant.unicodeScalars.append(found.meant)
        candidate.count += 1
        candidate.isLikely = candidate.isLikely || found.isLikely(behind: front)
        current = candidate
        front = scalars[scalars.index(before: found.end)]
        offset = end
        index = found.end
      } else {
        finish(&current)
        front = scalar
        offset += UTF8.width(scalar)
        scalars.formIndex(after: &index)
      }
    }
    finish(&current)
  }

  /// Keeps a run that says enough: a likely character, or several beside each other.
  private mutating func finish(_ candidate: inout Candidate?) {
    if let candidate, candidate.isLikely || candidate.count > 1 {
      var run = candidate.run
      // A text may have gone through it more than once.
      for _ in 0..<3 {
        guard let again = Mojibake.decoded(run.meant) else { break }
        run.meant = again
      }
      runs.append(run)
    }
    candidate = nil
  }

  /// What a text was that consists of nothing else; `nil` if some of it is no mojibake.
  private static func decoded(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    var meant = ""
    var index = scalars.startIndex
    while index < scalars.endIndex {
      guard let found = Sequence(scalars, at: index) else { return nil }
      meant.unicodeScalars.append(found.meant)
      index = found.end
    }
    return meant
  }
}

extension Mojibake {
  /// Characters whose bytes in Windows-1252 are one character in UTF-8.
  private struct Sequence {
    let meant: Unicode.Scalar
    let end: String.Index
    /// The length of the characters in the UTF-8 of the text.
    let length: Int
    /// The second character.
    let second: UInt8

    init?(_ scalars: String.UnicodeScalarView, at start: String.Index) {
      guard scalars[start].value < 0xF5, scalars[start].value >= 0xC2 else { return nil }
      let lead = UInt8(scalars[start].value)
      let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var bytes = [lead]
      var length = 2
      var index = scalars.index(after: start)
      while bytes.count < count {
        guard index < scalars.endIndex, let byte = Windows1252.byte(scalars[index]),
          byte & 0xC0 == 0x80
        else { return nil }
        bytes.append(byte)
        length += UTF8.width(scalars[index])
        scalars.formIndex(after: &index)
      }
      guard let text = String(validating: bytes, as: UTF8.self),
        let meant = text.unicodeScalars.first, meant.value >= 0xA0
      else { return nil }
      self.meant = meant
      self.length = length
      end = index
      second = bytes[1]
    }

    /// Whether nobody would write these characters beside each other.
    func isLikely(behind front: Unicode.Scalar?) -> Bool {
      switch meant.value {
      case 0xA0..<0x180:
        // What may stand behind any letter, such as a quotation mark, does so behind `Ã` too.
        return !Self.mayEndWord(second) || front?.properties.isLowercase ?? false
      case 0x2010...0x2027, 0x2030...0x203A, 0x20AC, 0x2122, 0x2190...0x21FF: return true
      case 0x2600...0x27BF, 0x1F300...0x1FAFF: return true
      default: return false
      }
    }

    /// Whether a byte is a space, a quotation mark, a dash or another sign behind words.
    private static func mayEndWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x82, 0x84...0x87, 0x8B, 0x91...0x97, 0x99, 0x9B, 0xA0, 0xA1, 0xAB, 0xAE, 0xB0: true
      case 0xB7, 0xB9, 0xB2, 0xB3, 0xBB, 0xBF: true
      default: false
      }
    }
  }
}
