/// Finds references to strings in XML, but not in comments.
///
/// The references are `@string/name`, `@plurals/name`, and `@array/name`.
enum XMLReferenceFinder {
  private static let types: [(spelling: [UInt8], kind: String)] = [
    (Array("string/".utf8), "string"), (Array("plurals/".utf8), "plurals"),
    (Array("array/".utf8), "string-array"),
  ]

  /// Returns the uses of keys in a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func find(in bytes: [UInt8]) -> [KeyUse] {
    var uses: [KeyUse] = []
    var offset = 0
    while offset < bytes.count {
      if starts("<!--", bytes, offset) {
        offset = end(of: "-->", bytes, offset + 4)
      } else if bytes[offset] == UInt8(ascii: "@"), offset == 0 || !isWord(bytes[offset - 1]),
        let use = reference(bytes, offset)
      {
        uses.append(use)
        offset = use.range.upperBound
      } else {
        offset += 1
      }
    }
    return uses
  }

  private static func reference(_ bytes: [UInt8], _ start: Int) -> KeyUse? {
    var offset = start + 1
    var package: String?
    var end = offset
    // Real package names are shorter than this limit.
    while end < min(bytes.count, offset + 256),
      isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".")
    {
      end += 1
    }
    if end > offset, end < bytes.count, bytes[end] == UInt8(ascii: ":") {
      package = String(decoding: bytes[offset..<end], as: UTF8.self)
      offset = end + 1
    }
    guard package != "android",
      let type = types.first(where: { bytes[offset...].starts(with: $0.spelling) })
    else { return nil }
    let name = offset + type.spelling.count
    end = name
    while end < bytes.count, isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    guard end > name else { return nil }
    // Code refers to the string `a.b` as `R.string.a_b`. Replace dots with underscores here too, so
    // that both references have the same key.
    let key = String(decoding: bytes[name..<end], as: UTF8.self)
    var use = KeyUse(
      range: name..<end, key: .literal(key.replacing(".", with: "_")),
      call: "@" + String(decoding: type.spelling.dropLast(), as: UTF8.self))
    use.table = .named(type.kind)
    use.bundle = package
    return use
  }

  private static func starts(_ mark: String, _ bytes: [UInt8], _ offset: Int) -> Bool {
    bytes[offset] == mark.utf8.first && bytes[offset...].starts(with: mark.utf8)
  }

  private static func end(of mark: String, _ bytes: [UInt8], _ start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if starts(mark, bytes, offset) { return offset + mark.utf8.count }
      offset += 1
    }
    return bytes.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: byte == UInt8(ascii: "_")
    }
  }
}
