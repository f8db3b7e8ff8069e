import Diagnostics

/// The result of a filter that accepts or excludes a link.
struct FilterMatch {
  /// The byte range of the path, scheme-specific part or group that determines the result; that of
  /// the whole filter if it accepts the link without any of them.
  let place: SourceRange
  /// `true` if the filter accepts the link; `false` if a group excludes it.
  let takes: Bool
}

extension IntentFilter {
  /// Returns the result of the filter for a link; `nil` if it neither accepts nor excludes it.
  ///
  /// This function follows Android's `IntentFilter.matchData`. A matching pattern for the
  /// scheme-specific part suffices to accept a link. Otherwise, if a filter declares hosts and also
  /// paths or groups, at least one path or group must match. A filter that declares neither hosts
  /// nor scheme-specific parts accepts every link with one of its schemes.
  ///
  /// - Complexity: O(*n* · *c*) for a link of *n* bytes and *c* conditions. Of the path conditions,
  ///   *c* includes only those with a literal start and end that match the link's path.
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
    let groups = version.readsRules ? groups : []
    if let path = link.path.flatMap({ firstPath(matching: $0, on: version) }) {
      return FilterMatch(place: path.range, takes: true)
    }
    if let group = groups.first(where: { $0.matches(link) }) {
      return FilterMatch(place: group.range, takes: group.allows)
    }
    let hasPaths = paths.contains { version.knows($0.pattern.kind) }
    return !hasPaths && groups.isEmpty && !hasUnknownPath ? whole : nil
  }
}

extension IntentFilter.Group {
  /// `true` if a link meets all conditions of the group, and there is at least one.
  func matches(_ link: AndroidURI) -> Bool {
    !isEmpty && paths.allSatisfy { $0.pattern.matches(link.path) }
      && fragments.allSatisfy { $0.pattern.matches(link.fragment) }
      && queries.allSatisfy { query in
        (link.parameters ?? []).contains { query.pattern.matches($0) }
      }
  }
}

// Android compares hosts in two places, which treat the case of letters differently:
//
// - `IntentFilter.AuthorityEntry.match` compares the hosts of a link and of a filter with
//   `String.compareToIgnoreCase`, for web links and links with custom schemes.
// - `DomainVerificationService.approvalLevelForDomain` looks up the host of a web link exactly
//   among the verified hosts. `Uri.getHost` keeps the spelling of the link.
//
// Both compare the scheme of a link exactly: `IntentFilter.matchData` with `mDataSchemes.contains`,
// and `Intent.hasWebURI` with `equals`. `Uri.normalizeScheme` changes it only if an app calls it.
// The sources are `core/java/android/content/IntentFilter.java`, `core/java/android/net/Uri.java`
// and `services/core/java/com/android/server/pm/verify/domain/` of
// <https://android.googlesource.com/platform/frameworks/base>.

extension IntentFilter.Authority {
  /// `true` if a link has the host and the port, regardless of the host's case.
  ///
  /// Follows `IntentFilter.AuthorityEntry.match`.
  func matches(_ link: AndroidURI) -> Bool {
    guard let host = link.host, port == nil || port == link.port else { return false }
    return matches(host: host)
  }

  /// `true` if a host equals the filter's host or matches its wildcard, regardless of case.
  func matches(host: String) -> Bool {
    var mine = Array(self.host.text.utf16)[...]
    var theirs = Array(host.utf16)[...]
    if mine.first == UInt16(UInt8(ascii: "*")) {
      mine = mine.dropFirst()
      theirs = theirs.suffix(mine.count)
    }
    return mine.count == theirs.count
      && zip(mine, theirs).allSatisfy { $0 == $1 || Self.folded($0) == Self.folded($1) }
  }

  /// `true` if devices that have verified the filter's host approve a link's host, whose case must
  /// match.
  ///
  /// A wildcard such as `*.shop.example` approves every host that ends with `shop.example`,
  /// including `shop.example` itself. Approval alone does not open a link: a filter must also match
  /// the host. Follows `DomainVerificationService.approvalLevelForDomain`.
  func verifies(host: String) -> Bool {
    guard isDomain else { return false }
    let mine = self.host.text.utf8
    guard mine.first == UInt8(ascii: "*") else { return mine.elementsEqual(host.utf8) }
    return host.utf8.suffix(mine.count - 2).elementsEqual(mine.dropFirst(2))
  }

  /// `true` if devices can verify the host: a wildcard must be followed by a dot.
  ///
  /// Follows `DomainVerificationCollector.isValidHost`.
  var isDomain: Bool { !host.text.hasPrefix("*") || host.text.hasPrefix("*.") }

  /// Returns a UTF-16 unit as `String.compareToIgnoreCase` folds it: to upper, then to lower case.
  private static func folded(_ unit: UInt16) -> UInt16 {
    if unit < 0x80 { return unit &- 0x41 < 26 ? unit | 0x20 : unit }
    // Java maps a character only to a single character.
    func mapped(_ unit: UInt16, _ mapping: (Unicode.Scalar.Properties) -> String) -> UInt16 {
      guard let scalar = Unicode.Scalar(unit) else { return unit }
      let result = mapping(scalar.properties).utf16
      return result.count == 1 ? result.first ?? unit : unit
    }
    // The simple lower-case mapping of U+0130 is "i"; its full mapping has two characters.
    if unit == 0x130 { return 0x69 }
    return mapped(mapped(unit, \.uppercaseMapping), \.lowercaseMapping)
  }
}
