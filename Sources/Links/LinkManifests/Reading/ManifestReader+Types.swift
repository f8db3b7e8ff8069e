import Diagnostics
import LinkRouting
import YAMLSyntax

extension ManifestReader {
  /// The declaration of a type: a definition, or an alias for a type that may be declared later.
  private enum Declared {
    case kind(ParameterType.Kind, isSecret: Bool, CustomTypes)
    case alias(String, YAMLNode, isSecret: Bool, CustomTypes)
  }

  /// Reads the types; an alias gets the definition of its target.
  mutating func types(_ node: YAMLNode) -> [ParameterType] {
    guard let entries = entries(of: node, "the types") else { return [] }
    var declared: [String: Declared] = [:]
    typeNames = Set(entries.map(\.key))
    for (name, _, value) in entries {
      declared[name] = declaredType(value)
      if case .alias(let target, _, _, _) = declared[name] { aliasTargets.insert(target) }
    }
    var resolved: [String: ParameterType] = [:]
    for type in ParameterType.builtIn { resolved[type.name] = type }
    return entries.map { name, _, _ in
      resolve(name, declared: declared, resolved: &resolved)
    }
  }

  private mutating func declaredType(_ node: YAMLNode) -> Declared {
    let unreadable = Declared.kind(.text(TextRule()), isSecret: false, CustomTypes())
    if node.scalar != nil {
      guard let name = text(node, "a type, or the name of a type") else { return unreadable }
      return .alias(name, node, isSecret: false, CustomTypes())
    }
    guard var fields = fields(of: node, "a type", ManifestKeys.type, hints: ForeignKeys.type) else {
      return unreadable
    }
    let isSecret = fields["secret"].flatMap { flag($0, "secret") } ?? false
    let custom = customTypes(fields)
    fields = withoutForeignType(fields)
    if let target = fields["type"] {
      reportSuperfluous(fields, beside: "type", allowed: ["secret"] + ManifestKeys.customTypes)
      guard let name = text(target, "the name of a type") else { return unreadable }
      return .alias(name, target, isSecret: isSecret, custom)
    }
    fields.values.removeAll { ManifestKeys.customTypes.contains($0.key) }
    guard let kind = kind(fields, of: node, "the type") else {
      return .kind(.text(TextRule()), isSecret: isSecret, custom)
    }
    return .kind(kind, isSecret: isSecret, custom)
  }

