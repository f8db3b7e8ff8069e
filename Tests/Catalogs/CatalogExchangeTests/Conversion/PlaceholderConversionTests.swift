import LanguageTags
import StringCatalogs
import Testing

@testable import CatalogConversion
@testable import CatalogExchange

/// Tests that placeholders are converted to equivalent ones in the target format.
///
/// Their meanings are documented for `NSString`, `java.util.Formatter`, `MessageFormat`, i18next,
/// and `flutter gen-l10n`.
@Suite("Conversion of placeholders")
struct PlaceholderConversionTests {
  /// A string in one format, and its conversion to another format.
  struct Row: Sendable, CustomTestStringConvertible {
    let from: ConversionFormat
    let text: String
    let to: ConversionFormat
    let expected: String
    var lost = false
    var testDescription: String { "\(from.name) '\(text)' to \(to.name)" }
  }

  private static let rows = [
    Row(from: .xcstrings, text: "Hi %@", to: .android, expected: "Hi %s"),
    Row(from: .xcstrings, text: "%2$@ of %1$@", to: .android, expected: "%2$s of %1$s"),
    Row(from: .xcstrings, text: "%lld of 100%%: %@", to: .android, expected: "%d of 100%%: %s"),
    Row(from: .xcstrings, text: "%d of %@", to: .android, expected: "%d of %s", lost: true),
    Row(from: .xcstrings, text: "%.2f km", to: .android, expected: "%.2f km"),
    Row(from: .xcstrings, text: "%c", to: .android, expected: "%c", lost: true),
    Row(from: .xcstrings, text: "100%", to: .android, expected: "100%"),
    Row(from: .xcstrings, text: "Hi %@", to: .arb, expected: "Hi {arg1}"),
    Row(from: .xcstrings, text: "%2$@ of %1$lld", to: .arb, expected: "{arg2} of {arg1}"),
    Row(from: .xcstrings, text: "100%% of %@", to: .json, expected: "100% of {{arg1}}"),
    Row(from: .xcstrings, text: "%.2f km", to: .arb, expected: "%.2f km", lost: true),
    Row(from: .xcstrings, text: "%@ {x}", to: .arb, expected: "%@ {x}", lost: true),
    Row(from: .xcstrings, text: "no {x}", to: .arb, expected: "no {x}", lost: true),
    Row(from: .xcstrings, text: "%lld", to: .json, expected: "{{arg1}}", lost: true),
    Row(from: .xcstrings, text: "it's %@", to: .properties, expected: "it''s {0}"),
    Row(from: .xcstrings, text: "it's", to: .properties, expected: "it's"),
    Row(from: .xcstrings, text: "%@ {x}", to: .properties, expected: "{0} '{'x'}'"),
    Row(from: .xcstrings, text: "%lld", to: .properties, expected: "%lld", lost: true),
    Row(from: .android, text: "%1$s: %2$d", to: .xcstrings, expected: "%1$@: %2$lld"),
    Row(from: .android, text: "%s (%,d)", to: .xcstrings, expected: "%s (%,d)", lost: true),
    Row(from: .android, text: "%s", to: .json, expected: "{{arg1}}"),
    Row(from: .properties, text: "it''s {1} {0}", to: .xcstrings, expected: "it's %2$@ %1$@"),
    Row(from: .properties, text: "{0,number}", to: .xcstrings, expected: "{0,number}", lost: true),
    Row(from: .json, text: "Hi {{arg1}}, 5%", to: .xcstrings, expected: "Hi %@, 5%%"),
    Row(from: .json, text: "{{b}} {{a}}", to: .android, expected: "%s %s", lost: true),
    Row(from: .json, text: "{{b}} {{a}}", to: .arb, expected: "{b} {a}"),
    Row(from: .json, text: "{{n, number}}", to: .arb, expected: "{{n, number}}", lost: true),
    Row(from: .json, text: "$t(other)", to: .arb, expected: "$t(other)", lost: true),
    Row(from: .arb, text: "Hi {name}", to: .json, expected: "Hi {{name}}"),
    Row(from: .arb, text: "100% sure", to: .xcstrings, expected: "100% sure"),
    Row(from: .arb, text: "100%", to: .android, expected: "100%"),
    Row(from: .arb, text: "100% of {x}", to: .android, expected: "100%% of %s", lost: true),
    Row(from: .arb, text: "%d", to: .android, expected: "%d", lost: true),
    Row(from: .xcstrings, text: "100%", to: .arb, expected: "100%"),
    Row(from: .xcstrings, text: "100%%", to: .arb, expected: "100%%", lost: true),
    Row(from: .xcstrings, text: "%*d", to: .arb, expected: "%*d", lost: true),
    Row(from: .xcstrings, text: "%*d", to: .android, expected: "%*d", lost: true),
    Row(from: .xcstrings, text: "%.*f km", to: .json, expected: "%.*f km", lost: true),
    Row(from: .xcstrings, text: "%@ is 100%", to: .json, expected: "%@ is 100%", lost: true),
    Row(from: .xcstrings, text: "a } b", to: .arb, expected: "a } b", lost: true),
    Row(from: .json, text: "a { b", to: .arb, expected: "a { b", lost: true),
    Row(from: .po, text: "%s: %d", to: .xcstrings, expected: "%@: %d", lost: true),
    Row(from: .po, text: "%s: %d", to: .android, expected: "%s: %d", lost: true),
    Row(from: .xliff, text: "%@ x", to: .android, expected: "%@ x", lost: true),
  ]

