import LinkRouting

extension Route {
  /// Returns `true` if the route accepts every path and every query that a second one accepts.
  ///
  /// Hosts and schemes are not compared.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the patterns.
  func contains(_ other: Route) -> Bool {
    let isOpen = !(query + fragment).contains { $0.occurrence == .required }
    let isSame = query == other.query && fragment == other.fragment
    guard isOpen || isSame && fragmentPattern == other.fragmentPattern,
      trailingSlash == .tolerated || trailingSlash == other.trailingSlash,
      !isCaseSensitive || other.isCaseSensitive
    else { return false }
    return isCaseSensitive
      ? pattern.contains(other.pattern) : pattern.lowercased.contains(other.pattern.lowercased)
  }
}

extension RoutePattern {
  /// `true` if the pattern contains a catch-all.
  var hasCatchAll: Bool { components.contains(where: \.isCatchAll) }

  /// The pattern with its text in lower case, for comparing case-insensitive routes.
  fileprivate var lowercased: RoutePattern {
    RoutePattern(
      components.map { component in
        switch component {
        case .literal(let text): .literal(text.lowercasedASCII)
        case .parameter(let name, let type, let prefix, let suffix):
          .parameter(
            name: name, type: type, prefix: prefix.lowercasedASCII, suffix: suffix.lowercasedASCII)
        case .compound(let pieces):
          .compound(
            pieces.map { piece in piece.text.map { .literal($0.lowercasedASCII) } ?? piece })
        case .catchAll: component
        }
      })
  }

  /// Returns `true` if the pattern certainly matches every path that a second pattern matches.
  func contains(_ other: RoutePattern) -> Bool {
    var rest = other.components[...]
    for (index, component) in components.enumerated() {
      if case .catchAll(_, let type, let minimum) = component {
        for last in components[(index + 1)...].reversed() {
          guard let next = rest.popLast(), last.contains(next) else { return false }
        }
        return rest.allSatisfy { $0.isTaken(asRestOf: type) } && Self.leastCount(rest) >= minimum
      }
      guard let next = rest.popFirst(), component.contains(next) else { return false }
    }
    return rest.isEmpty
  }

  private static func leastCount(_ components: ArraySlice<Component>) -> Int {
    components.reduce(0) { count, component in
      if case .catchAll(_, _, let minimum) = component { count + minimum } else { count + 1 }
    }
  }
}

extension RoutePattern.Component {
  /// Returns `true` if the component matches every text that a second component matches.
  fileprivate func contains(_ other: Self) -> Bool {
    switch (self, other) {
    case (.literal(let left), .literal(let right)): return left.utf8.elementsEqual(right.utf8)
    case (.parameter(_, "text", let prefix, let suffix), .literal(let text)):
      return text.utf8.count > prefix.utf8.count + suffix.utf8.count
        && text.hasBytes(prefix, suffix)
    case (
      .parameter(_, let type, let prefix, let suffix), .parameter(_, let other, let front, let back)
    ):
      if type == "text" { return front.hasBytes(prefix, "") && back.hasBytes("", suffix) }
      return type == other && prefix.utf8.elementsEqual(front.utf8)
        && suffix.utf8.elementsEqual(back.utf8)
    default: return false
    }
  }

  /// Returns `true` if a catch-all of a type matches the component.
  fileprivate func isTaken(asRestOf type: String) -> Bool {
    if type == "text" { return true }
    switch self {
    case .literal, .compound: return false
    case .parameter(_, let own, let prefix, let suffix):
      return own == type && prefix.isEmpty && suffix.isEmpty
    case .catchAll(_, let own, _): return own == type
    }
  }
}

extension String {
  /// The text with its ASCII letters in lower case.
  fileprivate var lowercasedASCII: String {
    String(decoding: utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Returns `true` if the string begins with a prefix and ends with a suffix, compared as bytes.
  ///
  /// A router compares bytes, but `hasPrefix(_:)` treats canonically equivalent strings as equal.
  fileprivate func hasBytes(_ prefix: String, _ suffix: String) -> Bool {
    utf8.starts(with: prefix.utf8) && utf8.reversed().starts(with: suffix.utf8.reversed())
  }
}
