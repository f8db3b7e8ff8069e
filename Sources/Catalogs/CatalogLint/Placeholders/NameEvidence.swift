import FormatStrings
import StringCatalogs

/// The evidence in translations that names written in a certain form are placeholders.
///
/// Examples of forms are `{name}`, `%name%` and `%1`. The evidence is used if no file specifies
/// how the program inserts values.
struct NameEvidence: Sendable {
  private struct Count {
    var sources = 0
    var kept = 0
    var all = 0
    var isEnough: Bool { sources >= leastStrings && all >= leastTranslations }
  }

  private var counts: [String: Count] = [:]

  /// The minimum number of translations that is sufficient as evidence for a form.
  private static let leastTranslations = 10
  /// The minimum number of source strings that is sufficient as evidence; fewer may be examples.
  private static let leastStrings = 8
  /// The maximum number of translations that are counted for a form.
  private static let mostTranslations = 1000

  /// Counts the translations that keep the names of their source strings.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in strings with braces or percent
  ///   signs, until enough of them are counted.
  init(_ catalog: LintedCatalog, _ files: [ScannedFile]) {
    for key in catalog.keys {
      guard let pair = SourceText(key, in: catalog, files), pair.mayHaveNames else { continue }
      let reader = NameReader(pair.file.shared.content, pair.entry)
      guard !reader.isSpecified, let names = reader.names(in: pair.string, isSource: true) else {
        continue
      }
      let styles = Set(names.map(\.form)).filter { (counts[$0]?.all ?? 0) < Self.mostTranslations }
      if styles.isEmpty { continue }
      for style in styles { counts[style, default: Count()].sources += 1 }
      for target in catalog.localizations[key.localizations]
      where target.language != catalog.source {
        guard let kept = reader.keptForms(of: names, source: pair.string, target, files) else {
          continue
        }
        for style in styles {
          counts[style, default: Count()].all += 1
          if kept.contains(style) { counts[style, default: Count()].kept += 1 }
        }
      }
    }
  }

  /// Returns `true` if at least four fifths of the translations keep the names in a form.
  ///
  /// The result is `false` if there are fewer than ten translations or eight source strings.
  func isProved(_ form: String) -> Bool {
    guard let count = counts[form] else { return false }
    return count.isEnough && count.kept * 5 >= count.all * 4
  }

  /// Returns `true` if fewer than four fifths of the translations keep the names in a form.
  ///
  /// In that case, the names are treated as plain words. The result is `false` if there are
  /// too few translations or source strings to decide.
  func isRefuted(_ form: String) -> Bool {
    guard let count = counts[form] else { return false }
    return count.isEnough && count.kept * 5 < count.all * 4
  }

  /// Returns `true` if most other translations of a string keep its names in a form.
  ///
  /// At least three translations must do so. They must also be at least four fifths of all
  /// translations except one, because the compared translation may be an exception.
  static func isKept(
    _ form: String, of key: LintedCatalog.Key, in scanned: ScannedCatalog
  ) -> Bool {
    let catalog = scanned.catalog
    guard let pair = SourceText(key, in: catalog, scanned.files) else { return false }
    let reader = NameReader(pair.file.shared.content, pair.entry)
    let names = (reader.names(in: pair.string, isSource: true) ?? []).filter { $0.form == form }
    var (kept, all) = (0, 0)
    for target in catalog.localizations[key.localizations] where target.language != catalog.source {
      guard let forms = reader.keptForms(of: names, source: pair.string, target, scanned.files)
      else { continue }
      all += 1
      if forms.contains(form) { kept += 1 }
    }
    return kept >= 3 && kept * 5 >= (all - 1) * 4
  }
}

/// The source string of a key that is used as evidence; for a plural, its last form.
private struct SourceText {
  let file: ScannedFile
  let entry: Int
  private let place: Int

  init?(_ key: LintedCatalog.Key, in catalog: LintedCatalog, _ files: [ScannedFile]) {
    guard let first = key.localizations.first else { return nil }
    let source = catalog.localizations[first]
    guard source.language == catalog.source else { return nil }
    file = files[source.file]
    entry = source.entry
    guard let place = file.values(of: source).last else { return nil }
    self.place = place
  }

  var mayHaveNames: Bool {
    !file.traits(of: place).isDisjoint(with: [.percent, .brace])
      && file.shared.content.values[place].text.range.count <= ArgumentUsage.maximumLength
  }

  var string: String {
    file.shared.content.string(withoutElements: file.shared.content.values[place].text)
  }
}

/// Reads the names in the strings of an entry.
struct NameReader {
  /// The syntax of names in braces.
  private(set) var syntax = NamedPlaceholder.Syntax.none
  /// `true` if names and numbers after percent signs are read in addition to names in braces.
  private(set) var hasPercents = false
  /// `true` if a placeholder such as `%1` ends after its number, as in Qt.
  ///
  /// In that case, `%1s` is the placeholder `%1` and the letter `s`.
  var readsNumbersOfQt = false
  /// `true` if every name after a percent sign is read, whatever follows it.
  private let readsAllPercents: Bool
  private let isJava: Bool

  init(_ content: CatalogFile, _ entry: Int) {
    let said = content.entries[entry].placeholderSyntax
    syntax = NamedPlaceholder.Syntax(content.format, said)
    let mayHavePercents = said == nil && content.needsTwoFormats(entry) && syntax != .none
    readsAllPercents = content.mayHavePercentNames(entry) && mayHavePercents
    hasPercents = mayHavePercents
    isJava = mayHavePercents && content.dialect(of: entry) == .java
  }

