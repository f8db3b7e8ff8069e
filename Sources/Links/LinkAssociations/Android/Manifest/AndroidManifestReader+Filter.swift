import Diagnostics
import XMLSyntax

extension AndroidManifestReader {
  /// The kinds of patterns, each with the ending of the `data` attributes that declare it.
  static let patternKinds: [(suffix: String, kind: AndroidPattern.Kind)] = [
    ("", .literal), ("Prefix", .prefix), ("Pattern", .simpleGlob),
    ("AdvancedPattern", .advancedGlob), ("Suffix", .suffix),
  ]
  static let dataNames =
    ["scheme", "host", "port", "mimeType", "mimeGroup"]
    + ["path", "ssp", "query", "fragment"].flatMap { part in
      patternKinds.map { part + $0.suffix }
    }

  /// Reads an intent filter with its `data` elements and groups, and reports its problems.
  mutating func readFilter(_ place: Int, in owner: Int?) -> IntentFilter {
    guard let table else { return IntentFilter(range: SourceRange(0, 0)) }
    var filter = IntentFilter(range: SourceRange(table.elements[place].range))
    filter.component = owner.flatMap { attribute("name", of: $0) }
    filter.autoVerify = attribute("autoVerify", of: place)?.text == "true"
    filter.tag = SourceRange(table.elements[place].tag)
    for child in table.children(of: place) {
      if isElement(child, "action"), let name = attribute("name", of: child) {
        filter.actions.insert(name.text)
      } else if isElement(child, "category"), let name = attribute("name", of: child) {
        filter.categories.insert(name.text)
      } else if isElement(child, "data") {
        readData(child, &filter)
      } else if isElement(child, "uri-relative-filter-group") {
        filter.groups.append(readGroup(child, &filter))
      }
    }
    let isViewed =
      filter.actions.contains(Self.view) && filter.categories.contains(Self.browsable)
    filter.isBrowsable =
      isViewed && filter.categories.contains(Self.usual)
      && owner.flatMap { attribute("exported", of: $0)?.text } != "false"
    let hasLinks = filter.schemes.contains { !Self.contentSchemes.contains($0.text) }
    filter.isForLinks =
      hasLinks && (filter.autoVerify || isViewed && filter.types.isEmpty)
    check(filter, at: place, in: owner)
    return filter
  }

  static let view = "android.intent.action.VIEW"
  static let browsable = "android.intent.category.BROWSABLE"
  static let usual = "android.intent.category.DEFAULT"
  /// The schemes of documents on the device: apps exchange such URIs, but people do not tap them.
  private static let contentSchemes: Set = ["content", "file", "android.resource"]

  private mutating func readData(_ place: Int, _ filter: inout IntentFilter) {
    checkNames(place)
    if let scheme = known("scheme", place, &filter) { filter.schemes.append(scheme) }
    if let host = attribute("host", of: place) {
      if AndroidResourceText.isUnknown(host.text) { filter.hasUnknownHost = true }
      if let host = known("host", place, &filter) {
        let port = known("port", place, &filter)
        filter.authorities.append(
          IntentFilter.Authority(host: host, port: port.flatMap { Int($0.text) }))
      }
    }
    for type in ["mimeType", "mimeGroup"] {
      if let type = known(type, place, &filter) { filter.types.append(type) }
    }
    let unknown = filter.unknownValues.count
    filter.paths += matchers("path", place, &filter)
    if filter.unknownValues.count > unknown { filter.hasUnknownPath = true }
    filter.schemeSpecificParts += matchers("ssp", place, &filter)
    for part in ["query", "fragment"] {
      for name in Self.patternKinds.map({ part + $0.suffix }) {
        guard let value = attribute(name, of: place) else { continue }
        report(
          "android-attribute-outside-group", .error, value.range,
          "'\(name)' has no effect outside a 'uri-relative-filter-group'",
          notes: ["without a group, the filter matches links with any query and any fragment"])
      }
    }
  }

  private mutating func readGroup(
    _ place: Int, _ filter: inout IntentFilter
  ) -> IntentFilter.Group {
    guard let table else { return IntentFilter.Group(range: SourceRange(0, 0)) }
    var group = IntentFilter.Group(range: SourceRange(table.elements[place].range))
    group.allows = attribute("allow", of: place)?.text != "false"
    for child in table.children(of: place) where isElement(child, "data") {
      checkNames(child)
      let unknown = filter.unknownValues.count
      group.paths += matchers("path", child, &filter)
      group.queries += matchers("query", child, &filter)
      group.fragments += matchers("fragment", child, &filter)
      if filter.unknownValues.count > unknown { filter.hasUnknownPath = true }
      for name in ["scheme", "host", "port", "mimeType"] {
        guard let value = attribute(name, of: child) else { continue }
        report(
          "android-attribute-in-group", .error, value.range,
          "'\(name)' has no effect in a 'uri-relative-filter-group'",
          notes: ["write the attribute in a 'data' element outside the group"])
      }
    }
    return group
  }

  /// Returns the value of an attribute.
  ///
  /// Reports a value that only a build can determine, and returns `nil` for it.
  private mutating func known(
    _ name: String, _ place: Int, _ filter: inout IntentFilter
  ) -> LocatedString? {
    guard let value = attribute(name, of: place) else { return nil }
    guard AndroidResourceText.isUnknown(value.text) else { return value }
    filter.unknownValues.append(value.range)
    report(
      "android-unknown-value", .info, value.range,
      "value \(value.text.quoted) is known only after a build",
      notes: ["links are not compared with this value, so results may be incomplete"])
    return nil
  }

  private mutating func matchers(
    _ part: String, _ place: Int, _ filter: inout IntentFilter
  ) -> [IntentFilter.Matcher] {
    var matchers: [IntentFilter.Matcher] = []
    for (suffix, kind) in Self.patternKinds {
      guard let value = known(part + suffix, place, &filter) else { continue }
      let matcher = IntentFilter.Matcher(
        pattern: AndroidPattern(kind, value.text), attribute: part + suffix, range: value.range)
      checkValidity(of: matcher)
      matchers.append(matcher)
    }
    return matchers
  }

  /// Reports attributes that `data` does not support, and attributes without Android's prefix.
  private mutating func checkNames(_ place: Int) {
    guard let table else { return }
    for attribute in table.elements[place].attributes {
      let name = text(attribute.name)
      if name.hasPrefix("xmlns") || name.hasPrefix("tools:") { continue }
      let own = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      let range = SourceRange(attribute.name)
      if Self.dataNames.contains(own) {
        if name.hasPrefix(prefix) { continue }
        report(
          "android-missing-prefix", .error, range,
          "missing prefix '\(prefix)' of attribute '\(own)'",
          notes: ["devices ignore an attribute without the prefix"], fix: prefix + own)
      } else {
        let meant = Spelling.nearest(to: own, among: Self.dataNames).map { prefix + $0 }
        report(
          "android-unknown-key", .warning, range,
          "unknown attribute \(name.quoted) in 'data'"
            + (meant.map { "; did you mean '\($0)'?" } ?? ""),
          notes: ["devices ignore unknown attributes"], fix: meant)
      }
    }
  }
}
