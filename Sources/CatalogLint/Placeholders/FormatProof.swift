import ByteBuffers
import StringCatalogs

/// What shows that the strings of an entry are format strings.
enum FormatProof: Hashable, Sendable {
  /// Nothing, or the source string has percent signs of another kind.
  case none
  /// Placeholders of the source and of the translation that is compared.
  case bothSides
  /// The translations of the same string, most of which keep its placeholders.
  case translations
  /// The file format, a flag, or the translations of the whole catalog.
  case proved
  /// Conversions of `strftime`, which are no placeholders.
  case date
}

/// What the translations of PO files show about strings without a flag.
struct FormatEvidence: Sendable {
  /// A Boolean value that indicates whether source strings with placeholders of `printf` are format
  /// strings: nine of ten translations keep the placeholders.
  private(set) var hasFormatStrings = false
  /// A Boolean value that indicates whether the catalog has format strings, with flags or without.
  private(set) var hasFormats = false
  /// A Boolean value that indicates whether the program formats strings with Python's `str.format`,
  /// as flags of other strings show.
  private(set) var hasPythonBraces = false

  /// The smallest number of translations that show anything about a catalog.
  private static let leastTranslations = 10

  /// Counts the translations that keep the placeholders of their source strings.
  ///
  /// - Complexity: O(*n*) in the bytes of the strings that have a percent sign and no flag.
  init(_ files: [ScannedFile]) {
    var reader = SignatureReader()
    var (flagged, braces, kept, all) = (0, 0, 0, 0)
    for file in files where file.shared.content.format == .gettext {
      let content = file.shared.content
      for entry in content.entries.indices {
        if content.entries[entry].isSaidToBeFormatted { flagged += 1 }
        if content.entries[entry].placeholderSyntax == .pythonBraces { braces += 1 }
        guard let isKept = reader.isKept(entry, file) else { continue }
        all += 1
        if isKept { kept += 1 }
      }
    }
    hasFormatStrings = all >= Self.leastTranslations && kept * 10 >= all * 9
    hasPythonBraces = braces >= Self.leastTranslations
    hasFormats = hasFormatStrings || flagged >= Self.leastTranslations
  }

  /// Returns whether most translations of a string keep its placeholders.
  static func isKept(_ key: LintedCatalog.Key, in scanned: ScannedCatalog) -> Bool {
    var reader = SignatureReader()
    var (kept, all) = (0, 0)
    for place in scanned.catalog.localizations[key.localizations]
    where place.language != scanned.catalog.source {
      guard let isKept = reader.isKept(place.entry, scanned.files[place.file]) else { continue }
      all += 1
      if isKept { kept += 1 }
    }
    return kept >= 3 && kept * 3 >= all * 2
  }
}

/// Compares which arguments source strings and translations take, as a first look.
private struct SignatureReader {
  private var format = FormatString()

  /// Returns whether the translation of an entry has the placeholders of its source string; `nil`
  /// if the entry has a flag, no translation that ships, or no format string as its source.
  mutating func isKept(_ entry: Int, _ file: ScannedFile) -> Bool? {
    let content = file.shared.content
    let entry = content.entries[entry]
    guard entry.placeholderSyntax == nil, entry.localizations.count == 2,
      let source = content.localizations[entry.localizations.lowerBound].values.last,
      let target = content.localizations[entry.localizations.lowerBound + 1].values.last,
      content.values[target].state == .translated, Self.hasPercent(content.values[source], content)
    else { return nil }
    let dialect: FormatString.Dialect = content.isOfScripts ? .script : .c
    guard let wanted = signature(of: source, file, dialect) else { return nil }
    return signature(of: target, file, dialect) == wanted
  }

  /// Returns whether a string has a percent sign in the file; the first pass does not look at
  /// sources that repeat.
  private static func hasPercent(_ value: CatalogValue, _ content: CatalogFile) -> Bool {
    let bytes = content.bytes.span.extracting(value.text.range.clamped(to: content.bytes.indices))
    return bytes.firstOffset(of: UInt8(ascii: "%"), from: 0) < bytes.count
  }

  /// The arguments that a string takes, with what they are; `nil` without any, or if it is no
  /// format string.
  private mutating func signature(
    of place: Int, _ file: ScannedFile, _ dialect: FormatString.Dialect
  ) -> [Int: ValueClass]? {
    file.withBytes(of: place) { bytes in
      guard bytes.count <= FormatMeaning.maximumLength, !DatePattern(bytes).isCertain else {
        return nil
      }
      format.parse(bytes, dialect)
      guard format.strays.isEmpty,
        !format.placeholders.contains(where: { $0.hasSpace || $0.isUncertain(in: bytes) })
      else { return nil }
      let pairs = format.placeholders.map { ($0.argument, $0.value) }
      return pairs.isEmpty ? nil : Dictionary(pairs) { first, _ in first }
    }
  }
}
