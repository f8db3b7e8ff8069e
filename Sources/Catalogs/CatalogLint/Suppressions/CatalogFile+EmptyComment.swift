import Diagnostics
import StringCatalogs

extension CatalogFile {
  /// Returns the range to remove for a part of a comment, so that no empty comment remains.
  ///
  /// If only the comment's delimiters would remain on the line, the range is the whole line.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the line.
  func withEmptyComment(_ range: SourceRange) -> SourceRange {
    let removed = range.range.clamped(to: bytes.indices)
    let start = (bytes[..<removed.lowerBound].lastIndex(of: 0x0A) ?? -1) + 1
    let end = bytes[removed.upperBound...].firstIndex(of: 0x0A)
    let rest = bytes[start..<removed.lowerBound] + bytes[removed.upperBound..<(end ?? bytes.count)]
    let marks = rest.filter { $0 > 0x20 }
    guard Self.emptyComments.contains(where: { $0.utf8.elementsEqual(marks) }) else { return range }
    return SourceRange(start, end.map { $0 + 1 } ?? bytes.count)
  }

  /// The comments that consist only of delimiters.
  private static let emptyComments = ["#", "#.", "!", "//", "/**/", "<!---->"]
}
