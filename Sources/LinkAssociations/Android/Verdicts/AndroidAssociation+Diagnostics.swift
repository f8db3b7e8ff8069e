public import Diagnostics

extension AndroidAssociation {
  /// What is wrong with each file, and where they contradict each other.
  ///
  /// Rules cannot open what filters do not take, and what only filters take stays in the browser from Android 15
  /// on. Both are found with one link for each rule and each condition, so that not every case is.
  ///
  /// - Complexity: O(*c*²) in rules and conditions, of which the first thousand are compared.
  public func diagnostics() -> [Diagnostic] {
    var diagnostics = (assetLinks?.diagnostics ?? []) + (manifest?.diagnostics ?? [])
    if let assetLinks, let manifest, assetLinks.isReadable, manifest.isReadable {
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

  private func widerRules(
    _ rules: DynamicRules, _ manifest: AndroidManifest, _ path: String?
  ) -> [Diagnostic] {
    let authorities = manifest.filters.filter(\.isVerified).flatMap(\.authorities)
    let names = hosts ?? Array(Set(authorities.map { $0.host.text })).sorted()
    return rules.rules.prefix(1_000).filter { !$0.excludes && !$0.isEmpty }.compactMap { rule in
      let witness = rule.witness
      let isTaken = names.prefix(20).contains { name in
        let host = name.hasPrefix("*") ? "x" + name.dropFirst() : name
        let uri = AndroidURI(witness).moved(to: host)
        return manifest.filters.contains { $0.match(uri, on: .android15)?.takes ?? false }
      }
      if isTaken || names.isEmpty { return nil }
      return Diagnostic(
        rule: "android-rule-wider-than-filters", severity: .warning, path: path,
        range: rule.range, message: "the rule takes links that no filter of the app takes",
        notes: [Diagnostic.Note("rules cannot open more than the filters")])
    }
  }

  private func widerFilters(_ rules: DynamicRules, _ manifest: AndroidManifest) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for filter in manifest.filters.prefix(1_000) where filter.isVerified {
      for path in filter.paths.prefix(100) {
        guard let witness = path.pattern.witness else { continue }
        let uri = AndroidURI(AssociationLink("https://host.example" + witness))
        guard path.pattern.matches(uri.path) else { continue }
        // A rule with a query or a fragment may still take another link of the path.
        if rules.rules.contains(where: { $0.pathPattern?.matches(uri.path) ?? true }) { continue }
        diagnostics.append(
          Diagnostic(
            rule: "android-filter-wider-than-rules", severity: .info, path: manifest.path,
            range: path.range,
            message: "the filter takes links that no dynamic rule takes",
            notes: [
              Diagnostic.Note("from Android 15 on they stay in the browser, up to 14 the app opens")
            ]))
      }
    }
    return diagnostics
  }
}

extension AndroidPattern {
  /// A text that the pattern may match, for comparisons: one unit for each wildcard that needs one.
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
