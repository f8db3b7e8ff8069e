import Foundation
import Testing

@Suite("init")
struct InitTests {
  @Test("check accepts a draft, and parts that the draft does not express are reported")
  func draft() throws {
    let links = """
      https://shop.example/item/12?utm_source=mail
      https://shop.example/item/14?passcode=hunter22
      https://shop.example/item/9
      nonsense
      """
    try Tool.withFile(links.utf8, name: "links.txt") { (path: String) throws in
      let run = try Tool.run("init", "--input", path)
      #expect(run.status == 1)
      #expect(run.output.contains("path: /item/{itemID:integer}\n"))
      #expect(run.errors.contains("line 4 is not a link"))
      #expect(!(run.output + run.errors).contains("hunter22"))
      try Tool.withFile(run.output.utf8, name: "draft.links.yaml") { (draft: String) throws in
        #expect(try Tool.run("check", draft).status == 0)
        let parse = try Tool.run("parse", "--manifest", draft, "https://shop.example/item/15")
        #expect(parse.status == 0)
        let again = try Tool.run("init", "--input", path, "--output", draft)
        #expect(again.status == 2 && again.errors.contains("already exists"))
        let forced = try Tool.run("init", "--input", path, "--output", draft, "--force")
        #expect(forced.status == 1 && forced.output.isEmpty)
      }
    }
  }

  @Test("JSON is one object with the draft and the report")
  func json() throws {
    let file = """
      {"applinks":{"details":[{"appIDs":["ABCDE12345.com.shop"],"components":[{"/":"/a/*/b/*/c"}]}]}}
      """
    try Tool.withFile(file.utf8, name: "aasa") { (path: String) throws in
      let run = try Tool.run("init", "--apple", "shop.example=" + path, "--format", "json")
      #expect(run.status == 0 && run.errors.isEmpty)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect((object["manifest"] as? String)?.contains("hosts: [shop.example]") == true)
      #expect((object["counts"] as? [String: Int])?["routes"] == 1)
      #expect((object["notCarriedOver"] as? [[String: Any]])?.count == 1)
    }
  }

