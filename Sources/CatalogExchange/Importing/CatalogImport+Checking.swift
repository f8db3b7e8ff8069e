import CatalogLint
import Diagnostics
import LanguageTags
import StringCatalogs

extension CatalogImport {
  /// The keys whose changes are not as they should be in a catalog that has them, with the reason.
  func wrongKeys(
    in result: LintedCatalog, _ changes: [Int: [Change]], _ units: CatalogUnits
  ) -> [(key: Int, reason: (code: ImportRefusal.Code, message: String))] {
    var wrong: [Int: (ImportRefusal.Code, String)] = [:]
    // First, what is read again must be what was written, and nothing else may have changed.
    let after = CatalogUnits(result, into: units.tag)
    var texts: [UnitID: String] = [:]
    for key in after.keys {
      for unit in key.units { texts[after.id(of: unit, key)] = after.target(of: unit, key)?.text }
    }
    for (index, found) in changes {
      let key = units.keys[index]
      for change in found {
        guard let text = change.text else { continue }
        if texts[units.id(of: change.place, key)] != text {
          wrong[index] = (.unwritable, "the file cannot spell this text")
        }
      }
    }
    let errors = result.files.map { $0.content.errors.count { $0.severity == .error } }
    let earlier = catalog.files.map { $0.content.errors.count { $0.severity == .error } }
    if wrong.isEmpty, zip(errors, earlier).contains(where: { $0 > $1 }) {
      for index in changes.keys {
        wrong[index] = (.unwritable, "with these texts the file would not be read")
      }
    }
    if wrong.isEmpty { addLinted(result, changes, units, &wrong) }
    return wrong.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Adds the keys with errors of the linter that they had not before, or that are in what is new.
  private func addLinted(
    _ result: LintedCatalog, _ changes: [Int: [Change]], _ units: CatalogUnits,
    _ wrong: inout [Int: (ImportRefusal.Code, String)]
  ) {
    struct Identity: Hashable {
      let rule: String
      let key: String?
      let message: String
    }
    func identity(_ diagnostic: Diagnostic) -> Identity {
      Identity(
        rule: diagnostic.rule, key: diagnostic.subject?.key, message: diagnostic.message)
    }
    let language = units.tag.description
    func errors(_ catalog: LintedCatalog) -> [Diagnostic] {
      Linter(LintOptions()).lint(catalog).filter {
        $0.severity == .error && $0.subject?.language == language
      }
    }
    let known = Set(errors(catalog).map(identity))
    let families = Dictionary(
      RuleRegistry.all.map { ($0.id, $0.family) }, uniquingKeysWith: { first, _ in first })
    let places = Dictionary(
      changes.keys.map { (units.keys[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    for diagnostic in errors(result) {
      guard let place = diagnostic.subject?.key.flatMap({ places[$0] }) else { continue }
      let isOfText = families[diagnostic.rule] == .placeholders
      guard isOfText || !known.contains(identity(diagnostic)) else { continue }
      wrong[place] = (.lint, "\(diagnostic.rule): \(diagnostic.message)")
    }
  }
}
