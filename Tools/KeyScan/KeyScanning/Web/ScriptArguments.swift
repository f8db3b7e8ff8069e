/// The arguments of a call, as places of tokens.
struct ScriptArguments {
  /// The arguments; of a call with very many tokens those that end in reach.
  private(set) var ranges: [Range<Int>] = []
  /// The place of what ends them.
  private(set) var end: Int
  private let tokens: ScriptTokens

  init(_ tokens: ScriptTokens, from first: Int) {
    self.tokens = tokens
    var depth = 0
    var start = first
    end = first
    let limit = min(tokens.tokens.count, first + ScriptKeyFinder.reach)
    while end < limit {
      switch Self.change(tokens, end) {
      case -1 where depth == 0:
        if end > start { ranges.append(start..<end) }
        return
      case 0 where depth == 0 && tokens.isMark(",", end):
        ranges.append(start..<end)
        start = end + 1
      case let change: depth += change
      }
      end += 1
    }
  }

  /// How much deeper it is behind a token.
  private static func change(_ tokens: ScriptTokens, _ index: Int) -> Int {
    switch tokens.tokens[index].kind {
    case .templateStart: return 1
    case .templateEnd: return -1
    case .punctuation:
      let range = tokens.tokens[index].range
      if range.count > 1 { return 0 }
      switch tokens.bytes[range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
      default: return 0
      }
    default: return 0
    }
  }

  /// The place of the value of a member in an object among the arguments: `{ ns: "common" }`.
  func value(of name: String) -> Int? {
    for range in ranges.dropFirst() where tokens.isMark("{", range.lowerBound) {
      for index in range.dropFirst()
      where tokens.text(index) == name && tokens.isMark(":", index + 1) {
        return index + 2
      }
    }
    return nil
  }

  /// The parts of an argument of which one is the key: the branches of a ternary, the elements of a list.
  func alternatives(_ range: Range<Int>) -> [Range<Int>] {
    if tokens.isMark("[", range.lowerBound) {
      return ScriptArguments(tokens, from: range.lowerBound + 1).ranges
    }
    var depth = 0
    var starts: [Int] = []
    var ends: [Int] = []
    for index in range {
      let change = Self.change(tokens, index)
      if depth == 0, change == 0, tokens.tokens[index].range.count == 1 {
        let isBeforeDot = tokens.isMark(".", index + 1) || tokens.isMark("?", index + 1)
        let isAfterMark = tokens.isMark("?", index - 1)
        if tokens.isMark("?", index), !isBeforeDot, !isAfterMark {
          if !starts.isEmpty { return [range] }
          starts.append(index + 1)
        } else if tokens.isMark(":", index), starts.count == 1 {
          ends.append(index)
          starts.append(index + 1)
        }
      }
      depth += change
    }
    guard starts.count == 2, ends.count == 1 else { return [range] }
    return [starts[0]..<ends[0], starts[1]..<range.upperBound]
  }
}
