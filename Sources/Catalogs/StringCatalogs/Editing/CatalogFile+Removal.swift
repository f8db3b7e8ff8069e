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
    format.definition.removableRange(of: entry, in: self).map {
      FixIt.Edit(range: SourceRange(wholeLines($0)), text: "")
    }
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
