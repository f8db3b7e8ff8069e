import Diagnostics

// Comparisons of statements and rules with each other.

extension AssetLinksReader {
  /// Reports statements and rules that contradict each other or have no effect.
  ///
  /// - Complexity: O(*r*²) for the *r* rules of each app, whose patterns are compared, and O(*a*²)
  ///   for *a* apps.
  mutating func checkStatements(_ statements: [AssetLinks.Statement]) {
    let apps = statements.filter(\.handlesLinks)
    var first: [String: AssetLinks.Statement] = [:]
    for statement in apps {
      guard let package = statement.package else { continue }
      if let rules = statement.rules, rules.discarded == nil { checkRules(rules.rules) }
      guard let known = first[package.text] else {
        first[package.text] = statement
        continue
      }
      if known.rules != nil, let rules = statement.rules {
        diagnostics.append(
          Diagnostic(
            rule: "android-rules-twice", severity: .error, path: path, range: rules.range,
            message: "app \(package.text.quoted) has dynamic rules in two statements",
            notes: [
              Diagnostic.Note(
                "Android does not define which rules a device applies; keep one list"),
              Diagnostic.Note("the first rules are here", range: known.rules?.range),
            ]))
      } else if known.fingerprints.map(\.text) == statement.fingerprints.map(\.text) {
        diagnostics.append(
          Diagnostic(
            rule: "android-duplicate-statement", severity: .warning, path: path,
            range: statement.range,
            message: "duplicate statement for app \(package.text.quoted)",
            notes: [Diagnostic.Note("first declared here", range: known.range)]))
      }
    }
    checkClaims(apps)
  }

  private mutating func checkRules(_ rules: [DynamicRule]) {
    // Comparing more rules would take too long, and the report would be too long to read.
    let rules = rules.prefix(2_000)
    for (index, rule) in rules.enumerated() where !rule.isEmpty {
      if let earlier = rules[..<index].first(where: { $0.covers(rule) }) {
        diagnostics.append(
          Diagnostic(
            rule: "android-unreachable-rule", severity: .warning, path: path, range: rule.range,
            message: "rule is unreachable, because an earlier rule matches all its links",
            notes: [Diagnostic.Note("the earlier rule is here", range: earlier.range)]))
      } else if rule.isCatchAll, !rule.excludes, !rules[..<index].contains(where: \.excludes) {
        report(
          "android-catch-all", .warning, rule.range,
          "rule opens every link of the host",
          notes: ["list only the paths that the app can handle"])
      } else if rule.excludes, !rules[(index + 1)...].contains(where: { $0.mayOpen(rule) }),
        rules.contains(where: { !$0.excludes && !$0.isEmpty })
      {
        report(
          "android-idle-exclusion", .info, rule.range,
          "exclusion has no effect",
          notes: ["no later rule opens a link that this rule matches"])
      }
    }
    if rules.contains(where: \.excludes), rules.allSatisfy({ $0.excludes || $0.isEmpty }),
      let last = rules.last
    {
      report(
        "android-exclude-only", .error, last.range,
        "every rule excludes links, so the app opens none",
        notes: [
          "links that no rule matches do not open the app; end the list with {\"/\": \"*\"}"
        ])
    }
  }

  /// Reports pairs of apps that would both open the same link.
  ///
  /// Compares only the first 50 statements.
  private mutating func checkClaims(_ apps: [AssetLinks.Statement]) {
    let apps = apps.prefix(50)
    for (index, app) in apps.enumerated() {
      for other in apps[..<index] where other.package?.text != app.package?.text {
        guard let claim = Self.claim(of: app, other) else { continue }
        let names = [other, app].map { ($0.package?.text ?? "").quoted }
        diagnostics.append(
          Diagnostic(
            rule: "android-two-apps", severity: .warning, path: path, range: claim.range,
            message: "apps \(names[0]) and \(names[1]) claim the same links",
            notes: [
              Diagnostic.Note(
                "if both apps are installed, one of them opens, or the device asks the user"),
              Diagnostic.Note("the other claim is here", range: claim.other),
            ]))
      }
    }
  }

  /// Returns the ranges of the rules with which two apps claim the same link.
  ///
  /// An app without rules, or whose rules are discarded, claims every link. For such an app, the
  /// range is that of its statement.
  /// The result is `nil` if no link is found that both apps claim.
  private static func claim(
    of app: AssetLinks.Statement, _ other: AssetLinks.Statement
  ) -> (range: SourceRange, other: SourceRange)? {
    func rules(_ statement: AssetLinks.Statement) -> ArraySlice<DynamicRule>? {
      guard let rules = statement.rules, rules.discarded == nil else { return nil }
      return rules.rules.prefix(200)
    }
    func takes(_ statement: AssetLinks.Statement, _ link: AndroidURI) -> SourceRange? {
      guard let list = rules(statement) else { return statement.range }
      guard let rule = list.first(where: { $0.matches(link) }), !rule.excludes else { return nil }
      return rule.range
    }
    guard rules(app) != nil || rules(other) != nil else { return (app.range, other.range) }
    for (one, another) in [(app, other), (other, app)] {
      for rule in rules(one) ?? [] where !rule.excludes {
        let link = AndroidURI(rule.witness)
        if let range = takes(one, link), let place = takes(another, link) {
          return one.range == app.range ? (range, place) : (place, range)
        }
      }
    }
    return nil
  }
}

extension DynamicRule {
  /// `true` if the rule's only matcher is the path pattern `*` or `/*`, which matches every path.
  var isCatchAll: Bool {
    fragment == nil && parameters.isEmpty && (path?.text == "*" || path?.text == "/*")
  }

  /// `false` if this rule provably opens none of the links that `exclusion` matches.
  func mayOpen(_ exclusion: DynamicRule) -> Bool {
    if excludes || isEmpty { return false }
    func front(_ rule: DynamicRule) -> Substring.UTF8View {
      (rule.path?.text ?? "").prefix { $0 != "*" && $0 != "?" }.utf8
    }
    return zip(front(self), front(exclusion)).allSatisfy { $0 == $1 }
  }

  /// `true` if the patterns show that this rule matches every link that another rule matches.
  func covers(_ other: DynamicRule) -> Bool {
    if isEmpty { return false }
    if let path, !DynamicPattern.covers(path.text, other.path?.text ?? "/*") { return false }
    if let fragment {
      guard let text = other.fragment?.text, DynamicPattern.covers(fragment.text, text) else {
        return false
      }
    }
    return parameters.allSatisfy { parameter in
      other.parameters.contains {
        $0.name.text == parameter.name.text
          && DynamicPattern.covers(parameter.value.text, $0.value.text)
      }
    }
  }

  /// A link on an example host that the rule probably matches; callers must check that it does.
  var witness: AssociationLink {
    func text(_ pattern: String) -> String {
      String(pattern.compactMap { $0 == "*" ? nil : $0 == "?" ? "x" : $0 })
    }
    var link = "https://host.example" + text(path?.text ?? "/x")
    if !parameters.isEmpty {
      link +=
        "?" + parameters.map { $0.name.text + "=" + text($0.value.text) }.joined(separator: "&")
    }
    if let fragment { link += "#" + text(fragment.text) }
    return AssociationLink(link)
  }
}
