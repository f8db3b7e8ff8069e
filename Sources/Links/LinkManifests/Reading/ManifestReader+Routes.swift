import Diagnostics
import LinkRouting
import YAMLSyntax

extension ManifestReader {
  mutating func routes(_ node: YAMLNode) -> [Route] {
    if case .list = node.content {
      brokenRoutes.insert("")
      report(
        "wrong-kind", at: ManifestPlaces.head(of: node),
        message: "expected the routes as a mapping, found a list",
        notes: [Diagnostic.Note("write each route under its name, as in 'item: /item/{id:uuid}'")])
      return []
    }
    guard let entries = entries(of: node, "the routes") else {
      brokenRoutes.insert("")
      return []
    }
    return entries.compactMap { name, key, value in
      isNew(name, at: key.range) ? route(name, value) : nil
    }
  }

  /// Records the name of a route and returns `true`; if an earlier route has the name, reports the
  /// duplicate and returns `false`.
  private mutating func isNew(_ name: String, at range: SourceRange) -> Bool {
    guard let first = routeKeys[name] else {
      routeKeys[name] = range
      return true
    }
    report(
      "duplicate-key", at: range, message: "duplicate route '\(name)'",
      notes: [Diagnostic.Note("first declared here", range: first)])
    return false
  }

  private mutating func route(_ name: String, _ node: YAMLNode) -> Route {
    var route = Route(name: name, pattern: RoutePattern([]))
    if node.scalar != nil {
      if let pattern = pattern(node, isRoute: true) {
        route.pattern = pattern
      } else {
        brokenRoutes.insert(name)
      }
      return route
    }
    guard let fields = fields(of: node, "a route", ManifestKeys.route, hints: ForeignKeys.route)
    else {
      brokenRoutes.insert(name)
      return route
    }
    route.query = fields["query"].map { parameters($0) } ?? []
    readFragment(fields, into: &route)
    if let path = fields["path"] {
      if let pattern = pattern(path, beside: route.query + route.fragment) {
        route.pattern = pattern
      } else {
        brokenRoutes.insert(name)
      }
    } else {
      brokenRoutes.insert(name)
      report(
        "missing-key", at: ManifestPlaces.head(of: node),
        message: "route '\(name)' has no path; write 'path: /\(name)'")
    }
    if let node = fields["aliases"] {
      let items = items(node, "a list of paths") ?? []
      route.aliases = items.compactMap { pattern($0, beside: route.query + route.fragment) }
      // If an alias is invalid, the later ones have different indices in the manifest than in the
      // file. The diagnostics of the manifest about this route are then omitted.
      if route.aliases.count < items.count { brokenRoutes.insert(name) }
    }
    route.title = fields["title"].flatMap { text($0, "the key of a title") }
    route.summary = fields["summary"].flatMap { text($0, "a summary") }
    if let node = fields["case"] {
      route.isCaseSensitive =
        choice(node, key: "case", words: [("exact", true), ("insensitive", false)]) ?? true
    }
    if let node = fields["slash"] {
      let words = Route.TrailingSlash.allCases.map { ($0.rawValue, $0) }
      route.trailingSlash = choice(node, key: "slash", words: words) ?? .tolerated
    }
    if let node = fields["strict"] { readStrict(node, into: &route) }
    route.isFormEncoded = fields["form"].flatMap { flag($0, "form") } ?? false
    route.requirements = fields["requires"].map { requirements($0) } ?? []
    route.conditions = fields["conditions"].map { conditions($0, of: name) } ?? []
    route.hosts = fields["hosts"].map { texts($0, "a list of hosts") }
    route.schemes = fields["schemes"].map { texts($0, "a list of schemes") }
    route.since = fields["since"].flatMap { version($0) }
    route.until = fields["until"].flatMap { version($0) }
    route.redirect = fields["redirect"].flatMap { redirect($0, of: name) }
    return route
  }

