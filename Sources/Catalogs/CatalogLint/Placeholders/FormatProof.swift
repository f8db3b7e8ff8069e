import FormatStrings
import StringCatalogs
import TextPrimitives

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

/// What translations show about strings whose files do not specify whether they are format strings.
struct FormatEvidence: Sendable {
  /// A Boolean value that indicates whether source strings with placeholders of `printf` are format
  /// strings: four of five translations keep the placeholders.
  private(set) var hasFormatStrings = false
  /// A Boolean value that indicates whether percent signs without a flag are not those of `printf`:
  /// several strings have `%n`, which C would write to.
  private(set) var hasForeignPercents = false
  /// A Boolean value that indicates whether the catalog has format strings, with flags or without.
  private(set) var hasFormats = false
  /// A Boolean value that indicates whether the program formats strings with Python's `str.format`,
  /// as flags of other strings show.
  private(set) var hasPythonBraces = false

  /// A Boolean value that indicates whether the catalog has too few translations to show anything.
  private(set) var isSmall = false

  /// As many strings with `%n` are no mistake.
  private static let fewestCounts = 3

  /// The smallest number of translations that show anything about a catalog.
  private static let leastTranslations = 10

  /// Counts the translations that keep the placeholders of their source strings.
  ///
  /// - Complexity: O(*n*) in the bytes of the strings that have a percent sign and no flag.
  init(_ catalog: LintedCatalog, _ files: [ScannedFile]) {
    var reader = SignatureReader()
    var (flagged, braces, kept, all) = (0, 0, 0, 0)
    for file in files
    where file.shared.traits.formatStrings == .flagged {
      let content = file.shared.content
      for entry in content.entries.indices {
        if content.entries[entry].isSaidToBeFormatted { flagged += 1 }
        if content.entries[entry].placeholderSyntax == .pythonBraces { braces += 1 }
        guard let isKept = reader.isKept(entry, file) else { continue }
        all += 1
        if isKept { kept += 1 }
      }
    }
    for key in catalog.keys where files[key.file].shared.traits.needsTranslations {
      for target in catalog.localizations[key.localizations]
      where target.language != catalog.source {
        guard let isKept = reader.isKept(target, of: key, in: catalog, files) else { continue }
        all += 1
        if isKept { kept += 1 }
      }
    }
    hasForeignPercents = reader.counts >= Self.fewestCounts
    hasFormatStrings =
      all >= Self.leastTranslations && kept * 5 >= all * 4 && !hasForeignPercents
    hasPythonBraces = braces >= Self.leastTranslations
    isSmall = all < Self.leastTranslations
    hasFormats = hasFormatStrings || flagged >= Self.leastTranslations
  }

  /// Returns whether four of five translations of a string, and at least three, keep its
  /// placeholders, without that which is compared.
  static func isKept(_ key: LintedCatalog.Key, in scanned: ScannedCatalog) -> Bool {
    var reader = SignatureReader()
    var (kept, all) = (0, 0)
    for place in scanned.catalog.localizations[key.localizations]
    where place.language != scanned.catalog.source {
      let file = scanned.files[place.file]
      let isKept =
        file.shared.traits.needsTranslations
        ? reader.isKept(place, of: key, in: scanned.catalog, scanned.files)
        : reader.isKept(place.entry, file)
      guard let isKept else { continue }
      all += 1
      if isKept { kept += 1 }
    }
    return kept >= 3 && kept * 5 >= (all - 1) * 4
  }
}

extension FormatTraits {
  /// A Boolean value that indicates whether translations have to show which strings are format
  /// strings, in a file without flags.
  fileprivate var needsTranslations: Bool {
    !isFormattedByDefault && formatStrings != .flagged
  }
}

/// Compares which arguments source strings and translations take, as a first look.
private struct SignatureReader {
  private struct Argument: Equatable {
    let place: Int
    let value: ValueClass
  }

