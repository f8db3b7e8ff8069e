import Diagnostics
import LinkRouting
import YAMLSyntax

extension ManifestReader {
  /// Reads the parameters of a query or a fragment.
  mutating func parameters(_ node: YAMLNode) -> [ParameterDeclaration] {
    if case .list(let items) = node.content { return parameters(items, of: node) }
    guard let entries = entries(of: node, "the parameters") else { return [] }
    let names = Set(entries.map(\.key))
    return entries.map { name, keyNode, value in
      // An unreadable parameter keeps its name, so that references to it are not reported too.
      let parameter =
        parameter(name, value)
        ?? ParameterDeclaration(name: name, type: .named("text"), occurrence: .optional)
      return namedByKey(parameter, at: keyNode, value, besides: names)
    }
  }

  /// Reports a parameter whose name is valid only as a key in links, such as `ids[]`.
  ///
  /// - Parameter names: The names of all parameters, which the correction cannot use.
  /// - Returns: The parameter with a valid name, so that the name is not reported again.
  private mutating func namedByKey(
    _ parameter: ParameterDeclaration, at keyNode: YAMLNode, _ value: YAMLNode,
    besides names: Set<String>
  ) -> ParameterDeclaration {
    let key = parameter.name
    guard !ManifestName.isValid(key), LinkKey.isValid(key), parameter.key == key,
      let name = LinkKey.name(for: key), !names.contains(name)
    else { return parameter }
    var named = parameter
    named.name = name
    named.key = key
    var edits = [FixIt.Edit(range: keyNode.range, text: name)]
    let text: String
    switch value.content {
    case .mapping(let entries):
      text = "key: " + YAMLText.scalar(key, inFlow: true, isQuoted: true)
      if let first = entries.first?.key {
        let start = SourceRange(first.range.lowerBound, first.range.lowerBound)
        edits.append(FixIt.Edit(range: start, text: text + separator(after: first)))
      }
    default:
      text = ManifestWriter.mapping(of: named)
      edits.append(FixIt.Edit(range: value.range, text: text))
    }
    report(
      "invalid-name", at: keyNode.range, message: "invalid parameter name '\(key)'",
      notes: [
        Diagnostic.Note("a name is a letter, followed by letters, digits, '_' or '-'"),
        Diagnostic.Note("if links contain a key that is not a valid name, write it under 'key'"),
      ],
      fixIts: value.isMissing
        ? []
        : [
          FixIt(
            title: "write '\(text)' under the name '\(name)'", applicability: .unsafe,
            edits: edits)
        ])
    recordRenamedKey(keyNode.range, as: name)
    return named
  }

  /// Reports a list of names, and reads each name as an optional text parameter.
  private mutating func parameters(
    _ items: [YAMLNode], of node: YAMLNode
  ) -> [ParameterDeclaration] {
    let names = items.compactMap(\.scalar?.text)
    var fixIts: [FixIt] = []
    if names.count == items.count, names.allSatisfy(ManifestName.isValid) {
      let mapping = YAMLText.mapping(names.map { ($0, "text?") })
      fixIts = [
        FixIt(
          title: "write '\(mapping)'", applicability: .unsafe,
          edits: [FixIt.Edit(range: node.range, text: mapping)])
      ]
    }
    reportKind(node, expected: "the parameters as a mapping", fixIts: fixIts)
    return names.map { ParameterDeclaration(name: $0, type: .named("text"), occurrence: .optional) }
  }

  private mutating func parameter(_ name: String, _ node: YAMLNode) -> ParameterDeclaration? {
    switch node.content {
    case .scalar:
      guard let text = text(node, "a parameter, such as 'uuid?' or 'low | high'") else {
        return nil
      }
      if let parameter = ParameterDeclaration(name: name, parsing: text) { return parameter }
      let meant = Self.expression(for: text)
      report(
        "invalid-parameter", at: node.range,
        message:
          "expected a type, or words separated by '|', then optionally '?', '[]' or a default",
        notes: [Diagnostic.Note("a default follows '=', as in 'low | high = high'")],
        fixIts: meant.flatMap { node.scalar?.edit(by: $0) }.map { edit in
          [FixIt(title: "write '\(edit.text)'", applicability: .unsafe, edits: [edit])]
        } ?? [])
      return meant.flatMap { ParameterDeclaration(name: name, parsing: $0) }
    case .list:
      reportKind(node, expected: "a parameter, with a list of words under 'enum'")
      return nil
    case .mapping: return parameterMapping(name, node)
    }
  }

