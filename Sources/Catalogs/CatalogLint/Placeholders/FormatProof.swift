import FormatStrings
import StringCatalogs
import TextPrimitives

/// The evidence that the strings of an entry are format strings.
enum FormatProof: Hashable, Sendable {
  /// There is no evidence, or the source contains percent signs with a different meaning.
  case none
  /// The strings are format strings only if both the source and the translation have placeholders.
  case bothSides
  /// Most translations keep the placeholders of the source string, or a placeholder is numbered.
  ///
  /// In a small PO catalog, common conversions such as `%d` are also sufficient.
  case translations
  /// Proof by the file format, by a flag, or by most translations in the catalog.
  case proved
  /// The string contains conversions for `strftime`, which are not placeholders.
  case date
}

/// The evidence from translations in files that do not specify which strings are format strings.
struct FormatEvidence: Sendable {
  /// `true` if source strings with `printf` placeholders are format strings.
  ///
  /// The value is `true` under these conditions: at least ten translations of such strings are
  /// finished, at least four fifths of them keep the placeholders, and ``hasForeignPercents`` is
  /// `false`.
  private(set) var hasFormatStrings = false
  /// `true` if percent signs in strings without a flag are not `printf` placeholders.
  ///
  /// This is the case if several strings contain `%n`, which in `printf` writes to memory.
  private(set) var hasForeignPercents = false
  /// `true` if at least ten strings have a format flag, or if ``hasFormatStrings`` is `true`.
  private(set) var hasFormats = false
  /// `true` if the program formats strings with Python's `str.format`.
  ///
  /// This is the case if at least ten strings have the flag `python-brace-format`.
  private(set) var hasPythonBraces = false

  /// `true` if the catalog contains too few translations to provide evidence.
  private(set) var isSmall = false

  /// The minimum number of strings with `%n` from which `%n` is inferred to be intentional.
  private static let fewestCounts = 3

  /// The minimum number of translations that are sufficient evidence about a catalog.
  private static let leastTranslations = 10

  /// Counts the translations that keep the placeholders of their source strings.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the strings that contain a percent
  ///   sign and have no flag.
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

  /// Returns `true` if most other translations of a string keep its placeholders.
  ///
  /// At least three translations must do so. They must also be at least four fifths of all
  /// translations except one, because the compared translation may be an exception.
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
  /// `true` if the file format has no flags, and only translations show which strings are format
  /// strings.
  fileprivate var needsTranslations: Bool {
    !isFormattedByDefault && formatStrings != .flagged
  }
}

/// Compares the arguments of source strings and translations roughly, to find format strings.
private struct SignatureReader {
  private struct Argument: Equatable {
    let place: Int
    let value: ValueClass
  }

  private var format = FormatString()
  /// The arguments of the most recently read string.
  private var arguments: [Argument] = []
  private var wanted: [Argument] = []
  /// The number of strings that contain `%n`.
  private(set) var counts = 0

  /// Returns `true` if the translation in an entry has the same arguments as its source string.
  ///
  /// Returns `nil` if the entry has a flag or no finished translation, or if its source is not a
  /// format string.
  mutating func isKept(_ place: Int, _ file: ScannedFile) -> Bool? {
    // Copying the file would retain and release all of its arrays.
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

  /// Returns `true` if a translation has the same arguments as its source in a different file.
  ///
  /// Returns `nil` if the translation is empty or equals its source, or if its file specifies that
  /// it is a format string. Also returns `nil` if the source is not a format string.
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

  /// Returns `true` if a translation uses the expected arguments.
  private mutating func hasWanted(
    _ target: Int, of file: ScannedFile, as dialect: FormatString.Dialect
  ) -> Bool {
    guard read(target, of: file, as: dialect) else { return false }
    return wanted.count == arguments.count && wanted.allSatisfy { arguments.contains($0) }
  }

  /// Returns `true` if a string contains a percent sign.
  ///
  /// The function searches the bytes of the string. It cannot use the traits of the string, because
  /// the first pass does not determine those of repeated sources.
  private static func hasPercent(_ value: Int, _ shared: SharedContent) -> Bool {
    shared.content.values[value].text.withSpelling(in: shared.content.bytes) { bytes in
      bytes.firstOffset(of: UInt8(ascii: "%"), from: 0) < bytes.count
    }
  }

  /// Reads the arguments of a format string; returns `false` if a string is not certainly one.
  ///
  /// The result is `false` if the string contains no placeholder, is invalid, is too long, or may
  /// be a date pattern or prose.
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
