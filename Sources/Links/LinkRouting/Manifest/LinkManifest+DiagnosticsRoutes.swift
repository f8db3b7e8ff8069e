import Diagnostics

extension ManifestCheck {
  mutating func checkRoutes() {
    endless = endlessRedirects()
    if manifest.routes.isEmpty {
      report(
        "no-routes", .warning, at: ManifestLocation("routes"),
        "the manifest has no routes, so every link is rejected")
    }
    let hosts = Set(manifest.hosts)
    let schemes = Set(manifest.schemes)
    for (index, route) in manifest.routes.enumerated() {
      let location = ManifestLocation("routes", route.name)
      checkName(route.name, of: "route", at: location)
      if let first = routes[route.name], first != index {
        report(
          "duplicate-route", at: location, "duplicate route '\(route.name)'", isAboutKey: true)
      }
      var names: [String: ParameterPlace] = [:]
      let others = manifest.sharedQuery + route.query + route.fragment
      check(
        route.pattern, at: location.key("path"), reserved: Set(others.map(\.name)), names: &names)
      if let since = route.since, let until = route.until, until <= since {
        report(
          "empty-versions", at: location.key("until"),
          "no version has route '\(route.name)': 'until' \(until) is not after 'since' \(since)",
          notes: [.init("'until' is the first version that no longer has the route")])
      }
      checkAliases(of: route, at: location.key("aliases"), reserved: Set(others.map(\.name)))
      for parameter in manifest.sharedQuery where names[parameter.name] == nil {
        names[parameter.name] = ParameterPlace(
          location: ManifestLocation("query", parameter.name))
      }
      for parameter in route.query {
        let place = location.key("query").key(parameter.name)
        check(parameter, at: place, names: &names)
        checkDecision(about: parameter, at: place, conditions: route.requirementParameters)
      }
      for parameter in route.fragment {
        let place = route.location(ofFragment: parameter)
        check(parameter, at: place, names: &names)
        guard route.fragmentPattern == nil else { continue }
        checkDecision(about: parameter, at: place, conditions: route.requirementParameters)
      }
      if let pattern = route.fragmentPattern { check(pattern, at: location.key("fragment")) }
      checkKeys(
        of: route.query.map { ($0, location.key("query").key($0.name)) }
          + route.fragment.map { ($0, route.location(ofFragment: $0)) },
        beside: manifest.sharedQuery)
      checkSharedNames(route, at: location)
      checkSubdomainName(route, at: location)
      checkAllowedKeys(of: route, at: location.key("strict").key("allow"))
      checkCount(of: route, at: location)
      checkText(route.title, key: "title", at: location)
      checkText(route.summary, key: "summary", at: location)
      checkRequirements(of: route, index, at: location)
      checkConditions(of: route, at: location.key("conditions"))
      if let redirect = route.redirect {
        check(redirect, of: route, at: location.key("redirect"))
      }
      check(route.hosts, among: manifest.hosts, hosts, "host", at: location.key("hosts"))
      checkFirst(route.hosts ?? [], at: location.key("hosts"))
      check(route.schemes, among: manifest.schemes, schemes, "scheme", at: location.key("schemes"))
      checkReach(route, at: location)
      checkSecrets(route, at: location)
    }
  }

  /// Checks that a manifest file can spell the pattern of a fragment.
  private mutating func check(_ pattern: FragmentPattern, at location: ManifestLocation) {
    guard !pattern.parameterNames.isEmpty else { return }
    let text = pattern.description
    do throws(RoutePatternError) {
      let read = try FragmentPattern(parsing: text, isRequired: pattern.isRequired)
      if read == pattern { return }
      report(
        "invalid-pattern", at: location,
        "braces are not allowed in the literal text of fragment '\(text)'")
    } catch {
      report(
        "invalid-pattern", at: location, range: error.range,
        "invalid fragment '\(text)': expected \(error.expected)")
    }
  }

