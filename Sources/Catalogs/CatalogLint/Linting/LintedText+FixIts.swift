import Diagnostics
import StringCatalogs

extension LintedText {
  /// Returns a fix-it that removes parts of the string; an empty array if the string is a key.
  ///
  /// The fix-it is safe only if `isSafe` is `true`, and if the remaining bytes decode to the string
  /// without the parts.
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

  /// Returns an unsafe fix-it that replaces parts of the string.
  ///
  /// Returns an empty array if the string is a key, or if the file is in ISO 8859-1, which may lack
  /// characters of the replacement.
  ///
  /// - Parameter replacements: Offsets in the UTF-8 of ``string``, in order, with their
  ///   replacements.
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
