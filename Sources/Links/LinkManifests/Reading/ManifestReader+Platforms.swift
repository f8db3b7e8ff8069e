import Diagnostics
import LinkRouting
import YAMLSyntax

extension ManifestReader {
  /// Reads the environments by name.
  mutating func environments(_ node: YAMLNode) -> [LinkManifest.Environment] {
    guard let entries = entries(of: node, "the environments") else { return [] }
    return entries.compactMap { name, _, value in
      let fields = fields(
        of: value, "an environment", ManifestKeys.environment, hints: ForeignKeys.environment)
      guard let fields else { return nil }
      return LinkManifest.Environment(
        name: name, hosts: fields["hosts"].map { texts($0, "a list of hosts") },
        schemes: fields["schemes"].map { texts($0, "a list of schemes") },
        webApp: fields["web"].flatMap { text($0, "the address of the web app") },
        platforms: fields["platforms"].map { platforms($0) } ?? Platforms())
    }
  }

  mutating func platforms(_ node: YAMLNode) -> Platforms {
    guard
      let fields = fields(
        of: node, "the platforms", ManifestKeys.platforms, hints: ForeignKeys.platforms)
    else {
      return Platforms()
    }
    return Platforms(
      apple: fields["apple"].flatMap { apple($0) },
      android: fields["android"].flatMap { android($0) })
  }

  private mutating func apple(_ node: YAMLNode) -> Platforms.Apple? {
    guard
      let fields = fields(
        of: node, "the identity on Apple's platforms", ManifestKeys.apple, hints: ForeignKeys.apple)
    else {
      return nil
    }
    var apple = Platforms.Apple(appIDs: [])
    if let appIDs = fields["appIDs"] {
      apple.appIDs = texts(appIDs, "a list of application identifiers")
    }
    if let node = fields["appStoreID"], let text = text(node, "a number") {
      apple.appStoreID = Self.number(text[...])
      if apple.appStoreID == nil {
        report(
          "wrong-value", at: node.range,
          message: "'appStoreID' must be a whole number of at most 64 bits")
      }
    }
    apple.isPlaceholder = fields["placeholder"].flatMap { flag($0, "placeholder") } ?? false
    return apple
  }

  private mutating func android(_ node: YAMLNode) -> Platforms.Android? {
    guard
      let fields = fields(
        of: node, "the identity on Android", ManifestKeys.android, hints: ForeignKeys.android)
    else {
      return nil
    }
    guard let package = fields["package"] else {
      report(
        "missing-key", at: ManifestPlaces.head(of: node),
        message: "missing key 'package' in the identity on Android")
      return nil
    }
    var android = Platforms.Android(
      package: text(package, "a package name") ?? "", fingerprints: [])
    if let sha256 = fields["sha256"] {
      android.fingerprints = texts(sha256, "a list of certificate fingerprints")
    }
    android.isPlaceholder = fields["placeholder"].flatMap { flag($0, "placeholder") } ?? false
    return android
  }
}
