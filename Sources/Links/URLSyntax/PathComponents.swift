/// An iterator over the byte ranges of a link's path components, which it does not decode.
///
/// A leading slash and a trailing slash create no component. With ``init(of:hostIsComponent:)``,
/// the host of a link with a custom scheme can be read as the first component.
///
/// ```swift
/// var components = PathComponents(of: parts)
/// while let component = components.next(in: bytes) { … }
/// ```
public struct PathComponents: Sendable {
  private var host: Range<Int>?
  private var offset: Int
  private let end: Int

  /// Creates an iterator that starts before the first component.
  @inline(__always)
  public init(of parts: URLParts, hostIsComponent: Bool = false) {
    let path = parts.path
    offset = path.lowerBound
    end = path.upperBound
    host = nil
    if hostIsComponent, let range = parts.host, !range.isEmpty { host = range }
  }

  /// Returns the next component, or `nil` after the last.
  ///
  /// - Parameter bytes: The bytes of the link for which the iterator was created.
  /// - Complexity: O(*c*), where *c* is the length of the component.
  @inline(__always)
  public mutating func next(in bytes: Span<UInt8>) -> Range<Int>? {
    if let host {
      self.host = nil
      return host
    }
    guard offset < end else { return nil }
    if bytes[offset] == UInt8(ascii: "/") {
      offset += 1
      guard offset < end else { return nil }
    }
    let start = offset
    while offset < end, bytes[offset] != UInt8(ascii: "/") { offset += 1 }
    return start..<offset
  }
}
