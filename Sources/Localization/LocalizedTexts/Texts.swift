/// The localized strings of one catalog in one language.
///
/// ```swift
/// let texts = Texts<WordlyText>(language: "de")
/// texts[.joinTitle]             // "Einer Sitzung beitreten"
/// texts(.countAttendees, 3)     // "3 Personen nehmen teil"
/// ```
///
/// A string without a translation is returned in English, and the diagnostic closure is called for
/// it. Other strings are not affected. This type does not negotiate languages: the caller chooses
/// one of the catalog's languages.
public struct Texts<Key: TextKey>: Sendable {
  /// The language of the strings, in the catalog's spelling.
  public let language: String

  /// The language that the caller requested, which can differ from ``language``.
  public let requestedLanguage: String

  /// A Boolean value that indicates whether inserted strings are enclosed in directional isolates.
  ///
  /// The isolates are U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE. They prevent
  /// a name in Hebrew from reordering the surrounding sentence. Unbalanced isolates inside an
  /// inserted string are not corrected. See [UAX #9
  /// §2.4](https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates).
  public var isolatesStrings: Bool

  let table: TextTable?
  let source: TextTable?
  private let reporter: TextDiagnosticHook?

  /// Creates the strings of a language.
  ///
  /// - Parameters:
  ///   - language: One of the catalog's languages, ignoring case; `zh-CN`, `zh-SG` and `zh` select
  ///     `zh-Hans`. For any other value, all strings are in English.
  ///   - isolatesStrings: The value of ``isolatesStrings``.
  ///   - diagnose: A closure that is called for each problem, once per code and key, on the thread
  ///     of the request.
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

  /// Returns a string that takes no arguments.
  ///
  /// `%%` becomes a percent sign, and placeholders remain unchanged. For a value with plural
  /// categories, the result is the string for `other`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  public subscript(key: Key) -> String {
    guard let (entry, conventions) = resolve(key) else { return key.rawValue }
    let text = entry.text(for: .other)
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return TextFormat(text).text([], conventions: conventions, isolatesStrings: false) {}
  }

  /// Returns a string with its placeholders replaced by arguments.
  ///
  /// The argument for the integer placeholder selects the plural category. Integers are formatted
  /// with the digit grouping of the language. `%%` becomes a percent sign. A placeholder without an
  /// argument remains unchanged, and the diagnostic closure is called. An argument without a
  /// placeholder is ignored.
  ///
  /// - Parameters:
  ///   - key: The key of the string.
  ///   - arguments: The values of the placeholders: `%1$@` is replaced by the first argument.
  /// - Complexity: O(*n*), where *n* is the length of the result.
  public func callAsFunction(_ key: Key, _ arguments: any TextArgument...) -> String {
    self(key, arguments: arguments)
  }

  /// Returns a string with its placeholders replaced by the elements of an array.
  ///
  /// - Parameters:
  ///   - key: The key of the string.
  ///   - arguments: The values of the placeholders: `%1$@` is replaced by the first element.
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

  /// Returns the value of a key, with the conventions of the value's language.
  ///
  /// A missing translation is replaced by the value in the source language. If the source language
  /// has no value either, the result is `nil`. Both cases are reported.
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