  /// Reads the names of custom types, such as `Sku` and `Sku from ./sku.js`.
  private mutating func customTypes(_ fields: YAMLFields) -> CustomTypes {
    func isName(_ text: Substring) -> Bool {
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        guard let first = part.utf8.first, !(0x30...0x39 ~= first) else { return false }
        return part.utf8.allSatisfy {
          0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 || $0 == UInt8(ascii: "_")
        }
      }
    }
    // The required upper-case letter excludes most keywords, and the functions of generated code.
    func isType(_ text: Substring) -> Bool {
      let name = text.split(separator: ".").last ?? text
      return isName(text) && 0x41...0x5A ~= (name.utf8.first ?? 0)
        && !["Any", "Protocol", "Self", "Type"].contains(name)
    }
    func isModule(_ text: Substring) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }
    }
    var texts: [String: String] = [:]
    for key in ManifestKeys.customTypes {
      let example =
        ["kotlin": "com.example.shop.Sku", "typescript": "Sku from ./sku.js"][key] ?? "Sku"
      guard let node = fields[key], let text = text(node, "a type such as \(example)") else {
        continue
      }
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      let hasModule = words.count == 3 && words[1] == "from" && isModule(words[2])
      let isValid =
        switch key {
        case "kotlin": words.count == 1 && isType(words[0]) && text.contains(".")
        case "typescript": hasModule && isType(words[0]) && !words[0].contains(".")
        default: isType(words[0]) && (words.count == 1 || hasModule && isName(words[2]))
        }
      guard isValid else {
        report(
          "wrong-value", at: node.range, message: "expected a type such as '\(example)'",
          notes: [
            Diagnostic.Note(
              key == "kotlin"
                ? "write the package and the class name, which starts with an upper-case letter"
                : "the name starts with an upper-case letter, and 'from' is followed by the module"
                  + " that exports the type")
          ])
        continue
      }
      texts[key] = text
    }
    return CustomTypes(
      swift: texts["swift"], kotlin: texts["kotlin"], typeScript: texts["typescript"])
  }

  /// Follows aliases to a definition; an unresolvable alias becomes a type that accepts any text.
  private mutating func resolve(
    _ name: String, declared: [String: Declared], resolved: inout [String: ParameterType]
  ) -> ParameterType {
    var way: [(name: String, node: YAMLNode, isSecret: Bool, custom: CustomTypes)] = []
    var seen: Set<String> = []
    var current = name
    var isSecret = false
    var custom = CustomTypes()
    var kind = ParameterType.Kind.text(TextRule())
    while true {
      if let known = resolved[current], !(way.isEmpty && declared[current] != nil) {
        kind = known.kind
        isSecret = known.isSecret
        custom = known.customTypes
        break
      }
      if !seen.insert(current).inserted, let index = way.firstIndex(where: { $0.name == current }) {
        let cycle = way[index...].map(\.name)
        let shown = cycle.count > 8 ? cycle.prefix(7) + ["…"] : cycle
        report(
          "alias-cycle", at: way[index].node.range,
          message: "type '\(current)' is an alias of itself: "
            + (shown + [current]).joined(separator: " → "),
          notes: [Diagnostic.Note("define one of these types with a key such as 'text'")])
        break
      }
      switch declared[current] {
      case .kind(let spelled, let secret, let types):
        kind = spelled
        isSecret = secret
        custom = types
        resolved[current] = ParameterType(
          current, kind, isSecret: isSecret, customTypes: custom)
      case .alias(let target, let node, let secret, let types):
        way.append((current, node, secret, types))
        current = target
        continue
      case nil:
        if let predefined = ParameterType.predefined(current) {
          kind = predefined.kind
          break
        }
        reportUnknownType(current, at: way.last?.node, Array(declared.keys))
      }
      break
    }
    for step in way.reversed() {
      isSecret = isSecret || step.isSecret
      if !step.custom.isEmpty { custom = step.custom }
      if resolved[step.name] == nil || step.name == name {
        resolved[step.name] = ParameterType(
          step.name, kind, isSecret: isSecret, customTypes: custom)
      }
    }
    return ParameterType(name, kind, isSecret: isSecret, customTypes: custom)
  }

  private mutating func reportUnknownType(_ name: String, at node: YAMLNode?, _ declared: [String])
  {
    guard let node else { return }
    let meant =
      ForeignType.builtIn(name)
      ?? spelling.nearest(
        to: name,
        among: declared.sorted() + ParameterType.builtIn.map(\.name)
          + ParameterType.predefinedNames)
    let fixIts = meant.map {
      [
        FixIt(
          title: "write '\($0)'", applicability: .unsafe,
          edits: [FixIt.Edit(range: node.range, text: $0)])
      ]
    }
    report(
      "unknown-type", at: node.range,
      message: "unknown type '\(name)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""),
      notes: ForeignType.note(on: name).map { [Diagnostic.Note($0)] } ?? [], fixIts: fixIts ?? [])
  }

  /// Returns `true` if a value is the name of a type in another language, such as `string`, and the
  /// manifest declares no type of this name.
  private func isForeignType(_ node: YAMLNode) -> Bool {
    guard let name = node.scalar?.text else { return false }
    return !typeNames.contains(name) && ForeignType.builtIn(name) != nil
  }

  /// Reports a `type` that names a type of another language although other keys describe the type,
  /// and returns the fields without `type`, or with `text: any` in its place.
  ///
  /// Examples are `type: string, enum: [a, b]` and `type: string, length: 4`.
  mutating func withoutForeignType(_ fields: YAMLFields) -> YAMLFields {
    guard let type = fields["type"], let key = fields.keyNode("type"), isForeignType(type) else {
      return fields
    }
    var result = fields
    let kind = fields.values.first { $0.key != "type" && ManifestKeys.kinds.contains($0.key) }
    if let kind {
      guard !ParameterType.builtIn.contains(where: { $0.name == type.scalar?.text }) else {
        return fields
      }
      result.values.removeAll { $0.key == "type" }
      let next = fields.values.map(\.keyNode.range.lowerBound).filter { $0 > key.range.lowerBound }
      report(
        "superfluous-key", at: key.range,
        message: "'type' cannot be combined with '\(kind.key)'; remove 'type'",
        notes: [Diagnostic.Note("'\(kind.key)' already defines the type")],
        fixIts: next.min().map { next in
          let range = SourceRange(key.range.lowerBound, next)
          return [
            FixIt(
              title: "remove 'type'", applicability: .unsafe,
              edits: [FixIt.Edit(range: range, text: "")])
          ]
        } ?? [])
      return result
    }
    let details = ManifestKeys.textDetails.first { fields[$0] != nil }
    guard let details, ForeignType.builtIn(type.scalar?.text ?? "") == "text" else { return fields }
    report(
      "superfluous-key", at: key.range,
      message: "'\(details)' is allowed only with 'text'; write 'text: any'",
      notes: [
        Diagnostic.Note("'any' allows all characters; a list allows some, as in \"A-Z 0-9 -\"")
      ],
      fixIts: [
        FixIt(
          title: "write 'text: any'", applicability: .unsafe,
          edits: [
            FixIt.Edit(
              range: SourceRange(key.range.lowerBound, type.range.upperBound), text: "text: any")
          ])
      ])
    for index in result.values.indices where result.values[index].key == "type" {
      result.values[index] = ("text", key, type.with(text: "any"))
    }
    return result
  }

  /// Reports keys that have no meaning in combination with another key.
  mutating func reportSuperfluous(
    _ fields: YAMLFields, beside key: String, allowed: [String]
  ) {
    for entry in fields.values where entry.key != key && !allowed.contains(entry.key) {
      report(
        "superfluous-key", at: entry.keyNode.range,
        message: "'\(entry.key)' cannot be combined with '\(key)'; remove one of them")
    }
  }
}
