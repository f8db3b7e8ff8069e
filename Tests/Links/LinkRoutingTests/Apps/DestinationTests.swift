import BundledApps
import Diagnostics
import LinkRouting
import Testing

/// Tests that links to every destination of the five apps are parsed and built.
///
/// Malformed links are rejected.
@Suite struct DestinationTests {
  static let router = Router(proven: BundledApp.all)

  @Test func theBundledManifestsMakeARouter() throws {
    let router = try Router(BundledApp.all)
    #expect(router.manifests.map(\.app) == ["cocotte", "fieldnotes", "offload", "osqr", "wordly"])
    for manifest in router.manifests {
      #expect(manifest.diagnostics().filter { $0.severity == .error } == [])
    }
  }

  @Test(arguments: Destinations.all)
  func destinations(_ destination: Destination) throws {
    let match = try Self.router.match(destination.link)
    #expect(match.reference.description == destination.route)
    let found = Dictionary(match.parameters.map { ($0.name, $0.value.text) }) { $1 }
    #expect(found == destination.parameters)
    let canonical = destination.canonical ?? destination.link
    #expect(match.canonicalLink == canonical)
    let texts = destination.parameters.sorted { $0.key < $1.key }.map {
      (name: $0.key, values: [$0.value])
    }
    #expect(try Self.router.link(to: match.reference, texts: texts) == canonical)
    // Each scheme of the app results in the same destination.
    let schemes = match.manifest.schemes + (match.manifest.hosts.isEmpty ? [] : ["https"])
    for scheme in schemes {
      let link = try Self.router.link(to: match.reference, texts: texts, scheme: scheme)
      #expect(link.hasPrefix(scheme + "://"))
      #expect(try Self.router.match(link) == match)
    }
  }

  @Test func everyRouteHasADestination() {
    let tried = Set(Destinations.all.map(\.route))
    let all = Set(
      BundledApp.all.flatMap { manifest in manifest.routes.map { manifest.app + "." + $0.name } })
    #expect(tried == all)
  }

  @Test(arguments: [
    Row("https://wordly.ai/attend/KX1", "invalid-value ⟦KX1⟧ session"),
    Row("https://wordly.ai/attend/KXTR.7429", "invalid-value ⟦.⟧ session"),
    Row(
      "https://wordly.ai/attend/" + String(repeating: "A", count: 65),
      "invalid-value ⟦\(String(repeating: "A", count: 65))⟧ session"),
    Row("https://wordly.ai/attend/KXTR-7429?passcode=", "attend(session: KXTR-7429)"),
    Row(
      "https://wordly.ai/attend/KXTR-7429?passcode=12345678901234567",
      "attend(session: KXTR-7429)"),
    Row("https://wordly.ai/attend/KXTR-7429?lang=xx-", "attend(session: KXTR-7429)"),
    Row("https://wordly.ai/ATTEND/KXTR-7429", "unknown-path-component ⟦ATTEND⟧"),
    Row("https://wordly.ai/", "excluded ⟦/⟧"),
    Row("https://www.wordly.ai/attend/KXTR-7429", "unknown-host ⟦www.wordly.ai⟧"),
    Row("osqr://sign-in", "unknown-path-component ⟦sign-in⟧"),
    Row("OSQR://Thread", "unknown-path-component ⟦Thread⟧"),
    Row("osqr://thread?input=keyboard", "thread()"),
    Row("osqr://thread?text=a%0Ab", "thread(text: a\nb)"),
    Row("osqr://thread?text=a%00b", "percent-encoded-control ⟦%00⟧"),
    Row("osqr://menu?text=a%0Ab", "percent-encoded-control ⟦%0A⟧"),
    Row("osqr://menu/x", "unexpected-path-component ⟦x⟧"),
    Row("https://app.osqr.app/", "excluded ⟦/⟧"),
    Row("https://app.osqr.app", "excluded ⟦⟧"),
    Row("https://osqr.app/", "excluded ⟦/⟧"),
    Row("https://osqr.app/thread", "excluded ⟦/thread⟧"),
    Row("fieldnotes://observation/new?mode=Voice", "newObservation(mode: typed)"),
    Row("fieldnotes://observation/obs-1", "missing-path-component ⟦⟧"),
    Row("fieldnotes://observation/obs%201/review", "invalid-value ⟦%20⟧ observationId"),
    Row("fieldnotes://observation/obs-1/delete", "unknown-path-component ⟦delete⟧"),
    Row("fieldnotes://history?status=done", "history()"),
    Row("fieldnotes://share/obs-1?format=xml", "share(observationId: obs-1, format: text)"),
    Row("fieldnotes://playbook/wheat", "missing-path-component ⟦⟧"),
    Row("fieldnotes://playbook/wheat/1.2.0/patch", "missing-path-component ⟦⟧"),
    Row("fieldnotes://playbook/wheat/..", "dot-segment ⟦..⟧"),
    Row("https://fieldnotes.example/home", "unknown-host ⟦fieldnotes.example⟧"),
    Row("offload://capture?mode=video", "capture(mode: text)"),
    Row("offload://inbox/not-a-uuid", "invalid-value ⟦n⟧ thoughtId"),
    Row("offload://inbox?status=lost", "inbox()"),
    Row("offload://task", "missing-path-component ⟦⟧"),
    Row("offload://task/\(Destinations.id)/edit", "unexpected-path-component ⟦edit⟧"),
    Row("cocotte://content?surface=fb", "content()"),
    Row("cocotte://content/p1/assets", "missing-path-component ⟦⟧"),
    Row("cocotte://content/p1/assets/01", "invalid-value ⟦01⟧ index"),
    Row("cocotte://engagement?filter=DMs", "engagement()"),
    Row("cocotte://engagement/t1/reply", "unknown-path-component ⟦reply⟧"),
    Row("cocotte://settings", "missing-path-component ⟦⟧"),
    Row("cocotte://settings/privacy", "unknown-path-component ⟦privacy⟧"),
    Row("cocotte://actions", "missing-path-component ⟦⟧"),
    Row("cocotte://actions/a1?stakes=low&stakes=high", "duplicate-parameter ⟦stakes=high⟧ stakes"),
    Row("cocotte://today?org=a%2Fb", "invalid-value ⟦%2F⟧ org"),
    Row("ai-copilot://today", "unknown-scheme ⟦ai-copilot⟧"),
  ])
  func malformedNeighbours(_ row: Row) {
    #expect(outcome(row.link, Self.router) == row.outcome)
  }
}
