import Foundation

/// A schema for the SARIF 2.1.0 objects that the reporter writes.
///
/// For each object, it lists the fields that the standard allows, and those that the standard or
/// GitHub requires:
/// - <https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json>
/// - <https://docs.github.com/code-security/reference/code-scanning/sarif-files/sarif-support>
struct SARIFSchema {
  indirect enum Form: Sendable {
    /// A string that is not empty; GitHub does not support empty strings.
    case text
    case anyText
    case constant(String)
    case oneOf([String])
    case number(atLeast: Double)
    case boolean
    case object(String)
    /// A list of at least `atLeast` objects.
    ///
    /// If `unique` is `true`, no two objects may be equal (§3.7.3).
    case list(Form, atLeast: Int = 0, unique: Bool = false)
    /// An object with arbitrary member names, whose values have one form.
    case map(Form)
    /// A property bag (§3.8), whose content is not checked.
    case anything
  }

  private struct Kind: Sendable {
    var required: [String]
    var fields: [String: Form]
  }

  private static let kinds: [String: Kind] = [
    // SARIF §3.13. GitHub requires all three fields.
    "sarifLog": Kind(
      required: ["$schema", "version", "runs"],
      fields: [
        "$schema": .constant("https://json.schemastore.org/sarif-2.1.0.json"),
        "version": .constant("2.1.0"), "runs": .list(.object("run"), atLeast: 1),
      ]),
    // SARIF §3.14. GitHub requires `tool.driver` and `results`.
    "run": Kind(
      required: ["tool", "results"],
      fields: [
        "tool": .object("tool"), "results": .list(.object("result")),
        "columnKind": .constant("unicodeCodePoints"), "defaultEncoding": .text,
        "newlineSequences": .list(.text, atLeast: 1, unique: true),
        "originalUriBaseIds": .map(.object("artifactLocation")),
        "artifacts": .list(.object("artifact"), unique: true), "properties": .anything,
      ]),
    // SARIF §3.18.
    "tool": Kind(required: ["driver"], fields: ["driver": .object("toolComponent")]),
    // SARIF §3.19. GitHub requires `name` and `rules`.
    "toolComponent": Kind(
      required: ["name", "rules"],
      fields: [
        "name": .text, "version": .text, "semanticVersion": .text, "informationUri": .text,
        "rules": .list(.object("reportingDescriptor"), unique: true),
      ]),
    // SARIF §3.49. GitHub requires `id`, both descriptions, and `help`.
    "reportingDescriptor": Kind(
      required: ["id", "shortDescription", "fullDescription", "help"],
      fields: [
        "id": .text, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"),
        "helpUri": .text, "help": .object("multiformatMessageString"),
        "defaultConfiguration": .object("reportingConfiguration"),
        "properties": .object("ruleProperties"),
      ]),
    // SARIF §3.12.
    "multiformatMessageString": Kind(
      required: ["text"], fields: ["text": .text, "markdown": .text]),
    // SARIF §3.50.
    "reportingConfiguration": Kind(
      required: [],
      fields: [
        "enabled": .boolean, "level": .oneOf(["none", "note", "warning", "error"]),
      ]),
    // A property bag. GitHub reads these fields.
    "ruleProperties": Kind(
      required: [],
      fields: [
        "problem.severity": .oneOf(["error", "warning", "recommendation"]),
        "tags": .list(.text, unique: true),
      ]),
    // SARIF §3.27. GitHub also requires a location and fingerprints.
    "result": Kind(
      required: ["ruleId", "message", "locations", "partialFingerprints"],
      fields: [
        "ruleId": .text, "ruleIndex": .number(atLeast: 0),
        "level": .oneOf(["none", "note", "warning", "error"]), "message": .object("message"),
        "locations": .list(.object("location"), atLeast: 1),
        "relatedLocations": .list(.object("location"), unique: true),
        "partialFingerprints": .map(.text),
        "fixes": .list(.object("fix"), unique: true), "properties": .anything,
      ]),
    // SARIF §3.11.
    "message": Kind(required: ["text"], fields: ["text": .text]),
    // SARIF §3.28.
    "location": Kind(
      required: ["physicalLocation"],
      fields: [
        "id": .number(atLeast: 0), "physicalLocation": .object("physicalLocation"),
        "logicalLocations": .list(.object("logicalLocation"), unique: true),
        "message": .object("message"),
      ]),
    // SARIF §3.29. GitHub requires both fields.
    "physicalLocation": Kind(
      required: ["artifactLocation", "region"],
      fields: ["artifactLocation": .object("artifactLocation"), "region": .object("region")]),
    // SARIF §3.33.
    "logicalLocation": Kind(required: [], fields: ["name": .anyText, "kind": .text]),
    // SARIF §3.4. The objects in `originalUriBaseIds` need no URI (§3.14.14).
    "artifactLocation": Kind(
      required: [], fields: ["uri": .text, "uriBaseId": .text, "description": .object("message")]),
    // SARIF §3.30. GitHub requires lines and columns.
    "region": Kind(
      required: ["startLine", "startColumn", "endLine", "endColumn"],
      fields: [
        "startLine": .number(atLeast: 1), "startColumn": .number(atLeast: 1),
        "endLine": .number(atLeast: 1), "endColumn": .number(atLeast: 1),
        "byteOffset": .number(atLeast: 0), "byteLength": .number(atLeast: 0),
      ]),
    // SARIF §3.24.
    "artifact": Kind(
      required: [], fields: ["location": .object("artifactLocation"), "encoding": .text]),
    // SARIF §3.55.
    "fix": Kind(
      required: ["artifactChanges"],
      fields: [
        "description": .object("message"), "properties": .anything,
        "artifactChanges": .list(.object("artifactChange"), atLeast: 1, unique: true),
      ]),
    // SARIF §3.56.
    "artifactChange": Kind(
      required: ["artifactLocation", "replacements"],
      fields: [
        "artifactLocation": .object("artifactLocation"),
        "replacements": .list(.object("replacement"), atLeast: 1),
      ]),
    // SARIF §3.57.
    "replacement": Kind(
      required: ["deletedRegion"],
      fields: [
        "deletedRegion": .object("region"), "insertedContent": .object("artifactContent"),
      ]),
    // SARIF §3.3.
    "artifactContent": Kind(required: [], fields: ["text": .anyText]),
  ]

