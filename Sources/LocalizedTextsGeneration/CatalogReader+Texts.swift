import LocalizedTexts

extension CatalogReader {
  /// The text of a localization, with its plural forms.
  mutating func text(
    _ localization: [String: Any], _ key: String, _ language: String
  ) -> TextTable.Entry? {
    for name in localization.keys.sorted() where !["stringUnit", "variations"].contains(name) {
      refuse("“\(name)” cannot be carried", key, language)
    }
    if localization.count > 1 { return refuse("there is more than one text", key, language) }
    guard let variations = localization["variations"] else {
      return unit(localization, key, language).map(TextTable.Entry.text)
    }
    guard let variations = variations as? [String: Any], Array(variations.keys) == ["plural"],
      let plural = variations["plural"] as? [String: Any]
    else { return refuse("only variations by “plural” can be carried", key, language) }
    return forms(plural, key, language)
  }

  private mutating func forms(
    _ plural: [String: Any], _ key: String, _ language: String
  ) -> TextTable.Entry? {
    let known = LanguageConventions(language: language)?.categories
    for name in plural.keys.sorted() {
      guard let category = PluralCategory(rawValue: name) else {
        refuse("“\(name)” is no plural category", key, language)
        continue
      }
      if known?.contains(category) == false {
        refuse("no integer has the plural category “\(name)” there", key, language)
      }
    }
    var forms: [TextTable.Entry.Form] = []
    for category in PluralCategory.allCases {
      guard let variation = plural[category.rawValue] else { continue }
      guard let variation = variation as? [String: Any], Array(variation.keys) == ["stringUnit"]
      else {
        refuse("the form “\(category.rawValue)” has more than a text", key, language)
        continue
      }
      guard let text = unit(variation, key, language) else { continue }
      forms.append(TextTable.Entry.Form(category: category, text: text))
    }
    if !forms.contains(where: { $0.category == .other }) {
      // Forms of which none is translated yet are a text that is not there.
      return forms.isEmpty && plural["other"] != nil
        ? nil : refuse("the plural form “other” is missing", key, language)
    }
    return .forms(forms)
  }

  /// The value of a string unit; `nil` for one that is not translated yet.
  private mutating func unit(
    _ object: [String: Any], _ key: String, _ language: String
  ) -> String? {
    guard let unit = object["stringUnit"] as? [String: Any], let text = unit["value"] as? String
    else { return refuse("there is no text", key, language) }
    if unit["state"] as? String == "new" { return nil }
    let control = text.unicodeScalars.first { scalar in
      scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar)
    }
    if let control {
      return refuse(
        "the text holds the control character U+"
          + String(repeating: "0", count: control.value < 0x10 ? 3 : 2)
          + String(control.value, radix: 16, uppercase: true), key, language)
    }
    return text
  }
}
