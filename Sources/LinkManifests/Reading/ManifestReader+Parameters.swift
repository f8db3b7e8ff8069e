import Diagnostics
import LinkRouting
import YAMLSyntax

extension ManifestReader {
  /// Reads the parameters of a query or a fragment.
  mutating func parameters(_ node: YAMLNode) -> [ParameterDeclaration] {
    guard let entries = entries(of: node, "the parameters") else { return [] }
    return entries.compactMap { name, _, value in parameter(name, value) }
  }

  private mutating func parameter(_ name: String, _ node: YAMLNode) -> ParameterDeclaration? {
    switch node.content {
    case .scalar:
      guard let text = text(node, "a parameter: a type or a choice of words, with ? or []") else {
        return nil
      }
      guard let parameter = ParameterDeclaration(name: name, parsing: text) else {
        report(
          "invalid-parameter", node.range,
          "expected a type or words separated by |, then perhaps ?, [] or = and a default")
        return nil
      }
      return parameter
    case .list:
      reportKind(node, expected: "a parameter; write a choice of words as enum")
      return nil
    case .mapping: return parameterMapping(name, node)
    }
  }

  private mutating func parameterMapping(_ name: String, _ node: YAMLNode) -> ParameterDeclaration?
  {
    // The secret is read to say where it belongs.
    let keys = ManifestKeys.parameter + ["secret"]
    guard let fields = fields(of: node, "a parameter", keys) else { return nil }
    if let secret = fields.keyNode("secret") {
      report(
        "superfluous-key", secret.range,
        "only a type with a name is secret; declare it under types and name it here")
    }
    let type: ParameterDeclaration.TypeReference
    if let named = fields["type"] {
      for key in ManifestKeys.kinds.dropFirst() + ManifestKeys.textDetails {
        guard let other = fields.keyNode(key) else { continue }
        report(
          "superfluous-key", other.range, "\(key) means nothing beside type; remove one of them")
      }
      guard let name = text(named, "the name of a type") else { return nil }
      type = .named(name)
    } else {
      guard let kind = kind(fields, of: node, "the parameter") else { return nil }
      type = .inline(kind)
    }
    let optional = fields["optional"].flatMap { flag($0, "optional") }
    let repeated = fields["repeated"].flatMap { flag($0, "repeated") } ?? false
    if repeated, optional == true, let place = fields.keyNode("optional") {
      report(
        "superfluous-key", place.range,
        "a repeated parameter may be absent anyway; remove optional")
    }
    let value = fields["default"].flatMap { node in
      // An empty default can only be written in quotes.
      text(node, "a default")
    }
    var unknown = false
    if let node = fields["unknown"] {
      unknown = choice(node, "unknown", [("default", true), ("refuse", false)]) ?? false
    }
    let occurrence: ParameterDeclaration.Occurrence =
      repeated ? .repeated : optional ?? (value != nil) ? .optional : .required
    return ParameterDeclaration(
      name: name, type: type, occurrence: occurrence, defaultValue: value,
      unknownMeansDefault: unknown)
  }
}
