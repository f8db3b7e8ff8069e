import Foundation
import Testing

@Suite("check")
struct CheckTests {
  @Test("The bundled manifests have no errors or warnings")
  func bundled() throws {
    let folder = Tool.root.appending(path: "Sources/Apps/BundledApps/Manifests")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".links.yaml") }.sorted()
    let run = try Tool.run(["check"] + names.map { folder.appending(path: $0).path })
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("manifests: 5, routes: "))
    #expect(run.output.hasSuffix("errors: 0, warnings: 0\n"))
  }

  @Test("All diagnostics are listed, with lines and carets")
  func all() throws {
    let manifest = """
      app: shop
      schemes: [shop]
      routes:
        item: "/item/{id:uid}"
        cart: "cart"
        new: { path: /new, titel: route.new }
      """
    try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      let run = try Tool.run("check", path)
      #expect(run.status == 1 && run.errors.isEmpty)
      for line in 4...6 { #expect(run.output.contains("\(path):\(line):")) }
      #expect(run.output.contains("    4 |   item: \"/item/{id:uid}\"\n"))
      let carets = run.output.split(separator: "\n").filter { $0.hasPrefix("      | ") }
      #expect(carets.count >= 3 && carets.allSatisfy { $0.hasSuffix("^") })
      #expect(run.output.contains("errors: 3, warnings: 0\n"))
    }
  }

  @Test("Ambiguous and unreachable routes are found")
  func conflicts() throws {
    let manifest = """
      app: shop
      schemes: [shop]
      types:
        word: { text: "a-z", length: 1..8 }
        code: { text: "a-z 0-9", length: 1..8 }
      routes:
        word: "/x/{word}"
        code: "/x/{code}"
      """
    try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      let run = try Tool.run("check", "--format", "json", path)
      #expect(run.status == 1 && run.lines.count == 1)
      let first = try #require(run.lines.first)
      #expect(first.contains(#""rule":"ambiguous-routes""#) && first.contains("shop:"))
      #expect(first.contains(#""line":8"#) && first.contains(#""related":[{"path":"#))
      // A router cannot be built from these manifests either.
      #expect(try Tool.run("parse", "--manifest", path, "shop:x/a").status == 2)
    }
  }

  @Test("Manifests that share a host are compared, and the host is reported")
  func shared() throws {
    func manifest(_ app: String, _ path: String) -> String {
      "app: \(app)\nhosts: [shop.example]\nroutes:\n  main: \(path)\n"
    }
    try Tool.withFile(manifest("one", "/a").utf8, name: "one.links.yaml") { (one: String) throws in
      try Tool.withFile(manifest("two", "/b").utf8, name: "two.links.yaml") {
        (two: String) throws in
        let warned = try Tool.run("check", one, two)
        #expect(warned.status == 0 && warned.output.contains("[shared-host]"))
        #expect(warned.output.contains("\(one):2:9: note: "))
        #expect(
          try Tool.run("parse", "--manifest", one, "--manifest", two, "https://shop.example/b")
            .status == 0)
      }
      let upgrading = "http: upgrade\n" + manifest("two", "/b")
      try Tool.withFile(upgrading.utf8, name: "two.links.yaml") { (two: String) throws in
        let warned = try Tool.run("check", one, two)
        #expect(warned.status == 0 && warned.output.contains("[shared-host-http]"))
        #expect(warned.output.contains("\(one):2:9: note: use 'http: upgrade' in both manifests"))
        let rejected = try Tool.run(
          "parse", "--manifest", one, "--manifest", two, "http://shop.example/b")
        #expect(rejected.status == 1 && !rejected.output.contains("https, http"))
        // A hint about other manifests would not help here.
        #expect(rejected.output.contains("[http-not-upgraded]"))
        #expect(!rejected.output.contains("--manifest"))
      }
      try Tool.withFile(manifest("two", "/a").utf8, name: "two.links.yaml") {
        (two: String) throws in
        #expect(try Tool.run("check", one, two).output.contains("[ambiguous-routes]"))
      }
      try Tool.withFile(manifest("one", "/b").utf8, name: "two.links.yaml") {
        (two: String) throws in
        let run = try Tool.run("check", one, two)
        #expect(run.status == 1 && run.output.contains("[duplicate-app]"))
      }
    }
  }

  @Test("If a file cannot be read, the remaining files are checked")
  func unreadable() throws {
    try Tool.withFile("app: shop\nroutes: 7\n".utf8, name: "shop.links.yaml") {
      (path: String) throws in
      let run = try Tool.run("check", path, "/nonexistent/x.links.yaml")
      #expect(run.status == 2 && run.output.contains("\(path):2:"))
      #expect(run.errors.contains("Cannot read /nonexistent/x.links.yaml"))
    }
  }

  @Test("Arbitrary file content causes a diagnostic")
  func hostile() throws {
    for content in [
      [], [0], [0xFF, 0xFE], Array("{".utf8), Array("[[[[[[".utf8), Array("a: *a\n".utf8),
    ] as [[UInt8]] {
      try Tool.withFile(content, name: "x.links.yaml") { (path: String) throws in
        let run = try Tool.run("check", path)
        #expect(run.status == 1 && run.output.contains("error: "), "\(content)")
      }
    }
  }

  @Test("--limit limits the listed conflicts, and the remaining ones are counted")
  func limit() throws {
    let routes = (0..<20).map { "  r\($0): \"/x/{p\($0):text}\"" }.joined(separator: "\n")
    try Tool.withFile("app: shop\nschemes: [shop]\nroutes:\n\(routes)\n".utf8) {
      (path: String) throws in
      let run = try Tool.run("check", "--format", "json", "--limit", "5", path)
      #expect(run.status == 1 && run.lines.count == 6)
      #expect(run.output.contains("more-conflicts"))
    }
  }

  @Test("Conflicts are sorted by position, followed by the number of conflicts that are not listed")
  func order() throws {
    func routes(_ range: Range<Int>) -> String {
      range.map { "  r\($0): \"/x/{p\($0):text}\"\n" }.joined()
    }
    let one = "app: one\nschemes: [one]\nroutes:\n\(routes(0..<20))"
    let two = "app: two\nschemes: [two]\nroutes:\n  a: /a\n  b: /a\nexclude: [/b, /b]\n"
    try Tool.withFile(two.utf8, name: "two.links.yaml") { (two: String) throws in
      try Tool.withFile(one.utf8, name: "one.links.yaml") { (one: String) throws in
        let places = (1..<20).flatMap { second in (0..<second).map { (first: $0, second: second) } }
        let run = try Tool.run("check", one)
        let listed = run.lines.filter { $0.contains(" error: ") }
        #expect(listed.count == 101)
        for (line, place) in zip(listed.dropLast(), places) {
          #expect(line.contains(":\(place.second + 4):"), "\(line)")
          #expect(line.contains("route 'r\(place.first)' and route 'r\(place.second)' both"))
        }
        #expect(try #require(listed.last).contains("90 more pairs"))
        // The diagnostics of each manifest are consecutive.
        func rules(_ paths: String...) throws -> [String] {
          try Tool.run(["check", "--format", "json", "--limit", "3"] + paths).lines.map { line in
            let name = line.contains("two.links.yaml") ? "two" : "one"
            let rules = ["ambiguous-routes", "duplicate-exclusion", "more-conflicts"]
            return name + " " + (rules.first { line.contains("\"rule\":\"\($0)\"") } ?? line)
          }
        }
        #expect(
          try rules(two, one) == [
            "two ambiguous-routes", "two duplicate-exclusion", "one ambiguous-routes",
            "one ambiguous-routes", "one more-conflicts",
          ])
        #expect(
          try rules(one, two) == [
            "one ambiguous-routes", "one ambiguous-routes", "one ambiguous-routes",
            "one more-conflicts", "two duplicate-exclusion",
          ])
      }
    }
  }
}
