extension LinkManifest {
  /// An environment of an app, such as staging, with its own hosts, schemes and identities.
  public struct Environment: Hashable, Sendable {
    /// The name of the environment, unique in its app.
    public var name: String
    /// The hosts of the environment; `nil` for the hosts of the manifest.
    ///
    /// The first host replaces the first host of the manifest, and so on.
    public var hosts: [String]?
    /// The schemes of the environment; `nil` for the schemes of the manifest.
    ///
    /// The first scheme replaces the first scheme of the manifest, and so on.
    public var schemes: [String]?
    /// The address of the environment's web app; `nil` for that of the manifest.
    public var webApp: String?
    /// The identities of the environment; an absent identity is that of the manifest.
    public var platforms: Platforms

    /// Creates an environment.
    public init(
      name: String, hosts: [String]? = nil, schemes: [String]? = nil, webApp: String? = nil,
      platforms: Platforms = Platforms()
    ) {
      self.name = name
      self.hosts = hosts
      self.schemes = schemes
      self.webApp = webApp
      self.platforms = platforms
    }
  }

  /// Returns the manifest of an environment, or `nil` if there is no environment with the name.
  ///
  /// The result has no environments, so everything that is derived from it describes this one
  /// environment.
  public func applying(environment name: String) -> LinkManifest? {
    environments.first { $0.name == name }.map(applying)
  }

  /// Returns the manifest with the hosts, schemes and identities of an environment.
  ///
  /// In routes and exclusions, each host or scheme is replaced with the one at the same position in
  /// the environment. A host or scheme without a counterpart is removed, and so are its exclusions.
  func applying(_ environment: Environment) -> LinkManifest {
    var manifest = self
    manifest.environments = []
    if let hosts = environment.hosts {
      let counterparts = Self.counterparts(of: self.hosts, in: hosts)
      manifest.hosts = hosts
      for index in routes.indices {
        manifest.routes[index].hosts = routes[index].hosts?.compactMap { counterparts[$0] }
      }
      manifest.exclusions = exclusions.compactMap { exclusion in
        guard let host = exclusion.host else { return exclusion }
        var exclusion = exclusion
        exclusion.host = counterparts[host]
        return exclusion.host == nil ? nil : exclusion
      }
    }
    if let schemes = environment.schemes {
      let counterparts = Self.counterparts(of: self.schemes, in: schemes)
      manifest.schemes = schemes
      for index in routes.indices {
        manifest.routes[index].schemes = routes[index].schemes?.compactMap { counterparts[$0] }
      }
    }
    if let webApp = environment.webApp { manifest.webApp = webApp }
    if let apple = environment.platforms.apple { manifest.platforms.apple = apple }
    if let android = environment.platforms.android { manifest.platforms.android = android }
    return manifest
  }

  /// Returns a dictionary from each name in a list to the name at the same position in another
  /// list.
  static func counterparts(of names: [String], in others: [String]) -> [String: String] {
    Dictionary(zip(names, others), uniquingKeysWith: { first, _ in first })
  }
}
