import FiniteAutomata
import TextPrimitives

/// The texts that one component of a path can be: a type's values with literal text around them.
///
/// A nondeterministic automaton over Unicode scalars whose states are numbers, so that nothing is
/// built before it is asked for. It reads what a type reads in a path, decoded and before folding;
/// a test holds it to ``CompiledType/check(_:_:)``.
///
/// It is exact but for two things. Texts of more than ``TextRule/maximumLength`` scalars, which no
/// link carries, count as accepted where the rule has no smaller bound. And repeated variants or
/// singletons of language tags are beyond any finite automaton: it accepts them, and
/// ``ProofLanguages`` asks the real parser about every text that it is about to show or to rely on.
struct ComponentLanguage: FiniteAutomaton, Sendable {
  /// What stands between the literal texts.
  enum Body: Sendable {
    case text(TextAutomaton)
    case integer(IntegerAutomaton)
    case words(WordAutomaton)
    case uuid
    case date
    case languageTag
  }

  /// A state; the two highest bits say in which of the three parts it is.
  typealias State = UInt32

  let prefix: [UInt32]
  let suffix: [UInt32]
  let body: Body

  init(_ body: Body, prefix: [UInt32] = [], suffix: [UInt32] = []) {
    self.body = body
    self.prefix = prefix
    self.suffix = suffix
  }

  /// The values of a type in a path component.
  init(_ type: CompiledType, prefix: [UInt32] = [], suffix: [UInt32] = []) {
    let body: Body =
      switch type.source.kind {
      case .text: .text(TextAutomaton(type))
      case .integer(let range): .integer(IntegerAutomaton(range))
      case .uuid: .uuid
      case .enumeration(let words): .words(WordAutomaton(words.map { Bytes($0.utf8) }))
      case .languageTag: .languageTag
      case .date: .date
      case .boolean: .words(WordAutomaton([Bytes("true".utf8), Bytes("false".utf8)]))
      }
    self.init(body, prefix: prefix, suffix: suffix)
  }

  // MARK: States

  private static let bodyPart: State = 1 << 30
  private static let suffixPart: State = 2 << 30

  /// The state before the first scalar.
  var firstState: State { prefix.isEmpty ? Self.bodyPart : 0 }

  /// Whether the text may end in a state.
  func accepts(_ state: State) -> Bool {
    switch state >> 30 {
    case 0: false
    case 1: suffix.isEmpty && body.accepts(state & ~Self.bodyPart)
    default: Int(state & ~Self.suffixPart) == suffix.count
    }
  }

  /// Appends the steps out of a state; several may lead on from one scalar.
  func appendTransitions(from state: State, to steps: inout [ScalarTransition]) {
    switch state >> 30 {
    case 0:
      let next = Int(state) + 1
      steps.append(
        ScalarTransition(
          prefix[Int(state)], prefix[Int(state)],
          next == prefix.count ? Self.bodyPart : State(next)))
    case 1:
      let first = steps.count
      body.appendTransitions(from: state & ~Self.bodyPart, to: &steps)
      for index in first..<steps.count { steps[index].target |= Self.bodyPart }
      if let scalar = suffix.first, body.accepts(state & ~Self.bodyPart) {
        steps.append(ScalarTransition(scalar, scalar, Self.suffixPart | 1))
      }
    default:
      let index = Int(state & ~Self.suffixPart)
      guard index < suffix.count else { return }
      steps.append(
        ScalarTransition(suffix[index], suffix[index], Self.suffixPart | State(index + 1)))
    }
  }
}

extension ComponentLanguage.Body {
  /// The state of every body before its first scalar.
  static let start: ComponentLanguage.State = 0

  func accepts(_ state: ComponentLanguage.State) -> Bool {
    switch self {
    case .text(let text): text.accepts(state)
    case .integer: IntegerAutomaton.accepts(state)
    case .words(let words): words.accepts(state)
    case .uuid: state == 36
    case .date: DateAutomaton.accepts(state)
    case .languageTag: LanguageTagAutomaton.accepts(state)
    }
  }

  func appendTransitions(
    from state: ComponentLanguage.State, to steps: inout [ScalarTransition]
  ) {
    switch self {
    case .text(let text): text.appendTransitions(from: state, to: &steps)
    case .integer(let integer): integer.appendTransitions(from: state, to: &steps)
    case .words(let words): words.appendTransitions(from: state, to: &steps)
    case .date: DateAutomaton.appendTransitions(from: state, to: &steps)
    case .languageTag: LanguageTagAutomaton.appendTransitions(from: state, to: &steps)
    case .uuid:
      switch state {
      case 8, 13, 18, 23: steps.append(.init(0x2D, 0x2D, state + 1))
      case 0..<36:
        steps.append(.init(0x30, 0x39, state + 1))
        steps.append(.init(0x41, 0x46, state + 1))
        steps.append(.init(0x61, 0x66, state + 1))
      default: break
      }
    }
  }
}
