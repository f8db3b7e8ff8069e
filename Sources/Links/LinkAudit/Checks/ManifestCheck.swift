import Diagnostics
import LinkAssociations
import LinkRouting

/// A check that compares served files with link manifests.
struct ManifestCheck {
  // Codes that `waymark check` also reports.
  private static let opensTooMuch = "opens-too-much"
  private static let notFinished = "comparison-not-finished"

  /// The budgets of the searches in one file.
  ///
  /// They limit the time for a file to about a second, because any server can send a file with many
  /// patterns.
  private static let routeBudget = 12_000_000
  private static let excessBudget = 12_000_000

  private let files: AuditedFiles
  private let manifests: [LinkManifest]
  private(set) var diagnostics: [Diagnostic] = []

  /// The addresses of files that do not list an app or a certificate of the manifests, or do not
  /// open one of their routes.
  var faultyFiles: Set<String> {
    Set(diagnostics.filter { $0.severity == .error }.compactMap(\.path))
  }

  init(
    _ files: AuditedFiles, _ expectations: ExpectedFiles, manifests: [LinkManifest]
  ) {
    self.files = files
    // Each manifest is compared separately, so it needs the exclusions of the other apps.
    self.manifests = manifests.withSharedExclusions
    if let obstacle = expectations.obstacle, let item = files.items.first {
      diagnostics.append(
        Diagnostic(
          rule: Self.notFinished, severity: .info, path: item.target.url,
          message: "the association files are not compared with the manifests",
          notes: [Diagnostic.Note(obstacle)]))
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

  /// Returns `true` if a file does not list an app that a manifest declares.
  func lacksApp(_ target: AuditTarget) -> Bool {
    diagnostics.contains { $0.rule == "app-not-listed" && $0.path == target.url }
  }

  /// Returns the manifests that declare a host, or a wildcard of its subdomains.
  private func manifests(of host: String) -> [LinkManifest] {
    manifests.filter { $0.hosts.contains { WildcardHost.domain(of: $0.lowercased()) == host } }
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
              "app-not-listed", in: item, "the file does not list the app '\(id)'",
              notes: [
                "on this host, no link opens the app with this identifier",
                "publish the file that 'waymark associate' writes",
              ])
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
        "app-not-listed", in: item, "the file does not list the app '\(own.package)'",
        notes: [
          "on this host, no link opens the app '\(app)'",
          "publish the file that 'waymark associate' writes",
        ])
      return
    }
    let listed = Set(statements.flatMap(\.fingerprints).map { $0.text.uppercased() })
    for fingerprint in own.fingerprints where !listed.contains(fingerprint.uppercased()) {
      report(
        "certificate-not-listed", in: item, range: first.range,
        "a certificate of '\(own.package)' is not listed",
        notes: [
          "add the fingerprint \(fingerprint)",
          "builds that are signed with this certificate open no links",
        ])
    }
  }

  // MARK: Routes

  /// Reports routes with a link that does not open.
  private mutating func checkRoutes(_ expected: LinkJudge) {
    for item in files.items {
      let checks = manifests(of: item.target.host).flatMap {
        RouteCheck.all(of: item.file, on: item.target.host, $0)
      }
      var isFinished = true
      for check in checks {
        let findings = check.judge.divergenceFindings(
          budget: Self.routeBudget / checks.count)
        if findings.unfinished > 0 { isFinished = false }
        for found in findings.classes
        where found.divergence.direction == .less && found.severity == .error {
          // If a link does not open with the expected file either, the served file is not at fault.
          let exact = expected.verdict(for: found.witness)
          guard found.platforms.contains(where: { exact.platforms[$0]?.opens ?? false }) else {
            continue
          }
          report(found, of: check, in: item)
        }
      }
      if !isFinished { reportNotFinished(in: item) }
    }
  }

  private mutating func report(
    _ found: DivergenceClass, of check: RouteCheck, in item: AuditedFiles.Item
  ) {
    let place = found.platforms.first.flatMap { platform in
      check.judge.verdict(for: found.witness).platforms[platform]?.place
    }
    let route = found.divergence.route.map { "some links of route '\($0)'" } ?? "some links"
    report(
      "route-not-opened", in: item, range: place, "\(route) do not open the app '\(check.app)'",
      notes: ["\(found.witness) stays in the browser", found.divergence.explanation] + check.notes)
  }

  private mutating func reportNotFinished(in item: AuditedFiles.Item) {
    let isReported = diagnostics.contains {
      $0.rule == Self.notFinished && $0.path == item.target.url
    }
    if isReported { return }
    report(
      Self.notFinished, in: item, "the file was not completely compared with the manifests",
      notes: ["there are too many links to compare"], severity: .info)
  }

  // MARK: Excess

  /// Reports components and rules that open links that the router rejects.
  private mutating func checkExcess(_ expected: LinkJudge) {
    for item in files.items {
      let findings = expected.excessOpenings(
        of: item.file, host: item.target.host, budget: Self.excessBudget)
      let noun = item.target.file == .apple ? "component" : "rule"
      for opening in findings.openings {
        report(
          Self.opensTooMuch, in: item, range: opening.range,
          "\(noun) opens links that the router rejects",
          notes: ["the router rejects \(opening.witness) [\(opening.error.code.rawValue)]"],
          severity: .warning)
      }
      if !findings.isFinished { reportNotFinished(in: item) }
    }
  }
}
