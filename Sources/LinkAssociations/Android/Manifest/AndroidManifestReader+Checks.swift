import Diagnostics
import XMLSyntax

extension AndroidManifestReader {
  /// Reports what a filter does that its author may not have meant.
  mutating func check(
    _ filter: IntentFilter, _ place: Int, _ owner: Int?, _ actions: Set<String>,
    _ categories: Set<String>
  ) {
    let tag = SourceRange(table?.elements[place].tag ?? 0..<0)
    for scheme in filter.schemes { checkCase(scheme, "scheme") }
    for authority in filter.authorities { checkHost(authority.host) }
    guard !filter.schemes.isEmpty else {
      let data = filter.authorities.first?.host.range ?? filter.paths.first?.range
      if let data, filter.unknownValues.isEmpty {
        report(
          "android-missing-scheme", .error, data,
          "without a scheme, hosts and paths are not looked at",
          notes: ["such a filter takes no link"])
      }
      return
    }
    let isWeb = filter.schemes.contains { $0.text == "https" || $0.text == "http" }
    if actions.contains(Self.view) || filter.autoVerify || isWeb {
      checkReach(filter, tag, actions, categories, isWeb: isWeb)
    }
    if filter.authorities.isEmpty, !filter.hasUnknownHost {
      if let path = filter.paths.first?.range ?? filter.groups.first?.range {
        report(
          "android-missing-host", .error, path, "without a host, paths are not looked at",
          notes: ["the filter takes every link of its schemes"])
      } else if isWeb {
        report(
          "android-catch-all", .warning, tag, "the filter takes the links of every host")
      }
    }
    if isWeb, let all = filter.authorities.first(where: { $0.host.text == "*" }) {
      report(
        "android-catch-all", .warning, all.host.range, "the filter takes the links of every host")
    }
    if let type = filter.types.first {
      report(
        "android-type-for-links", .warning, type.range,
        "a filter with a type of content takes no link", notes: ["a link carries no type"])
    }
    checkGroups(filter)
    checkCrossProduct(place)
    if let owner, let exported = attribute("exported", of: owner), exported.text == "false" {
      report(
        "android-not-exported", .error, exported.range,
        "the activity takes no link, because other apps may not start it", fix: "true")
    }
  }

  private mutating func checkReach(
    _ filter: IntentFilter, _ tag: SourceRange, _ actions: Set<String>, _ categories: Set<String>,
    isWeb: Bool
  ) {
    var missing: [String] = []
    if !actions.contains(Self.view) { missing.append(Self.view) }
    missing += [Self.usual, Self.browsable].filter { !categories.contains($0) }
    for name in missing {
      report(
        "android-missing-category", .error, tag, "the filter lacks \(name)",
        notes: ["without it, no link that a person taps reaches the app"])
    }
    guard isWeb else { return }
    if !filter.autoVerify {
      report(
        "android-missing-auto-verify", .warning, tag,
        "devices do not verify the hosts of the filter",
        notes: ["from Android 12 on, links of the web then stay in the browser"],
        fix: " \(prefix)autoVerify=\"true\"", title: "verify the hosts",
        at: SourceRange(tag.upperBound - 1, tag.upperBound - 1))
    } else if let other = filter.schemes.first(where: { $0.text != "https" && $0.text != "http" }) {
      report(
        "android-mixed-schemes", .error, other.range,
        "a filter that is verified may only have schemes of the web",
        notes: ["devices verify no host of this filter: give the scheme a filter of its own"])
    }
  }

  private mutating func checkCase(_ text: PlacedText, _ what: String) {
    guard text.text.unicodeScalars.contains(where: { $0.value &- 0x41 < 26 }) else { return }
    report(
      "android-upper-case", .error, text.range, "devices compare a \(what) in its exact case",
      notes: ["links are brought to lower case before they arrive"],
      fix: String(String.UnicodeScalarView(text.text.unicodeScalars.map(Self.lowercased))))
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value &- 0x41 < 26 ? Unicode.Scalar(UInt8(scalar.value + 0x20)) : scalar
  }

  private mutating func checkHost(_ host: PlacedText) {
    checkCase(host, "host")
    var name = host.text[...]
    if let scheme = name.firstRange(of: "://") { name = name[scheme.upperBound...] }
    name = name.prefix { $0 != "/" && $0 != ":" && $0 != "?" }
    if name != host.text[...] {
      report(
        "android-host-form", .error, host.range,
        "a host has neither scheme nor port nor path", notes: ["no link has such a host"],
        fix: String(name))
    } else if host.text.dropFirst().contains("*") {
      report(
        "android-host-wildcard", .error, host.range,
        "only the first sign of a host may be a wildcard")
    }
  }

  private mutating func checkGroups(_ filter: IntentFilter) {
    for group in filter.groups where group.isEmpty {
      report(
        "android-empty-group", .warning, group.range, "a group without conditions matches no link")
    }
    guard let first = filter.groups.first else { return }
    if filter.paths.isEmpty, !filter.hasUnknownPath, filter.groups.allSatisfy({ !$0.allows }) {
      report(
        "android-exclude-only", .error, first.range,
        "every group keeps links out, so that the filter takes none on Android 15 and newer versions"
      )
    }
    if filter.paths.isEmpty, (minimumAPI ?? 0) < 35 {
      report(
        "android-groups-level", .warning, first.range,
        "up to Android 14, groups are not seen, and the filter takes every path of its hosts",
        notes: ["paths beside the groups would decide there, but on Android 15 as well"])
    }
  }

  /// Reports `data` elements that say together what none of them says.
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
        // An element with one value is written to be pooled.
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
      "the filter takes \(product) combinations of scheme, host and path, of which \(declared.count) are written",
      notes: ["devices pool the data of a filter: give each combination a filter of its own"])
  }

  /// Reports what is wrong with a pattern.
  mutating func check(_ matcher: IntentFilter.Matcher, _ part: String) {
    let pattern = matcher.pattern
    if !pattern.isValid {
      report(
        "android-invalid-pattern", .error, matcher.range, "devices cannot read this pattern",
        notes: ["an app with it cannot be installed"])
    }
    if pattern.kind == .advancedGlob || pattern.kind == .suffix, part == "path" || part == "ssp",
      minimumAPI.map({ $0 < 31 }) ?? true
    {
      report(
        "android-pattern-level", .warning, matcher.range,
        "\"\(matcher.attribute)\" is known from API level 31 on",
        notes: ["older versions do not see it, so that the filter takes every path of its hosts"])
    }
    let written = text(matcher.range.lowerBound..<matcher.range.upperBound)
    if pattern.kind == .simpleGlob || pattern.kind == .advancedGlob,
      Self.hasSingleBackslash(written)
    {
      report(
        "android-single-backslash", .warning, matcher.range,
        "a backslash alone falls away when the package is built", notes: ["write it twice"])
    }
    guard part == "path", pattern.kind != .suffix, let first = pattern.text.first,
      !"/.[*\\".contains(first)
    else { return }
    report(
      "android-leading-slash", .warning, matcher.range, "no path begins like this",
      notes: ["a path begins with a slash"], fix: "/",
      at: SourceRange(matcher.range.lowerBound, matcher.range.lowerBound))
  }

  /// Whether a backslash stands in front of a sign of patterns, and not behind another one.
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
