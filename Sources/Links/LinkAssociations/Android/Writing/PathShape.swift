import LinkRouting

/// A part of a path or of a value that patterns can express.
enum ShapePiece: Hashable {
  /// Fixed text; if `folds` is `true`, its ASCII letters may have any case.
  case text(String, folds: Bool)
  /// Characters from a set, with the minimum and maximum number of characters.
  case characters(ScalarSet, minimum: Int, maximum: Int?)
}

/// The possible forms of a part of a link, as alternative lists of pieces.
struct Shape {
  /// The alternatives; every part of this shape matches one of them.
  var alternatives: [[ShapePiece]]
  /// The requirements of the router that the pieces do not express.
  var losses: Set<AssociationWidening.Code> = []

  /// The maximum number of alternatives.
  ///
  /// If a shape has more, its words are replaced by sets of their characters.
  static let maximumAlternatives = 24

  /// Returns each alternative of this shape followed by each alternative of a second one.
  func followed(by other: Shape) -> Shape {
    Shape(
      alternatives: alternatives.flatMap { front in
        other.alternatives.map { Self.joined(front, $0) }
      }, losses: losses.union(other.losses))
  }

  /// Returns two lists of pieces joined, with adjacent text merged.
  static func joined(_ front: [ShapePiece], _ back: [ShapePiece]) -> [ShapePiece] {
    guard case .text(let left, let folds)? = front.last,
      case .text(let right, let foldsToo)? = back.first, folds == foldsToo
    else { return front + back }
    return front.dropLast() + [.text(left + right, folds: folds)] + back.dropFirst()
  }

  /// Returns the pieces in two fixed cases: canonical, and with ASCII letters in upper case.
  ///
  /// QR codes contain links in upper case, and people copy canonical links. There are too many
  /// other combinations of cases to list.
  static func exactCases(of pieces: [ShapePiece]) -> [[ShapePiece]] {
    func spelled(_ change: (String) -> String) -> [ShapePiece] {
      pieces.reduce([]) { front, piece in
        guard case .text(let text, let folds) = piece else { return front + [piece] }
        return joined(front, [.text(folds ? change(text) : text, folds: false)])
      }
    }
    return [spelled { $0 }, spelled(\.asciiUppercased)].unique
  }

  /// A shape that matches every nonempty string.
  ///
  /// The result matches the empty string only if this shape does.
  var anyText: Shape {
    let mayBeEmpty = alternatives.contains { pieces in
      pieces.allSatisfy { piece in
        if case .characters(_, minimum: 0, _) = piece { true } else { false }
      }
    }
    return Shape(
      alternatives: [[.characters(.printable, minimum: mayBeEmpty ? 0 : 1, maximum: nil)]])
  }

  /// The characters of all alternatives.
  var characters: ScalarSet {
    alternatives.joined().reduce(ScalarSet([ClosedRange<UInt32>]())) { set, piece in
      switch piece {
      case .text(let text, _): set.union(ScalarSet(text.unicodeScalars))
      case .characters(let more, _, _): set.union(more)
      }
    }
  }

  /// `true` if the shape contains a lower-case letter whose case is ignored.
  var hasFoldedLetters: Bool {
    alternatives.joined().contains { piece in
      guard case .text(let text, true) = piece else { return false }
      return text != text.asciiUppercased
    }
  }

  /// Returns the shape, or `words` if the shape has too many alternatives.
  ///
  /// - Parameter words: The shape with sets of characters instead of words.
  func limited(to count: Int = Shape.maximumAlternatives, words: Shape) -> Shape {
    alternatives.count <= count ? self : words
  }
}

extension Shape {
  /// Creates a shape that matches only the given text.
  init(_ text: String, folds: Bool = false) {
    alternatives = [text.isEmpty ? [] : [.text(text, folds: folds)]]
  }

  /// Creates a shape of the decoded values of a type, in all spellings that the router reads.
  ///
  /// - Parameters:
  ///   - inPath: `true` if the value is a path component. Such a value is not empty, and contains a
  ///     slash or a backslash only if the type lists it.
  ///   - spellsWords: `true` to write each word as an alternative.
  init(_ kind: ParameterType.Kind, inPath: Bool, spellsWords: Bool) {
    let hex = ScalarSet([0x30...0x39, 0x41...0x46, 0x61...0x66])
    let digits = ScalarSet([0x30...0x39])
    func run(_ set: ScalarSet, _ count: Int) -> ShapePiece {
      .characters(set, minimum: count, maximum: count)
    }
    let hyphen = ShapePiece.text("-", folds: false)
    switch kind {
    case .text(let rule):
      let length = rule.characterLength
      let minimum = inPath ? max(1, length.lowerBound) : length.lowerBound
      let maximum = length.upperBound >= TextRule.maximumLength ? nil : length.upperBound
      if rule.unit == .bytes, !rule.isASCII { losses = [.lengthNotExpressible] }
      let set = Self.unfolded(rule, inPath: inPath)
      alternatives = [[.characters(set, minimum: minimum, maximum: maximum)]]
    case .pattern(let pattern):
      self = Self.pattern(
        pattern, inPath: inPath, limit: spellsWords ? Self.maximumAlternatives : 1)
    case .integer(let range):
      let isSigned = range.lowerBound < 0
      let set = isSigned ? digits.union(ScalarSet("-".unicodeScalars)) : digits
      let longest = max(String(range.lowerBound).utf8.count, String(range.upperBound).utf8.count)
      alternatives = [[.characters(set, minimum: 1, maximum: longest)]]
      losses = [.rangeNotExpressible]
    case .uuid:
      alternatives = [
        [
          run(hex, 8), hyphen, run(hex, 4), hyphen, run(hex, 4), hyphen, run(hex, 4), hyphen,
          run(hex, 12),
        ]
      ]
    case .date:
      alternatives = [[run(digits, 4), hyphen, run(digits, 2), hyphen, run(digits, 2)]]
      losses = [.dateNotExpressible]
    case .languageTag:
      let set = ScalarSet([0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2D])
      alternatives = [[.characters(set, minimum: 1, maximum: nil)]]
      losses = [.languageTagNotExpressible]
    case .enumeration(let words): self = Self.words(words, spelled: spellsWords)
    case .boolean: self = Self.words(["true", "false"], spelled: spellsWords)
    }
  }

