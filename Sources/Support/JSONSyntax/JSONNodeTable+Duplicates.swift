extension JSONNodeTable {
  /// A name that an object has more than once.
  public struct Duplicate: Hashable, Sendable {
    /// The place of the name.
    public let name: Int
    /// The place of the first name of the object that is equal.
    public let first: Int
  }

  /// The names of an object that an earlier member has too, in their order.
  ///
  /// Names are compared byte by byte after their escapes are decoded: `"a"` and `"\u0061"` are equal.
  ///
  /// - Parameters:
  ///   - object: The place of the object; other nodes have no names.
  ///   - bytes: The bytes from which the table was filled.
  /// - Complexity: O(*n*) in the bytes of the names; names that are sorted by their bytes, as most programs
  ///   write them, are only compared with their neighbours.
  public func duplicates(of object: Int, in bytes: Span<UInt8>) -> [Duplicate] {
    if areNamesSorted(of: object, in: bytes) { return [] }
    var known: [[UInt8]: Int] = [:]
    var duplicates: [Duplicate] = []
    for member in members(of: object) {
      let name = nodes[member.name].decoded(in: bytes)
      if let first = known[name] {
        duplicates.append(Duplicate(name: member.name, first: first))
      } else {
        known[name] = member.name
      }
    }
    return duplicates
  }

  /// Returns `true` if the names are in ascending byte order.
  private func areNamesSorted(of object: Int, in bytes: Span<UInt8>) -> Bool {
    guard nodes[object].kind == .object else { return true }
    let end = Int(nodes[object].next)
    var place = object + 1
    var previous: Range<Int>?
    while place < end {
      let node = nodes[place]
      let range = node.contentRange
      // The bytes of an escape are not in the order of what they stand for.
      if node.hasEscapes || range.upperBound > bytes.count { return false }
      if let previous, !Self.isSmaller(previous, range, in: bytes) { return false }
      previous = range
      place = Int(nodes[place + 1].next)
    }
    return true
  }

  private static func isSmaller(
    _ left: Range<Int>, _ right: Range<Int>, in bytes: Span<UInt8>
  ) -> Bool {
    for index in 0..<Swift.min(left.count, right.count) {
      let (first, second) = (bytes[left.lowerBound &+ index], bytes[right.lowerBound &+ index])
      if first != second { return first < second }
    }
    return left.count < right.count
  }
}
