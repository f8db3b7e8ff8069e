import Foundation
import TestSupport
import Testing

/// Tests `waymark audit` with nginx and Caddy, and with a server that sends invalid replies.
@Suite(
  "audit",
  .enabled(
    if: AuditServers.programs.allSatisfy { ForeignTools.areExpected($0) },
    "nginx, caddy, openssl or python3 is not installed: run Tools/setup nginx-light caddy"))
struct AuditTests {
  /// Returns the problems that an audit reports.
  private func problems(_ arguments: [String], checksCopies: Bool = false) throws -> [AuditLine] {
    try AuditLine.problems(arguments, checksCopies: checksCopies)
  }

  private func codes(_ arguments: [String], checksCopies: Bool = false) throws -> Set<String> {
    Set(try problems(arguments, checksCopies: checksCopies).compactMap(\.rule))
  }

  // MARK: Tests

  @Test("Each host is reported with exactly the expected codes", arguments: AuditHosts.rows)
  func tableOfHosts(_ row: AuditHosts.Row) throws {
    let codes = try codes([row.host.name] + row.options)
    #expect(codes == row.codes)
  }

  @Test("Copies of Apple's and Google's services are compared with the file")
  func copies() throws {
    #expect(try codes(["correct-nginx.audit.example"], checksCopies: true) == [])
    let missing = try problems(["without-copy.audit.example"], checksCopies: true)
    #expect(missing.map(\.rule) == ["copy-missing", "copy-missing"])
    #expect(missing[0].note?.contains("SWCERR00301 Timeout") ?? false)
    #expect(missing[1].note?.contains("ERROR_CODE_REDIRECT") ?? false)
    let old = try problems(["old-copy.audit.example"], checksCopies: true)
    #expect(old.map(\.rule) == ["copy-differs", "copy-differs"])
    #expect(old.map(\.severity) == ["warning", "warning"])
    let unavailable = try problems(["unavailable-copy.audit.example"], checksCopies: true)
    #expect(unavailable.map(\.rule) == ["copy-not-checked", "copy-not-checked"])
    #expect(unavailable.map(\.severity) == ["info", "info"])
  }

  @Test("A host without an encrypted connection is reported with the reason")
  func connections() throws {
    let ports = try AuditHosts.servers.get().ports
    func codes(_ port: Int, _ options: [String] = []) throws -> Set<String> {
      let host = "port-\(port).audit.example"
      return try self.codes(
        [host, "--connect-to", "\(host):443:127.0.0.1:\(port)"]
          + ["--connect-to", "\(host):80:127.0.0.1:\(ports.closed)"] + options)
    }
    #expect(try codes(ports.closed) == ["connection-failed"])
    #expect(try codes(ports.plain) == ["tls-failed"])
    #expect(try codes(ports.silent, ["--max-time", "1"]) == ["timeout"])
    let insecure = [
      "only.audit.example", "--connect-to", "only.audit.example:443:127.0.0.1:\(ports.closed)",
      "--connect-to", "only.audit.example:80:127.0.0.1:\(ports.http)",
    ]
    #expect(try self.codes(insecure) == ["https-missing"])
    #expect(try self.codes(["absent.invalid"]) == ["host-not-found"])
  }

  @Test("Private addresses are refused unless an option allows them")
  func privateAddresses() throws {
    let ports = try AuditHosts.servers.get().ports
    // The arguments contain a name that resolves to the loopback address, but not the address
    // itself.
    let arguments = ["localhost.localdomain", "--connect-to", "::localhost:\(ports.nginx)"]
    let refused = try codes(arguments)
    #expect(refused == ["private-address"])
    let allowed = try codes(arguments + ["--allow-private-addresses"])
    #expect(allowed == ["certificate-wrong-name"])
  }

  @Test("Replies over IPv4 and IPv6 are compared")
  func families() throws {
    #expect(try codes(["both.audit.example"]) == [])
    let differs = try problems(["differs.audit.example"])
    #expect(differs.map(\.rule) == ["address-differs"])
    #expect(differs[0].path?.hasSuffix("apple-app-site-association") ?? false)
    let port = try AuditHosts.servers.get().ports.nginx
    let unreachable = try codes([
      "half.audit.example", "--resolve", "half.audit.example:\(port):127.0.0.1,[::1]",
      "--connect-to", "half.audit.example:443:half.audit.example:\(port)",
    ])
    #expect(unreachable.contains("address-unreachable"))
  }

  @Test("Hosts are compared with each other")
  func hosts() throws {
    #expect(try codes(["one.audit.example", "three.audit.example"]) == [])
    let differ = try problems(["one.audit.example", "two.audit.example", "three.audit.example"])
    #expect(differ.map(\.rule) == ["hosts-differ"])
    #expect(differ[0].path == "https://two.audit.example/.well-known/apple-app-site-association")
    let missing = try problems(["one.audit.example", "missing.audit.example"])
    #expect(missing.map(\.rule) == ["file-missing", "file-missing"])
  }

  // MARK: Manifests

  /// Runs an audit with a manifest of a shop that declares a host.
  private func problems(
    of host: String, routes: String = "{ item: '/item/{sku}', cart: /cart }",
    android: Bool = true
  ) throws -> [AuditLine] {
    let statement =
      android ? "\n  android: { package: example.shop, sha256: ['\(AuditHosts.fingerprint)'] }" : ""
    let manifest = """
      app: shop
      hosts: [\(host).audit.example]
      types: { sku: { text: "A-Z a-z 0-9", length: 1..20 } }
      platforms:
        apple: { appIDs: [\(AuditHosts.appID)] }\(statement)
      routes: \(routes)
      """
    return try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { path in
      try problems(["--manifest", path])
    }
  }

