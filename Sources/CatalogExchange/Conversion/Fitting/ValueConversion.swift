import CatalogLint
import LanguageTags
import StringCatalogs

/// Spells the values in the texts of a key as another dialect does.
///
/// A key is converted in all languages or in none; only a text in which something is no value for certain stays behind
/// by itself. Numbered values get the names `arg1`, `arg2` and so on where values have names, that of a plural the name
/// `count`; with such names they get their numbers again. Other names become numbers in the order in which they are
/// declared, else used.
struct ValueConversion {
  private(set) var entry: PortableEntry
  private(set) var losses: [ConversionLoss] = []
  private let from: ValueText.Dialect
  private let to: ValueText.Dialect
  private let languages: [LanguageTag]
  /// The texts taken apart, as those of the entry.
  private var parsed: [LanguageTag: [ValueText]] = [:]
  private var values: [ValueText.Value] = []
  /// The value that plurals depend on, by its name or number.
  private var number: Identity?

  /// What tells values apart.
  private enum Identity: Hashable {
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
    values = languages.flatMap { parsed[$0] ?? [] }.filter { !$0.isDoubtful }.flatMap(\.values)
    if entry.kind == .plurals { number = pluralNumber }
  }

  private var pluralNumber: Identity? {
    if from.hasPercents {
      let numbers = values.filter { $0.kind.isWhole }
      return numbers.compactMap(\.argument).min().map { .argument($0) }
    }
    return from == .messageFormat ? nil : .name(entry.number ?? "count")
  }

  /// Converts the texts, or says why not.
  mutating func run() {
    defer { finish() }
    let isFormatted = !values.isEmpty || from == .message
    guard isFormatted else { return keepPlain() }
    if from == .messageFormat, values.contains(where: { $0.name != nil }) {
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
          lose("the text stays as it is, because not all in it is certain", language)
          continue
        }
        texts[language]?[place].text = spelled
      }
    }
    entry.texts = texts
    declare()
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
    let isEscaped = to == .messageFormat ? !text.values.isEmpty : true
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

  /// A text without values stays, but the other dialect may find some in it.
  private mutating func keepPlain() {
    for language in languages {
      for text in entry.texts[language] ?? [] {
        let isStrange = !from.hasPercents && ValueText(parsing: text.text, from).isDoubtful
        let isDoubled = from.hasPercents && !to.hasPercents && text.text.contains("%%")
        let isRead =
          !to.hasPercents && to != .braces
          && !ValueText(parsing: text.text, to).isPlain
        let isNewPercent =
          !from.hasPercents && to.hasPercents && !ValueText(parsing: text.text, to).values.isEmpty
        if isStrange || isDoubled || isRead || isNewPercent {
          lose("signs in the text may mean something else to \(to.phrase)", language)
          break
        }
      }
    }
  }

  private mutating func leave(_ reason: String) {
    lose(reason + "; the texts stay as they are", nil)
  }

  private mutating func lose(_ message: String, _ language: LanguageTag?) {
    losses.append(
      ConversionLoss(
        aspect: .placeholder, key: entry.name, language: language, message: message))
  }
}

extension ValueConversion {
  /// The names of the source in the order of their arguments.
  private var names: [String] {
    var names = entry.placeholders.map(\.name)
    for name in values.compactMap(\.name) where !names.contains(name) { names.append(name) }
    return names
  }

  /// The numbers that names say themselves; `nil` if one says none.
  private var ownNumbers: [String: Int]? {
    var numbers: [String: Int] = [:]
    var rest: [String] = []
    for name in names {
      if name.hasPrefix("arg"), let number = Int(name.dropFirst(3)), (1...99).contains(number),
        "arg\(number)" == name
      {
        numbers[name] = number
      } else if number == .name(name), name == "count" {
        rest.append(name)
      } else if from == .braces, let number = Int(name), (0...98).contains(number),
        String(number) == name
      {
        numbers[name] = number + 1
      } else {
        return nil
      }
    }
    for name in rest {
      numbers[name] = (1...100).first { !numbers.values.contains($0) }
    }
    return numbers
  }

  private func argument(of name: String) -> Int? {
    ownNumbers?[name] ?? names.firstIndex(of: name).map { $0 + 1 }
  }

  private func name(of argument: Int) -> String {
    number == .argument(argument) ? entry.number ?? "count" : "arg\(argument)"
  }

  /// The value as the other dialect has it; `nil` if that shows nothing in the same way.
  private func converted(
    _ value: ValueText.Value, _ identity: Identity
  ) -> ValueText.Value? {
    var result = value
    if to.hasPercents {
      guard let conversion = conversion(of: value, identity) else { return nil }
      result.conversion = conversion
      if let name = value.name { result.argument = argument(of: name) }
      result.name = nil
    } else {
      guard isShownAsItIs(value) else { return nil }
      result.layout = ""
      result.conversion = ""
      result.kind = .any
      if to == .messageFormat {
        if let name = value.name { result.argument = argument(of: name) }
        result.name = nil
      } else {
        if let argument = value.argument { result.name = name(of: argument) }
        // i18next counts by this name only.
        if to == .doubleBraces, identity == number { result.name = "count" }
        result.argument = nil
      }
    }
    return result
  }

