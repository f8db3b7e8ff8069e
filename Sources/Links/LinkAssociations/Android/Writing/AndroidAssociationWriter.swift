public import LinkRouting
import TextPrimitives

/// Writes what Android needs for the links of an app: `assetlinks.json` and intent filters.
///
/// Nothing that the router accepts in its canonical form is left out. Where a pattern cannot say
/// what a route asks for, it opens more, and the text has the reason. Of a path whose case does not
/// count, dynamic rules and filters below level 31 have the canonical spelling and the one in upper
/// case; the others stay in the browser.
///
/// ```swift
/// let writer = AndroidAssociationWriter([manifest])
/// let statements = try writer.assetLinks(host: "wordly.ai").text
/// let filters = try writer.intentFilters(app: "wordly", minimumAPI: 26).text
/// ```
public struct AndroidAssociationWriter: Sendable {
  /// The apps, in the order of their statements, each with the exclusions of all apps on its hosts.
  public let manifests: [LinkManifest]

  /// The hosts of each app.
  let hostGroups: [HostGroups]

  /// The hosts, in lower case, whose filters have the scheme `http` too.
  ///
  /// Android then opens an `http` link exactly where a router of the apps accepts it.
  var hostsUpgradingHTTP: Set<String>

  /// Makes a writer for apps, which may share hosts.
  ///
  /// - Complexity: O(*n*) in the number of hosts and routes, plus a proof for each group of hosts
  ///   with exclusions of its own; a budget bounds the proofs.
  public init(_ manifests: [LinkManifest]) {
    self.manifests = manifests.withSharedExclusions
    hostsUpgradingHTTP = manifests.hostsUpgradingHTTP
    hostGroups = self.manifests.map(HostGroups.init)
  }

  /// The hosts of all apps on which a route is served, in their order and in lower case.
  public var hosts: [String] { hostGroups.flatMap(\.openHosts).map(AndroidHostPlan.key).unique }

  /// The statements of a host, with the dynamic rules for its links.
  ///
  /// Rules cannot open what the filters of the app do not take; what no rule takes stays in the browser from
  /// Android 15 on. Older versions pass over the rules. A link without any path, which browsers never send, cannot
  /// be said and stays closed there.
  ///
  /// - Parameters:
  ///   - host: One of ``hosts``.
  ///   - allowsPlaceholders: Whether identities may be written that only hold the place of the real ones.
  ///   - hasRules: Whether dynamic rules are written.
  ///   - isReadable: A Boolean value that indicates whether rules have one wildcard for each value,
  ///     which opens more; ``LinkJudge/excessOpenings(of:host:budget:)`` finds what.
  /// - Throws: ``AssociationWriteError`` with `no-host`, `no-identity` or `placeholder`.
  /// - Complexity: O(*r* · *e*) for *r* routes and *e* exclusions whose paths may begin alike, each
  ///   pair with a proof; the proofs of a file have a budget of less than a second, and what they
  ///   leave open is reported.
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
        expected: hosts.isEmpty ? "a host in the manifest" : hosts.joined(separator: " or "))
    }
    var statements: [String] = []
    var widenings = AssociationWidening.ofAndroid
    var narrowings: [AssociationNarrowing] = []
    for (manifest, group) in apps {
      let identity = try Self.identity(of: manifest, allowsPlaceholders: allowsPlaceholders)
      let plan = AndroidHostPlan(manifest, on: group, isReadable: isReadable).ruleText()
      statements.append(Self.statement(identity, hasRules ? plan : nil))
      widenings += plan.widenings
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
        expected: "platforms.android.package and sha256 in the manifest")
    }
    guard allowsPlaceholders || !android.isPlaceholder else {
      throw AssociationWriteError(
        code: .placeholder, app: manifest.app,
        expected: "real identities in platforms.android, without placeholder: true")
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
    if entry.needsFragment { members.append("\"#\": \"?*\"") }
    if entry.route == nil { members.append("\"exclude\": true") }
    return "{ " + members.joined(separator: ", ") + " }"
  }

  /// How the hosts must serve their statements, a row for each.
  public var hostedFiles: [HostedFile] {
    hosts.map { host in
      HostedFile(
        address: "https://" + host + "/.well-known/assetlinks.json",
        mediaType: "application/json",
        conditions: [
          "no redirect", "no sign-in, also for the address ranges of Google's crawlers",
          "status 200",
        ])
    }
  }
}
