import LinkRouting

extension RoutePattern {
  /// The rank of a route, which determines the order of the components in a file.
  ///
  /// Routes that consist only of literals come first. The others are sorted by the number of their
  /// leading literals, most first, and then by depth, deepest first. Of the routes with the same
  /// number of leading literals, those with a catch-all come last. In this order, the exclusions of
  /// a route seldom affect a later one.
  var rank: Int {
    let literals = components.prefix { if case .literal = $0 { true } else { false } }.count
    if literals == components.count { return 0 }
    let hasCatchAll = components.contains(where: \.isCatchAll)
    let depth = hasCatchAll ? 0 : min(components.count, 9_999)
    return 1 + (10_000 - min(literals, 9_999)) * 10_000 + 9_999 - depth
  }
}
