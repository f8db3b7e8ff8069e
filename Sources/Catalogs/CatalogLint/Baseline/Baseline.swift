public import Diagnostics

/// Diagnostics that a team knows and does not want to see again for now.
///
/// A diagnostic is known by its catalog, key, language and rule, and by how many of those there are: never by its
/// message or its place. So the list stays true when keys are reordered, a file is formatted anew or a message is
/// worded in another way.
///
/// ```swift
/// var baseline = Baseline()
/// for diagnostic in diagnostics { baseline.insert(Baseline.Entry(diagnostic)) }
/// baseline.hiding(diagnostics)   // []
/// ```
public struct Baseline: Hashable, Sendable {
  /// What identifies a diagnostic, whatever becomes of its file.
  public struct Entry: Hashable, Sendable {
    /// The name of the catalog, relative to the folder of the list; of what is in no catalog the path.
    public var catalog: String
    /// The key; `nil` for what is about a file as a whole.
    public var key: String?
    /// The language; `nil` for what is about a key in all languages.
    public var language: String?
    /// The rule.
    public var rule: String

    /// Makes an entry.
    public init(catalog: String, key: String? = nil, language: String? = nil, rule: String) {
      self.catalog = catalog
      self.key = key
      self.language = language
      self.rule = rule
    }

    /// The entry that a diagnostic is known by.
    ///
    /// - Parameters:
    ///   - diagnostic: The diagnostic.
    ///   - name: The name that the list has for a catalog, or for a path.
    public init(_ diagnostic: Diagnostic, naming name: (String) -> String = { $0 }) {
      self.init(
        catalog: name(diagnostic.subject?.catalog ?? diagnostic.path ?? ""),
        key: diagnostic.subject?.key, language: diagnostic.subject?.language,
        rule: diagnostic.rule)
    }
  }

  /// How many diagnostics are known by an entry; never 0.
  public private(set) var counts: [Entry: Int] = [:]

  /// Makes an empty list.
  public init() {}

  /// Adds diagnostics that are known by an entry; a count below 1 adds none.
  public mutating func insert(_ entry: Entry, count: Int = 1) {
    guard count > 0 else { return }
    let (sum, isTooLarge) = counts[entry, default: 0].addingReportingOverflow(count)
    counts[entry] = isTooLarge ? Int.max : sum
  }

  /// The entries in the order of the file.
  ///
  /// - Complexity: O(*n* log *n*).
  public var entries: [Entry] { counts.keys.sorted() }

  /// The diagnostics that are not known, in their order.
  ///
  /// Where there are more of one entry than are known, all of it are new: nobody can say which of them are not.
  ///
  /// - Parameters:
  ///   - diagnostics: What a run has found.
  ///   - name: Returns the name that the list has for a catalog, or for a path.
  /// - Complexity: O(*n*).
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
  /// Orders by catalog, key, language and rule; what is absent comes first.
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
