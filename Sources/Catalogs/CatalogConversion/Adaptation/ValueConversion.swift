import CatalogLint
import FormatStrings
import LanguageTags
import StringCatalogs

/// A conversion of the placeholders in the strings of a key to a different dialect, such as from
/// `%1$@` to `{arg1}`.
///
/// Either all strings of a key are converted or none: if any placeholder is ambiguous or has no
/// equivalent, all strings are kept. A string without placeholders is also kept: no formatter
/// processes it, so it contains no escape sequences. There are two exceptions, which are always
/// formatted: the plurals of Foundation, and all strings of Fluent.
///
/// In dialects with names, numbered placeholders are named `arg1`, `arg2` and so on, and the count
/// of a plural is named `count`. When such names are converted back, they become numbers again.
/// Other names are numbered in the order of their declarations or, if there are none, of their
/// first use.
struct ValueConversion {
  var entry: PortableEntry
  private(set) var losses: [ConversionLoss] = []
  let from: ValueText.Dialect
  let to: ValueText.Dialect
  private let languages: [LanguageTag]
  /// The parsed strings of the entry.
  private var parsed: [LanguageTag: [ValueText]] = [:]
  var values: [ValueText.Value] = []
  /// The placeholder whose value selects the plural form; `nil` if there is none.
  var number: Identity?

  /// The names of the placeholders in the order of their arguments, and the index of each.
  let names: [String]
  let places: [String: Int]
  /// The argument number that each name contains; `nil` if any name contains none.
  ///
  /// For example, the number of `arg2` is 2.
  let ownNumbers: [String: Int]?

  /// The identity of a placeholder, which is its name or its argument position.
  enum Identity: Hashable {
    case name(String)
    case argument(Int)

    init?(_ value: ValueText.Value) {
      if let name = value.name {
        self = .name(name)
      } else if let argument = value.argument {
        self = .argument(argument)
      } else {
        return nil
      }
    }
  }

