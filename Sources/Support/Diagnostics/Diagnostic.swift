/// Something a person should know about a place in a source.
///
/// The message says what, each note says why or shows a related place, a fix-it says what to do.
public struct Diagnostic: Hashable, Sendable {
  /// An explanation, or a related place in the same source.
  public struct Note: Hashable, Sendable {
    /// What there is to know.
    public var message: String
    /// The related bytes, if the note has a place.
    public var range: SourceRange?
    /// The source of ``range``; `nil` for the diagnostic's own.
    public var path: String?

    /// Makes a note.
    public init(_ message: String, range: SourceRange? = nil, path: String? = nil) {
      self.message = message
      self.range = range
      self.path = path
    }
  }

  /// What a diagnostic of a structured file is about, beside its place.
  ///
  /// It stays the same when the file is formatted anew or its parts change their order, so that a list of known
  /// diagnostics can name it.
  public struct Subject: Hashable, Sendable {
    /// The name of the catalog that the file belongs to.
    public var catalog: String?
    /// The key in the catalog.
    public var key: String?
    /// What people know the key by, if it is an opaque id: the `resname` or the source string of a
    /// unit of XLIFF.
    public var keyTitle: String?
    /// The language, as a BCP 47 tag where it has one.
    public var language: String?
    /// Which of the texts of a key: `plural.few`.
    public var variation: String?

    /// Makes a subject.
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

  /// `true` if the diagnostic counts others of its rule, each of which is reported too.
  public var isSummary = false
  /// The stable identifier of the kind of diagnostic, in kebab case.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The file, as the caller named it; `nil` where there is only one source.
  public var path: String?
  /// The bytes it is about; `nil` where it is about the source as a whole.
  public var range: SourceRange?
  /// What it is about, if the source has a structure that says so.
  public var subject: Subject?
  /// What is the matter, as one sentence without a full stop.
  public var message: String
  /// Why, and which other places belong to it.
  public var notes: [Note]
  /// What can be done, the most likely change first.
  public var fixIts: [FixIt]

  /// Makes a diagnostic.
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
  /// The key in reports for people.
  package var shownKey: String? { keyTitle ?? key }
}

extension Diagnostic: Comparable {
  /// The order in which diagnostics are shown: path, place, rule, message.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.path != right.path { return (left.path ?? "") < (right.path ?? "") }
    let leftPlace = left.range ?? SourceRange(0, 0)
    let rightPlace = right.range ?? SourceRange(0, 0)
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}
