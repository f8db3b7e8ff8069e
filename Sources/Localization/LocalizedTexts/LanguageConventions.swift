/// What a language asks of a text with a number: plural forms and the grouping of digits.
///
/// The languages are those of the bundled catalogs. The rules are those of
/// [CLDR](https://cldr.unicode.org) for integers, and its default number format of each language.
package struct LanguageConventions: Hashable, Sendable {
  /// How a language chooses the plural form of an integer.
  enum PluralRule: Hashable {
    /// Always `other`.
    case other
    /// `one` for 1.
    case oneIsOne
    /// `one` for 1, `many` for whole millions.
    case oneIsOneAndMillions
    /// `one` for 0 and 1, `many` for whole millions.
    case oneIsBelowTwoAndMillions
  }

  var rule: PluralRule
  /// What stands between groups of three digits; empty if they are not grouped.
  var separator: String
  /// How many digits must stand before the last group of three for a number to be grouped.
  var minimumGroupingDigits: Int

  /// The conventions of a language that is not known.
  static let neutral = LanguageConventions(rule: .other, separator: "", minimumGroupingDigits: 1)

  private init(rule: PluralRule, separator: String, minimumGroupingDigits: Int) {
    self.rule = rule
    self.separator = separator
    self.minimumGroupingDigits = minimumGroupingDigits
  }

  /// The conventions of a language; `nil` if they are not known.
  ///
  /// Regions differ from their language, so that `es-MX` is not `es` and is not known.
  package init?(language: String) {
    let (rule, separator, minimum): (PluralRule, String, Int)
    switch LanguageNames.family(of: language).first ?? language.lowercased() {
    case "en": (rule, separator, minimum) = (.oneIsOne, ",", 1)
    case "de": (rule, separator, minimum) = (.oneIsOne, ".", 1)
    case "es": (rule, separator, minimum) = (.oneIsOneAndMillions, ".", 2)
    case "fr": (rule, separator, minimum) = (.oneIsBelowTwoAndMillions, "\u{202F}", 1)
    case "ja", "zh-hans": (rule, separator, minimum) = (.other, ",", 1)
    default: return nil
    }
    self.init(rule: rule, separator: separator, minimumGroupingDigits: minimum)
  }

  /// The plural form for an integer; a negative one has that of its absolute value.
  package func category(for number: Int) -> TextTable.PluralCategory {
    let magnitude = number.magnitude
    let isMillions = magnitude != 0 && magnitude % 1_000_000 == 0
    switch rule {
    case .other: return .other
    case .oneIsOne: return magnitude == 1 ? .one : .other
    case .oneIsOneAndMillions: return magnitude == 1 ? .one : isMillions ? .many : .other
    case .oneIsBelowTwoAndMillions: return magnitude < 2 ? .one : isMillions ? .many : .other
    }
  }

  /// The forms that the language has for integers.
  package var categories: Set<TextTable.PluralCategory> {
    switch rule {
    case .other: [.other]
    case .oneIsOne: [.one, .other]
    case .oneIsOneAndMillions, .oneIsBelowTwoAndMillions: [.one, .many, .other]
    }
  }

  /// An integer in digits, grouped as the language does.
  package func text(of number: Int) -> String {
    let digits = String(number.magnitude)
    let sign = number < 0 ? "-" : ""
    guard !separator.isEmpty, digits.utf8.count >= 3 + minimumGroupingDigits else {
      return sign + digits
    }
    var result = sign
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { result += separator }
      result.append(digit)
    }
    return result
  }
}
