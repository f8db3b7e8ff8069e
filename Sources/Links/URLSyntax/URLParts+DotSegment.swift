import Diagnostics

extension URLParts {
  /// Throws an error if the path component at an offset is `.`, `..` or an encoding of them.
  ///
  /// Browsers resolve such components: `/a/../b` becomes `/b`.
  @inline(__always)
  static func checkComponentStart(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(URLParseError) {
    guard start < bytes.count else { return }
    let first = bytes[start]
    guard first == UInt8(ascii: ".") || first == UInt8(ascii: "%") else { return }
    if let end = dotSegmentEnd(bytes, from: start) {
      throw URLParseError(.dotSegment, start..<end)
    }
  }

  /// Returns the end of the component if it is one or two dots, each plain, `%2E` or `%2e`;
  /// otherwise, `nil`.
  package static func dotSegmentEnd(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var offset = start
    var dots = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: ".") {
        offset += 1
      } else if offset + 2 < bytes.count, bytes[offset] == UInt8(ascii: "%"),
        bytes[offset + 1] == UInt8(ascii: "2"), bytes[offset + 2] | 0x20 == UInt8(ascii: "e")
      {
        offset += 3
      } else {
        break
      }
      dots += 1
      if dots > 2 { return nil }
    }
    guard dots > 0 else { return nil }
    guard offset < bytes.count else { return offset }
    switch bytes[offset] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return offset
    default: return nil
    }
  }
}
