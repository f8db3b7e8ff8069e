import BundledApps
import Diagnostics
import Foundation
import LinkCodeGeneration
import LinkManifests
import LinkRouting
import TestSupport
import Testing

@Suite("Bundled apps")
struct BundledAppsTests {
  /// The folder of the manifests.
  static let folder = ProjectFolder.url
    .appending(path: "Sources/Apps/BundledApps")

  @Test("The generated Swift is up to date with the manifests")
  func upToDate() throws {
    let stale = try BundledAppsGenerator(folder: Self.folder.path).staleFiles()
    #expect(stale == [], "run: swift run GenerateBundledApps")
  }

  @Test("Each manifest is read without a diagnostic and equals the generated value")
  func equal() throws {
    let names = try BundledAppsGenerator(folder: Self.folder.path).manifestNames()
    #expect(names.count == BundledApp.all.count)
    for (name, app) in zip(names, BundledApp.all) {
      let path = BundledAppsGenerator(folder: Self.folder.path).manifests + "/" + name
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      let (file, diagnostics) = ManifestFile.read(bytes, path: name)
      #expect(diagnostics == [])
      #expect(file?.manifest == app)
      #expect(app.diagnostics() == [])
    }
  }

  @Test("Writing a manifest and reading it again produces the same manifest")
  func written() {
    for app in BundledApp.all {
      let (file, diagnostics) = ManifestFile.read(
        Array(ManifestWriter().text(of: app).utf8), path: app.app)
      #expect(diagnostics == [])
      #expect(file?.manifest == app)
    }
  }

  /// Every destination in the product documents: its path, and the keys of its query.
  static let destinations: [(app: LinkManifest, paths: [String])] = [
    (BundledApp.wordly, ["/attend/{session}?passcode&lang", "/present/{session}?passcode"]),
    (
      BundledApp.osqr,
      [
        "/signin", "/welcome", "/thread?text&input", "/menu", "/attend/{session}?passcode&lang",
        "/present/{session}?passcode",
      ]
    ),
    (
      BundledApp.fieldnotes,
      [
        "/home", "/observation/new?mode", "/observation/{observationId}/review",
        "/observation/{observationId}/recommendation", "/history?status",
        "/history/{observationId}", "/share/{observationId}?format",
        "/playbook/{playbookId}/{version}", "/playbook/{playbookId}/{version}/patch/{patchId}",
        "/trace/{traceId}", "/trace/{traceId}/{stage}",
      ]
    ),
    (
      BundledApp.offload,
      [
        "/capture?mode&text", "/inbox?status", "/inbox/{thoughtId}", "/organize", "/task/{taskId}",
        "/project/{projectId}", "/category/{categoryId}", "/tag/{tagId}",
      ]
    ),
    (
      BundledApp.cocotte,
      [
        "/today", "/today/auto-shipped", "/content?surface", "/content/new", "/content/{postId}",
        "/content/{postId}/assets/{index}",
        "/engagement?filter", "/engagement/{threadId}", "/engagement/{threadId}/compose",
        "/engagement/{threadId}/voice-note",
        "/cocotte", "/cocotte/persona", "/profile", "/settings/persona", "/settings/notifications",
        "/settings/sso", "/settings/specialists", "/settings/stakes", "/actions/{actionId}?stakes",
        "/actions/{actionId}/approve?stakes",
      ]
    ),
  ]

  @Test("Each app declares exactly the documented destinations", arguments: destinations)
  func complete(app: LinkManifest, paths: [String]) {
    let declared = app.routes.map { route in
      let keys = route.query.map(\.name).joined(separator: "&")
      return route.pattern.description + (keys.isEmpty ? "" : "?" + keys)
    }
    #expect(declared == paths)
    #expect(app.routes.allSatisfy { $0.title != nil })
  }

  @Test("Hosts, secrets, requirements and placeholders agree with the product documents")
  func facts() throws {
    #expect(BundledApp.all.map(\.app) == ["cocotte", "fieldnotes", "offload", "osqr", "wordly"])
    #expect(BundledApp.wordly.hosts == ["wordly.ai"])
    #expect(BundledApp.wordly.types.first { $0.name == "passcode" }?.isSecret == true)
    #expect(BundledApp.osqr.platforms.apple?.appIDs.first?.hasSuffix(".com.osqr.mobile") == true)
    #expect(BundledApp.fieldnotes.hosts == [])
    #expect(BundledApp.offload.hosts == [])
    #expect(BundledApp.cocotte.sharedQuery.map(\.name) == ["org"])
    #expect(BundledApp.all.allSatisfy { $0.platforms.apple?.isPlaceholder == true })

    // Every OSQR route except `signin` requires the user to sign in.
    for route in BundledApp.osqr.routes {
      let waits = route.requirements.contains(Requirement(fact: "signedIn"))
      #expect(waits == (route.name != "signin"))
    }
    let osqr = BundledApp.osqr.exclusions.map { ($0.host ?? "") + $0.pattern.description }
    #expect(osqr == ["osqr.app/{rest:text*}", "app.osqr.app/"])

    // If a link contains an unknown value of `stakes`, the value is dropped and the default `high`
    // applies.
    let action = try #require(BundledApp.cocotte.routes.first { $0.name == "action" })
    let stakes = try #require(action.query.first)
    #expect(stakes.type == .inline(.enumeration(["low", "medium", "high"])))
    #expect(stakes.defaultValue == "high")
    #expect(stakes.invalid == .drop)

    let order = try #require(BundledApp.fieldnotes.states.first)
    #expect(order.rank(of: "logged") == 8)
    #expect(order.rank(of: "sync_deferred") == 8)
  }

  @Test("Each app alone, and all apps together, form a valid router")
  func routers() throws {
    for app in BundledApp.all { _ = try Router([app]) }
    _ = try Router(BundledApp.all)
  }

  @Test("Creating all manifests takes less than 50 ms")
  func construction() {
    let clock = ContinuousClock()
    let elapsed = clock.measure { _ = BundledApp.all }
    #expect(elapsed < .milliseconds(50))
  }
}
