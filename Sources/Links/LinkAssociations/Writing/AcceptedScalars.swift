import LinkRouting

/// The characters that a text parameter accepts in a link, before case folding.
struct AcceptedScalars {
  /// The sorted ranges of the characters.
  let ranges: [ClosedRange<UInt32>]

  init(_ rule: TextRule, inPath: Bool) {
    var set = (rule.allowed ?? .printable).ranges
    if rule.allowed == nil, inPath {
      set = [0x20...0x2E, 0x30...0x5B, 0x5D...0x7E, 0xA0...0x10FFFF]
    }
    let folded = ScalarSet(set)
    let letters: [ClosedRange<UInt32>]
    switch rule.folding {
    case .none:
      ranges = folded.ranges
      return
    // A letter is accepted if its folded form is accepted, because the result of folding has only
    // one case.
    case .uppercase: letters = Self.letters(0x41, folded)
    case .lowercase: letters = Self.letters(0x61, folded)
    }
    let rest = folded.ranges.flatMap { Self.withoutLetters($0) }
    ranges = ScalarSet(rest + letters).ranges
  }

  private static func letters(_ base: UInt32, _ set: ScalarSet) -> [ClosedRange<UInt32>] {
    (UInt32(0)..<26).flatMap { index -> [ClosedRange<UInt32>] in
      guard let scalar = Unicode.Scalar(base + index), set.contains(scalar) else { return [] }
      return [0x41 + index...0x41 + index, 0x61 + index...0x61 + index]
    }
  }

  private static func withoutLetters(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
    [0...0x40, 0x5B...0x60, 0x7B...0x10FFFF].compactMap { gap in
      gap.overlaps(range) ? range.clamped(to: gap) : nil
    }
  }

  var goesBeyondASCII: Bool { ranges.last.map { $0.upperBound >= 0x80 } ?? false }

  func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } }

  /// `true` if all characters that a link can contain are accepted, except for the given ones.
  func isAll(except missing: [UInt32]) -> Bool {
    ScalarSet(ranges + missing.map { $0...$0 }).ranges == ScalarSet.printable.ranges
  }
}

extension ParameterType.Kind {
  /// `true` if changing the case of a letter can change a value or make it invalid.
  var isCaseSensitive: Bool {
    switch self {
    case .text, .pattern: folding == TextRule.Folding.none
    case .enumeration, .boolean: true
    case .integer, .uuid, .languageTag, .date: false
    }
  }
}

extension ASCIISet {
  func union(_ characters: String) -> ASCIISet {
    var result = self
    for byte in characters.utf8 { result.insert(byte) }
    return result
  }
}