  /// Returns the expression for words such as `optional string` and `list of text`.
  private static func expression(for text: String) -> String? {
    let signs = text.reversed().prefix { "?[] ".contains($0) }
    if signs.contains("["), signs.contains("]") {
      return text.dropLast(signs.count) + "[]"
    }
    let words = text.split(separator: " ").map(String.init)
    guard let last = words.last else { return nil }
    let type = ForeignType.builtIn(last) ?? last
    switch words.dropLast().joined(separator: " ") {
    case "optional": return type + "?"
    case "required": return type
    case "list of", "array of", "repeated": return type + "[]"
    default: return nil
    }
  }

  /// Reads and reports `required`, because a manifest defines only its opposite, `optional`.
  private mutating func required(_ fields: YAMLFields) -> Bool? {
    guard let node = fields["required"], let key = fields.keyNode("required") else { return nil }
    let isRequired = node.scalar.map { ["true", "yes"].contains($0.text) }
    report(
      "unknown-key", at: key.range,
      message: "unknown key 'required' in a parameter; did you mean 'optional'?",
      notes: [Diagnostic.Note("a parameter is required unless it is optional or repeated")],
      fixIts: isRequired.map { isRequired in
        [
          FixIt(
            title: "write 'optional: \(!isRequired)'", applicability: .unsafe,
            edits: [
              FixIt.Edit(range: key.range, text: "optional"),
              FixIt.Edit(range: node.range, text: String(!isRequired)),
            ])
        ]
      } ?? [])
    return isRequired
  }

  private mutating func parameterMapping(_ name: String, _ node: YAMLNode) -> ParameterDeclaration?
  {
    // `secret` and `required` are not keys of a parameter. They are read to suggest a correction.
    let keys = ManifestKeys.parameter + ["secret", "required"]
    guard var fields = fields(of: node, "a parameter", keys, hints: ForeignKeys.parameter) else {
      return nil
    }
    fields = withoutForeignType(fields)
    if let secret = fields.keyNode("secret") {
      report(
        "superfluous-key", at: secret.range,
        message: "only a named type can be secret; declare it under 'types' and use its name")
    }
    let type: ParameterDeclaration.TypeReference
    if let named = fields["type"] {
      for key in ManifestKeys.kinds.dropFirst() + ManifestKeys.details {
        guard let other = fields.keyNode(key) else { continue }
        report(
          "superfluous-key", at: other.range,
          message: "'\(key)' cannot be combined with 'type'; remove one of them")
      }
      guard let name = text(named, "the name of a type") else { return nil }
      type = .named(name)
    } else {
      guard let kind = kind(fields, of: node, "the parameter") else { return nil }
      type = .inline(kind)
    }
    let optional =
      fields["optional"].flatMap { flag($0, "optional") } ?? required(fields).map { !$0 }
    let repeated = fields["repeated"].flatMap { flag($0, "repeated") } ?? false
    if repeated, optional == true, let place = fields.keyNode("optional") {
      report(
        "superfluous-key", at: place.range,
        message: "'optional' is redundant, because a repeated parameter can be absent")
    }
    let value = fields["default"].flatMap { node in
      // An empty default requires quotes.
      text(node, "a default")
    }
    let policies = ParameterDeclaration.InvalidValuePolicy.allCases.map { ($0.rawValue, $0) }
    // An unreadable policy is read as `reject`, so that a missing policy is not reported too.
    let invalid = fields["invalid"].map { choice($0, key: "invalid", words: policies) ?? .reject }
    let occurrence: ParameterDeclaration.Occurrence =
      repeated ? .repeated : optional ?? (value != nil) ? .optional : .required
    return ParameterDeclaration(
      name: name, type: type, occurrence: occurrence, defaultValue: value,
      invalid: invalid, key: fields["key"].flatMap { text($0, "the key of the parameter in links") }
    )
  }
}