  /// `true` if the file specifies the syntax of all names.
  var isSpecified: Bool {
    !hasPercents && ![.unknown, .nested].contains(syntax)
  }

  /// Sets the syntax to that of Python's `str.format`.
  mutating func readBraces() { (syntax, hasPercents) = (.braces, false) }

  /// Returns the names in a string; `nil` if there are none and braces contain something else.
  func names(in text: String, isSource: Bool) -> [NamedPlaceholder]? {
    let braces = NamedPlaceholder.names(in: text, isSource: isSource, syntax)
    guard hasPercents, text.utf8.contains(UInt8(ascii: "%")) else { return braces }
    let percents = percentNames(in: Array(text.utf8))
    if braces == nil, percents.isEmpty { return nil }
    return (braces ?? []) + percents
  }

  /// Returns the names with percent signs, such as `%name%`, `%1` and `%(name)s`.
  private func percentNames(in bytes: [UInt8]) -> [NamedPlaceholder] {
    let names = NamedPlaceholder.percentNames(in: bytes, isQt: readsNumbersOfQt).filter {
      if Self.isInLink($0, in: bytes) { return false }
      if readsAllPercents { return true }
      return $0.style == "%*" ? isAlone($0, in: bytes) : !Self.isText($0, in: bytes)
    }
    return names + NamedPlaceholder.pythonNames(in: bytes)
  }

  /// Returns `true` if a number after a percent sign is not part of a specifier or an escape.
  ///
  /// For example, the result is `true` for `%1`, and `false` for `%2d`, `%1.5f` and `%20`. Java has
  /// no specifier such as `%0s`, so letters after `%0` are the ending of a word, except in the
  /// escapes `%0A` and `%0D`.
  private func isAlone(_ name: NamedPlaceholder, in bytes: [UInt8]) -> Bool {
    guard name.name.utf8.count == 1 else { return false }
    let rest = bytes[name.range.upperBound...].prefix(2)
    guard let next = rest.first else { return true }
    if isJava, name.name == "0", !"AaDd".utf8.contains(next) { return true }
    let isFraction = next == UInt8(ascii: ".") && (rest.last ?? 0) &- 0x30 < 10
    return (next | 0x20) &- 0x61 >= 26 && !isFraction
  }

  /// Returns `true` if a name is an encoded byte of a link, such as `C3` in `%C3%AB`.
  private static func isInLink(_ name: NamedPlaceholder, in bytes: [UInt8]) -> Bool {
    guard name.name.utf8.count == 2, name.name.allSatisfy(\.isHexDigit) else { return false }
    let word = bytes[..<name.range.lowerBound].suffix(longestLink).reversed().prefix { $0 > 0x20 }
    return zip(word, word.dropFirst()).contains { $0 == UInt8(ascii: "/") && $0 == $1 }
  }

  /// The maximum number of bytes that are searched for the beginning of a link.
  private static let longestLink = 512

  /// Returns `true` if a name is an example in code, or a Windows variable such as `%APPDATA%`.
  private static func isText(_ name: NamedPlaceholder, in bytes: [UInt8]) -> Bool {
    let start = name.range.lowerBound
    if start > 0, bytes[start - 1] == UInt8(ascii: "`") { return true }
    return name.name.utf8.count > 1 && !name.name.utf8.contains { $0 &- 0x61 < 26 }
  }

  /// Returns the forms of the names that a translation keeps.
  ///
  /// Returns `nil` if the translation is empty, too long or a copy, or if no app contains it.
  fileprivate func keptForms(
    of names: [NamedPlaceholder], source: String, _ target: LintedCatalog.Localization,
    _ files: [ScannedFile]
  ) -> Set<String>? {
    let file = files[target.file]
    guard let place = file.values(of: target).last, !file.isLeftOut(target) else { return nil }
    let text = file.shared.content.values[place].text
    guard !text.isEmpty, text.range.count <= ArgumentUsage.maximumLength else { return nil }
    let string = file.shared.content.string(withoutElements: text)
    if string == source { return nil }
    let found = self.names(in: string, isSource: false) ?? []
    let lost = names.filter { name in
      !found.contains { $0.name == name.name && $0.form == name.form }
    }
    return Set(names.map(\.form)).subtracting(lost.map(\.form))
  }
}

extension NamedPlaceholder {
  /// The style, in which `*` represents the name, without a conversion type: `%(*)` for `%(*)s`.
  var form: String { style.hasPrefix("%(*)") ? "%(*)" : style }
  /// Returns `true` if both placeholders have the same name, and ``isPercent`` is equal for both.
  func isLike(_ other: Self) -> Bool { name == other.name && isPercent == other.isPercent }

  /// `true` if the name looks like a word in a sentence, such as "Country".
  var mayBeWord: Bool {
    guard let first = name.utf8.first, first &- 0x41 < 26, name.utf8.count > 1 else { return false }
    return name.utf8.dropFirst().allSatisfy { $0 &- 0x61 < 26 || $0 == UInt8(ascii: " ") }
  }

  /// `true` if the name may be a parameter of Symfony's service container.
  ///
  /// An example is `%kernel.project_dir%`.
  var mayBeServiceParameter: Bool { isPercent && name.contains(".") }

  /// `true` if the placeholder begins with a percent sign and has no braces.
  var isPercent: Bool { style.hasPrefix("%") && !style.hasSuffix("}") }
}
