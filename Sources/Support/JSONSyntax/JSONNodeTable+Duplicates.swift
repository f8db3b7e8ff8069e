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
  /// - Complexity: O(*n*), where *n* is the size of the names in bytes. If the names are in
  ///   ascending byte order, each is compared only with its neighbors.
  public func duplicates(of object: Int, in bytes: Span<UInt8>) -> [Duplicate] {
    if areNamesSorted(of: object, in: bytes) { return [] }
    // The names by their hashes. If the hash of a name is taken, the next free number is used.
    var known: [Int: Int] = [:]
    var duplicates: [Duplicate] = []
    for member in members(of: object) {
      var hash = hash(ofName: member.name, in: bytes)
      while let first = known[hash], !areEqual(first, member.name, in: bytes) { hash &+= 1 }
      if let first = known[hash] {
        duplicates.append(Duplicate(name: member.name, first: first))
      } else {
        known[hash] = member.name
      }
    }
    return duplicates
  }

  /// Returns a hash of a name.
  ///
  /// The hash differs between processes, so an attacker cannot prepare names with equal hashes.
  private func hash(ofName name: Int, in bytes: Span<UInt8>) -> Int {
    var hasher = Hasher()
    let node = nodes[name]
    if node.hasEscapes {
      hasher.combine(bytes: node.decoded(in: bytes))
    } else {
      hasher.combine(bytes: bytes, node.contentRange)
    }
    return hasher.finalize()
  }

  private func areEqual(_ left: Int, _ right: Int, in bytes: Span<UInt8>) -> Bool {
    let (left, right) = (nodes[left], nodes[right])
    if left.hasEscapes || right.hasEscapes {
      return left.decoded(in: bytes) == right.decoded(in: bytes)
    }
    let (first, second) = (left.contentRange, right.contentRange)
    return first.count == second.count
      && first.indices.allSatisfy { index in
        bytes[index] == bytes[index - first.lowerBound + second.lowerBound]
      }
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

extension Hasher {
  /// Adds the bytes in a range of a span.
  fileprivate mutating func combine(bytes: Span<UInt8>, _ range: Range<Int>) {
    let part = bytes.extracting(range)
    unsafe part.withUnsafeBytes { unsafe combine(bytes: $0) }
  }

  fileprivate mutating func combine(bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe combine(bytes: $0) }
  }
}
