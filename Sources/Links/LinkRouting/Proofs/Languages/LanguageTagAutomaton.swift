import FiniteAutomata
import LanguageTags
import TextPrimitives

/// An automaton that accepts language tags with a registered language.
///
/// It accepts the tags for which `LanguageTag.hasRegisteredLanguage` is `true`, and tags with
/// repeated subtags. It also accepts a three-letter region after the language, as in `es-MEX`,
/// which the router rejects in a path.
///
/// A state of the first subtag is a node of the trie of registered languages. From the second
/// subtag, the automaton follows the scanner of LanguageTags. A state then contains the current
/// part of the tag, and the length and the kinds of characters of the current subtag. The irregular
/// grandfathered tags are separate words.
enum LanguageTagAutomaton {
  typealias State = ComponentLanguage.State

  /// The fields of a state; ``packed`` defines their bits.
  fileprivate struct Tag {
    // Parts: 0 language, 1 extended languages, 2 script, 3 region, 4 variants, 5 extensions,
    // 6 private use.
    var part: UInt32 = 0
    var extlangs: UInt32 = 0
    /// `true` after a singleton, which a further subtag must follow.
    var isBare = false
    var count: UInt32 = 0
    var hasDigit = false
    var hasLetter = false
    var startsWithDigit = false
    var isX = false
    /// The number of variants and singletons so far; two represents all higher numbers.
    var variants: UInt32 = 0
    var singletons: UInt32 = 0
    var length: UInt32 = 0
  }

  private static let irregularMark: State = 1 << 29
  /// The bit that marks a state after the first hyphen of a tag that is not irregular.
  fileprivate static let grammarMark: State = 1 << 28

  private static let irregular = WordAutomaton(
    [
      "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux",
      "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl",
      "sgn-ch-de",
    ].map { Bytes($0.utf8) }, ignoresCase: true)

  static func accepts(_ state: State) -> Bool {
    if state & irregularMark != 0 { return irregular.accepts(state & ~irregularMark) }
    if state & grammarMark == 0 { return RegisteredLanguages.accepts(state) }
    guard let end = Tag(state).finished else { return false }
    return !end.isBare
  }

  /// Returns `true` if a state follows two variants or two singletons, which may be equal.
  ///
  /// The state must be one of a ``ComponentLanguage`` with the body `languageTag`.
  static func mayRepeat(_ state: State) -> Bool {
    let body = state & ((1 << 30) - 1)
    guard body & grammarMark != 0, body & irregularMark == 0 else { return false }
    let tag = Tag(body)
    let end = tag.finished ?? tag
    return end.variants > 1 || end.singletons > 1
  }

  static func appendTransitions(
    from state: State, to steps: inout [ScalarTransition]
  ) {
    if state == ComponentLanguage.Body.start || state & irregularMark != 0 {
      let first = steps.count
      irregular.appendTransitions(from: state & ~irregularMark, to: &steps)
      for index in first..<steps.count { steps[index].target |= irregularMark }
      if state != ComponentLanguage.Body.start { return }
    }
    guard state & grammarMark != 0 else {
      appendLanguage(from: state, to: &steps)
      return
    }
    let tag = Tag(state)
    guard tag.length < UInt32(LanguageTag.maximumLength) else { return }
    if tag.count < 8 {
      let digit = tag.adding(isDigit: true, isX: false).packed
      let letter = tag.adding(isDigit: false, isX: false).packed
      let x = tag.adding(isDigit: false, isX: true).packed
      steps.append(.init(0x30, 0x39, digit))
      for base: UInt32 in [0x41, 0x61] {
        if letter == x {
          steps.append(.init(base, base + 25, letter))
        } else {
          steps.append(.init(base, base + 22, letter))
          steps.append(.init(base + 23, base + 23, x))
          steps.append(.init(base + 24, base + 25, letter))
        }
      }
    }
    if var next = tag.finished {
      next.length += 1
      steps.append(.init(0x2D, 0x2D, next.packed))
    }
  }

  /// Appends the transitions within the first subtag, and the hyphen after it.
  private static func appendLanguage(
    from state: State, to steps: inout [ScalarTransition]
  ) {
    RegisteredLanguages.appendTransitions(from: state, to: &steps)
    if state == RegisteredLanguages.privateUse {
      let tag = Tag(part: 6, isBare: true, length: 2)
      steps.append(.init(0x2D, 0x2D, tag.packed))
    } else if RegisteredLanguages.accepts(state) {
      let tag = Tag(length: state == RegisteredLanguages.three ? 4 : 3)
      steps.append(.init(0x2D, 0x2D, tag.packed))
    }
  }
}

