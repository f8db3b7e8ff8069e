import CatalogLint
import LanguageTags
import StringCatalogs

/// A PO file for a language, made of a template or of the file of another language, as `msginit` makes one.
enum GettextSeed {
  /// Its lines; `nil` if nobody knows the plural forms of the language.
  static func text(
    of source: CatalogFile, for tag: LanguageTag, _ name: String, _ catalog: LintedCatalog
  ) -> [String]? {
    // A template among the files has what the one of a language may lack.
    let template = catalog.files.first {
      $0.content.format.traits.usesTemplates && $0.content.languages.count == 1
    }
    let content = template?.content ?? source
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
        // What translators of another language say is not for this one.
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

  /// Obsolete messages leave empty lines behind them.
  private static func withEnd(_ lines: [String]) -> [String] {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines + [""]
  }

  /// A line without the flag that is not for the new language; `nil` if nothing is left of it.
  private static func flags(_ line: String) -> String? {
    guard line.hasPrefix("#,") || line.hasPrefix("#=") else { return line }
    let words = line.dropFirst(2).split(separator: ",").map { $0.filter { !$0.isWhitespace } }
      .filter { $0 != "fuzzy" && !$0.isEmpty }
    return words.isEmpty ? nil : String(line.prefix(2)) + " " + words.joined(separator: ", ")
  }

  /// What the header says of the language.
  private static func fields(_ name: String, _ formula: GettextFormulas.Formula) -> [String] {
    ["\"Language: \(name)\\n\"", "\"Plural-Forms: \(formula.header)\\n\""]
  }
}

/// Which plural form a number takes, by languages, as the manual of gettext lists it.
///
/// Follows [Plural forms](https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html).
enum GettextFormulas {
  /// The forms of a language.
  struct Formula {
    let count: Int
    let expression: String

    /// The value of the field in the header.
    var header: String { "nplurals=\(count); plural=\(expression);" }
  }

  /// The forms of a language; `nil` if they are not known.
  static func formula(for tag: LanguageTag) -> Formula? {
    if tag.language == "pt", tag.region == "BR" { return families["fr"] }
    return families[tag.language] ?? members[tag.language].flatMap { families[$0] }
  }

  private static let families: [String: Formula] = [
    "ja": Formula(count: 1, expression: "0"),
    "en": Formula(count: 2, expression: "(n != 1)"),
    "fr": Formula(count: 2, expression: "(n > 1)"),
    "ru": Formula(
      count: 3,
      expression: "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 "
        + "&& (n%100<10 || n%100>=20) ? 1 : 2)"),
    "pl": Formula(
      count: 3,
      expression: "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"),
    "cs": Formula(count: 3, expression: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2"),
    "lt": Formula(
      count: 3,
      expression: "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2)"),
    "lv": Formula(count: 3, expression: "(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2)"),
    "ro": Formula(
      count: 3, expression: "(n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2)"),
    "sl": Formula(
      count: 4, expression: "(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)"),
    "ga": Formula(
      count: 5, expression: "n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4"),
    "ar": Formula(
      count: 6,
      expression:
        "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)"),
    "is": Formula(count: 2, expression: "(n%10!=1 || n%100==11)"),
  ]

  /// The languages that have the forms of another one.
  private static let members: [String: String] = {
    var members: [String: String] = [:]
    let lists = [
      "ja": "zh ko vi th id ms lo my km",
      "en": "de nl sv da nb nn no fi et hu el es it pt ca eu gl bg tr he af eo sw sq az ka kk ur",
      "fr": "hy kab", "ru": "uk be sr hr bs", "cs": "sk",
    ]
    for (family, list) in lists {
      for language in list.split(separator: " ") { members[String(language)] = family }
    }
    return members
  }()
}
