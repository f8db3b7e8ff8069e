extension [LinkManifest] {
  /// The manifests, each with the exclusions that other apps declare for its hosts.
  ///
  /// A router applies the exclusions of a host to the routes of every app on this host. The
  /// association files of each app must therefore contain all exclusions of the host. An added
  /// exclusion specifies its host, because it does not apply to the other hosts or the schemes of
  /// the app.
  ///
  /// - Complexity: O(*n* · *e*) for *n* apps and *e* exclusions on one host.
  package var withSharedExclusions: [LinkManifest] {
    func key(_ host: String) -> String { WildcardHost.withoutParameter(host.asciiLowercased) }
    var appsByHost: [String: [Int]] = [:]
    for (index, manifest) in enumerated() {
      for host in Set(manifest.hosts.map(key)) {
        appsByHost[host, default: []].append(index)
      }
    }
    guard appsByHost.values.contains(where: { $0.count > 1 }) else { return self }
    return enumerated().map { index, manifest in
      var manifest = manifest
      for host in manifest.hosts {
        let others = (appsByHost[key(host)] ?? []).filter { $0 != index }
        manifest.addExclusions(of: others.map { self[$0] }, on: host)
      }
      return manifest
    }
  }
}

extension LinkManifest {
  /// Adds the exclusions of other apps for a host that the apps share.
  ///
  /// The router evaluates the list of each app separately, and excludes a link if one of the lists
  /// excludes it. This method joins the lists into one list, in which an exception applies to all
  /// exclusions after it. Only the list at the end can therefore contain exceptions. If several
  /// apps have exceptions, the method keeps those of one app only. The result may then exclude more
  /// links than the router, but never fewer.
  fileprivate mutating func addExclusions(of others: [LinkManifest], on host: String) {
    let last = hasExceptions ? nil : others.firstIndex(where: \.hasExceptions)
    var first: [Exclusion] = []
    var end: [Exclusion] = []
    var known = Set(exclusions)
    for (index, other) in others.enumerated() {
      for exclusion in other.exclusions
      where exclusion.host.map({
        WildcardHost.withoutParameter($0.asciiLowercased)
          == WildcardHost.withoutParameter(host.asciiLowercased)
      }) ?? true {
        var own = Exclusion(
          pattern: exclusion.pattern.renamingTypes { addType($0, of: other) }, host: host)
        if index == last {
          own.isException = exclusion.isException
          end.append(own)
        } else if !exclusion.isException, !known.contains(Exclusion(pattern: own.pattern)),
          known.insert(own).inserted
        {
          first.append(own)
        }
      }
    }
    exclusions = hasExceptions ? first + exclusions : exclusions + first + end
  }

  /// Adds a type of another app and returns its name in this manifest.
  ///
  /// If the other app does not declare the type, for example because it is built in, the name is
  /// unchanged. If this manifest already declares an equal type, the method returns the name of
  /// that type. If this manifest declares a different type with the name, the added type gets a new
  /// name.
  private mutating func addType(_ name: String, of other: LinkManifest) -> String {
    guard var type = other.types.first(where: { $0.name == name }) else { return name }
    let equal = types.filter { $0.kind == type.kind && $0.isSecret == type.isSecret }
    if let own = equal.first(where: { $0.name == name }) ?? equal.first { return own.name }
    let names = Set((types + ParameterType.builtIn).map(\.name))
    var number = 1
    while names.contains(type.name) {
      type.name = other.app + "-" + name + (number > 1 ? "-\(number)" : "")
      number += 1
    }
    types.append(type)
    return type.name
  }
}

extension RoutePattern {
  /// Returns the pattern with each type name replaced with the result of `rename`.
  fileprivate func renamingTypes(_ rename: (String) -> String) -> RoutePattern {
    RoutePattern(components.map { $0.renamingTypes(rename) })
  }
}
