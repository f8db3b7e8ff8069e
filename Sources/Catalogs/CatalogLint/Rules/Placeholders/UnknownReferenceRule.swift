import Diagnostics
import StringCatalogs

/// Reports a reference to a message or term that does not exist in the language.
///
/// A program may read the catalog together with other files. If the source refers to a name that it
/// does not define, the name is therefore assumed to be in a different file, unless it resembles a
/// name in the catalog.
struct UnknownReferenceRule: Rule {
  let id = "unknown-reference"
  let family = RuleFamily.placeholders
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a reference to a message, term or function that the language does not have"
  var checks: RuleChecks { RuleChecks(catalog: check) }

  func applies(to format: CatalogFormat) -> Bool { format.traits.references == .expressions }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    guard catalog.files.contains(where: { applies(to: $0.content.format) }) else { return }
    let names = Names(of: catalog)
    var search = NameSearch()
    for file in catalog.files.indices {
      let language = catalog.languagePlaces(of: catalog.files[file].content).first ?? 0
      let own = names.defined[language] ?? []
      UsedReference.forEach(in: catalog, file: file) { use in
        guard !own.contains(use.name),
          !catalog.files[file].content.format.definition.functions.contains(use.name)
        else { return }
        report(use, in: language, names: names, search: &search, catalog: catalog, into: &sink)
      }
    }
  }

  /// Returns `true` if a name differs in only one letter from a name in the file.
  ///
  /// If not, it may be a name in a different file.
  private static func isMistyped(_ name: String, for other: String?) -> Bool {
    other.map { Spelling.differsInOneLetter(Array(name.utf8), Array($0.utf8)) } ?? false
  }

  private func report(
    _ use: UsedReference, in language: Int, names: Names, search: inout NameSearch,
    catalog: LintedCatalog, into sink: inout DiagnosticSink
  ) {
    let isInSource = catalog.source.flatMap { names.defined[$0] }?.contains(use.name) ?? false
    let isInCatalog = isInSource || names.defined.values.contains { $0.contains(use.name) }
    let isFunction = use.kind == .function
    // A different file cannot add an attribute or a value to a message.
    let isAttribute =
      names.messages[language]?.contains(use.message ?? Substring(use.name)) ?? false
    let hasNoValue = isAttribute && use.message == nil
    let isElsewhere = names.elsewhere.contains(use.name)
    if isElsewhere, language != catalog.source && !hasNoValue || isFunction { return }
    // A name that the catalog contains is not mistyped.
    let meant =
      isFunction || isInCatalog || hasNoValue
      ? nil : search.nearest(to: use.name, among: names.sorted[language] ?? [], language: language)
    if isElsewhere, !isAttribute, !Self.isMistyped(use.name, for: meant) { return }
    let fixIts = meant.map { name in
      [
        FixIt(
          title: "write \(name)", applicability: .unsafe,
          edits: [FixIt.Edit(range: use.range, text: name)])
      ]
    }
    let severity: Severity =
      if isInSource || isFunction || isAttribute {
        .error
      } else if isInCatalog || meant != nil {
        .warning
      } else {
        .info
      }
    let seen = "users see {\(use.name)}"
    let note =
      if let meant {
        "did you mean '\(meant)'?"
      } else if isInSource {
        "the source language has it, but \(seen)"
      } else {
        isInCatalog || isFunction || isAttribute
          ? seen : seen + ", unless another file of the language defines it"
      }
    let place = "in '\(catalog.languages[language].name)'"
    sink.report(
      hasNoValue
        ? "'\(use.name)' has only attributes \(place)"
        : "unknown \(use.kind.rawValue) '\(use.name)' \(place)",
      at: use.range, use.site,
      severity: severity, notes: [note], fixIts: fixIts ?? [])
  }
}

/// The messages and terms of a catalog.
private struct Names {
  /// The names in each language.
  private(set) var defined: [Int: Set<String>] = [:]
  /// The names in each language, in sorted order.
  let sorted: [Int: [String]]
  /// The messages in each language that contain a string or an attribute.
  private(set) var messages: [Int: Set<Substring>] = [:]
  /// The names that the source refers to but does not define, and the functions that it uses.
  private(set) var elsewhere: Set<String> = []

  init(of catalog: LintedCatalog) {
    for file in catalog.files {
      let language = catalog.languagePlaces(of: file.content).first ?? 0
      for entry in file.content.entries {
        defined[language, default: []].insert(file.content.name(of: entry))
      }
    }
    sorted = defined.mapValues { $0.sorted() }
    messages = defined.mapValues { names in Set(names.map { $0.prefix { $0 != "." } }) }
    guard let source = catalog.source, catalog.isSourceKnown else { return }
    let own = defined[source] ?? []
    for (place, file) in catalog.files.enumerated()
    where catalog.languagePlaces(of: file.content).first == source {
      UsedReference.forEach(in: catalog, file: place) { use in
        if !own.contains(use.name) { elsewhere.insert(use.name) }
      }
    }
  }
}

/// Finds similar names as suggestions, and caches them.
private struct NameSearch {
  private var known: [String: String?] = [:]
  /// The maximum number of searches, because each one compares all names in a language.
  private static let maximumCount = 64

  mutating func nearest(to name: String, among names: [String], language: Int) -> String? {
    let key = "\(language) \(name)"
    if let found = known[key] { return found }
    guard known.count < Self.maximumCount else { return nil }
    let isTerm = name.hasPrefix("-")
    let found = Spelling.nearest(to: name, among: names.filter { $0.hasPrefix("-") == isTerm })
    known[key] = .some(found)
    return found
  }
}
