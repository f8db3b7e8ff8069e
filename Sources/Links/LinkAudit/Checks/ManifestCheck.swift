import Diagnostics
import LinkAssociations
import LinkRouting

/// Compares the files that hosts serve with link manifests.
struct ManifestCheck {
  // `waymark check` reports the same codes.
  private static let opensTooMuch = "opens-too-much"
  private static let notFinished = "comparison-not-finished"

  private let files: AuditedFiles
  private let manifests: [LinkManifest]
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ files: AuditedFiles, _ expectations: ExpectedFiles, manifests: [LinkManifest]
  ) {
    self.files = files
    self.manifests = manifests
    if let obstacle = expectations.obstacle, let item = files.items.first {
      diagnostics.append(
        Diagnostic(
          rule: Self.notFinished, severity: .info, path: item.target.url,
          message: "the files are not compared with the manifests",
          notes: [Diagnostic.Note("no exact file can be written: expected " + obstacle)]))
    }
    guard let expected = expectations.judge else { return }
    checkApps()
    checkRoutes(expected)
    checkExcess(expected)
  }

  private mutating func report(
    _ rule: String, in item: AuditedFiles.Item, range: SourceRange? = nil, _ message: String,
    notes: [String] = [], severity: Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, path: item.target.url, range: range, message: message,
        notes: notes.map { Diagnostic.Note($0) }))
  }

  /// Returns the manifests that declare a host.
  private func manifests(of host: String) -> [LinkManifest] {
    manifests.filter { $0.hosts.contains { $0.lowercased() == host } }
  }

  // MARK: Apps

  /// Reports apps and certificates of the manifests that the files do not list.
  private mutating func checkApps() {
    for item in files.items {
      for manifest in manifests(of: item.target.host) {
        switch item.file {
        case .apple(let file):
          guard let own = manifest.platforms.apple, !own.isPlaceholder else { continue }
          let listed = Set(file.details.flatMap { $0.appIDs.map(\.text) })
          for id in own.appIDs where !listed.contains(id) {
            report(
              "app-not-listed", in: item, "the app '\(id)' is not listed",
              notes: ["no link of the app '\(manifest.app)' opens on this host"])
          }
        case .assetLinks(let links):
          guard let own = manifest.platforms.android, !own.isPlaceholder else { continue }
          checkCertificates(links, of: own, in: item, app: manifest.app)
        case .androidManifest: continue
        }
      }
    }
  }

  private mutating func checkCertificates(
    _ links: AssetLinks, of own: Platforms.Android, in item: AuditedFiles.Item, app: String
  ) {
    let statements = links.statements.filter {
      $0.handlesLinks && $0.package?.text == own.package
    }
    guard let first = statements.first else {
      // A host can also list its apps in an included file, which this audit does not fetch.
      guard links.includes.isEmpty else { return }
      report(
        "app-not-listed", in: item, "the app '\(own.package)' is not listed",
        notes: ["no link of the app '\(app)' opens on this host"])
      return
    }
    let listed = Set(statements.flatMap(\.fingerprints).map { $0.text.uppercased() })
    for fingerprint in own.fingerprints where !listed.contains(fingerprint.uppercased()) {
      report(
        "certificate-not-listed", in: item, range: first.range,
        "a certificate of '\(own.package)' is not listed",
        notes: [
          "missing: \(fingerprint)",
          "builds with this certificate open no links; check the key of Play App Signing",
        ])
    }
  }

  // MARK: Routes

  /// `true` if a file lists the app of a manifest, or if the app's identity is only a placeholder.
  private static func lists(_ file: AssociationFile, _ manifest: LinkManifest) -> Bool {
    switch file {
    case .apple(let file):
      guard let own = manifest.platforms.apple else { return false }
      return own.isPlaceholder
        || file.details.contains { $0.appIDs.contains { own.appIDs.contains($0.text) } }
    case .assetLinks(let links):
      guard let own = manifest.platforms.android else { return false }
      return own.isPlaceholder || links.statements.contains { $0.package?.text == own.package }
    case .androidManifest: return false
    }
  }

  /// Reports routes with a link that does not open.
  private mutating func checkRoutes(_ expected: LinkJudge) {
    for kind in AuditedFile.allCases {
      var apple = ServedFiles<AppleAssociation>()
      var android = ServedFiles<AssetLinks>()
      for item in files.all(kind)
      where manifests(of: item.target.host).contains(where: { Self.lists(item.file, $0) }) {
        switch item.file {
        case .apple(let file): apple.byHost[item.target.host] = file
        case .assetLinks(let links): android.byHost[item.target.host] = links
        case .androidManifest: break
        }
      }
      if apple.isEmpty, android.isEmpty { continue }
      let judge = LinkJudge(
        appleFiles: apple, assetLinksFiles: android, router: expected.router)
      for found in judge.divergenceFindings().classes
      where found.divergence.direction == .less && found.severity == .error {
        // If a link does not open with the expected file either, the served file is not at fault.
        let exact = expected.verdict(for: found.witness)
        if found.platforms.contains(where: { exact.platforms[$0]?.opens ?? false }) {
          report(found, of: judge, in: kind)
        }
      }
    }
  }

  private mutating func report(
    _ found: DivergenceClass, of judge: LinkJudge, in kind: AuditedFile
  ) {
    let link = AssociationLink(found.witness)
    let host = link.host.map { link.text($0).lowercased() }
    guard let item = files.all(kind).first(where: { $0.target.host == host }),
      let manifest = manifests.first(where: { $0.app == found.divergence.app }),
      // A missing app is already reported.
      Self.lists(item.file, manifest)
    else { return }
    let place = found.platforms.first.flatMap { platform in
      judge.verdict(for: found.witness).platforms[platform]?.place
    }
    let route = found.divergence.route.map { "links of the route '\($0)'" } ?? "some links"
    report(
      "route-not-opened", in: item, range: place, "\(route) do not open the app '\(manifest.app)'",
      notes: ["\(found.witness) stays in the browser", found.divergence.explanation])
  }

  // MARK: Excess

  /// Reports components and rules that open links that the router rejects.
  private mutating func checkExcess(_ expected: LinkJudge) {
    for item in files.items {
      let findings = expected.excessOpenings(of: item.file, host: item.target.host)
      let noun = item.target.file == .apple ? "component" : "rule"
      for opening in findings.openings {
        report(
          Self.opensTooMuch, in: item, range: opening.range,
          "\(noun) opens links that the router rejects",
          notes: ["such as \(opening.witness) [\(opening.error.code.rawValue)]"], severity: .warning
        )
      }
      if !findings.isFinished {
        report(
          Self.notFinished, in: item, "the file is not completely compared with the manifest",
          notes: ["there are too many links to compare"], severity: .info)
      }
    }
  }
}
