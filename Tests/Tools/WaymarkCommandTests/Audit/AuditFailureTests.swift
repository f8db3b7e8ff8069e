import Foundation
import TestSupport
import Testing

/// Tests that `waymark audit` reports each failure with its cause.
@Suite(
  "audit: failures",
  .enabled(
    if: AuditServers.programs.allSatisfy { ForeignTools.areExpected($0) },
    "nginx, caddy, openssl or python3 is not installed: run Tools/setup nginx-light caddy"))
struct AuditFailureTests {
  private func problems(_ arguments: String..., copies: Bool = false) throws -> [AuditLine] {
    try AuditLine.problems(arguments, checksCopies: copies)
  }

  /// Runs an audit with manifests that are named after their apps.
  private func problems(
    manifests: [String], _ arguments: String...
  ) throws -> [AuditLine] {
    try ForeignTools.withFolder { folder in
      var options: [String] = []
      for (index, manifest) in manifests.enumerated() {
        let url = folder.appending(path: "\(index).links.yaml")
        try Data(manifest.utf8).write(to: url)
        options += ["--manifest", url.path]
      }
      return try AuditLine.problems(options + arguments)
    }
  }

  /// Returns a manifest of a shop.
  private func shop(
    hosts: String, appIDs: String = AuditHosts.appID, hasPlatforms: Bool = true
  ) -> String {
    let platforms = """

      platforms:
        apple: { appIDs: [\(appIDs)] }
        android: { package: example.shop, sha256: ['\(AuditHosts.fingerprint)'] }
      """
    return """
      app: shop
      hosts: [\(hosts)]
      types: { sku: { text: "A-Z a-z 0-9", length: 1..20 } }\(hasPlatforms ? platforms : "")
      routes: { item: '/item/{sku}', cart: /cart }
      """
  }

  // MARK: Hosts that manifests declare

  @Test("A host without platforms needs no file, but is checked if the command line names it")
  func withoutPlatforms() throws {
    let hosts = ["expired", "missing", "secret"].map { $0 + ".audit.example" }
    let manifest = shop(hosts: hosts.joined(separator: ", "), hasPlatforms: false)
    let declared = try problems(manifests: [manifest])
    #expect(declared.map(\.rule) == Array(repeating: "no-file-required", count: 3))
    #expect(declared.allSatisfy { $0.severity == "warning" })
    for (host, code) in zip(hosts, ["certificate-expired", "file-missing", "redirect"]) {
      let named = try problems(manifests: [manifest], host)
      #expect(named.map(\.rule) == [code, code])
      #expect(named.allSatisfy { $0.severity == "error" })
    }
  }

