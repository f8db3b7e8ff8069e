public import Diagnostics

/// The intent filters of an `AndroidManifest.xml` file.
///
/// The file need not be one that Waymark wrote. The initializer reads as much of it as it can, and
/// reports errors and likely mistakes in ``diagnostics``.
///
/// Build placeholders such as `${host}` are replaced if their values are given. All other
/// placeholders and references to resources (`@string/host`) are reported as unknown and match no
/// link.
///
/// The format is that of
/// [`<intent-filter>`](https://developer.android.com/guide/topics/manifest/intent-filter-element)
/// and [`<data>`](https://developer.android.com/guide/topics/manifest/data-element).
public struct AndroidManifest: Sendable, Hashable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The path of the file, as the caller specified it.
  public let path: String?
  /// The package name, if the manifest has it; newer builds specify it elsewhere.
  public internal(set) var package: PlacedText?
  /// The lowest API level that the app runs on, if it is known.
  ///
  /// The manifest specifies it with `uses-sdk`, or with `tools:targetApi` on its outermost element.
  public internal(set) var minimumAPI: Int?
  /// The intent filters of all activities and their aliases, in the order of the file.
  public internal(set) var filters: [IntentFilter] = []
  /// The problems of the file, in the order of the file.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// A Boolean value that indicates whether the file is XML, and a manifest or a part of one.
  public internal(set) var isReadable = true
  /// The prefix of Android's attributes, including its colon.
  var attributePrefix = "android:"

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a manifest, or of a part of one, such as an `<activity>` or an
  ///     `<intent-filter>` alone.
  ///   - path: The name of the file in diagnostics and verdicts.
  ///   - placeholders: The values with which a build replaces `${name}`, by name.
  ///   - minimumAPI: The lowest API level that the app runs on, used if the manifest does not
  ///     specify it.
  /// - Complexity: O(*n*) in the bytes.
  public init(
    reading bytes: [UInt8], path: String? = nil, placeholders: [String: String] = [:],
    minimumAPI: Int? = nil
  ) {
    self.bytes = bytes
    self.path = path
    self.minimumAPI = minimumAPI
    var reader = AndroidManifestReader(bytes: bytes, path: path, placeholders: placeholders)
    reader.read(&self)
    for index in filters.indices { filters[index].index() }
    diagnostics = reader.diagnostics.sorted()
  }
}

/// An intent filter, with the values of all of its `data` elements pooled.
///
/// A filter matches each of its schemes with each of its hosts and each of its paths, whichever
/// `data` elements declare them.
public struct IntentFilter: Sendable, Hashable {
  /// A host, which may begin with a wildcard, and a port.
  public struct Authority: Sendable, Hashable {
    /// The host as written; a leading `*` represents any text.
    public let host: PlacedText
    /// The port; `nil` for every port.
    public let port: Int?
  }

  /// A pattern for a part of a link, with its byte range.
  public struct Matcher: Sendable, Hashable {
    /// The pattern that Android uses when the app runs.
    public let pattern: AndroidPattern
    /// The name of the attribute without its prefix, such as `pathPrefix`.
    public let attribute: String
    /// The byte range of the value in the file.
    public let range: SourceRange
  }

  /// A `uri-relative-filter-group` for Android 15 and later: conditions that must hold together.
  public struct Group: Sendable, Hashable {
    /// The byte range of the group.
    public let range: SourceRange
    /// A Boolean value that indicates whether the filter accepts matching links or excludes them.
    public internal(set) var allows = true
    /// The conditions for the path.
    public internal(set) var paths: [Matcher] = []
    /// The conditions for the query; every one must match a parameter.
    public internal(set) var queries: [Matcher] = []
    /// The conditions for the fragment.
    public internal(set) var fragments: [Matcher] = []

    /// A Boolean value that indicates whether the group has no conditions.
    ///
    /// An empty group matches no link.
    public var isEmpty: Bool { paths.isEmpty && queries.isEmpty && fragments.isEmpty }
  }

