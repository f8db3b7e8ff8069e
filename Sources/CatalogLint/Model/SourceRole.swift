import ByteBuffers
import StringCatalogs

/// What the source text of an entry is to a catalog of several PO files, of which each has the sources of all.
enum SourceRole: UInt8, Sendable {
  /// It shows its key.
  case shown
  /// It is spelled as that in the file that shows the key: what is true of one is true of both.
  case repeated
  /// It is another one, with another plural or spelling, or that of an entry that is there twice.
  case own

  /// Finds the roles of the entries of PO files; of other files nothing.
  ///
  /// - Complexity: O(*n*) in the bytes of the source texts.
  static func find(
    in files: [LintedCatalog.File], _ keys: [LintedCatalog.Key],
    _ localizations: [LintedCatalog.Localization]
  ) -> [[SourceRole]] {
    var roles = files.map { file in
      let isGettext = file.shared.content.format == .gettext
      return Array(repeating: SourceRole.own, count: isGettext ? file.content.entries.count : 0)
    }
    let contents = files.map(\.shared)
    for key in keys where !roles[key.file].isEmpty {
      roles[key.file][key.entry] = .shown
      let shown = contents[key.file]
      // Each entry of another file is met twice, with its source and with its translation.
      var last = key.file
      for place in key.localizations {
        let other = localizations[place]
        if other.file == last || roles[other.file].isEmpty { continue }
        last = other.file
        if isSame(key.entry, shown, other.entry, contents[other.file]) {
          roles[other.file][other.entry] = .repeated
        }
      }
    }
    return roles
  }

  /// Whether two entries have the same source texts, spelled in the same way, with the same placeholders.
  private static func isSame(
    _ left: Int, _ shown: SharedContent, _ right: Int, _ shared: SharedContent
  ) -> Bool {
    let (left, right) = (shown.content.entries[left], shared.content.entries[right])
    guard left.placeholderSyntax == right.placeholderSyntax,
      let first = left.localizations.first, let second = right.localizations.first,
      shown.content.localizations[first].language == 0,
      shared.content.localizations[second].language == 0
    else { return false }
    let texts = shown.content.localizations[first].values
    let others = shared.content.localizations[second].values
    guard texts.count == others.count else { return false }
    for (text, other) in zip(texts, others) {
      let (text, other) = (shown.content.values[text], shared.content.values[other])
      guard text.variation == other.variation, text.text.spelling == other.text.spelling else {
        return false
      }
      let isSame = text.text.withSpelling(in: shown.content.bytes) { bytes in
        other.text.withSpelling(in: shared.content.bytes) { bytes.isSame($0) }
      }
      if !isSame { return false }
    }
    return true
  }
}
