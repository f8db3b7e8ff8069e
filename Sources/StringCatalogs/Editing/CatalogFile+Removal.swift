public import Diagnostics
import XMLSyntax

extension CatalogFile {
  /// The edit that removes an entry of a file in one language, with the lines in which
  /// nothing else stands; `nil` in other formats, and where the file is spelled in an unusual way.
  ///
  /// A comment in front of it stays, for nobody knows what else it is about; in a PO file comments are a part of
  /// the entry.
  ///
  /// - Complexity: O(*n*) in the bytes of the entry.
  public func removal(of entry: CatalogEntry) -> FixIt.Edit? {
    let range: Range<Int>? =
      switch format {
      case .android, .properties, .xliff: entry.range.range.clamped(to: bytes.indices)
      case .gettext: entryWithBlankLine(entry)
      case .strings: statement(of: entry)
      case .xcstrings, .stringsdict, .arb, .json: nil
      }
    return range.map { FixIt.Edit(range: SourceRange(wholeLines($0)), text: "") }
  }

  /// The bytes of `"key" = "text";` in UTF-8; `nil` for what is spelled otherwise.
  func statement(of entry: CatalogEntry) -> Range<Int>? {
    guard entry.key.spelling == .verbatim || entry.key.spelling == .propertyList else { return nil }
    var start = entry.key.range.lowerBound
    var end = entry.range.upperBound
    let isQuote = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    if start > 0, isQuote(bytes[start - 1]) { start -= 1 }
    if end < bytes.count, isQuote(bytes[end]) { end += 1 }
    while end < bytes.count, XMLScanner.isSpace(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
    return start..<end + 1
  }

  /// The bytes of an entry of a PO file and of the empty line in front of it; its comments hold its flags, which
  /// would become those of the next one.
  private func entryWithBlankLine(_ entry: CatalogEntry) -> Range<Int> {
    let range = entry.range.range.clamped(to: bytes.indices)
    var start = range.lowerBound
    if bytes[..<start].suffix(2).elementsEqual([0x0A, 0x0A]) {
      start -= 1
    } else if bytes[..<start].suffix(4).elementsEqual([0x0D, 0x0A, 0x0D, 0x0A]) {
      start -= 2
    }
    return start..<range.upperBound
  }

  /// The bytes of the lines, if nothing else stands in them; else the same bytes.
  private func wholeLines(_ range: Range<Int>) -> Range<Int> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var start = range.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    guard start == 0 || bytes[start - 1] == 0x0A, end < bytes.count, bytes[end] == 0x0A else {
      return range
    }
    return start..<end + 1
  }
}
