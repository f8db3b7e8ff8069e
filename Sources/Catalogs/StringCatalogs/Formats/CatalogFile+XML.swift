import XMLSyntax

extension CatalogFile {
  /// Returns the offset at which the text of a UTF-8 file begins, after any byte order mark.
  ///
  /// If the file is too large, in a different encoding, or not valid UTF-8, the function reports
  /// this and returns `nil`.
  mutating func textStart() -> Int? {
    guard bytes.count < Int(UInt32.max) else {
      errors = [CatalogError(.tooLarge, bytes.count..<bytes.count, expected: "less than 4 GiB")]
      return nil
    }
    let (units, markLength) = CodeUnits.detect(bytes.span)
    if units.width > 1 || bytes.prefix(2).elementsEqual([0x3C, 0])
      || bytes.prefix(2).elementsEqual([0, 0x3C])
    {
      errors = [CatalogError(.unreadEncoding, 0..<2, expected: "text in UTF-16")]
      // Without a byte order mark, the position of the zero bytes indicates the byte order.
      unreadCharset =
        units.width > 1 ? "UTF-16" : bytes.starts(with: [0x3C, 0]) ? "UTF-16LE" : "UTF-16BE"
      return nil
    }
    guard let invalid = units.firstInvalid(bytes.span, from: markLength) else {
      return markLength
    }
    if let range = declaredEncoding(from: markLength) {
      let name = String(decoding: bytes[range], as: UTF8.self)
      if name.lowercased() != "utf-8" {
        errors = [CatalogError(.unreadEncoding, range, expected: "text in \(name)")]
        unreadCharset = name
        return nil
      }
    }
    errors = [CatalogError(.invalidEncoding, invalid, expected: "UTF-8")]
    return nil
  }

  /// Returns the range of the encoding in the XML declaration; `nil` if there is none.
  private func declaredEncoding(from start: Int) -> Range<Int>? {
    let declaration = bytes[start...].prefix(256)
    guard declaration.starts(with: "<?xml".utf8),
      let end = declaration.firstIndex(of: UInt8(ascii: ">")), end > start + 6
    else { return nil }
    return XMLScanner.attribute("encoding", in: start + 5..<end, bytes.span)
  }
}
