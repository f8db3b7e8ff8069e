public import LinkRouting
import TextPrimitives

/// Writes the files that Android needs for an app's links: `assetlinks.json` and intent filters.
///
/// Apart from the exceptions below, the files open the canonical form of every link that the router
/// accepts. If a pattern cannot express a requirement of a route, more links open, and the result
/// contains the reason.
///
/// If other components follow a catch-all, the writer writes one pattern for each number of
/// components that the catch-all can contain, up to eight. Longer paths stay in the browser.
///
/// In dynamic rules, and in filters below API level 31, each path of a case-insensitive route is
/// written in two spellings: the canonical one and one in upper case. Paths in any other case stay
/// in the browser.
///
/// ```swift
/// let writer = AndroidAssociationWriter([manifest])
/// let statements = try writer.assetLinks(host: "wordly.ai").text
/// let filters = try writer.intentFilters(app: "wordly", minimumAPI: 26).text
/// ```
public struct AndroidAssociationWriter: Sendable {
  /// The apps in the order of their statements, each with the exclusions of all apps on its hosts.
  public let manifests: [LinkManifest]

  /// For each of ``manifests``, its hosts, grouped by their routes and exclusions.
  let hostGroups: [HostGroups]

  /// The hosts, in lower case, whose filters also have the scheme `http`.
  ///
  /// Android then opens `http` links on exactly the hosts for which the router accepts them.
  var hostsUpgradingHTTP: Set<String>

  /// Creates a writer for apps, which may share hosts.
  ///
  /// - Complexity: O(*n*), where *n* is the number of hosts and routes, plus a proof for each group
  ///   of hosts with separate exclusions. The proofs have a limited budget.
  public init(_ manifests: [LinkManifest]) {
    self.manifests = manifests.withSharedExclusions
    hostsUpgradingHTTP = manifests.hostsUpgradingHTTP
    hostGroups = self.manifests.map(HostGroups.init)
  }

  /// The hosts of all apps on which a link may open, in lower case and in the order of the apps.
  ///
  /// A wildcard is replaced with its domain, from which devices read the statements.
  public var hosts: [String] { hostGroups.flatMap(\.fileHosts).map(AndroidHostPlan.key).unique }

  /// Returns the statements of a host, with the dynamic rules for its links.
  ///
  /// Rules cannot open links that no filter of the app matches. From Android 15 on, links that no
  /// rule matches stay in the browser. Older versions ignore the rules. A link without a path does
  /// not open, because no rule can express it; the URL Standard reads such a link with the path
  /// `/`.
  ///
  /// - Parameters:
  ///   - host: One of ``hosts``.
  ///   - allowsPlaceholders: `true` to also accept apps whose identity is only a placeholder.
  ///   - hasRules: `true` to write dynamic rules.
  ///   - isReadable: `true` to write rules with one wildcard for each value, which open more links.
  ///     ``LinkJudge/excessOpenings(of:host:budget:)`` finds these links.
  /// - Throws: ``AssociationWriteError`` with `no-host`, `no-identity` or `placeholder`.
  /// - Complexity: O(*r* · *e*) for *r* routes and *e* exclusions with similar paths, with a proof
  ///   for each pair. The proofs for a file have a budget of less than a second. Unfinished proofs
  ///   are reported.
  public func assetLinks(
    host: String, allowsPlaceholders: Bool = false, hasRules: Bool = true,
    isReadable: Bool = false
  ) throws(AssociationWriteError) -> AssociationText {
    let apps = zip(manifests, hostGroups).compactMap { manifest, groups in
      groups.group(of: host).flatMap { $0.isOpen ? (manifest: manifest, group: $0) : nil }
    }
    guard !apps.isEmpty else {
      throw AssociationWriteError(
        code: .noHost, app: manifests.first?.app ?? "",
        expected: hosts.isEmpty
          ? "a host in the manifest" : hosts.map(\.quoted).joined(separator: " or "))
    }
    var statements: [String] = []
    var widenings = AssociationWidening.ofAndroid
    var narrowings: [AssociationNarrowing] = []
    for (manifest, group) in apps {
      let identity = try Self.identity(of: manifest, allowsPlaceholders: allowsPlaceholders)
      let plan = AndroidHostPlan(manifest, on: group, isReadable: isReadable).ruleText()
      statements.append(Self.statement(identity, hasRules ? plan : nil))
      widenings += plan.widenings
      if group.hasSubdomain { widenings.append(.subdomain) }
      if hasRules { narrowings += plan.narrowings }
    }
    return AssociationText(
      text: "[\n" + statements.joined(separator: ",\n") + "\n]\n", widenings: widenings.unique,
      narrowings: narrowings.unique)
  }

  private static func identity(
    of manifest: LinkManifest, allowsPlaceholders: Bool
  ) throws(AssociationWriteError) -> Platforms.Android {
    guard let android = manifest.platforms.android, !android.fingerprints.isEmpty else {
      throw AssociationWriteError(
        code: .noIdentity, app: manifest.app,
        expected: "'platforms.android.package' and 'sha256' in the manifest")
    }
    guard allowsPlaceholders || !android.isPlaceholder else {
      throw AssociationWriteError(
        code: .placeholder, app: manifest.app,
        expected: "real identities in 'platforms.android', without 'placeholder: true'")
    }
    return android
  }

  private static func statement(
    _ identity: Platforms.Android, _ plan: AndroidHostPlan.Text?
  ) -> String {
    let relation = JSONText.quoted(AssetLinks.handleAllURLs)
    var lines = [
      "  {", "    \"relation\": [\(relation)],", "    \"target\": {",
      "      \"namespace\": \"android_app\",",
      "      \"package_name\": \(JSONText.quoted(identity.package)),",
      "      \"sha256_cert_fingerprints\": [",
      identity.fingerprints.map { "        " + JSONText.quoted($0) }.joined(separator: ",\n"),
      "      ]",
    ]
    guard let plan else { return (lines + ["    }", "  }"]).joined(separator: "\n") }
    lines += [
      "    },", "    \"relation_extensions\": {", "      \(relation): {",
      "        \"\(AssetLinksReader.listKey)\": [",
      plan.entries.map { "          " + rule($0) }.joined(separator: ",\n"),
      "        ]", "      }", "    }", "  }",
    ]
    return lines.joined(separator: "\n")
  }

  private static func rule(_ entry: AndroidHostPlan.Entry) -> String {
    var members = ["\"/\": " + JSONText.quoted(entry.path.text)]
    if !entry.parameters.isEmpty {
      let parameters = entry.parameters.map {
        JSONText.quoted($0.name) + ": " + JSONText.quoted($0.value.text)
      }
      members.append("\"?\": { " + parameters.joined(separator: ", ") + " }")
    }
    if let fragment = entry.fragment {
      members.append("\"#\": " + JSONText.quoted(fragment.text))
    }
    if entry.route == nil { members.append("\"exclude\": true") }
    return "{ " + members.joined(separator: ", ") + " }"
  }

  /// The requirements for serving the statements, one for each host.
  public var hostedFiles: [HostedFile] {
    hosts.map { host in
      HostedFile(
        address: "https://" + host + "/.well-known/assetlinks.json",
        mediaType: "application/json",
        conditions: [
          "no redirect", "no sign-in, not even for the address ranges of Google's crawlers",
          "status 200",
        ])
    }
  }
}
