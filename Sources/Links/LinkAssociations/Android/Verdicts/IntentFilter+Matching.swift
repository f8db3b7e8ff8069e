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
  /// - Complexity: O(*n* · *c*) for a link of *n* bytes and *c* conditions, of which paths count
  ///   only if they begin and end as the path of the link does.
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
  /// Whether all conditions of the group hold.
  func matches(_ link: AndroidURI) -> Bool {
    !isEmpty && paths.allSatisfy { $0.pattern.matches(link.path) }
      && fragments.allSatisfy { $0.pattern.matches(link.fragment) }
      && queries.allSatisfy { query in
        (link.parameters ?? []).contains { query.pattern.matches($0) }
      }
  }
}

// Android asks two questions about a host, and their answers differ in the case of letters:
//
// - `IntentFilter.AuthorityEntry.match` compares the hosts of a link and of a filter with
//   `String.compareToIgnoreCase`, for links of the web and of custom schemes.
// - `DomainVerificationService.approvalLevelForDomain` looks up the host of a web link among the
//   verified ones exactly, and `Uri.getHost` keeps the spelling of the link.
//
// The scheme of a link is compared exactly by both: `IntentFilter.matchData` with
// `mDataSchemes.contains`, and `Intent.hasWebURI` with `equals`. `Uri.normalizeScheme` changes it
// only where an app calls it. The sources are `core/java/android/content/IntentFilter.java`,
// `core/java/android/net/Uri.java` and `services/core/java/com/android/server/pm/verify/domain/` of
// <https://android.googlesource.com/platform/frameworks/base>.

extension IntentFilter.Authority {
  /// `true` if a link has the host and the port, whatever the case of the host's letters.
  ///
  /// Follows `IntentFilter.AuthorityEntry.match`.
  func matches(_ link: AndroidURI) -> Bool {
    guard let host = link.host, port == nil || port == link.port else { return false }
    return matches(host: host)
  }

  /// `true` if the filter names a host, whatever the case of its letters.
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

  /// `true` if devices that verify the filter's host approve of a host with it, in exactly this
  /// spelling.
  ///
  /// A wildcard approves of every host with its ending, the bare domain included; a filter that
  /// matches the host is needed as well. Follows
  /// `DomainVerificationService.approvalLevelForDomain`.
  func verifies(host: String) -> Bool {
    guard isDomain else { return false }
    let mine = self.host.text.utf8
    guard mine.first == UInt8(ascii: "*") else { return mine.elementsEqual(host.utf8) }
    return host.utf8.suffix(mine.count - 2).elementsEqual(mine.dropFirst(2))
  }

  /// `true` if the host has the form of one that devices verify, which
  /// `DomainVerificationCollector.isValidHost` decides: a wildcard is followed by a dot.
  var isDomain: Bool { !host.text.hasPrefix("*") || host.text.hasPrefix("*.") }

  /// A unit of UTF-16 as `String.compareToIgnoreCase` compares it: its upper case, and of that the
  /// lower case.
  private static func folded(_ unit: UInt16) -> UInt16 {
    if unit < 0x80 { return unit &- 0x41 < 26 ? unit | 0x20 : unit }
    // Java's mappings of characters are those to one character.
    func mapped(_ unit: UInt16, _ mapping: (Unicode.Scalar.Properties) -> String) -> UInt16 {
      guard let scalar = Unicode.Scalar(unit) else { return unit }
      let result = mapping(scalar.properties).utf16
      return result.count == 1 ? result.first ?? unit : unit
    }
    // The simple lower case of U+0130 is "i", its full one has two characters.
    if unit == 0x130 { return 0x69 }
    return mapped(mapped(unit, \.uppercaseMapping), \.lowercaseMapping)
  }
}
