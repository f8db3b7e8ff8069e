import Diagnostics
import Foundation
import LinkRouting
import TestSupport
import Testing

@testable import LinkManifests

/// What `Tools/check-generated-swift` compiles, looked at: the snapshot is one of its manifests.
@Suite("Generated Swift")
struct SwiftGeneratorTests {
  private func file(_ text: String, path: String = "shop.links.yaml") throws -> ManifestFile {
    try ManifestFile(parsing: Array(text.utf8), path: path)
  }

  private func generated(_ text: String) throws -> String {
    try SwiftGenerator().file(for: file(text)).text
  }

  /// Written anew where `WAYMARK_UPDATE_SNAPSHOTS` is set.
  @Test("A manifest with every construct")
  func snapshot() throws {
    let file = try ManifestFile(
      parsing: CodeFixtures.manifest(), path: "folder/" + CodeFixtures.manifestName)
    let generated = try SwiftGenerator().file(for: file)
    #expect(generated.path == "EveryThingLink.swift")
    let url = CodeFixtures.folder.appending(path: generated.path)
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE_SNAPSHOTS"] != nil {
      try Data(generated.text.utf8).write(to: url)
    }
    #expect(try generated.text == String(contentsOf: url, encoding: .utf8))
  }

  /// A manifest whose two names, of which the second is marked, are one name in Swift.
  struct Collision: Sendable, CustomTestStringConvertible {
    var manifest: String
    var message: String
    /// The first name, where the note stands.
    var first: String
    var testDescription: String { message }
  }

  static let collisions = [
    Collision(
      manifest: "routes:\n  my-shop: /x\n  «myShop»: /y\n",
      message: "the route myShop and my-shop have one name in Swift, myShop; rename one",
      first: "my-shop"),
    Collision(
      manifest: "routes:\n  init: /x\n  «initRoute»: /y\n",
      message: "the route initRoute and init have one name in Swift, initRoute; rename one",
      first: "init"),
    Collision(
      manifest: "routes:\n  r: { path: '/x/{a-b:text}', query: { «aB»: text } }\n",
      message: "the parameter aB and a-b have one name in Swift, aB; rename one", first: "a-b"),
    Collision(
      manifest: "routes:\n  r: '/x/{a-b:text}/{«aB»:text}'\n",
      message: "the parameter aB and a-b have one name in Swift, aB; rename one", first: "a-b"),
    Collision(
      manifest: "query: { «a_b»: text? }\nroutes:\n  r: { path: /x, query: { aB: text } }\n",
      message: "the parameter a_b and aB have one name in Swift, aB; rename one", first: "aB"),
    Collision(
      manifest: "types:\n  code: { text: any }\n  «Code»: { text: a-z }\n"
        + "routes:\n  r: { path: /x, query: { a: code, b: Code } }\n",
      message: "the type Code and code have one name in Swift, Code; rename one", first: "code"),
    Collision(
      manifest: "types:\n  t: { enum: [a-b, «aB»] }\nroutes:\n  r: '/x/{v:t}'\n",
      message: "the word aB and a-b have one name in Swift, aB; rename one", first: "a-b"),
  ]

  @Test(
    "Two names that are one in Swift are refused where the second stands", arguments: collisions)
  func collision(_ row: Collision) throws {
    let marked = MarkedText("app: shop\nschemes: [shop]\n" + row.manifest)
    let file = try ManifestFile(parsing: marked.bytes, path: "shop.links.yaml")
    let error = try #require(throws: ManifestFileError.self) {
      try SwiftGenerator().file(for: file)
    }
    #expect(error.diagnostics.count == 1)
    let diagnostic = try #require(error.diagnostics.first)
    #expect(diagnostic.rule == "name-collision" && diagnostic.path == "shop.links.yaml")
    #expect(diagnostic.message == row.message)
    #expect(diagnostic.range == marked.range)
    let note = try #require(diagnostic.notes.first?.range)
    #expect(String(decoding: marked.bytes[note.range], as: UTF8.self) == row.first)
  }

  @Test("A type that no parameter has takes no name")
  func unusedType() throws {
    let text = try generated(
      """
      app: shop
      schemes: [shop]
      types: { code: { text: any }, Code: { text: any } }
      routes: { r: "/x/{v:code}" }
      """)
    #expect(text.contains("public struct Code: VisibleText"))
  }

  @Test("Declarations have the access that is asked for", arguments: SwiftGenerator.Access.allCases)
  func access(_ access: SwiftGenerator.Access) throws {
    let file = try ManifestFile(
      parsing: CodeFixtures.manifest(), path: CodeFixtures.manifestName)
    let text = try SwiftGenerator(access: access).file(for: file).text
    let prefix = access == .internal ? "" : access.rawValue + " "
    let published = try SwiftGenerator(access: .public).file(for: file).text
    // Of all words only those of the access differ; how lines are filled may differ with them.
    func words(_ text: String) -> [Substring] {
      text.split { $0.isWhitespace }.filter { $0 != "public" && $0 != access.rawValue }
    }
    #expect(words(text) == words(published))
    #expect(text.contains("\n\(prefix)import LinkRouting\n"))
    #expect(text.contains("\n\(prefix)enum EveryThingLink: LinkIntent {\n"))
    #expect(text.contains("\n  \(prefix)static let router = "))
    #expect(text.contains("public ") == (access == .public))
    // A case has the access of its enumeration, and says none.
    #expect(!text.contains("\(prefix)case ") || prefix.isEmpty)
  }

  @Test(
    "A word that Swift reserves is escaped as a case, a label, a constant and a word",
    arguments: ["class", "in", "default", "let", "inout", "protocol", "nil", "some", "await"])
  func reserved(_ word: String) throws {
    let text = try generated(
      """
      app: shop
      schemes: [shop]
      routes:
        \(word): { path: "/x/{\(word):text}", query: { kind: \(word) | other = \(word) } }
      """)
    // Of the keywords only three are no labels of a declaration, and one none of a call.
    let label = ["inout", "let", "var"].contains(word) ? "`\(word)`" : word
    let argument = word == "inout" ? "`\(word)`" : word
    #expect(text.contains("  case `\(word)`(\(label): String, kind: Kind = .\(word))\n"))
    #expect(text.contains("    case `\(word)`\n"))
    #expect(text.contains("    case .\(word): 0\n"))
    #expect(text.contains("      self = try .\(word)(\n        \(argument): values.required("))
    #expect(text.contains("    case .\(word)(let `\(word)`, let kind):\n"))
  }

  @Test(
    "A name that generated code has by itself is told apart",
    arguments: [
      ("init", "initRoute"), ("self", "selfRoute"), ("manifest", "manifestRoute"),
      ("router", "routerRoute"),
    ])
  func members(word: String, name: String) throws {
    let text = try generated("app: shop\nschemes: [shop]\nroutes: { \(word): /x }\n")
    #expect(text.contains("  case \(name)\n") && text.contains("    case .\(name): 0\n"))
  }

  @Test("Long lists are several expressions, because the compiler's memory grows with their square")
  func longLists() throws {
    let types = (0..<17).map { "  t\($0): { text: any, length: \($0 + 1) }\n" }.joined()
    let routes = (0..<33).map { "  r\($0): '/r\($0)/{v:t\($0 % 17)}'\n" }.joined()
    let text = try generated(
      "app: shop\nschemes: [shop]\ntypes:\n\(types)routes:\n\(routes)  routesFrom16: /x\n")
    #expect(text.contains("    types: Array([typesFrom0, typesFrom16].joined()),\n"))
    #expect(
      text.contains("    routes: Array([routesFrom0, routesFrom16, routesFrom32].joined()))\n"))
    #expect(text.contains("  private static let routesFrom32: [Route] = [\n"))
    #expect(text.contains("  private static let typesFrom16: [ParameterType] = [\n"))
    #expect(text.contains("  case routesFrom16Route\n"))
    // Sixteen are one list still.
    let short = (0..<16).map { "  r\($0): /r\($0)\n" }.joined()
    #expect(try !generated("app: a\nschemes: [a]\nroutes:\n" + short).contains("routesFrom"))
  }

  @Test("What a file's name says stays in its comment", arguments: HostileTexts.all)
  func fileNames(_ name: String) throws {
    let plain = "app: shop\nschemes: [shop]\nroutes: { r: /x }\n"
    let harmless = try generated(plain).split(separator: "\n", omittingEmptySubsequences: false)
    let hostile = try SwiftGenerator().file(for: file(plain, path: name)).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(hostile.count == harmless.count)
    #expect(zip(hostile, harmless).allSatisfy { $0 == $1 || $0.drop { $0 == " " }.hasPrefix("//") })
  }
}
