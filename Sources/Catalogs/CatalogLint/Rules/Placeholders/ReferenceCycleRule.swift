import Diagnostics
import StringCatalogs

/// Reports a string that refers to itself, directly or through other strings.
struct ReferenceCycleRule: Rule {
  let id = "reference-cycle"
  let family = RuleFamily.placeholders
  let severity = Severity.error
  let summary = "a string that refers to itself, directly or through other strings"
  var checks: RuleChecks { RuleChecks(catalog: check) }

  func applies(to format: CatalogFormat) -> Bool { format.traits.references == .expressions }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    var searches: [Int: CycleSearch] = [:]
    for file in catalog.files.indices where applies(to: catalog.files[file].content.format) {
      let language = catalog.languagePlaces(of: catalog.files[file].content).first ?? 0
      UsedReference.forEach(in: catalog, file: file) { use in
        searches[language, default: CycleSearch()].add(use)
      }
    }
    for language in searches.keys.sorted() {
      searches[language]?.run { use, others in
        let path = others.isEmpty ? "" : " through " + Self.list(others)
        sink.report(
          "'\(use.entry)' refers to itself\(path)", at: use.range, use.site,
          notes: ["programs display the name in braces or {???} instead of the reference"])
      }
    }
  }

  /// Returns an English list of the first few names.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(longestList).joined(separator: ", ")
    return names.count > longestList ? shown + " and \(names.count - longestList) more" : shown
  }

  private static let longestList = 3
}

/// Searches for cycles among the references in one language.
///
/// Names are visited in sorted order, so that the result does not depend on the order of entries.
///
/// - Complexity: O(*n* log *n*), where *n* is the number of references.
private struct CycleSearch {
  private var uses: [String: [UsedReference]] = [:]
  private var finished: Set<String> = []

  mutating func add(_ use: UsedReference) {
    uses[use.entry, default: []].append(use)
  }

  /// Calls a closure with each reference that closes a cycle, and with the cycle's other names.
  ///
  /// The names are in the order of the cycle.
  mutating func run(_ report: (_ use: UsedReference, _ others: [String]) -> Void) {
    uses = uses.mapValues { $0.sorted { $0.name < $1.name } }
    for name in uses.keys.sorted() where !finished.contains(name) {
      // The names on the current path, each with the index of its next reference to follow.
      var path: [(name: String, next: Int)] = [(name, 0)]
      var places = [name: 0]
      while let (current, next) = path.last {
        guard let own = uses[current], next < own.count else {
          finished.insert(current)
          places[current] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let use = own[next]
        if let start = places[use.name] {
          report(use, path[start...].dropLast().map(\.name))
        } else if !finished.contains(use.name), uses[use.name] != nil {
          places[use.name] = path.count
          path.append((use.name, 0))
        }
      }
    }
  }
}