  /// The maximum number of parameters of a route.
  ///
  /// On the Java virtual machine, a constructor can have at most 255 parameters. A 64-bit number
  /// counts as two of them, and default values require additional parameters ([JVMS
  /// §4.3.3](https://docs.oracle.com/javase/specs/jvms/se21/html/jvms-4.html#jvms-4.3.3)).
  private static let maximumParameters = 100

  private mutating func checkCount(of route: Route, at location: ManifestLocation) {
    let count =
      route.pattern.parameterNames.count + route.query.count + manifest.sharedQuery.count
      + route.fragment.count + (manifest.subdomain(of: route) == nil ? 0 : 1)
    guard count > Self.maximumParameters else { return }
    report(
      "too-many-parameters", at: location,
      "route '\(route.name)' has \(count) parameters; the maximum is \(Self.maximumParameters)",
      notes: [.init("generated classes cannot have more parameters; split the route")],
      isAboutKey: true)
  }

  /// Checks the aliases of a route, which must have the same parameters as the path of the route.
  private mutating func checkAliases(
    of route: Route, at location: ManifestLocation, reserved: Set<String>
  ) {
    var seen: Set<RoutePattern> = [route.pattern]
    for (index, alias) in route.aliases.enumerated() {
      let place = location.index(index)
      var names: [String: ParameterPlace] = [:]
      let count = diagnostics.count
      check(alias, at: place, reserved: reserved, names: &names)
      guard !diagnostics[count...].contains(where: { $0.severity == .error }) else { continue }
      if let reason = alias.reasonAgainstAlias(of: route.pattern) {
        report(
          "alias-parameters", at: place, reason,
          notes: [
            .init(
              "an alias must have the parameters of the path, in the same order and with the same"
                + " types"),
            .init("the path is '\(route.pattern)'", location: location.parent?.key("path")),
          ])
      } else if !seen.insert(alias).inserted {
        report(
          "duplicate-alias", at: place, "duplicate path '\(alias)' of route '\(route.name)'")
      }
    }
    guard route.aliases.count > Route.maximumAliases else { return }
    report(
      "too-many-aliases", at: location,
      "route '\(route.name)' has more than \(Route.maximumAliases) aliases")
  }

  /// Reports path parameters that have the name of a shared query parameter.
  private mutating func checkSharedNames(_ route: Route, at location: ManifestLocation) {
    guard !manifest.sharedQuery.isEmpty else { return }
    for name in route.pattern.parameterNames {
      guard manifest.sharedQuery.contains(where: { $0.name == name }) else { continue }
      report(
        "duplicate-parameter", at: location.key("path"),
        "parameter '\(name)' has the same name as a shared query parameter",
        notes: [
          .init(
            "the shared parameter is declared here", location: ManifestLocation("query", name),
            isAboutKey: true)
        ])
    }
  }

