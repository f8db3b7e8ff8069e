import Foundation
import TestSupport
import Testing

@Suite("The tool: site")
struct SiteTests {
  private static let manifest = """
    app: shop
    hosts: [shop.example]
    schemes: [shop]
    routes: { item: "/item/{id:integer}", table: "/table-{number:integer}", cart: /cart }
    """

  /// Calls a function with the path of an empty folder that contains a manifest.
  private func withManifest(_ body: (URL) throws -> Void) throws {
    try ForeignTools.withFolder { folder in
      try write(Self.manifest, "shop.links.yaml", in: folder)
      try body(folder)
    }
  }

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func run(_ arguments: String..., in folder: URL) throws -> ToolRun {
    try Tool.run(["site"] + arguments, in: folder.path)
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("A second run changes nothing, and --check finds each difference")
  func check() throws {
    try withManifest { (folder: URL) throws in
      #expect(try run("--output", "public", "--check", in: folder).status == 1)
      #expect(try run("--output", "public", in: folder).status == 0)
      #expect(try run("--output", "public", in: folder).output == "public is current\n")
      let page = "public/shop.example/404.html"
      try write("changed", page, in: folder)
      let stale = try run("--output", "public", "--check", in: folder)
      #expect(stale.status == 1 && stale.output.contains("shop.example/404.html"))
      #expect(try text(page, in: folder) == "changed")
      #expect(try run("--output", "public", in: folder).status == 0)
      #expect(try text(page, in: folder).hasPrefix("<!doctype html>"))
    }
  }

  @Test("A host cannot have the name of the folder for server configurations")
  func reservedHost() throws {
    try withManifest { (folder: URL) throws in
      let manifest = Self.manifest.replacing("shop.example", with: "servers")
      try write(manifest, "shop.links.yaml", in: folder)
      let refused = try run("--output", "public", in: folder)
      #expect(refused.status == 2 && refused.errors.contains("host name 'servers'"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "public").path))
    }
  }

  @Test("--debugger adds the link debugger, also for apps without hosts")
  func debugger() throws {
    try withManifest { (folder: URL) throws in
      let other = "app: other\nschemes: [other]\nroutes: { menu: /menu }\n"
      try write(other, "other.links.yaml", in: folder)
      let options = ["--manifest", "shop.links.yaml", "--manifest", "other.links.yaml"]
      let written = try Tool.run(
        ["site", "--output", "public", "--debugger"] + options, in: folder.path)
      #expect(written.status == 0, "\(written.errors)")
      let page = try text("public/shop.example/_links/index.html", in: folder)
      let script = try #require(page.firstMatch(of: /src="(\/_links\/debugger-[^"]*)"/)).1
      #expect(try text("public/shop.example" + script, in: folder).contains("\"other.menu\""))
      // The folder differs from a site without the debugger.
      let plain = try Tool.run(
        ["site", "--output", "public", "--check"] + options, in: folder.path)
      #expect(plain.status == 1)
    }
  }

  @Test("Files that belong to the user are never lost")
  func foreignFiles() throws {
    try withManifest { (folder: URL) throws in
      let file = try run("--output", "shop.links.yaml", in: folder)
      #expect(file.status == 2 && file.errors.contains("is a file"))
      #expect(try text("shop.links.yaml", in: folder) == Self.manifest)
      try write("mine", "other/file.txt", in: folder)
      let other = try run("--output", "other", in: folder)
      #expect(other.status == 2 && other.errors.contains("file.txt"))
      #expect(try run("--output", "public", in: folder).status == 0)
      try write("shop.example", "public/shop.example/CNAME", in: folder)
      let added = try run("--output", "public", "--allow-placeholders", in: folder)
      #expect(added.status == 2 && added.errors.contains("CNAME"))
      #expect(try text("public/shop.example/CNAME", in: folder) == "shop.example")
      // Each run removes its temporary folder, even if it fails.
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.filter { $0.contains(".waymark-") } == [])
    }
  }

  @Test("A symbolic link is kept, and its target is replaced")
  func symbolicLink() throws {
    try withManifest { (folder: URL) throws in
      let real = folder.appending(path: "real")
      try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
      let link = folder.appending(path: "link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
      #expect(try run("--output", "link", in: folder).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == real.path)
      #expect(try text("real/shop.example/404.html", in: folder).hasPrefix("<!doctype html>"))
    }
  }

  @Test(
    "Invalid themes are rejected",
    arguments: [
      ("style.css", "a { } </style>", "'</'"), ("page.html", "{{main}}", "required placeholder {{"),
      ("strings.x\"><b>.json", "{}", "language tag"), ("strings.EN.json", "{}", "language tag"),
      ("strings.zh-cn.json", "{}", "zh-CN"), ("strings.it.json", "[]", "JSON object"),
      ("strings.it.json", "{\"opne\": \"\"}", "unknown key 'opne'"),
    ])
  func themes(_ name: String, _ content: String, _ message: String) throws {
    try withManifest { (folder: URL) throws in
      try write(content, "site/" + name, in: folder)
      let run = try run("--output", "public", in: folder)
      #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "public").path))
    }
  }

  @Test("Line breaks of a style sheet are normalized, as browsers do before they hash it")
  func lineEnds() throws {
    try withManifest { (folder: URL) throws in
      try write("\u{FEFF}h1 {\r\n}\r\n", "site/style.css", in: folder)
      #expect(try run("--output", "public", in: folder).status == 0)
      let page = try text("public/shop.example/404.html", in: folder)
      #expect(!page.contains("\r") && !page.contains("\u{FEFF}") && page.contains("h1 {\n}\n"))
    }
  }

  @Test("No line of _redirects matches the files of the site")
  func redirects() throws {
    try withManifest { (folder: URL) throws in
      #expect(try run("--output", "public", in: folder).status == 0)
      #expect(
        try text("public/shop.example/_redirects", in: folder) == """
          /cart /_links/shop.cart.en 200
          /cart/ /_links/shop.cart.en 200
          /item/* /_links/shop.item.en 200

          """)
    }
  }
}
