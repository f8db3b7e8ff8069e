/// UTF-8 characters that were decoded as Windows-1252: `Ã¤` instead of `ä`, `â€™` instead of `’`.
///
/// To detect them, a run of characters is encoded in Windows-1252. If the resulting bytes are the
/// UTF-8 of a character that is plausible at this position, that character was intended. Not every
/// run that can be decoded this way is mojibake. For example, `« privé »`, with a no-break space,
/// ends in the three bytes of a Chinese character.
struct Mojibake {
  /// A run of incorrectly decoded characters.
  struct Run {
    /// The range of the run in the string.
    var range: Range<String.Index>
    /// The offsets of the run in the UTF-8 of the string.
    var part: Range<Int>
    /// The intended characters.
    var meant: String
  }

  /// The runs in the order of the string; empty if no run is likely to be mojibake.
  ///
  /// If one run is likely to be mojibake, the whole string was probably decoded incorrectly. In
  /// that case, the array also contains less likely runs whose intended characters are Latin
  /// letters.
  private(set) var runs: [Run] = []
  private var isLikely = false

  /// A run that is still being scanned.
  private struct Candidate {
    var run: Run
    /// The run before its first control character; `nil` if it contains none.
    var front: Run?
    var count = 0
    /// `true` if at least one sequence in the run is probably mojibake, regardless of the others.
    var isLikely = false
    /// `true` if all intended characters are Latin letters, or marks that occur in Latin text.
    var isLatin = true
  }

  /// Finds the mojibake in a string.
  ///
  /// - Parameter language: The language subtag of the string, which determines its usual letters;
  ///   `nil` if it is not known.
  init(_ string: String, language: String?) {
    let usual = UsualLetters(language)
    let scalars = string.unicodeScalars
    var front: Unicode.Scalar?
    var offset = 0
    var index = scalars.startIndex
    var current: Candidate?
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if let found = Sequence(scalars, at: index), !found.isControl || current != nil {
        let end = offset + found.length
        var candidate =
          current ?? Candidate(run: Run(range: index..<index, part: offset..<offset, meant: ""))
        if found.isControl, candidate.front == nil { candidate.front = candidate.run }
        candidate.run.range = candidate.run.range.lowerBound..<found.end
        candidate.run.part = candidate.run.part.lowerBound..<end
        candidate.run.meant.unicodeScalars.append(found.meant)
        if !found.isControl { candidate.count += 1 }
        let behind = found.end < scalars.endIndex ? scalars[found.end] : nil
        candidate.isLikely =
          candidate.isLikely || found.isLikely(behind: front, inFrontOf: behind, usual)
        candidate.isLatin = candidate.isLatin && (found.isLatin || found.isControl)
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

  /// Keeps a run that is likely to be mojibake, has several characters, or may be Latin letters.
  private mutating func finish(_ candidate: inout Candidate?) {
    if let candidate, candidate.isLikely || candidate.count > 1 || candidate.isLatin {
      isLikely = isLikely || candidate.isLikely || candidate.count > 1
      var run = Self.decoded(candidate.run)
      // If no further decoding removes the control characters, they are not part of the mojibake.
      if let front = candidate.front,
        run.meant.unicodeScalars.contains(where: { $0.value < 0xA0 && $0.value >= 0x7F })
      {
        run = Self.decoded(front)
      }
      runs.append(run)
    }
    candidate = nil
  }

  /// Decodes the intended characters of a run again, as often as they are mojibake themselves.
  private static func decoded(_ run: Run) -> Run {
    var run = run
    for _ in 0..<3 {
      guard let again = decoded(run.meant) else { break }
      run.meant = again
    }
    return run
  }

  /// Returns the intended string if a string consists entirely of mojibake; otherwise `nil`.
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
