import Diagnostics
import LinkRouting

extension ManifestAssembly {
  /// Writes the routes and exclusions into the manifest, and a placeholder host if it has neither a
  /// host nor a scheme.
  mutating func writeRoutes() {
    if manifest.hosts.isEmpty, manifest.schemes.isEmpty {
      manifest.hosts = [ManifestDraft.placeholderHost]
      comments[ManifestLocation("hosts"), default: []].append(
        "no source has a host: write yours here")
      report.report(
        "draft-no-host", .warning, path: nil, nil,
        "no source has a host or a scheme, so the draft has '\(ManifestDraft.placeholderHost)'",
        notes: ["give a host with --host, or the entitlements with --info-plist"])
    }
    copyExclusionsToWildcards()
    let hasExceptions = exclusions.contains(where: \.isException)
    var names = NamePool()
    for route in routes {
      let name = names.take(route.name ?? Self.name(of: route.components))
      write(route, name)
    }
    for exclusion in exclusions {
      guard exclusion.host.map(manifest.hosts.contains) ?? true else { continue }
      var names = NamePool()
      let pattern = pattern(exclusion.components, &names)
      var text = LinkManifest.Exclusion(
        pattern: pattern, host: exclusion.host, isException: exclusion.isException)
      // An exclusion that exists for every host is written once, without a host. This is not
      // possible if the app has schemes, to which it would then also apply. Nor is it possible if
      // there are several hosts and any exceptions, because the order for each host must be kept.
      let isGeneral =
        manifest.schemes.isEmpty && (manifest.hosts.count == 1 || !hasExceptions)
        && manifest.hosts.allSatisfy { host in
          var same = exclusion
          same.host = host
          return exclusions.contains(same)
        }
      if isGeneral { text.host = nil }
      if !manifest.exclusions.contains(text) { manifest.exclusions.append(text) }
    }
  }

  /// Copies the exclusions of a domain to its wildcard, because devices read one file for both.
  private mutating func copyExclusionsToWildcards() {
    for wildcard in manifest.hosts.filter(WildcardHost.isWildcard) {
      for exclusion in exclusions where exclusion.host == WildcardHost.domain(of: wildcard) {
        var copy = exclusion
        copy.host = wildcard
        if !exclusions.contains(copy) { exclusions.append(copy) }
      }
    }
  }

  /// Returns a name for a route with the given components.
  static func name(of components: [DraftComponent]) -> String {
    let words = components.compactMap { component in
      if case .literal(let text) = component { text } else { nil }
    }
    if components.isEmpty { return "home" }
    return DraftNames.camelCase(words) ?? "page"
  }

  private mutating func write(_ route: DraftRoute, _ name: String) {
    let keys = (route.query + route.fragment).map(\.name)
    var names = NamePool(Set(keys.filter(DraftNames.isValid)))
    var nameOfKey: [String: String] = [:]
    for key in keys where !DraftNames.isValid(key) && nameOfKey[key] == nil {
      nameOfKey[key] = LinkKey.name(for: key).map { names.take($0) }
    }
    func ownName(of parameter: DraftParameter) -> String {
      nameOfKey[parameter.name] ?? parameter.name
    }
    var result = Route(name: name, pattern: pattern(route.components, &names))
    let location = ManifestLocation("routes", name)
    result.query = route.query.map { declare($0, ownName(of: $0), at: location.key("query")) }
    let own = Set(route.query.map(\.name))
    result.fragment = route.fragment.filter { !own.contains($0.name) }
      .map { declare($0, ownName(of: $0), at: location.key("fragment")) }
    if let text = route.fragmentText {
      result.fragmentPattern = FragmentPattern(
        pieces(text.pieces, after: "value", &names), isRequired: text.isRequired)
    }
    result.summary = route.summary
    result.isCaseSensitive = route.isCaseSensitive
    result.trailingSlash = route.trailingSlash
    result.hosts = route.hosts.flatMap { ownHosts($0) }
    let schemes = route.schemes.map { schemes in manifest.schemes.filter { schemes.contains($0) } }
    if let schemes, schemes != manifest.schemes { result.schemes = schemes }
    if result.hosts?.isEmpty ?? manifest.hosts.isEmpty,
      result.schemes?.isEmpty ?? manifest.schemes.isEmpty
    {
      // The route has neither a host nor a scheme left, so it is omitted.
      return
    }
    manifest.routes.append(result)
    var lines = route.evidence
    if lines.isEmpty, !route.origins.isEmpty {
      lines = ["from " + route.origins.joined(separator: ", ")]
    }
    for component in route.components {
      switch component {
      case .value(_, let value, _): lines += [value.evidence].compactMap(\.self)
      case .compound(let pieces): lines += pieces.compactMap { $0.value?.evidence }
      case .literal, .rest: break
      }
    }
    if !lines.isEmpty { comments[location] = lines }
  }