  /// Returns the shape of the values that a regular expression matches.
  ///
  /// If the expression consists of runs of characters, in at most `limit` alternatives, the shape
  /// consists of the same runs. Otherwise, it is any string of the expression's characters within
  /// its limits of length.
  private static func pattern(_ pattern: TextPattern, inPath: Bool, limit: Int) -> Shape {
    let runs = pattern.runs(limit: limit)?.map { runs in
      runs.reduce([]) { joined($0, [Self.piece(for: $1)]) }
    }
    if let alternatives = inPath ? runs?.flatMap(nonEmpty) : runs, alternatives.count <= limit {
      return Shape(
        alternatives: alternatives, losses: pattern.check == nil ? [] : [.patternNotExpressible])
    }
    let rule = pattern.approximation
    let minimum = inPath ? max(1, rule.length.lowerBound) : rule.length.lowerBound
    let maximum = rule.length.upperBound >= TextRule.maximumLength ? nil : rule.length.upperBound
    let piece = ShapePiece.characters(
      rule.allowed ?? .printable, minimum: minimum, maximum: maximum)
    return Shape(alternatives: [[piece]], losses: [.patternNotExpressible])
  }

  private static func piece(for run: TextPattern.Run) -> ShapePiece {
    if run.minimum == run.maximum, run.set.ranges.count == 1, run.set.ranges[0].count == 1,
      let scalar = Unicode.Scalar(run.set.ranges[0].lowerBound)
    {
      return .text(String(repeating: String(scalar), count: run.minimum), folds: false)
    }
    return .characters(run.set, minimum: run.minimum, maximum: run.maximum)
  }

  /// Returns alternatives that together match the same strings as the pieces, except the empty one.
  private static func nonEmpty(_ pieces: [ShapePiece]) -> [[ShapePiece]] {
    let isPossible = pieces.allSatisfy { piece in
      if case .characters(_, minimum: 0, _) = piece { true } else { false }
    }
    guard isPossible else { return [pieces] }
    return pieces.indices.compactMap { index in
      guard case .characters(let set, _, let maximum) = pieces[index] else { return nil }
      return [.characters(set, minimum: 1, maximum: maximum)] + pieces[(index + 1)...]
    }
  }

  private static func words(_ words: [String], spelled: Bool) -> Shape {
    if spelled, words.count <= maximumAlternatives {
      return Shape(alternatives: words.map { $0.isEmpty ? [] : [.text($0, folds: false)] })
    }
    let counts = words.map(\.unicodeScalars.count)
    let set = ScalarSet(words.flatMap(\.unicodeScalars))
    let piece = ShapePiece.characters(
      set, minimum: counts.min() ?? 0, maximum: counts.max())
    return Shape(alternatives: [[piece]], losses: [.wordsNotExpressible])
  }

  /// Returns the characters that a value may contain before its letters are case-folded.
  private static func unfolded(_ rule: TextRule, inPath: Bool) -> ScalarSet {
    var set =
      rule.allowed?.intersection(.printable)
      ?? (inPath ? ScalarSet.printable.subtracting(ScalarSet("/\\".unicodeScalars)) : .printable)
    let upper = ScalarSet([0x41...0x5A])
    let lower = ScalarSet([0x61...0x7A])
    switch rule.folding {
    case .none: break
    case .uppercase:
      // A letter is accepted in both cases if its upper-case form is allowed.
      let letters = set.intersection(upper)
      set = set.subtracting(lower).union(letters).union(letters.moved(by: 0x20))
    case .lowercase:
      let letters = set.intersection(lower)
      set = set.subtracting(upper).union(letters).union(letters.moved(by: -0x20))
    }
    return set
  }
}

extension ScalarSet {
  /// Returns the set with a distance added to each scalar value; the results must be valid scalars.
  fileprivate func moved(by distance: Int) -> ScalarSet {
    ScalarSet(
      ranges.map {
        UInt32(Int($0.lowerBound) + distance)...UInt32(Int($0.upperBound) + distance)
      })
  }

  /// `true` if the set contains a character that consists of two UTF-16 units.
  var isBeyondBasicPlane: Bool { ranges.last.map { $0.upperBound > 0xFFFF } ?? false }

  /// `true` if the set contains a character; if `folds` is `true`, in upper or lower case.
  func contains(_ scalar: Unicode.Scalar, folds: Bool) -> Bool {
    if contains(scalar) { return true }
    guard folds, scalar.isASCII, scalar.properties.isAlphabetic,
      let other = Unicode.Scalar(scalar.value ^ 0x20)
    else { return false }
    return contains(other)
  }
}
