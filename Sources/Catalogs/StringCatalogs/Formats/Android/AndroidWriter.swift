import FormatStrings
import LanguageTags
import TextPrimitives

/// Writes Android's resources, with one file for each language.
///
/// The file of the source language is `values/strings.xml`.
///
/// A key must be a valid resource name and a valid Java identifier, because code refers to it as a
/// field of the class `R`. [Other
/// keys](https://developer.android.com/guide/topics/resources/string-resource) are lost. Tags in
/// strings are escaped, so they appear as literal characters. References to other resources are
/// kept.
enum AndroidWriter: CatalogWriter {
  static let format = CatalogFormat.android
  static let dialect: ValueText.Dialect? = ValueText.Dialect.java
  static let usualName = "strings"
  static let abilities: FormatAbilities = [.plurals, .kinds, .arrays, .comments, .fixedTexts]
  static let reportsOrder = true

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    var fields: [Field: [UInt8]] = [:]
    let reduced = catalog.reduced(to: abilities, losses: &losses) { entry in
      let name = entry.name
      guard isName(name) else { return "the key is not a resource name" }
      // Java's class `R` has one field for each key, and two keys may result in the same field
      // name.
      let field = Field(
        kind: entry.kind, name: String(name.map { $0 == "." || $0 == "-" ? "_" : $0 }))
      if let other = fields[field], other != Array(name.utf8) {
        return "another key has the same name in Java"
      }
      fields[field] = Array(name.utf8)
      return nil
    }
    let paths = LanguagePaths(ofAndroid: reduced, file: "strings.xml", losses: &losses)
    for entry in reduced.entries {
      if let comment = entry.comment, !isComment(comment) {
        losses.append(
          ConversionLoss(
            aspect: .comment, of: entry,
            message: "an XML comment cannot contain two hyphens or a control character"))
      }
    }
    for language in reduced.languages {
      if let forms = plurals(language) {
        reportUnused(reduced, plurals: forms, in: language, losses: &losses)
      }
    }
    return reduced.languages.compactMap { language in
      paths.paths[language].map { path in
        PortableFile(path: path, bytes: Array(text(of: reduced, in: language).utf8))
      }
    }
  }

  /// Reports a loss for strings whose plural category the language does not use, unless they equal
  /// the string for `other`.
  ///
  /// Android never selects such a category. It uses the string for `other` instead.
  private static func reportUnused(
    _ catalog: PortableCatalog, plurals: PluralForms, in language: LanguageTag,
    losses: inout [ConversionLoss]
  ) {
    for entry in catalog.entries where entry.kind == .plurals {
      let texts = entry.texts[language] ?? []
      let other = texts.first { $0.variation.plural == .other }
      let unused = texts.filter { text in
        guard let category = text.variation.plural, plurals[category] == nil else { return false }
        return other.map { !$0.text.utf8.elementsEqual(text.text.utf8) } ?? true
      }.compactMap { $0.variation.plural?.rawValue }
      if unused.isEmpty { continue }
      losses.append(
        ConversionLoss(
          aspect: .text, of: entry, language: language,
          message: "strings for \(unused.joined(separator: ", ")) are not used, "
            + "because no number of the language has the category"))
    }
  }

  /// A field of Java's class `R`.
  private struct Field: Hashable {
    let kind: CatalogEntry.Kind
    let name: String
  }

  private static func text(of catalog: PortableCatalog, in language: LanguageTag) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n"
    for entry in catalog.entries {
      guard let texts = entry.texts[language], let first = texts.first else { continue }
      if let comment = entry.comment, isComment(comment) { text += "    <!-- \(comment) -->\n" }
      let fixed = entry.shouldTranslate ? "" : " translatable=\"false\""
      let start = "    <\(entry.kind.rawValue) name=\"\(entry.name)\"\(fixed)>"
      let end = "</\(entry.kind.rawValue)>\n"
      guard entry.kind != .string else {
        text += start + spelled(first) + end
        continue
      }
      text += start + "\n"
      for item in texts {
        let quantity = item.variation.plural.map { " quantity=\"\($0.rawValue)\"" } ?? ""
        text += "        <item\(quantity)>\(spelled(item))</item>\n"
      }
      text += "    " + end
    }
    return text + "</resources>\n"
  }

  /// Returns the escaped string, or the name of the resource that the string refers to.
  private static func spelled(_ text: PortableText) -> String {
    text.isReference ? XMLEscaping.escaped(text.text) : TextSpelling.android(text.text)
  }

  /// Returns `true` if a string is a resource name for `aapt2` and a field name for Java.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
      text.unicodeScalars.dropFirst().allSatisfy({ scalar in
        scalar.properties.isXIDContinue || scalar == "." || scalar == "-"
      })
    else { return false }
    return text != "_" && !javaKeywords.contains(text)
  }

  /// The reserved words of Java.
  ///
  /// See [Java Language Specification §3.9][jls].
  ///
  /// [jls]: https://docs.oracle.com/javase/specs/jls/se21/html/jls-3.html#jls-3.9
  private static let javaKeywords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally",
    "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
    "native", "new", "null", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient",
    "true", "try", "void", "volatile", "while",
  ]

  private static func isComment(_ text: String) -> Bool {
    !text.contains("--") && text.unicodeScalars.allSatisfy(XMLEscaping.allows)
  }
}
