import FiniteAutomata
import LanguageTags

/// The texts of certain characters and length.
///
/// A state is the number of scalars read. Where the length has no bound below what a link can
/// carry, counting stops at the least length, so that any text is a matter of two states.
struct TextAutomaton: Sendable {
  typealias State = ComponentLanguage.State

  /// The characters before folding.
  let ranges: [ClosedRange<UInt32>]
  let minimum: Int
  /// `nil` where the length has no bound that matters.
  let maximum: Int?

  init(_ type: CompiledType) {
    var ranges: [ClosedRange<UInt32>] = []
    for byte in UInt8(0x20)..<0x7F where type.filter.accepts(byte) {
      ranges.append(UInt32(byte)...UInt32(byte))
    }
    self.ranges = ScalarSet(ranges + type.beyondASCII.ranges).ranges
    minimum = min(type.filter.minimum, TextRule.maximumLength + 1)
    maximum =
      type.filter.maximum >= TextRule.maximumLength ? nil : max(0, type.filter.maximum)
  }

  func accepts(_ state: State) -> Bool {
    Int(state) >= minimum && maximum.map { Int(state) <= $0 } ?? true
  }

  func appendTransitions(from state: State, to steps: inout [ScalarTransition]) {
    let target: State
    if let maximum {
      guard Int(state) < maximum else { return }
      target = state + 1
    } else {
      target = Int(state) < minimum ? state + 1 : state
    }
    for range in ranges { steps.append(.init(range.lowerBound, range.upperBound, target)) }
  }
}

extension ComponentLanguage {
  /// The characters and the greatest length of a language.
  struct Summary {
    var alphabet: ScalarSet
    var length: Int?
  }

  /// A summary of another language, if this one is a text without literal text behind it.
  ///
  /// Such a text takes whatever is made of its characters and not too long, so that a proof of
  /// inclusion need not follow the other language to its end.
  func summaryIfText(of other: ComponentLanguage) -> Summary? {
    guard case .text(let text) = body, suffix.isEmpty else { return nil }
    let summary = other.summary
    let isPart = summary.alphabet.subtracting(ScalarSet(text.ranges)).isEmpty
    return isPart ? summary : nil
  }

  /// Whether whatever follows in a language with a summary is taken from a state on.
  ///
  /// Only for a language that made the summary; see ``summaryIfText(of:)``.
  func takes(_ summary: Summary, from state: State) -> Bool {
    guard case .text(let text) = body, state >> 30 == 1, text.accepts(state & ~(1 << 30)) else {
      return false
    }
    guard let maximum = text.maximum else { return true }
    return summary.length.map { $0 - prefix.count <= maximum } ?? false
  }

  private var summary: Summary {
    var alphabet: [ClosedRange<UInt32>] = []
    var length: Int?
    switch body {
    case .text(let text):
      alphabet = text.ranges
      length = text.maximum
    case .integer: (alphabet, length) = ([0x2D...0x2D, 0x30...0x39], 20)
    case .uuid: (alphabet, length) = ([0x2D...0x2D, 0x30...0x39, 0x41...0x46, 0x61...0x66], 36)
    case .date: (alphabet, length) = ([0x2D...0x2D, 0x30...0x39], 10)
    case .languageTag:
      alphabet = [0x2D...0x2D, 0x30...0x39, 0x41...0x5A, 0x61...0x7A]
      length = LanguageTag.maximumLength
    case .words: (alphabet, length) = ([0...0x10FFFF], nil)
    }
    alphabet += (prefix + suffix).map { $0...$0 }
    return Summary(
      alphabet: ScalarSet(alphabet), length: length.map { $0 + prefix.count + suffix.count })
  }
}
