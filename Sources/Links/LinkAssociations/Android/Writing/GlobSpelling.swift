import LinkRouting

/// Spells shapes as patterns with two wildcards: simple patterns of filters, and those of dynamic rules.
///
/// Both are matched without going back, so that only what is sound is spelled: a wildcard of any length is last,
/// or the character behind it cannot stand in the value. Where that is not so, the pattern ends there.
///
/// Neither has sets of characters. A text whose case does not count therefore has several
/// spellings; see ``Shape/exactCases(of:)``. A wildcard for each letter would open every path of
/// the same length.
struct GlobSpelling {
  /// Any one character.
  let any: String
  /// Any characters.
  let star: String
  /// Whether texts are spelled with backslashes; if not, wildcards in them are any character.
  let escapes: Bool

  /// `pathPattern` and the like.
  static let simple = GlobSpelling(any: ".", star: ".*", escapes: true)
  /// Dynamic rules.
  static let dynamic = GlobSpelling(any: "?", star: "*", escapes: false)

  /// The most wildcards that a pattern says a least length with.
  static let longestRun = 64

  /// A pattern, and what it does not say.
  struct Result: Hashable {
    var text = ""
    var losses: Set<AssociationWidening.Code> = []
    /// Whether the pattern ends with any characters, slashes included.
    var endsOpen = false
  }

  /// Spells pieces.
  func spell(_ pieces: [ShapePiece]) -> Result {
    var result = Result()
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text, _): append(text, to: &result)
      case .characters(let set, let minimum, let maximum):
        let next = index + 1 < pieces.count ? pieces[index + 1] : nil
        append(set, minimum, maximum, before: next, to: &result)
        if result.endsOpen { return result }
      }
    }
    return result
  }

  private func append(_ text: String, to result: inout Result) {
    for scalar in text.unicodeScalars {
      if scalar.value > 0xFFFF {
        result.text.unicodeScalars.append(scalar)
      } else if scalar == "." {
        result.text += escapes ? "\\." : "."
        result.losses.insert(.dotNotExpressible)
      } else if escapes, scalar == "*" || scalar == "\\" {
        result.text += "\\"
        result.text.unicodeScalars.append(scalar)
      } else if !escapes, scalar == "*" || scalar == "?" {
        result.text += any
        result.losses.insert(.wildcardNotExpressible)
      } else {
        result.text.unicodeScalars.append(scalar)
      }
    }
  }

  private func append(
    _ set: ScalarSet, _ minimum: Int, _ maximum: Int?, before next: ShapePiece?,
    to result: inout Result
  ) {
    let isWide = set.ranges.last.map { $0.upperBound > 0xFFFF } ?? false
    if !set.isAnyCharacter { result.losses.insert(.characterClassNotExpressible) }
    if minimum == maximum, minimum <= Self.longestRun, !isWide {
      result.text += String(repeating: any, count: minimum)
      return
    }
    // A character beyond the basic plane counts as two units, so that the least number stays one.
    result.text += String(repeating: any, count: min(minimum, Self.longestRun)) + star
    if maximum != nil || minimum > Self.longestRun || isWide && minimum > 1 {
      result.losses.insert(.lengthNotExpressible)
    }
    guard case .text(let text, _)? = next, let first = text.unicodeScalars.first,
      isLiteral(first), !set.contains(first)
    else {
      result.endsOpen = true
      result.losses.formUnion([.wildcardCrossesSlash, .trailingSlashNotExpressible])
      if next != nil { result.losses.insert(.suffixNotExpressible) }
      return
    }
    // What stands behind a wildcard is compared as it is, but only the first of it.
    if !set.contains("/") { result.losses.insert(.wildcardCrossesSlash) }
  }

  /// Whether a character is spelled as itself, so that a wildcard in front of it stops there.
  private func isLiteral(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0xFFFF && (escapes || scalar != "*" && scalar != "?")
  }
}

extension ScalarSet {
  /// Whether the set holds every character that a value in a link may have, but perhaps separators.
  var isAnyCharacter: Bool {
    ScalarSet.printable.subtracting(ScalarSet("/\\".unicodeScalars)).subtracting(self).isEmpty
  }
}
