import CatalogLint
import CatalogLintRuns
import Diagnostics
import LanguageTags
import StringCatalogs

/// Puts translations into one language into the files of a catalog, in memory.
///
/// What the linter finds wrong in the result is withdrawn, key by key, until nothing is.
struct CatalogImport {
  /// A change of a text, a state, or both.
  struct Change {
    let unit: ImportedUnit
    let place: UnitPlace
    let text: String?
    let state: CatalogValue.State?
  }

  private(set) var catalog: LintedCatalog
  private let sourceLanguage: LanguageTag?
  private(set) var refusals: [ImportRefusal] = []
  /// The translations that were taken.
  private(set) var taken: [ImportedUnit] = []
  /// How many say what the catalog says, or nothing.
  private(set) var unchangedCount = 0

  init(_ catalog: LintedCatalog) {
    self.catalog = catalog
    sourceLanguage = catalog.source.flatMap { catalog.languages[$0].tag }
  }

  /// Takes translations.
  ///
  /// - Parameter isAskedFor: Whether the language may be new to the catalog.
  mutating func take(_ rows: [ImportedUnit], into tag: LanguageTag, isAskedFor: Bool) {
    if isAskedFor, !catalog.languages.contains(where: { $0.tag == tag }) {
      catalog = Self.extended(catalog, by: tag)
    }
    let units = CatalogUnits(catalog, into: tag)
    if units.language != nil, units.language == catalog.source {
      return refuse(rows, .invalidLanguage, "\(tag) is the source language of the catalog")
    }
    if units.language == nil, !isAskedFor {
      return refuse(
        rows, .unknownLanguage, "the catalog has no text in \(tag); --language \(tag) adds it")
    }
    var changes = changes(rows, units)
    keepComplete(&changes, units)
    // Each round withdraws at least one key.
    var round = 0
    while !changes.isEmpty {
      guard let result = apply(&changes, units, tag) else { return }
      let wrong = wrongKeys(in: result, changes, units)
      if wrong.isEmpty {
        catalog = result
        taken += changes.keys.sorted().flatMap { (changes[$0] ?? []).map(\.unit) }
        return
      }
      for (key, reason) in wrong {
        refuse((changes.removeValue(forKey: key) ?? []).map(\.unit), reason.code, reason.message)
      }
      round += 1
      if round == Self.mostRounds {
        for (_, rest) in changes.sorted(by: { $0.key < $1.key }) {
          refuse(rest.map(\.unit), .unwritable, "texts of the file are wrong together")
        }
        return
      }
    }
  }

  private static let mostRounds = 8

  mutating func refuse(_ units: [ImportedUnit], _ code: ImportRefusal.Code, _ message: String) {
    refusals += units.map { ImportRefusal(code: code, unit: $0, message: message) }
  }

  /// The changes that rows ask for, by the places of keys among those of the units.
  private mutating func changes(
    _ rows: [ImportedUnit], _ units: CatalogUnits
  ) -> [Int: [Change]] {
    var places: [UnitID: (key: Int, unit: Int)] = [:]
    for (key, found) in units.keys.enumerated() {
      for (unit, place) in found.units.enumerated() {
        places[units.id(of: place, found)] = (key, unit)
      }
    }
    var seen: [UnitID: ImportedUnit] = [:]
    var changes: [Int: [Change]] = [:]
    for row in rows {
      var id = row.id
      id.catalog = catalog.name
      guard let place = places[id] else {
        refuse([row], .unknownKey, "the catalog has no such text to translate")
        continue
      }
      let key = units.keys[place.key]
      let unit = key.units[place.unit]
      let current = units.target(of: unit, key)
      let target = Self.withLineFeeds(row.target, like: current?.text ?? unit.source)
      if target.isEmpty {
        unchangedCount += 1
        continue
      }
      if let other = seen.updateValue(row, forKey: id) {
        if other.target != row.target {
          refuse([row], .contradiction, "line \(other.line) has another text for the same")
        }
        continue
      }
      let isNew = target != current?.text
      let state = Self.state(row.state, current?.state, isNewText: isNew)
      guard isNew || state != nil else {
        unchangedCount += 1
        continue
      }
      guard Self.withLineFeeds(row.source, like: "") == Self.withLineFeeds(unit.source, like: "")
      else {
        refuse([row], .sourceChanged, "the source is another text now")
        continue
      }
      if row.hasInlineElements {
        refuse([row], .inlineElements, "the text has inline elements, which no catalog has")
        continue
      }
      changes[place.key, default: []].append(
        Change(unit: row, place: unit, text: isNew ? target : nil, state: state))
    }
    return changes
  }

  /// The new state of a text; `nil` if it stays.
  ///
  /// A new text is done unless it is said that somebody should look at it who did not have to before. A text that
  /// stays is done if that is said now.
  private static func state(
    _ row: TranslationUnit.State?, _ current: CatalogValue.State?, isNewText: Bool
  ) -> CatalogValue.State? {
    if isNewText {
      return row == .needsReview && current != .needsReview ? .needsReview : .translated
    }
    guard row == .translated, let current, current != .translated else { return nil }
    return .translated
  }

  /// A text with line feeds as line ends, which spreadsheets change, unless another text has others.
  private static func withLineFeeds(_ text: String, like other: String) -> String {
    if other.unicodeScalars.contains("\r") || !text.unicodeScalars.contains("\r") { return text }
    return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// Refuses keys of which texts would lack.
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
      let names = lacking.prefix(5).map { $0.name.isEmpty ? "the text itself" : $0.name }
      let isPlural = lacking.allSatisfy { $0.plural != nil }
      let reason =
        isPlural && !first.numbers.isEmpty
        ? " (\(first.plural?.rawValue ?? "") is for \(first.numbers))" : ""
      refuse(
        found.map(\.unit), isPlural ? .missingPluralCategory : .incomplete,
        "without \(names.joined(separator: ", ")) the key is not whole\(reason)")
      changes[index] = nil
    }
  }
}
