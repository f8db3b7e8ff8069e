public import Diagnostics

extension AndroidAssociation {
  /// Returns the problems in each file, and contradictions between the files.
  ///
  /// Rules cannot open links that no filter matches. From Android 15 on, links that filters match
  /// but no rule matches stay in the browser. The method reports such rules and filters. It
  /// compares only the literal start of each pattern, or one sample link for it, and therefore does
  /// not find all of them.
  ///
  /// - Parameter claimedHosts: Hosts of the app, such as those of its link manifest. A filter for
  ///   one of them should be verified. Filters for hosts that do not belong to the app are not
  ///   reported: a media player, for example, may open links of hosts that it cannot verify.
  /// - Complexity: O(*c*²) for *c* rules and conditions, of which at most the first thousand are
  ///   compared.
  public func diagnostics(claimedHosts: [String] = []) -> [Diagnostic] {
    var diagnostics = (assetLinks?.diagnostics ?? []) + (manifest?.diagnostics ?? [])
    if let manifest { diagnostics += missingVerification(manifest, claimedHosts) }
    if let assetLinks, let manifest, assetLinks.isReadable, manifest.isReadable {
      diagnostics += missingStatement(manifest, assetLinks)
      for statement in assetLinks.statements where statement.isVerifiable {
        guard manifest.package == nil || manifest.package?.text == statement.package?.text,
          let rules = statement.rules, rules.discarded == nil
        else { continue }
        diagnostics += widerRules(rules, manifest, assetLinks.path)
        diagnostics += widerFilters(rules, manifest)
      }
    }
    return diagnostics.sorted()
  }

  /// Returns warnings for filters with a host that belongs to the app, but that no filter verifies.
  ///
  /// One filter that verifies a host is enough, because devices approve a host for the whole
  /// package.
  private func missingVerification(
    _ manifest: AndroidManifest, _ claimedHosts: [String]
  ) -> [Diagnostic] {
    let web = manifest.filters.filter { $0.isForLinks && $0.isWeb && $0.types.isEmpty }
    let names = web.flatMap { $0.authorities.map(\.host.text) }.filter { $0 != "*" }
    let verified = web.filter(\.isVerified).flatMap(\.authorities)
    var claimed = Set(claimedHosts)
    if let assetLinks,
      assetLinks.statements.contains(where: { statement in
        statement.handlesLinks
          && (manifest.package.map { $0.text == statement.package?.text } ?? true)
      })
    {
      // If the hosts that serve the statements are unknown, every host of the filters may be one of
      // them. If the app already verifies some hosts, no other host is assumed to serve them.
      claimed.formUnion(hosts ?? (verified.isEmpty ? names : []))
    }
    let unverified = claimed.filter { host in
      !verified.contains { $0.verifies(host: host) }
    }.sorted()
    return web.compactMap { filter in
      guard !filter.autoVerify,
        let host = unverified.first(where: { host in
          filter.authorities.contains {
            $0.host.text == host || $0.matches(host: host)
          }
        })
      else { return nil }
      let end = filter.tag.upperBound - 1
      return Diagnostic(
        rule: "android-missing-auto-verify", severity: .warning, path: manifest.path,
        range: filter.tag, message: "devices do not verify host \(host.quoted)",
        notes: [.init("since Android 12, links of an unverified host open in the browser")],
        fixIts: [
          FixIt(
            title: "add 'autoVerify' to the filter", applicability: .unsafe,
            edits: [
              .init(
                range: SourceRange(end, end),
                text: " \(manifest.attributePrefix)autoVerify=\"true\"")
            ])
        ])
    }
  }

  /// Returns an error for an app that requests verification of its hosts, if no statement allows
  /// the app to open links and the statements include no other file.
  private func missingStatement(
    _ manifest: AndroidManifest, _ assetLinks: AssetLinks
  ) -> [Diagnostic] {
    guard let package = manifest.package, manifest.filters.contains(where: \.isVerified),
      !assetLinks.statements.contains(where: { $0.handlesLinks && $0.package?.text == package.text }
      ),
      assetLinks.includes.isEmpty
    else { return [] }
    let isNamed = assetLinks.statements.contains { $0.package?.text == package.text }
    return [
      Diagnostic(
        rule: "android-app-not-stated", severity: .error, path: manifest.path,
        range: package.range,
        message: isNamed
          ? "no statement in assetlinks.json allows app \(package.text.quoted) to open links"
          : "no statement in assetlinks.json names app \(package.text.quoted)",
        notes: [
          Diagnostic.Note("the links of the app open in the browser"),
          Diagnostic.Note(
            isNamed
              ? "add the relation '\(AssetLinks.handleAllURLs)' to a statement of the app"
              : "add a statement of the app with the relation '\(AssetLinks.handleAllURLs)'"),
        ])
    ]
  }

