public import Diagnostics

/// A place in a manifest, by the keys that lead to it in a manifest file.
///
/// A manifest written in Swift has no file, yet its places have the same names: the pattern of the
/// route `attend` is `routes.attend.path`. The reader of files translates places into byte ranges.
public struct ManifestLocation: Hashable, Sendable, CustomStringConvertible {
  /// One key of a mapping, or one index of a list.
  public enum Step: Hashable, Sendable {
    /// The value of a key.
    case key(String)
    /// The element at an index, from 0.
    case index(Int)
  }

  /// The steps, outermost first; none for the manifest itself.
  public var steps: [Step]

  /// Makes a location.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Makes a location of keys alone.
  public init(_ keys: String...) {
    self.steps = keys.map(Step.key)
  }

  /// The place of a key in the mapping at this place.
  public func key(_ key: String) -> ManifestLocation { ManifestLocation(steps + [.key(key)]) }

  /// The place of an element of the list at this place.
  public func index(_ index: Int) -> ManifestLocation { ManifestLocation(steps + [.index(index)]) }

  /// The place around this one; the manifest itself has none.
  public var parent: ManifestLocation? {
    steps.isEmpty ? nil : ManifestLocation(Array(steps.dropLast()))
  }

  /// The steps in the form `routes.attend.query[0]`.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : "." + key
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}

/// Something that is wrong with a manifest.
public struct ManifestDiagnostic: Hashable, Sendable {
  /// A related place.
  public struct Note: Hashable, Sendable {
    /// What there is to know.
    public var message: String
    /// The app whose manifest has the place; `nil` for the diagnostic's own.
    public var app: String?
    /// The place, if the note has one.
    public var location: ManifestLocation?
    /// The bytes of the text at that place, if the matter is smaller than the place.
    public var range: SourceRange?
    /// Whether the key at the place is meant, and not its value.
    public var isAboutKey: Bool

    /// Makes a note.
    public init(
      _ message: String, app: String? = nil, location: ManifestLocation? = nil,
      range: SourceRange? = nil, isAboutKey: Bool = false
    ) {
      self.message = message
      self.app = app
      self.location = location
      self.range = range
      self.isAboutKey = isAboutKey
    }
  }

  /// What is wrong, as a stable identifier in kebab case.
  public var code: String
  /// How much it matters; a manifest with an error makes no router.
  public var severity: Severity
  /// The app whose manifest it is.
  public var app: String
  /// The place in the manifest.
  public var location: ManifestLocation
  /// The bytes of the text at that place, if the matter is smaller than the place.
  public var range: SourceRange?
  /// What is the matter, as one sentence without a full stop.
  public var message: String
  /// Why, and which other places belong to it.
  public var notes: [Note]
  /// The text that was probably meant in the place of the wrong one, if there is a likely one.
  public var replacement: String?
  /// Whether the key at the place is meant, such as the name of a route, and not its value.
  public var isAboutKey: Bool

  /// Makes a diagnostic.
  public init(
    code: String, severity: Severity = .error, app: String, location: ManifestLocation,
    range: SourceRange? = nil, message: String, notes: [Note] = [], replacement: String? = nil,
    isAboutKey: Bool = false
  ) {
    self.code = code
    self.severity = severity
    self.app = app
    self.location = location
    self.range = range
    self.message = message
    self.notes = notes
    self.replacement = replacement
    self.isAboutKey = isAboutKey
  }
}

/// The reasons why manifests make no router; at least one.
public struct ManifestError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Everything that is wrong, in the order of the manifests and of their places.
  public let diagnostics: [ManifestDiagnostic]

  /// Makes an error.
  public init(_ diagnostics: [ManifestDiagnostic]) {
    self.diagnostics = diagnostics
  }

  /// Each diagnostic on a line of its own.
  public var description: String {
    diagnostics.map { "\($0.app): \($0.location): \($0.message) [\($0.code)]" }
      .joined(separator: "\n")
  }
}
