import StringCatalogs

/// The flag of a key that says how its texts hold values.
enum GettextFlag {
  /// The flag, if the key, its plural and all its texts have the same values: `msgfmt` compares them then.
  static func flag(of entry: PortableEntry, _ plural: String?, _ dialect: CatalogFormat) -> String?
  {
    let syntax: PlaceholderSyntax
    if let known = entry.syntax {
      syntax = known
    } else {
      switch dialect {
      case .xcstrings, .strings, .stringsdict: syntax = .objectiveC
      case .android: syntax = .java
      default: return nil
      }
    }
    if syntax == .none { return "no-c-format" }
    let texts = entry.texts.values.joined().map(\.text) + [entry.name, plural].compactMap(\.self)
    guard let name = names[syntax], let first = values(of: entry.name, syntax), !first.isEmpty,
      texts.allSatisfy({ values(of: $0, syntax) == first })
    else { return nil }
    return name
  }

  private static let names: [PlaceholderSyntax: String] = [
    .printf: "c-format", .objectiveC: "objc-format", .java: "java-printf-format",
  ]

  /// The values of a text, sorted; `nil` if it has a percent sign that is none of the simplest.
  private static func values(of text: String, _ syntax: PlaceholderSyntax) -> [String]? {
    let conversions = syntax == .java ? "dsfxXoeEgG" : "diuxXofeEgGs"
    var values: [String] = []
    var rest = Array(text.utf8)[...]
    var numbered = 0
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(sign + 1)...]
      if rest.first == UInt8(ascii: "%") {
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0 &- 0x30 < 10 }
      var number = "\(values.count + 1)"
      if !digits.isEmpty {
        guard rest[digits.endIndex...].first == UInt8(ascii: "$") else { return nil }
        number = String(decoding: digits, as: UTF8.self)
        rest = rest[digits.endIndex...].dropFirst()
        numbered += 1
      }
      let length = syntax == .java ? rest.prefix(0) : rest.prefix(2).prefix { $0 == 0x6C }
      rest = rest[length.endIndex...]
      guard let conversion = rest.first,
        conversions.utf8.contains(conversion)
          || syntax == .objectiveC && conversion == UInt8(ascii: "@") && length.isEmpty
      else { return nil }
      rest = rest.dropFirst()
      values.append(number + String(decoding: Array(length) + [conversion], as: UTF8.self))
    }
    guard numbered == 0 || numbered == values.count else { return nil }
    let numbers = Set(values.map { $0.prefix { $0.isNumber } })
    let isWhole = (1...max(1, values.count)).prefix(values.count).allSatisfy {
      numbers.contains(Substring(String($0)))
    }
    return isWhole ? values.sorted() : nil
  }
}
