/// The matching brackets of a script, which make it possible to skip bracketed code.
struct ScriptBrackets {
  /// For each token, the index of the matching bracket.
  ///
  /// The value is -1 for tokens that are not brackets, and for unmatched brackets.
  private var partners: [Int]

  /// The maximum number of open brackets that are searched for the match of a closing bracket.
  private static let reach = 64

  /// Reads the tokens of a source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  init(_ tokens: ScriptTokens) {
    partners = Array(repeating: -1, count: tokens.tokens.count)
    var open: [(place: Int, mark: UInt8)] = []
    for index in tokens.tokens.indices {
      switch Self.mark(tokens, index) {
      case let mark? where Self.closing[mark] != nil: open.append((index, mark))
      case let mark?:
        let near = open.suffix(Self.reach)
        guard let match = near.lastIndex(where: { Self.closing[$0.mark] == mark }) else { continue }
        partners[index] = open[match].place
        partners[open[match].place] = index
        open.removeSubrange(match...)
      case nil: break
      }
    }
  }

  /// Returns the bracket of a token, including template delimiters; `nil` if it is not a bracket.
  private static func mark(_ tokens: ScriptTokens, _ index: Int) -> UInt8? {
    let token = tokens.tokens[index]
    switch token.kind {
    case .templateStart: return UInt8(ascii: "$")
    case .templateEnd: return UInt8(ascii: "`")
    case .punctuation where token.range.count == 1:
      let byte = tokens.bytes[token.range.lowerBound]
      return closing[byte] != nil || ends.contains(byte) ? byte : nil
    default: return nil
    }
  }

  private static let closing = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "$"): UInt8(ascii: "`"),
  ]
  private static let ends = Set(")]}".utf8)

  /// Returns the index of the matching closing bracket; `nil` if there is none.
  func end(of place: Int) -> Int? {
    partners.indices.contains(place) && partners[place] > place ? partners[place] : nil
  }

  /// Returns the index of the matching opening bracket; `nil` if there is none.
  func start(of place: Int) -> Int? {
    partners.indices.contains(place) && partners[place] >= 0 && partners[place] < place
      ? partners[place] : nil
  }

  /// Returns the index after a token, or after its matching bracket if it is an opening bracket.
  func next(_ place: Int) -> Int { (end(of: place) ?? place) + 1 }

  /// Returns the comma-separated parts of a range, without splitting inside nested brackets.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens outside nested brackets.
  func parts(_ range: Range<Int>, _ tokens: ScriptTokens) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens.isMark(",", index) {
        parts.append(start..<index)
        start = index + 1
      }
      index = next(index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
