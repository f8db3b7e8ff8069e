import LanguageTags

/// Creates a PO file for a language from a template or another language's file, as `msginit` does.
enum GettextSeed {
  /// Returns the lines of the file.
  ///
  /// The result is `nil` if the plural forms of the language are unknown, or if the existing file
  /// is not valid UTF-8.
  static func text(
    of content: CatalogFile, for tag: LanguageTag, named name: String
  ) -> [String]? {
    let isTemplate = content.languages.count == 1
    guard let formula = GettextFormulas.formula(for: tag),
      let text = String(validating: content.bytes, as: UTF8.self)
    else { return nil }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    var seed: [String] = []
    var isHeader = false
    var isTranslation = false
    var hasHeader = false
    var forms = 0
    for (place, line) in lines.enumerated() {
      if line.hasPrefix("#~") || line.hasPrefix("#|") { continue }
      if isTranslation, !isHeader, line.hasPrefix("\"") || line.hasPrefix("msgstr") { continue }
      if line.hasPrefix("msgid ") {
        isHeader =
          line == "msgid \"\"" && !(place + 1 < lines.count && lines[place + 1].hasPrefix("\""))
          && !(place > 0 && lines[place - 1].hasPrefix("msgctxt"))
        forms = 0
      }
      if line.isEmpty { isHeader = false }
      isTranslation = line.hasPrefix("msgstr") || isTranslation && line.hasPrefix("\"")
      if line.hasPrefix("msgid_plural") { forms = formula.count }
      if isHeader {
        if line.hasPrefix("#") || !isTranslation {
          if let kept = flags(line) { seed.append(kept) }
        } else if line.hasPrefix("msgstr") {
          hasHeader = true
          seed += [line] + fields(name, formula)
        } else if !line.hasPrefix("\"Plural-Forms:"), !line.hasPrefix("\"Language:") {
          seed.append(line.replacing("charset=CHARSET", with: "charset=UTF-8"))
        }
      } else if isTranslation {
        if forms > 0 {
          seed += (0..<forms).map { "msgstr[\($0)] \"\"" }
        } else {
          seed.append("msgstr \"\"")
        }
      } else if let kept = flags(line) {
        // Comments by translators of a different language are omitted.
        let isForOthers = !isTemplate && (line == "#" || line.hasPrefix("# "))
        if !isForOthers { seed.append(kept) }
      }
    }
    if !hasHeader {
      let type = "\"Content-Type: text/plain; charset=UTF-8\\n\""
      seed = ["msgid \"\"", "msgstr \"\""] + fields(name, formula) + [type, ""] + seed
    }
    return withEnd(seed)
  }

  /// Returns lines with one empty line at the end; removed obsolete messages may leave several.
  private static func withEnd(_ lines: [String]) -> [String] {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines + [""]
  }

  /// Returns a line without the flag `fuzzy`; `nil` if no other flag remains.
  private static func flags(_ line: String) -> String? {
    guard line.hasPrefix("#,") || line.hasPrefix("#=") else { return line }
    let words = line.dropFirst(2).split(separator: ",").map { $0.filter { !$0.isWhitespace } }
      .filter { $0 != "fuzzy" && !$0.isEmpty }
    return words.isEmpty ? nil : String(line.prefix(2)) + " " + words.joined(separator: ", ")
  }

  /// Returns the header fields that depend on the language.
  private static func fields(_ name: String, _ formula: GettextFormulas.Formula) -> [String] {
    ["\"Language: \(name)\\n\"", "\"Plural-Forms: \(formula.header)\\n\""]
  }
}
