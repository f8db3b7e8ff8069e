import ArgumentParser
import LinkRouting

/// The option that states which versions of the apps are in use.
struct AppVersionsOption: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp(AssociateTexts.appVersions, valueName: "range"),
    transform: { text in
      guard let range = AppVersionRange(parsing: text) else {
        throw ValidationError(AssociateTexts.invalidAppVersions(text))
      }
      return range
    })
  var appVersions: AppVersionRange?

  /// The option as command-line arguments; empty if it is not set.
  var arguments: [String] { appVersions.map { ["--app-versions", $0.description] } ?? [] }

  /// Returns the manifests with only those routes that all versions in use have.
  ///
  /// Standard error lists the omitted routes, as information.
  func available(_ manifests: [LinkManifest]) -> [LinkManifest] {
    let versions = appVersions ?? .all
    return manifests.map { manifest in
      for route in manifest.routes where !route.isAvailable(inAll: versions) {
        StandardError.write(
          AssociateTexts.unavailable(route, of: manifest.app, inUse: appVersions) + "\n")
      }
      return manifest.available(inAll: versions)
    }
  }
}
