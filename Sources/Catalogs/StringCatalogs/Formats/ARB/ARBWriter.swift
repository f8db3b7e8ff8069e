import FormatStrings
import LanguageTags
import TextPrimitives

/// Writes Flutter's resource bundles, such as `app_de.arb`.
///
/// The comment and placeholders of a key are in the file of the source language, or in the first
/// file that contains the key.
///
/// A key must be a valid method name, because `flutter gen-l10n` rejects the whole file if any key
/// is not. Plurals are ICU messages: `{count, plural, one{…} other{…}}`. Apostrophes and number
/// signs in strings are literal, as in Flutter unless an app enables `use-escaping`.
enum ARBWriter: CatalogWriter {
  static let format = CatalogFormat.arb
  static let dialect: ValueText.Dialect? = ValueText.Dialect.message
  static let usualName = "app"
  static let abilities: FormatAbilities = [.plurals, .comments]
  static let reportsOrder = true

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    var reduced = catalog.reduced(to: abilities, losses: &losses) { entry in
      if ownNames.contains(entry.name) {
        return "the class that gen-l10n generates has a member of this name"
      }
      return isName(entry.name) ? nil : "the key is not a method name in Dart"
    }
    for place in reduced.entries.indices { dropUnpaired(&reduced, place: place, losses: &losses) }
    reduced.entries.removeAll { entry in
      guard entry.kind == .plurals, entry.texts.isEmpty else { return false }
      losses.append(
        ConversionLoss(aspect: .key, of: entry, message: "no string of the key is left"))
      return true
    }
    reduced.reportOrder(&losses)
    // If only one file contains metadata, readers assume that it is the file of the source
    // language.
    let described = Set(
      reduced.entries.filter { metadata(of: $0, .usual) != nil }.compactMap { entry in
        reduced.languages.first { entry.texts[$0] != nil }
      })
    if described.count == 1, !described.contains(reduced.sourceLanguage) {
      losses.append(
        ConversionLoss(
          aspect: .sourceLanguage, language: reduced.sourceLanguage,
          message: "the metadata of the keys is in another language, which becomes the source"))
    }
    let paths = LanguagePaths(
      of: reduced, .arb, usualName: usualName, losses: &losses
    ) { name, language in [name + "_" + (language ?? "") + ".arb"] }
    return reduced.languages.compactMap { language in
      paths.paths[language].map { path in
        PortableFile(path: path, bytes: Array(text(of: reduced, in: language).utf8))
      }
    }
  }

  /// Removes plurals that would be parsed differently because of literal braces.
  ///
  /// Braces cannot be escaped in Flutter's default syntax.
  private static func dropUnpaired(
    _ catalog: inout PortableCatalog, place: Int, losses: inout [ConversionLoss]
  ) {
    let entry = catalog.entries[place]
    guard entry.kind == .plurals else { return }
    for language in catalog.languages {
      guard let texts = entry.texts[language], !isRead(entry, texts) else { continue }
      catalog.entries[place].texts[language] = nil
      losses.append(
        ConversionLoss(
          aspect: .text, of: entry, language: language,
          message: "plurals cannot contain literal braces"))
    }
  }

  /// Returns `true` if parsing the message of a plural results in its original strings.
  private static func isRead(_ entry: PortableEntry, _ texts: [PortableText]) -> Bool {
    guard let message = PluralMessage(parsing: message(entry, texts)) else { return false }
    return message.forms.count == texts.count
      && message.forms.allSatisfy { form in
        texts.contains { $0.variation.plural == form.category && $0.text == form.text }
      }
  }

  private static func text(of catalog: PortableCatalog, in language: LanguageTag) -> String {
    let style = JSONStyle.usual
    let locale = String(language.description.map { $0 == "-" ? "_" : $0 })
    var members = [(name: "@@locale", value: JSONText.quoted(locale))]
    for entry in catalog.entries {
      guard let texts = entry.texts[language] else { continue }
      members.append((entry.name, JSONText.quoted(message(entry, texts))))
      // If the source language lacks the string, the first language that has it gets the metadata.
      let first = catalog.languages.first { entry.texts[$0] != nil }
      guard first == language, let metadata = metadata(of: entry, style) else { continue }
      members.append(("@" + entry.name, metadata))
    }
    return style.object(members, depth: 0) + "\n"
  }

  private static func message(_ entry: PortableEntry, _ texts: [PortableText]) -> String {
    guard entry.kind == .plurals else { return texts[0].text }
    let order = PluralCategory.allCases
    let forms = order.compactMap { category in
      texts.first { $0.variation.plural == category }.map { "\(category.rawValue){\($0.text)}" }
    }
    return "{\(number(of: entry)), plural, \(forms.joined(separator: " "))}"
  }

  private static func number(of entry: PortableEntry) -> String { entry.number ?? "count" }

  private static func metadata(of entry: PortableEntry, _ style: JSONStyle) -> String? {
    var members: [(name: String, value: String)] = []
    if let comment = entry.comment { members.append(("description", JSONText.quoted(comment))) }
    var placeholders = entry.placeholders
    if entry.kind == .plurals, !placeholders.contains(where: { $0.name == number(of: entry) }) {
      // `gen-l10n` requires the type of the plural argument.
      placeholders.insert(PortablePlaceholder(name: number(of: entry), type: "num"), at: 0)
    }
    var known: Set<String> = []
    placeholders = placeholders.filter { known.insert($0.name).inserted }
    if !placeholders.isEmpty {
      let spelled = placeholders.map { placeholder in
        let type = placeholder.type.map { [(name: "type", value: JSONText.quoted($0))] } ?? []
        return (
          name: placeholder.name, value: type.isEmpty ? "{}" : style.object(type, depth: 3)
        )
      }
      members.append(("placeholders", style.object(spelled, depth: 2)))
    }
    return members.isEmpty ? nil : style.object(members, depth: 1)
  }

  /// Returns `true` if a string is a valid method name for `gen-l10n` and Dart.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first &- 0x61 < 26 else { return false }
    let areLetters = text.utf8.allSatisfy { byte in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
    }
    return areLetters && !reservedWords.contains(text)
  }

  /// The keys that would conflict with members of the generated code.
  ///
  /// They are the members of Dart's [`Object`](https://api.dart.dev/dart-core/Object-class.html)
  /// and of the class that `gen-l10n` generates.
  private static let ownNames: Set<String> = [
    "delegate", "hashCode", "localeName", "localizationsDelegates", "noSuchMethod", "of",
    "runtimeType", "supportedLocales", "toString",
  ]

  /// The [reserved words](https://dart.dev/language/keywords) of Dart.
  private static let reservedWords: Set<String> = [
    "assert", "break", "case", "catch", "class", "const", "continue", "default", "do", "else",
    "enum", "extends", "false", "final", "finally", "for", "if", "in", "is", "new", "null",
    "rethrow", "return", "super", "switch", "this", "throw", "true", "try", "var", "void", "while",
    "with",
  ]
}
