import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs

/// Imports translations into a catalog, in memory.
///
/// Changes that cause linter errors are rejected until no such error remains.
struct CatalogImport {
  /// A change to a string, a state, or both.
  struct Change {
    let unit: ImportedUnit
    let place: UnitPlace
    let text: MarkedText?
    let state: CatalogValue.State?
  }

  /// An accepted translation, and the index of the file that contains it.
  struct Taken {
    let unit: ImportedUnit
    let file: Int
  }

  /// The reason for a rejection.
  typealias Reason = (code: ImportRefusal.Code, message: String)

  var catalog: LintedCatalog
  let linter: ScopedLinter
  /// The initial content of each file that the import adds for a language, by file index.
  private(set) var seeds: [Int: [UInt8]] = [:]
  private(set) var refusals: [ImportRefusal] = []
  /// The accepted translations.
  private(set) var taken: [Taken] = []
  /// The number of ignored rows, which are empty, unchanged, or a repetition of an earlier row.
  private(set) var unchangedCount = 0

  init(_ catalog: LintedCatalog, _ linter: ScopedLinter) {
    self.catalog = catalog
    self.linter = linter
  }

  /// Imports translations into a language, and rejects those that are not valid.
  ///
  /// - Parameter isAskedFor: `true` if the user requested that the language be added if necessary.
  mutating func take(_ rows: [ImportedUnit], into tag: LanguageTag, isAskedFor: Bool) {
    let isKnown = catalog.languages.contains { $0.tag == tag }
    if isKnown, catalog.source.map({ catalog.languages[$0].tag == tag }) ?? false {
      return refuse(
        rows, code: .invalidLanguage, message: "\(tag) is the source language of the catalog")
    }
    guard isKnown || isAskedFor else {
      // Rows without a translation have no effect.
      let asking = rows.filter { !$0.target.isEmpty }
      pass(rows.count - asking.count)
      return refuse(
        asking, code: .unknownLanguage,
        message: "the catalog has no strings in \(tag); to add the language, use --language \(tag)")
    }
    let (extended, added) = Self.extended(
      catalog, by: tag, source: linter.sourceLanguage)
    catalog = extended
    seeds.merge(added) { first, _ in first }
    let units = CatalogUnits(catalog, into: tag)
    var changes = changes(rows, units)
    keepComplete(&changes, units)
    // Each round rejects the changes that cause errors. After the last round, all remaining changes
    // are rejected.
    var round = 0
    var known: Set<FoundError>?
    while !changes.isEmpty {
      let wrong: [(key: Int, change: Int?, reason: Reason)]
      let edits = edits(for: changes, units, tag)
      if !edits.refused.isEmpty {
        wrong = edits.refused.map { ($0.key, nil, (.unwritable, $0.reason)) }
      } else if let contents = contents(edits.files) {
        let broken = broken(contents)
        if broken == nil {
          let result = joined(contents)
          let found = wrongTexts(in: result, changes, units: units, known: &known)
          if found.isEmpty {
            catalog = result
            for key in changes.keys.sorted() {
              let file = edits.filesOfKeys[key] ?? 0
              taken += (changes[key] ?? []).map { Taken(unit: $0.unit, file: file) }
            }
            return
          }
          wrong = found
        } else {
          wrong = isolated(changes, units: units, in: tag)
        }
      } else {
        wrong = isolated(changes, units: units, in: tag)
      }
      withdraw(wrong, from: &changes)
      keepComplete(&changes, units)
      round += 1
      if round == Self.mostRounds {
        for (_, rest) in changes.sorted(by: { $0.key < $1.key }) {
          refuse(
            rest.map(\.unit), code: .unwritable,
            message:
              "the file would stay invalid after \(Self.mostRounds) attempts to omit translations")
        }
        return
      }
    }
  }

  private static let mostRounds = 16

  mutating func refuse(_ units: [ImportedUnit], code: ImportRefusal.Code, message: String) {
    refusals += units.map { ImportRefusal(code: code, unit: $0, message: message) }
  }

  /// Adds to the number of ignored rows.
  mutating func pass(_ count: Int) { unchangedCount += count }

  /// Rejects changes and removes them; if `change` is `nil`, all changes to the key are rejected.
  private mutating func withdraw(
    _ wrong: [(key: Int, change: Int?, reason: Reason)], from changes: inout [Int: [Change]]
  ) {
    var gone: [Int: Set<Int>] = [:]
    for (key, change, reason) in wrong {
      let all = changes[key] ?? []
      for place in change.map({ [$0] }) ?? Array(all.indices)
      where gone[key, default: []].insert(place).inserted {
        refuse([all[place].unit], code: reason.code, message: reason.message)
      }
    }
    for (key, places) in gone {
      let rest = (changes[key] ?? []).enumerated().filter { !places.contains($0.offset) }
      changes[key] = rest.isEmpty ? nil : rest.map(\.element)
    }
  }

  /// Rejects all changes to each key whose translation would still lack required strings.
  ///
  /// For example, a required plural category may be missing.
  private mutating func keepComplete(_ changes: inout [Int: [Change]], _ units: CatalogUnits) {
    for (index, found) in changes.sorted(by: { $0.key < $1.key }) {
      let key = units.keys[index]
      let given = Set(found.filter { $0.text != nil }.map { $0.place.name })
      if given.isEmpty { continue }
      let bases = Set(found.map { $0.place.base })
      let lacking = key.units.filter { unit in
        unit.isNeeded && !given.contains(unit.name) && units.target(of: unit, key) == nil
          && (key.target == nil || bases.contains(unit.base))
      }
      guard let first = lacking.first else { continue }
      let names = lacking.prefix(5).map { $0.name.isEmpty ? "the string itself" : $0.name }
      let isPlural = lacking.allSatisfy { $0.plural != nil }
      let reason =
        isPlural && !first.numbers.isEmpty
        ? " (\(first.plural?.rawValue ?? "") is for \(first.numbers))" : ""
      refuse(
        found.map(\.unit), code: isPlural ? .missingPluralCategory : .incomplete,
        message: "the key is incomplete without \(names.joined(separator: ", "))\(reason)")
      changes[index] = nil
    }
  }
}
