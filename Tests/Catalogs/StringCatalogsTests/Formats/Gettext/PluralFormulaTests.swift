import StringCatalogs
import Testing

/// Tests the formulas in the gettext manual, the operators of C, and invalid formulas.
@Suite("Plural formulas of gettext")
struct PluralFormulaTests {
  private static let numbers: [UInt64] = [
    0, 1, 2, 3, 4, 5, 10, 11, 12, 19, 20, 21, 22, 25, 100, 101, 102, 105, 111,
  ]

  // The rules and the languages are from "Plural forms" in the GNU gettext manual.
  private static let rows: [(text: String, form: @Sendable (UInt64) -> UInt64)] = [
    ("nplurals=1; plural=0;", { _ in 0 }),
    ("nplurals=2; plural=n != 1;", { $0 == 1 ? 0 : 1 }),
    ("nplurals=2; plural=n>1;", { $0 > 1 ? 1 : 0 }),
    (
      "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2;",
      { $0 % 10 == 1 && $0 % 100 != 11 ? 0 : $0 == 0 ? 2 : 1 }
    ),
    ("nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;", { $0 == 1 ? 0 : $0 == 2 ? 1 : 2 }),
    (
      "nplurals=3; plural=n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2;",
      { $0 == 1 ? 0 : $0 == 0 || (1...19).contains($0 % 100) ? 1 : 2 }
    ),
    (
      """
      nplurals=3; plural=n%10==1 && n%100!=11 ? 0 \
      : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;
      """,
      { n in
        if n % 10 == 1, n % 100 != 11 { return 0 }
        return (2...4).contains(n % 10) && !(10...19).contains(n % 100) ? 1 : 2
      }
    ),
    (
      "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3;",
      { [1, 2].contains($0 % 100) ? $0 % 100 - 1 : [3, 4].contains($0 % 100) ? 2 : 3 }
    ),
  ]

  @Test("The manual's formulas result in the forms that it describes", arguments: rows.indices)
  func manual(_ row: Int) throws {
    let (text, expected) = Self.rows[row]
    let formula = try PluralFormula(parsing: text)
    for number in Self.numbers {
      #expect(formula.form(of: number) == expected(number), "\(number)")
    }
  }

  @Test(
    "Operators have the precedence and results of C, for unsigned numbers",
    arguments: [
      ("1+2*3", 7), ("(1+2)*3", 9), ("7-2-1", 4), ("1-2 > 0", 1), ("!n", 0), ("!!n", 1),
      ("!!!n", 0),
      ("n%3*2", 4), ("1 ? 2 : 0 ? 3 : 4", 2), ("0 ? 1 : 0 ? 3 : 4", 4), ("1||1/0", 1),
      ("0&&1/0", 0),
      ("3 == 3 == 1", 1), ("1 < 2 == 1", 1), ("2&&3", 1), ("n/2", 2), ("  ( n )  ", 5),
      ("n>=5&&n<=5", 1),
      ("0||0", 0), ("5 != n", 0),
    ] as [(String, UInt64)])
  func operators(_ expression: String, _ expected: UInt64) throws {
    let formula = try PluralFormula(parsing: "nplurals=9; plural=\(expression)")
    #expect(formula.form(of: 5) == expected)
  }

  @Test("A division by zero has no result")
  func division() throws {
    for expression in ["1/n", "1%n", "n==0 ? 1/n : 0"] {
      let formula = try PluralFormula(parsing: "nplurals=2; plural=\(expression);")
      #expect(formula.form(of: 0) == nil && formula.form(of: 1) != nil)
    }
  }

  @Test(
    "An invalid formula is rejected at its offset",
    arguments: [
      ("", 0), ("nplurals=2;", 0), ("plural=0;", 0), ("nplurals=INTEGER; plural=EXPRESSION;", 9),
      ("nplurals=0; plural=0;", 9), ("nplurals=2; plural=;", 19), ("nplurals=2; plural=n +;", 22),
      ("nplurals=2; plural=(n;", 21), ("nplurals=2; plural=n ? 1;", 24),
      ("nplurals=2; plural=n n;", 21),
      ("nplurals=2; plural=m;", 19), ("nplurals=2; plural=n = 1;", 21),
      ("nplurals=2; plural=-1;", 19),
    ])
  func refused(_ text: String, _ offset: Int) {
    do throws(PluralFormula.SyntaxError) {
      _ = try PluralFormula(parsing: text)
      Issue.record("\(text) is no formula")
    } catch {
      #expect(error.offset == offset && !error.expected.isEmpty)
    }
  }

  @Test("A hundred thousand parentheses, operators or digits cause no crash")
  func hostile() {
    for piece in ["(", "!", "n+", "1?", "1?1:", "n&&", "9"] {
      let text = "nplurals=2; plural=" + String(repeating: piece, count: 100_000) + "n"
      _ = try? PluralFormula(parsing: text).form(of: 1)
    }
  }
}