  @Test("Each string is converted, or its loss is reported", arguments: rows)
  func text(_ row: Row) throws {
    let language = ConversionSamples.english
    let catalog = PortableCatalog(
      name: "A", sourceLanguage: language, languages: [language],
      entries: [PortableEntry(path: ["k"], texts: [language: [PortableText(text: row.text)]])],
      dialect: row.from.format)
    var losses: [ConversionLoss] = []
    let fitted = CatalogAdaptation.fit(catalog, to: row.to, losses: &losses)
    let text = try #require(fitted.entries[0].texts[language]?.first?.text)
    #expect(text == row.expected)
    #expect(losses.contains { $0.aspect == .placeholder && $0.key == "k" } == row.lost, "\(losses)")
  }

  @Test("The placeholders of a key are converted in all of its strings or in none")
  func halves() throws {
    let english = ConversionSamples.english
    let german = ConversionSamples.german
    func forms(_ one: String, _ other: String) -> [PortableText] {
      [
        PortableText(variation: .init(plural: .one), text: one),
        PortableText(variation: .init(plural: .other), text: other),
      ]
    }
    var entry = PortableEntry(path: ["k"])
    entry.kind = .plurals
    entry.texts = [
      english: forms("%lld file", "%lld files"), german: forms("%lld Datei", "%lld {Dateien}"),
    ]
    for format in [ConversionFormat.json, .arb] {
      var wrong = entry
      if format == .json { wrong.texts[german] = forms("%lld Datei", "%lld {{Dateien") }
      let catalog = PortableCatalog(
        name: "A", sourceLanguage: english, languages: [english, german], entries: [wrong],
        dialect: .xcstrings)
      var losses: [ConversionLoss] = []
      let fitted = CatalogAdaptation.fit(catalog, to: format, losses: &losses)
      #expect(fitted.entries[0].texts == wrong.texts)
      #expect(fitted.entries[0].placeholders.isEmpty)
      #expect(losses.map(\.aspect) == [.placeholder] && losses[0].language == nil)
    }
  }

  @Test("If one value in a .stringsdict entry is numbered, all of its values are")
  func numbersOfRules() throws {
    let language = ConversionSamples.english
    var entry = PortableEntry(path: ["k"])
    entry.texts[language] = [
      PortableText(text: "You have {n, plural, one{1 file} other{{n} files}} now, {who}")
    ]
    entry.readMessages()
    let catalog = PortableCatalog(
      name: "A", sourceLanguage: language, languages: [language], entries: [entry], dialect: .arb)
    var losses: [ConversionLoss] = []
    let fitted = CatalogAdaptation.fit(catalog, to: .strings, losses: &losses)
    let files = ConvertedCatalog.write(fitted, format: .strings, losses: &losses)
    let text = String(decoding: try #require(files.first).bytes, as: UTF8.self)
    #expect(text.contains("<string>%2$#@value@</string>"))
    #expect(text.contains("<string>You have 1 file now, %1$@</string>"))
    #expect(text.contains("<string>You have %2$lld files now, %1$@</string>"))
  }

  @Test("The count of a plural gets the name that the target format uses")
  func plurals() throws {
    let language = ConversionSamples.english
    let texts = [
      PortableText(variation: .init(plural: .one), text: "%2$lld file of %1$@"),
      PortableText(variation: .init(plural: .other), text: "%2$lld files of %1$@"),
    ]
    var entry = PortableEntry(path: ["k"], texts: [language: texts])
    entry.kind = .plurals
    let catalog = PortableCatalog(
      name: "A", sourceLanguage: language, languages: [language], entries: [entry],
      dialect: .xcstrings)
    for (format, expected) in [
      (ConversionFormat.json, "{{count}} files of {{arg1}}"), (.arb, "{count} files of {arg1}"),
      (.android, "%2$d files of %1$s"),
    ] {
      var losses: [ConversionLoss] = []
      let fitted = CatalogAdaptation.fit(catalog, to: format, losses: &losses)
      #expect(fitted.entries[0].texts[language]?.last?.text == expected)
      let back = CatalogAdaptation.fit(fitted, to: .xcstrings, losses: &losses)
      #expect(back.entries[0].texts[language]?.last?.text == "%2$lld files of %1$@")
      #expect(losses.isEmpty, "\(losses)")
    }
  }
}
