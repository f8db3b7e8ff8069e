import Diagnostics
import LinkRouting

extension ManifestAssembly {
  /// Writes the routes, removes everything that would be an error in a manifest, and returns the
  /// draft.
  mutating func draft() -> ManifestDraft {
    writeRoutes()
    repairSyntax()
    repairConflicts()
    // Resolving conflicts can widen types, and wider types can make the manifest invalid again.
    repairSyntax()
    leaveOutUnusedTypes()
    sayIfThereIsNoRoute()
    comments[ManifestLocation()] = [
      "A draft: review it, rename routes and parameters, and narrow their types.",
      "'waymark check' lists its problems.",
    ]
    var counts = ManifestDraft.Counts()
    counts.routes = manifest.routes.count
    counts.exclusions = manifest.exclusions.count
    return ManifestDraft(
      manifest: manifest, comments: comments, diagnostics: report.diagnostics,
      sourceDiagnostics: report.sourceDiagnostics, counts: counts)
  }

  /// Reports that the draft has no routes.
  private mutating func sayIfThereIsNoRoute() {
    guard manifest.routes.isEmpty else { return }
    report.report(
      "draft-no-route", .warning, path: nil, nil,
      "no source has a route, so the draft matches no link",
      notes: ["give real links with --input, or association files with --apple and --android"])
  }

  private mutating func repairSyntax() {
    // Each round removes something or ends the loop.
    for _ in 0..<64 {
      let errors = manifest.diagnostics().filter { $0.severity == .error }
      guard !errors.isEmpty else { return }
      let before = manifest
      leaveOut(errors)
      if manifest == before { break }
    }
    guard manifest.diagnostics().contains(where: { $0.severity == .error }) else { return }
    // If errors still remain, the whole manifest is replaced with one without routes.
    for diagnostic in manifest.diagnostics() where diagnostic.severity == .error {
      report.report("draft-left-out", .error, path: nil, nil, diagnostic.message)
    }
    manifest = LinkManifest(app: manifest.app, hosts: [ManifestDraft.placeholderHost])
    comments = [:]
  }

  private mutating func leaveOut(_ errors: [ManifestDiagnostic]) {
    var hosts: Set<Int> = []
    var schemes: Set<Int> = []
    var exclusions: Set<Int> = []
    var routes: Set<String> = []
    for error in errors {
      let steps = error.location.steps
      switch (steps.first, steps.dropFirst().first) {
      case (.key("hosts")?, .index(let index)?): hosts.insert(index)
      case (.key("schemes")?, .index(let index)?): schemes.insert(index)
      case (.key("exclude")?, .index(let index)?): exclusions.insert(index)
      case (.key("routes")?, .key(let name)?): routes.insert(name)
      case (.key("platforms")?, .key("apple")?): repairApple()
      case (.key("platforms")?, .key("android")?): repairAndroid()
      case (.key("app")?, _): manifest.app = "app"
      case (.key("hosts")?, _) where manifest.hosts.isEmpty:
        manifest.hosts = [ManifestDraft.placeholderHost]
      case (.key("types")?, .key(let name)?):
        if let index = manifest.types.firstIndex(where: { $0.name == name }) {
          manifest.types[index].kind = .text(TextRule())
        }
      default: continue
      }
      report.report(
        "draft-left-out", .warning, path: nil, nil,
        "'\(error.location)' is not carried over: \(error.message)")
    }
    let lost = Set(hosts.map { manifest.hosts[$0] })
    let lostSchemes = Set(schemes.map { manifest.schemes[$0] })
    manifest.hosts.remove(hosts)
    manifest.schemes.remove(schemes)
    manifest.exclusions.remove(exclusions)
    manifest.exclusions.removeAll { $0.host.map(lost.contains) ?? false }
    for index in manifest.routes.indices {
      manifest.routes[index].hosts?.removeAll(where: lost.contains)
      manifest.routes[index].schemes?.removeAll(where: lostSchemes.contains)
    }
    manifest.routes.removeAll { routes.contains($0.name) }
  }

  private mutating func repairApple() {
    guard var apple = manifest.platforms.apple else { return }
    apple.appIDs = apple.appIDs.unique
    if apple.isPlaceholder || apple.appIDs.isEmpty {
      manifest.platforms.apple = nil
    } else {
      apple.isPlaceholder = true
      manifest.platforms.apple = apple
    }
  }

  private mutating func repairAndroid() {
    guard var android = manifest.platforms.android else { return }
    android.fingerprints = android.fingerprints.unique
    if android.isPlaceholder {
      manifest.platforms.android = nil
    } else {
      android.isPlaceholder = true
      manifest.platforms.android = android
    }
  }
}

extension Array {
  /// Removes the elements at the given indices.
  fileprivate mutating func remove(_ places: Set<Int>) {
    guard !places.isEmpty else { return }
    self = enumerated().filter { !places.contains($0.offset) }.map(\.element)
  }
}
