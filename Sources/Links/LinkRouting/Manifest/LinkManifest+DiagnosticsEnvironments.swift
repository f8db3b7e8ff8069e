extension ManifestCheck {
  /// Checks the environments, and the manifest that results from each of them.
  mutating func checkEnvironments() {
    var seen: Set<String> = []
    for environment in manifest.environments {
      let location = ManifestLocation("environments", environment.name)
      checkName(environment.name, of: "environment", at: location)
      if !seen.insert(environment.name).inserted {
        report(
          "duplicate-environment", at: location, "duplicate environment '\(environment.name)'",
          isAboutKey: true)
        continue
      }
      let count = diagnostics.count
      checkCounterparts(in: environment, at: location)
      checkSubdomain(of: environment, at: location.key("hosts"))
      guard diagnostics.count == count else { continue }
      checkResult(of: environment, at: location)
    }
  }

  /// Checks that the environment replaces every host and scheme that a route or exclusion names.
  private mutating func checkCounterparts(
    in environment: LinkManifest.Environment, at location: ManifestLocation
  ) {
    if let hosts = environment.hosts {
      let named =
        manifest.routes.map { ($0.hosts ?? [], "route '\($0.name)'") }
        + manifest.exclusions.map { ([$0.host].compactMap(\.self), "an exclusion") }
      check(
        named, have: LinkManifest.counterparts(of: manifest.hosts, in: hosts),
        declared: manifest.hosts, kind: "host", environment: environment.name,
        at: location.key("hosts"))
    }
    if let schemes = environment.schemes {
      let named = manifest.routes.map { ($0.schemes ?? [], "route '\($0.name)'") }
      check(
        named, have: LinkManifest.counterparts(of: manifest.schemes, in: schemes),
        declared: manifest.schemes, kind: "scheme", environment: environment.name,
        at: location.key("schemes"))
    }
  }

  private mutating func check(
    _ named: [(names: [String], user: String)], have counterparts: [String: String],
    declared: [String], kind: String, environment: String, at location: ManifestLocation
  ) {
    var reported: Set<String> = []
    for (names, user) in named {
      // A host or scheme that the manifest does not declare is reported at the route or exclusion
      // that names it.
      for name in names where counterparts[name] == nil && declared.contains(name) {
        guard reported.insert(name).inserted else { continue }
        report(
          "missing-counterpart", at: location,
          "environment '\(environment)' has no counterpart for \(kind) '\(name)' of \(user)",
          notes: [
            .init(
              "the \(kind)s of an environment replace those of the manifest by position; add the"
                + " \(kind) that replaces '\(name)'")
          ])
      }
    }
  }

  /// Checks the sections that an environment replaces, in the manifest that results from the
  /// environment.
  private mutating func checkResult(
    of environment: LinkManifest.Environment, at location: ManifestLocation
  ) {
    var check = ManifestCheck(manifest.applying(environment))
    var replaced: [[String]] = []
    if environment.hosts != nil { replaced.append(["hosts"]) }
    if environment.schemes != nil { replaced.append(["schemes"]) }
    if environment.webApp != nil { replaced.append(["web"]) }
    if environment.platforms.apple != nil { replaced.append(["platforms", "apple"]) }
    if environment.platforms.android != nil { replaced.append(["platforms", "android"]) }
    check.checkNames()
    check.checkHosts()
    check.checkSchemes()
    check.checkPlatforms()
    func moved(_ place: ManifestLocation) -> ManifestLocation? {
      let isReplaced = replaced.contains { place.steps.starts(with: $0.map { .key($0) }) }
      return isReplaced ? ManifestLocation(location.steps + place.steps) : nil
    }
    for diagnostic in check.diagnostics {
      guard let place = moved(diagnostic.location) else { continue }
      var diagnostic = diagnostic
      diagnostic.location = place
      diagnostic.notes = diagnostic.notes.map { note in
        var note = note
        note.location = note.location.map { moved($0) ?? $0 }
        return note
      }
      diagnostics.append(diagnostic)
    }
  }
}
