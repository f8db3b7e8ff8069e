import Diagnostics
import FormatStrings
import StringCatalogs

/// The placeholders that translations have in addition to those of the source.
///
/// If at least three translations have the same additional placeholder, the app probably passes its
/// value, and the source does not need it. In that case, the placeholder is reported only once, for
/// the source.
struct SharedExtras {
  /// The minimum number of translations that are sufficient evidence about the app.
  private static let fewest = 3

  private var extras: [FormatDifference] = []

  /// Moves the differences for additional placeholders into this collection.
  mutating func take(from differences: inout [FormatDifference]) {
    guard differences.contains(where: Self.isExtra) else { return }
    extras += differences.filter(Self.isExtra)
    differences.removeAll(where: Self.isExtra)
  }

  /// Returns the differences to report for a key, after all of its translations have been compared.
  ///
  /// - Parameter place: The location of the source string.
  /// - Complexity: O(*n*), where *n* is the number of additional placeholders.
  mutating func finish(at place: (site: LintSite, range: SourceRange)?) -> [FormatDifference] {
    guard !extras.isEmpty else { return [] }
    defer { extras.removeAll(keepingCapacity: true) }
    guard let place else { return extras }
    var translations: [String: Set<[Int]>] = [:]
    for extra in extras {
      translations[extra.found, default: []].insert([extra.site.file, extra.site.localization ?? 0])
    }
    let shared = translations.filter { $0.value.count >= Self.fewest }
    let atSource = shared.sorted { $0.key < $1.key }.map { found, languages in
      var difference = FormatDifference(
        kind: .extra, cause: .mostly, consequence: .wrong, site: place.site, range: place.range,
        found: found, expected: "\(languages.count)")
      difference.isGuess = extras.allSatisfy { $0.found != found || $0.severity == .info }
      return difference
    }
    return atSource + extras.filter { shared[$0.found] == nil }
  }

  private static func isExtra(_ difference: FormatDifference) -> Bool {
    difference.kind == .extra && [.usual, .notFormatted].contains(difference.cause)
      && difference.isRefused != true
  }
}
