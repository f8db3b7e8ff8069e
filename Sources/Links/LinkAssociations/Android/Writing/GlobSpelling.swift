import LinkRouting

/// Writes the pieces of a ``Shape`` as patterns of filters or of dynamic rules.
///
/// Such patterns have two wildcards: one for a single character, and one for any number of them.
///
/// Patterns of filters and of dynamic rules are matched without backtracking. A wildcard of
/// variable length is therefore correct only at the end, or before a character that the value
/// cannot contain. In all other cases, the pattern ends with the wildcard.
///
/// Neither syntax supports character sets. A case-insensitive text is therefore written in several
/// spellings; see ``Shape/exactCases(of:)``. A wildcard for each letter would open every path of
/// the same length.
struct GlobSpelling {
  /// The wildcard for any one character.
  let any: String
  /// The wildcard for any number of characters.
  let star: String
  /// `true` if text is escaped with backslashes.
  ///
  /// If it is `false`, each `*` or `?` in the text is replaced by the wildcard for one character.
  let escapes: Bool

  /// The spelling of `pathPattern` and the other simple patterns of filters.
  static let simple = GlobSpelling(any: ".", star: ".*", escapes: true)
  /// The spelling of dynamic rules.
  static let dynamic = GlobSpelling(any: "?", star: "*", escapes: false)

  /// The maximum number of single-character wildcards that express a minimum length.
  static let longestRun = 64

  /// A pattern, with its differences from the router.
  struct Result: Hashable {
    var text = ""
    var losses: Set<AssociationWidening.Code> = []
    /// `true` if the pattern ends with a wildcard that matches any characters, including slashes.
    var endsOpen = false
  }

  /// Writes pieces as a pattern.
  ///
  /// If no text can follow a wildcard, the pattern ends with that wildcard.
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
    // A character outside the Basic Multilingual Plane has two UTF-16 units. The pattern still
    // requires only one unit for each character.
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
    // The wildcard ends at the first character of the following text, but may match slashes before
    // it. Before a slash, it matches exactly one component: it could match slashes only in an empty
    // component, which no link contains.
    if !set.contains("/"), first != "/" || minimum > 1 {
      result.losses.insert(.wildcardCrossesSlash)
    }
  }

  /// `true` if the pattern spells a character as itself, so that a preceding wildcard ends at it.
  private func isLiteral(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0xFFFF && (escapes || scalar != "*" && scalar != "?")
  }
}

extension ScalarSet {
  /// `true` if the set contains all printable characters, except perhaps `/` and the backslash.
  var isAnyCharacter: Bool {
    ScalarSet.printable.subtracting(ScalarSet("/\\".unicodeScalars)).subtracting(self).isEmpty
  }
}
