extension Span<UInt8> {
  /// Returns `true` if the bytes in a range are the UTF-8 encoding of a string.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string; no allocation.
  @inlinable
  public func isEqual(_ range: Range<Int>, _ text: String.UTF8View) -> Bool {
    guard range.count == text.count, range.upperBound <= count else { return false }
    var offset = range.lowerBound
    for byte in text {
      if self[offset] != byte { return false }
      offset &+= 1
    }
    return true
  }

  /// Returns `true` if the bytes in a range are the UTF-8 encoding of a static string.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string; no allocation.
  @inlinable @inline(__always)
  public func isEqual(_ range: Range<Int>, _ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard range.count == length, range.upperBound <= count else { return false }
    for index in 0..<length {
      // In bounds: the counts are equal, and the range is within the span.
      if unsafe self[range.lowerBound &+ index] != word.utf8Start[index] { return false }
    }
    return true
  }

  /// Returns `true` if two ranges contain the same bytes.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count
    where self[left.lowerBound &+ index] != self[right.lowerBound &+ index] {
      return false
    }
    return true
  }

  /// Returns `true` if two spans contain the same bytes.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @inlinable
  public func isSame(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { others in
        var offset = 0
        while offset &+ 8 <= bytes.count {
          // In bounds: both spans have at least eight more bytes.
          let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          let otherWord = unsafe others.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          if word != otherWord { return false }
          offset &+= 8
        }
        while offset < bytes.count {
          if unsafe bytes[offset] != others[offset] { return false }
          offset &+= 1
        }
        return true
      }
    }
  }
}
