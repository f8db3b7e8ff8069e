import Foundation
import LocalizedTexts
import Testing

@Suite("Plural forms and numbers")
struct LanguageConventionsTests {
  /// The integer samples in CLDR's plural rules, and the numbers around the boundaries.
  static let plurals: [(languages: [String], category: TextTable.PluralCategory, numbers: [Int])] =
    [
      (["en", "de", "es"], .one, [1, -1]),
      (["en", "de"], .other, [0, 2, 16, 21, 100, 101, 1_000, 10_000, 100_000, 1_000_000, -2]),
      (
        ["es"], .other,
        [0, 2, 16, 21, 100, 101, 1_000, 100_000, 999_999, 1_000_001, 1_100_000, -2, .max, .min]
      ),
      (["es", "fr"], .many, [1_000_000, 2_000_000, 12_000_000, 1_000_000_000, -1_000_000]),
      (["fr"], .one, [0, 1, -1]),
      (
        ["fr"], .other,
        [2, 17, 21, 100, 101, 1_000, 100_000, 999_999, 1_000_001, 1_100_000, -2, .max, .min]
      ),
      (
        ["ja", "zh-Hans", "zh-CN"], .other,
        [0, 1, 2, 15, 100, 1_000, 1_000_000, -1, .max, .min]
      ),
      (["en", "de"], .other, [.max, .min]),
    ]

  @Test("Plural categories are the same as in CLDR", arguments: plurals)
  func plural(languages: [String], category: TextTable.PluralCategory, numbers: [Int]) throws {
    for language in languages {
      let conventions = try #require(LanguageConventions(language: language))
      for number in numbers {
        #expect(conventions.category(for: number) == category, "\(language) \(number)")
        #expect(conventions.categories.contains(category))
      }
    }
  }

  @Test("Wordly's plurals have exactly the categories of their language, and a number selects one")
  func bundledForms() throws {
    for language in WordlyText.languages {
      let texts = Texts<WordlyText>(language: language)
      let table = try #require(WordlyText.table(for: language))
      for key in WordlyText.allCases {
        guard case .forms(let forms)? = table.entry(at: key.position) else { continue }
        #expect(Set(forms.map(\.category)) == table.conventions.categories)
        for number in [0, 1, 2, 1_000_000] {
          let category = table.conventions.category(for: number)
          let form = forms.first { $0.category == category }?.text ?? ""
          let digits = table.conventions.text(of: number)
          #expect(texts(key, number) == form.replacingOccurrences(of: "%lld", with: digits))
        }
      }
    }
  }

  static let numbers = [
    0, 1, 9, 10, 99, 100, 999, 1_000, 1_234, 9_999, 10_000, 99_999, 100_000, 999_999, 1_000_000,
    1_234_567_890, .max, .min, -1, -999, -1_234, -12_345,
  ]

  @Test("Digits are grouped like in ICU", arguments: ["en", "de", "es", "fr", "ja", "zh-Hans"])
  func grouping(language: String) throws {
    let conventions = try #require(LanguageConventions(language: language))
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: language))
    for number in Self.numbers {
      #expect(conventions.text(of: number) == style.format(number))
    }
  }

  @Test("A language without known rules has one plural category and ungrouped digits")
  func unknown() {
    for language in ["pt", "es-MX", "ar", ""] {
      #expect(LanguageConventions(language: language) == nil)
      let table = TextTable(language: language, "")
      #expect(table.conventions.category(for: 1) == .other)
      #expect(table.conventions.text(of: -1_234_567) == "-1234567")
    }
  }
}
