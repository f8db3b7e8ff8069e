import Diagnostics
import LinkRouting
import YAMLSyntax

extension ManifestReader {
  /// A type as it is declared: spelled out, or another name for a type that may come later.
  private enum Declared {
    case kind(ParameterType.Kind, isSecret: Bool)
    case alias(String, YAMLNode, isSecret: Bool)
  }

  /// Reads the types; an alias gets the shape of its target.
  mutating func types(_ node: YAMLNode) -> [ParameterType] {
    guard let entries = entries(of: node, "the types") else { return [] }
    var declared: [String: Declared] = [:]
    for (name, _, value) in entries { declared[name] = declaredType(value) }
    var resolved: [String: ParameterType] = [:]
    for type in ParameterType.builtIn { resolved[type.name] = type }
    return entries.map { name, _, _ in
      resolve(name, declared, &resolved)
    }
  }

  private mutating func declaredType(_ node: YAMLNode) -> Declared {
    let unreadable = Declared.kind(.text(TextRule()), isSecret: false)
    if node.scalar != nil {
      guard let name = text(node, "a type, or the name of one") else { return unreadable }
      return .alias(name, node, isSecret: false)
    }
    guard let fields = fields(of: node, "a type", ManifestKeys.type) else { return unreadable }
    let isSecret = fields["secret"].flatMap { flag($0, "secret") } ?? false
    if let target = fields["type"] {
      reportSuperfluous(fields, beside: "type", allowed: ["secret"])
      guard let name = text(target, "the name of a type") else { return unreadable }
      return .alias(name, target, isSecret: isSecret)
    }
    guard let kind = kind(fields, of: node, "the type") else {
      return .kind(.text(TextRule()), isSecret: isSecret)
    }
    return .kind(kind, isSecret: isSecret)
  }

  /// Follows aliases to a type that is spelled out; what leads nowhere becomes any text.
  private mutating func resolve(
    _ name: String, _ declared: [String: Declared], _ resolved: inout [String: ParameterType]
  ) -> ParameterType {
    var way: [(name: String, node: YAMLNode, isSecret: Bool)] = []
    var current = name
    var isSecret = false
    var kind = ParameterType.Kind.text(TextRule())
    while true {
      if let known = resolved[current], !(way.isEmpty && declared[current] != nil) {
        kind = known.kind
        isSecret = known.isSecret
        break
      }
      if let index = way.firstIndex(where: { $0.name == current }) {
        let names = way[index...].map(\.name) + [current]
        report(
          "alias-cycle", way[index].node.range,
          "the type \(current) is only another name for itself: "
            + names.joined(separator: " → ") + "; spell one of them out")
        break
      }
      switch declared[current] {
      case .kind(let spelled, let secret):
        kind = spelled
        isSecret = secret
        resolved[current] = ParameterType(current, kind, isSecret: isSecret)
      case .alias(let target, let node, let secret):
        way.append((current, node, secret))
        current = target
        continue
      case nil:
        reportUnknownType(current, at: way.last?.node, Array(declared.keys))
      }
      break
    }
    for step in way.reversed() {
      isSecret = isSecret || step.isSecret
      if resolved[step.name] == nil || step.name == name {
        resolved[step.name] = ParameterType(step.name, kind, isSecret: isSecret)
      }
    }
    return ParameterType(name, kind, isSecret: isSecret)
  }

  private mutating func reportUnknownType(_ name: String, at node: YAMLNode?, _ declared: [String])
  {
    guard let node else { return }
    let meant = spelling.nearest(
      to: name, among: declared.sorted() + ParameterType.builtIn.map(\.name))
    let fixIts = meant.map {
      [
        FixIt(
          title: "write \($0)", applicability: .unsafe,
          edits: [FixIt.Edit(range: node.range, text: $0)])
      ]
    }
    report(
      "unknown-type", node.range,
      "no type has the name \(name)" + (meant.map { "; did you mean \($0)?" } ?? ""),
      fixIts: fixIts ?? [])
  }

  /// Reports keys that mean nothing beside another.
  mutating func reportSuperfluous(
    _ fields: YAMLFields, beside key: String, allowed: [String]
  ) {
    for entry in fields.values where entry.key != key && !allowed.contains(entry.key) {
      report(
        "superfluous-key", entry.keyNode.range,
        "\(entry.key) means nothing beside \(key); remove one of them")
    }
  }
}
