import LinkRouting

/// A part of a path or of a value, in the terms that patterns have.
enum ShapePiece: Hashable {
  /// Exactly this text, in any case of ASCII letters if it folds.
  case text(String, folds: Bool)
  /// Characters of a set, so many of them at least and at most.
  case characters(ScalarSet, minimum: Int, maximum: Int?)
}

/// What links look like in one place, as alternatives of pieces, and what the pieces do not say.
struct Shape {
  /// The alternatives: a link has the form of one of them.
  var alternatives: [[ShapePiece]]
  /// What the router asks beyond the pieces.
  var losses: Set<AssociationWidening.Code> = []

  /// The most alternatives that are spelled out, before words become any characters.
  static let maximumAlternatives = 24

  /// All alternatives of one shape with all of another behind them.
  func followed(by other: Shape) -> Shape {
    Shape(
      alternatives: alternatives.flatMap { front in
        other.alternatives.map { Self.joined(front, $0) }
      }, losses: losses.union(other.losses))
  }

  /// Pieces behind each other; texts that touch become one.
  static func joined(_ front: [ShapePiece], _ back: [ShapePiece]) -> [ShapePiece] {
    guard case .text(let left, let folds)? = front.last,
      case .text(let right, let foldsToo)? = back.first, folds == foldsToo
    else { return front + back }
    return front.dropLast() + [.text(left + right, folds: folds)] + back.dropFirst()
  }

  /// The spellings of pieces in which every text has one case: the canonical one, and ASCII letters
  /// in upper case.
  ///
  /// QR codes have links in upper case, and people copy canonical links; other mixtures are too
  /// many to list.
  static func exactCases(of pieces: [ShapePiece]) -> [[ShapePiece]] {
    func spelled(_ change: (String) -> String) -> [ShapePiece] {
      pieces.reduce([]) { front, piece in
        guard case .text(let text, let folds) = piece else { return front + [piece] }
        return joined(front, [.text(folds ? change(text) : text, folds: false)])
      }
    }
    return [spelled { $0 }, spelled(\.asciiUppercased)].unique
  }

  /// Any text, which is empty only if a value of the shape may be.
  var anyText: Shape {
    let mayBeEmpty = alternatives.contains { pieces in
      pieces.allSatisfy { piece in
        if case .characters(_, minimum: 0, _) = piece { true } else { false }
      }
    }
    return Shape(
      alternatives: [[.characters(.printable, minimum: mayBeEmpty ? 0 : 1, maximum: nil)]])
  }

  /// A Boolean value that indicates whether the case of a letter does not count.
  var hasFoldedLetters: Bool {
    alternatives.joined().contains { piece in
      guard case .text(let text, true) = piece else { return false }
      return text != text.asciiUppercased
    }
  }

  /// The same with words as any characters of theirs, where there are too many alternatives.
  func limited(to count: Int = Shape.maximumAlternatives, words: Shape) -> Shape {
    alternatives.count <= count ? self : words
  }
}

extension Shape {
  /// A text alone.
  init(_ text: String, folds: Bool = false) {
    alternatives = [text.isEmpty ? [] : [.text(text, folds: folds)]]
  }

  /// The spellings of a type's values that the router reads, decoded.
  ///
  /// - Parameters:
  ///   - inPath: Whether the value is a component of a path: then it is not empty, and has separators only where
  ///     the type lists them.
  ///   - spellsWords: Whether words are alternatives.
  init(_ kind: ParameterType.Kind, inPath: Bool, spellsWords: Bool) {
    let hex = ScalarSet([0x30...0x39, 0x41...0x46, 0x61...0x66])
    let digits = ScalarSet([0x30...0x39])
    func run(_ set: ScalarSet, _ count: Int) -> ShapePiece {
      .characters(set, minimum: count, maximum: count)
    }
    let hyphen = ShapePiece.text("-", folds: false)
    switch kind {
    case .text(let rule):
      let minimum = inPath ? max(1, rule.length.lowerBound) : rule.length.lowerBound
      let maximum =
        rule.length.upperBound >= TextRule.maximumLength ? nil : rule.length.upperBound
      let set = Self.unfolded(rule, inPath: inPath)
      alternatives = [[.characters(set, minimum: minimum, maximum: maximum)]]
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

  /// The characters that a text may have before its letters are folded.
  private static func unfolded(_ rule: TextRule, inPath: Bool) -> ScalarSet {
    var set =
      rule.allowed?.intersection(.printable)
      ?? (inPath ? ScalarSet.printable.subtracting(ScalarSet("/\\".unicodeScalars)) : .printable)
    let upper = ScalarSet([0x41...0x5A])
    let lower = ScalarSet([0x61...0x7A])
    switch rule.folding {
    case .none: break
    case .uppercase:
      // What is read is what folds into the set: its upper-case letters in both cases.
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
  /// The set with all values moved; they must stay values.
  fileprivate func moved(by distance: Int) -> ScalarSet {
    ScalarSet(
      ranges.map {
        UInt32(Int($0.lowerBound) + distance)...UInt32(Int($0.upperBound) + distance)
      })
  }

  /// Whether a character of the set is beyond the basic plane, and two units of UTF-16.
  var isBeyondBasicPlane: Bool { ranges.last.map { $0.upperBound > 0xFFFF } ?? false }

  /// Whether the set holds the character, in either case if that does not count.
  func contains(_ scalar: Unicode.Scalar, folds: Bool) -> Bool {
    if contains(scalar) { return true }
    guard folds, scalar.isASCII, scalar.properties.isAlphabetic,
      let other = Unicode.Scalar(scalar.value ^ 0x20)
    else { return false }
    return contains(other)
  }
}
