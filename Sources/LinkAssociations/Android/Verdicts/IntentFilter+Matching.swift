import Diagnostics

/// How a filter takes a link, or keeps it out.
struct FilterMatch {
  /// The bytes of the condition that decided.
  let place: SourceRange
  /// Whether the link is taken; if not, a group keeps it out.
  let takes: Bool
}

extension IntentFilter {
  /// What the filter says about a link; `nil` for nothing.
  ///
  /// Follows `IntentFilter.matchData` of Android: with hosts, a path or a group must match if there is one of
  /// either; without, every link of the schemes is taken.
  ///
  /// - Complexity: O(*n* · *c*) for a link of *n* bytes and *c* conditions.
  func match(_ link: AndroidURI, on version: AndroidVersion) -> FilterMatch? {
    guard isBrowsable, types.isEmpty, let scheme = link.scheme,
      schemes.contains(where: { $0.text.utf8.elementsEqual(scheme.utf8) })
    else { return nil }
    let whole = FilterMatch(place: range, takes: true)
    let parts = schemeSpecificParts.filter { version.knows($0.pattern.kind) }
    if let part = parts.first(where: { $0.pattern.matches(link.schemeSpecificPart) }) {
      return FilterMatch(place: part.range, takes: true)
    }
    if authorities.isEmpty { return parts.isEmpty && !hasUnknownHost ? whole : nil }
    guard authorities.contains(where: { $0.matches(link) }) else { return nil }
    let paths = paths.filter { version.knows($0.pattern.kind) }
    let groups = version.readsRules ? groups : []
    if let path = paths.first(where: { $0.pattern.matches(link.path) }) {
      return FilterMatch(place: path.range, takes: true)
    }
    if let group = groups.first(where: { $0.matches(link) }) {
      return FilterMatch(place: group.range, takes: group.allows)
    }
    return paths.isEmpty && groups.isEmpty && !hasUnknownPath ? whole : nil
  }
}

extension IntentFilter.Group {
  /// Whether all conditions of the group hold.
  func matches(_ link: AndroidURI) -> Bool {
    !isEmpty && paths.allSatisfy { $0.pattern.matches(link.path) }
      && fragments.allSatisfy { $0.pattern.matches(link.fragment) }
      && queries.allSatisfy { query in
        (link.parameters ?? []).contains { query.pattern.matches($0) }
      }
  }
}

extension IntentFilter.Authority {
  /// Whether a link has the host and the port.
  ///
  /// The hosts of the web are compared in their exact case, because devices look up by it whether a host is
  /// verified; those of other schemes are not.
  func matches(_ link: AndroidURI) -> Bool {
    guard let host = link.host, port == nil || port == link.port else { return false }
    return matches(host: host, isWeb: link.isWeb)
  }

  /// Whether a host is meant.
  func matches(host: String, isWeb: Bool) -> Bool {
    var mine = Array(self.host.text.utf8)[...]
    var theirs = Array(host.utf8)[...]
    if mine.first == UInt8(ascii: "*") {
      mine = mine.dropFirst()
      theirs = theirs.suffix(mine.count)
    }
    return mine.count == theirs.count
      && zip(mine, theirs).allSatisfy { left, right in
        left == right || !isWeb && (left | 0x20) == (right | 0x20) && (left | 0x20) &- 0x61 < 26
      }
  }
}
