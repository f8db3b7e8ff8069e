import LinkRouting

extension RoutePattern {
  /// Where a route stands among others: literals first, then those with more literals in front, then deeper ones,
  /// catch-alls last; so what is excluded for one seldom closes one that follows.
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