  /// Reads the target of a redirect: a name, or a mapping with the name and parameter values.
  private mutating func redirect(_ node: YAMLNode, of route: String) -> Route.Redirect? {
    guard case .mapping = node.content else {
      let name = text(node, "the name of a route, or a mapping with the key 'to'")
      if name == nil { brokenRoutes.insert(route) }
      return name.map { Route.Redirect(to: $0) }
    }
    let fields = fields(
      of: node, "a redirect", ManifestKeys.redirect, hints: ForeignKeys.redirect)
    guard let fields else { return nil }
    guard let target = fields["to"] else {
      report(
        "missing-key", at: ManifestPlaces.head(of: node),
        message: "redirect of route '\(route)' has no target; write 'to: ROUTE'")
      return nil
    }
    guard let name = text(target, "the name of a route") else { return nil }
    let entries = fields["with"].flatMap { self.entries(of: $0, "parameters with values") } ?? []
    return Route.Redirect(
      to: name,
      values: entries.compactMap { name, _, value in
        // An empty value requires quotes.
        text(value, "a value, or a parameter in braces").map {
          Route.Redirect.Value(name, Route.Redirect.Source(spelled: $0))
        }
      })
  }

  /// Reads the pattern of the fragment, or its parameters in the syntax of a query.
  private mutating func readFragment(_ fields: YAMLFields, into route: inout Route) {
    let required = fields["fragmentRequired"]
    guard let node = fields["fragment"], node.scalar != nil else {
      route.fragment = fields["fragment"].map { parameters($0) } ?? []
      if let required {
        report(
          "superfluous-key", at: required.range,
          message: "'fragmentRequired' has no effect without a pattern in 'fragment'",
          notes: [
            Diagnostic.Note(
              "in a fragment with keys, mark each optional parameter with '?' after its type")
          ])
      }
      return
    }
    guard let text = text(node, "a fragment such as L{line:integer}") else { return }
    do {
      route.fragmentPattern = try FragmentPattern(
        parsing: text, isRequired: required.flatMap { flag($0, "fragmentRequired") } ?? false)
    } catch {
      brokenRoutes.insert(route.name)
      let start = node.scalar?.verbatimStart
      report(
        "invalid-pattern", at: start.map { error.range.shifted(by: $0) } ?? node.range,
        message: "expected \(error.expected)")
    }
  }

  /// Reads conditions such as `return >= depart`.
  private mutating func conditions(_ node: YAMLNode, of route: String) -> [ParameterCondition] {
    let items = items(node, "a list of conditions") ?? []
    let conditions = items.compactMap { item -> ParameterCondition? in
      guard let text = text(item, "a condition such as 'return >= depart'") else { return nil }
      if let condition = ParameterCondition(text) { return condition }
      report(
        "invalid-condition", at: item.range, message: "malformed condition '\(text)'",
        notes: [
          Diagnostic.Note(
            "write two parameters with 'with', '>', '>=', '<' or '<=' between them, separated by"
              + " spaces")
        ])
      return nil
    }
    // If a condition is invalid, later ones have different indices in the manifest than in the
    // file. The diagnostics of the manifest about this route are then omitted.
    if conditions.count < items.count { brokenRoutes.insert(route) }
    return conditions
  }

  private mutating func version(_ node: YAMLNode) -> AppVersion? {
    guard let text = text(node, "a version of the app, such as 4.2") else { return nil }
    guard let version = AppVersion(parsing: text) else {
      report(
        "invalid-version", at: node.range, message: "invalid version '\(text)' of the app",
        notes: [Diagnostic.Note("a version consists of numbers with dots between them, as in 4.2")])
      return nil
    }
    return version
  }

  /// Reads `strict: true`, or the undeclared keys that a strict route allows.
  private mutating func readStrict(_ node: YAMLNode, into route: inout Route) {
    guard case .mapping = node.content else {
      route.rejectsUnknownKeys = flag(node, "strict") ?? false
      return
    }
    guard let fields = fields(of: node, "a strict route", ManifestKeys.strict) else { return }
    route.rejectsUnknownKeys = true
    route.allowedKeys = fields["allow"].map { allowedKeys($0) } ?? []
    route.allowsTrackingKeys = fields["tracking"].flatMap { flag($0, "tracking") } ?? false
  }

