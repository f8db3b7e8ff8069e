/// The one place where the links of an app are written.
///
/// Everything else is derived from it: the ``Router``, the link builder, the files that the two
/// platforms read. A manifest is a plain value: it can be written in Swift, or read from a
/// `*.links.yaml` file by the library LinkManifests.
///
/// ```swift
/// let manifest = LinkManifest(
///   app: "shop", hosts: ["shop.example"], schemes: ["shop"],
///   routes: [Route(name: "item", pattern: try RoutePattern(parsing: "/item/{id:uuid}"))])
/// let router = try Router([manifest])
/// ```
public struct LinkManifest: Hashable, Sendable {
  /// Links that stay in the browser on purpose.
  public struct Exclusion: Hashable, Sendable {
    /// The paths.
    public var pattern: RoutePattern
    /// The host they are on; `nil` for every host and scheme of the app.
    public var host: String?

    /// Makes an exclusion.
    public init(pattern: RoutePattern, host: String? = nil) {
      self.pattern = pattern
      self.host = host
    }
  }

  /// The name of the app, as code spells it.
  public var app: String
  /// The name of the app, as people read it.
  public var title: String?
  /// What the app is, for the people who read the manifest.
  public var summary: String?
  /// The hosts of the app's https links, the one of canonical links first.
  ///
  /// A host may carry a port, for development: `localhost:8080`.
  public var hosts: [String]
  /// The app's own schemes, the one of canonical links first.
  public var schemes: [String]
  /// A Boolean value that indicates whether the router reads an `http` link as its `https`
  /// counterpart.
  ///
  /// iOS opens `http` links of associated hosts. Such a link then matches, with the warning
  /// ``LinkWarning/Code/plainHTTP``; its canonical link is an `https` link. On a host that several
  /// apps of a router share, all of them must ask for it; otherwise the router rejects the link.
  public var upgradesHTTP: Bool
  /// The string catalog that holds the titles.
  public var catalog: String?
  /// The types of the app's parameters, besides the built-in ones.
  public var types: [ParameterType]
  /// The query parameters that every route has after its own.
  public var sharedQuery: [ParameterDeclaration]
  /// The facts that requirements refer to, besides those with states; `nil` if the manifest does
  /// not list them.
  public var facts: [String]?
  /// The states that requirements refer to.
  public var states: [StateOrder]
  /// Who the app is on the platforms.
  public var platforms: Platforms
  /// The destinations.
  public var routes: [Route]
  /// The links that stay in the browser on purpose.
  ///
  /// They outrank every route.
  public var exclusions: [Exclusion]

  /// Makes a manifest.
  public init(
    app: String, title: String? = nil, summary: String? = nil, hosts: [String] = [],
    schemes: [String] = [], upgradesHTTP: Bool = false, catalog: String? = nil,
    types: [ParameterType] = [], sharedQuery: [ParameterDeclaration] = [],
    facts: [String]? = nil, states: [StateOrder] = [],
    platforms: Platforms = Platforms(), routes: [Route] = [], exclusions: [Exclusion] = []
  ) {
    self.app = app
    self.title = title
    self.summary = summary
    self.hosts = hosts
    self.schemes = schemes
    self.upgradesHTTP = upgradesHTTP
    self.catalog = catalog
    self.types = types
    self.sharedQuery = sharedQuery
    self.facts = facts
    self.states = states
    self.platforms = platforms
    self.routes = routes
    self.exclusions = exclusions
  }
}

/// The identities of an app on the platforms that open links.
public struct Platforms: Hashable, Sendable {
  /// The identity on Apple's platforms.
  public struct Apple: Hashable, Sendable {
    /// The application identifiers, team prefix included: `ABCDE12345.com.example.app`.
    public var appIDs: [String]
    /// The number in the App Store; `nil` if there is none.
    public var appStoreID: Int?
    /// Whether these values only hold the place of the real ones.
    public var isPlaceholder: Bool

    /// Makes an identity.
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
    /// The SHA-256 fingerprints of the signing certificates, upper-case hex with colons.
    public var fingerprints: [String]
    /// Whether these values only hold the place of the real ones.
    public var isPlaceholder: Bool

    /// Makes an identity.
    public init(package: String, fingerprints: [String], isPlaceholder: Bool = false) {
      self.package = package
      self.fingerprints = fingerprints
      self.isPlaceholder = isPlaceholder
    }
  }

  /// The identity on Apple's platforms, if the app is there.
  public var apple: Apple?
  /// The identity on Android, if the app is there.
  public var android: Android?

  /// Makes the identities.
  public init(apple: Apple? = nil, android: Android? = nil) {
    self.apple = apple
    self.android = android
  }
}
