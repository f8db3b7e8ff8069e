import Diagnostics
import LinkRouting
import YAMLSyntax

// A group contains routes with a common prefix and common requirements. `LinkManifest` has no
// groups: the reader adds the keys of a group to each of its routes. For the locations of
// diagnostics, it also adds the keys to the routes in the YAML document. Each diagnostic therefore
// refers to the text of the group or to the text of the route.

/// The prefix of the paths of a group.
struct GroupPrefix: Sendable {
  /// The prefix in the file.
  var node: YAMLNode
  /// The pattern of the prefix.
  var pattern: RoutePattern
}

extension ManifestReader {
  /// Reads groups of routes, and returns their routes with the keys of the groups.
  mutating func groups(_ node: YAMLNode) -> [Route] {
    guard let items = items(node, "a list of groups") else { return [] }
    return items.flatMap { group($0) }
  }

  private mutating func group(_ node: YAMLNode) -> [Route] {
    guard
      let fields = fields(of: node, "a group", ManifestKeys.group, hints: ForeignKeys.group)
    else { return [] }
    let query = fields["query"].map { parameters($0) } ?? []
    let requirements = fields["requires"].map { self.requirements($0) } ?? []
    let hosts = fields["hosts"].map { texts($0, "a list of hosts") }
    let schemes = fields["schemes"].map { texts($0, "a list of schemes") }
    var prefix: GroupPrefix?
    var isBroken = false
    if let node = fields["prefix"] {
      prefix = self.prefix(node, beside: query)
      isBroken = prefix == nil
    }
    guard let members = fields["routes"] else {
      report(
        "missing-key", at: ManifestPlaces.head(of: node), message: "missing key 'routes' in a group"
      )
      return []
    }
    let outerNames = sharedNames
    sharedNames.formUnion(query.map(\.name) + (prefix?.pattern.parameterNames ?? []))
    let routes = self.routes(members)
    sharedNames = outerNames
    guard !routes.isEmpty, case .mapping(let entries) = members.content else { return [] }
    let names = Set(routes.map(\.name))
    for entry in entries {
      guard let name = entry.key.scalar?.text, names.contains(name) else { continue }
      var entry = entry
      entry.value = Self.expanded(entry.value, in: fields)
      groupedRoutes.append(entry)
    }
    for name in names {
      if isBroken { brokenRoutes.insert(name) }
      if let prefix { prefixes[name] = prefix }
    }
    return routes.map { route in
      var route = route
      route.query += query
      route.requirements = requirements + route.requirements
      route.hosts = route.hosts ?? hosts
      route.schemes = route.schemes ?? schemes
      guard let prefix else { return route }
      route.pattern = prefix.pattern.appending(route.pattern)
      route.aliases = route.aliases.map { prefix.pattern.appending($0) }
      return route
    }
  }

  /// Reads the prefix of a group.
  ///
  /// A prefix cannot contain a catch-all.
  private mutating func prefix(
    _ node: YAMLNode, beside parameters: [ParameterDeclaration]
  ) -> GroupPrefix? {
    guard let pattern = pattern(node, beside: parameters) else { return nil }
    guard !pattern.components.contains(where: \.isCatchAll) else {
      report(
        "invalid-pattern", at: node.range, message: "expected a prefix without a catch-all",
        notes: [Diagnostic.Note("a catch-all ends a path; write it in the paths of the routes")])
      return nil
    }
    return GroupPrefix(node: node, pattern: pattern)
  }

  // MARK: The document

  /// Returns a route of the document with the keys of its group.
  private static func expanded(_ route: YAMLNode, in group: YAMLFields) -> YAMLNode {
    var entries: [YAMLNode.Entry]
    if case .mapping(let own) = route.content {
      entries = own
    } else {
      entries = [YAMLNode.Entry(key: route.with(text: "path"), value: route)]
    }
    for field in group.values {
      let own = entries.firstIndex { $0.key.scalar?.text == field.key }
      guard ManifestKeys.groupOfRoute.contains(field.key) else { continue }
      guard let own else {
        var key = field.keyNode
        if key.scalar?.text != field.key { key = key.with(text: field.key) }
        entries.append(YAMLNode.Entry(key: key, value: field.value))
        continue
      }
      let value = entries[own].value
      switch field.key {
      case "requires": entries[own].value.content = .list(field.value.items + value.items)
      case "query":
        if case .mapping(let first) = value.content, case .mapping(let second) = field.value.content
        {
          entries[own].value.content = .mapping(first + second)
        }
      default: break
      }
    }
    var node = route
    node.content = .mapping(entries)
    return node
  }

  /// Returns the document with the routes of all groups under `routes`.
  func expanded(_ root: YAMLNode) -> YAMLNode {
    guard !groupedRoutes.isEmpty, case .mapping(var entries) = root.content else { return root }
    var root = root
    if let index = entries.firstIndex(where: { $0.key.scalar?.text == "routes" }) {
      guard case .mapping(let routes) = entries[index].value.content else { return root }
      entries[index].value.content = .mapping(routes + groupedRoutes)
    } else if let groups = entries.first(where: { $0.key.scalar?.text == "groups" }) {
      var value = groups.value
      value.content = .mapping(groupedRoutes)
      entries.append(YAMLNode.Entry(key: groups.key.with(text: "routes"), value: value))
    }
    root.content = .mapping(entries)
    return root
  }
}

extension YAMLNode {
  /// The items of a list; for any other node, only the node itself.
  fileprivate var items: [YAMLNode] {
    if case .list(let items) = content { items } else { [self] }
  }
}
