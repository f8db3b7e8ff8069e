import LocalizedTexts
import TextPrimitives

/// Writes the content of a catalog as Swift source.
///
/// The keys become an enumeration. The strings of each language become one static string, in the
/// compact format that `TextTable` describes.
package struct TextsSwiftWriter {
  /// The module whose `TextKey` the source imports; `nil` if the source is part of that module.
  package var importedModule: String?

  package init(importedModule: String? = nil) {
    self.importedModule = importedModule
  }

  /// Returns the name of the file for a catalog.
  package static func fileName(ofCatalog catalog: String) -> String {
    AccessorNames.type(ofCatalog: catalog) + "s.swift"
  }

  /// Returns the source of the file for a catalog.
  ///
  /// The same content always produces the same bytes.
  package func source(of content: CatalogContent) -> String {
    let type = AccessorNames.type(ofCatalog: content.name)
    let cases = AccessorNames.cases(of: content.entries.map(\.key))
    var lines = [
      "// Generated from \(SwiftSource.comment(content.name)).xcstrings by GenerateLocalizedTexts. "
        + "Do not edit.",
      "// swift-format-ignore-file",
      "",
    ]
    if let importedModule { lines += ["public import \(importedModule)", ""] }
    lines += [
      "/// The keys of the catalog \(SwiftSource.comment(content.name)), in the order of its "
        + "strings.",
      "public enum \(type): String, TextKey {",
    ]
    for (entry, name) in zip(content.entries, cases) { lines += Self.lines(entry, name) }
    lines += [
      "  /// The name of the catalog.",
      "  public static let catalog = \"\(SwiftSource.escaped(content.name))\"",
      "",
      "  /// The languages of the catalog, English first.",
      "  public static let languages = [\(Self.list(content.languages))]",
      "",
    ]
    let tables = AccessorNames.cases(of: content.languages).map(AccessorNames.spelling)
    lines += Self.tableLines(type, Array(zip(content.languages, tables))) + [""]
    lines += Self.positionLines(cases) + ["}", ""]
    lines += [
      "/// The strings of the catalog, one static string for each language.",
      "private enum \(type)Tables {",
    ]
    let texts = zip(content.languages, tables).map { Self.lines(content, $0, table: $1) }
    return (lines + texts.joined(separator: [""]) + ["}", ""]).joined(separator: "\n")
  }

  /// Returns a case that is documented with the English string and the comment for translators.
  private static func lines(_ entry: CatalogContent.Entry, _ name: String) -> [String] {
    let text: String
    switch entry.texts[CatalogContent.sourceLanguage] {
    case .text(let value)?: text = "“" + SwiftSource.comment(value) + "”"
    case .forms(let forms)?:
      text = forms.map { "\($0.category.rawValue): “\(SwiftSource.comment($0.text))”" }
        .joined(separator: ", ")
    case nil: text = "No string."
    }
    let comment = SwiftSource.comment(entry.comment)
    return ["  /// " + text] + (comment.isEmpty ? [] : ["  ///", "  /// " + comment])
      + ["  case \(AccessorNames.spelling(of: name)) = \"\(SwiftSource.escaped(entry.key))\"", ""]
  }

  private static func tableLines(
    _ type: String, _ tables: [(language: String, name: String)]
  ) -> [String] {
    [
      "  /// Returns the strings of a language, which are indexed at the first use.",
      "  public static func table(for language: String) -> TextTable? {", "    switch language {",
    ]
      + tables.map { "    case \"\(SwiftSource.escaped($0.language))\": \(type)Tables.\($0.name)" }
      + ["    default: nil", "    }", "  }"]
  }

  private static func positionLines(_ cases: [String]) -> [String] {
    [
      "  /// The position of the key in the order of the strings.", "  public var position: Int {",
      "    switch self {",
    ]
      + cases.enumerated().map { "    case .\(AccessorNames.spelling(of: $1)): \($0)" }
      + ["    }", "  }"]
  }

  /// Returns the strings in a language, one line per key.
  private static func lines(
    _ content: CatalogContent, _ language: String, table: String
  ) -> [String] {
    let texts = content.entries.map { "    " + compact($0.texts[language]) + "\\0" }
    return [
      "  static let \(table) = TextTable(",
      "    language: \"\(SwiftSource.escaped(language))\",",
      "    \"\"\"",
    ] + (texts.isEmpty ? [] : [texts.joined(separator: "\\\n")]) + ["    \"\"\")"]
  }

  /// Returns a string in the compact format, without its terminator, for use in a literal.
  private static func compact(_ text: TextTable.Entry?) -> String {
    switch text {
    case nil: "\\u{1}"
    case .text(let text)?: SwiftSource.escaped(text)
    case .forms(let forms)?:
      forms.map { "\\u{1}\($0.category.rawValue)\\u{2}" + SwiftSource.escaped($0.text) }.joined()
    }
  }

  private static func list(_ texts: [String]) -> String {
    texts.map { "\"" + SwiftSource.escaped($0) + "\"" }.joined(separator: ", ")
  }
}
