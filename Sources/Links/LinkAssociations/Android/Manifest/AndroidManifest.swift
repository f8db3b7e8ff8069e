public import Diagnostics

/// The intent filters of an `AndroidManifest.xml`, ours or not.
///
/// A file is read as far as it can be; what is wrong with it, and what its author may not have meant, is in
/// ``diagnostics``. Values that a build puts in (`${host}`) are replaced where they are given; those that are not,
/// and references to resources (`@string/host`), are said to be unknown and match no link.
///
/// Follows [`<intent-filter>`](https://developer.android.com/guide/topics/manifest/intent-filter-element) and
/// [`<data>`](https://developer.android.com/guide/topics/manifest/data-element).
public struct AndroidManifest: Sendable, Hashable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The file, as the caller named it.
  public let path: String?
  /// The package, where the manifest still says it: newer builds keep it elsewhere.
  public internal(set) var package: PlacedText?
  /// The lowest API level the app runs on, where the manifest says it: with `uses-sdk`, or with `tools:targetApi` on
  /// its outermost element.
  public internal(set) var minimumAPI: Int?
  /// The intent filters of all activities and their aliases, in the order of the file.
  public internal(set) var filters: [IntentFilter] = []
  /// What is wrong, in the order of the file.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Whether the file is XML, and a manifest or a part of one.
  public internal(set) var isReadable = true
  /// The prefix of Android's attributes, its colon included.
  var attributePrefix = "android:"

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - bytes: The file, or a part of one: an `<activity>`, or an `<intent-filter>` alone.
  ///   - path: What diagnostics and verdicts call it.
  ///   - placeholders: What a build puts in for `${name}`.
  ///   - minimumAPI: The lowest API level the app runs on, where the manifest does not say it.
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

/// An intent filter: what of all `data` in it together decides about a link.
///
/// Schemes, authorities and paths of several `data` elements are pooled, whichever of them stood together: a
/// filter takes each scheme with each host and each path.
public struct IntentFilter: Sendable, Hashable {
  /// A host, perhaps with a wildcard in front, and a port.
  public struct Authority: Sendable, Hashable {
    /// The host as written; `*` in front stands for any text.
    public let host: PlacedText
    /// The port; `nil` for every port.
    public let port: Int?
  }

  /// A pattern for a part of a link, and where it stands.
  public struct Matcher: Sendable, Hashable {
    /// The pattern, as it is when the app runs.
    public let pattern: AndroidPattern
    /// The name of the attribute without its prefix, such as `pathPrefix`.
    public let attribute: String
    /// The bytes of the value in the file.
    public let range: SourceRange
  }

  /// Conditions that must hold together: `uri-relative-filter-group`, for Android 15 and newer.
  public struct Group: Sendable, Hashable {
    /// The bytes of the group.
    public let range: SourceRange
    /// Whether what matches is taken, or kept out.
    public internal(set) var allows = true
    /// The conditions for the path.
    public internal(set) var paths: [Matcher] = []
    /// The conditions for a parameter of the query each.
    public internal(set) var queries: [Matcher] = []
    /// The conditions for the fragment.
    public internal(set) var fragments: [Matcher] = []

    /// Whether there is no condition, so that nothing matches.
    public var isEmpty: Bool { paths.isEmpty && queries.isEmpty && fragments.isEmpty }
  }

  /// The bytes of the filter.
  public let range: SourceRange
  /// The name of the activity or the alias it belongs to.
  public internal(set) var component: PlacedText?
  /// Whether devices verify its hosts.
  public internal(set) var autoVerify = false
  /// Whether a link may reach it: it has the action VIEW and the categories DEFAULT and
  /// BROWSABLE, and other apps may start its activity.
  public internal(set) var isBrowsable = false
  /// A Boolean value that indicates whether the filter is meant for links that a person taps.
  ///
  /// Such a filter has a scheme other than those of documents, and either `autoVerify`, or the
  /// action VIEW, the category BROWSABLE and no MIME type. Filters for NFC tags, credentials,
  /// documents to open and an app's internal schemes are not, and are not checked.
  public internal(set) var isForLinks = false
  /// The bytes of the filter's tag.
  var tag = SourceRange(0, 0)
  /// The names of its actions.
  var actions: Set<String> = []
  /// The names of its categories.
  var categories: Set<String> = []
  /// The schemes.
  public internal(set) var schemes: [PlacedText] = []
  /// The hosts.
  public internal(set) var authorities: [Authority] = []
  /// The paths.
  public internal(set) var paths: [Matcher] = []
  /// The texts behind a scheme, for links without `//`.
  public internal(set) var schemeSpecificParts: [Matcher] = []
  /// The types of content; with any, the filter takes no link.
  public internal(set) var types: [PlacedText] = []
  /// The groups, in their order: the first that matches decides.
  public internal(set) var groups: [Group] = []
  /// Where values stand that only a build knows.
  public internal(set) var unknownValues: [SourceRange] = []
  /// The paths by the texts at their start and end; see ``index()``.
  private(set) var pathIndex = PatternIndex()
  /// A Boolean value that indicates whether Android 11 ignores a pattern of the filter.
  private(set) var hasUnseenPatterns = false
  /// Whether a path was declared whose value only a build knows: the filter is then no wider than its paths.
  var hasUnknownPath = false
  /// The same for hosts.
  var hasUnknownHost = false

  /// Whether one of its schemes is `http` or `https`.
  var isWeb: Bool { schemes.contains { $0.text == "https" || $0.text == "http" } }

  /// Prepares the filter for matching, once all of it is read.
  mutating func index() {
    pathIndex = PatternIndex(paths.map(\.pattern.indexTexts))
    hasUnseenPatterns = (paths + schemeSpecificParts).contains {
      !AndroidVersion.android11.knows($0.pattern.kind)
    }
  }

  /// The first path pattern that a version knows and that matches.
  ///
  /// - Complexity: O(*k* · *n*) for a path of *n* units and *k* patterns that begin and end as it
  ///   does.
  func firstPath(matching path: [UInt16], on version: AndroidVersion) -> Matcher? {
    candidates(for: path).lazy.map { paths[$0] }.first {
      version.knows($0.pattern.kind) && $0.pattern.matches(path)
    }
  }

  /// The path patterns that may match a path, in their order.
  func candidates(for path: [UInt16]) -> [Int] {
    let key = AndroidPathKey(path)
    return pathIndex.candidates(key.leading, endingAs: key.trailing)
  }

  /// Whether devices verify the hosts of the filter: it is browsable, and all of its schemes are those of the web.
  public var isVerified: Bool {
    autoVerify && isBrowsable && !schemes.isEmpty
      && schemes.allSatisfy { $0.text == "https" || $0.text == "http" }
  }
}
