internal import CICU
import CatalogLint
import LanguageTags
import StringCatalogs

extension PluralForms {
  /// Creates the plural categories of a language; `nil` if CLDR contains no rules for it.
  ///
  /// The numbers in the categories are derived from the samples in CLDR's rules. See [UTS #35, part
  /// 3](https://www.unicode.org/reports/tr35/tr35-numbers.html#Samples).
  init?(inLocaleOf tag: LanguageTag) {
    let withRegion = tag.region.map { tag.language + "_" + $0 }
    guard let rules = withRegion.flatMap(Self.rules) ?? Self.rules(of: tag.language) else {
      return nil
    }
    var forms = rules.compactMap { rule in
      PluralCategory(rawValue: rule.category).map { Form($0, samples: rule.text) }
    }
    if !forms.contains(where: { $0.category == .other }) {
      forms.append(Form(.other, samples: ""))
    }
    self.init(forms)
  }

  /// Returns the categories and rules for an ICU locale; `nil` if ICU has no rules for it.
  private static func rules(of locale: String) -> [(category: String, text: String)]? {
    var rules: [(category: String, text: String)] = []
    let isKnown = unsafe withUnsafeMutablePointer(to: &rules) { context in
      unsafe waymark_visit_plural_rules(locale, context) { context, category, rule in
        guard let context = unsafe context, let category = unsafe category,
          let rule = unsafe rule
        else { return }
        unsafe context.assumingMemoryBound(to: [(category: String, text: String)].self).pointee
          .append((String(cString: category), String(cString: rule)))
      }
    }
    return isKnown ? rules : nil
  }
}

extension PluralForms.Form {
  /// Reads the samples of a rule such as `v = 0 and i % 10 = 1 @integer 1, 21, … @decimal 0.1~0.3`.
  init(_ category: PluralCategory, samples rule: String) {
    var integers: [Int] = []
    var decimals: [String] = []
    var isComplete = true
    for list in rule.split(separator: "@").dropFirst() {
      let isInteger = list.hasPrefix("integer")
      for part in list.dropFirst(7).split(whereSeparator: { $0 == "," || $0 == " " }) {
        // `1c6` represents a million in compact notation, which integer format specifiers never
        // print.
        if part.contains("c") { continue }
        let ends = part.split(separator: "~")
        if part == "…" {
          if isInteger { isComplete = false }
        } else if !isInteger {
          decimals += ends.map { String($0) }
        } else if let first = ends.first.flatMap({ Int($0) }),
          let last = ends.last.flatMap({ Int($0) }), first <= last, last < Self.limit
        {
          integers += first...last
        }
      }
    }
    self.init(category: category, integers: integers, isComplete: isComplete, decimals: decimals)
  }

  /// The exclusive upper limit for sample integers.
  ///
  /// Several Romance languages have a separate category for millions, but counts in apps are rarely
  /// that large.
  private static let limit = 1_000_000
}