  /// Reads a list of keys; a value that YAML 1.2 reads as a number or a Boolean is reported.
  private mutating func allowedKeys(_ node: YAMLNode) -> [String] {
    let what = "a list of keys"
    guard let items = items(node, what) else { return [] }
    for item in items {
      guard let scalar = item.scalar, scalar.isPlain, scalar.isTyped else { continue }
      let range = item.range
      report(
        "wrong-kind", at: range, message: "expected a string in \(what), found \(scalar.text)",
        fixIts: [
          FixIt(
            title: "put the value in quotes", applicability: .safe,
            edits: [
              FixIt.Edit(range: SourceRange(range.lowerBound, range.lowerBound), text: "\""),
              FixIt.Edit(range: SourceRange(range.upperBound, range.upperBound), text: "\""),
            ])
        ])
    }
    return items.compactMap { text($0, "a string in " + what) }
  }

  /// Reads a path.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the route's query and fragment.
  ///   - isRoute: `true` if the path is the whole value of the route.
  mutating func pattern(
    _ node: YAMLNode, beside parameters: [ParameterDeclaration] = [], isRoute: Bool = false
  ) -> RoutePattern? {
    guard let text = text(node, "a path such as /item/{id:uuid}") else { return nil }
    let names = sharedNames.union(parameters.map(\.name))
    return pattern(text, of: node, shift: 0, beside: names, isRoute: isRoute)
  }

  /// Parses a path, which may follow a host in the same string.
  ///
  /// - Parameters:
  ///   - node: The node that contains the string.
  ///   - shift: The offset of the path in the string.
  ///   - names: The names that parameters of the path cannot use.
  ///   - isRoute: `true` if the path is the whole value of the route.
  private mutating func pattern(
    _ path: String, of node: YAMLNode, shift: Int, beside names: Set<String> = [],
    isRoute: Bool = false
  ) -> RoutePattern? {
    do {
      return try RoutePattern(parsing: path)
    } catch {
      let meant =
        withSlash(path) ?? ForeignPattern(types: typeNames, reserved: names).path(path)
      report(error, in: path, of: node, shift: shift, meant: meant, isRoute: isRoute)
      return nil
    }
  }

  /// Returns a path with a leading slash added.
  ///
  /// Returns `nil` if the result is not a valid pattern, or if it contains unknown types or
  /// characters that may be the syntax of another router.
  private func withSlash(_ path: String) -> ForeignPattern.Path? {
    let known = typeNames.union(ParameterType.builtIn.map(\.name))
      .union(ParameterType.predefinedNames)
    guard let pattern = try? RoutePattern(parsing: "/" + path),
      pattern.parameters.allSatisfy({ known.contains($0.type) }),
      // The following characters may be the syntax of another router, as in `users/:id`.
      pattern.components.flatMap({ $0.pieces ?? [] }).compactMap(\.text)
        .allSatisfy({ text in !text.contains { ":<>()[]?$\\^|#*".contains($0) } })
    else { return nil }
    return ForeignPattern.Path(text: "/" + path)
  }

