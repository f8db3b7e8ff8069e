public import Diagnostics

/// A location in a manifest, given as the path of keys in a manifest file.
///
/// A manifest written in Swift has no file, but its locations have the same names. The pattern of
/// the route `attend` is at `routes.attend.path`. The manifest reader translates locations into
/// byte ranges.
public struct ManifestLocation: Hashable, Sendable, CustomStringConvertible {
  /// One key of a mapping, or one index of a list.
  public enum Step: Hashable, Sendable {
    /// The value of a key.
    case key(String)
    /// The element at an index, from 0.
    case index(Int)
  }

  /// The steps, outermost first; empty for the manifest itself.
  public var steps: [Step]

  /// Creates a location.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Creates a location from keys only.
  public init(_ keys: String...) {
    self.steps = keys.map(Step.key)
  }

  /// Returns the location of a key in the mapping at this location.
  public func key(_ key: String) -> ManifestLocation { ManifestLocation(steps + [.key(key)]) }

  /// Returns the location of an element in the list at this location.
  public func index(_ index: Int) -> ManifestLocation { ManifestLocation(steps + [.index(index)]) }

  /// The location that contains this one; `nil` for the manifest itself.
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

/// A problem in a manifest.
public struct ManifestDiagnostic: Hashable, Sendable {
  /// A note about a related location.
  public struct Note: Hashable, Sendable {
    /// The message of the note.
    public var message: String
    /// The app whose manifest contains the location; `nil` for the app of the diagnostic.
    public var app: String?
    /// The location, if the note refers to one.
    public var location: ManifestLocation?
    /// The byte range in the string at the location, if the note is about a part of the string.
    public var range: SourceRange?
    /// A Boolean value that indicates whether the note is about the key at the location.
    ///
    /// If `false`, the note is about the value of the key.
    public var isAboutKey: Bool

    /// Creates a note.
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

  /// The kind of the problem, as a stable identifier in kebab case.
  public var code: String
  /// The severity; a manifest with an error is invalid.
  public var severity: Severity
  /// The app of the manifest.
  public var app: String
  /// The location in the manifest.
  public var location: ManifestLocation
  /// The byte range in the string at the location, if the problem is a part of the string.
  public var range: SourceRange?
  /// The problem as one sentence without a full stop.
  public var message: String
  /// Notes about the reason for the problem and about related locations.
  public var notes: [Note]
  /// The suggested replacement for the invalid text, or `nil` if there is no suggestion.
  public var replacement: String?
  /// A Boolean value that indicates whether the problem is the key at the location.
  ///
  /// The name of a route is such a key. If `false`, the problem is the value of the key.
  public var isAboutKey: Bool

  /// Creates a diagnostic.
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

/// The problems of manifests that cannot form a router; at least one problem is an error.
public struct ManifestError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems of the manifests; some of them may be warnings.
  public let diagnostics: [ManifestDiagnostic]

  /// Creates an error.
  public init(_ diagnostics: [ManifestDiagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The diagnostics, each on its own line.
  public var description: String {
    diagnostics.map { "\($0.app): \($0.location): \($0.message) [\($0.code)]" }
      .joined(separator: "\n")
  }
}
