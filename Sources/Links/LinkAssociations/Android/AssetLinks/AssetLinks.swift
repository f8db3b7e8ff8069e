public import Diagnostics

/// The statements of an `assetlinks.json` file: which apps a host trusts with its links.
///
/// The file need not be one that Waymark wrote. The initializer reads as much of it as it can, and
/// reports errors and likely mistakes in ``diagnostics``. A file that cannot be read at all has no
/// statements.
///
/// The format is that of [Digital Asset
/// Links](https://developers.google.com/digital-asset-links/v1/create-statement). Dynamic rules
/// follow [Android's
/// guide](https://developer.android.com/training/app-links/configure-assetlinks#configure-dynamic).
///
/// ```swift
/// let links = AssetLinks(reading: bytes, path: "assetlinks.json")
/// links.statements[0].package?.text       // "ai.wordly.mobile"
/// links.diagnostics.map(\.rule)           // ["android-fingerprint-form"]
/// ```
public struct AssetLinks: Sendable, Hashable {
  /// The relation that lets an app open all links of a host.
  public static let handleAllURLs = "delegate_permission/common.handle_all_urls"

  /// One statement of the file.
  public struct Statement: Sendable, Hashable {
    /// The byte range of the statement.
    public internal(set) var range: SourceRange
    /// The relations, which specify what the target may do.
    public internal(set) var relations: [PlacedText] = []
    /// The namespace of the target: `android_app` or `web`.
    public internal(set) var namespace: PlacedText?
    /// The package name, if the target is an app.
    public internal(set) var package: PlacedText?
    /// The fingerprints of the certificates that sign the app.
    public internal(set) var fingerprints: [PlacedText] = [] {
      didSet {
        isSigned = fingerprints.contains { CertificateFingerprint.isWellFormed($0.text) }
      }
    }
    /// `true` if at least one fingerprint is well-formed.
    private(set) var isSigned = false
    /// The dynamic rules for links, which Android 15 and later read.
    public internal(set) var rules: DynamicRules?

    /// A Boolean value that indicates whether the statement lets an app open links.
    public var handlesLinks: Bool {
      namespace?.text == "android_app" && package != nil
        && relations.contains { $0.text == AssetLinks.handleAllURLs }
    }

    /// A Boolean value that indicates whether a device can verify the app with the statement.
    ///
    /// It must let an app open links, and at least one of its fingerprints must be well-formed.
    public var isVerifiable: Bool { handlesLinks && isSigned }
  }

  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The path of the file, as the caller specified it.
  public internal(set) var path: String?
  /// The statements in the order of the file, without those that include another file.
  ///
  /// See ``includes`` for the included files.
  public internal(set) var statements: [Statement] = []
  /// The addresses of included files, which devices also read.
  public internal(set) var includes: [PlacedText] = []
  /// The problems of the file, in the order of the file.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// A Boolean value that indicates whether the file is a list of statements.
  public internal(set) var isReadable = true

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The name of the file in diagnostics and verdicts.
  /// - Complexity: O(*n*) in the bytes. In addition, each rule of an app is compared with the rules
  ///   before it.
  public init(reading bytes: [UInt8], path: String? = nil) {
    self.init(reading: bytes, path: path, isCompared: true)
  }

  /// - Parameter isCompared: `true` if rules are compared with each other for diagnostics.
  init(reading bytes: [UInt8], path: String?, isCompared: Bool) {
    self.bytes = bytes
    self.path = path
    var reader = AssetLinksReader(path: path)
    reader.read(&self)
    for index in statements.indices { statements[index].rules?.index() }
    if isCompared { reader.checkStatements(statements) }
    diagnostics = reader.diagnostics.sorted()
  }

  /// Returns the file with only the statements about some apps.
  ///
  /// Returns the whole file if none of its statements is about one of these apps.
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
  /// The byte range of the list.
  public internal(set) var range: SourceRange
  /// The rules in the order of the list.
  ///
  /// The first rule that matches a link decides. The app does not open a link that no rule matches.
  public internal(set) var rules: [DynamicRule] = []
  /// The first place that makes Android discard all rules; `nil` if Android keeps them.
  public internal(set) var discarded: SourceRange?
  /// The rules, indexed by the fixed start and end of their paths; see ``index()``.
  private(set) var pathIndex = PatternIndex()

  init(range: SourceRange) { self.range = range }

  /// Prepares the rules for matching after all of them have been read.
  mutating func index() {
    pathIndex = PatternIndex(rules.map { $0.pathPattern?.pattern.indexTexts ?? .init() })
  }

  /// Returns the index of the first rule that matches a link.
  ///
  /// - Complexity: O(*k* · *n*) for a link of *n* bytes. *k* is the number of conditions in the
  ///   rules whose paths begin and end like the path of the link.
  func firstRule(matching link: AndroidURI) -> Int? {
    candidates(for: link.path).first { rules[$0].matches(link) }
  }

  /// Returns the indices of the rules that may match a path, in their order.
  func candidates(for path: [UInt16]?) -> [Int] {
    guard let path else { return Array(rules.indices) }
    let key = AndroidPathKey(path)
    return pathIndex.candidates(key.leading, endingAs: key.trailing)
  }
}

/// A dynamic rule for links on a host.
///
/// A rule matches a link if all of its matchers do. A rule without matchers matches no link.
public struct DynamicRule: Sendable, Hashable {
  /// A matcher for one query parameter.
  public struct Parameter: Sendable, Hashable {
    /// The name of the parameter.
    public let name: PlacedText
    /// The pattern for the value of the parameter.
    public let value: PlacedText
    let pattern: DynamicPattern
  }

  /// The byte range of the rule.
  public internal(set) var range: SourceRange
  /// The pattern for the path.
  public internal(set) var path: PlacedText?
  /// The pattern for the fragment.
  public internal(set) var fragment: PlacedText?
  /// The matchers for the query; every one must match a parameter.
  public internal(set) var parameters: [Parameter] = []
  /// A Boolean value that indicates whether the app does *not* open matching links.
  public internal(set) var excludes = false
  var pathPattern: DynamicPattern?
  var fragmentPattern: DynamicPattern?

  /// A Boolean value that indicates whether the rule has no matchers.
  ///
  /// An empty rule matches no link.
  public var isEmpty: Bool { path == nil && fragment == nil && parameters.isEmpty }

  /// `true` if the rule matches a link.
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