  private var format = FormatString()
  /// The arguments of the string that was read last.
  private var arguments: [Argument] = []
  private var wanted: [Argument] = []
  /// The number of strings that had `%n`.
  private(set) var counts = 0

  /// Returns whether the translation of an entry has the placeholders of its source string; `nil`
  /// if the entry has a flag, no translation that ships, or no format string as its source.
  mutating func isKept(_ place: Int, _ file: ScannedFile) -> Bool? {
    // A copy of the file would count the references to all of its parts.
    let shared = file.shared
    let localizations = shared.content.entries[place].localizations
    guard localizations.count == 2, shared.content.entries[place].placeholderSyntax == nil,
      let source = shared.content.localizations[localizations.lowerBound].values.last,
      let target = shared.content.localizations[localizations.lowerBound + 1].values.last,
      shared.content.values[target].state == .translated, Self.hasPercent(source, shared)
    else { return nil }
    let dialect: FormatString.Dialect = shared.content.origin == .javaScript ? .script : .c
    guard read(source, of: file, as: dialect) else { return nil }
    swap(&wanted, &arguments)
    return hasWanted(target, of: file, as: dialect)
  }

  /// Returns the same for a file with one language, whose source string is in another one; also
  /// `nil` if the translation is a copy.
  mutating func isKept(
    _ target: LintedCatalog.Localization, of key: LintedCatalog.Key, in catalog: LintedCatalog,
    _ files: [ScannedFile]
  ) -> Bool? {
    let source = catalog.localizations[key.localizations.lowerBound]
    let (sourceFile, file) = (files[source.file], files[target.file])
    guard source.language == catalog.source,
      let sourcePlace = sourceFile.values(of: source).last,
      let place = file.values(of: target).last,
      sourceFile.traits(of: sourcePlace).contains(.percent),
      !file.shared.content.values[place].text.isEmpty,
      file.shared.content.needsTwoFormats(target.entry)
    else { return nil }
    let isCopy = sourceFile.withBytes(of: sourcePlace) { bytes in
      file.withBytes(of: place) { bytes.isSame($0) }
    }
    let dialect = file.shared.content.dialect(of: target.entry)
    guard !isCopy, read(sourcePlace, of: sourceFile, as: dialect) else { return nil }
    swap(&wanted, &arguments)
    return hasWanted(place, of: file, as: dialect)
  }

  /// Returns whether a translation takes the wanted arguments.
  private mutating func hasWanted(
    _ target: Int, of file: ScannedFile, as dialect: FormatString.Dialect
  ) -> Bool {
    guard read(target, of: file, as: dialect) else { return false }
    return wanted.count == arguments.count && wanted.allSatisfy { arguments.contains($0) }
  }

  /// Returns whether a string has a percent sign in the file; the first pass does not look at
  /// sources that repeat.
  private static func hasPercent(_ value: Int, _ shared: SharedContent) -> Bool {
    shared.content.values[value].text.withSpelling(in: shared.content.bytes) { bytes in
      bytes.firstOffset(of: UInt8(ascii: "%"), from: 0) < bytes.count
    }
  }

  /// Reads the arguments that a string takes; `false` without any, or if it is no format string.
  private mutating func read(
    _ place: Int, of file: ScannedFile, as dialect: FormatString.Dialect
  ) -> Bool {
    arguments.removeAll(keepingCapacity: true)
    let isFormat = file.withBytes(of: place) { bytes in
      guard bytes.count <= ArgumentUsage.maximumLength, !DatePattern(bytes).isLikely else {
        return false
      }
      format.parse(bytes, dialect)
      return format.strays.isEmpty
        && !format.placeholders.contains { $0.hasSpace || $0.isUncertain(in: bytes) }
    }
    guard isFormat else { return false }
    for placeholder in format.placeholders
    where !arguments.contains(where: { $0.place == placeholder.argument }) {
      arguments.append(Argument(place: placeholder.argument, value: placeholder.value))
    }
    if arguments.contains(where: { $0.value == .count }) { counts += 1 }
    return !arguments.isEmpty
  }
}
