import LinkRouting
import URLSyntax

/// The paths that a route pattern accepts, as an automaton over the cores of decoded paths.
///
/// The core of a path has no leading or trailing slashes. The automaton accepts every path that the
/// pattern accepts. It also accepts further paths, and is not exact, if the automaton for a type
/// would be too large or cannot express the type. Such types are dates, language tags, wide ranges
/// of integers, strings with a length limit above 300 characters, long lists of words, and types
/// with check digits or lengths in bytes. A pattern whose catch-all has at least two components is
/// not exact either.
struct AcceptedPaths {
  /// The maximum total length, in UTF-8, of the words of an enumeration that the automaton lists.
  static let maximumWordSize = 20_000

  private(set) var automaton: PatternAutomaton
  /// `true` if an enumeration is too long to be listed.
  private(set) var hasUnlistedWords = false
  /// `true` if the automaton accepts nothing that the pattern rejects.
  private(set) var isExact = true
  /// `true` if the pattern consists only of literals.
  let isLiteral: Bool

  /// The text before the first value, in lower case.
  let leadingText: [UInt8]
  /// The text after the last value, in lower case; empty if paths may end in a value.
  let trailingText: [UInt8]
  /// A key that is equal for patterns with the same paths, regardless of parameter names.
  let shape: [UInt8]

  init(_ pattern: RoutePattern, types: [String: ParameterType], isCaseSensitive: Bool) {
    automaton = PatternAutomaton(isCaseSensitive: isCaseSensitive)
    isLiteral = pattern.components.allSatisfy { if case .literal = $0 { true } else { false } }
    leadingText = Self.leadingText(pattern)
    trailingText = Self.trailingText(pattern)
    shape = Self.shape(pattern)
    var state = automaton.start
    var skipped: Int?
    for (index, component) in pattern.components.enumerated() {
      let before = state
      if index > 0 { state = automaton.append(text: [0x2F], after: state) }
      if let start = skipped { automaton.addJump(start, state) }
      skipped = nil
      switch component {
      case .literal, .parameter, .compound:
        for piece in component.pieces ?? [] {
          switch piece {
          case .literal(let text):
            state = automaton.append(text: Array(text.utf8), after: state)
          case .parameter(_, let type): state = append(types[type]?.kind, after: state)
          }
        }
      case .catchAll(_, let type, let minimum):
        let first = append(types[type]?.kind, after: state)
        let slash = automaton.append(text: [0x2F], after: first)
        let next = append(types[type]?.kind, after: slash)
        automaton.addJump(next, first)
        state = automaton.addState()
        automaton.addJump(first, state)
        let isFirst = index == 0 && pattern.components.count > 1
        if minimum == 0, isFirst {
          // If the catch-all is absent, so is the slash after it.
          skipped = before
        } else if minimum == 0 {
          automaton.addJump(before, state)
        }
        if minimum > 1 { isExact = false }
      }
    }
    automaton.finish(state, isPath: false)
  }

  private static func shape(_ pattern: RoutePattern) -> [UInt8] {
    // Neither links nor type names contain control characters.
    let parts = pattern.components.map { component in
      switch component {
      case .literal(let text): text
      case .parameter(_, let type, let prefix, let suffix): "\(prefix)\u{1}\(type)\u{1}\(suffix)"
      case .compound(let pieces):
        pieces.map { piece in
          switch piece {
          case .literal(let text): text
          case .parameter(_, let type): "\u{1}\(type)\u{1}"
          }
        }.joined()
      case .catchAll(_, let type, let minimum): "\u{2}\(type)\u{2}\(minimum)"
      }
    }
    return Array(parts.joined(separator: "/").utf8)
  }

  private static func leadingText(_ pattern: RoutePattern) -> [UInt8] {
    var text = ""
    for (index, component) in pattern.components.enumerated() {
      switch component {
      case .literal(let literal): text += (index > 0 ? "/" : "") + literal
      case .parameter, .compound:
        text += (index > 0 ? "/" : "") + (component.pieces?.first?.text ?? "")
        return text.utf8.map(\.asciiLowercased)
      // If a catch-all is absent, so is the slash before it.
      case .catchAll: return text.utf8.map(\.asciiLowercased)
      }
    }
    return text.utf8.map(\.asciiLowercased)
  }

  private static func trailingText(_ pattern: RoutePattern) -> [UInt8] {
    var text = ""
    for component in pattern.components.reversed() {
      switch component {
      case .literal(let literal): text = "/" + literal + text
      case .parameter, .compound:
        let suffix = component.pieces?.last?.text ?? ""
        return (suffix + text).utf8.map(\.asciiLowercased)
      case .catchAll: return text.utf8.dropFirst().map(\.asciiLowercased)
      }
    }
    return text.utf8.dropFirst().map(\.asciiLowercased)
  }

  /// Returns `true` if the literal text at the start or the end shows that a component matches none
  /// of these paths.
  func differs(from component: AppleComponentText) -> Bool {
    zip(leadingText, component.leadingText).contains { $0 != $1 }
      || zip(trailingText.reversed(), component.trailingText.reversed()).contains { $0 != $1 }
  }

