import Foundation
import Testing

/// Tests the compatibility policy in `Schemas/README.md` against a committed list of fields.
///
/// With `WAYMARK_UPDATE_SNAPSHOTS`, new fields are added to the list. A removed field stays in the
/// list until the major version of its schema increases.
@Suite("Schemas: compatibility")
struct SchemaPolicyTests {
  private static let folder = Tool.root.appending(path: "Schemas")
  private static let list = Tool.root.appending(path: "Tests/Fixtures/Schemas/fields.json")

  /// The schemas of inputs, whose fields may become optional.
  private static let inputs: Set<String> = ["key-usage", "links", "session-defaults", "waymark"]

  /// The part of a schema that the policy covers.
  private struct Promise: Codable, Equatable {
    /// The version, as `major.minor`.
    var version: String
    /// The type of each field by path; an exclamation mark means that the field is always present.
    var fields: [String: String]

    var major: Int? { version.split(separator: ".").first.flatMap { Int($0) } }
  }

  /// Returns the schemas by name.
  private static func schemas() throws -> [String: [String: Any]] {
    var schemas: [String: [String: Any]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      guard name.hasSuffix(".schema.json") else { continue }
      let data = try Data(contentsOf: folder.appending(path: name))
      schemas[String(name.dropLast(".schema.json".count))] = try #require(
        JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    return schemas
  }

  /// Collects the fields of a schema below a path.
  private static func collect(
    _ schema: Any?, of root: [String: Any], below path: String, isInput: Bool,
    open: Set<String> = [], into fields: inout [String: String]
  ) {
    guard let schema = schema as? [String: Any] else { return }
    func next(_ schema: Any?, _ path: String, _ open: Set<String>) {
      collect(schema, of: root, below: path, isInput: isInput, open: open, into: &fields)
    }
    if let reference = schema["$ref"] as? String, !open.contains(reference) {
      let steps = reference.split(separator: "/").dropFirst().map(String.init)
      let target = steps.reduce(root as Any?) { ($0 as? [String: Any])?[$1] }
      next(target, path, open.union([reference]))
    }
    let required = Set(schema["required"] as? [String] ?? [])
    for (name, value) in schema["properties"] as? [String: Any] ?? [:] {
      let place = path.isEmpty ? name : path + "." + name
      let type = type(of: value, root) + (required.contains(name) && !isInput ? "!" : "")
      // If several alternatives contain the field, only their common type is promised.
      if let other = fields[place], other != type {
        fields[place] =
          other.filter { $0 != "!" } == type.filter { $0 != "!" }
          ? type.filter { $0 != "!" } : "any"
      } else {
        fields[place] = type
      }
      next(value, place, open)
    }
    next(schema["items"], path + "[]", open)
    next(schema["additionalProperties"], path + ".*", open)
    for keyword in ["oneOf", "anyOf", "allOf"] {
      for choice in schema[keyword] as? [Any] ?? [] { next(choice, path, open) }
    }
  }

  private static func type(of value: Any, _ root: [String: Any]) -> String {
    guard let schema = value as? [String: Any] else { return "any" }
    if let reference = schema["$ref"] as? String {
      let steps = reference.split(separator: "/").dropFirst().map(String.init)
      let target = steps.reduce(root as Any?) { ($0 as? [String: Any])?[$1] }
      return target.map { type(of: $0, root) } ?? "any"
    }
    if let types = schema["type"] as? [String] { return types.sorted().joined(separator: "|") }
    if let type = schema["type"] as? String { return type }
    if schema["enum"] != nil || schema["const"] is String { return "string" }
    return "any"
  }

  private static func promises() throws -> [String: Promise] {
    try schemas().reduce(into: [:]) { promises, schema in
      var fields: [String: String] = [:]
      collect(
        schema.value, of: schema.value, below: "", isInput: inputs.contains(schema.key),
        into: &fields)
      promises[schema.key] = Promise(
        version: schema.value["version"] as? String ?? "", fields: fields)
    }
  }

  /// Returns the fields in the old version of a schema that were removed or changed.
  ///
  /// An input may accept values of more types.
  private static func losses(_ old: Promise, _ new: Promise, isInput: Bool = false) -> [String] {
    old.fields.filter { field, type in
      guard let now = new.fields[field] else { return true }
      let types = Set(now.split(separator: "|"))
      if isInput, now == "any" || types.isSuperset(of: type.split(separator: "|")) { return false }
      return now != type && now != type + "!"
    }.keys.sorted()
  }

  @Test("Every schema has an identifier and a version of the form major.minor")
  func versions() throws {
    for (name, schema) in try Self.schemas() {
      #expect(schema["$id"] as? String == "https://waymark.invalid/schemas/\(name).schema.json")
      let version = try #require(schema["version"] as? String, "\(name)")
      #expect(version.wholeMatch(of: /[1-9][0-9]*\.(0|[1-9][0-9]*)/) != nil, "\(name)")
    }
  }

  @Test("No schema loses, renames or retypes a field without a new major version")
  func fields() throws {
    let promises = try Self.promises()
    var committed = try JSONDecoder().decode(
      [String: Promise].self, from: Data(contentsOf: Self.list))
    for (name, old) in committed.sorted(by: { $0.key < $1.key }) {
      let new = try #require(promises[name], "the schema \(name) was removed")
      let isNewMajor = (new.major ?? 0) > (old.major ?? 0)
      let losses = isNewMajor ? [] : Self.losses(old, new, isInput: Self.inputs.contains(name))
      #expect(losses.isEmpty, "\(name): raise the major version, or keep these fields")
    }
    guard ProcessInfo.processInfo.environment["WAYMARK_UPDATE_SNAPSHOTS"] != nil else { return }
    for (name, new) in promises {
      guard let old = committed[name], new.major == old.major else {
        committed[name] = new
        continue
      }
      committed[name]?.version = new.version
      let losses = Self.losses(old, new, isInput: Self.inputs.contains(name))
      for (field, type) in new.fields where !losses.contains(field) {
        committed[name]?.fields[field] = type
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(committed) + Data("\n".utf8)).write(to: Self.list)
  }

  @Test("Removed, renamed, retyped and newly optional fields are found")
  func negative() throws {
    let old = Promise(version: "1.0", fields: ["a": "string!", "b": "integer", "c.d": "array"])
    #expect(Self.losses(old, old).isEmpty)
    let rows: [(change: (inout [String: String]) -> Void, losses: [String])] = [
      ({ $0["a"] = nil }, ["a"]), ({ $0["e"] = $0.removeValue(forKey: "b") }, ["b"]),
      ({ $0["c.d"] = "object" }, ["c.d"]), ({ $0["a"] = "string" }, ["a"]),
      ({ $0["b"] = "integer!" }, []), ({ $0["e"] = "string" }, []),
    ]
    for row in rows {
      var new = old
      row.change(&new.fields)
      #expect(Self.losses(old, new) == row.losses)
    }
  }

  @Test("The page of the policy lists every schema and every exit status")
  func page() throws {
    let page = try String(
      contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    for name in try Self.schemas().keys {
      #expect(page.contains("(\(name).schema.json)"), "\(name)")
    }
    for status in 0...2 { #expect(page.contains("| \(status) | ")) }
  }
}
