import FiniteAutomata
import TextPrimitives

/// The strings that a path component accepts: the values of a type with literal text around them.
///
/// A nondeterministic automaton over Unicode scalars represents this formal language. Its states
/// are numbers that are computed only when a search reaches them. The automaton accepts decoded
/// values before folding, as ``CompiledType/check(_:_:)`` does in a path; a test compares the
/// automaton with that method.
///
/// The automaton is exact, with three exceptions:
///
/// - It accepts strings of more than ``TextRule/maximumLength`` scalars if the type's rule has no
///   lower maximum. No link contains them.
/// - It accepts repeated variants and singletons in language tags, because an automaton that
///   remembers all earlier ones would be too large.
/// - It accepts strings that a component with several parameters can split in several ways. The
///   router rejects them.
///
/// ``ProofLanguages`` checks a string with the rules of the router before it reports the string or
/// relies on it.
struct ComponentLanguage: FiniteAutomaton {
  /// The part between the literal prefix and suffix.
  enum Body {
    case text(TextAutomaton)
    case pattern(ExpressionAutomaton)
    case integer(IntegerAutomaton)
    case words(WordAutomaton)
    case compound(CompoundAutomaton)
    case uuid
    case date
    case languageTag
  }

  /// A state; its two highest bits identify the prefix, the body or the suffix.
  typealias State = UInt32

  let prefix: [UInt32]
  let suffix: [UInt32]
  let body: Body

  init(_ body: Body, prefix: [UInt32] = [], suffix: [UInt32] = []) {
    self.body = body
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Creates the language of the values of a type in a path component.
  init(_ type: CompiledType, prefix: [UInt32] = [], suffix: [UInt32] = []) {
    let body: Body =
      switch type.source.kind {
      case .text: .text(TextAutomaton(type))
      case .pattern(let pattern): .pattern(ExpressionAutomaton(pattern))
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

  /// Returns `true` if a string may end in a state.
  func accepts(_ state: State) -> Bool {
    switch state >> 30 {
    case 0: false
    case 1: suffix.isEmpty && body.accepts(state & ~Self.bodyPart)
    default: Int(state & ~Self.suffixPart) == suffix.count
    }
  }

  /// Appends the transitions from a state; several may accept the same scalar.
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
  /// The initial state, before any scalar is read.
  static let start: ComponentLanguage.State = 0

  func accepts(_ state: ComponentLanguage.State) -> Bool {
    switch self {
    case .text(let text): text.accepts(state)
    case .pattern(let pattern): pattern.accepts(state)
    case .integer: IntegerAutomaton.accepts(state)
    case .words(let words): words.accepts(state)
    case .compound(let compound): compound.accepts(state)
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
    case .pattern(let pattern): pattern.appendTransitions(from: state, to: &steps)
    case .integer(let integer): integer.appendTransitions(from: state, to: &steps)
    case .words(let words): words.appendTransitions(from: state, to: &steps)
    case .compound(let compound): compound.appendTransitions(from: state, to: &steps)
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
