import Foundation
import LinkRouting
import Testing

@testable import LinkManifests

@Suite("Swift for manifests")
struct ManifestSwiftWriterTests {
  @Test("A manifest becomes one constant, in the format of swift format")
  func snapshot() {
    let manifest = LinkManifest(
      app: "my-shop", title: "Shop", schemes: ["shop"],
      types: [ParameterType("count", .integer(Int.min...(-1)))],
      routes: [
        Route(
          name: "item",
          pattern: RoutePattern([.literal("item"), .catchAll(name: "r", type: "text")]),
          query: [ParameterDeclaration(name: "q", type: .named("count"), occurrence: .repeated)],
          trailingSlash: .required, requirements: [Requirement(fact: "in", need: .equals("\"x\""))])
      ])
    let source = ManifestSwiftWriter(namespace: "Shops").source(of: manifest, from: "s.links.yaml")
    #expect(
      source == #"""
        // Generated from s.links.yaml by GenerateBundledApps. Do not edit.

        public import LinkRouting

        extension Shops {
          /// The link manifest of Shop.
          public static let myShop = LinkManifest(
            app: "my-shop",
            title: "Shop",
            schemes: ["shop"],
            types: [ParameterType("count", .integer(Int.min...(-1)))],
            routes: [
              Route(
                name: "item",
                pattern: RoutePattern([.literal("item"), .catchAll(name: "r", type: "text")]),
                query: [ParameterDeclaration(name: "q", type: .named("count"), occurrence: .repeated)],
                trailingSlash: .required,
                requirements: [Requirement(fact: "in", need: .equals("\"x\""))])
            ])
        }

        """#)
  }

  @Test(
    "Names become identifiers",
    arguments: [
      ("wordly", "wordly"), ("My-app_two", "myAppTwo"), ("default", "`default`"), ("all", "allApp"),
    ])
  func identifiers(app: String, identifier: String) {
    #expect(ManifestSwiftWriter.identifier(app) == identifier)
  }

  @Test("A long text is split between words, and stays the same text")
  func longTexts() {
    let text = (0..<40).map { "word\($0)" }.joined(separator: " ")
    let lines = SwiftExpression.string(text).text(indent: 2, column: 20, trailing: 1)
      .split(separator: "\n").map(String.init)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count <= 100 })
    let parts = lines.map { $0.split(separator: "\"", omittingEmptySubsequences: false)[1] }
    #expect(parts.joined() == text)
  }

  @Test("What Swift reads as something else is escaped")
  func literals() {
    #expect(SwiftExpression.literal("a\"\\(b)\n\u{200B}é\u{7}") == #""a\"\\(b)\n\u{200B}é\u{7}""#)
  }

  @Test("The folder is brought up to date, and only then it is")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "bundled-apps-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: folder) }  // What is left is only temporary.
    let generator = BundledAppsGenerator(folder: folder)
    try FileManager.default.createDirectory(
      at: generator.manifests, withIntermediateDirectories: true)
    let file = generator.manifests.appending(path: "shop.links.yaml")
    try Data("app: shop\nschemes: [shop]\nroutes: { r: /r }\n".utf8).write(to: file)
    let names = ["BundledApp+All.swift", "BundledApp+Shop.swift"]
    #expect(try generator.staleFiles() == names)
    #expect(try generator.write() == names)
    #expect(try generator.staleFiles() == [])
    try Data().write(to: generator.target.appending(path: "Old.swift"))
    #expect(try generator.staleFiles() == ["Old.swift"])
    #expect(try generator.write() == ["Old.swift"])
    #expect(try generator.staleFiles() == [])
    try Data("app: shop\n".utf8).write(to: file)
    #expect(throws: BundledAppsGenerator.Failure.self) { try generator.write() }
    #expect(FileManager.default.fileExists(atPath: generator.target.path))
  }
}
