package import Foundation

/// A validator for those keywords of JSON Schema 2020-12 that our schemas use.
///
/// Any other keyword is reported as a violation.
package struct JSONSchema {
  private let root: [String: Any]

  /// Reads a schema.
  package init(_ url: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    root = object as? [String: Any] ?? ["unknown": true]
  }

  /// Returns all violations of the schema in a JSON text.
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
    case "$schema", "$id", "version", "$defs", "$comment", "title", "description": return []
    case "$ref":
      let steps = (rule as? String)?.split(separator: "/").dropFirst().map(String.init) ?? []
      let target = steps.reduce(root as Any?) { ($0 as? [String: Any])?[$1] }
      guard !steps.isEmpty, let target = target as? [String: Any] else {
        return ["no definition \(rule)"]
      }
      return violations(value, target, path)
    case "type":
      let types = rule as? [String] ?? [rule as? String ?? ""]
      return types.contains { Self.isOfType(value, $0) } ? [] : ["is not of type \(rule)"]
    case "const":
      let isSame = "\(value)" == "\(rule)" && Self.isBoolean(value) == Self.isBoolean(rule)
      return isSame ? [] : ["is not \(rule)"]
    case "enum":
      return (rule as? [String] ?? []).contains("\(value)") ? [] : ["is not one of \(rule)"]
    case "minimum":
      guard Self.isOfType(value, "number") else { return [] }
      return (value as? Double ?? 0) >= (rule as? Double ?? 0) ? [] : ["is less than \(rule)"]
    case "maximum":
      guard Self.isOfType(value, "number") else { return [] }
      return (value as? Double ?? 0) <= (rule as? Double ?? 0) ? [] : ["is more than \(rule)"]
    case "minItems":
      guard array != nil else { return [] }
      return (array?.count ?? 0) >= (rule as? Int ?? 0) ? [] : ["has too few items"]
    case "maxItems": return (array?.count ?? 0) <= (rule as? Int ?? 0) ? [] : ["has too many items"]
    case "uniqueItems":
      let texts = (array ?? []).map { "\($0)" }
      return Set(texts).count == texts.count ? [] : ["has duplicate items"]
    case "pattern":
      // The keyword `pattern` applies only to strings.
      guard let text = value as? String else { return [] }
      let range = text.range(of: rule as? String ?? "", options: .regularExpression)
      return range == nil ? ["does not match \(rule)"] : []
    case "items":
      return (array ?? []).enumerated().flatMap { index, item in
        violations(item, rule as? [String: Any] ?? [:], "\(path)[\(index)]")
      }
    case "required":
      guard object != nil else { return [] }
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
    case "anyOf":
      let results = (rule as? [[String: Any]] ?? []).map { violations(value, $0, path) }
      if results.contains(where: \.isEmpty) { return [] }
      return ["is none of the choices"] + results.flatMap(\.self)
    case "allOf":
      return (rule as? [[String: Any]] ?? []).flatMap { violations(value, $0, path) }
    case "not":
      let isRefused = !violations(value, rule as? [String: Any] ?? [:], path).isEmpty
      return isRefused ? [] : ["is what it must not be"]
    case "propertyNames":
      return (object ?? [:]).keys.flatMap { name in
        violations(name, rule as? [String: Any] ?? [:], "\(path).\(name)")
      }
    case "minProperties":
      return object.map { $0.count < rule as? Int ?? 0 } == true ? ["has too few keys"] : []
    case "maxProperties":
      return object.map { $0.count > rule as? Int ?? 0 } == true ? ["has too many keys"] : []
    case "dependentRequired":
      return (rule as? [String: [String]] ?? [:]).filter { object?[$0.key] != nil }
        .flatMap(\.value).filter { object?[$0] == nil }.map { "lacks \($0)" }
    default: return ["unknown keyword \(keyword)"]
    }
  }

  private static func isOfType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "number": value is NSNumber && !isBoolean(value)
    case "integer":
      (value as? NSNumber).map { !isBoolean(value) && $0.doubleValue == $0.doubleValue.rounded() }
        ?? false
    case "null": value is NSNull
    default: false
    }
  }

  /// Returns `true` if a value is `true` or `false`.
  ///
  /// The operator `is` is not sufficient, because `is Bool` is also true for the number 1.
  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return unsafe String(cString: number.objCType) == "c"
  }
}
