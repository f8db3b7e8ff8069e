import LinkRouting

extension RoutePattern {
  /// The rank of a route, by which the components of a file are sorted.
  ///
  /// Routes of only literals are first, followed by those with more leading literals, then deeper
  /// ones; catch-alls are last. An exclusion for one route then seldom closes a later one.
  var rank: Int {
    let literals = components.prefix { if case .literal = $0 { true } else { false } }.count
    if literals == components.count { return 0 }
    let hasCatchAll = components.contains(where: \.isCatchAll)
    let depth = hasCatchAll ? 0 : min(components.count, 9_999)
    return 1 + (10_000 - min(literals, 9_999)) * 10_000 + 9_999 - depth
  }
}

extension RoutePattern.Component {
  var isCatchAll: Bool {
    if case .catchAll = self { true } else { false }
  }
}
