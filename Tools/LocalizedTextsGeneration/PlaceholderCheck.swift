import LocalizedTexts

/// Checks that the placeholders in all localizations of a key agree.
///
/// Every string must use the arguments of the source string, with the same kinds. Only a plural
/// category other than `other` may omit the number. If a key has no placeholders, its strings may
/// contain lone percent signs.
struct PlaceholderCheck {
  private typealias Signature = [Int: TextFormat.Kind]

  private let key: String
  private var problems: [CatalogContent.Problem] = []

  static func problems(of entry: CatalogContent.Entry) -> [CatalogContent.Problem] {
    var check = PlaceholderCheck(key: entry.key)
    check.run(entry)
    return check.problems
  }

  private init(key: String) { self.key = key }

  private mutating func run(_ entry: CatalogContent.Entry) {
    let hasPlaceholders = entry.texts.values.contains { text in
      text.allTexts.contains { !TextFormat($0.text).placeholders.isEmpty }
    }
    let hasForms = entry.texts.values.contains { if case .forms = $0 { true } else { false } }
    guard hasPlaceholders || hasForms, let source = entry.texts[CatalogContent.sourceLanguage]
    else { return }
    let sourceText = source.text(for: .other)
    guard let expected = signature(sourceText, CatalogContent.sourceLanguage) else { return }
    if expected.keys.max() ?? 0 != expected.count {
      problem("numbers of the placeholders have a gap", CatalogContent.sourceLanguage)
    }
    for (language, texts) in entry.texts.sorted(by: { $0.key < $1.key }) {
      if case .forms = texts, expected.values.count(where: { $0 == .integer }) != 1 {
        problem("string with plural categories must have exactly one number (%lld)", language)
      }
      for (category, text) in texts.allTexts {
        guard let signature = signature(text, language) else { continue }
        let mayOmit = category != nil && category != .other
        let isSame =
          signature == expected
          || mayOmit && signature == expected.filter { $0.value != .integer }
        if !isSame {
          let form = category.map { " in the plural category '\($0.rawValue)'" } ?? ""
          problem(
            "placeholders\(form) differ from the source: "
              + "\(Self.list(signature)) instead of \(Self.list(expected))", language)
        }
      }
    }
  }

  /// Returns the kinds of the arguments by position; `nil` if a problem was found.
  private mutating func signature(_ text: String, _ language: String) -> Signature? {
    let format = TextFormat(text)
    let placeholders = format.placeholders
    for case .malformed in format.segments {
      problem(
        "percent sign does not start a supported placeholder: %@, %lld, %1$@, %%", language)
      return nil
    }
    if Set(placeholders.map(\.isNumbered)).count > 1 {
      problem("placeholders with and without numbers are mixed", language)
      return nil
    }
    var signature: Signature = [:]
    for placeholder in placeholders {
      if let kind = signature[placeholder.position], kind != placeholder.kind {
        problem("argument \(placeholder.position) is both a string and a number", language)
        return nil
      }
      signature[placeholder.position] = placeholder.kind
    }
    return signature
  }

  private mutating func problem(_ reason: String, _ language: String) {
    let problem = CatalogContent.Problem(key: key, language: language, reason: reason)
    if !problems.contains(problem) { problems.append(problem) }
  }

  private static func list(_ signature: Signature) -> String {
    if signature.isEmpty { return "none" }
    return signature.sorted { $0.key < $1.key }
      .map { "%\($0.key)$" + ($0.value == .string ? "@" : "lld") }.joined(separator: " ")
  }
}

extension TextTable.Entry {
  /// All strings of the entry, with their plural categories; `nil` for a string that is not a
  /// plural.
  var allTexts: [(category: TextTable.PluralCategory?, text: String)] {
    switch self {
    case .text(let text): [(nil, text)]
    case .forms(let forms): forms.map { ($0.category, $0.text) }
    }
  }
}
