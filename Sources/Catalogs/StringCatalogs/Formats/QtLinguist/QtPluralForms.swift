/// The plural forms of each language, as Qt's tools number them.
///
/// The data is from
/// [numerus.cpp](https://code.qt.io/cgit/qt/qttools.git/tree/src/linguist/shared/numerus.cpp). It
/// differs from CLDR: Hungarian, Turkish, Persian and all languages that are not listed have one
/// form.
package enum QtPluralForms {
  /// Returns the formula for a language name in a file, such as `pt_BR`.
  ///
  /// The part before the first `_` or `-` must be a language code; `sr@latin` is not valid.
  package static func formula(for name: String) -> PluralFormula {
    let text = expression(for: name)
    do throws(PluralFormula.SyntaxError) {
      return try PluralFormula(parsing: text)
    } catch {
      preconditionFailure("invalid plural formula in the table: \(text)")
    }
  }

  /// Returns `true` for Belarusian, Polish, Russian and Ukrainian with three forms, to which CLDR
  /// adds a category for fractions.
  ///
  /// Tools that use CLDR's categories write a fourth form for fractions in these languages.
  static func hasFormOfFractions(after count: Int, in name: String) -> Bool {
    count == 3 && ["be", "pl", "ru", "uk"].contains(name.prefix { $0 != "_" && $0 != "-" })
  }

  /// Returns the current code of a language for a former code that Qt still supports.
  static func language(_ code: String) -> String { aliases[code] ?? code }

  /// Returns the formula for a language name, such as `pt_BR`, as a value of gettext's
  /// `Plural-Forms`.
  static func expression(for name: String) -> String {
    let separator = name.firstIndex(of: "_") ?? name.firstIndex(of: "-")
    let code = separator.map { name[..<$0] } ?? name[...]
    let territory = separator.map { name[name.index(after: $0)...] }
    let language = language(String(code))
    // The formula of Brazilian Portuguese also applies to a name without a territory.
    if language == "pt", territory == nil || territory == "BR" { return family("fr") }
    return family(members[language] ?? "ja")
  }

  private static func family(_ name: String) -> String { families[name] ?? "nplurals=1; plural=0;" }

  private static let families: [String: String] = [
    "ja": "nplurals=1; plural=0;",
    "en": "nplurals=2; plural=(n != 1);",
    "fr": "nplurals=2; plural=(n > 1);",
    "lv": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);",
    "is": "nplurals=2; plural=(n%10==1 && n%100!=11 ? 0 : 1);",
    "ga": "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
    "gd": "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>2 && n<20 ? 2 : 3);",
    "cs": "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
    "mk": "nplurals=3; plural=(n%10==1 ? 0 : n%10==2 ? 1 : 2);",
    "lt":
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10!=0 && (n%100<10 || n%100>19) ? 1 : 2);",
    "ru":
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 "
      + ": n%10>=2 && n%10<=4 && (n%100<10 || n%100>19) ? 1 : 2);",
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>19) ? 1 : 2);",
    "ro": "nplurals=3; plural=(n==1 ? 0 : n==0 || n%100>=1 && n%100<=19 ? 1 : 2);",
    "sl": "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
    "mt":
      "nplurals=4; plural=(n==1 ? 0 : n==0 || n%100>=1 && n%100<=10 ? 1 "
      + ": n%100>=11 && n%100<=19 ? 2 : 3);",
    "cy": "nplurals=5; plural=(n==0 ? 0 : n==1 ? 1 : n>=2 && n<=5 ? 2 : n==6 ? 3 : 4);",
    "ar":
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 "
      + ": n%100>=11 ? 4 : 5);",
  ]

  /// A representative language with the same plural formula, by language.
  private static let members: [String: String] = {
    let lists = [
      "ja": "bi my zh dz fj gn hu id ja jv ko ms na om fa su tt th bo tr vi yo za",
      "en": """
      ab aa af sq am as ay az ba eu bn bg ca kw co da nl en eo et fo fi fur fy gl lg ka de el kl \
      gu ha he hi ia ie it kn ks kk km rw ky ku lo la ln lb mg ml mr mn ne nso nb nn oc or ps pt \
      pa qu rm rn sn sd si so st es sw ss sv tg ta te to ts tn tk ug ur uz vo wo xh yi zu
      """,
      "fr": "hy br fr fil ti wa", "lv": "lv", "is": "is", "ga": "dv iu ik ga gv mi se sm sa",
      "gd": "gd", "cs": "sk cs", "mk": "mk", "lt": "lt", "ru": "bs be hr ru sr uk", "pl": "pl",
      "ro": "ro", "sl": "sl", "mt": "mt", "cy": "cy", "ar": "ar",
    ]
    var members: [String: String] = [:]
    for (family, list) in lists {
      for language in list.split(separator: " ") { members[String(language)] = family }
    }
    return members
  }()

  /// Former language codes that Qt still supports.
  private static let aliases = [
    "no": "nb", "tl": "fil", "sh": "sr", "mo": "ro", "iw": "he", "in": "id", "ji": "yi", "jw": "jv",
  ]
}
