import Diagnostics

extension LinkManifest {
  /// Returns the problems of manifests that declare the same app, host or scheme.
  ///
  /// Two apps with the same name are an error, because they cannot be distinguished. Two apps on
  /// one host or scheme are a warning: they work if their routes do not conflict, but a device that
  /// has both apps may open all links in one of them. Different `http` settings of two apps on one
  /// host are also a warning, because the router then rejects the `http` links of the host. So is a
  /// host of one app that a wildcard of another app matches.
  ///
  /// - Complexity: O(*n* + *w* · *h*) for *n* hosts and schemes, *w* wildcards and *h* hosts.
  package static func sharingDiagnostics(_ manifests: [LinkManifest]) -> [ManifestDiagnostic] {
    var diagnostics: [ManifestDiagnostic] = []
    var apps: Set<String> = []
    var hosts: [String: (app: String, index: Int)] = [:]
    var schemes: [String: (app: String, index: Int)] = [:]

    func claim(
      _ names: [String], of app: String, key: String, code: String, noun: String,
      in owners: inout [String: (app: String, index: Int)]
    ) {
      for (index, name) in names.enumerated() {
        let folded = WildcardHost.withoutParameter(name.asciiLowercased)
        guard let owner = owners[folded], owner.app != app else {
          owners[folded] = owners[folded] ?? (app, index)
          continue
        }
        diagnostics.append(
          ManifestDiagnostic(
            code: code, severity: .warning, app: app, location: ManifestLocation(key).index(index),
            message: "\(noun) '\(name)' is also declared by app '\(owner.app)'",
            notes: [
              ManifestDiagnostic.Note(
                "first declared here", app: owner.app,
                location: ManifestLocation(key).index(owner.index))
            ]))
      }
    }

    var policies: [String: (manifest: LinkManifest, index: Int)] = [:]
    func compareHTTP(of manifest: LinkManifest) {
      for (index, host) in manifest.hosts.enumerated() {
        let folded = WildcardHost.withoutParameter(host.asciiLowercased)
        guard let owner = policies[folded] else {
          policies[folded] = (manifest, index)
          continue
        }
        guard owner.manifest.app != manifest.app,
          owner.manifest.upgradesHTTP != manifest.upgradesHTTP
        else { continue }
        diagnostics.append(
          ManifestDiagnostic(
            code: "shared-host-http", severity: .warning, app: manifest.app,
            location: ManifestLocation("hosts").index(index),
            message:
              "http links of '\(host)' are rejected: apps '\(owner.manifest.app)' and"
              + " '\(manifest.app)' differ in 'http'",
            notes: [
              ManifestDiagnostic.Note(
                "use 'http: upgrade' in both manifests or in neither; the other manifest is here",
                app: owner.manifest.app,
                location: ManifestLocation("hosts").index(owner.index))
            ]))
      }
    }

    for manifest in manifests {
      if !apps.insert(manifest.app).inserted {
        diagnostics.append(
          ManifestDiagnostic(
            code: "duplicate-app", app: manifest.app, location: ManifestLocation("app"),
            message: "a different manifest already declares app '\(manifest.app)'"))
        continue
      }
      claim(
        manifest.hosts, of: manifest.app, key: "hosts", code: "shared-host", noun: "host",
        in: &hosts)
      claim(
        manifest.schemes, of: manifest.app, key: "schemes", code: "shared-scheme", noun: "scheme",
        in: &schemes)
      compareHTTP(of: manifest)
    }
    return diagnostics + wildcardDiagnostics(manifests)
  }

  /// Returns warnings for hosts of one app that a wildcard of another app also matches.
  ///
  /// The router gives the links of such a host to the app that declares it, because an exact host
  /// precedes wildcards, and a longer wildcard precedes shorter ones. The routes of the two apps
  /// are never compared.
  ///
  /// - Complexity: O(*w* · *h*) for *w* wildcards and *h* hosts.
  private static func wildcardDiagnostics(_ manifests: [LinkManifest]) -> [ManifestDiagnostic] {
    let wildcards = manifests.flatMap { manifest in
      manifest.hosts.enumerated().filter { WildcardHost.isWildcard($0.element) }
        .map {
          (
            app: manifest.app, index: $0.offset,
            host: WildcardHost.withoutParameter($0.element.asciiLowercased)
          )
        }
    }
    guard !wildcards.isEmpty else { return [] }
    var diagnostics: [ManifestDiagnostic] = []
    for manifest in manifests {
      for (index, host) in manifest.hosts.enumerated() {
        let folded = WildcardHost.withoutParameter(host.asciiLowercased)
        let owner = wildcards.first {
          $0.app != manifest.app && $0.host != folded
            && WildcardHost.matches($0.host, host: folded)
        }
        guard let owner else { continue }
        let sample = manifests.sampleOrigin(of: folded)
        diagnostics.append(
          ManifestDiagnostic(
            code: "shared-host", severity: .warning, app: manifest.app,
            location: ManifestLocation("hosts").index(index),
            message: "host '\(host)' is also matched by '\(owner.host)' of app '\(owner.app)'",
            notes: [
              ManifestDiagnostic.Note(
                "only routes of app '\(manifest.app)' match links such as \(sample)/"),
              ManifestDiagnostic.Note(
                "the wildcard is declared here", app: owner.app,
                location: ManifestLocation("hosts").index(owner.index)),
            ]))
      }
    }
    return diagnostics
  }
}
