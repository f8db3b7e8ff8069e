import Diagnostics

extension ManifestCheck {
  /// Checks that at most one host has a parameter, and checks the name and the type of the first
  /// such parameter.
  mutating func checkSubdomains() {
    let all = manifest.hosts.enumerated().compactMap { index, host in
      SubdomainParameter(host: host).map { (index: index, subdomain: $0) }
    }
    guard let first = all.first else { return }
    let location = ManifestLocation("hosts")
    for (index, subdomain) in all.dropFirst() {
      report(
        "several-subdomains", at: location.index(index),
        "second host with a parameter: '\(subdomain.host)'",
        notes: [
          .init(
            "only one host can have a parameter; the first one is declared here",
            location: location.index(first.index))
        ])
    }
    let name = first.subdomain.name
    let nameRange = SourceRange(1, 1 + name.utf8.count)
    checkName(
      name, of: "parameter", at: location.index(first.index), range: nameRange, isAboutKey: false)
    checkType(of: first.subdomain, at: location.index(first.index))
    guard manifest.sharedQuery.contains(where: { $0.name == name }) else { return }
    report(
      "duplicate-parameter", at: location.index(first.index), range: nameRange,
      "parameter '\(name)' of the host has the same name as a shared query parameter",
      notes: [
        .init(
          "the shared parameter is declared here", location: ManifestLocation("query", name),
          isAboutKey: true)
      ])
  }

  private mutating func checkType(
    of subdomain: SubdomainParameter, at location: ManifestLocation
  ) {
    let end = subdomain.host.utf8.count - subdomain.domain.utf8.count - 2
    let range = SourceRange(end - subdomain.type.utf8.count, end)
    guard let type = types[subdomain.type] else {
      reportUnknownType(subdomain.type, at: location, range: range, ofParameter: subdomain.name)
      return
    }
    guard let reason = type.reasonAgainstSubdomain else { return }
    report(
      "subdomain-type", at: location, range: range,
      "type '\(type.name)' cannot be the type of a subdomain",
      notes: [
        .init(reason),
        .init("a label of a host has 1 to 63 characters: a-z, 0-9, and hyphens between them"),
      ])
  }

  /// Reports the parameters of a route that have the same name as the parameter of its host.
  mutating func checkSubdomainName(_ route: Route, at location: ManifestLocation) {
    guard let subdomain = manifest.subdomain(of: route) else { return }
    var places: [ManifestLocation] = []
    if route.pattern.parameterNames.contains(subdomain.name) { places.append(location.key("path")) }
    if route.query.contains(where: { $0.name == subdomain.name }) {
      places.append(location.key("query").key(subdomain.name))
    }
    for parameter in route.fragment where parameter.name == subdomain.name {
      places.append(route.location(ofFragment: parameter))
    }
    let index = manifest.hosts.firstIndex(of: subdomain.host) ?? 0
    for place in places {
      report(
        "duplicate-parameter", at: place,
        "parameter '\(subdomain.name)' has the same name as the parameter of a host",
        notes: [
          .init("the host is declared here", location: ManifestLocation("hosts").index(index))
        ])
    }
  }

  /// Reports an environment whose hosts have a different parameter from those of the manifest.
  ///
  /// The parameter must be the same, because generated code has the same properties in every
  /// environment.
  mutating func checkSubdomain(
    of environment: LinkManifest.Environment, at location: ManifestLocation
  ) {
    guard let hosts = environment.hosts else { return }
    let own = hosts.lazy.compactMap { SubdomainParameter(host: $0) }.first
    let declared = manifest.subdomain
    guard own?.name != declared?.name || own?.type != declared?.type else { return }
    func text(_ subdomain: SubdomainParameter?) -> String {
      subdomain.map { "the parameter '\($0.name)' of type '\($0.type)'" } ?? "no parameter"
    }
    report(
      "subdomain-differs", at: location,
      "the hosts of environment '\(environment.name)' have \(text(own))",
      notes: [
        .init("the hosts of the manifest have \(text(declared)); an environment cannot change this")
      ])
  }
}

extension ParameterType {
  /// The reason why the type cannot be the type of a subdomain, or `nil`.
  fileprivate var reasonAgainstSubdomain: String? {
    if isSecret { return "hosts are public in DNS and TLS, so their values are not secret" }
    if !customTypes.isEmpty {
      return "a type with 'swift', 'kotlin' or 'typescript' cannot be the type of a host parameter"
    }
    switch kind {
    case .text: break
    case .pattern(let pattern) where pattern.decimal == nil: break
    case .enumeration(let words):
      if let word = words.first(where: { !WildcardHost.isLabel($0) }) {
        return "the word '\(word)' is not a label of a host"
      }
    case .pattern, .integer, .uuid, .languageTag, .date, .boolean:
      return "use a type with 'text', 'pattern' or 'enum'"
    }
    return sampleLabels.isEmpty ? "no value of the type is a label of a host" : nil
  }
}
