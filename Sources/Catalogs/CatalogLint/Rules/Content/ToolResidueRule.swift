import Diagnostics
import LanguageTags
import StringCatalogs
import TextPrimitives

/// Reports marks and prefixes that a tool left in strings, and keys in place of translations.
///
/// Crowdin can export a pseudo-language in which all strings are marks. For such a file, only one
/// diagnostic is reported. The same applies to a file in which most strings equal their keys.
struct ToolResidueRule: Rule {
  let id = "tool-residue"
  let family = RuleFamily.content
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "marks of a translation platform, or the key instead of a translation"
  var checks: RuleChecks {
    RuleChecks(
      text: check, key: check, catalog: check, summary: summarize, traits: traits)
  }
  let traits: TextTraits = [.digit, .markdown, .brace]

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let shared = text.catalog.files[text.site.file].shared
    let range = text.value.text.range
    let found = text.value.text.withSpelling(in: shared.content.bytes) { bytes in
      ResidueMark.first(in: bytes, text.traits)
    }
    guard let found, !text.language.isPseudo else { return }
    sink.report(
      found.mark.message,
      at: SourceRange(
        range.lowerBound + found.range.lowerBound, range.lowerBound + found.range.upperBound),
      text.site, notes: [found.mark.reason])
  }

  // MARK: Keys as translations.

  func check(_ key: LintedKey, _ sink: inout DiagnosticSink) {
    let catalog = key.catalog
    guard let source = catalog.source, key.key.isInSource else { return }
    // If the strings of a source file are keys, the rule assumed-source reports the file.
    for place in key.localizations
    where place.language != source && !catalog.languages[place.language].isPseudo
      && place.file != catalog.sourceChoice.unwrittenFile
    {
      let shared = catalog.files[place.file].shared
      for index in shared.content.localizations[place.localization].values {
        let value = shared.content.values[index]
        guard value.state != .new,
          value.text.withSpelling(in: shared.content.bytes, { Self.looksLikeKey($0) }),
          case let string = shared.content.string(value.text),
          string == catalog.name(of: key.key),
          case let original = catalog.sourceString(of: key.key, source),
          !["", string.lowercased()].contains(original.lowercased())
        else { continue }
        sink.report(
          Self.keyMessage, at: value.text.sourceRange,
          LintSite(
            file: place.file, entry: place.entry, localization: place.localization, value: index),
          notes: ["users see the key; the source string differs from it"])
        break
      }
    }
  }

  private static let keyMessage = "translation is identical to the key"

  /// Returns `true` if a string is an identifier, such as `menu.file.close` or `error_network`.
  ///
  /// An identifier consists of several parts and is not an abbreviation such as `a.m.`.
  private static func looksLikeKey(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= fewestBytes, bytes[0] &- 0x61 < 26 else { return false }
    var parts = 1
    var length = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") {
        guard length > 1 else { return false }
        parts += 1
        length = 0
      } else if (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") {
        length += 1
      } else {
        return false
      }
    }
    return parts > 1 && length > 1
  }

  /// The minimum length, in bytes, of a key that cannot be an ordinary word.
  private static let fewestBytes = 6

  // MARK: Marks in most strings of a file.

  func summarize(_ group: inout FileDiagnostics) {
    func count(_ message: String) -> Int { group.diagnostics.count { $0.message == message } }
    // Only Crowdin's pseudo-language contains Crowdin's marks.
    let marked = count(ResidueMark.crowdin.message)
    let least = marked >= Self.manyMarks ? 4 : 2
    // In a small file of the pseudo-language, every translated string is a mark.
    let isWhole = marked > 0 && marked == group.translatedCount
    if isWhole || marked >= Self.fewest && marked * least > group.translatedCount {
      group.replace(
        where: { $0.message == ResidueMark.crowdin.message },
        by: "\(marked) strings are marks of Crowdin's in-context translation",
        note: "the file is in a pseudo-language; exclude it from the export", severity: .info)
    }
    let keys = count(Self.keyMessage)
    if keys >= Self.fewest, keys * 2 > group.translatedCount {
      group.replace(
        where: { $0.message == Self.keyMessage },
        by: "\(keys) translations are identical to their keys",
        note: "the file is not translated", severity: .warning)
    }
  }

  /// The minimum number of marks for which a quarter of the strings, not half, is enough evidence.
  private static let manyMarks = 20

  // MARK: One prefix on most strings of a file.

  /// The minimum number of strings with a prefix or mark needed to infer that a tool added it.
  private static let fewest = 10

  /// The bracketed prefixes of the strings in one language of a file.
  private struct Prefixes {
    var texts = 0
    var counts: [String: Int] = [:]
    var first: [String: (localization: Int, value: Int)] = [:]
  }

  func check(
    _ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink
  ) {
    var found: [(file: Int, language: Int, prefixes: Prefixes)] = []
    var ofSource: [String: Int] = [:]
    for file in catalog.files.indices {
      let shared = catalog.files[file].shared
      let places = catalog.languagePlaces(of: shared.content)
      for (language, prefixes) in Self.prefixes(of: shared.content).enumerated()
      where !prefixes.counts.isEmpty {
        if places[language] == catalog.source {
          ofSource.merge(prefixes.counts, uniquingKeysWith: +)
        } else {
          found.append((file, places[language], prefixes))
        }
      }
    }
    for (file, language, prefixes) in found where !catalog.languages[language].isPseudo {
      guard
        let (prefix, count) = prefixes.counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        count >= Self.fewest, count * 2 > prefixes.texts, ofSource[prefix] == nil,
        // If a prefix in the source strings is at least half as common, the prefixes are labels,
        // which the translators have translated.
        !ofSource.values.contains(where: { $0 * 2 >= count }),
        let first = prefixes.first[prefix]
      else { continue }
      let text = catalog.files[file].shared.content.values[first.value].text
      sink.report(
        "\(count) of \(prefixes.texts) strings begin with '\(prefix)'",
        at: SourceRange(text.range.lowerBound, text.range.lowerBound + prefix.utf8.count),
        LintSite(file: file), language: catalog.languages[language].name,
        notes: ["no source string has this beginning, so a tool may have added it"])
    }
  }

  /// Returns the bracketed prefixes of strings in each language of a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings; only the first byte of most strings
  ///   is read.
  private static func prefixes(of content: CatalogFile) -> [Prefixes] {
    var found = Array(repeating: Prefixes(), count: content.languages.count)
    for (place, localization) in content.localizations.enumerated() {
      for value in localization.values {
        let text = content.values[value].text
        if text.isEmpty { continue }
        found[localization.language].texts += 1
        guard let prefix = text.withSpelling(in: content.bytes, { prefix(of: $0) }) else {
          continue
        }
        found[localization.language].counts[prefix, default: 0] += 1
        if found[localization.language].first[prefix] == nil {
          found[localization.language].first[prefix] = (place, value)
        }
      }
    }
    return found
  }

  /// The maximum length of a prefix, in bytes.
  private static let longestPrefix = 24

  /// Returns the bracketed prefix of a string, if text follows it.
  private static func prefix(of bytes: Span<UInt8>) -> String? {
    guard bytes.count > 3 else { return nil }
    let closing: UInt8
    switch bytes[0] {
    case UInt8(ascii: "["): closing = UInt8(ascii: "]")
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: return nil
    }
    let end = bytes.firstOffset(of: closing, from: 1)
    guard end > 1, end < min(longestPrefix, bytes.count - 1) else { return nil }
    return String(decoding: (0...end).map { bytes[$0] }, as: UTF8.self)
  }
}