  @Test("Routes that do not open are reported with a link")
  func routes() throws {
    let excluded = try problems(of: "excluded").filter { $0.rule == "route-not-opened" }
    #expect(excluded.count == 1)
    #expect(excluded[0].message?.contains("'item'") ?? false)
    #expect(excluded[0].note?.contains("https://excluded.audit.example/item/") ?? false)
    let dynamic = try problems(of: "dynamic").filter { $0.rule == "route-not-opened" }
    #expect(dynamic.map { $0.path?.hasSuffix("assetlinks.json") ?? false } == [true])
    let all = try problems(of: "excluded")
    #expect(all.contains { $0.rule == "opens-too-much" && $0.severity == "warning" })
    #expect(
      try problems(of: "one", routes: "{ help: /help }").map(\.rule).contains("route-not-opened"))
  }

  @Test("The files of 'waymark associate' have no problem, on nginx and on Caddy")
  func generatedFiles() throws {
    try Tool.withFile(AuditHosts.generatedManifest.utf8, name: "shop.links.yaml") { path in
      let problems = try problems(["--manifest", path])
      #expect(problems.map(\.rule) == [], "\(problems)")
    }
  }

  @Test("Apps and certificates that a file does not list are reported")
  func identities() throws {
    let apps = try problems(of: "other-app")
    #expect(apps.map(\.rule) == ["app-not-listed", "app-not-listed"])
    let key = try problems(of: "upload-key").filter { $0.severity == "error" }
    #expect(key.map(\.rule) == ["certificate-not-listed"])
    #expect(key[0].note?.contains(AuditHosts.fingerprint) ?? false)
    // The manifest declares no app for Android, so its file is not required.
    #expect(
      try problems(of: "only-apple", android: false).filter { $0.severity == "error" }.isEmpty)
    #expect(try problems(of: "only-apple").map(\.rule).contains("file-missing"))
  }

  // MARK: Usage

  @Test("Each output format is written, and colors only if requested")
  func formats() throws {
    let arguments = ["missing.audit.example", "--no-copies"]
    let servers = try AuditHosts.servers.get()
    let text = try servers.audit(arguments)
    #expect(text.status == 1)
    #expect(text.output.contains("[file-missing]"))
    #expect(text.output.hasSuffix("hosts: 1, files: 2, errors: 2, warnings: 0\n"))
    #expect(!text.output.contains("\u{1B}"))
    let sarif = try servers.audit(arguments + ["--format", "sarif"])
    #expect(sarif.output.contains("\"uri\":\"https://missing.audit.example/.well-known/"))
    let junit = try servers.audit([
      "correct-nginx.audit.example", "--no-copies", "--format", "junit",
    ])
    #expect(junit.status == 0)
    #expect(junit.output.contains("tests=\"1\" failures=\"0\""))
    #expect(try servers.audit(arguments + ["--fail-on", "never"]).status == 0)
  }

  @Test("--watch repeats the audit until the time is over")
  func watch() throws {
    let servers = try AuditHosts.servers.get()
    let failing = try servers.audit([
      "missing.audit.example", "--no-copies", "--watch", "--interval", "1", "--watch-time", "2",
    ])
    #expect(failing.status == 1)
    #expect(
      failing.errors.split(separator: "\n").first == "audit 1: problems: 2; next audit in 1 s")
    #expect(failing.output.split(separator: "\n").count { $0.contains("[file-missing]") } == 2)
    let passing = try servers.audit(["correct-nginx.audit.example", "--no-copies", "--watch"])
    #expect(passing.status == 0)
    #expect(passing.errors.isEmpty)
  }

  @Test(
    "Invalid arguments are rejected",
    arguments: [
      (["https://shop.example/item"], "Did you mean 'shop.example'?"),
      (["shop.example:8443"], "Did you mean 'shop.example'?"),
      (["192.0.2.7"], "not a host name"), (["0x7f000001"], "not a host name"),
      (["8.8.8.0x8"], "not a host name"), (["a..b"], "not a host name"),
      (["-x.example"], "-x.example"),
      (["shop.example", "--resolve", "a:443"], "HOST:PORT:ADDRESS"),
      (["shop.example", "--resolve", "a:443:b\nget x"], "without spaces"),
      (["shop.example", "--resolve", "shop.example:0:192.0.2.7"], "HOST:PORT:ADDRESS"),
      (["shop.example", "--resolve", "shop.example:443:server"], "HOST:PORT:ADDRESS"),
      (["shop.example", "--connect-to", "shop.example:x:server:443"], "HOST1:PORT1:HOST2:PORT2"),
      (["shop.example", "--max-time", "1s"], "--max-time"),
      (["shop.example", "--connect-timeout", "0"], "greater than 0"),
      (["shop.example", "--file", "aple"], "apple"), ([], "no host is given"),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(["audit"] + arguments, in: "/")
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("A missing file of certificate authorities is an error")
  func authorities() throws {
    let run = try Tool.run("audit", "shop.example", "--cacert", "/nowhere.pem")
    #expect(run.status == 2)
    #expect(run.errors.contains("certificate authorities"), "\(run.errors)")
  }
}
