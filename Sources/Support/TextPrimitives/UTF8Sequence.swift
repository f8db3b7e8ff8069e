/// Functions for strict UTF-8, as defined by Table 3-7 of the Unicode Standard.
///
/// Overlong sequences, surrogates and values above U+10FFFF are invalid.
public enum UTF8Sequence {
  /// Returns the length of a sequence and the range of valid second bytes, given its first byte.
  ///
  /// - Returns: `nil` for a byte that cannot start a sequence.
  @inlinable @inline(__always)
  public static func shape(of lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0x00...0x7F: (1, 0x80...0xBF)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE, 0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }

  /// Returns the length of the sequence at an offset, or `nil` if it is not valid.
  ///
  /// - Precondition: The offset is less than the number of bytes.
  @inlinable @inline(__always)
  public static func length(at offset: Int, in bytes: Span<UInt8>) -> Int? {
    guard let (length, second) = shape(of: bytes[offset]), offset &+ length <= bytes.count else {
      return nil
    }
    if length == 1 { return 1 }
    guard second.contains(bytes[offset &+ 1]) else { return nil }
    if length > 2, !isContinuation(bytes[offset &+ 2]) { return nil }
    if length > 3, !isContinuation(bytes[offset &+ 3]) { return nil }
    return length
  }

  /// Returns the scalar at an offset and its length in bytes, or `nil` if the sequence is invalid.
  ///
  /// - Precondition: The offset is less than the number of bytes.
  @inlinable @inline(__always)
  public static func scalar(
    at offset: Int, in bytes: Span<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let length = length(at: offset, in: bytes) else { return nil }
    var value = UInt32(bytes[offset])
    if length > 1 {
      value &= length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07
      for next in offset &+ 1..<offset &+ length {
        value = value << 6 | UInt32(bytes[next] & 0x3F)
      }
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// Returns the scalar value and the length in bytes of the sequence at an offset of valid UTF-8.
  ///
  /// Continuation bytes are not checked, so this function is faster than ``scalar(at:in:)``. A byte
  /// that cannot start a sequence is decoded as U+FFFD, and so is the first byte of a sequence that
  /// the end cuts off.
  ///
  /// - Precondition: The offset is less than the number of bytes.
  @inlinable @inline(__always)
  public static func uncheckedScalar(
    at offset: Int, in bytes: Span<UInt8>
  ) -> (value: UInt32, length: Int) {
    let lead = UInt32(bytes[offset])
    let rest = bytes.count &- offset
    func trail(_ index: Int) -> UInt32 { UInt32(bytes[offset &+ index]) & 0x3F }
    switch lead {
    case ..<0x80: return (lead, 1)
    case 0xC2...0xDF where rest >= 2: return ((lead & 0x1F) << 6 | trail(1), 2)
    case 0xE0...0xEF where rest >= 3:
      return ((lead & 0xF) << 12 | trail(1) << 6 | trail(2), 3)
    case 0xF0...0xF4 where rest >= 4:
      return ((lead & 7) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3), 4)
    default: return (0xFFFD, 1)
    }
  }

  /// Returns the scalar that ends at an offset, and its length in bytes.
  ///
  /// - Returns: `nil` if the offset is the start of the bytes, or if the sequence is invalid.
  public static func scalar(
    before end: Int, in bytes: Span<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard end > 0 else { return nil }
    var lead = end - 1
    while lead > 0, end - lead < 4, isContinuation(bytes[lead]) { lead -= 1 }
    guard let found = scalar(at: lead, in: bytes), lead + found.length == end else { return nil }
    return found
  }

  /// Returns the offset of the first byte that is not valid UTF-8, or `nil` if all bytes are valid.
  ///
  /// - Complexity: O(*n*).
  public static func firstInvalidOffset(in bytes: Span<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      guard let length = length(at: offset, in: bytes) else { return offset }
      offset += length
    }
    return nil
  }

  @inlinable @inline(__always)
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

extension String {
  /// Creates a string from a range of UTF-8 bytes; invalid sequences become U+FFFD.
  public init(decoding range: Range<Int>, of bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
    }
  }
}
