import ArgumentParser
import LinkRouting

/// The options that say which apps are meant.
struct ManifestOptions: ParsableArguments {
  static let manifestHelp = "A link manifest to read instead of the bundled apps; may be repeated."
  static let appHelp = "Only the app of this name; may be repeated."

  @Option(
    name: .long, help: ArgumentHelp(ManifestOptions.manifestHelp, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var manifest: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(ManifestOptions.appHelp, valueName: "name"),
    completion: .list(["cocotte", "fieldnotes", "offload", "osqr", "wordly"]))
  var app: [String] = []

  /// Whether standard input is read as a manifest.
  var readsStandardInput: Bool { manifest.contains("-") }

  /// The manifests of the apps that are meant.
  func selected() throws(Failure) -> [LinkManifest] {
    let manifests = try ManifestLoader.load(manifest)
    guard !app.isEmpty else { return manifests }
    let names = manifests.map(\.app)
    for name in app where !names.contains(name) {
      throw Failure(RootTexts.unknownApp(name, names), hint: RootTexts.knownApps(names))
    }
    return manifests.filter { app.contains($0.app) }
  }

  /// The router of the apps that are meant.
  func router() throws(Failure) -> Router {
    try ManifestLoader.router(selected())
  }
}