  /// Returns warnings for rules whose path patterns begin with literal text that no filter's paths
  /// can match.
  private func widerRules(
    _ rules: DynamicRules, _ manifest: AndroidManifest, _ path: String?
  ) -> [Diagnostic] {
    let filters = manifest.filters.filter { filter in
      filter.isVerified
        && (hosts?.contains { host in
          filter.authorities.contains { $0.verifies(host: host) }
        } ?? true)
    }
    // A filter without paths matches all paths, and one with an unknown path might.
    guard !filters.contains(where: { $0.paths.isEmpty && $0.groups.isEmpty || $0.hasUnknownPath })
    else { return [] }
    let matchers = filters.flatMap { filter in
      filter.paths.map(\.pattern)
        + filter.groups.filter(\.allows).flatMap { $0.paths.map(\.pattern) }
    }
    // A group without a path matches every path.
    let takesAll = filters.contains { $0.groups.contains { $0.allows && $0.paths.isEmpty } }
    guard !filters.isEmpty, !takesAll else { return [] }
    return rules.rules.prefix(1_000).compactMap { rule in
      guard !rule.excludes, let pattern = rule.pathPattern else { return nil }
      if matchers.contains(where: { $0.mayMeet(pattern.pattern) }) { return nil }
      return Diagnostic(
        rule: "android-rule-wider-than-filters", severity: .warning, path: path,
        range: rule.range, message: "rule matches links that no filter of the app matches",
        notes: [
          Diagnostic.Note("on Android 15 and later, a filter and a rule must both match a link")
        ])
    }
  }

  private func widerFilters(_ rules: DynamicRules, _ manifest: AndroidManifest) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for filter in manifest.filters.prefix(1_000) where filter.isVerified {
      for path in filter.paths.prefix(100) {
        guard let witness = path.pattern.witness else { continue }
        let uri = AndroidURI(AssociationLink("https://host.example" + witness))
        guard path.pattern.matches(uri.path) else { continue }
        // A rule with a query or a fragment may still match a different link with this path.
        if rules.rules.contains(where: { $0.pathPattern?.matches(uri.path) ?? true }) { continue }
        diagnostics.append(
          Diagnostic(
            rule: "android-filter-wider-than-rules", severity: .info, path: manifest.path,
            range: path.range,
            message: "filter matches links that no dynamic rule matches",
            notes: [
              Diagnostic.Note("Android 15 and later open these links in the browser")
            ]))
      }
    }
    return diagnostics
  }
}

extension AndroidPattern {
  /// The units with which every match begins; `isWhole` is `true` if the pattern matches only them.
  var literalFront: (units: [UInt16], isWhole: Bool) {
    switch kind {
    case .literal: return (units, true)
    case .prefix: return (units, false)
    case .suffix: return ([], false)
    case .simpleGlob:
      let signs = [
        UInt16(UInt8(ascii: ".")), UInt16(UInt8(ascii: "*")), UInt16(UInt8(ascii: "\\")),
      ]
      let front = units.prefix { !signs.contains($0) }
      if front.count == units.count { return (units, true) }
      // The unit that a star repeats may be absent.
      return (Array(units[front.count] == signs[1] ? front.dropLast() : front), false)
    case .advancedGlob:
      let tokens = (advanced?.tokens ?? []).prefix { token in
        !token.isInverse && !token.hasModifier && token.ranges.count == 1
          && token.ranges[0].lower == token.ranges[0].upper
      }
      return (tokens.map { $0.ranges[0].lower }, tokens.count == advanced?.tokens.count)
    }
  }

  /// `true` if the literal starts of two patterns allow a string that matches both.
  func mayMeet(_ other: AndroidPattern) -> Bool {
    let mine = literalFront
    let theirs = other.literalFront
    if mine.isWhole { return other.matches(mine.units) }
    if theirs.isWhole { return matches(theirs.units) }
    return mine.units.starts(with: theirs.units) || theirs.units.starts(with: mine.units)
  }

  /// A string that the pattern may match, with one unit for each wildcard that requires one; `nil`
  /// if the pattern is invalid or requires too many units.
  var witness: String? {
    switch kind {
    case .literal, .prefix: return text
    case .suffix: return "/" + text
    case .simpleGlob:
      var result: [UInt16] = []
      var place = 0
      while place < units.count {
        var unit = units[place]
        let isEscaped = unit == UInt16(UInt8(ascii: "\\"))
        if isEscaped {
          place += 1
          guard place < units.count else { return nil }
          unit = units[place]
        }
        place += 1
        if place < units.count, units[place] == UInt16(UInt8(ascii: "*")) {
          place += 1
          continue
        }
        result.append(!isEscaped && unit == UInt16(UInt8(ascii: ".")) ? 0x78 : unit)
      }
      return String(decoding: result, as: UTF16.self)
    case .advancedGlob:
      guard let advanced else { return nil }
      var result: [UInt16] = []
      for token in advanced.tokens {
        let unit = token.isInverse ? 0x78 : token.ranges.first?.lower ?? 0x78
        guard token.minimum <= 1_000 else { return nil }
        result += Array(repeating: unit, count: max(0, token.minimum))
      }
      return String(decoding: result, as: UTF16.self)
    }
  }
}
