import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import Testing

/// Tests Android folders with further qualifiers besides the language.
@Suite("Qualified folders")
struct QualifiedFilesTests {
  private static func strings(_ texts: [String: String], comment: String = "") -> String {
    let entries = texts.sorted { $0.key < $1.key }
      .map { "\(comment)<string name=\"\($0.key)\">\($0.value)</string>\n" }
    return "<resources>\n" + entries.joined() + "</resources>\n"
  }

  private func lint(_ files: [String: String]) throws -> [String] {
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let found = try tree.run { $0.allowedRules = [] }.diagnostics
      return found.map { diagnostic in
        let folder = (diagnostic.path ?? "").split(separator: "/").dropLast().last ?? ""
        return "\(folder): \(diagnostic.rule) \(diagnostic.subject?.key ?? "-")"
      }
    }
  }

  @Test("A qualified string has the placeholders of the default string, and its key has a default")
  func compared() throws {
    let files = [
      "res/values/s.xml": Self.strings(["a": "%1$s of %2$d", "b": "Tea", "c": "Coffee"]),
      "res/values-de/s.xml": Self.strings(["a": "%1$s von %2$d", "b": "Tee", "c": "Kaffee"]),
      // These files need not contain all keys, and may contain different words.
      "res/values-land/s.xml": Self.strings(["a": "%1$d of %2$d", "b": "A lot of tea"]),
      "res/values-de-land/s.xml": Self.strings(["a": "%1$d von %2$d", "only": "Nur hier"]),
      "res/values-v31/styles.xml": "<resources><color name=\"x\">#fff</color></resources>",
    ]
    #expect(
      try lint(files) == [
        "values-de-land: placeholder-type a", "values-de-land: orphan-key only",
        "values-land: placeholder-type a",
      ])
  }

  @Test("A comment in a qualified file can suppress rules")
  func allowed() throws {
    let files = [
      "res/values/s.xml": Self.strings(["a": "%1$s"]),
      "res/values-land/s.xml": Self.strings(
        ["a": "%1$d"], comment: "<!-- waymark:allow placeholder-type: the code knows -->"),
      "res/values-port/s.xml": Self.strings(
        ["a": "%1$s"], comment: "<!-- waymark:allow placeholder-type: the code knows -->"),
    ]
    #expect(try lint(files) == ["values-port: unused-suppression a"])
  }
}
