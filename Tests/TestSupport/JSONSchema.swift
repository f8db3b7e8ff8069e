package import Foundation

/// The part of JSON Schema 2020-12 that our schemas use; any other keyword fails.
package struct JSONSchema {
  private let root: [String: Any]

  /// Reads a schema.
  package init(_ url: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    root = object as? [String: Any] ?? ["unknown": true]
  }

  /// Everything in which a value differs from the schema.
  package func violations(_ json: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(
      with: Data(json.utf8), options: .fragmentsAllowed)
    return violations(value, root, "$")
  }

  private func violations(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      check(value, keyword, rule, schema, path).map { "\(path): \($0)" }
    }
  }

  private func check(
    _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ path: String
  ) -> [String] {
    let object = value as? [String: Any]
    let array = value as? [Any]
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description": return []
    case "$ref":
      let name = (rule as? String)?.split(separator: "/").last.map(String.init) ?? ""
      guard let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["no definition \(name)"]
      }
      return violations(value, target, path)
    case "type":
      let matches =
        switch rule as? String {
        case "object": object != nil
        case "array": array != nil
        case "string": value is String
        case "boolean": value is Bool
        case "number": value is NSNumber
        case "integer": (value as? NSNumber).map { $0.doubleValue == Double($0.intValue) } ?? false
        default: false
        }
      return matches ? [] : ["is not of type \(rule)"]
    case "const": return "\(value)" == "\(rule)" ? [] : ["is not \(rule)"]
    case "enum":
      return (rule as? [String] ?? []).contains("\(value)") ? [] : ["is not one of \(rule)"]
    case "minimum":
      return (value as? Double ?? 0) >= (rule as? Double ?? 0) ? [] : ["is less than \(rule)"]
    case "minItems": return (array?.count ?? 0) >= (rule as? Int ?? 0) ? [] : ["has too few items"]
    case "maxItems": return (array?.count ?? 0) <= (rule as? Int ?? 0) ? [] : ["has too many items"]
    case "pattern":
      let range = (value as? String)?.range(of: rule as? String ?? "", options: .regularExpression)
      return range == nil ? ["does not match \(rule)"] : []
    case "items":
      return (array ?? []).enumerated().flatMap { index, item in
        violations(item, rule as? [String: Any] ?? [:], "\(path)[\(index)]")
      }
    case "required":
      return (rule as? [String] ?? []).filter { object?[$0] == nil }.map { "lacks \($0)" }
    case "properties":
      return (rule as? [String: [String: Any]] ?? [:]).flatMap { name, rule in
        object?[name].map { violations($0, rule, "\(path).\(name)") } ?? []
      }
    case "additionalProperties":
      let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
      let others = (object ?? [:]).filter { !known.contains($0.key) }
      guard let rule = rule as? [String: Any] else { return others.map { "has \($0.key)" } }
      return others.flatMap { violations($0.value, rule, "\(path).\($0.key)") }
    case "oneOf":
      let results = (rule as? [[String: Any]] ?? []).map { violations(value, $0, path) }
      if results.count(where: \.isEmpty) == 1 { return [] }
      return ["is not exactly one of the choices"] + results.flatMap(\.self)
    default: return ["unknown keyword \(keyword)"]
    }
  }
}