  @Test(
    "An unreadable source causes status 2 with its diagnostics, but no draft",
    arguments: [
      ("--apple", "{\"applinks", "apple-invalid-json"), ("--android", "[1", "android-invalid-json"),
      ("--manifest-xml", "<manifest", "android-invalid-xml"),
      ("--info-plist", "<plist", "apple-invalid-plist"),
      ("--info-plist", "bplist00", "apple-binary-plist"), ("--apple", "[]", "apple-wrong-type"),
      ("--android", "{\"applinks\":{}}", "android-wrong-type"),
      ("--manifest-xml", "<html></html>", "android-not-manifest"),
      ("--info-plist", "<html></html>", "apple-invalid-plist"),
    ])
  func unreadable(_ option: String, _ text: String, _ rule: String) throws {
    try Tool.withFile(text.utf8, name: "source") { (path: String) throws in
      for format in ["text", "json"] {
        let output = path + ".links.yaml"
        let run = try Tool.run("init", option, path, "--format", format, "--output", output)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("\(path):1:") && run.errors.contains("[\(rule)]"))
        #expect(!FileManager.default.fileExists(atPath: output))
      }
    }
  }

  @Test("A problem in a source that does not affect the draft does not change the status")
  func sound() throws {
    let file = """
      [{"relation":["delegate_permission/common.handle_all_urls"],\
      "target":{"namespace":"android_app",
      "package_name":"com.shop","sha256_cert_fingerprints":\
      ["\(Array(repeating: "A1", count: 32).joined(separator: ":"))"]},
      "relation_extensions":\
      {"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":
      [{"/":"/a"},{"/":"/a"}]}}}]
      """
    try Tool.withFile(file.utf8, name: "assetlinks.json") { (path: String) throws in
      let run = try Tool.run("init", "--android", "shop.example=" + path)
      #expect(run.status == 0)
      #expect(run.errors.contains("[android-unreachable-rule]"))
      #expect(
        run.errors.contains(
          "not expressed in the manifest: 0, notes: 0, problems in the sources: "))
      let json = try Tool.run("init", "--android", "shop.example=" + path, "--format", "json")
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      #expect((object["notCarriedOver"] as? [Any])?.isEmpty == true)
      let found = try #require(object["sourceDiagnostics"] as? [[String: Any]])
      #expect(found.contains { $0["rule"] as? String == "android-unreachable-rule" })
    }
  }

  @Test("All unreadable sources, including missing files, are reported together")
  func allUnreadable() throws {
    try Tool.withFile("{".utf8, name: "a") { (path: String) throws in
      let run = try Tool.run("init", "--apple", path, "--android", path)
      #expect(run.status == 2)
      #expect(
        run.errors.contains("apple-invalid-json") && run.errors.contains("android-invalid-json"))
      for option in ["--apple", "--android", "--manifest-xml", "--info-plist", "--input"] {
        let missing = try Tool.run("init", option, path + "-missing")
        #expect(missing.status == 2 && missing.errors.contains("Cannot read \(path)-missing"))
      }
    }
  }

  @Test("The diagnostic for a draft without routes names the options")
  func empty() throws {
    let run = try Tool.run("init", "--input", "-", input: "# none\n")
    #expect(run.status == 1)
    #expect(run.errors.contains("[draft-no-route]") && run.errors.contains("--apple and --android"))
  }

  @Test(
    "A draft from files with placeholders still contains placeholders, which are rejected",
    arguments: [
      "wordly", "osqr", "fieldnotes", "offload", "cocotte",
    ])
  func placeholders(_ app: String) throws {
    try Tool.withFile("".utf8, name: "x") { (path: String) throws in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      var sources: [String] = []
      var refused: [String] = []
      for (command, option) in [
        ("apple", "--apple"), ("android", "--android"), ("intent-filters", "--manifest-xml"),
        ("info-plist", "--info-plist"), ("entitlements", "--info-plist"),
      ] {
        if try Tool.run("associate", command, "--app", app).status == 1 { refused.append(command) }
        let output = folder.appending(path: command).path + "/"
        let run = try Tool.run(
          "associate", command, "--app", app, "--allow-placeholders", "--output", output,
          "--format", "json")
        for line in run.lines {
          let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
          let file = try #require(entry?["path"] as? String)
          // The file of a host is in a folder named after the host.
          let host = URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
          let isHosted = command == "apple" || command == "android"
          sources += [option, isHosted ? host + "=" + file : file]
        }
      }
      #expect(refused.contains("info-plist") && !sources.isEmpty)
      let draft = folder.appending(path: "draft.links.yaml").path
      #expect(try Tool.run(["init", "--output", draft, "--app", app] + sources).status != 2)
      for command in refused {
        let run = try Tool.run("associate", command, "--manifest", draft)
        #expect(run.status == 1 && run.output.isEmpty, "\(command)")
      }
    }
  }

  @Test("Wrong usage causes status 2")
  func usage() throws {
    #expect(try Tool.run("init").status == 2)
    #expect(try Tool.run("init", "--input", "-", "--apple", "-").status == 2)
    #expect(try Tool.run("init", "--apple", "/nowhere/aasa").status == 2)
    #expect(try Tool.run("init", "--input", "-", "--format", "yaml").status == 2)
  }

  /// Calls a function with the path of an empty folder.
  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("init lint writes a file that requires the found languages, and the linter accepts it")
  func lintConfiguration() throws {
    try Self.inFolder { folder in
      for (language, value) in [("en", "Cancel"), ("fr", "Annuler"), ("de", "Abbrechen")] {
        let lproj = folder + "/App/\(language).lproj"
        try FileManager.default.createDirectory(
          atPath: lproj, withIntermediateDirectories: true)
        try Data("\"cancel\" = \"\(value)\";\n".utf8).write(
          to: URL(fileURLWithPath: lproj + "/Localizable.strings"))
      }
      let run = try Tool.run(["init", "lint"], in: folder)
      #expect(run.status == 0)
      #expect(run.output == "wrote waymark.yaml: languages de, en, fr of 1 catalog\n")
      let text = try String(contentsOfFile: folder + "/waymark.yaml", encoding: .utf8)
      #expect(text.contains("\n  languages: [de, en, fr]\n"))
      #expect(try Tool.run(["lint"], in: folder).status == 0)
      try FileManager.default.removeItem(atPath: folder + "/App/fr.lproj")
      let lint = try Tool.run(["lint", "--format", "json"], in: folder)
      #expect(lint.status == 1 && lint.lines.count == 1)
      #expect(lint.output.contains("\"rule\":\"missing-language\""))
      #expect(lint.output.contains("\"language\":\"fr\""))
      // An existing file is replaced only if `--force` is passed.
      let again = try Tool.run(["init", "lint"], in: folder)
      #expect(again.status == 2 && again.errors.contains("waymark.yaml already exists"))
      #expect(try String(contentsOfFile: folder + "/waymark.yaml", encoding: .utf8) == text)
      #expect(try Tool.run(["init", "lint", "--force"], in: folder).status == 0)
      #expect(try Tool.run(["init", "lint", "--force", "nowhere"], in: folder).status == 2)
    }
  }

  @Test("init lint requires the languages of most catalogs, and names the others in a comment")
  func languagesOfMostCatalogs() throws {
    try Self.inFolder { folder in
      for (name, languages) in [("A", ["en", "de"]), ("B", ["en", "de"]), ("C", ["en", "fr"])] {
        for language in languages {
          let lproj = folder + "/\(name)/\(language).lproj"
          try FileManager.default.createDirectory(
            atPath: lproj, withIntermediateDirectories: true)
          try Data("\"cancel\" = \"x\";\n".utf8).write(
            to: URL(fileURLWithPath: lproj + "/\(name).strings"))
        }
      }
      let text = try Tool.run(["init", "lint", "--output", "-"], in: folder).output
      #expect(text.contains("\n  languages: [de, en]\n  # Only some catalogs have fr.\n"))
    }
  }

  @Test(
    "init lint reports a catalog that cannot be read to its end, and exits with 1",
    arguments: [[], Array("{\"strings\":".utf8), [0xFF, 0xFE, 0x00]])
  func brokenCatalog(_ bytes: [UInt8]) throws {
    try Self.inFolder { folder in
      let path = folder + "/A.xcstrings"
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let run = try Tool.run(["init", "lint"], in: folder)
      #expect(run.status == 1 && run.errors.contains("A.xcstrings:1:"), "\(run.errors)")
      #expect(FileManager.default.fileExists(atPath: folder + "/waymark.yaml"))
    }
  }

  @Test("The settings that init lint writes as comments are valid settings")
  func commentedSettings() throws {
    try Self.inFolder { folder in
      let text = try Tool.run(["init", "lint", "--output", "-"], in: folder).output
      // An explanation starts with a capital letter; a setting does not.
      let settings = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains(/# [A-Z]/) }.map { $0.replacing("# ", with: "") }
        .joined(separator: "\n")
      #expect(settings.contains("\n  baseline: lint.json"))
      try Data(settings.utf8).write(to: URL(fileURLWithPath: folder + "/waymark.yaml"))
      try Data("\"a\" = \"a\";".utf8).write(to: URL(fileURLWithPath: folder + "/en.strings"))
      let run = try Tool.run(["lint"], in: folder)
      #expect(run.status != 2, "\(run.errors)")
    }
  }

  @Test("init ci writes the template of each service to its path")
  func ciFiles() throws {
    try Self.inFolder { folder in
      for (service, path) in [
        ("github", ".github/workflows/waymark.yml"), ("gitlab", ".gitlab/waymark.yml"),
        ("bitbucket", "bitbucket-pipelines.yml"), ("pre-commit", ".pre-commit-config.yaml"),
      ] {
        let run = try Tool.run(["init", "ci", service], in: folder)
        #expect(run.status == 0 && run.output.hasPrefix("wrote \(path): "))
        let template = Tool.root.appending(path: "Tools/ci/\(service).yml")
        #expect(
          try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path))
            == Data(contentsOf: template))
        #expect(try Tool.run(["init", "ci", service], in: folder).status == 2)
      }
      let wrong = try Tool.run("init", "ci", "gitlib")
      #expect(wrong.status == 2 && wrong.errors.contains("Did you mean 'gitlab'?"))
    }
  }
}