  /// The byte range of the filter.
  public let range: SourceRange
  /// The name of the activity or alias that contains the filter.
  public internal(set) var component: PlacedText?
  /// A Boolean value that indicates whether the filter requests the verification of its hosts.
  public internal(set) var autoVerify = false
  /// A Boolean value that indicates whether a link can reach the filter.
  ///
  /// The filter must have the action VIEW and the categories DEFAULT and BROWSABLE, and other apps
  /// must be able to start its activity.
  public internal(set) var isBrowsable = false
  /// A Boolean value that indicates whether the filter is meant for links that a person taps.
  ///
  /// Such a filter has a scheme other than those of documents. It also has either `autoVerify`, or
  /// the action VIEW, the category BROWSABLE and no MIME type. Filters for NFC tags, credentials,
  /// documents to open and an app's internal schemes are not meant for links, and are not checked.
  public internal(set) var isForLinks = false
  /// The byte range of the filter's tag.
  var tag = SourceRange(0, 0)
  /// The names of the filter's actions.
  var actions: Set<String> = []
  /// The names of the filter's categories.
  var categories: Set<String> = []
  /// The schemes.
  public internal(set) var schemes: [PlacedText] = []
  /// The hosts.
  public internal(set) var authorities: [Authority] = []
  /// The path patterns.
  public internal(set) var paths: [Matcher] = []
  /// The patterns for the part after the scheme, for links without `//`.
  public internal(set) var schemeSpecificParts: [Matcher] = []
  /// The content types; a filter with any of them matches no link.
  public internal(set) var types: [PlacedText] = []
  /// The groups in the order of the file; the first group that matches decides.
  public internal(set) var groups: [Group] = []
  /// The byte ranges of values that are unknown before a build.
  public internal(set) var unknownValues: [SourceRange] = []
  /// The paths, indexed by their fixed start and end; see ``index()``.
  private(set) var pathIndex = PatternIndex()
  /// `true` if Android 11 ignores a pattern of the filter.
  private(set) var hasUnseenPatterns = false
  /// `true` if the filter declares a path whose value is unknown before a build.
  ///
  /// Such a filter is still limited to its paths.
  var hasUnknownPath = false
  /// `true` if the filter declares a host whose value is unknown before a build.
  var hasUnknownHost = false

  /// `true` if at least one scheme is `http` or `https`.
  var isWeb: Bool { schemes.contains { $0.text == "https" || $0.text == "http" } }

  /// Prepares the filter for matching after all of it has been read.
  mutating func index() {
    pathIndex = PatternIndex(paths.map(\.pattern.indexTexts))
    hasUnseenPatterns = (paths + schemeSpecificParts).contains {
      !AndroidVersion.android11.knows($0.pattern.kind)
    }
  }

  /// Returns the first path pattern that a version supports and that matches.
  ///
  /// - Complexity: O(*k* · *n*) for a path of *n* units and *k* patterns that begin and end like
  ///   the path.
  func firstPath(matching path: [UInt16], on version: AndroidVersion) -> Matcher? {
    candidates(for: path).lazy.map { paths[$0] }.first {
      version.knows($0.pattern.kind) && $0.pattern.matches(path)
    }
  }

  /// Returns the indices of the path patterns that may match a path, in their order.
  func candidates(for path: [UInt16]) -> [Int] {
    let key = AndroidPathKey(path)
    return pathIndex.candidates(key.leading, endingAs: key.trailing)
  }

  /// A Boolean value that indicates whether devices verify the hosts of the filter.
  ///
  /// The filter must request it and be browsable, and all of its schemes must be `http` or `https`.
  public var isVerified: Bool {
    autoVerify && isBrowsable && !schemes.isEmpty
      && schemes.allSatisfy { $0.text == "https" || $0.text == "http" }
  }
}
