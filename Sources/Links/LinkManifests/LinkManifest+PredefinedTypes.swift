import LinkRouting

extension LinkManifest {
  /// The predefined types, and the type `locale`, that the manifest uses without declaring types of
  /// the same names.
  ///
  /// The reader adds them to the types of the manifest.
  var usedPredefinedTypes: [ParameterType] {
    var names: [String] = []
    func note(_ name: String) {
      guard ParameterType.predefinedNames.contains(name) || name == ParameterType.localeName,
        !names.contains(name)
      else { return }
      names.append(name)
    }
    func note(_ pattern: RoutePattern) {
      for parameter in pattern.parameters { note(parameter.type) }
    }
    for parameter in sharedQuery + routes.flatMap({ $0.query + $0.fragment }) {
      if case .named(let name) = parameter.type { note(name) }
    }
    for subdomain in hosts.compactMap(SubdomainParameter.init(host:)) { note(subdomain.type) }
    for route in routes { note(route.pattern) }
    for exclusion in exclusions { note(exclusion.pattern) }
    let declared = Set(types.map(\.name))
    return ParameterType.predefinedNames.filter { names.contains($0) && !declared.contains($0) }
      .compactMap { ParameterType.predefined($0) }
      + (names.contains(ParameterType.localeName) && !declared.contains(ParameterType.localeName)
        ? [localeType].compactMap(\.self) : [])
  }
}
