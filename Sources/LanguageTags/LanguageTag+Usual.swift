extension LanguageTag {
  /// Reads a tag that has one of the usual forms, such as `de` or `zh-Hans-CN`, and already its
  /// conventional casing; `nil` for every other text, tag or not.
  ///
  /// Nearly all tags in links are of this kind, and they need neither the scanner nor another copy.
  package static func usual(_ bytes: Span<UInt8>) -> LanguageTag? {
    guard let layout = usualLayout(bytes) else { return nil }
    return LanguageTag(verbatim: bytes, layout: layout)
  }

  /// Whether bytes are a tag of one of the usual forms in its conventional casing.
  package static func isUsual(_ bytes: Span<UInt8>) -> Bool { usualLayout(bytes) != nil }

  @inline(__always)
  private static func usualLayout(_ bytes: Span<UInt8>) -> LanguageTagLayout? {
    let count = bytes.count
    guard count >= 2, count <= 10, isLower(bytes[0]), isLower(bytes[1]) else { return nil }
    var layout = LanguageTagLayout()
    if count == 2 {
      layout.extend(.language, to: 2)
      return layout
    }
    if count == 3, isLower(bytes[2]) {
      layout.extend(.language, to: 3)
      return layout
    }
    guard bytes[2] == .hyphen else { return nil }
    layout.extend(.language, to: 2)
    var start = 3
    if count == 7 || count == 10 {
      guard isUpper(bytes[3]), isLower(bytes[4]), isLower(bytes[5]), isLower(bytes[6]) else {
        return nil
      }
      layout.extend(.script, to: 7)
      if count == 7 { return layout }
      guard bytes[7] == .hyphen else { return nil }
      start = 8
    }
    guard count == start + 2, isUpper(bytes[start]), isUpper(bytes[start + 1]) else { return nil }
    layout.extend(.region, to: count)
    return layout
  }

  /// Keeps at most 10 bytes.
  @inline(__always)
  private init(verbatim bytes: Span<UInt8>, layout: LanguageTagLayout) {
    // As fast as a short text is made: decoding would look at every byte twice.
    let text = unsafe String(unsafeUninitializedCapacity: 10) { buffer in
      for offset in 0..<bytes.count {
        // In bounds: a usual tag has at most 10 bytes.
        unsafe buffer[offset] = bytes[unchecked: offset]
      }
      return bytes.count
    }
    self.init(text: text, layout: layout)
  }

  @inline(__always)
  private static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  @inline(__always)
  private static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
}
