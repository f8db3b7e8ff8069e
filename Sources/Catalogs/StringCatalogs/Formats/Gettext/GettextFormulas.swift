import LanguageTags

/// The plural formulas of languages that the manual of gettext lists.
///
/// Follows [Plural forms](https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html).
enum GettextFormulas {
  /// The plural forms of a language.
  struct Formula {
    let count: Int
    let expression: String

    /// The value of the field `Plural-Forms` in the header.
    var header: String { "nplurals=\(count); plural=\(expression);" }
  }

  /// Returns the plural forms of a language; `nil` if they are not known.
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

  /// Maps a language to the language whose formula it shares.
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
