import FiniteAutomata
import LanguageTags

/// An automaton that accepts strings with certain characters and lengths.
///
/// A state is the number of scalars or bytes read. A maximum length that is at least that of links
/// has no effect, so counting then stops at the minimum length. The automaton for any nonempty text
/// therefore has only two states.
struct TextAutomaton: Sendable {
  typealias State = ComponentLanguage.State

  /// The characters of the strings, before folding.
  let ranges: [ClosedRange<UInt32>]
  let minimum: Int
  /// The maximum length, or `nil` if it has no effect.
  let maximum: Int?
  /// `true` if the lengths count the bytes of the scalars in UTF-8.
  let countsBytes: Bool

  init(_ type: CompiledType) {
    var ranges: [ClosedRange<UInt32>] = []
    for byte in UInt8(0x20)..<0x7F where type.filter.accepts(byte) {
      ranges.append(UInt32(byte)...UInt32(byte))
    }
    self.ranges = ScalarSet(ranges + type.beyondASCII.ranges).ranges
    countsBytes = type.filter.countsBytes
    minimum = min(type.filter.minimum, TextRule.maximumLength + 1)
    maximum =
      type.filter.maximum >= TextRule.maximumLength ? nil : max(0, type.filter.maximum)
  }

  func accepts(_ state: State) -> Bool {
    Int(state) >= minimum && maximum.map { Int(state) <= $0 } ?? true
  }

  /// The lengths of the values in scalars.
  var scalarLengths: (minimum: Int, maximum: Int?) {
    (countsBytes ? (minimum + 3) / 4 : minimum, maximum)
  }

  /// The scalars that UTF-8 encodes with one, two, three and four bytes.
  private static let widths: [ClosedRange<UInt32>] = [
    0...0x7F, 0x80...0x7FF, 0x800...0xFFFF, 0x10000...0x10FFFF,
  ]

  private func appendBytes(from state: State, to steps: inout [ScalarTransition]) {
    for range in ranges {
      for (index, width) in Self.widths.enumerated() where range.overlaps(width) {
        let count = Int(state) + index + 1
        if let maximum, count > maximum { continue }
        let part = range.clamped(to: width)
        let target = maximum == nil ? min(count, max(minimum, 1)) : count
        steps.append(.init(part.lowerBound, part.upperBound, State(target)))
      }
    }
  }

  func appendTransitions(from state: State, to steps: inout [ScalarTransition]) {
    if countsBytes { return appendBytes(from: state, to: &steps) }
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
  /// The characters and the maximum length of a language.
  struct Summary {
    var alphabet: ScalarSet
    var length: Int?
  }

  /// Returns a summary of another language if this language is a text type that accepts all
  /// characters of the other one.
  ///
  /// The result is `nil` if literal text follows the text type. Otherwise, this language accepts
  /// every continuation that is not too long, so a proof of inclusion can stop early.
  func summaryIfText(of other: ComponentLanguage) -> Summary? {
    guard case .text(let text) = body, suffix.isEmpty else { return nil }
    let summary = other.summary
    let isPart = summary.alphabet.subtracting(ScalarSet(text.ranges)).isEmpty
    return isPart ? summary : nil
  }

  /// Returns `true` if, from a state, every continuation in a summarized language is accepted.
  ///
  /// The summary must be a result of ``summaryIfText(of:)`` of the same language.
  func takes(_ summary: Summary, from state: State) -> Bool {
    guard case .text(let text) = body, state >> 30 == 1, text.accepts(state & ~(1 << 30)) else {
      return false
    }
    guard let maximum = text.maximum else { return true }
    // Each scalar has up to four bytes.
    let width = text.countsBytes ? 4 : 1
    return summary.length.map { ($0 - prefix.count) * width <= maximum } ?? false
  }

  var summary: Summary {
    var alphabet: [ClosedRange<UInt32>] = []
    var length: Int?
    switch body {
    case .text(let text):
      alphabet = text.ranges
      length = text.maximum
    case .pattern(let pattern):
      alphabet = pattern.alphabet.ranges
      length = pattern.maximum
    case .integer: (alphabet, length) = ([0x2D...0x2D, 0x30...0x39], 20)
    case .uuid: (alphabet, length) = ([0x2D...0x2D, 0x30...0x39, 0x41...0x46, 0x61...0x66], 36)
    case .date: (alphabet, length) = ([0x2D...0x2D, 0x30...0x39], 10)
    case .languageTag:
      alphabet = [0x2D...0x2D, 0x30...0x39, 0x41...0x5A, 0x61...0x7A]
      length = LanguageTag.maximumLength
    case .words, .compound: (alphabet, length) = ([0...0x10FFFF], nil)
    }
    alphabet += (prefix + suffix).map { $0...$0 }
    return Summary(
      alphabet: ScalarSet(alphabet), length: length.map { $0 + prefix.count + suffix.count })
  }
}
