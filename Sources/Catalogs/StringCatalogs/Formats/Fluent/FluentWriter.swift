import FormatStrings
import LanguageTags

/// Writes Fluent resources, such as `locales/de/app.ftl`.
///
/// A key must be the name of a message or term, or the names of a message and an attribute,
/// separated by a full stop. The elements of an array become numbered messages: `days-0`, `days-1`.
enum FluentWriter: CatalogWriter {
  static let format = CatalogFormat.fluent
  static let dialect: ValueText.Dialect? = ValueText.Dialect.placeables
  static let usualName = "app"
  static let abilities: FormatAbilities = [.paths, .plurals, .exactNumbers, .comments]
  static let reportsOrder = true

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    guard var naming = format.naming else { return [] }
    // Programs expect folders that are named after language tags.
    naming.spelling = .tagsOnly
    let arrays = Set(catalog.entries.filter { $0.kind == .stringArray }.map(\.path))
    let known = Set(catalog.entries.map(\.name))
    func isElement(_ entry: PortableEntry) -> Bool { arrays.contains(entry.path.dropLast()) }
    var reduced = catalog.reduced(to: abilities, losses: &losses) { entry in
      let name = isElement(entry) ? elementName(of: entry) : entry.name
      if isElement(entry), known.contains(name) { return "another key has the name '\(name)'" }
      return isName(name) ? nil : "the key is not a Fluent identifier"
    }
    for place in reduced.entries.indices where isElement(reduced.entries[place]) {
      reduced.entries[place].path = [elementName(of: reduced.entries[place])]
    }
    let names = reduced.entries.map(\.name)
    reduced.entries = inMessages(reduced.entries)
    if names != reduced.entries.map(\.name) {
      losses.append(
        ConversionLoss(
          aspect: .order, message: "attributes are moved after the value of their message"))
    }
    shareComments(&reduced, &losses)
    losses += reduced.entries.flatMap { changes(in: $0, reduced.languages) }
    reduced.reportOrder(&losses)
    let paths = LanguagePaths(
      of: reduced, naming, usualName: usualName, losses: &losses
    ) { name, language in ["locales", language ?? "", name + ".ftl"] }
    return reduced.languages.compactMap { language in
      paths.paths[language].map { path in
        PortableFile(path: path, bytes: Array(text(of: reduced, in: language).utf8))
      }
    }
  }

  /// Returns the name of an array element, whose number is the last component of its path.
  ///
  /// A Fluent identifier cannot begin with a digit, so the number is appended with a hyphen.
  private static func elementName(of entry: PortableEntry) -> String {
    entry.path.dropLast().joined(separator: ".") + "-" + (entry.path.last ?? "")
  }

  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first else { return false }
    let isTerm = first.hasPrefix("-")
    if isTerm, parts.count > 1 { return false }
    return FluentText.isIdentifier(isTerm ? first.dropFirst() : first)
      && parts.dropFirst().allSatisfy { FluentText.isIdentifier($0) }
  }

  /// Returns the name of an entry's message, and the name of its attribute if it has one.
  private static func parts(of entry: PortableEntry) -> (message: Substring, attribute: Substring?)
  {
    let parts = entry.name.split(separator: ".", maxSplits: 1)
    return (parts[0], parts.count > 1 ? parts[1] : nil)
  }

  /// Returns entries grouped by message, with the value of each message first.
  private static func inMessages(_ entries: [PortableEntry]) -> [PortableEntry] {
    var first: [Substring: Int] = [:]
    let ranks = entries.enumerated().map { place, entry in
      let (message, attribute) = parts(of: entry)
      let rank = first[message] ?? place
      first[message] = rank
      return [rank, attribute == nil ? 0 : 1, place]
    }
    return entries.indices.sorted { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }
      .map { entries[$0] }
  }

  /// Replaces the comments of attributes with that of their message, and reports lost comments.
  private static func shareComments(
    _ catalog: inout PortableCatalog, _ losses: inout [ConversionLoss]
  ) {
    var comments: [Substring: String?] = [:]
    for place in catalog.entries.indices {
      let entry = catalog.entries[place]
      let message = parts(of: entry).message
      let shared = comments[message] ?? entry.comment
      comments[message] = .some(shared)
      if shared == entry.comment { continue }
      losses.append(
        ConversionLoss(
          aspect: .comment, of: entry, message: "a message and its attributes share one comment"))
      catalog.entries[place].comment = shared
    }
  }

  /// Returns a loss for each property of an entry that Fluent represents in a different way.
  private static func changes(
    in entry: PortableEntry, _ languages: [LanguageTag]
  ) -> [ConversionLoss] {
    var losses: [ConversionLoss] = []
    if entry.path.count == 1, parts(of: entry).attribute != nil {
      losses.append(
        ConversionLoss(
          aspect: .path, of: entry, message: "the part after the full stop becomes an attribute"))
    }
    for language in languages
    where (entry.texts[language] ?? []).contains(where: { FluentText.parts(of: $0.text) == nil }) {
      losses.append(
        ConversionLoss(
          aspect: .placeholder, of: entry, language: language,
          message: "a literal brace becomes a string literal in braces"))
    }
    return losses
  }

  private static func text(of catalog: PortableCatalog, in language: LanguageTag) -> String {
    var text = ""
    var last: Substring?
    for entry in catalog.entries {
      guard let texts = entry.texts[language] else { continue }
      let (message, attribute) = parts(of: entry)
      if last != message {
        text += last == nil ? "" : "\n"
        if let comment = entry.comment { text += FluentText.comment(comment, newline: "\n") }
        text += message + " ="
      }
      last = message
      if let attribute { text += "\n    .\(attribute) =" }
      text += value(texts, of: entry, indentation: attribute == nil ? 4 : 8)
    }
    return text.isEmpty ? "" : text + "\n"
  }

  private static func value(
    _ texts: [PortableText], of entry: PortableEntry, indentation: Int
  ) -> String {
    let isPlural = entry.texts.values.joined().contains {
      ($0.variation.plural ?? .other) != .other || $0.variation.exactNumber != nil
    }
    // If a language has one string for all numbers, no select expression is necessary.
    if isPlural, texts.count == 1 {
      return FluentText.value(texts[0].text, indentation: indentation, newline: "\n")
    }
    let forms = texts.compactMap { text in
      FluentText.Form(
        category: text.variation.plural, number: text.variation.exactNumber, text: text.text)
    }
    let plural = FluentText.plural(
      forms, selector: "$" + (entry.number ?? "count"), indentation: indentation, newline: "\n")
    return plural
      ?? FluentText.value(texts.first?.text ?? "", indentation: indentation, newline: "\n")
  }
}
