import Diagnostics
import URLSyntax
import XMLSyntax

extension AndroidManifestReader {
  /// Reports the problems of a filter.
  ///
  /// If the filter is not meant for links, reports only a missing scheme.
  mutating func check(_ filter: IntentFilter, at place: Int, in owner: Int?) {
    guard filter.isForLinks else {
      checkMissingScheme(filter)
      return
    }
    for authority in filter.authorities { checkHost(authority.host) }
    for matcher in filter.paths + filter.groups.flatMap(\.paths) { check(matcher, of: "path") }
    for matcher in filter.schemeSpecificParts { check(matcher, of: "ssp") }
    for matcher in filter.groups.flatMap({ $0.queries + $0.fragments }) {
      check(matcher, of: "query")
    }
    checkReach(filter)
    checkWidth(filter)
    checkGroups(filter)
    checkCrossProduct(place)
    if let owner, let exported = attribute("exported", of: owner), exported.text == "false" {
      report(
        "android-not-exported", .error, exported.range,
        "activity is not exported, so it opens no links",
        notes: ["other apps, such as a browser, cannot start the activity"], fix: "true")
    }
  }

  /// Reports a filter that declares hosts or paths but no scheme, if it otherwise looks like a
  /// filter for links.
  private mutating func checkMissingScheme(_ filter: IntentFilter) {
    guard filter.schemes.isEmpty, filter.types.isEmpty, filter.unknownValues.isEmpty,
      filter.autoVerify
        || filter.actions.contains(Self.view)
          && filter.categories.contains(Self.browsable),
      let data = filter.authorities.first?.host.range ?? filter.paths.first?.range
    else { return }
    report(
      "android-missing-scheme", .error, data, "filter has no scheme, so it matches no link",
      notes: ["without a scheme, Android ignores the hosts and paths of the filter"])
  }

  /// Reports problems that prevent links from reaching the filter, or hosts from being verified.
  private mutating func checkReach(_ filter: IntentFilter) {
    var missing: [String] = []
    if !filter.actions.contains(Self.view) { missing.append(Self.view) }
    missing += [Self.usual, Self.browsable].filter { !filter.categories.contains($0) }
    for name in missing {
      report(
        "android-missing-category", .error, filter.tag, "missing '\(name)' in the filter",
        notes: ["without this element, the app does not open when a person taps a link"])
    }
    guard filter.autoVerify else { return }
    if filter.isWeb,
      let other = filter.schemes.first(where: { $0.text != "https" && $0.text != "http" })
    {
      report(
        "android-mixed-schemes", .error, other.range,
        "scheme \(other.text.quoted) is not allowed in a verified filter",
        notes: [
          "devices verify no host of a filter with schemes other than http and https",
          "move the scheme to a separate filter",
        ])
    }
    if let type = filter.types.first {
      report(
        "android-type-for-links", .warning, type.range,
        "filter with a MIME type matches no link",
        notes: ["links have no MIME type; remove the type from the filter"])
    }
  }

  /// Reports a filter that matches more links than its hosts and paths suggest.
  private mutating func checkWidth(_ filter: IntentFilter) {
    let hasPaths = !filter.paths.isEmpty || !filter.groups.isEmpty || filter.hasUnknownPath
    if filter.authorities.isEmpty, !filter.hasUnknownHost, filter.schemeSpecificParts.isEmpty,
      let path = filter.paths.first?.range ?? filter.groups.first?.range
    {
      report(
        "android-missing-host", .error, path, "filter has no host, so its paths are ignored",
        notes: ["the filter matches every link with one of its schemes"])
      return
    }
    guard filter.isWeb, filter.schemeSpecificParts.isEmpty, !hasPaths else { return }
    let all = filter.authorities.first { $0.host.text == "*" }
    if all != nil || filter.authorities.isEmpty && !filter.hasUnknownHost {
      // Browsers and link cleaners declare a filter for every host on purpose, without requesting
      // verification.
      report(
        "android-catch-all", filter.autoVerify ? .warning : .info, all?.host.range ?? filter.tag,
        "filter matches the links of every host",
        notes: ["list only the hosts and paths that the app can handle"])
    }
  }

