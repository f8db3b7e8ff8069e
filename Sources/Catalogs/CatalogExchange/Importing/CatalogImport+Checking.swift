import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs

extension CatalogImport {
  /// Returns a description of an error that the changed files have and the original files do not.
  ///
  /// The result is `nil` if there is none.
  func broken(_ contents: [Int: CatalogFile]) -> String? {
    for (index, content) in contents.sorted(by: { $0.key < $1.key }) {
      func errors(_ file: CatalogFile) -> [CatalogError] {
        file.errors.filter { $0.severity == .error }
      }
      let old = errors(catalog.files[index].content)
      let new = errors(content)
      if new.count > old.count {
        let added = new.first { error in !old.contains { $0.code == error.code } } ?? new.last
        return "the file would become invalid: expected \(added?.expected ?? "a different string")"
      }
    }
    return nil
  }

  /// Returns the changes that make a file invalid or have overlapping edits, each with the reason.
  ///
  /// - Complexity: Each file is parsed O(*b* log *k*) times for *k* changed keys, of which *b* are
  ///   returned.
  func isolated(
    _ changes: [Int: [Change]], units: CatalogUnits, in tag: LanguageTag
  ) -> [(key: Int, change: Int?, reason: Reason)] {
    func reason(_ keys: ArraySlice<Int>) -> String? {
      let part = changes.filter { keys.contains($0.key) }
      guard let contents = contents(edits(for: part, units, tag).files) else {
        return "the edits to the file overlap"
      }
      return broken(contents)
    }
    let keys = changes.keys.sorted()
    var wrong: [(key: Int, change: Int?, reason: Reason)] = []
    var open = [keys[...]]
    while let part = open.popLast() {
      guard let found = reason(part) else { continue }
      if part.count == 1 {
        wrong.append((part[part.startIndex], nil, (.unwritable, found)))
        continue
      }
      let middle = part.startIndex + part.count / 2
      let halves = [part[..<middle], part[middle...]]
      if halves.allSatisfy({ reason($0) == nil }) {
        let message = "the translations are invalid only in combination: " + found
        wrong += part.map { ($0, nil, (.unwritable, message)) }
      } else {
        open += halves
      }
    }
    return wrong
  }

  /// A linter error, without its position in the file.
  struct FoundError: Hashable {
    let rule: String
    let key: String?
    let message: String

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      key = diagnostic.subject?.key
      message = diagnostic.message
    }
  }

  /// Returns the changes that were applied incorrectly or cause linter errors, with the reasons.
  ///
  /// A result whose `change` is `nil` applies to all changes to its key.
  ///
  /// - Parameter known: The linter errors before the import; `nil` if they are not computed yet.
  func wrongTexts(
    in result: LintedCatalog, _ changes: [Int: [Change]], units: CatalogUnits,
    known: inout Set<FoundError>?
  ) -> [(key: Int, change: Int?, reason: Reason)] {
    // Parsing the changed file must return exactly the imported translations.
    let after = CatalogUnits(result, into: units.tag)
    var texts: [UnitID: (text: MarkedText, file: Int, value: Int)] = [:]
    for key in after.keys {
      guard let target = key.target else { continue }
      for unit in key.units {
        guard let value = unit.value, let text = after.target(of: unit, key)?.text else { continue }
        texts[after.id(of: unit, key)] = (key.marked(text), target.file, value)
      }
    }
    var wrong: [(key: Int, change: Int?, reason: Reason)] = []
    var places: [String: [(range: Range<Int>, key: Int, change: Int)]] = [:]
    for (index, found) in changes.sorted(by: { $0.key < $1.key }) {
      let key = units.keys[index]
      for (change, made) in found.enumerated() {
        guard let text = made.text else { continue }
        guard let read = texts[units.id(of: made.place, key)] else {
          let reason = "after the import, the file would lack the string"
          wrong.append((index, change, (.unwritable, reason)))
          continue
        }
        if read.text != text {
          let shown = read.text.spelled
          wrong.append(
            (
              index, change,
              (.unwritable, "the file cannot express the string: an app would display '\(shown)'")
            ))
          continue
        }
        let file = result.files[read.file]
        places[file.path, default: []].append(
          (file.content.values[read.value].text.range, index, change))
      }
    }
    if !wrong.isEmpty { return wrong }
    return linted(result, changes: changes, units: units, places: places, known: &known)
  }

  /// Returns the changes that cause linter errors, with the reasons.
  ///
  /// These are changes to strings with errors, and changes that cause errors elsewhere in the
  /// catalog.
  private func linted(
    _ result: LintedCatalog, changes: [Int: [Change]], units: CatalogUnits,
    places: [String: [(range: Range<Int>, key: Int, change: Int)]],
    known: inout Set<FoundError>?
  ) -> [(key: Int, change: Int?, reason: Reason)] {
    let language = units.tag.description
    func errors(_ catalog: LintedCatalog) -> [Diagnostic]? {
      linter.lint(catalog)?.filter { $0.severity == .error && $0.subject?.language == language }
    }
    guard let found = errors(result) else {
      let reason: Reason = (.lint, "too many diagnostics to check the translations")
      return changes.keys.map { ($0, nil, reason) }
    }
    if found.isEmpty { return [] }
    let earlier = known ?? Set(errors(catalog)?.map { FoundError($0) } ?? [])
    known = earlier
    var keys: [String: [Int]] = [:]
    for key in changes.keys.sorted() { keys[units.keys[key].name, default: []].append(key) }
    let sorted = places.mapValues { $0.sorted { $0.range.lowerBound < $1.range.lowerBound } }
    var wrong: [(key: Int, change: Int?, reason: Reason)] = []
    for diagnostic in found {
      let reason: Reason = (.lint, "\(diagnostic.rule): \(diagnostic.message)")
      if let range = diagnostic.range?.range, let own = sorted[diagnostic.path ?? ""],
        let place = own.last(where: { $0.range.lowerBound <= range.lowerBound }),
        range.upperBound <= place.range.upperBound
      {
        wrong.append((place.key, place.change, reason))
      } else if !earlier.contains(FoundError(diagnostic)) {
        wrong += (diagnostic.subject?.key.flatMap { keys[$0] } ?? []).map { ($0, nil, reason) }
      }
    }
    return wrong
  }
}
