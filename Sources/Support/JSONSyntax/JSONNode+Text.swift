extension JSONNode {
  /// Returns the content of a string with its escapes decoded; `nil` for other kinds of nodes.
  ///
  /// - Parameter bytes: The bytes from which the node was parsed.
  /// - Complexity: O(*n*), where *n* is the size of the string in bytes.
  public func text(in bytes: Span<UInt8>) -> String? {
    guard kind == .string, range.upperBound <= bytes.count else { return nil }
    guard hasEscapes else { return Self.verbatim(contentRange, of: bytes) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(contentRange.count)
    forEachByte(in: bytes) { byte in
      decoded.append(byte)
      return true
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Returns `true` if the node is a string whose decoded bytes equal those of `text`.
  ///
  /// Strings are not normalized. A precomposed `é` and a decomposed `é` are different strings, as
  /// [RFC 8259 §8.3](https://www.rfc-editor.org/rfc/rfc8259#section-8.3) recommends.
  ///
  /// - Complexity: O(*n*), without allocation for a native string.
  public func isText(_ text: String, in bytes: Span<UInt8>) -> Bool {
    guard kind == .string, range.upperBound <= bytes.count else { return false }
    if !hasEscapes, contentRange.count != text.utf8.count { return false }
    var rest = text.utf8.makeIterator()
    var isEqual = true
    forEachByte(in: bytes) { byte in
      isEqual = rest.next() == byte
      return isEqual
    }
    return isEqual && rest.next() == nil
  }

  /// Returns the bytes of a string with its escapes decoded.
  func decoded(in bytes: Span<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    forEachByte(in: bytes) { byte in
      decoded.append(byte)
      return true
    }
    return decoded
  }

  /// Returns the bytes in a range as a string.
  static func verbatim(_ range: Range<Int>, of bytes: Span<UInt8>) -> String {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
    }
  }

  /// Calls a closure with each byte of the decoded string until it returns `false`.
  private func forEachByte(in bytes: Span<UInt8>, _ body: (UInt8) -> Bool) {
    var offset = contentRange.lowerBound
    let end = min(contentRange.upperBound, bytes.count)
    while offset < end {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "\\"), offset + 1 < end else {
        if !body(byte) { return }
        offset += 1
        continue
      }
      let (scalar, length) = Self.escape(at: offset, in: bytes)
      offset += length
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter where !body(byte) {
        return
      }
    }
  }

  /// Returns the character that an escape represents, and the length of the escape in bytes.
  ///
  /// This function decodes all escapes that the parser accepts. If the bytes are not a valid
  /// escape, the character may be U+FFFD.
  ///
  /// - Parameters:
  ///   - offset: The offset of the backslash.
  ///   - bytes: The bytes from which the string was parsed.
  /// - Complexity: O(1).
  public static func escape(
    at offset: Int, in bytes: Span<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int) {
    guard bytes.indices.contains(offset), offset + 1 < bytes.count else { return ("\u{FFFD}", 1) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"):
      guard let unit = JSONEscape.unit(at: offset, in: bytes) else { return ("\u{FFFD}", 2) }
      if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
      guard let low = JSONEscape.unit(at: offset + 6, in: bytes), unit < 0xDC00,
        low & 0xFC00 == 0xDC00
      else { return ("\u{FFFD}", 6) }
      let value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
      return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
    case let byte: return (Unicode.Scalar(byte), 2)
    }
  }
}