  /// Reports schemes that match no link, and hosts that are never verified, because of their case.
  ///
  /// - A scheme is compared exactly ([`IntentFilter.matchData`][filter]), and browsers convert it
  ///   to lower case.
  /// - A host is compared without regard to case (`AuthorityEntry.match` in the same file).
  ///   *Verification*, however, looks it up case-sensitively
  ///   ([`DomainVerificationService`][domains]). An upper-case host in a web filter therefore stays
  ///   unverified.
  ///
  /// An upper-case spelling is assumed to be deliberate if the lower-case one is declared too,
  /// because scanners pass links on exactly as they are printed.
  ///
  /// [filter]: https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/content/IntentFilter.java
  /// [domains]: https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/pm/verify/domain/DomainVerificationService.java
  mutating func checkCase(of filters: [IntentFilter]) {
    let filters = filters.filter(\.isForLinks)
    let schemes = Set(filters.flatMap { $0.schemes.map(\.text) })
    let web = filters.filter(\.isWeb)
    let hosts = Set(web.flatMap { $0.authorities.map(\.host.text) })
    for scheme in filters.flatMap(\.schemes) {
      checkCase(
        scheme, besides: schemes,
        "scheme \(scheme.text.quoted) has upper-case letters, so it matches no link",
        note: "browsers write schemes in lower case, and devices compare them case-sensitively")
    }
    for host in web.flatMap(\.authorities).map(\.host) {
      checkCase(
        host, besides: hosts,
        "host \(host.text.quoted) has upper-case letters, so it is never verified",
        note: "browsers write hosts in lower case, and devices compare them case-sensitively")
    }
  }

  private mutating func checkCase(
    _ text: LocatedString, besides known: Set<String>, _ message: String, note: String
  ) {
    let lower = String(decoding: text.text.utf8.map(\.asciiLowercased), as: UTF8.self)
    guard lower != text.text, !known.contains(lower) else { return }
    report("android-upper-case", .error, text.range, message, notes: [note], fix: lower)
  }

  private mutating func checkHost(_ host: LocatedString) {
    var name = host.text[...]
    if let scheme = name.firstRange(of: "://") { name = name[scheme.upperBound...] }
    name = name.prefix { $0 != "/" && $0 != ":" && $0 != "?" }
    if name != host.text[...] {
      report(
        "android-host-form", .error, host.range,
        "host \(host.text.quoted) must not include a scheme, port or path",
        notes: ["write the scheme, the port and the path in separate attributes"],
        fix: String(name))
    } else if host.text.dropFirst().contains("*") {
      report(
        "android-host-wildcard", .error, host.range,
        "wildcard is allowed only as the first character of a host",
        notes: ["elsewhere, '*' is an ordinary character, so the host matches no link"])
    }
  }

  private mutating func checkGroups(_ filter: IntentFilter) {
    for group in filter.groups where group.isEmpty {
      report(
        "android-empty-group", .warning, group.range, "group without conditions matches no link")
    }
    guard let first = filter.groups.first else { return }
    if filter.paths.isEmpty, !filter.hasUnknownPath, filter.groups.allSatisfy({ !$0.allows }) {
      report(
        "android-exclude-only", .error, first.range,
        "every group excludes links, so the filter matches none on Android 15 and later")
    }
    if filter.paths.isEmpty, (minimumAPI ?? 0) < 35 {
      report(
        "android-groups-level", .warning, first.range,
        "Android 14 and earlier ignore groups, so the filter matches every path of its hosts",
        notes: [
          "to limit the filter on these versions, add paths outside the groups",
          "on Android 15 and later, these paths match in addition to the groups",
        ])
    }
  }

