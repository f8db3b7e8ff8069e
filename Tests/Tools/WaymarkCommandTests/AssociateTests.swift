import Foundation
import TestSupport
import Testing

@Suite("associate")
struct AssociateTests {
  private static let shop = """
    app: shop
    hosts: [shop.example, www.shop.example]
    schemes: [shop]
    types: { sku: { text: "A-Z", length: 3..8 } }
    platforms:
      apple: { appIDs: [ABCDE12345.example.shop] }
      android: { package: example.shop, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:\
    00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      item: "/item/{sku}"
    """

  private static let commands = [
    "apple", "entitlements", "android", "intent-filters", "info-plist", "serving",
  ]

  private func withShop(_ manifest: String = shop, _ body: (URL) throws -> Void) throws {
    try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      try body(URL(fileURLWithPath: path).deletingLastPathComponent())
    }
  }

  @Test("The file of a selected app contains the exclusions of other apps on the same hosts")
  func sharedExclusion() throws {
    try withShop { folder in
      let other = folder.appending(path: "other.links.yaml")
      let text = "app: other\nhosts: [shop.example]\nroutes: { x: /x }\nexclude: [/item/ABC]\n"
      try Data(text.utf8).write(to: other)
      let shop = folder.appending(path: "shop.links.yaml").path
      let run = try Tool.run(
        "associate", "android", "--app", "shop", "--manifest", shop, "--manifest", other.path)
      #expect(run.status == 0 && run.output.contains("/item/ABC"), "\(run.errors)")
    }
  }

  @Test("Without --output, the same bytes are printed each time", arguments: commands)
  func printed(_ command: String) throws {
    try withShop { folder in
      let path = folder.appending(path: "shop.links.yaml").path
      let run = try Tool.run("associate", command, "--manifest", path)
      #expect(run.status == 0 && run.output.contains("shop"))
      // A restriction that a file cannot express is reported once, not for each host.
      let told = run.errors.split(separator: "\n")
      #expect(
        told.allSatisfy {
          $0.hasPrefix("info: ") && $0.hasSuffix("-not-expressible]") || $0.contains("crosses")
        })
      #expect(told.isEmpty == !["apple", "android", "intent-filters"].contains(command))
      #expect(Set(told).count == told.count)
      #expect(try Tool.run("associate", command, "--manifest", path).output == run.output)
      let schema = try JSONSchema(Tool.root.appending(path: "Schemas/generate.schema.json"))
      let json = try Tool.run("associate", command, "--manifest", path, "--format", "json")
      #expect(!json.lines.isEmpty)
      for line in json.lines { #expect(try schema.violations(line) == [], "\(line)") }
    }
  }

  @Test("Several files are printed with their addresses, a single file without its address")
  func headers() throws {
    try withShop { folder in
      let path = folder.appending(path: "shop.links.yaml").path
      for (command, name) in [
        ("apple", "apple-app-site-association"), ("android", "assetlinks.json"),
      ] {
        let run = try Tool.run("associate", command, "--manifest", path)
        let headers = run.lines.filter { $0.hasPrefix("==> ") }
        #expect(
          headers
            == ["shop.example", "www.shop.example"].map {
              "==> https://\($0)/.well-known/\(name) <=="
            })
        let json = try Tool.run("associate", command, "--manifest", path, "--format", "json")
        for (line, host) in zip(json.lines, ["shop.example", "www.shop.example"]) {
          let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
          #expect(entry?["host"] as? String == host)
          #expect(entry?["address"] as? String == "https://\(host)/.well-known/\(name)")
          #expect(run.output.contains(try #require(entry?["text"] as? String)))
        }
      }
    }
    try withShop(Self.shop.replacing(", www.shop.example", with: "")) { folder in
      let path = folder.appending(path: "shop.links.yaml").path
      for command in ["apple", "android"] {
        let run = try Tool.run("associate", command, "--manifest", path)
        _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      }
    }
  }

  @Test("check prints a link for each pattern of a readable file that opens too much")
  func readable() throws {
    try withShop { folder in
      let manifest = folder.appending(path: "shop.links.yaml").path
      for command in ["apple", "android"] {
        let output = folder.appending(path: command).path + "/"
        let arguments = [
          "associate", command, "--manifest", manifest, "--readable", "--output", output,
        ]
        let stale = try Tool.run(arguments + ["--check"])
        #expect(stale.status == 1 && stale.lines.last?.contains(" --readable ") == true)
        let run = try Tool.run(arguments + ["--format", "json"])
        #expect(run.status == 0 && run.errors.contains("[pattern-only]"))
        let entry =
          try JSONSerialization.jsonObject(with: Data(run.lines[0].utf8)) as? [String: Any]
        let file = try #require(entry?["path"] as? String)
        let check = try Tool.run("check", manifest, file)
        #expect(check.status == 0 && check.output.contains("[opens-too-much]"))
        #expect(check.output.hasSuffix("errors: 0, warnings: 1\n"))
        let witness = try #require(check.output.firstMatch(of: /rejects (https:[^ ]+)/)?.1)
        let parse = try Tool.run("parse", "--manifest", manifest, String(witness))
        #expect(parse.status == 1)
        // A file is compared only if its manifest is passed, too.
        #expect(try Tool.run("check", file).output.contains("warnings: 0"))
      }
    }
  }

  @Test("--check writes nothing, and prints the command for an update", arguments: commands)
  func check(_ command: String) throws {
    try withShop { folder in
      let manifest = folder.appending(path: "shop.links.yaml").path
      let output = folder.appending(path: "public").path + "/"
      let arguments = ["associate", command, "--manifest", manifest, "--output", output]
      let missing = try Tool.run(arguments + ["--check"])
      #expect(missing.status == 1 && !FileManager.default.fileExists(atPath: output))
      let mend = try #require(missing.lines.last).trimmingCharacters(in: .whitespaces)
      #expect(try Tool.shell(mend).status == 0)
      let current = try Tool.run(arguments + ["--check"])
      #expect(current.status == 0 && current.lines.allSatisfy { $0.hasPrefix("current  ") })
      let file = try #require(current.lines.first?.split(separator: " ").last)
      try Data("stale".utf8).write(to: URL(fileURLWithPath: String(file)))
      let stale = try Tool.run(arguments + ["--check"])
      let first = try #require(stale.lines.first)
      #expect(stale.status == 1 && first.hasPrefix("stale  ") && first.hasSuffix(" \(file)"))
      #expect(try Tool.run("associate", command, "--manifest", manifest, "--check").status == 2)
    }
  }

  @Test("The command that --check prints contains the options of the original command")
  func mending() throws {
    try withShop { folder in
      let manifest = folder.appending(path: "shop.links.yaml").path
      let output = folder.appending(path: "AndroidManifest.xml").path
      let run = try Tool.run(
        "associate", "intent-filters", "--manifest", manifest, "--app", "shop", "--minimum-api",
        "35", "--activity", ".Links", "--output", output, "--check")
      #expect(run.status == 1)
      #expect(
        run.lines.last?.contains(
          " --app shop --minimum-api 35 --activity .Links --output ") == true)
    }
  }

  @Test("Placeholders are rejected for each app, unless they are allowed")
  func placeholders() throws {
    for command in ["apple", "android", "info-plist"] {
      let run = try Tool.run("associate", command)
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errors.contains("app 'wordly' has placeholder identities [placeholder]"))
      let allowed = try Tool.run("associate", command, "--app", "wordly", "--allow-placeholders")
      #expect(allowed.status == 0 && allowed.output.contains("wordly"))
    }
    // The files of these commands contain no identity, so `--allow-placeholders` is accepted but
    // not required.
    for command in ["entitlements", "intent-filters"] {
      for arguments in [[], ["--allow-placeholders"]] {
        let run = try Tool.run(["associate", command, "--app", "wordly"] + arguments)
        #expect(run.status == 0 && run.output.contains("wordly"))
      }
    }
    let missing = Self.shop.split(separator: "\n").filter { !$0.contains("apple:") }
      .joined(separator: "\n")
    try withShop(missing) { folder in
      let path = folder.appending(path: "shop.links.yaml").path
      let run = try Tool.run("associate", "apple", "--manifest", path, "--allow-placeholders")
      #expect(run.status == 1 && run.errors.contains("[no-identity]"))
    }
  }

  @Test(
    "The host in a draft is also a placeholder",
    arguments: [
      "apple", "entitlements", "android", "intent-filters",
    ])
  func placeholderHosts(_ command: String) throws {
    let manifest = Self.shop.replacing("www.shop.example", with: "your-host.example")
    try withShop(manifest) { folder in
      let path = folder.appending(path: "shop.links.yaml").path
      let run = try Tool.run("associate", command, "--manifest", path)
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errors.contains("app 'shop' has a placeholder host [placeholder]"))
      let allowed = try Tool.run("associate", command, "--manifest", path, "--allow-placeholders")
      #expect(allowed.status == 0 && allowed.output.contains("your-host.example"))
    }
  }

  @Test("The check command accepts the files that the tool writes")
  func sound() throws {
    try withShop { folder in
      let manifest = folder.appending(path: "shop.links.yaml").path
      var files: [String] = []
      for command in ["apple", "android", "intent-filters"] {
        let output = folder.appending(path: command).path + "/"
        let run = try Tool.run(
          "associate", command, "--manifest", manifest, "--output", output, "--format", "json")
        #expect(run.status == 0)
        for line in run.lines {
          let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
          files.append(try #require(entry?["path"] as? String))
        }
      }
      #expect(files.count == 5)
      let run = try Tool.run(["check", manifest] + files)
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.hasSuffix("association files: 5, errors: 0, warnings: 0\n"))
      // Renaming the files makes no difference.
      try FileManager.default.moveItem(
        atPath: files[0], toPath: folder.appending(path: "x.yaml").path)
      let renamed = try Tool.run("check", folder.appending(path: "x.yaml").path)
      #expect(
        renamed.status == 0
          && renamed.output.hasSuffix("association files: 1, errors: 0, warnings: 0\n"))
    }
  }

  @Test("check reports the problems of association files")
  func checked() throws {
    let apple =
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":7,"exlude":true}]}]}}"#
    try Tool.withFile(apple.utf8) { (path: String) throws in
      let run = try Tool.run("check", path)
      #expect(run.status == 1)
      #expect(run.output.contains("\(path):1:"))
      #expect(
        run.output.contains("[apple-wrong-type]") && run.output.contains("[apple-unknown-key]"))
      let json = try Tool.run("check", path, "--format", "json")
      let schema = try JSONSchema(Tool.root.appending(path: "Schemas/diagnostics.schema.json"))
      for line in json.lines { #expect(try schema.violations(line) == []) }
    }
    for (text, rule) in [
      ("[7", "android-"), ("<manifest>", "android-invalid-xml"),
      ("<!DOCTYPE html><html></html>", "android-not-manifest"),
      ("<plist version='1.0'><dict></plist>", "apple-invalid-plist"),
      ("<resources/>", "android-not-manifest"), ("<manifest a='1' a='2'/>", "android-invalid-xml"),
      ("<manifest a='&foo;'/>", "android-invalid-xml"),
    ] {
      try Tool.withFile(text.utf8) { (path: String) throws in
        let run = try Tool.run("check", path)
        #expect(run.status == 1 && run.output.contains(rule))
      }
    }
  }

  @Test("diff lists changed links, each with a sample link, and exits with one of three statuses")
  func diff() throws {
    try withShop { folder in
      let manifest = folder.appending(path: "shop.links.yaml").path
      let old = try Tool.run(
        "associate", "apple", "--manifest", manifest, "--format", "json"
      ).lines[0]
      let entry = try JSONSerialization.jsonObject(with: Data(old.utf8)) as? [String: Any]
      let text = try #require(entry?["text"] as? String)
      let paths = ["old", "new", "other"].map { folder.appending(path: $0).path }
      try text.write(toFile: paths[0], atomically: true, encoding: .utf8)
      try text.replacing("/item/", with: "/thing/").write(
        toFile: paths[1], atomically: true, encoding: .utf8)
      try "[]".write(toFile: paths[2], atomically: true, encoding: .utf8)
      let same = try Tool.run("associate", "diff", paths[0], paths[0])
      #expect(same.status == 0 && same.output.hasSuffix("changes: 0\n"))
      let run = try Tool.run("associate", "diff", paths[0], paths[1])
      #expect(run.status == 1)
      #expect(run.output.contains("no longer opens on ios: https://example.com/item/"))
      #expect(run.output.contains("opens now on ios: https://example.com/thing/"))
      #expect(run.output.contains("       \(paths[1]):"))
      // diff also compares the apps.
      try text.replacing("example.shop\"", with: "example.store\"").write(
        toFile: paths[2], atomically: true, encoding: .utf8)
      let renamed = try Tool.run("associate", "diff", paths[0], paths[2])
      #expect(renamed.status == 1)
      #expect(renamed.output.contains("app added: ABCDE12345.example.store\n"))
      let members = try Tool.run("associate", "diff", paths[0], paths[2], "--format", "json")
      let differences = try JSONSchema(Tool.root.appending(path: "Schemas/difference.schema.json"))
      for line in members.lines { #expect(try differences.violations(line) == [], "\(line)") }
      #expect(members.output.contains(#"{"code":"app-removed","app":"ABCDE12345.example.shop""#))
      try "[]".write(toFile: paths[2], atomically: true, encoding: .utf8)
      let json = try Tool.run("associate", "diff", "-", paths[1], "--format", "json", input: text)
      #expect(json.status == 1 && json.lines.count >= 2)
      let schema = try JSONSchema(Tool.root.appending(path: "Schemas/difference.schema.json"))
      for line in json.lines { #expect(try schema.violations(line) == []) }
      let kinds = try Tool.run("associate", "diff", paths[0], paths[2])
      #expect(kinds.status == 2 && kinds.errors.contains("different kinds"))
      #expect(try Tool.run("associate", "diff", paths[0], manifest).status == 2)
      #expect(try Tool.run("associate", "diff", paths[0], "/nothing/there").status == 2)
      #expect(try Tool.run("associate", "diff", "-", "-").status == 2)
    }
  }
}
