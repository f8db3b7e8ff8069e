/// Parts of a string that are not words: placeholders, tags, XML references, escapes and links.
enum NonTextParts {
  /// Returns the length of the non-text part at an offset, or 0 if text begins there.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the part, which is at most a hundred bytes
  ///   except for links and tags.
  static func skipped(at offset: Int, in bytes: Span<UInt8>) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "%"): placeholder(at: offset, in: bytes)
    case UInt8(ascii: "{"): braces(at: offset, in: bytes)
    case UInt8(ascii: "<"): tag(at: offset, in: bytes)
    case UInt8(ascii: "&"): reference(at: offset, in: bytes)
    case UInt8(ascii: "\\"): escape(at: offset, in: bytes)
    case UInt8(ascii: ":"): link(at: offset, in: bytes)
    default: 0
    }
  }

  /// Returns the length of `%1$@`, `%.2f` or `%#@name@`; 0 for `% d` or a lone percent sign.
  private static func placeholder(at offset: Int, in bytes: Span<UInt8>) -> Int {
    var end = offset &+ 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "%") { return 2 }
    if let macro = macro(at: offset, in: bytes) { return macro }
    while end < bytes.count, end &- offset < 16 {
      let byte = bytes[end]
      switch byte {
      case 0x30...0x39, UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "#"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "<"),
        UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"):
        end &+= 1
      case UInt8(ascii: "@"):
        // In `%#@name@`, the first at sign precedes the name of a substitution.
        guard bytes[end &- 1] == UInt8(ascii: "#") else { return end &+ 1 &- offset }
        var close = end &+ 1
        while close < bytes.count, close &- end < 64, bytes[close] != UInt8(ascii: "@"),
          bytes[close] > 0x20
        {
          close &+= 1
        }
        return close < bytes.count && bytes[close] == UInt8(ascii: "@") ? close &+ 1 &- offset : 1
      case 0x41...0x5A, 0x61...0x7A: return end &+ 1 &- offset
      default: return 0
      }
    }
    return 0
  }

  /// Returns the length of a C placeholder with a size macro, such as `%<PRIu64>` or `%5<PRIdMAX>`.
  private static func macro(at offset: Int, in bytes: Span<UInt8>) -> Int? {
    var start = offset &+ 1
    while start < bytes.count, start &- offset < 8, " +-#0'123456789.*".utf8.contains(bytes[start])
    {
      start &+= 1
    }
    guard start &+ 4 < bytes.count, bytes[start] == UInt8(ascii: "<"),
      bytes[start &+ 1] == UInt8(ascii: "P"), bytes[start &+ 2] == UInt8(ascii: "R"),
      bytes[start &+ 3] == UInt8(ascii: "I")
    else { return nil }
    var end = start &+ 4
    while end < bytes.count, end &- start < 16, bytes[end] != UInt8(ascii: ">") { end &+= 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: ">") ? end &+ 1 &- offset : nil
  }

  /// Returns the length of `{name}`, `{0}`, `{{count}}` or `{0, number}`.
  private static func braces(at offset: Int, in bytes: Span<UInt8>) -> Int {
    var end = offset &+ 1
    while end < bytes.count, end &- offset < 100, bytes[end] == UInt8(ascii: "{") { end &+= 1 }
    while end < bytes.count, end &- offset < 100 {
      if bytes[end] == UInt8(ascii: "}") { return end &+ 1 &- offset }
      if bytes[end] == UInt8(ascii: "{") { return 0 }
      end &+= 1
    }
    return 0
  }

  private static func tag(at offset: Int, in bytes: Span<UInt8>) -> Int {
    guard offset &+ 1 < bytes.count else { return 0 }
    let first = bytes[offset &+ 1]
    guard (first | 0x20) &- 0x61 < 26 || first == UInt8(ascii: "/") else { return 0 }
    var end = offset &+ 1
    while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") {
      end &+= 1
    }
    return end < bytes.count && bytes[end] == UInt8(ascii: ">") ? end &+ 1 &- offset : 0
  }

  /// Returns the length of an XML reference, such as `&#160;`.
  private static func reference(at offset: Int, in bytes: Span<UInt8>) -> Int {
    var end = offset &+ 1
    while end < bytes.count, end &- offset < 12 {
      let byte = bytes[end]
      if byte == UInt8(ascii: ";") { return end &- offset > 1 ? end &+ 1 &- offset : 0 }
      guard (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "#") else {
        return 0
      }
      end &+= 1
    }
    return 0
  }

  /// Returns the length of an escape such as `\u00A0` or `\n` in a string that was escaped twice.
  private static func escape(at offset: Int, in bytes: Span<UInt8>) -> Int {
    guard offset &+ 1 < bytes.count else { return 1 }
    let isCode = bytes[offset &+ 1] | 0x20 == UInt8(ascii: "u")
    return min(isCode ? 6 : 2, bytes.count &- offset)
  }

  /// Returns the length of the part of a link that follows its scheme.
  private static func link(at offset: Int, in bytes: Span<UInt8>) -> Int {
    guard offset &+ 2 < bytes.count, bytes[offset &+ 1] == UInt8(ascii: "/"),
      bytes[offset &+ 2] == UInt8(ascii: "/")
    else { return 0 }
    var end = offset &+ 3
    while end < bytes.count, WebAddress.isPart(bytes[end]) { end &+= 1 }
    return end &- offset
  }
}
