/// The declaration of all links of an app.
///
/// The ``Router``, the link builder, and the association files for Apple's platforms and Android
/// are derived from it. A manifest is a plain value. It can be written in Swift, or read from a
/// `*.links.yaml` file with the library LinkManifests.
///
/// ```swift
/// let manifest = LinkManifest(
///   app: "shop", hosts: ["shop.example"], schemes: ["shop"],
///   routes: [Route(name: "item", pattern: try RoutePattern(parsing: "/item/{id:uuid}"))])
/// let router = try Router([manifest])
/// ```
public struct LinkManifest: Hashable, Sendable {
  /// An exclusion, whose links intentionally stay in the browser, or an exception from later
  /// exclusions.
  public struct Exclusion: Hashable, Sendable {
    /// The pattern of the excluded paths, or of the paths of the exception.
    public var pattern: RoutePattern
    /// The host of the paths; `nil` for every host and scheme of the app.
    public var host: String?
    /// A Boolean value that indicates whether the entry is an exception from later exclusions.
    public var isException: Bool

    /// Creates an exclusion or an exception.
    public init(pattern: RoutePattern, host: String? = nil, isException: Bool = false) {
      self.pattern = pattern
      self.host = host
      self.isException = isException
    }
  }

  /// The name of the app in manifests and code, such as `shop`.
  public var app: String
  /// The display name of the app.
  public var title: String?
  /// A description of the app, for readers of the manifest.
  public var summary: String?
  /// The hosts of the app's https links, with the canonical host first.
  ///
  /// A host may include a port, for development: `localhost:8080`.
  public var hosts: [String]
  /// The app's own schemes, with the canonical scheme first.
  public var schemes: [String]
  /// A Boolean value that indicates whether the router reads `http` links as `https` links.
  ///
  /// An app can receive `http` links of its hosts. If the value is `true`, such a link matches with
  /// the warning ``LinkWarning/Code/plainHTTP``, and its canonical link is an `https` link. If
  /// several apps of a router share a host, all of them must set this property; otherwise, the
  /// router rejects the `http` links of the host.
  public var upgradesHTTP: Bool
  /// The path of the string catalog with the titles of the routes.
  public var catalog: String?
  /// The languages of the app, as language tags.
  ///
  /// They are the values of the type `locale`; see ``ParameterType/locale(languages:)``.
  public var languages: [String]
  /// The https address of the web app, to which fallback pages link.
  ///
  /// Fallback pages append the path and the query of the link, without its secrets.
  public var webApp: String?
  /// The types of the app's parameters, in addition to the built-in types.
  public var types: [ParameterType]
  /// The query parameters that all routes share; each route's own parameters precede them.
  public var sharedQuery: [ParameterDeclaration]
  /// The facts that requirements refer to, except those with states.
  ///
  /// The value is `nil` if the manifest does not list its facts.
  public var facts: [String]?
  /// The states that requirements refer to.
  public var states: [StateOrder]
  /// The identities of the app on the platforms.
  public var platforms: Platforms
  /// The environments of the app, such as staging, besides the one that the manifest describes.
  public var environments: [Environment]
  /// The routes of the app.
  public var routes: [Route]
  /// The exclusions, whose links intentionally stay in the browser, and the exceptions from them,
  /// in order.
  ///
  /// An exclusion takes precedence over every route. The first entry that matches a link decides
  /// whether the link is excluded, so the order has an effect only if there are exceptions.
  public var exclusions: [Exclusion]
  /// The problems of a declaration in Swift, for parts that the other properties cannot represent.
  package var declarationDiagnostics: [ManifestDiagnostic] = []

  /// Creates a manifest.
  public init(
    app: String, title: String? = nil, summary: String? = nil, hosts: [String] = [],
    schemes: [String] = [], upgradesHTTP: Bool = false, catalog: String? = nil,
    languages: [String] = [],
    webApp: String? = nil, types: [ParameterType] = [], sharedQuery: [ParameterDeclaration] = [],
    facts: [String]? = nil, states: [StateOrder] = [],
    platforms: Platforms = Platforms(), environments: [Environment] = [], routes: [Route] = [],
    exclusions: [Exclusion] = []
  ) {
    self.app = app
    self.title = title
    self.summary = summary
    self.hosts = hosts
    self.schemes = schemes
    self.upgradesHTTP = upgradesHTTP
    self.catalog = catalog
    self.languages = languages
    self.webApp = webApp
    self.types = types
    self.sharedQuery = sharedQuery
    self.facts = facts
    self.states = states
    self.platforms = platforms
    self.environments = environments
    self.routes = routes
    self.exclusions = exclusions
  }
}

/// The identities of an app on the platforms that open links.
public struct Platforms: Hashable, Sendable {
  /// The identity on Apple's platforms.
  public struct Apple: Hashable, Sendable {
    /// The application identifiers, including the team prefix: `ABCDE12345.com.example.app`.
    public var appIDs: [String]
    /// The app's numeric App Store ID; `nil` if the app is not in the App Store.
    public var appStoreID: Int?
    /// A Boolean value that indicates whether these values are placeholders for the real ones.
    public var isPlaceholder: Bool

    /// Creates an identity.
    public init(appIDs: [String], appStoreID: Int? = nil, isPlaceholder: Bool = false) {
      self.appIDs = appIDs
      self.appStoreID = appStoreID
      self.isPlaceholder = isPlaceholder
    }
  }

  /// The identity on Android.
  public struct Android: Hashable, Sendable {
    /// The package name.
    public var package: String
    /// The SHA-256 fingerprints of the signing certificates, as upper-case hex with colons.
    public var fingerprints: [String]
    /// A Boolean value that indicates whether these values are placeholders for the real ones.
    public var isPlaceholder: Bool

    /// Creates an identity.
    public init(package: String, fingerprints: [String], isPlaceholder: Bool = false) {
      self.package = package
      self.fingerprints = fingerprints
      self.isPlaceholder = isPlaceholder
    }
  }

  /// The identity on Apple's platforms, if the app runs there.
  public var apple: Apple?
  /// The identity on Android, if the app runs there.
  public var android: Android?

  /// Creates the identities.
  public init(apple: Apple? = nil, android: Android? = nil) {
    self.apple = apple
    self.android = android
  }
}
