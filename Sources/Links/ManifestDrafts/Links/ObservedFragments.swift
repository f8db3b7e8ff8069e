import LinkRouting

/// The fragments of links that end at one node, as far as they consist of literals and numbers.
struct ObservedFragments {
  private(set) var count = 0
  /// The pieces of all fragments; `nil` if there is none, or if their literals differ.
  private var pieces: [DraftPiece]?
  /// The number of fragments with the same literals.
  private var similarCount = 0

  /// The minimum number of fragments that are evidence for a pattern.
  private static let leastCount = 3
  /// The maximum length of a fragment that is read, in bytes.
  private static let maximumLength = 64

  /// Adds a fragment, percent-encoded.
  mutating func add(_ text: String) {
    add(ObservedFragments(count: 1, pieces: Self.pieces(text), similarCount: 1))
  }

  /// Adds the fragments of links that end at another node.
  mutating func add(_ other: ObservedFragments) {
    guard other.count > 0 else { return }
    if count == 0 {
      self = other
      return
    }
    if pieces?.skeleton == other.pieces?.skeleton {
      similarCount += other.similarCount
    } else {
      pieces = nil
    }
    count += other.count
  }

  /// The optional pattern for which the fragments are evidence, or `nil`.
  var pattern: DraftFragment? {
    guard let pieces, similarCount == count, count >= Self.leastCount else { return nil }
    return DraftFragment(pieces: pieces, isRequired: false)
  }

  /// Returns the literals and the numbers of a fragment such as `L10-L20`; `nil` for others.
  private static func pieces(_ text: String) -> [DraftPiece]? {
    guard text.utf8.count <= maximumLength else { return nil }
    var pieces: [DraftPiece] = []
    var rest = text.utf8[...]
    while let first = rest.first {
      let isNumber = first &- 0x30 < 10
      let part = rest.prefix { ($0 &- 0x30 < 10) == isNumber }
      rest = rest.dropFirst(part.count)
      guard let part = String(part) else { return nil }
      if isNumber {
        guard ValueShape.isInteger(Array(part.utf8)) else { return nil }
        pieces.append(.value(DraftValue(kind: .integer(0...Int.max))))
      } else {
        guard part.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || "-_.:".utf8.contains($0) }) else {
          return nil
        }
        pieces.append(.literal(part))
      }
    }
    return pieces.count > 1 ? pieces : nil
  }
}