  // MARK: Values

  private mutating func append(_ kind: ParameterType.Kind?, after state: Int) -> Int {
    switch kind {
    case .text(let rule):
      let accepted = AcceptedScalars(rule, inPath: true)
      let length = rule.characterLength
      if rule.unit == .bytes, !rule.isASCII { isExact = false }
      return append(
        .ranges(accepted.ranges), max(1, length.lowerBound)...max(1, length.upperBound),
        after: state)
    case .pattern(let pattern): return append(pattern, after: state)
    case .integer(let range): return append(range, after: state)
    case .uuid:
      return [8, 4, 4, 4, 12].enumerated().reduce(state) { state, group in
        let start = group.offset == 0 ? state : automaton.append(text: [0x2D], after: state)
        return append(.set(.xdigit), group.element...group.element, after: start)
      }
    case .enumeration(let words): return append(words, after: state)
    case .boolean: return append(["true", "false"], after: state)
    case .date:
      isExact = false
      return [4, 2, 2].enumerated().reduce(state) { state, group in
        let start = group.offset == 0 ? state : automaton.append(text: [0x2D], after: state)
        return append(.set(.digit), group.element...group.element, after: start)
      }
    case .languageTag:
      // Subtags are separated by hyphens.
      isExact = false
      let end = append(.set(.alnum), 1...TextRule.maximumLength, after: state)
      let hyphen = automaton.append(text: [0x2D], after: end)
      automaton.addJump(append(.set(.alnum), 1...TextRule.maximumLength, after: hyphen), end)
      return end
    case nil:
      isExact = false
      return append(.any, 1...TextRule.maximumLength, after: state)
    }
  }

  /// Appends words.
  ///
  /// If their total length exceeds ``maximumWordSize``, appends any nonempty text of the same
  /// characters, up to the length of the longest word.
  private mutating func append(_ words: [String], after state: Int) -> Int {
    let size = words.reduce(0) { $0 + $1.utf8.count }
    guard size <= Self.maximumWordSize else {
      isExact = false
      hasUnlistedWords = true
      var longest = 1
      var scalars: Set<Unicode.Scalar> = []
      for word in words {
        longest = max(longest, word.unicodeScalars.count)
        scalars.formUnion(word.unicodeScalars)
      }
      return append(.ranges(ScalarSet(scalars).ranges), 1...longest, after: state)
    }
    let end = automaton.addState()
    // Words are always case-sensitive, even if literals are not.
    automaton.append(words: words.map { Array($0.utf8) }, after: state, endingAt: end) {
      .scalar($1.value)
    }
    return end
  }

  /// Appends the states of a pattern.
  ///
  /// Only transitions of the pattern itself lead to its initial state.
  private mutating func append(_ pattern: TextPattern, after state: Int) -> Int {
    let end = automaton.addState()
    guard let source = pattern.automaton else { return end }
    if pattern.check != nil { isExact = false }
    let states = source.accepting.map { _ in automaton.addState() }
    for (index, own) in states.enumerated() {
      if source.accepting[index] { automaton.addJump(own, end) }
      for move in source.moves(from: index) {
        automaton.addEdge(own, .ranges(move.set.ranges), states[move.target])
        // A value in a path is never empty. The state before the value therefore has copies of the
        // first transitions, instead of a jump to the initial state.
        if index == 0 {
          automaton.addEdge(state, .ranges(move.set.ranges), states[move.target])
        }
      }
    }
    return end
  }

  private mutating func append(_ range: ClosedRange<Int>, after state: Int) -> Int {
    let (distance, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    if !overflow, distance < 256 { return append(range.map(String.init), after: state) }
    isExact = false
    let end = automaton.addState()
    automaton.addJump(automaton.append(text: [0x30], after: state), end)
    var starts: [(state: Int, digits: Int)] = []
    if range.upperBound > 0 { starts.append((state, String(range.upperBound).utf8.count)) }
    if range.lowerBound < 0 {
      let sign = automaton.append(text: [0x2D], after: state)
      starts.append((sign, String(range.lowerBound).utf8.count - 1))
    }
    for start in starts {
      let first = automaton.append(
        PatternAutomaton.Label.set(ASCIISet(0x31...0x39)), after: start.state)
      automaton.addJump(append(.set(.digit), 0...(start.digits - 1), after: first), end)
    }
    return end
  }

  /// Appends a repetition of a character; a large upper bound is treated as unlimited.
  private mutating func append(
    _ label: PatternAutomaton.Label, _ count: ClosedRange<Int>, after state: Int
  ) -> Int {
    var state = state
    let least = min(count.lowerBound, 300)
    if least < count.lowerBound { isExact = false }
    for _ in 0..<least { state = automaton.append(label, after: state) }
    let end = automaton.addState()
    automaton.addJump(state, end)
    if count.upperBound - least > 300 {
      if count.upperBound < TextRule.maximumLength { isExact = false }
      automaton.addEdge(end, label, end)
    } else {
      for _ in 0..<(count.upperBound - least) {
        state = automaton.append(label, after: state)
        automaton.addJump(state, end)
      }
    }
    return end
  }
}
