import CatalogLint
import FormatStrings
import LanguageTags
import StringCatalogs

/// An adaptation of a catalog to an output format.
///
/// If a key is itself the source string, it is added as a separate source string where the output
/// format requires one. Placeholders are converted to the syntax of the output format.
struct CatalogAdaptation {
  private let format: ConversionFormat
  private var catalog: PortableCatalog
  private var losses: [ConversionLoss] = []

  /// Returns a copy of a catalog that an output format can represent.
  ///
  /// The content that the format cannot represent is appended to `losses`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings.
  static func fit(
    _ catalog: PortableCatalog, to format: ConversionFormat, losses: inout [ConversionLoss]
  ) -> PortableCatalog {
    var adaptation = CatalogAdaptation(format: format, catalog: catalog)
    for place in catalog.entries.indices { adaptation.adapt(place) }
    losses += adaptation.losses
    var result = adaptation.catalog
    if !adaptation.keepsDialect { result.dialect = format.format }
    result.keysAreTexts = format.keysAreTexts
    return result
  }

  private init(format: ConversionFormat, catalog: PortableCatalog) {
    self.format = format
    self.catalog = catalog
  }

  /// `true` if placeholders keep their syntax, because the output names the original file format.
  private var keepsDialect: Bool { format.format.traits.hasOriginalFormats }

  private mutating func adapt(_ place: Int) {
    var entry = catalog.entries[place]
    defer { catalog.entries[place] = entry }
    fitSource(&entry)
    if !format.writer.abilities.contains(.substitutions) { joinSubstitutions(&entry) }
    let own = Self.dialect(of: entry, catalog.dialect)
    if keepsDialect {
      if entry.syntax != nil, catalog.dialect?.traits.formatStrings == .flagged,
        hasValues(entry, own)
      {
        lose(
          &entry, aspect: .placeholder,
          message: "the gettext flag for placeholders, such as c-format, is lost")
      }
      entry.syntax = nil
      entry.dropNames(&losses)
      return
    }
    var target = entry.kind == .plurals ? format.dialect?.ofPlurals : format.dialect
    if format.hasFlags {
      entry.dropNames(&losses)
      target = own.map { Self.namedDialects.contains($0) } ?? false ? .braces : own
    }
    guard let own, let target else { return leave(&entry, isKnown: entry.syntax == .some(.none)) }
    // A file format without flags cannot record which placeholder syntax an entry has. If the
    // original file specifies a syntax that differs from the output's, this is reported as a loss.
    let flag = Self.flag(target)
    let syntax = entry.syntax ?? (catalog.dialect?.traits.formatStrings == .flagged ? .printf : nil)
    if let syntax, syntax != flag, !format.hasFlags, hasValues(entry, own) {
      lose(
        &entry, aspect: .placeholder,
        message: "placeholders use the syntax of \(format.name) in the output")
    }
    if own == .numberedPlural, !format.writer.abilities.contains(.plurals), hasValues(entry, own) {
      lose(
        &entry, aspect: .placeholder,
        message: "the file format has no plurals, so the number becomes an ordinary argument")
    }
    if own != target {
      var conversion = ValueConversion(entry, from: own, to: target, catalog)
      conversion.run()
      entry = conversion.entry
      losses += conversion.losses
    }
    entry.syntax = format.hasFlags && hasValues(entry, target, withKey: true) ? flag : nil
  }

  /// The dialects that enclose names in braces and for which gettext has no flag.
  private static let namedDialects: Set<ValueText.Dialect> = [
    .message, .doubleBraces, .placeables,
  ]

  private mutating func lose(
    _ entry: inout PortableEntry, aspect: ConversionLoss.Aspect, message: String
  ) {
    losses.append(ConversionLoss(aspect: aspect, of: entry, message: message))
  }

  /// Supplies a missing source string.
  ///
  /// If the keys of the catalog are source strings, the key becomes the source string. If only the
  /// keys of the output format are source strings, a loss is reported.
  private mutating func fitSource(_ entry: inout PortableEntry) {
    let source = catalog.sourceLanguage
    guard entry.texts[source] == nil, let key = entry.path.last else { return }
    if catalog.keysAreTexts, !format.keysAreTexts || isSpelledAnew(key, entry) {
      var text = PortableText(text: key)
      if entry.kind == .plurals { text.variation.plural = .other }
      if entry.kind == .stringArray { return }
      entry.texts[source] = [text]
    } else if format.keysAreTexts, !catalog.keysAreTexts, !entry.texts.isEmpty {
      losses.append(
        ConversionLoss(
          aspect: .text, of: entry, language: source,
          message: "the source language has no string, so the key is used as the source string"))
    }
  }

