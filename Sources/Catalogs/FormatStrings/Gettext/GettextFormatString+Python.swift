extension GettextFormatString {
  /// Parses a format string of Python's `%` operator; `nil` if gettext rejects it.
  ///
  /// Follows [printf-style
  /// formatting](https://docs.python.org/3/library/stdtypes.html#printf-style-string-formatting),
  /// as gettext interprets it. Gettext does not support the conversion `%a`, which Python added
  /// later.
  package init?(python bytes: [UInt8]) {
    var offset = 0
    func skip(_ characters: String.UTF8View) {
      while offset < bytes.count, characters.contains(bytes[offset]) { offset += 1 }
    }
    func skipWidth() -> Bool {
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "*") else {
        skip("0123456789".utf8)
        return true
      }
      offset += 1
      return false
    }
    while let sign = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = sign + 1
      var name: String?
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "(") {
        guard let end = Self.closing(bytes, offset) else { return nil }
        name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
        offset = end + 1
      }
      skip("-+ #0".utf8)
      if !skipWidth() { numbered.append(.integer(size: "", isUnsigned: false)) }
      if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
        offset += 1
        if !skipWidth() { numbered.append(.integer(size: "", isUnsigned: false)) }
      }
      if offset < bytes.count, "hlL".utf8.contains(bytes[offset]) { offset += 1 }
      guard offset < bytes.count else { return nil }
      let conversion = bytes[offset]
      offset += 1
      guard let kind = Self.pythonKind(conversion) else {
        guard conversion == UInt8(ascii: "%") else { return nil }
        if let name {
          guard (named[name] ?? .any) == .any else { return nil }
          named[name] = .any
        }
        continue
      }
      if let name {
        guard (named[name] ?? kind) == kind else { return nil }
        named[name] = kind
      } else {
        numbered.append(kind)
      }
    }
    if !named.isEmpty, !numbered.isEmpty { return nil }
  }

  /// Returns the offset of the parenthesis that closes the one at an offset; `nil` if there is
  /// none.
  ///
  /// Pairs may be nested.
  private static func closing(_ bytes: [UInt8], _ start: Int) -> Int? {
    var depth = 0
    for offset in start..<bytes.count {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return offset }
      }
    }
    return nil
  }

  private static func pythonKind(_ conversion: UInt8) -> Kind? {
    switch conversion {
    case UInt8(ascii: "c"): .character
    case UInt8(ascii: "s"), UInt8(ascii: "r"): .string
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "x"), UInt8(ascii: "X"):
      .integer(size: "", isUnsigned: false)
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"),
      UInt8(ascii: "g"), UInt8(ascii: "G"):
      .float
    default: nil
    }
  }
}
