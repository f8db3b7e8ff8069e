import FiniteAutomata
import TextPrimitives

/// Facts about a language that show, for most pairs of languages, whether they share a string.
///
/// Facts that exclude each other prove that two languages share no string. A sample that both
/// accept proves that they do. All other pairs require the exact search.
struct LanguageSignature: Sendable {
  /// A bit for each of ``samples`` that the language accepts.
  private var accepted: UInt64 = 0
  /// A bit for each ASCII character that can start a string.
  ///
  /// Bit 0 represents all other scalars. `firstLow` contains the bits of 0 to 63, and `firstHigh`
  /// those of 64 to 127.
  private var firstLow: UInt64 = 0
  private var firstHigh: UInt64 = 0
  /// The minimum and the maximum length in scalars.
  private var minimum = 0
  private var maximum = Int.max
  /// The lowest bytes of the first eight scalars of the literal prefix, and their number.
  ///
  /// `suffix` contains the last eight scalars of the literal suffix, in reverse order.
  private var prefix: (word: UInt64, count: Int)
  private var suffix: (word: UInt64, count: Int)

  /// Creates the signature of a language.
  ///
  /// - Parameter accepts: A closure that returns `true` if the language accepts a string.
  init(_ language: ComponentLanguage, accepts: (Bytes) -> Bool) {
    prefix = Self.word(language.prefix)
    suffix = Self.word(language.suffix.reversed())
    let around = language.prefix.count + language.suffix.count
    switch language.body {
    case .text(let text):
      minimum = text.scalarLengths.minimum + around
      maximum = text.scalarLengths.maximum.map { $0 + around } ?? Int.max
    case .pattern(let pattern):
      minimum = pattern.lengths.lowerBound + around
      maximum = pattern.maximum.map { $0 + around } ?? Int.max
    case .uuid: (minimum, maximum) = (36 + around, 36 + around)
    case .date: (minimum, maximum) = (10 + around, 10 + around)
    case .integer, .words, .languageTag, .compound: minimum = 1 + around
    }
    var steps: [ScalarTransition] = []
    language.appendTransitions(from: language.firstState, to: &steps)
    for step in steps {
      if step.upper > 0x7F { firstLow |= 1 }
      guard step.lower < 0x80 else { continue }
      for scalar in step.lower...min(step.upper, 0x7F) {
        if scalar < 64 {
          firstLow |= 1 << UInt64(scalar)
        } else {
          firstHigh |= 1 << UInt64(scalar & 63)
        }
      }
    }
    for (index, sample) in Self.samples.enumerated() where accepts(sample) {
      accepted |= 1 << UInt64(index)
    }
  }

  /// Returns `true` if a sample proves that the languages share a string.
  @inline(__always)
  func surelyOverlaps(_ other: Self) -> Bool { accepted & other.accepted != 0 }

  /// Returns `true` if a fact proves that the languages share no string.
  @inline(__always)
  func surelyDiffers(from other: Self) -> Bool {
    firstLow & other.firstLow | firstHigh & other.firstHigh == 0
      || minimum > other.maximum || other.minimum > maximum
      || Self.differ(prefix, other.prefix) || Self.differ(suffix, other.suffix)
  }

  /// Returns `true` if a sample proves that the other language does not include this language.
  func surelyLeaves(_ other: Self) -> Bool { accepted & ~other.accepted != 0 }

  /// `true` if the language accepts one of the samples, which proves that it is not empty.
  var acceptsSample: Bool { accepted != 0 }

  @inline(__always)
  private static func differ(
    _ left: (word: UInt64, count: Int), _ right: (word: UInt64, count: Int)
  ) -> Bool {
    let common = min(left.count, right.count)
    return common > 0 && (left.word ^ right.word) << UInt64(64 - 8 * common) != 0
  }

  private static func word(_ scalars: some Sequence<UInt32>) -> (word: UInt64, count: Int) {
    var word: UInt64 = 0
    var count = 0
    for scalar in scalars.prefix(8) {
      word |= UInt64(scalar & 0xFF) << UInt64(8 * count)
      count += 1
    }
    return (word, count)
  }

  /// Samples for many types: letters and digits in several lengths, and values of special syntax.
  private static let samples: [Bytes] = {
    var texts: [String] = []
    for unit in ["a", "A", "0", "1"] {
      for count in [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 32] {
        texts.append(String(repeating: unit, count: count))
      }
    }
    texts += ["-1", "5", "10", "100", "true", "false", "de", "en-US", "2000-01-01", "a-b", "aA0"]
    texts += ["00000000-0000-0000-0000-000000000000", "-", "_", "é", "aé", "v1", "a b", "a.b"]
    return texts.prefix(64).map { Bytes($0.utf8) }
  }()
}
