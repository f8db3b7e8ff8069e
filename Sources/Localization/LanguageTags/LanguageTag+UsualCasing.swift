extension LanguageTag {
  /// Returns a mask of the letters of a common form that are upper case in conventional casing.
  ///
  /// With this mask, code that writes millions of tags can convert their bytes without creating
  /// tags.
  ///
  /// - Parameters:
  ///   - bytes: Bytes that contain a well-formed tag.
  ///   - range: The byte range of the tag.
  /// - Returns: A bit for each offset in the tag, least significant bit first; a set bit marks an
  ///   upper-case letter. `nil` if the tag does not have the form `de`, `gsw`, `pt-BR`, `zh-Hans`
  ///   or `zh-Hans-CN`.
  package static func usualUppercase(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt16? {
    if range.count == 2 { return 0 }
    guard range.count <= 10 else { return nil }
    var hyphens: UInt16 = 0
    for index in 0..<range.count where bytes[range.lowerBound + index] == .hyphen {
      hyphens |= 1 << UInt16(index)
    }
    // The tag is well-formed, so its length and hyphens determine the form. The only ambiguity is a
    // subtag that can be a word or a number: `de-Latn` and `de-1996`.
    func isWord(at index: Int) -> Bool { bytes[range.lowerBound + index].isASCIILetter }
    switch (range.count, hyphens) {
    case (3, 0): return 0
    case (5, 0b100): return isWord(at: 3) ? 0b11000 : nil
    case (7, 0b100): return isWord(at: 3) ? 0b1000 : nil
    case (10, 0b1000_0100): return isWord(at: 3) && isWord(at: 8) ? 0b11_0000_1000 : nil
    default: return nil
    }
  }
}
