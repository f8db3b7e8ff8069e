import LinkRouting

extension RoutePattern {
  /// The rank of a route, which determines the order of the components in a file.
  ///
  /// Routes that consist only of literals come first, then routes with more leading literals, then
  /// deeper routes. Catch-all routes are last. In this order, the exclusions of a route seldom
  /// affect a later one.
  var rank: Int {
    let literals = components.prefix { if case .literal = $0 { true } else { false } }.count
    if literals == components.count { return 0 }
    let hasCatchAll = components.contains(where: \.isCatchAll)
    let depth = hasCatchAll ? 0 : min(components.count, 9_999)
    return 1 + (10_000 - min(literals, 9_999)) * 10_000 + 9_999 - depth
  }
}