  @Test("Hosts that platforms cannot verify are skipped with a diagnostic")
  func unverifiableHosts() throws {
    let skipped = ["localhost", "10.0.0.1", "'[::1]'", "shop.example:8443"]
    let manifest = shop(hosts: "generated.audit.example, " + skipped.joined(separator: ", "))
    let found = try problems(manifests: [manifest]).filter { $0.rule == "host-not-verifiable" }
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.severity == "info" })
    try Tool.withFile(shop(hosts: "localhost").utf8, name: "shop.links.yaml") { path in
      let run = try Tool.run("audit", "--manifest", path)
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot verify"), "\(run.errors)")
    }
  }

  @Test("The routes of each host are compared with its own file")
  func hostsSeparately() throws {
    let hosts = "first-cart.audit.example, second-cart.audit.example, whole.audit.example"
    let errors = try problems(manifests: [shop(hosts: hosts)])
    let missing = errors.filter { $0.rule == "route-not-opened" }
    #expect(missing.count == 2)
    for (problem, host) in zip(missing, ["first-cart", "second-cart"]) {
      #expect(problem.path?.hasPrefix("https://\(host).") ?? false)
      #expect(problem.note?.contains("https://\(host).audit.example/item/") ?? false)
    }
    #expect(!errors.contains { $0.rule == "hosts-differ" })
  }

  @Test("The routes of each app ID are compared")
  func appIDsSeparately() throws {
    let ids = "\(AuditHosts.appID), \(AuditHosts.appID).beta"
    let missing = try problems(manifests: [shop(hosts: "beta.audit.example", appIDs: ids)])
      .filter { $0.rule == "route-not-opened" }
    #expect(missing.count == 1)
    #expect(missing.first?.note?.contains("app ID: \(AuditHosts.appID).beta") ?? false)
  }

  @Test("--app compares a host with the exclusions of its other apps")
  func sharedHost() throws {
    let excluding = """
      app: blog
      hosts: [generated.audit.example, second.audit.example]
      routes: { post: '/post/{id:uuid}' }
      exclude: [/item/legal]
      """
    let manifest = AuditHosts.generatedManifest.replacing("exclude: [/item/legal]", with: "")
    let problems = try problems(manifests: [manifest, excluding], "--app", "shop")
    #expect(problems.map(\.rule) == [], "\(problems)")
  }

  // MARK: Connections

  @Test("A failure only over IPv6 is an error with its cause")
  func failureOverIPv6() throws {
    let expired = try problems("old-over-ipv6.audit.example")
    #expect(expired.map(\.rule) == ["certificate-expired", "certificate-expired"])
    #expect(expired.allSatisfy { $0.severity == "error" })
    #expect(expired[0].note?.contains("only over IPv6, at the address ::1") ?? false)
  }

  @Test("A host that redirects to https is reported with the failure of https")
  func redirectToHTTPS() throws {
    let ports = try AuditHosts.servers.get().ports
    let host = "redirecting.audit.example"
    for (port, code) in [(ports.silent, "timeout"), (ports.plain, "tls-failed")] {
      let found = try problems(
        host, "--connect-to", "\(host):443:127.0.0.1:\(port)", "--connect-to",
        "\(host):80:127.0.0.1:\(ports.http)", "--max-time", "1")
      #expect(found.map(\.rule) == [code, code])
    }
  }

  @Test("An expired certificate of an authority is reported with its name")
  func oldChain() throws {
    let found = try problems("old-chain.audit.example")
    #expect(found[0].message?.contains("of a certificate authority expired on ") ?? false)
    #expect(found[0].note?.contains("'Old intermediate'") ?? false)
  }

  @Test("User information and queries of redirects are not printed")
  func secrets() throws {
    let found = try problems("secret.audit.example")
    #expect(found[0].message == "the host redirects to 'https://•••@login.example/login?•••'")
  }

  @Test("A file at a wrong address is reported only if it is an association file")
  func otherAddresses() throws {
    let found = try problems("soft.audit.example")
    #expect(found.map(\.rule) == ["file-missing", "file-missing"])
    #expect(!(found[0].note?.contains("has a file at") ?? true))
    #expect(found[1].note?.contains("has a file at /well-known/assetlinks.json") ?? false)
  }

  @Test("Files with the same statements in a different order do not differ")
  func orderOfStatements() throws {
    let found = try problems("forward.audit.example", "backward.audit.example")
    #expect(!found.contains { $0.rule == "hosts-differ" })
  }

  @Test("A web page in place of a copy is not compared, and an include is not a difference")
  func copies() throws {
    let portal = try problems("portal-copy.audit.example", copies: true)
    #expect(portal.map(\.rule) == ["copy-not-checked", "copy-not-checked"])
    let included = try problems("included.audit.example", "--file", "android", copies: true)
    #expect(!included.contains { $0.rule == "copy-differs" }, "\(included)")
  }

  // MARK: Proxies

  @Test("no_proxy applies, and an invalid proxy is reported without its password")
  func proxies() throws {
    let servers = try AuditHosts.servers.get()
    let proxy = "http://user:hunter2@127.0.0.1:\(servers.ports.closed)"
    let direct = try AuditLine.problems(
      ["differs.audit.example"], environment: ["https_proxy": proxy, "no_proxy": ".audit.example"])
    #expect(direct.map(\.rule) == ["address-differs"])
    let failing = try AuditLine.problems(
      ["differs.audit.example"], environment: ["https_proxy": proxy])
    #expect(failing.map(\.rule) == ["connection-failed", "connection-failed"])
    for invalid in ["http://user:hunter2@127.0.0.1:x", "foo://user:hunter2@127.0.0.1"] {
      let run = try servers.audit(
        ["differs.audit.example"], environment: ["https_proxy": invalid])
      #expect(run.status == 2)
      #expect(run.errors.contains("https_proxy"), "\(run.errors)")
      #expect(!(run.output + run.errors).contains("hunter2"))
    }
  }

  // MARK: Time

  @Test("--watch ends when its time is over, although a host does not reply")
  func watchTime() throws {
    let servers = try AuditHosts.servers.get()
    let host = "silent.audit.example"
    let start = Date()
    let run = try servers.audit([
      host, "--connect-to", "\(host):443:127.0.0.1:\(servers.ports.silent)", "--no-copies",
      "--watch", "--watch-time", "3",
    ])
    #expect(run.status == 1)
    #expect(run.output.contains("[timeout]"))
    // Without the limit, each request takes 30 seconds.
    #expect(Date().timeIntervalSince(start) < 20)
  }
}
