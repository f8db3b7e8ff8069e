import Diagnostics
import StringCatalogs

/// Reports a reference to a message, term or function that is not defined for the language.
///
/// An app may combine the catalog with other files. If the source strings refer to a name that the
/// source files do not define, that name is assumed to be in a different file. There are
/// exceptions: for example, the name is still reported in a source string if it differs in only one
/// letter from a defined name.
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
        guard !own.contains(use.name), use.kind != .function || !names.functions.contains(use.name),
          !catalog.files[file].content.format.definition.functions.contains(use.name)
        else { return }
        report(use, in: language, names: names, search: &search, catalog: catalog, into: &sink)
      }
    }
  }

  /// Returns `true` if a name differs in only one letter from a defined name.
  ///
  /// Otherwise, a different file may define the name.
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
    // A message's value and attributes are in one file, so a different file cannot add any.
    let isAttribute =
      names.messages[language]?.contains(use.message ?? Substring(use.name)) ?? false
    let hasNoValue = isAttribute && use.message == nil
    let isElsewhere = names.elsewhere.contains(use.name)
    if isElsewhere, language != catalog.source && !hasNoValue || isFunction { return }
    // A name that another language defines is not mistyped.
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
        "the source language defines '\(use.name)', but \(seen)"
      } else {
        isInCatalog || isFunction || isAttribute
          ? seen : seen + ", unless another file of the language defines it"
      }
    let place = "in '\(catalog.languages[language].name)'"
    sink.report(
      hasNoValue
        ? "message '\(use.name)' has attributes but no value \(place)"
        : "unknown \(use.kind.rawValue) '\(use.name)' \(place)",
      at: use.range, use.site,
      severity: severity, notes: [note], fixIts: fixIts ?? [])
  }
}

/// The messages and terms of a catalog.
private struct Names {
  /// The defined names, by language.
  private(set) var defined: [Int: Set<String>] = [:]
  /// The defined names in sorted order, by language.
  let sorted: [Int: [String]]
  /// The names of messages with a value or an attribute, by language.
  private(set) var messages: [Int: Set<Substring>] = [:]
  /// The names that source strings refer to but the source does not define, including functions.
  private(set) var elsewhere: Set<String> = []
  /// The functions that several messages of one language call, which the program probably defines.
  ///
  /// A translator does not invent a function. A function whose name resembles that of a predefined
  /// function, such as `NUMMER`, is treated as mistyped.
  let functions: Set<String>

  /// The minimum number of calls from which a function is inferred to be defined.
  private static let fewestCalls = 3

  private static func functions(of catalog: LintedCatalog) -> Set<String> {
    struct Call: Hashable {
      let name: String
      let language: Int
    }
    var callers: [Call: Set<String>] = [:]
    var known: Set<String> = []
    for (place, file) in catalog.files.enumerated() {
      let language = catalog.languagePlaces(of: file.content).first ?? 0
      known.formUnion(file.content.format.definition.functions)
      UsedReference.forEach(in: catalog, file: place) { use in
        if use.kind == .function {
          callers[Call(name: use.name, language: language), default: []].insert(use.entry)
        }
      }
    }
    let several = Set(callers.filter { $0.value.count >= fewestCalls }.map(\.key.name))
    return several.filter { Spelling.nearest(to: $0, among: known.sorted()) == nil }
  }

  init(of catalog: LintedCatalog) {
    for file in catalog.files {
      let language = catalog.languagePlaces(of: file.content).first ?? 0
      for entry in file.content.entries {
        defined[language, default: []].insert(file.content.name(of: entry))
      }
    }
    sorted = defined.mapValues { $0.sorted() }
    messages = defined.mapValues { names in Set(names.map { $0.prefix { $0 != "." } }) }
    functions = Self.functions(of: catalog)
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

/// Finds the defined names that resemble unknown names, and caches the results.
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
