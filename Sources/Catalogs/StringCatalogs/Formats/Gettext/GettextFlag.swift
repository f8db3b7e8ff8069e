import FormatStrings

/// Determines the format string flag that a key requires in a PO file.
enum GettextFlag {
  /// The flag that a key requires.
  enum Answer: Equatable {
    /// The flag, as PO files spell it.
    case flag(String)
    /// No flag is required.
    case needless
    /// No flag is valid.
    ///
    /// `msgfmt` accepts a flag only if the key, its plural and all its strings contain the same
    /// placeholders.
    case impossible
  }

  /// Returns the flag that a key requires, given its `msgid_plural` if it has one.
  static func answer(_ entry: PortableEntry, _ plural: String?) -> Answer {
    guard let syntax = entry.syntax else { return .needless }
    if syntax == .none { return .flag("no-c-format") }
    let texts = entry.texts.values.joined().map(\.text) + [entry.name, plural].compactMap(\.self)
    guard let name = names[syntax], let first = values(of: entry.name, syntax), !first.isEmpty,
      texts.allSatisfy({ values(of: $0, syntax) == first })
      // Without a flag, readers assume that strings with percent signs are C format strings.
    else { return syntax == .printf ? .needless : .impossible }
    return .flag(name)
  }

  private static let names: [PlaceholderSyntax: String] = [
    .printf: "c-format", .objectiveC: "objc-format", .java: "java-printf-format",
    .braces: "python-brace-format", .messageFormat: "java-format",
    .composite: "csharp-format", .numberedPercents: "qt-format", .qtPlural: "qt-plural-format",
  ]

  /// Returns the sorted placeholders of a string.
  ///
  /// The result is `nil` if a placeholder has a width, precision or format. In a syntax with
  /// braces, it is also `nil` if the string contains an apostrophe or an unpaired brace.
  private static func values(of text: String, _ syntax: PlaceholderSyntax) -> [String]? {
    switch syntax {
    case .numberedPercents: numbers(of: text, .numberedPercents)
    case .qtPlural: numbers(of: text, .numberedPlural)
    case .braces, .composite, .messageFormat: bracedValues(Array(text.utf8)[...])
    default: percentValues(Array(text.utf8)[...], syntax)
    }
  }

  private static func numbers(of text: String, _ dialect: ValueText.Dialect) -> [String] {
    ValueText(parsing: text, dialect).values.compactMap(\.argument).map(String.init).sorted()
  }

  private static func bracedValues(_ text: ArraySlice<UInt8>) -> [String]? {
    var values: [String] = []
    var rest = text
    while let sign = rest.firstIndex(where: { "{}'".utf8.contains($0) }) {
      let name = rest[(sign + 1)...].prefix {
        ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_")
      }
      guard rest[sign] == UInt8(ascii: "{"), !name.isEmpty,
        rest[name.endIndex...].first == UInt8(ascii: "}")
      else { return nil }
      values.append(String(decoding: name, as: UTF8.self))
      rest = rest[name.endIndex...].dropFirst()
    }
    return values.sorted()
  }

  private static func percentValues(
    _ text: ArraySlice<UInt8>, _ syntax: PlaceholderSyntax
  ) -> [String]? {
    let conversions = syntax == .java ? "dsfxXoeEgG" : "diuxXofeEgGs"
    var values: [String] = []
    var numbers: Set<String> = []
    var rest = text
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
      let isObject = rest.first == UInt8(ascii: "@") && syntax == .objectiveC && length.isEmpty
      guard let conversion = rest.first,
        isObject || conversions.utf8.contains(conversion) && (conversion != 0x73 || length.isEmpty)
      else { return nil }
      rest = rest.dropFirst()
      numbers.insert(number)
      values.append(number + String(decoding: Array(length) + [conversion], as: UTF8.self))
    }
    // Explicit argument numbers must not have gaps, and cannot be mixed with implicit ones.
    guard numbered == 0 || numbered == values.count,
      numbers == Set((0..<values.count).map { "\($0 + 1)" })
    else { return nil }
    return values.sorted()
  }
}
