import Diagnostics

extension VerdictTableWriter {
  func android(_ app: ManifestAssociations.AndroidApp) -> TableValue {
    let hosts = app.hosts.sorted { $0.key < $1.key }.map { host, known in
      let links = known.association.assetLinks
      let statements = (links?.statements ?? []).filter {
        $0.isVerifiable && $0.package?.text == app.package
      }
      return TableValue.object([
        ("host", .text(host)), ("names", .texts(known.association.hosts ?? [])),
        ("path", links?.path.map { .text($0) }),
        ("statements", .list(statements.map { statement($0, in: links?.path) })),
      ])
    }
    let minimum = app.filters.minimumAPI
    return .object([
      ("name", .text(app.app)), ("package", .text(app.package)),
      ("path", app.filters.path.map { .text($0) }),
      ("minimumAPI", minimum.map { .number($0) }),
      ("filters", .list(app.filters.filters.map { filter($0, in: app.filters.path) })),
      ("hosts", .list(hosts)),
    ])
  }

  private func statement(_ statement: AssetLinks.Statement, in path: String?) -> TableValue {
    guard let rules = statement.rules, rules.discarded == nil else { return .object([]) }
    return .object([
      ("place", place(rules.range, in: path)),
      ("rules", .list(rules.rules.map { rule($0, in: path) })),
    ])
  }

  private func rule(_ rule: DynamicRule, in path: String?) -> TableValue {
    .object([
      ("path", rule.pathPattern.map { value($0.pattern) }),
      ("fragment", rule.fragmentPattern.map { value($0.pattern) }),
      ("parameters", .list(rule.parameters.map { value($0.pattern.pattern) })),
      ("excludes", rule.excludes ? .flag(true) : nil),
      ("place", place(rule.range, in: path)),
    ])
  }

  /// Returns the JSON value of a filter.
  ///
  /// It does not contain MIME types, or whether the filter is browsable: every filter that Waymark
  /// writes is browsable and has no MIME types.
  private func filter(_ filter: IntentFilter, in path: String?) -> TableValue {
    func matchers(_ matchers: [IntentFilter.Matcher]) -> TableValue {
      .list(
        matchers.map { matcher in
          .object([
            ("pattern", value(matcher.pattern)), ("place", place(matcher.range, in: path)),
          ])
        })
    }
    let authorities = filter.authorities.map { authority in
      TableValue.list([.text(authority.host.text)] + (authority.port.map { [.number($0)] } ?? []))
    }
    let groups = filter.groups.map { group in
      TableValue.object([
        ("allows", .flag(group.allows)),
        ("paths", .list(group.paths.map { value($0.pattern) })),
        ("queries", .list(group.queries.map { value($0.pattern) })),
        ("fragments", .list(group.fragments.map { value($0.pattern) })),
        ("place", place(group.range, in: path)),
      ])
    }
    return .object([
      ("schemes", .texts(filter.schemes.map(\.text))), ("authorities", .list(authorities)),
      ("isVerified", .flag(filter.isVerified)), ("paths", matchers(filter.paths)),
      ("parts", matchers(filter.schemeSpecificParts)), ("groups", .list(groups)),
      ("place", place(filter.range, in: path)),
    ])
  }

  /// Returns the JSON value of a pattern: its kind, and its text or its tokens.
  private func value(_ pattern: AndroidPattern) -> TableValue {
    guard let advanced = pattern.advanced else {
      return .list([.text(pattern.kind.rawValue), .text(pattern.text)])
    }
    let tokens = advanced.tokens.map { token in
      let bounds = token.ranges.flatMap { [Int($0.lower), Int($0.upper)] }
      return TableValue.object([
        ("bounds", .list(bounds.map { .number($0) })),
        ("isInverse", token.isInverse ? .flag(true) : nil),
        ("minimum", token.minimum == 1 ? nil : .number(token.minimum)),
        // A token without a maximum has the value -1.
        (
          "maximum",
          token.maximum == 1 ? nil : .number(token.maximum == Int.max ? -1 : token.maximum)
        ),
      ])
    }
    return .list([.text(pattern.kind.rawValue), .list(tokens)])
  }
}
