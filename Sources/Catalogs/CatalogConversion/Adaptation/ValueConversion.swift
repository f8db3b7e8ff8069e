import CatalogLint
import FormatStrings
import LanguageTags
import StringCatalogs

/// Spells the values in the texts of a key as another dialect does.
///
/// A key is converted in all its texts or in none: one in which something is no value for certain keeps the others as
/// they are. Texts without values are not formatted, and stay as they are: no sign in them stands for another one. Only
/// plurals of Foundation are always formatted. Numbered values get the names `arg1`, `arg2` and so on where values have names, that of a plural the name
/// `count`; with such names they get their numbers again. Other names become numbers in the order in which they are
/// declared, else used.
struct ValueConversion {
  var entry: PortableEntry
  private(set) var losses: [ConversionLoss] = []
  let from: ValueText.Dialect
  let to: ValueText.Dialect
  private let languages: [LanguageTag]
  /// The texts taken apart, as those of the entry.
  private var parsed: [LanguageTag: [ValueText]] = [:]
  var values: [ValueText.Value] = []
  /// The value that plurals depend on, by its name or number.
  var number: Identity?

  /// The names of the values in the order of their arguments, and the place of each.
  let names: [String]
  let places: [String: Int]
  /// The numbers that the names say themselves; `nil` if one says none.
  let ownNumbers: [String: Int]?

  /// What tells values apart.
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

  /// Converts the texts, or says why not.
  mutating func run() {
    defer { finish() }
    guard isFormatted else { return keepPlain() }
    if from.hasOnlyNumbers, values.contains(where: { $0.name != nil }) {
      return leave("a value has a name")
    }
    for value in values {
      guard let identity = Identity(value), converted(value, identity) != nil else {
        return leave("\(to.phrase) has nothing that shows a value in the same way")
      }
    }
    var texts = entry.texts
    for language in languages {
      guard let own = texts[language], let parts = parsed[language] else { continue }
      for place in own.indices {
        guard let spelled = spelled(parts[place]) else {
          return leave("not all in a text of '\(language)' is certain")
        }
        texts[language]?[place].text = spelled
      }
    }
    entry.texts = texts
    declare()
  }

  /// Whether the texts go through a formatter.
  private var isFormatted: Bool {
    if !values.isEmpty { return true }
    guard entry.kind == .plurals, from.hasPercents != to.hasPercents else { return false }
    return from == .apple || to == .apple
  }

  /// The text in the other dialect; `nil` if that would read something else in it.
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

  /// Spells signs that are characters as the other dialect does, if one of both formats strings
  /// without values too.
  private mutating func convertSigns() {
    guard from.formatsEveryText || to.formatsEveryText else { return }
    for language in languages {
      for place in (entry.texts[language] ?? []).indices {
        let text = entry.texts[language]?[place].text ?? ""
        let own = ValueText(parsing: text, from)
        let isKept = from.formatsEveryText ? own.isDoubtful : from.hasPercents && own.takesValues
        if isKept { continue }
        // Elsewhere a text without values is not formatted.
        let plain = from.formatsEveryText ? own.characters : text
        entry.texts[language]?[place].text =
          to.formatsEveryText ? ValueText.escaped(plain, to) ?? plain : plain
      }
    }
  }

  /// A text without values stays, but the other dialect may find some in it.
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
        // `gen-l10n` takes no brace alone, and what protects one only if an app says so.
        let isBrace = to == .message && text.text.contains { $0 == "{" || $0 == "}" }
        if isStrange || isDoubled || isRead || isNewPercent || isBrace {
          lose("signs in the text may mean something else to \(to.phrase)", language)
          break
        }
      }
    }
  }

  private mutating func leave(_ reason: String) {
    lose(reason + "; the texts stay as they are", nil)
  }

  mutating func lose(_ message: String, _ language: LanguageTag?) {
    losses.append(
      ConversionLoss(
        aspect: .placeholder, of: entry, language: language, message: message))
  }
}

extension ValueText {
  /// The characters without the values.
  fileprivate var characters: String {
    parts.map { part in
      if case .characters(let text) = part { text } else { "" }
    }.joined()
  }

  /// Whether it is nothing but characters.
  var isPlain: Bool { !isDoubtful && values.isEmpty }
}

extension ValueText.Dialect {
  /// What it is called in a message.
  var phrase: String {
    switch self {
    case .apple, .substitution: "Foundation"
    case .java: "Java's formatter"
    case .printf: "printf"
    case .messageFormat: "MessageFormat"
    case .composite: "String.Format of .NET"
    case .numberedPercents, .numberedPlural: "QString::arg"
    case .braces: "a text with names in braces"
    case .doubleBraces: "i18next"
    case .message: "ICU"
    case .placeables: "Fluent"
    }
  }
}
