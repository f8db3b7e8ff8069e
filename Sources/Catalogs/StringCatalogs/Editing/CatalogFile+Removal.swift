public import Diagnostics
import XMLSyntax

extension CatalogFile {
  /// Returns the edit that removes an entry and the lines that it occupies.
  ///
  /// The result is `nil` if the format does not support removals, as for string catalogs and JSON,
  /// or if the entry cannot be removed separately. If one of the lines also contains something
  /// else, only the entry is removed. A comment before the entry is kept, because it may concern
  /// other entries. In a PO file, the comments of an entry are removed with it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the entry in bytes.
  public func removal(of entry: CatalogEntry) -> FixIt.Edit? {
    format.definition.removableRange(of: entry, in: self).map {
      FixIt.Edit(range: SourceRange(wholeLines($0)), text: "")
    }
  }

  /// Returns the range of the enclosing lines if they contain nothing else, or the given range.
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
