extension PluralForms {
  /// Returns the gettext formula whose forms contain the same integers as the categories.
  ///
  /// The result is `nil` if there is none. The formulas are those of [gettext's
  /// manual](https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html), and similar
  /// ones for languages with more forms in CLDR.
  static func formula(of plurals: PluralForms) -> String? {
    formulas.first { text in
      do throws(PluralFormula.SyntaxError) {
        return plurals.fits(try PluralFormula(parsing: text))
      } catch {
        return false
      }
    }
  }

  /// Returns `true` if each category with integers corresponds to exactly one form of a formula.
  private func fits(_ formula: PluralFormula) -> Bool {
    var taken: Set<UInt64> = []
    for category in forms where category.includesIntegers {
      let found = Set(category.integers.map { formula.form(of: UInt64($0)) ?? .max })
      guard found.count == 1, let form = found.first, taken.insert(form).inserted else {
        return false
      }
    }
    return taken.count == formula.count
  }

  /// The known formulas, beginning with gettext's default.
  static let formulas = [
    "nplurals=2; plural=(n != 1);",
    "nplurals=2; plural=(n > 1);",
    "nplurals=1; plural=0;",
    // Macedonian, Icelandic.
    "nplurals=2; plural=(n%10!=1 || n%100==11);",
    // Central Atlas Tamazight.
    "nplurals=2; plural=(n>1 && n<11 || n>99);",
    // Filipino.
    "nplurals=2; plural=(n%10==4 || n%10==6 || n%10==9);",
    // Polish.
    """
    nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);
    """,
    // Russian, Ukrainian, Serbian.
    """
    nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 \
    : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);
    """,
    // Czech, Slovak.
    "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
    // Lithuanian.
    """
    nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 \
    : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2);
    """,
    // Latvian.
    """
    nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);
    """,
    // Romanian.
    "nplurals=3; plural=(n==1 ? 0 : n==0 || n%100>0 && n%100<20 ? 1 : 2);",
    // Hebrew, Inuktitut.
    "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
    // Langi, Colognian.
    "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);",
    // Tachelhit.
    "nplurals=3; plural=(n<=1 ? 0 : n<=10 ? 1 : 2);",
    // Slovenian, Sorbian.
    "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
    // Scottish Gaelic.
    "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>2 && n<20 ? 2 : 3);",
    // Samogitian.
    """
    nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n==2 ? 1 \
    : n%10>=2 && (n%100<11 || n%100>19) ? 2 : 3);
    """,
    // Manx.
    "nplurals=4; plural=(n%10==1 ? 0 : n%10==2 ? 1 : n%20==0 ? 2 : 3);",
    // Breton.
    """
    nplurals=4; plural=(n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0 \
    : n%10==2 && n%100!=12 && n%100!=72 && n%100!=92 ? 1 \
    : (n%10==3 || n%10==4 || n%10==9) && n%100/10!=1 && n%100/10!=7 && n%100/10!=9 ? 2 : 3);
    """,
    // Irish.
    "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);",
    // Maltese.
    """
    nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n==0 || n%100>=3 && n%100<=10 ? 2 \
    : n%100>=11 && n%100<=19 ? 3 : 4);
    """,
    // Arabic.
    """
    nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 \
    : n%100>=11 ? 4 : 5);
    """,
    // Welsh.
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);",
    // Cornish.
    """
    nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 \
    : n%100%20==2 || n%1000==0 && (n%100000>=1000 && n%100000<=20000 \
    || n%100000==40000 || n%100000==60000 || n%100000==80000) || n%1000000==100000 ? 2 \
    : n%100%20==3 ? 3 : n%100%20==1 ? 4 : 5);
    """,
  ]
}
