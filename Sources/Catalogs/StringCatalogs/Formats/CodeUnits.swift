import JSONSyntax
import TextPrimitives

/// Reads the code units of a file at byte offsets, in UTF-8 or UTF-16.
struct CodeUnits {
  enum Encoding {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
  }

  let encoding: Encoding
  /// The length of a code unit in bytes.
  let width: Int

  init(_ encoding: Encoding) {
    self.encoding = encoding
    width = encoding == .utf8 ? 1 : 2
  }

  /// Returns the encoding that a byte order mark specifies, and the length of the mark in bytes.
  ///
  /// Without a mark, the encoding is UTF-8 and the length is 0.
  static func detect(_ bytes: Span<UInt8>) -> (units: CodeUnits, markLength: Int) {
    if bytes.count >= 2, bytes[0] == 0xFF, bytes[1] == 0xFE {
      return (CodeUnits(.utf16LittleEndian), 2)
    }
    if bytes.count >= 2, bytes[0] == 0xFE, bytes[1] == 0xFF {
      return (CodeUnits(.utf16BigEndian), 2)
    }
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    return (CodeUnits(.utf8), hasMark ? 3 : 0)
  }

  /// Returns the offset after further byte order marks, which Xcode skips when it copies a table.
  func skippingMarks(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let mark: [UInt8] =
      switch encoding {
      case .utf8: [0xEF, 0xBB, 0xBF]
      case .utf16LittleEndian: [0xFF, 0xFE]
      case .utf16BigEndian: [0xFE, 0xFF]
      }
    var offset = start
    while start > 0, offset + mark.count <= bytes.count,
      mark.indices.allSatisfy({ bytes[offset + $0] == mark[$0] })
    {
      offset += mark.count
    }
    return offset
  }

  /// Returns the name of an unsupported encoding, and the range of the bytes that identify it.
  ///
  /// The result is `nil` if the encoding is supported.
  static func unread(_ bytes: Span<UInt8>) -> (name: String, sign: Range<Int>)? {
    if bytes.count >= 6, bytes.isEqual(0..<6, "bplist") { return ("a binary property list", 0..<6) }
    guard bytes.count >= 4 else { return nil }
    let mark = (0..<4).map { bytes[$0] }
    return mark == [0xFF, 0xFE, 0, 0] || mark == [0, 0, 0xFE, 0xFF] ? ("UTF-32", 0..<4) : nil
  }

  /// Returns the code unit at an offset, which must be in bounds.
  @inline(__always)
  func unit(_ bytes: Span<UInt8>, at offset: Int) -> UInt16 {
    switch encoding {
    case .utf8: UInt16(bytes[offset])
    case .utf16LittleEndian: UInt16(bytes[offset]) | UInt16(bytes[offset &+ 1]) << 8
    case .utf16BigEndian: UInt16(bytes[offset]) << 8 | UInt16(bytes[offset &+ 1])
    }
  }

  /// Returns the code unit at an offset; 0 if it extends beyond the end.
  @inline(__always)
  func unit(_ bytes: Span<UInt8>, at offset: Int, before end: Int) -> UInt16 {
    offset &+ width <= end ? unit(bytes, at: offset) : 0
  }

  /// Returns the byte range of the first invalid character; `nil` if all characters are valid.
  func firstInvalid(_ bytes: Span<UInt8>, from start: Int) -> Range<Int>? {
    var offset = start
    while offset < bytes.count {
      if encoding == .utf8, bytes[offset] < 0x80 {
        offset = bytes.firstOffsetBeyondASCII(from: offset &+ 1)
        continue
      }
      guard offset + width <= bytes.count else { return offset..<bytes.count }
      let length = length(bytes, at: offset)
      if length == 0 { return offset..<offset + width }
      offset += length
    }
    return nil
  }

  /// Returns the length of the character at an offset in bytes; 0 if it is invalid.
  @inline(__always)
  func length(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    if encoding == .utf8 { return UTF8Sequence.length(at: offset, in: bytes) ?? 0 }
    let unit = unit(bytes, at: offset)
    if unit & 0xF800 != 0xD800 { return 2 }
    let low = self.unit(bytes, at: offset + 2, before: bytes.count)
    return unit < 0xDC00 && low & 0xFC00 == 0xDC00 ? 4 : 0
  }
}
