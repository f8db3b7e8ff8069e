/// Reads keys from the expressions of a script.
struct ScriptExpression {
  /// The maximum number of tokens of an argument that are read.
  static let reach = 256
  /// The maximum number of keys that one expression can represent.
  private static let mostKeys = 32
  private static let deepest = 8

  /// The parts of a key; `nil` represents a part that is computed at run time.
  typealias Parts = [String?]

  let tokens: ScriptTokens
  let brackets: ScriptBrackets

  // MARK: Alternatives

  /// Returns the subexpressions whose value can be the key.
  ///
  /// These are the branches of a ternary expression, the elements of a list, the operands of `||`
  /// and `??`, and the right operand of `&&`. Any other expression is returned as a whole.
  func alternatives(_ range: Range<Int>) -> [Range<Int>] {
    var open = [range]
    var found: [Range<Int>] = []
    while let next = open.popLast(), found.count < Self.mostKeys {
      let range = plain(next)
      if range.isEmpty { continue }
      if tokens.isMark("[", range.lowerBound), brackets.next(range.lowerBound) == range.upperBound {
        let inside = range.dropFirst().dropLast()
        open += brackets.parts(inside.startIndex..<inside.endIndex, tokens).reversed()
      } else if let parts = branches(range) {
        open += parts.reversed()
      } else {
        found.append(range)
      }
    }
    return found
  }

  /// Returns an expression without enclosing parentheses, and without a trailing `as T`, `satisfies
  /// T`, or `!`.
  private func plain(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while true {
      if tokens.isMark("(", range.lowerBound), range.count > 2,
        brackets.next(range.lowerBound) == range.upperBound
      {
        range = range.lowerBound + 1..<range.upperBound - 1
      } else if let type = places(range).first(where: {
        $0 > range.lowerBound && tokens.isName($0) && ["as", "satisfies"].contains(tokens.text($0))
      }) {
        range = range.lowerBound..<type
      } else if range.count > 1, tokens.isMark("!", range.upperBound - 1) {
        range = range.lowerBound..<range.upperBound - 1
      } else {
        return range
      }
    }
  }

  /// Returns the indices of the tokens in a range that are outside nested brackets; at most
  /// ``reach`` indices.
  private func places(_ range: Range<Int>) -> [Int] {
    var places: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound, places.count < Self.reach {
      places.append(index)
      index = brackets.next(index)
    }
    return places
  }

  /// Returns the operands that can be the value; `nil` if the expression has no alternatives.
  private func branches(_ range: Range<Int>) -> [Range<Int>]? {
    let places = places(range)
    // The body of a function is not part of the value.
    if places.contains(where: { tokens.isMarks("=", ">", $0) }) { return nil }
    if let mark = places.first(where: { isTernary($0) }) {
      var depth = 0
      for place in places where place > mark {
        if isTernary(place) { depth += 1 }
        guard tokens.isMark(":", place) else { continue }
        if depth == 0 { return [mark + 1..<place, place + 1..<range.upperBound] }
        depth -= 1
      }
      return nil
    }
    let choices = places.filter { tokens.isMarks("|", "|", $0) || tokens.isMarks("?", "?", $0) }
    if !choices.isEmpty {
      let starts = [range.lowerBound] + choices.map { $0 + 2 }
      return zip(starts, choices + [range.upperBound]).map { $0..<max($0, $1) }
    }
    if let both = places.last(where: { tokens.isMarks("&", "&", $0) }) {
      return [both + 2..<max(both + 2, range.upperBound)]
    }
    return nil
  }

  /// Returns `true` if a token is the question mark of a ternary expression, not part of `?.` or
  /// `??`.
  private func isTernary(_ place: Int) -> Bool {
    guard tokens.isMark("?", place), !tokens.isMarks("?", "?", place),
      !tokens.isMarks("?", "?", place - 1)
    else { return false }
    return !tokens.isMarks("?", ".", place)
  }

  // MARK: Values