  /// Returns all violations of the schema in a log.
  static func violations(_ log: Any) -> [String] { violations(log, .object("sarifLog"), "$") }

  private static func violations(_ value: Any, _ form: Form, _ path: String) -> [String] {
    switch form {
    case .text: (value as? String)?.isEmpty == false ? [] : ["\(path): is no text"]
    case .anyText: value is String ? [] : ["\(path): is no text"]
    case .constant(let text): value as? String == text ? [] : ["\(path): is not \(text)"]
    case .oneOf(let texts):
      (value as? String).map(texts.contains) == true ? [] : ["\(path): is none of \(texts)"]
    case .number(let least):
      (value as? NSNumber).map { $0.doubleValue >= least } == true
        ? [] : ["\(path): is no number from \(least)"]
    case .boolean: value is Bool ? [] : ["\(path): is no boolean"]
    case .object(let kind): violations(object: value, kind, path)
    case .map(let form):
      (value as? [String: Any])?.flatMap { violations($0.value, form, "\(path).\($0.key)") }
        ?? ["\(path): is no object"]
    case .list(let form, let least, let unique):
      violations(list: value, form, least, unique, path)
    case .anything: value is [String: Any] ? [] : ["\(path): is no object"]
    }
  }

  private static func violations(
    list value: Any, _ form: Form, _ least: Int, _ unique: Bool, _ path: String
  ) -> [String] {
    guard let elements = value as? [Any] else { return ["\(path): is no list"] }
    var violations = elements.enumerated().flatMap {
      Self.violations($0.element, form, "\(path)[\($0.offset)]")
    }
    if elements.count < least { violations.append("\(path): has too few elements") }
    let objects = elements.compactMap { $0 as? NSObject }
    if unique, Set(objects).count < elements.count { violations.append("\(path): is not unique") }
    return violations
  }

  private static func violations(object value: Any, _ name: String, _ path: String) -> [String] {
    guard let object = value as? [String: Any], let kind = kinds[name] else {
      return ["\(path): is no \(name)"]
    }
    let missing = kind.required.filter { object[$0] == nil }.map { "\(path): lacks \($0)" }
    return missing
      + object.flatMap { field, value in
        kind.fields[field].map { violations(value, $0, "\(path).\(field)") }
          ?? ["\(path): has \(field)"]
      }
  }
}
