extension MarkedText {
  /// The string in a notation that users can edit.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  package var spelled: String {
    var result = ""
    for part in parts {
      switch part {
      case .tag(let tag): result += tag
      case .characters(let characters): result += Self.spelled(characters)
      }
    }
    return result
  }

  private static func spelled(_ characters: String) -> String {
    guard characters.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    else { return characters }
    let bytes = Array(characters.utf8)
    var result: [UInt8] = []
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "<") where isTagStart(in: bytes, at: offset):
        result += Array("&lt;".utf8)
      case UInt8(ascii: "&") where reference(in: bytes, at: offset) != nil:
        result += Array("&amp;".utf8)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isTagStart(in bytes: [UInt8], at offset: Int) -> Bool {
    guard offset + 1 < bytes.count else { return false }
    return bytes[offset + 1] == UInt8(ascii: "/") || isNameStart(bytes[offset + 1])
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
  }

  /// Returns the tag at an offset and the offset after it; `nil` if there is none.
  ///
  /// - Parameter hasEnds: A flag that this function sets to `false` if no tag can end after the
  ///   offset. Later calls then need not search for an end again.
  static func tag(
    in bytes: [UInt8], at start: Int, _ hasEnds: inout Bool
  ) -> (part: Part, end: Int)? {
    guard isTagStart(in: bytes, at: start) else { return nil }
    let name = start + (bytes[start + 1] == UInt8(ascii: "/") ? 2 : 1)
    guard name < bytes.count, isNameStart(bytes[name]) else { return nil }
    var offset = start + 1
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "<") {
        return nil
      } else if byte == UInt8(ascii: ">") {
        return (.tag(String(decoding: bytes[start..<offset], as: UTF8.self)), offset)
      }
    }
    hasEnds = quote != nil
    return nil
  }

  /// Returns the reference at an offset and the offset after it; `nil` if there is none.
  ///
  /// A character reference or a predefined XML entity results in its character. Any other name is
  /// an entity that the document declares.
  static func reference(in bytes: [UInt8], at start: Int) -> (part: Part, end: Int)? {
    var end = start + 1
    while end < bytes.count, end < start + 64,
      (bytes[end] | 0x20) &- 0x61 < 26 || bytes[end] &- 0x30 < 10
        || [UInt8(ascii: "#"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-")]
          .contains(bytes[end])
    {
      end += 1
    }
    guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
    guard isNameStart(bytes[start + 1]) || bytes[start + 1] == UInt8(ascii: "#") else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    let characters: String?
    switch name {
    case "lt": characters = "<"
    case "amp": characters = "&"
    case "gt": characters = ">"
    case "quot": characters = "\""
    case "apos": characters = "'"
    default:
      if name.hasPrefix("#") {
        let isHexadecimal = name.hasPrefix("#x")
        let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        guard let scalar = value.flatMap(Unicode.Scalar.init) else { return nil }
        characters = String(scalar)
      } else {
        characters = nil
      }
    }
    return (characters.map { .characters($0) } ?? .tag("&\(name);"), end + 1)
  }
}
