/// The texts of one catalog in one language.
///
/// ```swift
/// let texts = Texts<WordlyText>(language: "de")
/// texts[.joinTitle]             // "Einer Sitzung beitreten"
/// texts(.countAttendees, 3)     // "3 Personen nehmen teil"
/// ```
///
/// A text that the language lacks is in English, that text alone, and the diagnostic hook hears of
/// it. There is no negotiation here: whoever asks has found out which of the catalog's languages to
/// show.
public struct Texts<Key: TextKey>: Sendable {
  /// The language of the texts, as the catalog spells it.
  public let language: String

  /// The language that was asked for.
  public let requestedLanguage: String

  /// Whether strings are inserted between U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL
  /// ISOLATE, so that a name in Hebrew does not reorder the sentence around it.
  ///
  /// Isolates inside a string are not balanced. Follows
  /// [UAX #9 §2.4](https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates).
  public var isolatesStrings: Bool

  let table: TextTable?
  let source: TextTable?
  private let reporter: TextDiagnosticHook?

  /// The texts in a language.
  ///
  /// - Parameters:
  ///   - language: One of the catalog's languages, in any case; `zh-CN`, `zh-SG` and `zh` find
  ///     `zh-Hans`. For every other text all texts are in English.
  ///   - isolatesStrings: What ``isolatesStrings`` says.
  ///   - diagnose: Hears what was lacking, once for each code and key, on the thread that asked.
  public init(
    language: String, isolatesStrings: Bool = false,
    diagnose: (@Sendable (TextDiagnostic) -> Void)? = nil
  ) {
    let found = LanguageNames.find(language, in: Key.languages)
    let english = Key.languages.first ?? "en"
    self.language = found ?? english
    requestedLanguage = language
    self.isolatesStrings = isolatesStrings
    table = Key.table(for: self.language)
    source = Key.table(for: english)
    reporter = diagnose.map(TextDiagnosticHook.init)
    if found == nil { report(.missingLanguage, nil) }
  }

  /// A text without arguments.
  ///
  /// `%%` is a percent sign, and placeholders stay as they are written. Of a text with plural
  /// forms, it is the form `other`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public subscript(key: Key) -> String {
    guard let (entry, conventions) = resolve(key) else { return key.rawValue }
    let text = entry.text(for: .other)
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return TextFormat(text).text([], conventions: conventions, isolatesStrings: false) {}
  }

  /// A text with its arguments.
  ///
  /// The number that a text counts selects its plural form, and is written with the language's
  /// grouping of digits. `%%` is a percent sign. A placeholder without an argument stays as it is
  /// written, and the diagnostic hook hears of it; an argument without a placeholder is not used.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - arguments: What takes the places of the placeholders: `%1$@` takes the first.
  /// - Complexity: O(*n*) in the length of the result.
  public func callAsFunction(_ key: Key, _ arguments: any TextArgument...) -> String {
    self(key, arguments: arguments)
  }

  /// A text with a list of arguments.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - arguments: What takes the places of the placeholders: `%1$@` takes the first.
  public func callAsFunction(_ key: Key, arguments: [any TextArgument]) -> String {
    guard let (entry, conventions) = resolve(key) else { return key.rawValue }
    let values = arguments.map(\.textArgumentValue)
    var format = TextFormat(entry.text(for: .other))
    if case .forms = entry, let number = format.number(in: values) {
      format = TextFormat(entry.text(for: conventions.category(for: number)))
    }
    return format.text(values, conventions: conventions, isolatesStrings: isolatesStrings) {
      report(.unfitArgument, key)
    }
  }

  /// The text of a key in the language, else in the source language; and the rules of that
  /// language.
  private func resolve(_ key: Key) -> (TextTable.Entry, LanguageConventions)? {
    let position = key.position
    if let table, let entry = table.entry(at: position) { return (entry, table.conventions) }
    guard let source, let entry = source.entry(at: position) else {
      report(.missingSource, key)
      return nil
    }
    report(.missingText, key)
    return (entry, source.conventions)
  }

  private func report(_ code: TextDiagnostic.Code, _ key: Key?) {
    reporter?.report(
      TextDiagnostic(
        code: code, catalog: Key.catalog, key: key?.rawValue, language: requestedLanguage))
  }
}
