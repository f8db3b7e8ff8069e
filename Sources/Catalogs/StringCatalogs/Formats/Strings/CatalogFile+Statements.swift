import Diagnostics
import XMLSyntax

extension CatalogFile {
  /// Returns the range of the statement `"key" = "text";` of an entry.
  ///
  /// The result is `nil` if the file is in UTF-16, or if the entry has a different layout.
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
}
