/// A language's conventions for numbers in strings: plural categories and digit grouping.
///
/// Only the languages of the bundled catalogs are supported. The rules are those of
/// [CLDR](https://cldr.unicode.org) for integers, with the default number format of each language.
package struct LanguageConventions: Hashable, Sendable {
  /// The rule that determines the plural category of an integer.
  enum PluralRule: Hashable {
    /// The category is always `other`.
    case other
    /// The category is `one` for 1, otherwise `other`.
    case oneIsOne
    /// The category is `one` for 1 and `many` for whole millions, otherwise `other`.
    case oneIsOneAndMillions
    /// The category is `one` for 0 and 1 and `many` for whole millions, otherwise `other`.
    case oneIsBelowTwoAndMillions
  }

  var rule: PluralRule
  /// The separator between groups of three digits; empty if digits are not grouped.
  var separator: String
  /// The minimum number of digits before the last three digits; shorter numbers are not grouped.
  var minimumGroupingDigits: Int

  /// The conventions for an unknown language.
  static let neutral = LanguageConventions(rule: .other, separator: "", minimumGroupingDigits: 1)

  private init(rule: PluralRule, separator: String, minimumGroupingDigits: Int) {
    self.rule = rule
    self.separator = separator
    self.minimumGroupingDigits = minimumGroupingDigits
  }

  /// Creates the conventions of a language; `nil` if they are unknown.
  ///
  /// The conventions of a region can differ from those of the language, so `es-MX` is unknown
  /// although `es` is supported.
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

  /// Returns the plural category of an integer; the sign is ignored.
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

  /// The plural categories that the language uses for integers.
  package var categories: Set<TextTable.PluralCategory> {
    switch rule {
    case .other: [.other]
    case .oneIsOne: [.one, .other]
    case .oneIsOneAndMillions, .oneIsBelowTwoAndMillions: [.one, .many, .other]
    }
  }

  /// Returns an integer as a string, with the digit grouping of the language.
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
