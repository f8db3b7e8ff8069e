import Diagnostics
import LinkRouting
import YAMLSyntax

extension ManifestReader {
  /// Reads the requirements of a route: one fact, one mapping, or a list of them.
  mutating func requirements(_ node: YAMLNode) -> [Requirement] {
    if case .list(let items) = node.content {
      return items.compactMap { requirement($0) }
    }
    return requirement(node).map { [$0] } ?? []
  }

  private mutating func requirement(_ node: YAMLNode) -> Requirement? {
    if node.scalar != nil {
      return text(node, "the name of a fact").map { Requirement(fact: $0) }
    }
    guard let entries = entries(of: node, "a requirement") else { return nil }
    let facts = entries.filter { !ManifestKeys.requirement.contains($0.key) }
    guard let fact = facts.first else {
      report(
        "missing-key", at: ManifestPlaces.head(of: node),
        message: "missing fact in the requirement; write one, such as 'signedIn: true'")
      return nil
    }
    for other in facts.dropFirst() {
      let meant = spelling.nearest(to: other.key, among: ManifestKeys.requirement)
      report(
        "superfluous-key", at: other.keyNode.range,
        message:
          "unexpected key '\(other.key)' in the requirement of fact '\(fact.key)'"
          + (meant.map { "; did you mean '\($0)'?" } ?? ""),
        notes: [Diagnostic.Note("for another fact, add another requirement")])
    }
    guard let need = need(fact.key, fact.value) else { return nil }
    var requirement = Requirement(fact: fact.key, need: need)
    for entry in entries where entry.key == "when" {
      requirement.when = assignments(entry.value)
    }
    for entry in entries where entry.key == "otherwise" {
      requirement.otherwise = otherwise(entry.value) ?? .wait
    }
    return requirement
  }

  /// Reads the condition of a fact.
  ///
  /// A plain `true` means that the fact holds. A quoted `"true"` is a value. For a fact with
  /// ordered states, a state means this state or a later one.
  private mutating func need(_ fact: String, _ node: YAMLNode) -> Requirement.Need? {
    if case .mapping = node.content {
      guard let fields = fields(of: node, "the value of a fact", ManifestKeys.need) else {
        return nil
      }
      if let value = fields["atLeast"] {
        if let other = fields.keyNode("is") {
          report(
            "superfluous-key", at: other.range,
            message: "'is' cannot be combined with 'atLeast'; remove one of them")
        }
        return text(value, "a state").map { .atLeast($0) }
      }
      guard let value = fields["is"] else {
        report(
          "missing-key", at: ManifestPlaces.head(of: node),
          message: "missing key 'is' or 'atLeast' for fact '\(fact)'")
        return nil
      }
      return text(value, "a value").map { .equals($0) }
    }
    guard let text = text(node, "the required value of fact '\(fact)', or true"),
      let scalar = node.scalar
    else { return nil }
    if text == "true", scalar.isPlain { return .holds }
    return states[fact]?.contains(text) == true ? .atLeast(text) : .equals(text)
  }

  /// Reads the action for a link if the required fact does not hold.
  ///
  /// If `wait` and `refuse` are in quotes, they are names of routes.
  private mutating func otherwise(_ node: YAMLNode) -> Requirement.Otherwise? {
    if case .mapping = node.content { return .parameters(assignments(node)) }
    let expected = "'wait', 'refuse', the name of a route, or parameters with values"
    guard let text = text(node, expected), let scalar = node.scalar else { return nil }
    switch text {
    case "wait" where scalar.isPlain: return .wait
    case "refuse" where scalar.isPlain: return .refuse
    default: return .route(text)
    }
  }

  private mutating func assignments(_ node: YAMLNode) -> [Requirement.Assignment] {
    guard let entries = entries(of: node, "parameters with values") else { return [] }
    return entries.compactMap { name, _, value in
      // An empty value requires quotes.
      text(value, "a value").map { Requirement.Assignment(name: name, value: $0) }
    }
  }

  // MARK: States

  mutating func states(_ node: YAMLNode) -> [StateOrder] {
    guard let entries = entries(of: node, "the states") else { return [] }
    return entries.compactMap { (fact, _, value) -> StateOrder? in
      var order = StateOrder(fact: fact, states: [])
      if case .mapping = value.content {
        guard let fields = fields(of: value, "an order of states", ManifestKeys.states) else {
          return nil
        }
        if let states = fields["order"] {
          order.states = texts(states, "a list of states")
        }
        if let aside = fields["aside"],
          let asides = self.entries(of: aside, "the states of 'aside'")
        {
          order.asides = asides.compactMap { name, _, value in
            text(value, "a state of the order").map { StateOrder.Aside(name: name, reached: $0) }
          }
        }
      } else {
        order.states = texts(value, "a list of states")
      }
      states[fact] = Set(order.states)
      return order
    }
  }
}
