extension JSONNodeTable {
  /// A repeated name in an object.
  public struct Duplicate: Hashable, Sendable {
    /// The index of the repeated name.
    public let name: Int
    /// The index of the first equal name in the object.
    public let first: Int
  }

  /// Returns the names in an object that repeat an earlier name, in order.
  ///
  /// Names are compared byte by byte after their escapes are decoded: `"a"` and `"\u0061"` are
  /// equal.
  ///
  /// - Parameters:
  ///   - object: The index of the object. For a node that is not an object, the result is empty.
  ///   - bytes: The bytes from which the table was filled.
  /// - Complexity: O(*n*), where *n* is the size of the names in bytes. If names are in ascending
  ///   byte order, as most programs write them, each is compared only with its neighbors.
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
      // Escaped names must be decoded before they can be compared, so treat them as not sorted.
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