  /// Whether a value without a format looks the same.
  private func isShownAsItIs(_ value: ValueText.Value) -> Bool {
    guard from.hasPercents else { return true }
    guard value.layout.isEmpty, value.substitution == nil, !value.isOwnNumber else { return false }
    switch value.kind {
    case .object: return true
    case .any: return value.conversion == "s"
    case .cString: return from == .printf && value.conversion == "s"
    // `MessageFormat` groups the digits of numbers.
    case .integer, .wideInteger:
      return to != .messageFormat && ["d", "i", "u"].contains(value.conversion.suffix(1))
    default: return false
    }
  }

  /// The letters behind a percent sign that show a value as it was.
  private func conversion(of value: ValueText.Value, _ identity: Identity) -> String? {
    let text = to == .java ? "s" : "@"
    let integer = to == .java ? "d" : "lld"
    guard from.hasPercents else {
      if identity == number { return integer }
      guard let name = value.name else { return text }
      switch entry.placeholders.first(where: { $0.name == name })?.type {
      case nil, "String", "Object", "dynamic": return text
      case "int": return integer
      default: return nil
      }
    }
    let plain = value.layout.allSatisfy { "0123456789.-+".contains($0) }
    guard plain, value.substitution == nil, !value.isOwnNumber else { return nil }
    let letter = String(value.conversion.suffix(1))
    switch value.kind {
    case .object, .any, .cString:
      let isText = ["@", "s"].contains(value.conversion) && !(from == .apple && letter == "s")
      return isText && value.layout.isEmpty ? text : nil
    case .integer, .wideInteger:
      if to == .java {
        return ["d", "i", "u"].contains(letter)
          ? "d" : ["x", "X", "o"].contains(letter) ? letter : nil
      }
      return from == .java ? "ll" + letter : value.conversion
    case .float: return ["f", "e", "E", "g", "G"].contains(value.conversion) ? letter : nil
    default: return nil
    }
  }

  /// Says what is known of the values, and what is not any more.
  private mutating func declare() {
    var seen: Set<Identity> = []
    let unique = values.filter { value in Identity(value).map { seen.insert($0).inserted } ?? false
    }
    if from.hasPercents {
      let isNarrow = values.contains { value in
        value.kind.isWhole && from == .apple && !["lld", "ld"].contains(value.conversion)
          && to != .printf
      }
      let isUntyped = values.contains { value in
        value.kind.isWhole && to != .message && !to.hasPercents && Identity(value) != number
      }
      let kinds = Dictionary(grouping: values) { Identity($0) }.mapValues { Set($0.map(\.kind)) }
      let isMixed = !to.hasPercents && kinds.values.contains { $0.count > 1 }
      if isNarrow || isUntyped || isMixed { lose("the exact type of a number is not kept", nil) }
    }
    if to.hasPercents || to == .messageFormat, !from.hasPercents, from != .messageFormat,
      ownNumbers == nil, !unique.isEmpty
    {
      lose("the names of the values are numbers now", nil)
    }
    if to == .message {
      if from.hasPercents || from == .messageFormat {
        let arguments = unique.sorted { ($0.argument ?? 0) < ($1.argument ?? 0) }
        entry.placeholders = arguments.compactMap { value in
          guard let argument = value.argument else { return nil }
          return PortablePlaceholder(
            name: name(of: argument), type: value.kind.isWhole ? "int" : nil)
        }
      } else {
        entry.placeholders = names.map { name in
          PortablePlaceholder(name: name, type: number == .name(name) ? "int" : nil)
        }
      }
    }
  }

  /// Takes away what the other dialect cannot declare.
  private mutating func finish() {
    guard to != .message else { return }
    let isDeclared = entry.placeholders.contains { placeholder in
      switch placeholder.type {
      case nil: false
      case "int": !to.hasPercents && number != .name(placeholder.name)
      case "num": number != .name(placeholder.name)
      default: true
      }
    }
    let used = Set(values.compactMap(\.name))
    let isUnused = entry.placeholders.contains { !used.contains($0.name) }
    let isRenamed = to == .doubleBraces && entry.number != nil && entry.number != "count"
    if isDeclared || isUnused || isRenamed {
      lose("what is declared of the values is not kept", nil)
    }
    entry.placeholders = []
    entry.number = nil
  }
}

extension ValueText {
  /// Whether it is nothing but characters.
  fileprivate var isPlain: Bool { !isDoubtful && values.isEmpty }
}

extension ValueText.Dialect {
  /// What it is called in a message.
  var phrase: String {
    switch self {
    case .apple, .substitution: "Foundation"
    case .java: "Java's formatter"
    case .printf: "printf"
    case .messageFormat: "MessageFormat"
    case .braces: "a text with names in braces"
    case .doubleBraces: "i18next"
    case .message: "ICU"
    }
  }
}
