extension GettextFormatString {
  /// Parses a format string of Python's `str.format`; `nil` if gettext rejects it.
  ///
  /// Gettext rejects fields without a name or number, and conversions such as `!r`. After the
  /// colon, it accepts the mini-language for numbers, or a single field in braces.
  ///
  /// See [format string
  /// syntax](https://docs.python.org/3/library/string.html#format-string-syntax).
  package init?(pythonBraces bytes: [UInt8]) {
    var reader = BraceFormatReader(bytes: bytes)
    guard reader.read() else { return nil }
    for name in reader.names { named[name] = .any }
  }
}

private struct BraceFormatReader {
  package let bytes: [UInt8]
  private var offset = 0
  package private(set) var names: Set<String> = []

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package mutating func read() -> Bool {
    while let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      offset = brace + 1
      if next == UInt8(ascii: "{") {
        offset += 1
      } else if !readValue(mayNest: true) {
        return false
      }
    }
    return true
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skip(_ characters: String.UTF8View) {
    while let byte = next, characters.contains(byte) { offset += 1 }
  }

  /// Reads a field after its opening brace, and returns `true` if gettext accepts it.
  private mutating func readValue(mayNest: Bool) -> Bool {
    let start = offset
    guard readNameOrNumber() else { return false }
    while true {
      if take(".") {
        guard readName() else { return false }
      } else if take("[") {
        guard readNameOrNumber(), take("]") else { return false }
      } else {
        break
      }
    }
    if take(":") {
      guard mayNest else { return false }
      if take("{") {
        guard readValue(mayNest: false) else { return false }
      } else {
        skipSpecification()
      }
    }
    // The name that gettext compares is the complete content of the braces.
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard take("}") else { return false }
    names.insert(name)
    return true
  }

  private mutating func readNameOrNumber() -> Bool {
    if let byte = next, byte &- 0x30 < 10 {
      skip("0123456789".utf8)
      return true
    }
    return readName()
  }

  private mutating func readName() -> Bool {
    guard let byte = next, (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") else {
      return false
    }
    while let byte = next,
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
    {
      offset += 1
    }
    return true
  }

  /// Skips `[[fill]align][sign][#][0][width][.precision][type]`.
  private mutating func skipSpecification() {
    let signs = "<>=^".utf8
    if offset + 1 < bytes.count, signs.contains(bytes[offset + 1]) {
      offset += 2
    } else if let byte = next, signs.contains(byte) {
      offset += 1
    }
    if let byte = next, "+- ".utf8.contains(byte) { offset += 1 }
    _ = take("#")
    _ = take("0")
    skip("0123456789".utf8)
    if take(".") { skip("0123456789".utf8) }
    if let byte = next, "bcdoxXneEfFgG%".utf8.contains(byte) { offset += 1 }
  }
}