  /// Returns `true` if a key is the source string and contains placeholders that must be converted.
  private func isSpelledAnew(_ key: String, _ entry: PortableEntry) -> Bool {
    guard let own = Self.dialect(of: entry, catalog.dialect), let target = format.dialect,
      own != target
    else { return false }
    return !ValueText(parsing: key, own).values.isEmpty
  }

  private mutating func joinSubstitutions(_ entry: inout PortableEntry) {
    for (language, substitutions) in entry.substitutions.sorted(by: {
      $0.key.description < $1.key.description
    }) {
      let joined = SubstitutionJoining.join(entry.texts[language] ?? [], substitutions)
      entry.texts[language] = joined.texts
      if let message = joined.loss {
        losses.append(
          ConversionLoss(
            aspect: .substitution, of: entry, language: language, message: message))
      }
    }
    guard !entry.substitutions.isEmpty else { return }
    entry.substitutions = [:]
    if entry.kind == .string { entry.kind = entry.kindOfTexts }
    if entry.kind == .plurals { entry.nameLonelyTexts() }
  }

  /// Keeps the strings of an entry that has no placeholders, or whose placeholders cannot be
  /// converted.
  ///
  /// - Parameter isKnown: `true` if the entry is known to contain no placeholders.
  private mutating func leave(_ entry: inout PortableEntry, isKnown: Bool) {
    defer {
      entry.syntax = format.hasFlags ? entry.syntax : nil
      entry.dropNames(&losses)
    }
    if format.hasFlags { return }
    let texts = entry.texts.values.joined().map(\.text)
    if isKnown {
      guard let target = format.dialect, !target.hasPercents else { return }
      let isRead = texts.contains { text in
        !ValueText(parsing: text, target).isPlain || target == .message && text.contains("}")
      }
      if isRead {
        lose(
          &entry, aspect: .placeholder,
          message: "characters of the string may be read as placeholders")
      }
      return
    }
    if texts.contains(where: { $0.utf8.contains { "%{}".utf8.contains($0) } }) {
      lose(
        &entry, aspect: .placeholder,
        message: "the placeholder syntax is not known, so the string is not changed")
    }
  }

  private func hasValues(
    _ entry: PortableEntry, _ dialect: ValueText.Dialect?, withKey: Bool = false
  ) -> Bool {
    guard let dialect else { return false }
    let texts = entry.texts.values.joined().map(\.text) + (withKey ? entry.path.suffix(1) : [])
    return texts.contains { text in
      let parsed = ValueText(parsing: text, dialect)
      return !parsed.isDoubtful && !parsed.values.isEmpty
    }
  }

  /// Returns the placeholder dialect of an entry.
  ///
  /// The result is `nil` if the dialect is unknown, or if the entry has no placeholders.
  static func dialect(of entry: PortableEntry, _ format: CatalogFormat?) -> ValueText.Dialect? {
    switch entry.syntax {
    case .printf?: .printf
    case .objectiveC?: .apple
    case .java?: .java
    case .messageFormat?: .messageFormat
    case .composite?: .composite
    case .braces?, .pythonBraces?: .braces
    case .numberedPercents?: .numberedPercents
    case .qtPlural?: .numberedPlural
    case .some(.none), .otherPrintf?, .python?, .shell?, .tildes?, .percents?, .other?: nil
    case nil:
      format.flatMap { format in
        let dialect = ConversionFormat.dialect(of: format)
        return entry.kind == .plurals ? dialect?.ofPlurals : dialect
      }
    }
  }

  /// Returns the syntax whose gettext flag best represents a dialect.
  private static func flag(_ dialect: ValueText.Dialect) -> PlaceholderSyntax? {
    switch dialect {
    case .apple, .substitution: .objectiveC
    case .java: .java
    case .printf: .printf
    case .messageFormat: .messageFormat
    case .composite: .composite
    case .braces: .braces
    case .numberedPercents: .numberedPercents
    case .numberedPlural: .qtPlural
    case .doubleBraces, .message, .placeables: .braces
    }
  }
}

extension PortableEntry {
  /// Removes the declarations of placeholders, which only ARB supports, and reports their loss.
  mutating func dropNames(_ losses: inout [ConversionLoss]) {
    if !placeholders.isEmpty || number != nil && number != "count" {
      losses.append(
        ConversionLoss(
          aspect: .placeholder, of: self, message: "declarations of placeholders are lost"))
    }
    placeholders = []
    number = nil
  }
}
