public import LinkRouting

/// Writes what Apple's platforms and web hosts need of the apps of manifests.
///
/// What the router accepts always opens. What the patterns of Apple's file cannot say is left open and reported as
/// an ``AssociationWidening``; excluding is said only where it is proved that no route is closed by it. The proofs of a
/// host have a budget, which only hundreds of routes use up that begin with values: more of their links then open.
///
/// ```swift
/// let writer = AppleAssociationWriter([manifest])
/// let file = try writer.associationFile(host: "wordly.ai")
/// // file.text, file.widenings
/// ```
public struct AppleAssociationWriter: Sendable {
  /// The apps, in the order of their details.
  public let manifests: [LinkManifest]

  /// Makes a writer for apps, which may share hosts.
  public init(_ manifests: [LinkManifest]) {
    self.manifests = manifests
  }

  /// Writes the association file of a host.
  ///
  /// - Parameters:
  ///   - host: One of ``hosts``.
  ///   - allowsPlaceholders: Whether identities may be written that only hold the place of the real ones.
  /// - Throws: ``AssociationWriteError`` with `no-host`, `no-identity`, `placeholder` or `too-large`.
  public func associationFile(
    host: String, allowsPlaceholders: Bool = false
  ) throws(AssociationWriteError) -> AssociationText {
    let file = try unlimitedFile(host: host, allowsPlaceholders: allowsPlaceholders)
    let size = file.text.utf8.count
    guard size <= AppleAssociation.maximumSize else {
      throw AssociationWriteError(
        code: .tooLarge, app: file.app,
        expected: "at most \(AppleAssociation.maximumSize) bytes, not \(size)")
    }
    return AssociationText(text: file.text, widenings: file.widenings)
  }

  /// The file of a host, of whatever size, and the first of its apps.
  ///
  /// Where wrong values would make it larger than the system reads, they are not excluded.
  func unlimitedFile(
    host: String, allowsPlaceholders: Bool
  ) throws(AssociationWriteError) -> HostFile {
    let whole = try file(host: host, allowsPlaceholders: allowsPlaceholders, excludesValues: true)
    if whole.text.utf8.count <= AppleAssociation.maximumSize { return whole }
    return try file(host: host, allowsPlaceholders: allowsPlaceholders, excludesValues: false)
  }

  /// The file of a host.
  struct HostFile {
    var text: String
    var widenings: [AssociationWidening]
    /// The first of its apps.
    var app: String
  }

  private func file(
    host: String, allowsPlaceholders: Bool, excludesValues: Bool
  ) throws(AssociationWriteError) -> HostFile {
    let apps = manifests.filter { $0.openHosts.contains { $0.isSameHost(as: host) } }
    guard !apps.isEmpty, Self.obstacle(host) == nil else {
      throw AssociationWriteError(
        code: .noHost, app: manifests.first?.app ?? "",
        expected: hosts.isEmpty ? "a host without a port" : hosts.joined(separator: " or "))
    }
    var variables = AppleVariables()
    var details: [(appIDs: [String], components: [AppleComponentText])] = []
    var widenings: [AssociationWidening] = []
    for manifest in apps {
      let appIDs = try Self.identity(of: manifest, allowsPlaceholders: allowsPlaceholders).appIDs
      let text = AppleHostText(
        manifest, host: host, excludesValues: excludesValues, variables: &variables)
      details.append((appIDs, text.components))
      widenings += text.widenings
    }
    variables.keep(Self.usedVariables(details.flatMap(\.components)))
    return HostFile(
      text: Self.text(details, variables), widenings: Self.fileWidenings + widenings,
      app: apps[0].app)
  }

  /// What no file says, whatever the routes are.
  private static let fileWidenings = [
    AssociationWidening(
      code: .linkSyntaxNotExpressible,
      explanation: "links that the router refuses because parsers read them differently"),
    AssociationWidening(
      code: .encodedSlashNotExpressible,
      explanation: "links with an encoded slash where the route has a slash"),
    AssociationWidening(
      code: .encodedBackslashNotExpressible,
      explanation: "links with an encoded backslash, which no route takes"),
  ]

  /// The identity of an app.
  static func identity(
    of manifest: LinkManifest, allowsPlaceholders: Bool
  ) throws(AssociationWriteError) -> Platforms.Apple {
    guard let apple = manifest.platforms.apple, !apple.appIDs.isEmpty else {
      throw AssociationWriteError(
        code: .noIdentity, app: manifest.app, expected: "platforms.apple.appIDs in the manifest")
    }
    guard allowsPlaceholders || !apple.isPlaceholder else {
      throw AssociationWriteError(
        code: .placeholder, app: manifest.app,
        expected: "real identifiers in platforms.apple, without placeholder: true")
    }
    return apple
  }

  private static func usedVariables(_ components: [AppleComponentText]) -> Set<String> {
    var used: Set<String> = []
    for pattern in components.flatMap(\.patterns) {
      for case .variable(let name, _) in PatternCompiler.parts(Array(pattern.utf8)) {
        used.insert(name)
      }
    }
    return used
  }

  private static func text(
    _ details: [(appIDs: [String], components: [AppleComponentText])], _ variables: AppleVariables
  ) -> String {
    var lines = ["{", "  \"applinks\": {", "    \"defaults\": { \"percentEncoded\": false },"]
    let names = variables.values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if !names.isEmpty {
      lines.append("    \"substitutionVariables\": {")
      for (index, name) in names.enumerated() {
        let values = JSONText.array(variables.values[name] ?? [])
        lines.append(
          "      \(JSONText.quoted(name)): \(values)" + (index + 1 < names.count ? "," : ""))
      }
      lines.append("    },")
    }
    lines.append("    \"details\": [")
    for (index, detail) in details.enumerated() {
      lines += ["      {", "        \"appIDs\": \(JSONText.array(detail.appIDs)),"]
      lines.append("        \"components\": [")
      for (place, component) in detail.components.enumerated() {
        lines.append(
          "          \(component.json)" + (place + 1 < detail.components.count ? "," : ""))
      }
      lines += ["        ]", "      }" + (index + 1 < details.count ? "," : "")]
    }
    lines += ["    ]", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }
}