/// A mark that a translation platform inserts into strings.
enum ResidueMark {
  /// A mark at the ends of Crowdin's in-context strings, such as `crwdns2972:0` or `crwdne2972:0`.
  case crowdin
  /// The key of a string in Phrase's in-context translation, as in `[[__phrase_key__]]`.
  case phrase
  /// The brackets of a pseudo-translation, as in `[!!! text !!!]`.
  case pseudo

  var message: String {
    switch self {
    case .crowdin: "mark of Crowdin's in-context translation"
    case .phrase: "key of Phrase's in-context editor"
    case .pseudo: "pseudo-translation"
    }
  }

  var reason: String {
    switch self {
    case .crowdin: "files in Crowdin's in-context language are not for users"
    case .phrase: "only Phrase's editor replaces the key with the string, so users see the key"
    case .pseudo: "the language is not a pseudo-language, so users see the brackets"
    }
  }

  /// Returns a mark in the UTF-8 of a string; `nil` if there is none.
  ///
  /// Marks of Crowdin take precedence over marks of Phrase, which take precedence over brackets.
  static func first(
    in bytes: Span<UInt8>, _ traits: TextTraits
  ) -> (mark: ResidueMark, range: Range<Int>)? {
    if traits.contains(.digit), let range = crowdinRange(in: bytes) { return (.crowdin, range) }
    if !traits.isDisjoint(with: [.markdown, .brace]), let start = phraseNeedle.first(in: bytes) {
      return (.phrase, start..<start + 9)
    }
    let isPseudo =
      bytes.count > 6 && bytes.isEqual(0..<3, "[!!")
      && bytes.isEqual(bytes.count - 3..<bytes.count, "!!]")
    return isPseudo ? (.pseudo, 0..<3) : nil
  }

  /// Returns `true` if most entries in a file contain a Crowdin mark.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the strings.
  static func areMost(of content: CatalogFile) -> Bool {
    let marked = content.values.count { value in
      value.text.withSpelling(in: content.bytes) { crowdinRange(in: $0) != nil }
    }
    return marked > 0 && marked * 2 > content.entries.count
  }

  /// Returns the range of the first Crowdin mark in a string; `nil` if there is none.
  static func crowdinRange(in bytes: Span<UInt8>) -> Range<Int>? {
    var place = crowdinNeedle.first(in: bytes)
    while let start = place {
      var end = start + 6
      while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
      if end > start + 6, end + 1 < bytes.count, bytes[end] == UInt8(ascii: ":"),
        bytes[end + 1] &- 0x30 < 10, "se".utf8.contains(bytes[start + 5])
      {
        return start..<end + 2
      }
      place = crowdinNeedle.first(in: bytes, from: start + 1)
    }
    return nil
  }

  private static let crowdinNeedle = ByteNeedle("crwdn".utf8)
  private static let phraseNeedle = ByteNeedle("__phrase_".utf8)
}
