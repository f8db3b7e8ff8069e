/// A problem or remark about a location in a source.
///
/// The message states the problem. A note gives a reason or points to a related location. A fix-it
/// provides a solution.
public struct Diagnostic: Hashable, Sendable {
  /// A reason, or a related location.
  public struct Note: Hashable, Sendable {
    /// The message of the note.
    public var message: String
    /// The byte range of the related location, if there is one.
    public var range: SourceRange?
    /// The source of ``range``; `nil` if it is the diagnostic's source.
    public var path: String?

    /// Creates a note.
    public init(_ message: String, range: SourceRange? = nil, path: String? = nil) {
      self.message = message
      self.range = range
      self.path = path
    }
  }

  /// The part of a string catalog that a diagnostic is about.
  ///
  /// The subject stays the same if the file is reformatted or its parts are reordered, so a
  /// baseline can refer to it.
  public struct Subject: Hashable, Sendable {
    /// The name of the file's catalog; `nil` if unknown.
    public var catalog: String?
    /// The key in the catalog; `nil` if the diagnostic is not about a single key.
    public var key: String?
    /// A readable name for the key; `nil` unless the key is an opaque id.
    ///
    /// For XLIFF, it is the `resname` or the source string of the unit.
    public var keyTitle: String?
    /// The language, as a BCP 47 tag if possible; `nil` if the diagnostic is about no single
    /// language.
    public var language: String?
    /// The variation of the key, such as `plural.few`; `nil` if the diagnostic is about no single
    /// variation.
    public var variation: String?

    /// Creates a subject.
    public init(
      catalog: String? = nil, key: String? = nil, keyTitle: String? = nil,
      language: String? = nil, variation: String? = nil
    ) {
      self.catalog = catalog
      self.key = key
      self.keyTitle = keyTitle
      self.language = language
      self.variation = variation
    }
  }

  /// A Boolean value that indicates whether the diagnostic summarizes others of the same rule.
  ///
  /// Each of the summarized diagnostics is also reported.
  public var isSummary = false
  /// The stable identifier of the rule, in kebab case.
  public var rule: String
  /// The severity of the problem.
  public var severity: Severity
  /// The path of the file, as the caller specified it.
  ///
  /// It is `nil` if there is only one source, or if the diagnostic is not about a particular file.
  public var path: String?
  /// The byte range that the diagnostic is about; `nil` for the whole source.
  public var range: SourceRange?
  /// The key, language or variation that the diagnostic is about; `nil` if there is none.
  public var subject: Subject?
  /// The problem, as one sentence without a final period.
  public var message: String
  /// The reasons and the related locations.
  public var notes: [Note]
  /// The possible solutions, most likely first.
  public var fixIts: [FixIt]

  /// Creates a diagnostic.
  public init(
    rule: String, severity: Severity, path: String? = nil, range: SourceRange? = nil,
    subject: Subject? = nil, message: String, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.range = range
    self.subject = subject
    self.message = message
    self.notes = notes
    self.fixIts = fixIts
  }
}

extension Diagnostic.Subject {
  /// The key as it appears in human-readable reports; `nil` if the diagnostic is not about a key.
  package var shownKey: String? { keyTitle ?? key }
}

extension Diagnostic: Comparable {
  /// Returns `true` if a diagnostic precedes another by path, range, rule, and then message.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.path != right.path { return (left.path ?? "") < (right.path ?? "") }
    let leftPlace = left.range ?? SourceRange(0, 0)
    let rightPlace = right.range ?? SourceRange(0, 0)
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}
