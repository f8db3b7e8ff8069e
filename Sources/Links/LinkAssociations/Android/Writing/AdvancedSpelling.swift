import LinkRouting

/// Spells shapes as advanced patterns, which have sets and numbers of repetitions but never go back.
enum AdvancedSpelling {
  /// Spells pieces; `nil` where only a simple pattern can.
  ///
  /// - Parameter allowsSlash: Whether one slash at the end is allowed besides.
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
          // The set takes the slash at the end as well, and might have no room for it.
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

  /// A result that Android can read, also with the name of a parameter in front.
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
    // Characters beyond the basic plane count twice.
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

  /// The most ranges that a set is spelled with.
  private static let maximumRanges = 40

  /// A set as a pattern, and the characters that the pattern takes.
  private static func spell(_ set: ScalarSet) -> (text: String, set: ScalarSet, isWider: Bool) {
    if !set.isBeyondBasicPlane, set.ranges.count <= maximumRanges {
      return ("[" + spell(set.ranges) + "]", set, false)
    }
    // Controls are in no link, and surrogates are halves of what is beyond.
    let missing = ScalarSet([0x20...0x7E, 0xA0...0xFFFF]).subtracting(set)
    let isWhole = ScalarSet([0x10000...0x10FFFF]).subtracting(set).isEmpty
    if set.isBeyondBasicPlane, isWhole, missing.ranges.count <= maximumRanges {
      return missing.isEmpty ? (".", set, false) : ("[^" + spell(missing.ranges) + "]", set, false)
    }
    // A slash ends a component whatever else is in it.
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
