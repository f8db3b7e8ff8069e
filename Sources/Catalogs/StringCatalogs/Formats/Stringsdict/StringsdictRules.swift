import FormatStrings
import LanguageTags
import TextPrimitives

/// The entry for a key in a `.stringsdict` file.
struct StringsdictRules {
  /// The key element and its dictionary.
  private(set) var text = ""

  /// The name of the substitution for an entry whose plural has no substitution.
  private static let usualName = "value"
  /// The default format specifier of a count, which is that of Swift's `Int`.
  private static let usualSpecifier = "lld"

  /// Creates the rules of an entry in a language; `nil` if XML does not allow its characters.
  init?(
    _ entry: PortableEntry, key: String, language: LanguageTag,
    losses: inout [ConversionLoss]
  ) {
    let texts = entry.texts[language] ?? []
    guard ([key] + texts.map(\.text)).allSatisfy(Self.isText) else {
      losses.append(
        ConversionLoss(
          aspect: .text, of: entry, language: language,
          message: "XML cannot contain control characters"))
      return nil
    }
    line(1, "<key>\(XMLEscaping.escaped(key))</key>")
    line(1, "<dict>")
    let own = texts.filter { $0.variation.substitution == nil }
    let plurals = own.filter { $0.variation.plural != nil }
    if !plurals.isEmpty {
      let number = entry.pluralNumber(in: language)
      let argument = number?.argument ?? 1
      let token = argument == 1 ? "%#@\(Self.usualName)@" : "%\(argument)$#@\(Self.usualName)@"
      add("NSStringLocalizedFormatKey", text: token, depth: 2)
      let conversion = number?.conversion ?? ""
      // If only some arguments of a string have positions, the remaining arguments are assigned the
      // first unused positions.
      let needsNumbers =
        argument != 1
        || plurals.contains {
          ValueText(parsing: $0.text, .apple).values.contains(where: \.isExplicit)
        }
      addPlural(
        Self.usualName, specifier: conversion.isEmpty ? Self.usualSpecifier : conversion,
        forms: plurals.map { text in
          let spelled = needsNumbers ? Self.withNumbers(text.text) : text.text
          return (text.variation.plural ?? .other, spelled)
        })
    }
    let substitutions = entry.substitutions[language] ?? []
    if let whole = own.first(where: { $0.variation == PortableText.Case() }) {
      add("NSStringLocalizedFormatKey", text: Self.numbered(whole.text, substitutions), depth: 2)
    }
    for substitution in substitutions {
      let specifier = substitution.formatSpecifier ?? Self.usualSpecifier
      let forms = texts.filter { $0.variation.substitution == substitution.name }
      addPlural(
        substitution.name, specifier: specifier,
        forms: forms.map { text in
          (
            text.variation.plural ?? .other,
            Self.number(text.text, substitution: substitution, specifier: specifier)
          )
        })
    }
    addChoice(
      "NSStringVariableWidthRuleType",
      own.compactMap { text in text.variation.width.map { (String($0), text.text) } })
    addChoice(
      "NSStringDeviceSpecificRuleType",
      own.compactMap { text in text.variation.device.map { ($0.rawValue, text.text) } })
    line(1, "</dict>")
  }

  /// Returns the content of a file with the given rules.
  static func file(_ rules: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(rules)</dict>
    </plist>

    """
  }

  /// Returns `true` if XML 1.0 §2.2 allows all characters of a string.
  private static func isText(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "\t", "\n", "\r": true
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": false
      default: true
      }
    }
  }

  /// Returns a string with an explicit position for every argument.
  private static func withNumbers(_ text: String) -> String {
    var parsed = ValueText(parsing: text, .apple)
    if parsed.isDoubtful { return text }
    for (index, part) in parsed.parts.enumerated() {
      guard case .value(var value) = part else { continue }
      value.isExplicit = true
      parsed.parts[index] = .value(value)
    }
    return parsed.spelled(.apple, isFormatted: true) ?? text
  }

  /// Returns a string with explicit positions if its substitutions use arguments out of order.
  private static func numbered(
    _ text: String, _ substitutions: [PortableSubstitution]
  ) -> String {
    var parsed = ValueText(parsing: text, .apple)
    let isElsewhere = parsed.values.contains { value in
      let number = substitutions.first { $0.name == value.substitution }?.argumentNumber
      return value.substitution != nil && number != nil && number != value.argument
    }
    guard isElsewhere, !parsed.isDoubtful else { return text }
    for (index, part) in parsed.parts.enumerated() {
      guard case .value(var value) = part else { continue }
      if let name = value.substitution {
        value.argument =
          substitutions.first { $0.name == name }?.argumentNumber ?? value.argument
      }
      value.isExplicit = true
      parsed.parts[index] = .value(value)
    }
    return parsed.spelled(.apple, isFormatted: true) ?? text
  }

  /// Returns the string of a substitution with `%arg` replaced by a format specifier.
  private static func number(
    _ text: String, substitution: PortableSubstitution, specifier: String
  ) -> String {
    let parsed = ValueText(parsing: text, .substitution)
    guard parsed.values.contains(where: \.isOwnNumber) else { return text }
    let bare = specifier.hasPrefix("%") ? String(specifier.dropFirst()) : specifier
    let needsNumber = parsed.values.contains { !$0.isOwnNumber }
    let position = needsNumber ? substitution.argumentNumber.map { "\($0)$" } ?? "" : ""
    return text.replacing("%arg", with: "%" + position + bare)
  }

  private mutating func addPlural(
    _ name: String, specifier: String, forms: [(PluralCategory, String)]
  ) {
    line(2, "<key>\(XMLEscaping.escaped(name))</key>")
    line(2, "<dict>")
    add("NSStringFormatSpecTypeKey", text: "NSStringPluralRuleType", depth: 3)
    add("NSStringFormatValueTypeKey", text: specifier, depth: 3)
    for category in PluralCategory.allCases {
      guard let form = forms.first(where: { $0.0 == category }) else { continue }
      add(category.rawValue, text: form.1, depth: 3)
    }
    line(2, "</dict>")
  }

  private mutating func addChoice(_ name: String, _ texts: [(String, String)]) {
    if texts.isEmpty { return }
    line(2, "<key>\(name)</key>")
    line(2, "<dict>")
    for (value, text) in texts { add(value, text: text, depth: 3) }
    line(2, "</dict>")
  }

  private mutating func add(_ key: String, text: String, depth: Int) {
    line(depth, "<key>\(key)</key>")
    line(depth, "<string>\(XMLEscaping.escaped(text))</string>")
  }

  private mutating func line(_ depth: Int, _ line: String) {
    text += String(repeating: "\t", count: depth) + line + "\n"
  }
}
