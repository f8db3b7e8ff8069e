/// An iterator over the items of a query, or of a fragment with the syntax of a query.
///
/// Only `&` separates items: `;` is an ordinary character. Empty items, as in `a=1&&b=2`, and items
/// whose key and value are both empty, as in `=`, are skipped. Keys and values are not decoded.
public struct QueryItems: Sendable {
  /// One item, as ranges of the link's bytes.
  public struct Item: Sendable, Hashable {
    /// The key, up to the first `=`.
    public let key: Range<Int>
    /// The value after the first `=`, or `nil` if there is no `=`, as in `?debug`.
    public let value: Range<Int>?

    /// The range of the value, or an empty range at the end of the key if there is no `=`.
    public var valueRange: Range<Int> { value ?? key.upperBound..<key.upperBound }

    /// The range of the key, the equals sign and the value.
    public var range: Range<Int> { key.lowerBound..<(value?.upperBound ?? key.upperBound) }
  }

  private var offset: Int
  private let end: Int

  /// Creates an iterator over the items of ``URLParts/query`` or ``URLParts/fragment``.
  @inline(__always)
  public init(in range: Range<Int>) {
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Returns the next item, or `nil` after the last.
  ///
  /// - Parameter bytes: The bytes of the link for which the iterator was created.
  /// - Complexity: O(*i*), where *i* is the length of the item.
  @inline(__always)
  public mutating func next(in bytes: Span<UInt8>) -> Item? {
    while offset < end {
      if bytes[offset] == UInt8(ascii: "&") {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "="),
        offset + 1 == end || bytes[offset + 1] == UInt8(ascii: "&")
      {
        offset += 1
      } else {
        break
      }
    }
    guard offset < end else { return nil }
    let start = offset
    var equals = -1
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "&") { break }
      if byte == UInt8(ascii: "="), equals < 0 { equals = offset }
      offset += 1
    }
    return equals < 0
      ? Item(key: start..<offset, value: nil)
      : Item(key: start..<equals, value: equals + 1..<offset)
  }
}
