public import Diagnostics

/// A list of known diagnostics.
///
/// An entry identifies diagnostics by catalog, key, language and rule. The baseline stores the
/// number of diagnostics for each entry. It ignores messages and positions, so it stays valid when
/// keys are reordered, a file is reformatted or a message is reworded.
///
/// A known diagnostic is not reported again, unless a run finds more diagnostics for its entry than
/// the baseline contains.
///
/// ```swift
/// var baseline = Baseline()
/// for diagnostic in diagnostics { baseline.insert(Baseline.Entry(diagnostic)) }
/// baseline.hiding(diagnostics)   // []
/// ```
public struct Baseline: Hashable, Sendable {
  /// The properties that still identify a diagnostic after its file changes.
  public struct Entry: Hashable, Sendable {
    /// The name of the catalog; for a diagnostic without a catalog, the path of the file.
    ///
    /// In a baseline file, names and paths are relative to the folder of the baseline file.
    public var catalog: String
    /// The key; `nil` for a diagnostic that is not about a single key.
    public var key: String?
    /// The language; `nil` for a diagnostic that is not about a single language.
    public var language: String?
    /// The identifier of the rule.
    public var rule: String

    /// Creates an entry.
    public init(catalog: String, key: String? = nil, language: String? = nil, rule: String) {
      self.catalog = catalog
      self.key = key
      self.language = language
      self.rule = rule
    }

    /// Creates the entry that identifies a diagnostic.
    ///
    /// - Parameters:
    ///   - diagnostic: The diagnostic.
    ///   - name: A closure that returns the name that the baseline uses for a catalog or a path.
    public init(_ diagnostic: Diagnostic, naming name: (String) -> String = { $0 }) {
      self.init(
        catalog: name(diagnostic.subject?.catalog ?? diagnostic.path ?? ""),
        key: diagnostic.subject?.key, language: diagnostic.subject?.language,
        rule: diagnostic.rule)
    }
  }

  /// The number of known diagnostics for each entry; always at least 1.
  public private(set) var counts: [Entry: Int] = [:]

  /// Creates an empty baseline.
  public init() {}

  /// Adds known diagnostics for an entry; a count below 1 adds none.
  public mutating func insert(_ entry: Entry, count: Int = 1) {
    guard count > 0 else { return }
    let (sum, isTooLarge) = counts[entry, default: 0].addingReportingOverflow(count)
    counts[entry] = isTooLarge ? Int.max : sum
  }

  /// The entries in sorted order, which is also their order in the baseline file.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries.
  public var entries: [Entry] { counts.keys.sorted() }

  /// Returns the diagnostics that the baseline does not contain, in the given order.
  ///
  /// If a run reports more diagnostics for an entry than the baseline contains, all diagnostics of
  /// the run for the entry are returned. New ones cannot be distinguished from known ones.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics of a run.
  ///   - name: A closure that returns the name that the baseline uses for a catalog or a path.
  /// - Complexity: O(*n*), where *n* is the number of diagnostics.
  public func hiding(
    _ diagnostics: [Diagnostic], naming name: (String) -> String = { $0 }
  ) -> [Diagnostic] {
    if counts.isEmpty { return diagnostics }
    let entries = diagnostics.map { Entry($0, naming: name) }
    var found: [Entry: Int] = [:]
    for entry in entries { found[entry, default: 0] += 1 }
    return zip(diagnostics, entries)
      .filter { found[$0.1, default: 0] > counts[$0.1, default: 0] }.map { $0.0 }
  }
}

extension Baseline.Entry: Comparable {
  /// Orders entries by catalog, key, language and rule; `nil` sorts before any key or language.
  public static func < (left: Baseline.Entry, right: Baseline.Entry) -> Bool {
    if left.catalog != right.catalog { return left.catalog < right.catalog }
    if left.key != right.key { return isOrdered(left.key, right.key) }
    if left.language != right.language { return isOrdered(left.language, right.language) }
    return left.rule < right.rule
  }

  private static func isOrdered(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil }
    return left < right
  }
}