/// The trie of the registered languages.
///
/// Node 0 is the root. Nodes 1 to 26 follow one letter, and 27 to 702 follow two letters. All
/// three-letter subtags share one node, because the same strings follow them.
private enum RegisteredLanguages {
  typealias State = ComponentLanguage.State

  /// The node after `x`, which starts a private-use tag.
  static let privateUse: State = 24
  /// The node after a three-letter subtag.
  static let three: State = 703

  /// For each pair of letters, `true` if it is a subtag, and the third letters that complete one.
  private static let pairs: [(isSubtag: Bool, third: [ClosedRange<UInt32>])] = {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return letters.flatMap { first in
      letters.map { second in
        let third = letters.filter { isRegistered([first, second, $0]) }.map { UInt32($0) }
        return (isRegistered([first, second]), ScalarSet(third.map { $0...$0 }).ranges)
      }
    }
  }()

  private static func isRegistered(_ letters: Bytes) -> Bool {
    LanguageTag.hasRegisteredLanguage(letters.span, from: 0, to: letters.count)
  }

  static func accepts(_ state: State) -> Bool {
    state == three || 27..<three ~= state && pairs[Int(state) - 27].isSubtag
  }

  static func appendTransitions(
    from state: State, to steps: inout [ScalarTransition]
  ) {
    for base: UInt32 in [0x41, 0x61] {
      switch state {
      case 0:
        for letter: UInt32 in 0..<26 {
          steps.append(.init(base + letter, base + letter, 1 + letter))
        }
      case 1...26:
        for letter: UInt32 in 0..<26 {
          let next = 27 + (state - 1) * 26 + letter
          let pair = pairs[Int(next) - 27]
          guard pair.isSubtag || !pair.third.isEmpty else { continue }
          steps.append(.init(base + letter, base + letter, next))
        }
      case 27..<three:
        for range in pairs[Int(state) - 27].third {
          steps.append(
            .init(range.lowerBound - 0x61 + base, range.upperBound - 0x61 + base, three))
        }
      default: break
      }
    }
  }
}

extension LanguageTagAutomaton.Tag {
  /// Returns the state after one more letter or digit of the subtag.
  func adding(isDigit: Bool, isX: Bool) -> Self {
    var next = self
    if isDigit { next.hasDigit = true } else { next.hasLetter = true }
    // `startsWithDigit` describes the first character. `isX` is `true` only for the subtag `x`.
    if count == 0 { next.startsWithDigit = isDigit }
    next.isX = count == 0 && isX
    next.count += 1
    next.length += 1
    return next
  }

  /// The state after the current subtag, or `nil` if the subtag is not allowed here.
  var finished: Self? {
    guard count > 0 else { return nil }
    var next = self
    next.count = 0
    (next.hasDigit, next.hasLetter, next.startsWithDigit, next.isX) = (false, false, false, false)
    if part == 6 {
      next.isBare = false
    } else if count == 1 {
      guard !isBare else { return nil }
      next.isBare = true
      next.part = isX ? 6 : 5
      if !isX { next.singletons = min(2, singletons + 1) }
    } else if part == 5 {
      next.isBare = false
    } else {
      guard let reached = partBeforeExtensions else { return nil }
      next.part = reached
      if reached == 1 { next.extlangs += 1 }
      if reached == 4 { next.variants = min(2, variants + 1) }
    }
    return next
  }

  private var partBeforeExtensions: UInt32? {
    switch count {
    case 2 where part < 3 && !hasDigit: 3
    case 3 where part < 3 && !hasLetter: 3
    case 3 where part <= 1 && extlangs < 3 && !hasDigit: 1
    case 4 where part < 2 && !hasDigit: 2
    case 4 where startsWithDigit: 4
    case 5...8: 4
    default: nil
    }
  }

  var packed: UInt32 {
    func bit(_ flag: Bool, _ place: UInt32) -> UInt32 { flag ? 1 << place : 0 }
    var bits = length | count << 8 | part << 12 | extlangs << 15 | variants << 17
    bits |= singletons << 19 | bit(isBare, 23) | bit(hasDigit, 24)
    return bits | bit(hasLetter, 25) | bit(startsWithDigit, 26) | bit(isX, 27)
      | LanguageTagAutomaton.grammarMark
  }

  init(_ bits: UInt32) {
    length = bits & 255
    count = bits >> 8 & 15
    part = bits >> 12 & 7
    extlangs = bits >> 15 & 3
    variants = bits >> 17 & 3
    singletons = bits >> 19 & 3
    isBare = bits >> 23 & 1 == 1
    hasDigit = bits >> 24 & 1 == 1
    hasLetter = bits >> 25 & 1 == 1
    startsWithDigit = bits >> 26 & 1 == 1
    isX = bits >> 27 & 1 == 1
  }
}
