import TextPrimitives

/// A reference in an XML text: `&amp;`, `&#233;`, `&#xE9;`, or an entity that the document declares.
public struct XMLReference: Hashable, Sendable {
  /// The character; `nil` for an entity of the document, and for one that nobody knows.
  public let scalar: Unicode.Scalar?
  /// The place behind the semicolon; behind the sign if there is no reference.
  public let end: Int
  /// The name of an entity; empty for characters by number and what is none.
  public let name: Range<Int>

  /// Reads what begins with `&` at a place.
  ///
  /// - Complexity: O(1): a name is at most 64 bytes here.
  public init(at start: Int, before end: Int, in bytes: Span<UInt8>) {
    var offset = start + 1
    while offset < min(end, start + 66), bytes[offset] != UInt8(ascii: ";"),
      bytes[offset] != UInt8(ascii: "&"), bytes[offset] != UInt8(ascii: "<")
    {
      offset += 1
    }
    let name = start + 1..<max(start + 1, offset)
    guard offset < end, bytes[offset] == UInt8(ascii: ";"), !name.isEmpty else {
      scalar = nil
      self.end = start + 1
      self.name = start..<start
      return
    }
    self.end = offset + 1
    if bytes[name.lowerBound] == UInt8(ascii: "#") {
      let digits = (name.lowerBound + 1..<name.upperBound).map { bytes[$0] }
      let isHexadecimal = digits.first == UInt8(ascii: "x")
      let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits[...], as: UTF8.self)
      scalar = UInt32(text, radix: isHexadecimal ? 16 : 10).flatMap { Unicode.Scalar($0) }
      self.name = start..<start
      return
    }
    scalar =
      if bytes.isEqual(name, "amp") {
        "&"
      } else if bytes.isEqual(name, "lt") {
        "<"
      } else if bytes.isEqual(name, "gt") {
        ">"
      } else if bytes.isEqual(name, "quot") {
        "\""
      } else if bytes.isEqual(name, "apos") {
        "'"
      } else {
        nil
      }
    self.name = name
  }
}

extension XMLReference {
  /// What one that nobody knows should be.
  public static let expectation = "a reference that XML has, such as &amp; for the sign itself"

  /// The first reference in some characters that stands for nothing; `nil` if there is none.
  ///
  /// - Parameter hasEntities: Whether the document declares entities: then names may be theirs.
  /// - Complexity: O(*n*).
  public static func firstUnknown(
    in range: Range<Int>, hasEntities: Bool, _ bytes: Span<UInt8>
  ) -> Range<Int>? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "&") else {
        offset &+= 1
        continue
      }
      let reference = XMLReference(at: offset, before: range.upperBound, in: bytes)
      if reference.scalar == nil, reference.name.isEmpty || !hasEntities {
        return offset..<max(offset + 1, reference.end)
      }
      offset = reference.end
    }
    return nil
  }
}