  /// Reports an invalid path, and suggests the pattern that was probably meant.
  private mutating func report(
    _ error: RoutePatternError, in path: String, of node: YAMLNode, shift: Int,
    meant: ForeignPattern.Path?, isRoute: Bool
  ) {
    let start = node.scalar?.verbatimStart.map { $0 + shift }
    var notes: [String] = []
    if let meant {
      if meant.hadOrigin { notes.append("list hosts under 'hosts', for all routes or for one") }
      if meant.hadOptional {
        notes.append("write an optional component in brackets, as in '/store[/{section}]'")
      }
      if !meant.queryNames.isEmpty {
        let query = meant.queryNames.map { $0 + ": text?" }.joined(separator: ", ")
        notes.append("declare the parameters of the query, as in 'query: { \(query) }'")
      }
    }
    var fixIts: [FixIt] = []
    if let meant, isRoute, !meant.queryNames.isEmpty {
      let text = YAMLText.mapping([
        ("path", YAMLText.scalar(meant.text, inFlow: true)),
        ("query", YAMLText.mapping(meant.queryNames.map { ($0, "text?") })),
      ])
      fixIts = [
        FixIt(
          title: "write '\(text)'", applicability: .unsafe,
          edits: [FixIt.Edit(range: node.range, text: text)])
      ]
    } else if let meant,
      let edit = node.scalar?.edit(replacing: shift..<shift + path.utf8.count, by: meant.text)
    {
      fixIts = [FixIt(title: "write '\(meant.text)'", applicability: .unsafe, edits: [edit])]
    }
    report(
      "invalid-pattern", at: start.map { error.range.shifted(by: $0) } ?? node.range,
      message: "expected \(error.expected)", notes: notes.map { Diagnostic.Note($0) },
      fixIts: fixIts)
  }

  /// Reads the links that stay in the browser, and the exceptions.
  mutating func exclusions(_ node: YAMLNode) -> [LinkManifest.Exclusion] {
    guard let items = items(node, "a list of paths and links") else { return [] }
    let exclusions = items.compactMap { item -> LinkManifest.Exclusion? in
      guard case .mapping = item.content else { return exclusion(item) }
      let fields = fields(
        of: item, "an exception", ManifestKeys.exception, hints: ForeignKeys.exception)
      guard let fields else { return nil }
      guard let node = fields["except"] else {
        if fields.values.isEmpty {
          report(
            "missing-key", at: ManifestPlaces.head(of: item),
            message: "missing key 'except' in an exception")
        }
        return nil
      }
      var exception = exclusion(node)
      exception?.isException = true
      return exception
    }
    hasBrokenExclusions = exclusions.count < items.count
    return exclusions
  }

  /// Reads a path, or a link with one host.
  private mutating func exclusion(_ item: YAMLNode) -> LinkManifest.Exclusion? {
    guard let text = text(item, "a path such as /help, or a link with a host") else { return nil }
    let scheme = "https://"
    guard text.hasPrefix(scheme) else {
      if text.hasPrefix("http://") {
        report(
          "wrong-value", at: item.range, message: "excluded links must start with 'https://'")
        return nil
      }
      // The notation of Apple's older association files.
      let negation = "NOT "
      if text.hasPrefix(negation) {
        let path = YAMLText.scalar(String(text.dropFirst(negation.count)), inFlow: true)
        report(
          "wrong-value", at: item.range, message: "an exception is not written with 'NOT'",
          fixIts: [
            FixIt(
              title: "write '{ except: \(path) }'", applicability: .unsafe,
              edits: [FixIt.Edit(range: item.range, text: "{ except: \(path) }")])
          ])
        return nil
      }
      return pattern(text, of: item, shift: 0).map { LinkManifest.Exclusion(pattern: $0) }
    }
    let rest = text.dropFirst(scheme.count)
    let host = String(rest.prefix { $0 != "/" })
    let path = String(rest.dropFirst(host.count))
    let pattern = pattern(
      path.isEmpty ? "/" : path, of: item, shift: scheme.utf8.count + host.utf8.count)
    return pattern.map { LinkManifest.Exclusion(pattern: $0, host: host) }
  }
}

extension YAMLScalar {
  /// A Boolean value that indicates whether a plain scalar is a number or a Boolean value.
  ///
  /// The rules are those of the core schema of [YAML
  /// 1.2](https://yaml.org/spec/1.2.2/#103-core-schema).
  fileprivate var isTyped: Bool {
    if ["true", "false"].contains(text.lowercased()) { return true }
    let startsNumber = text.utf8.first.map { $0 &- 0x30 < 10 || "+-.".utf8.contains($0) } ?? false
    return startsNumber && Double(text) != nil
  }
}
