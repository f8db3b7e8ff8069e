import Foundation
import Testing

/// Tests that the manual describes each key of the files that users write.
@Suite("Manual: reference")
struct ManualTests {
  @Test(
    "The reference page of a file describes each key of its schema",
    arguments: [("links", "manifest"), ("waymark", "waymark-yaml")])
  func keys(_ schema: String, _ page: String) throws {
    let file = Tool.root.appending(path: "Schemas/\(schema).schema.json")
    let keys = Self.keys(in: try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
    #expect(!keys.isEmpty)
    let text = try String(
      contentsOf: Tool.root.appending(path: "Tools/Manual/pages/reference/\(page).md"),
      encoding: .utf8)
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    #expect(keys.subtracting(words).sorted() == [])
  }

  /// Returns the names of all properties in a JSON schema.
  private static func keys(in schema: Any) -> Set<String> {
    if let list = schema as? [Any] { return list.reduce(into: []) { $0.formUnion(keys(in: $1)) } }
    guard let object = schema as? [String: Any] else { return [] }
    let names = (object["properties"] as? [String: Any]).map { Set($0.keys) } ?? []
    return object.values.reduce(into: names) { $0.formUnion(keys(in: $1)) }
  }
}
