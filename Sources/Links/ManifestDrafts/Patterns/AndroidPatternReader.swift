import LinkAssociations
import LinkRouting

/// Functions that read the patterns of Android's filters.
enum AndroidPatternReader {
  /// Returns the pieces of a pattern; `nil` if Android rejects it.
  static func pieces(_ pattern: AndroidPattern) -> [PathPiece]? {
    let pieces: [PathPiece]?
    switch pattern.kind {
    case .literal: pieces = [.text(pattern.text)]
    case .prefix: pieces = [.text(pattern.text), .run(.many)]
    case .suffix: pieces = [.run(.many), .text(pattern.text)]
    case .simpleGlob: pieces = simple(Array(pattern.text.unicodeScalars))
    case .advancedGlob:
      pieces = pattern.isValid ? advanced(Array(pattern.text.unicodeScalars)) : nil
    }
    return pieces.map(\.joined)
  }

  /// Returns `true` if a repetition may match text that the pattern requires after it.
  ///
  /// Android never backtracks, so such a pattern matches less than it seems to. A repetition before
  /// a slash ends with its component, like a value in a route.
  static func mayTakeTooMuch(_ pattern: AndroidPattern) -> Bool {
    let pieces: [PathPiece]
    switch pattern.kind {
    case .literal, .prefix, .suffix: return false
    case .simpleGlob: pieces = simple(Array(pattern.text.unicodeScalars))
    case .advancedGlob: pieces = advanced(Array(pattern.text.unicodeScalars)) ?? []
    }
    return zip(pieces, pieces.dropFirst()).contains { piece, next in
      guard case .run(let run) = piece, run.minimum != run.maximum else { return false }
      guard case .text(let text) = next, let first = text.unicodeScalars.first else { return true }
      return first != "/" && run.set?.contains(first) ?? true
    }
  }

  private static func simple(_ scalars: [Unicode.Scalar]) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var place = 0
    while place < scalars.count {
      var scalar = scalars[place]
      let isEscaped = scalar == "\\" && place + 1 < scalars.count
      if isEscaped {
        place += 1
        scalar = scalars[place]
      }
      place += 1
      let isRepeated = place < scalars.count && scalars[place] == "*"
      if isRepeated { place += 1 }
      let isAny = scalar == "." && !isEscaped
      switch (isAny, isRepeated) {
      case (true, true): pieces.append(.run(.many))
      case (true, false): pieces.append(.run(.one))
      case (false, true):
        // At the end of a link, Android does not accept zero repetitions, except for `.*`.
        let minimum = place == scalars.count ? 1 : 0
        pieces.append(.run(CharacterRun(set: ScalarSet([scalar]), minimum: minimum, maximum: nil)))
      case (false, false): pieces.append(.text(String(scalar)))
      }
    }
    return pieces
  }

  private static func advanced(_ scalars: [Unicode.Scalar]) -> [PathPiece]? {
    var pieces: [PathPiece] = []
    var rest = scalars[...]
    while let scalar = rest.popFirst() {
      var set: ScalarSet?
      var text: Unicode.Scalar?
      switch scalar {
      case "[":
        guard let found = Self.set(&rest) else { return nil }
        set = found
      case ".": set = nil
      case "}": continue
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        text = next
      default: text = scalar
      }
      let count = repetition(&rest)
      if let text, count == nil {
        pieces.append(.text(String(text)))
      } else if let text, text == "/", count?.minimum == 0, count?.maximum == 1, rest.isEmpty {
        // Routes accept an optional trailing slash anyway.
        continue
      } else {
        let slashes = set.map { $0.contains("/") } ?? (text == nil)
        pieces.append(
          .run(
            CharacterRun(
              set: text.map { ScalarSet([$0]) } ?? set, minimum: count?.minimum ?? 1,
              maximum: count == nil ? 1 : count?.maximum,
              crossesSlashes: slashes && (count == nil ? false : (count?.maximum ?? 2) > 1))))
      }
    }
    return pieces
  }

  private static func repetition(
    _ rest: inout ArraySlice<Unicode.Scalar>
  ) -> (minimum: Int, maximum: Int?)? {
    switch rest.first {
    case "*":
      rest.removeFirst()
      return (0, nil)
    case "+":
      rest.removeFirst()
      return (1, nil)
    case "{":
      guard let close = rest.firstIndex(of: "}") else { return nil }
      let inside = String(String.UnicodeScalarView(rest[(rest.startIndex + 1)..<close]))
      rest = rest[(close + 1)...]
      let parts = inside.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      let limit = TextRule.maximumLength
      let least = max(0, min(Int(parts[0]) ?? 0, limit))
      if parts.count == 1 { return (least, least) }
      return (least, Int(parts[1]).map { max(least, min($0, limit)) })
    default: return nil
    }
  }

  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> ScalarSet? {
    let isInverse = rest.first == "^"
    if isInverse { rest.removeFirst() }
    var ranges: [ClosedRange<UInt32>] = []
    while let scalar = rest.popFirst() {
      if scalar == "]" {
        let set = ScalarSet(ranges)
        return isInverse ? ScalarSet.printable.subtracting(set) : set
      }
      guard let lower = scalar == "\\" ? rest.popFirst() : scalar else { return nil }
      var upper = lower
      if rest.first == "-", rest.dropFirst().first != "]", rest.count > 1 {
        rest.removeFirst()
        guard let next = rest.popFirst(), let end = next == "\\" ? rest.popFirst() : next else {
          return nil
        }
        upper = end
      }
      if lower <= upper { ranges.append(lower.value...upper.value) }
    }
    return nil
  }
}
