import TextPrimitives

/// A value of a parameter that typed code reads from a link or writes into a link.
///
/// This library defines conformances for the built-in types. `waymark generate swift` generates
/// conforming types for the text types and enumerations that a manifest declares.
public protocol LinkValue: Hashable, Sendable, ParameterDecodable {
  /// Reads a value that the router has checked against the parameter's type.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that contain the value, after percent-decoding. Bytes outside of the
  ///     value need not be valid UTF-8.
  ///   - start: The offset of the first byte of the value.
  ///   - end: The offset after the last byte of the value.
  /// - Returns: `nil` if the bytes are not a value of the type.
  init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int)

  /// Calls a function with the value as a link spells it, before percent-encoding.
  func readLinkBytes(_ body: (Span<UInt8>) -> Void)
}

/// One word of an enumeration that a manifest declares.
///
/// The raw value is the word as a link spells it. The word is encoded as this string.
public protocol LinkWord: LinkValue, RawRepresentable, CaseIterable, Codable
where RawValue == String {}

extension LinkWord {
  /// Reads a word; returns `nil` if no word of the enumeration has exactly these bytes.
  @inlinable
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    for word in Self.allCases where LinkBytes.equal(bytes, from: start, to: end, word.rawValue) {
      self = word
      return
    }
    return nil
  }

  /// Calls a function with the bytes of the word.
  @inlinable
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    LinkBytes.read(rawValue, body)
  }
}

/// The functions that types of values share to read and write bytes.
@usableFromInline
enum LinkBytes {
  /// Returns `true` if a range of bytes equals the UTF-8 encoding of a string.
  @usableFromInline
  static func equal(_ bytes: Span<UInt8>, from start: Int, to end: Int, _ text: String) -> Bool {
    let text = text.utf8
    guard text.count == end &- start else { return false }
    var offset = start
    for byte in text {
      if byte != bytes[offset] { return false }
      offset &+= 1
    }
    return true
  }

  /// Calls a function with the bytes of a string.
  @inlinable @inline(__always)
  static func read(_ text: String, _ body: (Span<UInt8>) -> Void) {
    let isContiguous: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      body(unsafe Span(_unsafeElements: buffer))
    }
    if isContiguous == nil { body(ContiguousArray<UInt8>(text.utf8).span) }
  }
}