  init(
    _ entry: PortableEntry, from: ValueText.Dialect, to: ValueText.Dialect,
    _ catalog: PortableCatalog
  ) {
    self.entry = entry
    self.from = from
    self.to = to
    languages = catalog.languages
    for (language, texts) in entry.texts {
      parsed[language] = texts.map { ValueText(parsing: $0.text, from) }
    }
    let parsed = parsed
    values = languages.flatMap { parsed[$0] ?? [] }.filter { !$0.isDoubtful }.flatMap(\.values)
    number = entry.kind == .plurals ? Self.pluralNumber(entry, values: values, from: from) : nil
    names = Self.names(entry, values)
    places = Dictionary(
      zip(names, names.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    ownNumbers = Self.ownNumbers(names, number: number, from: from)
  }

  private static func pluralNumber(
    _ entry: PortableEntry, values: [ValueText.Value], from: ValueText.Dialect
  ) -> Identity? {
    if from.hasPercents {
      let numbers = values.filter { $0.kind.isWhole }
      return numbers.compactMap(\.argument).min().map { .argument($0) }
    }
    if from == .numberedPlural { return .argument(1) }
    return from.hasOnlyNumbers ? nil : .name(entry.number ?? "count")
  }

  /// Converts the strings, or reports the reason why this is not possible.
  mutating func run() {
    defer { finish() }
    guard isFormatted else { return keepPlain() }
    if from.hasOnlyNumbers, values.contains(where: { $0.name != nil }) {
      return leave("a placeholder has a name instead of a number")
    }
    for value in values {
      guard let identity = Identity(value), converted(value, identity) != nil else {
        return leave("\(to.phrase) cannot format a value in the same way")
      }
    }
    var texts = entry.texts
    for language in languages {
      guard let own = texts[language], let parts = parsed[language] else { continue }
      for place in own.indices {
        guard let spelled = spelled(parts[place]) else {
          return leave("placeholders in '\(language)' cannot be converted reliably")
        }
        texts[language]?[place].text = spelled
      }
    }
    entry.texts = texts
    declare()
  }

  /// `true` if a formatter processes the strings, so that they may contain escape sequences.
  private var isFormatted: Bool {
    if !values.isEmpty { return true }
    guard entry.kind == .plurals, from.hasPercents != to.hasPercents else { return false }
    return from == .apple || to == .apple
  }

  /// Returns the string in the new dialect; `nil` if the dialect would parse it differently.
  private func spelled(_ text: ValueText) -> String? {
    if text.isDoubtful { return nil }
    var text = text
    for (index, part) in text.parts.enumerated() {
      guard case .value(let value) = part else { continue }
      guard let identity = Identity(value), let converted = converted(value, identity) else {
        return nil
      }
      text.parts[index] = .value(converted)
    }
    let isEscaped = to.hasOnlyNumbers ? !text.values.isEmpty : true
    guard let spelled = text.spelled(to, isFormatted: isEscaped) else { return nil }
    let read = ValueText(parsing: spelled, to)
    let isSame =
      !read.isDoubtful && read.values.count == text.values.count
      && zip(read.values, text.values).allSatisfy { left, right in
        left.name == right.name && (left.name != nil || left.argument == right.argument)
          && left.conversion == right.conversion
      }
    return isSame ? spelled : nil
  }

  /// Escapes or unescapes literal characters, if one of the dialects formats every string.
  private mutating func convertSigns() {
    guard from.formatsEveryText || to.formatsEveryText else { return }
    for language in languages {
      for place in (entry.texts[language] ?? []).indices {
        let text = entry.texts[language]?[place].text ?? ""
        let own = ValueText(parsing: text, from)
        let isKept = from.formatsEveryText ? own.isDoubtful : from.hasPercents && own.takesValues
        if isKept { continue }
        // In other dialects, a string without placeholders is not formatted.
        let plain = from.formatsEveryText ? own.characters : text
        entry.texts[language]?[place].text =
          to.formatsEveryText ? ValueText.escaped(plain, to) ?? plain : plain
      }
    }
  }

  /// Converts only the escapes of strings without placeholders, and reports the strings that the
  /// new dialect may misread.
  private mutating func keepPlain() {
    let original = entry.texts
    convertSigns()
    for language in languages {
      for (text, written) in zip(entry.texts[language] ?? [], original[language] ?? []) {
        let own = ValueText(parsing: written.text, from)
        let isStrange = from.hasPercents ? own.takesValues : own.isDoubtful
        let isDoubled = from.hasPercents && !to.hasPercents && text.text.contains("%%")
        let isRead =
          !to.hasPercents && to != .braces
          && !ValueText(parsing: text.text, to).isPlain
        let isNewPercent =
          !from.hasPercents && to.hasPercents && ValueText(parsing: text.text, to).takesValues
        // `gen-l10n` rejects an unpaired brace. It supports escaping only if an app enables it.
        let isBrace = to == .message && text.text.contains { $0 == "{" || $0 == "}" }
        if isStrange || isDoubled || isRead || isNewPercent || isBrace {
          lose("characters of the string may have a different meaning for \(to.phrase)", language)
          break
        }
      }
    }
  }

  private mutating func leave(_ reason: String) {
    lose(reason + "; the strings are not changed", nil)
  }

  mutating func lose(_ message: String, _ language: LanguageTag?) {
    losses.append(
      ConversionLoss(
        aspect: .placeholder, of: entry, language: language, message: message))
  }
}

extension ValueText {
  /// The literal characters of the string, without its placeholders.
  fileprivate var characters: String {
    parts.map { part in
      if case .characters(let text) = part { text } else { "" }
    }.joined()
  }

  /// `true` if the string contains no placeholders and its parsing is unambiguous.
  var isPlain: Bool { !isDoubtful && values.isEmpty }
}

extension ValueText.Dialect {
  /// The name of the dialect's formatter, for use in messages.
  var phrase: String {
    switch self {
    case .apple, .substitution: "Foundation"
    case .java: "Java's formatter"
    case .printf: "printf"
    case .messageFormat: "MessageFormat"
    case .composite: "String.Format of .NET"
    case .numberedPercents, .numberedPlural: "QString::arg"
    case .braces: "a string with names in braces"
    case .doubleBraces: "i18next"
    case .message: "ICU"
    case .placeables: "Fluent"
    }
  }
}
