public import Diagnostics

/// What an `assetlinks.json` says, ours or not: which apps a host trusts with its links.
///
/// A file is read as far as it can be. What is wrong with it, and what its author may not have meant, is in
/// ``diagnostics``; a file that cannot be read at all has no statements.
///
/// Follows [Digital Asset Links](https://developers.google.com/digital-asset-links/v1/create-statement), and for
/// dynamic rules
/// [Android's guide](https://developer.android.com/training/app-links/configure-assetlinks#configure-dynamic).
///
/// ```swift
/// let links = AssetLinks(reading: bytes, path: "assetlinks.json")
/// links.statements[0].package?.text       // "ai.wordly.mobile"
/// links.diagnostics.map(\.rule)           // ["android-fingerprint-form"]
/// ```
public struct AssetLinks: Sendable, Hashable {
  /// The relation that hands links to an app.
  public static let handleAllURLs = "delegate_permission/common.handle_all_urls"

  /// One statement of the file.
  public struct Statement: Sendable, Hashable {
    /// The bytes of the statement.
    public internal(set) var range: SourceRange
    /// What the target may do.
    public internal(set) var relations: [PlacedText] = []
    /// What kind of thing the target is: `android_app` or `web`.
    public internal(set) var namespace: PlacedText?
    /// The package, if the target is an app.
    public internal(set) var package: PlacedText?
    /// The fingerprints of the certificates that sign the app.
    public internal(set) var fingerprints: [PlacedText] = [] {
      didSet {
        isSigned = fingerprints.contains { CertificateFingerprint.isWellFormed($0.text) }
      }
    }
    /// A Boolean value that indicates whether one fingerprint at least has the right form.
    private(set) var isSigned = false
    /// The dynamic rules for links, which Android 15 and newer versions read.
    public internal(set) var rules: DynamicRules?

    /// Whether the statement hands links to an app.
    public var handlesLinks: Bool {
      namespace?.text == "android_app" && package != nil
        && relations.contains { $0.text == AssetLinks.handleAllURLs }
    }

    /// Whether a device can verify the app with it: one fingerprint at least has the right form.
    public var isVerifiable: Bool { handlesLinks && isSigned }
  }

  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The file, as the caller named it.
  public internal(set) var path: String?
  /// The statements, in their order; those that include another file are in ``includes``.
  public internal(set) var statements: [Statement] = []
  /// The addresses of files that devices read as well.
  public internal(set) var includes: [PlacedText] = []
  /// What is wrong, in the order of the file.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Whether the file is a list of statements at all.
  public internal(set) var isReadable = true

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: What diagnostics and verdicts call it.
  /// - Complexity: O(*n*) in the bytes; of the rules for one app each is compared with those in front of it.
  public init(reading bytes: [UInt8], path: String? = nil) {
    self.init(reading: bytes, path: path, isCompared: true)
  }

  /// - Parameter isCompared: Whether rules are compared with each other, for diagnostics.
  init(reading bytes: [UInt8], path: String?, isCompared: Bool) {
    self.bytes = bytes
    self.path = path
    var reader = AssetLinksReader(path: path)
    reader.read(&self)
    for index in statements.indices { statements[index].rules?.index() }
    if isCompared { reader.checkStatements(statements) }
    diagnostics = reader.diagnostics.sorted()
  }

  /// The file with the statements about some apps only; all of them, if none is about one of these
  /// apps.
  func limited(to packages: [String]) -> AssetLinks {
    let own = statements.filter { $0.package.map { packages.contains($0.text) } ?? false }
    guard !own.isEmpty else { return self }
    var result = self
    result.statements = own
    return result
  }
}

/// The dynamic rules of a statement.
public struct DynamicRules: Sendable, Hashable {
  /// The bytes of the list.
  public internal(set) var range: SourceRange
  /// The rules, in their order: the first that matches decides, and none means that the app does not open.
  public internal(set) var rules: [DynamicRule] = []
  /// The first place for which Android discards all rules; `nil` if it keeps them.
  public internal(set) var discarded: SourceRange?
  /// The rules by the texts at the start and the end of their paths; see ``index()``.
  private(set) var pathIndex = PatternIndex()

  init(range: SourceRange) { self.range = range }

  /// Prepares the rules for matching, once all of them are read.
  mutating func index() {
    pathIndex = PatternIndex(rules.map { $0.pathPattern?.pattern.indexTexts ?? .init() })
  }

  /// The index of the first rule that matches a link.
  ///
  /// - Complexity: O(*k* · *n*) for a link of *n* bytes and *k* conditions of rules whose paths
  ///   begin and end as its path does.
  func firstRule(matching link: AndroidURI) -> Int? {
    candidates(for: link.path).first { rules[$0].matches(link) }
  }

  /// The rules that may match a path, in their order.
  func candidates(for path: [UInt16]?) -> [Int] {
    guard let path else { return Array(rules.indices) }
    let key = AndroidPathKey(path)
    return pathIndex.candidates(key.leading, endingAs: key.trailing)
  }
}

/// A rule for links on a host.
///
/// It matches a link if all of its matchers do; one without any never does.
public struct DynamicRule: Sendable, Hashable {
  /// A matcher for one parameter of the query.
  public struct Parameter: Sendable, Hashable {
    /// The name of the parameter.
    public let name: PlacedText
    /// The pattern for its value.
    public let value: PlacedText
    let pattern: DynamicPattern
  }

  /// The bytes of the rule.
  public internal(set) var range: SourceRange
  /// The pattern for the path.
  public internal(set) var path: PlacedText?
  /// The pattern for the fragment.
  public internal(set) var fragment: PlacedText?
  /// The matchers for the query, all of which must match one parameter each.
  public internal(set) var parameters: [Parameter] = []
  /// Whether the app does *not* open for what the rule matches.
  public internal(set) var excludes = false
  var pathPattern: DynamicPattern?
  var fragmentPattern: DynamicPattern?

  /// Whether the rule has no matcher, so that it matches nothing.
  public var isEmpty: Bool { path == nil && fragment == nil && parameters.isEmpty }

  /// Whether the rule matches a link.
  ///
  /// - Complexity: O(*n* · *m*) for a link of *n* bytes and *m* matchers.
  func matches(_ link: AndroidURI) -> Bool {
    if isEmpty { return false }
    if let pathPattern, !pathPattern.matches(link.path) { return false }
    if let fragmentPattern, !fragmentPattern.matches(link.fragment) { return false }
    return parameters.allSatisfy { parameter in
      (link.parameters ?? []).contains { parameter.pattern.matches($0) }
    }
  }
}
