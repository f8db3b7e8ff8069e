import ArgumentParser
import LinkRouting
import Reports

/// The options that name manifests and select their environment.
struct ManifestFileOptions: ParsableArguments {
  private static let manifestHelp = "Link manifest (default: by search); may be repeated."

  @Option(
    name: .long, help: ArgumentHelp(ManifestFileOptions.manifestHelp, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var manifest: [String] = []

  @OptionGroup var environmentOption: EnvironmentOption

  /// The selected environment; `nil` to use the manifests as they are.
  var environment: String? { environmentOption.environment }

  /// The options as command-line arguments.
  var arguments: [String] {
    manifest.flatMap { ["--manifest", $0] } + (environment.map { ["--environment", $0] } ?? [])
  }

  /// Returns the origin of the manifests: the specified files, the files that a search finds, or
  /// the bundled manifests.
  ///
  /// - Throws: ``Failure`` if a folder that could contain manifests cannot be listed.
  func origin() throws(Failure) -> ManifestOrigin {
    if !manifest.isEmpty { return .files(manifest) }
    let found = try ManifestFinder.nearest()
    return found.isEmpty ? .bundled : .files(found)
  }
}

/// The option that selects an environment of the manifests.
struct EnvironmentOption: ParsableArguments {
  private static let environmentHelp = "Environment to use, such as staging (default: none)."

  @Option(
    name: .long, help: ArgumentHelp(EnvironmentOption.environmentHelp, valueName: "name"),
    completion: RouteCompletions.environments)
  var environment: String?
}

/// The options that select manifests and apps.
struct ManifestOptions: ParsableArguments {
  static let appHelp = "App to include (default: all); may be repeated."

  @OptionGroup var files: ManifestFileOptions

  @Option(
    name: .long, help: ArgumentHelp(ManifestOptions.appHelp, valueName: "name"),
    completion: RouteCompletions.apps)
  var app: [String] = []

  /// The options as command-line arguments.
  var arguments: [String] { files.arguments + app.flatMap { ["--app", $0] } }

  /// Loads the manifests of an origin, and returns those of the selected apps.
  func selected(from origin: ManifestOrigin) throws(Failure) -> [LinkManifest] {
    try selected(ManifestLoader.load(origin, environment: files.environment), of: origin)
  }

  /// Returns the selected manifests, each with the exclusions that other apps declare for its
  /// hosts.
  func selectedWithSharedExclusions(
    from origin: ManifestOrigin
  ) throws(Failure) -> [LinkManifest] {
    let manifests = try ManifestLoader.load(origin, environment: files.environment)
    return try selected(manifests.withSharedExclusions, of: origin)
  }

  /// Returns the manifests of the selected apps from a list of loaded manifests.
  func selected(
    _ manifests: [LinkManifest], of origin: ManifestOrigin
  ) throws(Failure) -> [LinkManifest] {
    guard !app.isEmpty else { return manifests }
    let names = manifests.map(\.app)
    for name in app where !names.contains(name) {
      throw Failure(RootTexts.unknownApp(name, names), hint: RootTexts.knownApps(names, origin))
    }
    return manifests.filter { app.contains($0.app) }
  }

  /// Returns the router of the selected apps.
  func router(from origin: ManifestOrigin) throws(Failure) -> Router {
    try ManifestLoader.router(selected(from: origin))
  }
}