  /// Reports a filter whose `data` elements together match combinations that none of them declares.
  ///
  /// Android combines the schemes, hosts and paths of all `data` elements of a filter.
  private mutating func checkCrossProduct(_ place: Int) {
    guard let table else { return }
    var declared: Set<[String]> = []
    var values: [Set<String>] = [[], [], []]
    var first: SourceRange?
    var isSplit = false
    for child in table.children(of: place) where isElement(child, "data") {
      let scheme = attribute("scheme", of: child)?.text
      let host = attribute("host", of: child)?.text
      let paths = Self.patternKinds.compactMap { kind in
        attribute("path" + kind.suffix, of: child).map { kind.suffix + ":" + $0.text }
      }
      for (index, value) in [scheme, host].enumerated() {
        if let value { values[index].insert(value) }
      }
      values[2].formUnion(paths)
      if [scheme != nil, host != nil, !paths.isEmpty].filter({ $0 }).count < 2 {
        // An element that declares only a scheme, only a host or only paths is meant to be combined
        // with other elements.
        isSplit = true
        continue
      }
      if !declared.isEmpty, first == nil { first = SourceRange(table.elements[child].range) }
      for path in paths.isEmpty ? [""] : paths {
        declared.insert([scheme ?? "", host ?? "", path])
      }
    }
    let product = values.reduce(1) { $0 * max(1, $1.count) }
    guard let first, !isSplit, product > declared.count else { return }
    report(
      "android-cross-product", .warning, first,
      "filter matches \(product) combinations of scheme, host and path,"
        + " but declares only \(declared.count)",
      notes: [
        "devices combine all 'data' elements of a filter; write a filter for each combination"
      ])
  }

  /// Reports an invalid pattern, which prevents the app from being installed.
  mutating func checkValidity(of matcher: IntentFilter.Matcher) {
    guard !matcher.pattern.isValid else { return }
    report(
      "android-invalid-pattern", .error, matcher.range,
      "invalid pattern \(matcher.pattern.text.quoted)",
      notes: ["Android does not install an app with an invalid pattern"])
  }

  /// Reports a pattern that older versions ignore, that loses a backslash, or that never matches.
  private mutating func check(_ matcher: IntentFilter.Matcher, of part: String) {
    let pattern = matcher.pattern
    if pattern.kind == .advancedGlob || pattern.kind == .suffix, part == "path" || part == "ssp",
      minimumAPI.map({ $0 < 31 }) ?? true
    {
      report(
        "android-pattern-level", .warning, matcher.range,
        "'\(matcher.attribute)' requires API level 31",
        notes: [
          "earlier versions ignore it; a filter with no other path matches every path of its hosts"
        ])
    }
    let written = text(matcher.range.lowerBound..<matcher.range.upperBound)
    if pattern.kind == .simpleGlob || pattern.kind == .advancedGlob,
      Self.hasSingleBackslash(written)
    {
      report(
        "android-single-backslash", .warning, matcher.range,
        "single backslash is removed when the app is built", notes: ["write two backslashes"])
    }
    guard part == "path", pattern.kind != .suffix, let first = pattern.text.first,
      !"/.[*\\".contains(first)
    else { return }
    report(
      "android-leading-slash", .warning, matcher.range,
      "pattern \(pattern.text.quoted) does not start with '/'",
      notes: ["every path starts with a slash, so the pattern never matches"], fix: "/",
      title: "insert '/'",
      at: SourceRange(matcher.range.lowerBound, matcher.range.lowerBound))
  }

  /// `true` if an unescaped backslash precedes a character that is special in patterns.
  private static func hasSingleBackslash(_ text: String) -> Bool {
    var isOpen = false
    for byte in text.utf8 {
      if isOpen {
        isOpen = false
        if "./*+[]{}-^".utf8.contains(byte) { return true }
      } else if byte == UInt8(ascii: "\\") {
        isOpen = true
      }
    }
    return false
  }
}
