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
  ///
  /// Where one is, the whole text was read in the wrong encoding, and all runs are here that may be letters.
  private(set) var runs: [Run] = []
  private var isLikely = false

  /// A run while it is read.
  private struct Candidate {
    var run: Run
    var count = 0
    /// Whether one of its characters would be enough by itself.
    var isLikely = false
    /// Whether all that was meant are letters of Latin or signs among them.
    var isLatin = true
  }

  /// Looks through a text.
  ///
  /// - Parameter language: The language subtag of the text, which says what letters are usual there; `nil` if
  ///   it is not known.
  init(_ string: String, language: String?) {
    let usual = UsualLetters(language)
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
        let behind = found.end < scalars.endIndex ? scalars[found.end] : nil
        candidate.isLikely =
          candidate.isLikely || found.isLikely(behind: front, inFrontOf: behind, usual)
        candidate.isLatin = candidate.isLatin && found.isLatin
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
    if !isLikely { runs = [] }
  }

  /// Keeps a run that says enough, a likely character or several beside each other, or that may be one.
  private mutating func finish(_ candidate: inout Candidate?) {
    if let candidate, candidate.isLikely || candidate.count > 1 || candidate.isLatin {
      isLikely = isLikely || candidate.isLikely || candidate.count > 1
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
