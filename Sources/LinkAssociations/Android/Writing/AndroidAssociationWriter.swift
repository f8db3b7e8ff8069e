public import LinkRouting

/// Writes what Android needs for the links of an app: `assetlinks.json` and intent filters.
///
/// Nothing that the router accepts in its canonical form is left out. Where a pattern cannot say what a route asks
/// for, it says less, and the text tells why.
///
/// ```swift
/// let writer = try AndroidAssociationWriter(manifest)
/// let statements = try writer.assetLinks(host: "wordly.ai").text
/// let filters = try writer.intentFilters(minimumAPI: 26).text
/// ```
public struct AndroidAssociationWriter: Sendable {
  /// What the file is made of.
  public let manifest: LinkManifest
  let identity: Platforms.Android

  /// Makes a writer.
  ///
  /// - Parameter allowsPlaceholders: Whether identities that hold the place of real ones are written.
  /// - Throws: ``AssociationWriteError`` with `noIdentity` or `placeholder`.
  public init(
    _ manifest: LinkManifest, allowsPlaceholders: Bool = false
  ) throws(AssociationWriteError) {
    guard let identity = manifest.platforms.android else {
      throw AssociationWriteError(
        code: .noIdentity, app: manifest.app, expected: "a package and fingerprints under android")
    }
    guard allowsPlaceholders || !identity.isPlaceholder else {
      throw AssociationWriteError(
        code: .placeholder, app: manifest.app,
        expected: "the real package and fingerprints, or leave to write placeholders")
    }
    self.manifest = manifest
    self.identity = identity
  }

  /// The statement of a host, with the dynamic rules for its links.
  ///
  /// Rules cannot open what the filters of the app do not take; what no rule takes stays in the browser from
  /// Android 15 on. Older versions pass over the rules.
  ///
  /// - Parameter hasRules: Whether dynamic rules are written.
  /// - Throws: ``AssociationWriteError`` with `noHost`.
  public func assetLinks(
    host: String, hasRules: Bool = true
  ) throws(AssociationWriteError) -> AssociationText {
    let key = AndroidHostPlan.key(host)
    guard manifest.hosts.contains(where: { AndroidHostPlan.key($0) == key }) else {
      throw AssociationWriteError(
        code: .noHost, app: manifest.app, expected: "a host of the app")
    }
    let plan = AndroidHostPlan(manifest, host: host).ruleText()
    var text = """
      [
        {
          "relation": [\(JSONText.quoted(AssetLinks.handleAllURLs))],
          "target": {
            "namespace": "android_app",
            "package_name": \(JSONText.quoted(identity.package)),
            "sha256_cert_fingerprints": [

      """
    text += identity.fingerprints.map { "        " + JSONText.quoted($0) }.joined(separator: ",\n")
    text += "\n      ]\n    }"
    if hasRules {
      text += """
        ,
            "relation_extensions": {
              \(JSONText.quoted(AssetLinks.handleAllURLs)): {
                "\(AssetLinksReader.listKey)": [

        """
      // Without a rule, the list would be empty and Android would discard it.
      let rules = plan.entries.map(Self.rule)
      text += (rules.isEmpty ? [#"{ "/": "*", "exclude": true }"#] : rules)
        .map { "          " + $0 }.joined(separator: ",\n")
      text += "\n        ]\n      }\n    }"
    }
    text += "\n  }\n]\n"
    return AssociationText(
      text: text, widenings: (AssociationWidening.ofAndroid + plan.widenings).unique)
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
    manifest.hosts.map { host in
      HostedFile(
        address: "https://" + AndroidHostPlan.key(host) + "/.well-known/assetlinks.json",
        mediaType: "application/json",
        conditions: [
          "no redirect", "no sign-in, also for the address ranges of Google's crawlers",
          "status 200",
        ])
    }
  }
}

/// Texts as JSON spells them.
enum JSONText {
  /// A text in quotation marks.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