  /// Returns the hosts of a route in manifest order; `nil` if it has all hosts of the manifest.
  private mutating func ownHosts(_ hosts: Set<String>) -> [String]? {
    // Equal sets from one filter share their storage, so comparing them is fast.
    if let last = lastHosts, last.hosts == hosts { return last.own }
    // Devices read the file of a domain also for the wildcard of its subdomains.
    let listed = manifest.hosts.filter { host in
      hosts.contains(host)
        || WildcardHost.isWildcard(host) && hosts.contains(WildcardHost.domain(of: host))
    }
    let own = listed == manifest.hosts ? nil : listed
    lastHosts = (hosts, own)
    return own
  }

  // MARK: Paths

  private mutating func pattern(
    _ components: [DraftComponent], _ names: inout NamePool
  ) -> RoutePattern {
    var last = "value"
    return RoutePattern(
      components.map { component in
        switch component {
        case .literal(let text):
          last = DraftNames.camelCase([text]).map(DraftNames.singular) ?? last
          return .literal(text)
        case .value(let prefix, let value, let suffix):
          let name = names.take(Self.name(of: value, behind: last))
          return .parameter(
            name: name, type: type(of: value, named: name), prefix: prefix, suffix: suffix)
        case .compound(let pieces): return .compound(self.pieces(pieces, after: last, &names))
        case .rest(let value, let minimum):
          let name = names.take(value.name.flatMap(Self.name) ?? "rest")
          return .catchAll(name: name, type: type(of: value, named: name), minimum: minimum)
        }
      })
  }

  /// Returns the pieces of a component or a fragment with several values.
  ///
  /// - Parameter last: The word from which values get their names.
  private mutating func pieces(
    _ pieces: [DraftPiece], after last: String, _ names: inout NamePool
  ) -> [RoutePattern.Piece] {
    var last = last
    return pieces.map { piece in
      switch piece {
      case .literal(let text):
        // Text such as the `L` of `L10` is too short for a name.
        last = DraftNames.camelCase([text]).flatMap { $0.utf8.count < 3 ? nil : $0 } ?? last
        return .literal(text)
      case .value(let value):
        let name = names.take(Self.name(of: value, behind: last))
        return .parameter(name: name, type: type(of: value, named: name))
      }
    }
  }

  private static func name(of value: DraftValue, behind last: String) -> String {
    if let name = value.name.flatMap(Self.name) { return name }
    switch value.kind {
    case .languageTag: return "language"
    case .date: return "date"
    case .uuid, .integer: return last == "value" ? "id" : last + "ID"
    default: return last
    }
  }

  /// Returns a parameter name without a leading `not-` or `not-in-` and without text before a dot.
  private static func name(_ text: String) -> String? {
    var text = text
    for prefix in ["not-in-", "not-"] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    if let dot = text.lastIndex(of: ".") { text = String(text[text.index(after: dot)...]) }
    return DraftNames.isValid(text) ? text : DraftNames.camelCase([text])
  }

  // MARK: Types

  /// Returns the name of the type of a value; declares the type if it does not exist.
  private mutating func type(of value: DraftValue, named name: String) -> String {
    if let builtIn = Self.builtIn(value.kind, inPath: true), !value.isSecret { return builtIn }
    let key = ParameterType(value.isSecret ? name : "", value.kind, isSecret: value.isSecret)
    if let known = knownTypes[key] { return known }
    let typeName = typeNames.take(name)
    knownTypes[key] = typeName
    manifest.types.append(ParameterType(typeName, value.kind, isSecret: value.isSecret))
    return typeName
  }

  private static func builtIn(_ kind: ParameterType.Kind, inPath: Bool) -> String? {
    if inPath, kind.isAnyComponent { return "text" }
    return ParameterType.builtIn.first { $0.kind == kind }?.name
  }

  private mutating func declare(
    _ parameter: DraftParameter, _ name: String, at location: ManifestLocation
  ) -> ParameterDeclaration {
    if let evidence = parameter.value.evidence {
      comments[location.key(name)] = [evidence]
    }
    let type: ParameterDeclaration.TypeReference
    var occurrence = parameter.occurrence
    if parameter.value.isSecret {
      type = .named(self.type(of: parameter.value, named: name))
      // Any app can claim a custom scheme, so a link with one must not require a secret.
      if occurrence == .required, !manifest.schemes.isEmpty { occurrence = .optional }
    } else if let builtIn = Self.builtIn(parameter.value.kind, inPath: false) {
      type = .named(builtIn)
    } else {
      type = .inline(parameter.value.kind)
    }
    let key = parameter.name == name ? nil : parameter.name
    return ParameterDeclaration(name: name, type: type, occurrence: occurrence, key: key)
  }
}
