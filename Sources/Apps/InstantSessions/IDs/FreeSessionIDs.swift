package import JoinLinks
import LinkRouting

/// The unused ids of a short shape, from which an id is drawn when most ids are in use.
package struct FreeSessionIDs: Sendable {
  /// The maximum number of ids to list; enough for shapes of six characters.
  private static let maximumCount: UInt64 = 1 << 23

  private let shape: SessionIDShape
  private var numbers: [UInt32] = []

  /// Creates a list of the ids of a shape that are neither blocked nor in `known`.
  ///
  /// - Returns: `nil` if the shape has too many ids to list, that is, if it has more than six
  ///   characters.
  /// - Complexity: O(*n*), where *n* is the number of ids of the shape. Memory use is four bytes
  ///   for each unused id.
  package init?(_ shape: SessionIDShape, besides known: Set<SessionID>) {
    let count = shape.numberCount
    guard count <= Self.maximumCount else { return nil }
    self.shape = shape
    var isKnown = [Bool](repeating: false, count: Int(count))
    for id in known {
      if let number = shape.number(of: id) { isKnown[Int(number)] = true }
    }
    for number in 0..<UInt32(count)
    where !isKnown[Int(number)] && !BlockList.shared.blocks(shape.values(of: UInt64(number))) {
      numbers.append(number)
    }
  }

  /// Removes a random id and returns it; `nil` if no id is left.
  ///
  /// All ids are equally likely.
  ///
  /// - Throws: ``InstantSessionError`` if the generator keeps returning the same numbers.
  package mutating func draw(
    using generator: inout some RandomNumberGenerator
  ) throws(InstantSessionError) -> SessionID? {
    guard !numbers.isEmpty else { return nil }
    guard let index = UniformDraw.number(below: UInt64(numbers.count), using: &generator) else {
      throw InstantSessionError(
        code: .randomNumbersFailed, expected: "a generator whose numbers do not repeat")
    }
    numbers.swapAt(Int(index), numbers.count - 1)
    let number = numbers.removeLast()
    return try SessionID(generated: shape.text(of: shape.values(of: UInt64(number))))
  }
}

extension SessionIDShape {
  /// Returns the index of an id among all ids of this shape; `nil` if the id has a different number
  /// of characters, or a character outside the alphabet.
  fileprivate func number(of id: SessionID) -> UInt64? {
    let symbols = id.description.utf8.filter { $0 != UInt8(ascii: "-") }
    guard symbols.count == characterCount else { return nil }
    var number: UInt64 = 0
    for symbol in symbols.dropLast().reversed() {
      guard let value = SessionIDAlphabet.symbols.firstIndex(of: symbol) else { return nil }
      number = number * UInt64(SessionIDAlphabet.count) + UInt64(value)
    }
    return number
  }
}
