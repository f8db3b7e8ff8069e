import Diagnostics
import StringCatalogs

extension LintedText {
  /// A fix-it that takes parts out of the text; none for a key.
  ///
  /// It is safe only if what is left reads as the text without the parts.
  ///
  /// - Parameter parts: Offsets in the UTF-8 of ``string``, in order.
  func removal(
    of parts: [Range<Int>], _ title: String, isSafe: Bool
  ) -> [FixIt] {
    guard !isKey else { return [] }
    let (edits, isExact) = catalog.files[site.file].content.removal(of: parts, in: value.text)
    return [
      FixIt(title: title, applicability: isSafe && isExact ? .safe : .unsafe, edits: edits)
    ]
  }

  /// An unsafe fix-it that puts characters beyond ASCII in the place of parts of the text; none for a key, and
  /// none in ISO 8859-1, which lacks most of them.
  ///
  /// - Parameter replacements: Offsets in the UTF-8 of ``string``, in order, and what takes their place.
  func replacement(
    of replacements: [(part: Range<Int>, text: String)], _ title: String
  ) -> [FixIt] {
    guard !isKey, value.text.spelling.takesUnicode else { return [] }
    let edits = zip(ranges(of: replacements.map(\.part)), replacements).map {
      FixIt.Edit(range: $0, text: $1.text)
    }
    return [FixIt(title: title, applicability: .unsafe, edits: edits)]
  }
}
