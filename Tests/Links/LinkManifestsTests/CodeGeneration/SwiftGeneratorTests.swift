import Diagnostics
import Foundation
import LinkRouting
import TestSupport
import Testing

@testable import LinkCodeGeneration
@testable import LinkManifests

/// Checks the text of generated Swift.
///
/// `Tools/check-generated-swift` compiles generated Swift, including that of the snapshot.
@Suite("Generated Swift")
struct SwiftGeneratorTests {
  private func file(_ text: String, path: String = "shop.links.yaml") throws -> ManifestFile {
    try ManifestFile(parsing: Array(text.utf8), path: path)
  }

  private func generated(_ text: String) throws -> String {
    try SwiftGenerator().file(for: file(text)).text
  }

  /// If `WAYMARK_UPDATE_SNAPSHOTS` is set, the test updates the snapshot.
  @Test("The code for a manifest with every construct equals the snapshot")
  func snapshot() throws {
    let file = try ManifestFile(
      parsing: CodeFixtures.manifest(), path: "folder/" + CodeFixtures.manifestName)
    let generated = SwiftGenerator().file(for: file)
    #expect(generated.path == "EveryThingLink.swift")
    let url = CodeFixtures.folder.appending(path: generated.path)
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE_SNAPSHOTS"] != nil {
      try Data(generated.text.utf8).write(to: url)
    }
    #expect(try generated.text == String(contentsOf: url, encoding: .utf8))
  }

  /// Names that result in the same identifier, and the generated lines that distinguish them.
  struct Twins: Sendable, CustomTestStringConvertible {
    var manifest: String
    var lines: [String]
    var testDescription: String { manifest }
  }

  static let twins = [
    Twins(
      manifest: "routes:\n  my-shop: /x\n  myShop: /y\n",
      lines: ["  case myShop2", "  case myShop"]),
    Twins(
      manifest: "routes:\n  initRoute: /y\n  init: /x\n",
      lines: ["  case initRoute", "  case initRoute2"]),
    Twins(
      manifest: "routes:\n  r: { path: '/x/{a-b:text}', query: { aB: text } }\n",
      lines: ["  case r(aB2: String, aB: String)"]),
    Twins(
      manifest: "query: { a_b: text? }\nroutes:\n  r: { path: /x, query: { aB: text } }\n",
      lines: ["  case r(aB: String, aB2: String? = nil)"]),
    Twins(
      manifest: "types:\n  code: { text: any }\n  Code: { text: a-z }\n"
        + "routes:\n  r: { path: /x, query: { a: code, b: Code } }\n",
      lines: [
        "  public struct Code: VisibleText {", "  public struct Code2: VisibleText {",
        "  case r(a: Code, b: Code2)",
      ]),
    Twins(
      manifest: "types:\n  sort: { enum: [price, -price, PRICE] }\nroutes:\n  r: '/x/{v:sort}'\n",
      lines: [
        "    case price", "    case minusPrice = \"-price\"", "    case price2 = \"PRICE\"",
      ]),
  ]

  @Test("Names with the same identifier in Swift get distinct identifiers", arguments: twins)
  func distinctNames(_ row: Twins) throws {
    let lines = try generated("app: shop\nschemes: [shop]\n" + row.manifest).split(separator: "\n")
    for line in row.lines { #expect(lines.contains { $0 == line }, "\(line)") }
  }

  @Test("A type that no parameter uses does not reserve a name")
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

  @Test("Declarations have the requested access level", arguments: SwiftGenerator.Access.allCases)
  func access(_ access: SwiftGenerator.Access) throws {
    let file = try ManifestFile(
      parsing: CodeFixtures.manifest(), path: CodeFixtures.manifestName)
    let text = SwiftGenerator(access: access).file(for: file).text
    let prefix = access == .internal ? "" : access.rawValue + " "
    let published = SwiftGenerator(access: .public).file(for: file).text
    // Only the keywords for the access level differ; lines may be wrapped differently.
    func words(_ text: String) -> [Substring] {
      text.split { $0.isWhitespace }.filter { $0 != "public" && $0 != access.rawValue }
    }
    #expect(words(text) == words(published))
    #expect(text.contains("\n\(prefix)import LinkRouting\n"))
    #expect(text.contains("\n\(prefix)enum EveryThingLink: LinkIntent {\n"))
    #expect(text.contains("\n  \(prefix)static let router = "))
    #expect(text.contains("public ") == (access == .public))
    // A case has the access level of its enumeration, without a modifier.
    #expect(!text.contains("\(prefix)case ") || prefix.isEmpty)
  }

  @Test(
    "A reserved word is escaped as the name of a case, a label and a constant",
    arguments: ["class", "in", "default", "let", "inout", "protocol", "nil", "some", "await"])
  func reserved(_ word: String) throws {
    let text = try generated(
      """
      app: shop
      schemes: [shop]
      routes:
        \(word): { path: "/x/{\(word):text}", query: { kind: \(word) | other = \(word) } }
      """)
    // As labels in a declaration, only `inout`, `let` and `var` need backquotes; in a call, only
    // `inout` does.
    let label = ["inout", "let", "var"].contains(word) ? "`\(word)`" : word
    let argument = word == "inout" ? "`\(word)`" : word
    #expect(text.contains("  case `\(word)`(\(label): String, kind: Kind = .\(word))\n"))
    #expect(text.contains("    case `\(word)`\n"))
    #expect(text.contains("    case .\(word): 0\n"))
    #expect(text.contains("      self = try .\(word)(\n        \(argument): values.required("))
    #expect(text.contains("    case .\(word)(let `\(word)`, let kind):\n"))
  }

  @Test(
    "A name that the generated code itself uses gets a suffix",
    arguments: [
      ("init", "initRoute"), ("self", "selfRoute"), ("manifest", "manifestRoute"),
      ("router", "routerRoute"),
    ])
  func members(word: String, name: String) throws {
    let text = try generated("app: shop\nschemes: [shop]\nroutes: { \(word): /x }\n")
    #expect(text.contains("  case \(name)\n") && text.contains("    case .\(name): 0\n"))
  }

  @Test("Long lists are split, because the compiler's memory use is quadratic in their length")
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
    // A list of sixteen elements is not split.
    let short = (0..<16).map { "  r\($0): /r\($0)\n" }.joined()
    #expect(try !generated("app: a\nschemes: [a]\nroutes:\n" + short).contains("routesFrom"))
  }

  @Test("The name of a file cannot escape from its comment", arguments: HostileTexts.all)
  func fileNames(_ name: String) throws {
    let plain = "app: shop\nschemes: [shop]\nroutes: { r: /x }\n"
    let harmless = try generated(plain).split(separator: "\n", omittingEmptySubsequences: false)
    let hostile = try SwiftGenerator().file(for: file(plain, path: name)).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(hostile.count == harmless.count)
    #expect(zip(hostile, harmless).allSatisfy { $0 == $1 || $0.drop { $0 == " " }.hasPrefix("//") })
  }
}
