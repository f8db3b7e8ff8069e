import LinkRouting

/// Writes the pieces of a ``Shape`` as advanced patterns of Android.
///
/// Advanced patterns support sets and repetitions, but Android matches them without backtracking.
enum AdvancedSpelling {
  /// Writes pieces as an advanced pattern; returns `nil` if Android would reject the pattern.
  ///
  /// - Parameter allowsSlash: `true` if the pattern must also match the text with one additional
  ///   slash at its end.
  static func spell(_ pieces: [ShapePiece], allowsSlash: Bool = false) -> GlobSpelling.Result? {
    var result = GlobSpelling.Result()
    var isSlashTaken = false
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text, let folds):
        append(text, folds: folds, to: &result)
      case .characters(let set, let minimum, var maximum):
        let isLast = index == pieces.count - 1
        let spelled = spell(set)
        var isSound = isLast || minimum == maximum && !set.isBeyondBasicPlane
        if !isSound, case .text(let text, let folds) = pieces[index + 1],
          let first = text.unicodeScalars.first, first.value <= 0xFFFF
        {
          isSound = !spelled.set.contains(first, folds: folds)
        }
        if isLast, allowsSlash, spelled.set.contains("/") {
          // The set also matches the trailing slash, which would count as one of its characters.
          // The maximum number of characters is therefore removed.
          isSlashTaken = true
          if maximum != nil {
            maximum = nil
            result.losses.insert(.lengthNotExpressible)
          }
        }
        if spelled.isWider { result.losses.insert(.characterClassNotExpressible) }
        result.text += spelled.text
        append(minimum, maximum, doubles: set.isBeyondBasicPlane, to: &result)
        if !isSound {
          result.text += ".*"
          result.endsOpen = true
          result.losses.formUnion([.suffixNotExpressible, .wildcardCrossesSlash])
          return checked(result)
        }
      }
    }
    if allowsSlash, !isSlashTaken { result.text += "/{0,1}" }
    return checked(result)
  }

  /// Returns the result, or `nil` if Android would reject its pattern as too large.
  ///
  /// The check includes a literal prefix of 256 characters, because a parameter name may precede
  /// the pattern.
  private static func checked(_ result: GlobSpelling.Result) -> GlobSpelling.Result? {
    AndroidPattern(.advancedGlob, String(repeating: "x", count: 256) + result.text).isValid
      ? result : nil
  }

  private static func append(
    _ text: String, folds: Bool, to result: inout GlobSpelling.Result
  ) {
    for scalar in text.unicodeScalars {
      if folds, scalar.isASCII, scalar.properties.isAlphabetic,
        let other = Unicode.Scalar(scalar.value ^ 0x20)
      {
        result.text += "[\(min(scalar, other))\(max(scalar, other))]"
      } else {
        if "\\[]{}*+.^".unicodeScalars.contains(scalar) { result.text += "\\" }
        result.text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func append(
    _ minimum: Int, _ maximum: Int?, doubles: Bool, to result: inout GlobSpelling.Result
  ) {
    var maximum = maximum
    // Characters outside the Basic Multilingual Plane consist of two UTF-16 units.
    if doubles, minimum > 1 { result.losses.insert(.lengthNotExpressible) }
    if doubles, let most = maximum {
      maximum = most * 2
      result.losses.insert(.lengthNotExpressible)
    }
    switch (minimum, maximum) {
    case (1, 1): break
    case (0, nil): result.text += "*"
    case (1, nil): result.text += "+"
    case (_, nil): result.text += "{\(minimum),}"
    case (_, let maximum?):
      result.text += minimum == maximum ? "{\(minimum)}" : "{\(minimum),\(maximum)}"
    }
  }

  /// The maximum number of ranges to write for one set.
  private static let maximumRanges = 40

  /// Returns the pattern for a set, with the characters that the pattern matches.
  ///
  /// In the result, `isWider` is `true` if the pattern matches characters outside the set.
  private static func spell(_ set: ScalarSet) -> (text: String, set: ScalarSet, isWider: Bool) {
    if !set.isBeyondBasicPlane, set.ranges.count <= maximumRanges {
      return ("[" + spell(set.ranges) + "]", set, false)
    }
    // Links contain no control characters. Surrogates must match, because a pair of them represents
    // a character outside the Basic Multilingual Plane.
    let missing = ScalarSet([0x20...0x7E, 0xA0...0xFFFF]).subtracting(set)
    let isWhole = ScalarSet([0x10000...0x10FFFF]).subtracting(set).isEmpty
    if set.isBeyondBasicPlane, isWhole, missing.ranges.count <= maximumRanges {
      return missing.isEmpty ? (".", set, false) : ("[^" + spell(missing.ranges) + "]", set, false)
    }
    // Only the slash is excluded, because it always ends a component.
    let slash = ScalarSet("/".unicodeScalars)
    return set.contains("/")
      ? (".", .printable, true) : ("[^/]", ScalarSet.printable.subtracting(slash), true)
  }

  private static func spell(_ ranges: [ClosedRange<UInt32>]) -> String {
    func spell(_ value: UInt32) -> String {
      guard let scalar = Unicode.Scalar(value) else { return "" }
      return "\\[]^-".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }
    return ranges.map { range in
      switch range.upperBound - range.lowerBound {
      case 0: spell(range.lowerBound)
      case 1: spell(range.lowerBound) + spell(range.upperBound)
      default: spell(range.lowerBound) + "-" + spell(range.upperBound)
      }
    }.joined()
  }
}
