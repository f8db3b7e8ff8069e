import Diagnostics
import StringCatalogs

/// A reference to a message or term that the language does not have.
///
/// A catalog may be one of several files that a program reads together. So a name that the source
/// refers to and does not have is taken for that of another file.
struct UnknownReferenceRule: Rule {
  let id = "unknown-reference"
  let family = RuleFamily.placeholders
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a reference to a message or term that the language does not have"
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
        if use.name == use.entry {
          return sink.report(
            "\(use.name) refers to itself", at: use.range, use.site,
            notes: ["programs show the name instead of the string"])
        }
        guard !own.contains(use.name), !names.elsewhere.contains(use.name),
          !catalog.files[file].content.format.definition.functions.contains(use.name)
        else { return }
        report(use, in: language, names: names, search: &search, catalog: catalog, into: &sink)
      }
    }
  }

  private func report(
    _ use: UsedReference, in language: Int, names: Names, search: inout NameSearch,
    catalog: LintedCatalog, into sink: inout DiagnosticSink
  ) {
    let isInSource = catalog.source.flatMap { names.defined[$0] }?.contains(use.name) ?? false
    let isInCatalog = isInSource || names.defined.values.contains { $0.contains(use.name) }
    let isFunction = use.kind == .function
    // A name that the catalog has was not mistyped.
    let meant =
      isFunction || isInCatalog
      ? nil : search.nearest(to: use.name, among: names.sorted[language] ?? [], language: language)
    let fixIts = meant.map { name in
      [
        FixIt(
          title: "write \(name)", applicability: .unsafe,
          edits: [FixIt.Edit(range: use.range, text: name)])
      ]
    }
    let severity: Severity =
      if isInSource || isFunction {
        .error
      } else if isInCatalog || meant != nil {
        language == catalog.source ? .warning : meant == nil ? .warning : .error
      } else {
        .info
      }
    let seen = "people see {\(use.name)}"
    let note =
      if let meant {
        "\(meant) was probably meant"
      } else if isInSource {
        "the source language has it, but \(seen)"
      } else {
        isInCatalog || isFunction ? seen : seen + ", unless another file of the language has it"
      }
    sink.report(
      "'\(catalog.languages[language].name)' has no \(use.kind.rawValue) \(use.name)",
      at: use.range, use.site,
      severity: severity, notes: [note], fixIts: fixIts ?? [])
  }
}

/// A reference in a string of a file.
private struct UsedReference {
  /// The name, with the attribute, or with parentheses for a function.
  let name: String
  let kind: StringReference.Kind
  /// The name of the entry that has it.
  let entry: String
  let range: SourceRange
  let site: LintSite

  /// Calls a function with the references of a file.
  ///
  /// - Complexity: O(*n*) in the bytes of the strings.
  static func forEach(
    in catalog: LintedCatalog, file: Int, _ body: (UsedReference) -> Void
  ) {
    let content = catalog.files[file].content
    guard content.format.traits.references == .expressions else { return }
    let definition = content.format.definition
    for (place, entry) in content.entries.enumerated() where !entry.isSuperseded {
      for localization in entry.localizations {
        for value in content.localizations[localization].values {
          let text = content.values[value].text
          let bytes = content.bytes[text.range.clamped(to: content.bytes.indices)]
          guard bytes.contains(UInt8(ascii: "{")) else { continue }
          let decoded = Array(content.string(text).utf8)
          let references = definition.references(in: decoded)
          if references.isEmpty { continue }
          let name = content.name(of: entry)
          for reference in references {
            body(
              UsedReference(
                name: reference.name, kind: reference.kind, entry: name,
                range: content.sourceRange(of: reference.range, in: text),
                site: LintSite(
                  file: file, entry: place, localization: localization, value: value)))
          }
        }
      }
    }
  }
}

/// The messages and terms of a catalog.
private struct Names {
  /// For each language the names that it has.
  private(set) var defined: [Int: Set<String>] = [:]
  /// The same in order.
  let sorted: [Int: [String]]
  /// The names that the source refers to and does not have, and the functions that it uses.
  private(set) var elsewhere: Set<String> = []

  init(of catalog: LintedCatalog) {
    for file in catalog.files {
      let language = catalog.languagePlaces(of: file.content).first ?? 0
      for entry in file.content.entries {
        defined[language, default: []].insert(file.content.name(of: entry))
      }
    }
    sorted = defined.mapValues { $0.sorted() }
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

/// Finds the names that were meant, each once.
private struct NameSearch {
  private var known: [String: String?] = [:]
  /// As many names are looked for; each is compared with all of a language.
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
