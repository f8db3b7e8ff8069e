import TextPrimitives

/// A reference to a character, such as `&#xE9;`, or to an entity, such as `&amp;`.
///
/// XML defines five entities, and a document can declare others.
public struct XMLReference: Hashable, Sendable {
  /// The character; `nil` for any other name, an invalid number, and a lone ampersand.
  public let scalar: Unicode.Scalar?
  /// The offset after the semicolon, or after the ampersand if it does not start a reference.
  public let end: Int
  /// The byte range of an entity's name; empty for a character reference or a lone ampersand.
  public let name: Range<Int>

  /// Reads a reference that starts with `&` at an offset.
  ///
  /// - Complexity: O(1), because names are limited to 64 bytes.
  public init(at start: Int, before end: Int, in bytes: Span<UInt8>) {
    var offset = start + 1
    while offset < min(end, start + 65), bytes[offset] != UInt8(ascii: ";"),
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
  /// A description of valid references, for use in errors about unknown references.
  public static let expectation = "a reference that XML defines, such as &amp; for an ampersand"

  /// Returns the range of the first invalid reference, or `nil` if there is none.
  ///
  /// - Parameter hasEntities: `true` if the document declares entities; unknown names are then
  ///   accepted.
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
