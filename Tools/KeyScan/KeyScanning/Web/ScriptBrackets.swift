/// Which bracket of a script belongs to which, so that what is between two is passed over at once.
struct ScriptBrackets {
  /// For each token the place of the other bracket; -1 for what is none, and for one that stands alone.
  private var partners: [Int]

  /// How many brackets that nobody closed are passed over for one that closes.
  private static let reach = 64

  /// Reads the tokens of a source.
  ///
  /// - Complexity: O(*n*) in the tokens.
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

  /// The bracket that a token is, templates among them; `nil` if it is none.
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

  /// The place of the bracket that closes the one at a place; `nil` if none does, or none opens there.
  func end(of place: Int) -> Int? {
    partners.indices.contains(place) && partners[place] > place ? partners[place] : nil
  }

  /// The place of the bracket that the one at a place closes.
  func start(of place: Int) -> Int? {
    partners.indices.contains(place) && partners[place] >= 0 && partners[place] < place
      ? partners[place] : nil
  }

  /// The place behind a token, or behind the bracket that closes what it opens.
  func next(_ place: Int) -> Int { (end(of: place) ?? place) + 1 }

  /// The parts of a range between commas that are in no brackets of its own.
  ///
  /// - Complexity: O(*n*) in the tokens that are in no brackets of the range.
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