  /// Returns the possible values of an expression; an unknown value consists of the single part
  /// `nil`.
  func values(_ range: Range<Int>, depth: Int = 0) -> [Parts] {
    let range = plain(range)
    guard let first = range.first, depth < Self.deepest else { return [[nil]] }
    if range.count == 1 { return [[tokens.literal(first)]] }
    if depth > 0, let branches = branches(range) {
      let values = branches.flatMap { self.values($0, depth: depth + 1) }
      return values.count > Self.mostKeys || values.contains([nil]) ? [[nil]] : values
    }
    if tokens.tokens[first].kind == .templateStart, brackets.next(first) == range.upperBound {
      return template(range, depth)
    }
    if let path = selected(range) { return [[path]] }
    return sum(range, depth)
  }

  /// Returns the possible values of a template: `` `a.${b}.c` ``.
  private func template(_ range: Range<Int>, _ depth: Int) -> [Parts] {
    var values: [Parts] = [[piece(range.lowerBound, 1, 2)]]
    var start = range.lowerBound + 1
    var index = start
    while index < range.upperBound {
      let isPiece = tokens.tokens[index].kind == .templateEnd || isMiddle(index)
      if isPiece {
        values = joined(values, self.values(start..<index, depth: depth + 1))
        values = joined(values, [[piece(index, 1, isMiddle(index) ? 2 : 1)]])
        start = index + 1
      }
      index = brackets.next(index)
    }
    return values
  }

  /// Returns `true` if a token is the text between two values of a template.
  private func isMiddle(_ index: Int) -> Bool {
    tokens.tokens[index].kind == .punctuation && tokens.tokens[index].range.count > 1
  }

  private func piece(_ index: Int, _ front: Int, _ behind: Int) -> String {
    ScriptLiteral.text(tokens.bytes[tokens.tokens[index].range].dropFirst(front).dropLast(behind))
  }

  /// Returns the possible values of a concatenation: `"a." + b + ".c"`.
  private func sum(_ range: Range<Int>, _ depth: Int) -> [Parts] {
    let marks = places(range).filter { tokens.isMark("+", $0) }
    if marks.isEmpty || (marks.last ?? 0) >= range.upperBound - 1 { return [[nil]] }
    // If a concatenation has too many parts, only its first literal is used, as the start of a
    // computed key.
    if places(range).count >= Self.reach { return [[tokens.literal(range.lowerBound), nil]] }
    let starts = [range.lowerBound] + marks.map { $0 + 1 }
    var values: [Parts] = [[]]
    for (start, end) in zip(starts, marks + [range.upperBound]) {
      values = joined(values, start < end ? self.values(start..<end, depth: depth + 1) : [[nil]])
    }
    return values
  }

  private func joined(_ fronts: [Parts], _ ends: [Parts]) -> [Parts] {
    if fronts.count * ends.count > Self.mostKeys { return fronts.map { $0 + [nil] } }
    return fronts.flatMap { front in ends.map { front + $0 } }
  }

  /// Returns the key `a.b` that the function `$ => $.a.b` selects in i18next; `nil` if the
  /// expression is not such a function.
  private func selected(_ range: Range<Int>) -> String? {
    let first = range.lowerBound
    guard tokens.isName(first), tokens.isMarks("=", ">", first + 1),
      tokens.text(first) == tokens.text(first + 3), range.count > 5, range.count < 64
    else { return nil }
    var names: [String] = []
    for index in stride(from: first + 4, to: range.upperBound, by: 2) {
      guard tokens.isMark(".", index), tokens.isName(index + 1) else { return nil }
      names.append(tokens.text(index + 1))
    }
    return names.joined(separator: ".")
  }
}

extension KeyUse.Key {
  /// Creates a key from its parts; an unknown part makes it a computed key.
  init(_ parts: ScriptExpression.Parts) {
    let texts = parts.compactMap(\.self)
    if texts.count == parts.count {
      self = .literal(texts.joined())
    } else {
      let front = parts.prefix { $0 != nil }.compactMap(\.self).joined()
      let end = parts.reversed().prefix { $0 != nil }.reversed().compactMap(\.self).joined()
      let isPart = !front.isEmpty || !end.isEmpty
      self = .computed(
        prefix: front, suffix: end,
        reason: isPart ? "its parts are joined" : "it is an expression")
    }
  }
}
