import Diagnostics

/// Edits Java's properties files.
struct PropertiesEditor: FormatEditor {
  let file: CatalogFile

  init(_ file: CatalogFile) { self.file = file }

  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    FixIt.Edit(
      range: old.sourceRange,
      text: TextSpelling.properties(
        text.characters, isASCII: !old.spelling.takesUnicode || usesUnicodeEscapes))
  }

  func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    var addition = Addition()
    let separator = separator
    let isASCII = file.isLatin1 || usesUnicodeEscapes
    var tail = ""
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      guard let text = key.onlyText else {
        addition.refused.append((index, "properties files have no plurals"))
        continue
      }
      let pair =
        TextSpelling.propertiesKey(key.source.string(key.found.key), isASCII: isASCII) + separator
        + TextSpelling.properties(text.text, isASCII: isASCII)
      let place = anchor.flatMap { $0 + 1 == file.entries.count ? nil : pairEnd($0) }
      if let place {
        addition.edits.append(
          FixIt.Edit(range: SourceRange(place, place), text: newline + pair))
      } else {
        tail += pair + newline
      }
    }
    if !tail.isEmpty {
      let (end, isLineEnd) = end
      addition.edits.append(
        FixIt.Edit(range: SourceRange(end, end), text: (isLineEnd ? "" : newline) + tail))
    }
    return addition
  }

  private func pairEnd(_ entry: Int) -> Int? {
    let localization = file.entries[entry].localizations.first
    return localization.flatMap { file.localizations[$0].values.first }
      .map { file.values[$0].text.range.upperBound }
  }

  /// The separator in the first pair of the file, such as ` = `.
  ///
  /// If the file has no pairs, or if the separator contains characters other than spaces, tabs, `=`
  /// and `:`, the value is `=`.
  private var separator: String {
    guard let entry = file.entries.first, let end = pairStart(0) else { return "=" }
    let bytes = file.bytes[entry.key.range.upperBound..<max(entry.key.range.upperBound, end)]
    let isPlain = bytes.allSatisfy {
      [0x20, 0x09, UInt8(ascii: "="), UInt8(ascii: ":")].contains($0)
    }
    return isPlain && !bytes.isEmpty ? String(decoding: bytes, as: UTF8.self) : "="
  }

  private func pairStart(_ entry: Int) -> Int? {
    let localization = file.entries[entry].localizations.first
    return localization.flatMap { file.localizations[$0].values.first }
      .map { file.values[$0].text.range.lowerBound }
  }

  /// `true` if the file escapes non-ASCII characters: it contains an escape and no such character.
  private var usesUnicodeEscapes: Bool {
    guard !file.bytes.contains(where: { $0 >= 0x80 }) else { return false }
    return file.bytes.indices.dropLast().contains {
      file.bytes[$0] == UInt8(ascii: "\\") && file.bytes[$0 + 1] == UInt8(ascii: "u")
    }
  }
}