  /// Reports allowed keys that make a strict route accept every key, or that have no effect.
  private mutating func checkAllowedKeys(of route: Route, at location: ManifestLocation) {
    let declared = (route.query + manifest.sharedQuery + route.fragment).map(\.key)
    for (index, key) in route.allowedKeys.enumerated() {
      if key == "*" {
        report(
          "strict-allows-all", .warning, at: location.index(index),
          "'*' allows every key, so the route is not strict; list the keys")
      } else if declared.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
        report(
          "redundant-allowed-key", .warning, at: location.index(index),
          "redundant allowed key '\(key)'; a parameter already has this key")
      }
    }
  }

  /// Checks the hosts or schemes of a route against those of the app.
  private mutating func check(
    _ values: [String]?, among declared: [String], _ set: Set<String>, _ kind: String,
    at location: ManifestLocation
  ) {
    guard let values else { return }
    var seen: Set<String> = []
    for (index, value) in values.enumerated() {
      if !set.contains(value) {
        let meant = spelling.nearest(to: value, among: declared)
        report(
          "undeclared-\(kind)", at: location.index(index),
          "undeclared \(kind) '\(value)'"
            + (meant == nil ? "; declare it under '\(kind)s'" : Self.didYouMean(meant)),
          replacement: meant)
      }
      if !seen.insert(value.asciiLowercased).inserted {
        report(
          "duplicate-\(kind)", at: location.index(index), "duplicate \(kind) '\(value)'")
      }
    }
  }

  /// Reports a route that has neither a host nor a scheme, although the manifest declares one.
  private mutating func checkReach(_ route: Route, at location: ManifestLocation) {
    let hasHost = !(route.hosts ?? manifest.hosts).isEmpty
    let hasScheme = !(route.schemes ?? manifest.schemes).isEmpty
    guard !hasHost, !hasScheme, !manifest.hosts.isEmpty || !manifest.schemes.isEmpty else { return }
    report(
      "unreachable-route", at: location.key(route.hosts != nil ? "hosts" : "schemes"),
      "route '\(route.name)' has no host and no scheme, so no link matches it")
  }

  /// Warns about secrets that a custom-scheme link must contain in its query or fragment.
  ///
  /// Any app can claim a custom scheme. An optional secret can be omitted from such links, and is
  /// omitted from links that are made for sharing.
  private mutating func checkSecrets(_ route: Route, at location: ManifestLocation) {
    guard !(route.schemes ?? manifest.schemes).isEmpty else { return }
    let parameters =
      route.query.map { ($0, location.key("query").key($0.name)) }
      + manifest.sharedQuery.map { ($0, ManifestLocation("query", $0.name)) }
      + route.fragment.map { ($0, route.location(ofFragment: $0)) }
    for (parameter, place) in parameters where parameter.occurrence == .required {
      guard case .named(let name) = parameter.type, types[name]?.isSecret == true else { continue }
      report(
        "secret-on-scheme", .warning, at: place,
        "secret parameter '\(parameter.name)' is required in links with a custom scheme",
        notes: [
          .init(
            "any app can claim a custom scheme; make the parameter optional, or limit the route"
              + " to hosts")
        ], isAboutKey: true)
    }
  }

  /// Reports the host of an exclusion that the manifest does not declare.
  private mutating func reportUndeclared(
    _ host: String, at location: ManifestLocation, range: SourceRange
  ) {
    if let wildcard = manifest.declaredHost(for: host.asciiLowercased),
      WildcardHost.isWildcard(wildcard), wildcard != host.asciiLowercased
    {
      // Do not suggest the wildcard as a replacement: it would exclude the links of all its hosts.
      report(
        "undeclared-host", at: location, range: range,
        "undeclared host '\(host)', which the wildcard '\(wildcard)' matches",
        notes: [
          .init(
            "devices read one file for all hosts of a wildcard; exclude the path on all of them, or"
              + " declare the host in the manifest of another app")
        ])
      return
    }
    let meant = spelling.nearest(to: host, among: manifest.hosts)
    report(
      "undeclared-host", at: location, range: range,
      "undeclared host '\(host)'"
        + (meant == nil ? "; declare it under 'hosts'" : Self.didYouMean(meant)),
      replacement: meant)
  }

  mutating func checkExclusions() {
    var seen: [LinkManifest.Exclusion: Int] = [:]
    for (index, exclusion) in manifest.exclusions.enumerated() {
      let location = manifest.location(ofExclusion: index)
      var names: [String: ParameterPlace] = [:]
      var shift = 0
      if let host = exclusion.host {
        let start = "https://".utf8.count
        shift = start + host.utf8.count
        if !manifest.hosts.contains(host) {
          reportUndeclared(host, at: location, range: SourceRange(start, shift))
        }
      }
      check(exclusion.pattern, at: location, shift: shift, names: &names)
      if let first = seen[exclusion] {
        report(
          "duplicate-exclusion", .warning, at: location,
          "duplicate exclusion '\(exclusion.host ?? "")\(exclusion.pattern)'",
          notes: [.init("first declared here", location: manifest.location(ofExclusion: first))])
      } else {
        seen[exclusion] = index
      }
    }
  }
}
