import Foundation
import TestSupport
import Testing

@Suite("--environment")
struct EnvironmentTests {
  private static let manifest = """
    app: shop
    hosts: [shop.example, kit.shop.example]
    schemes: [shop]
    platforms:
      apple: { appIDs: [ABCDE12345.example.shop] }
      android: { package: example.shop, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:\
    00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    environments:
      staging:
        hosts: [staging.shop.example, kit.staging.shop.example]
        schemes: [shop-staging]
        platforms:
          apple: { appIDs: [ABCDE12345.example.shop.staging] }
          android: { package: example.shop.staging, sha256: ["FF:11:22:33:44:55:66:77:88:99:AA:BB:\
    CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
      local:
        hosts: [localhost:8080, localhost:8081]
    routes:
      item: "/item/{id:integer}"
      press: { path: /press, hosts: [kit.shop.example] }
    exclude: [/item/7]

    """

  private func withManifest(_ body: (String) throws -> Void) throws {
    try Tool.withFile(Self.manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      try body(path)
    }
  }

  @Test("The router has the hosts and schemes of the environment")
  func parsing() throws {
    try withManifest { path in
      let staging = ["--environment", "staging"]
      let rows: [(link: String, options: [String], status: Int32)] = [
        ("https://shop.example/item/1", [], 0), ("https://shop.example/item/1", staging, 1),
        ("https://staging.shop.example/item/1", [], 1),
        ("https://staging.shop.example/item/1", staging, 0),
        ("shop:item/1", staging, 1), ("shop-staging:item/1", staging, 0),
        // The route `press` is limited to the second host of the manifest, so it applies to the
        // second host of the environment. The exclusion applies to the environment's first host,
        // too.
        ("https://kit.staging.shop.example/press", staging, 0),
        ("https://staging.shop.example/press", staging, 1),
        ("https://staging.shop.example/item/7", staging, 1),
      ]
      for row in rows {
        let run = try Tool.run(["parse", "--manifest", path] + row.options + [row.link])
        #expect(run.status == row.status, "\(row)")
      }
    }
  }

  @Test("A link is built with the first host of the environment")
  func building() throws {
    try withManifest { path in
      let run = try Tool.run(
        "build", "--manifest", path, "--environment", "staging", "shop", "item", "id=1")
      #expect(run.output == "https://staging.shop.example/item/1\n", "\(run.errors)")
    }
  }

  @Test("Files, code and routes contain only the hosts and identities of the environment")
  func files() throws {
    try withManifest { path in
      let commands = [
        ["associate", "apple"], ["associate", "android"], ["associate", "intent-filters"],
        ["associate", "entitlements"], ["routes"], ["generate", "swift"],
      ]
      for command in commands {
        let run = try Tool.run(command + ["--manifest", path, "--environment", "staging"])
        #expect(run.status == 0, "\(command): \(run.errors)")
        #expect(run.output.contains("staging"), "\(command)")
        let rest = run.output.replacing("staging.shop.example", with: "")
          .replacing("example.shop.staging", with: "")
        #expect(!rest.contains("shop.example"), "\(command)")
        let plain = try Tool.run(command + ["--manifest", path])
        #expect(plain.status == 0 && plain.output.contains("shop.example"), "\(command)")
      }
      let android = try Tool.run(
        "associate", "android", "--manifest", path, "--environment", "staging")
      #expect(android.output.contains("example.shop.staging"))
      #expect(android.output.contains("FF:11:22"))
    }
  }

  @Test("A verdict compares the files of the environment")
  func verdict() throws {
    try withManifest { path in
      let run = try Tool.run(
        "verdict", "--manifest", path, "--environment", "staging", "--format", "json",
        "https://staging.shop.example/item/1", "https://shop.example/item/1")
      #expect(run.lines.count == 2, "\(run.output)\(run.errors)")
      #expect(run.lines.first?.contains(#""ios":{"opens":true"#) == true)
      #expect(run.lines.last?.contains(#""ios":{"opens":false"#) == true)
    }
  }

  @Test("check examines every environment")
  func checking() throws {
    try withManifest { path in
      for options in [[], ["--environment", "staging"], ["--environment", "local"]] {
        let run = try Tool.run(["check"] + options + [path])
        #expect(run.status == 0, "\(run.output)")
      }
    }
    let text = Self.manifest.replacing(", localhost:8081", with: "")
    try Tool.withFile(text.utf8, name: "shop.links.yaml") { (path: String) throws in
      let run = try Tool.run("check", "--environment", "staging", path)
      #expect(run.status == 1 && run.output.contains("[missing-counterpart]"))
    }
  }

  @Test("An unknown environment is rejected with a suggestion")
  func unknown() throws {
    try withManifest { path in
      for command in [["routes", "--manifest", path], ["check", path]] {
        let run = try Tool.run(command + ["--environment", "stagging"])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("'stagging'") && run.errors.contains("staging"))
      }
    }
  }
}
