import Diagnostics
import LinkRouting

/// A builder that merges the drafts of all sources into a manifest without errors.
struct ManifestAssembly {
  var report: DraftReport
  var routes: [DraftRoute] = []
  var exclusions: [DraftExclusion] = []
  var manifest: LinkManifest
  var comments: [ManifestLocation: [String]] = [:]
  /// The names that new types must not have, because built-in or drafted types already use them.
  var typeNames = NamePool(Set(ParameterType.builtIn.map(\.name)))
  var knownTypes: [ParameterType: String] = [:]
  /// The hosts of the previous route, with the cached result of `ownHosts(_:)` for these hosts.
  var lastHosts: (hosts: Set<String>, own: [String]?)?

  init(app: String?, _ sources: [SourceDraft], _ report: DraftReport) {
    self.report = report
    let appIDs = sources.flatMap(\.appIDs)
    let packages = sources.flatMap(\.packages).unique
    let fingerprints = sources.flatMap(\.fingerprints).unique
    manifest = LinkManifest(app: Self.name(app, appIDs, packages, sources))
    // Links are built with the first host, so it cannot be a wildcard.
    let hosts = sources.flatMap(\.hosts).unique
    manifest.hosts =
      hosts.filter { !WildcardHost.isWildcard($0) } + hosts.filter(WildcardHost.isWildcard)
    manifest.schemes = sources.flatMap(\.schemes).unique
    manifest.upgradesHTTP = sources.contains { $0.upgradesHTTP == true }
    if !appIDs.isEmpty {
      manifest.platforms.apple = .init(
        appIDs: appIDs.unique, isPlaceholder: appIDs.contains(where: PlaceholderIdentity.isAppID))
    }
    if let package = packages.first {
      for other in packages.dropFirst() {
        self.report.report(
          "draft-other-app", .warning, path: nil, nil,
          "package '\(other)' is not carried over, because the sources name several packages")
      }
      manifest.platforms.android = .init(
        package: package, fingerprints: fingerprints,
        isPlaceholder: fingerprints.isEmpty || PlaceholderIdentity.isPackage(package)
          || fingerprints.contains(where: PlaceholderIdentity.isFingerprint))
      if fingerprints.isEmpty {
        comments[ManifestLocation("platforms", "android"), default: []].append(
          "no source has the fingerprint of the signing certificate")
      }
    }
    sayPlaceholders(areFingerprintsKnown: !fingerprints.isEmpty)
    merge(sources)
    markSecrets()
  }

  /// Adds comments that mark identities that look like placeholders.
  private mutating func sayPlaceholders(areFingerprintsKnown: Bool) {
    func comment(_ platform: String) {
      comments[ManifestLocation("platforms", platform), default: []].append(
        "these identities look like placeholders: replace them and remove 'placeholder'")
    }
    if manifest.platforms.apple?.isPlaceholder ?? false { comment("apple") }
    if areFingerprintsKnown, manifest.platforms.android?.isPlaceholder ?? false {
      comment("android")
    }
  }

  /// Marks values from all sources as secret if ``SecretNames`` contains their names.
  private mutating func markSecrets() {
    for index in routes.indices {
      routes[index].query = routes[index].query.map(Self.marked)
      routes[index].fragment = routes[index].fragment.map(Self.marked)
      routes[index].fragmentText?.markSecrets()
      var last = ""
      routes[index].components = routes[index].components.map { component in
        defer { last = if case .literal(let text) = component { text } else { "" } }
        switch component {
        case .literal: return component
        case .value(let prefix, let value, let suffix):
          return .value(prefix: prefix, value.marked(named: value.name ?? last), suffix: suffix)
        case .compound(let pieces):
          return .compound(
            pieces.map { piece in piece.mapValue { $0.marked(named: $0.name ?? last) } })
        case .rest(let value, let minimum):
          return .rest(value.marked(named: value.name ?? last), minimum: minimum)
        }
      }
    }
  }

  private static func marked(_ parameter: DraftParameter) -> DraftParameter {
    var parameter = parameter
    let isKnown = parameter.value.isSecret
    parameter.value = parameter.value.marked(named: parameter.name)
    if parameter.value.isSecret, !isKnown {
      parameter.value.evidence = parameter.value.evidence ?? "its name looks like that of a secret"
    }
    return parameter
  }

  /// Returns the name of the app.
  ///
  /// The name is the requested one if that is a valid name. Otherwise, it is derived from the end
  /// of an identifier, the first scheme or the first host.
  private static func name(
    _ app: String?, _ appIDs: [String], _ packages: [String], _ sources: [SourceDraft]
  ) -> String {
    if let app, DraftNames.isValid(app) { return app }
    let identifiers = [app].compactMap(\.self) + appIDs + packages
    for identifier in identifiers {
      let words = identifier.split(separator: ".").map(String.init)
      // In `com.shop.mobile`, the word that names the app is `shop`, because `mobile` is too
      // general.
      let general = ["app", "mobile", "ios", "android", "client"]
      let word = words.last { !general.contains($0.lowercased()) } ?? words.last
      if let name = word.flatMap({ DraftNames.camelCase([$0]) }) { return name }
    }
    if let scheme = sources.flatMap(\.schemes).first, let name = DraftNames.camelCase([scheme]) {
      return name
    }
    let host = sources.flatMap(\.hosts).first?.split(separator: ":").first ?? ""
    let labels = host.split(separator: ".").map(String.init)
    let label = labels.count >= 2 ? labels[labels.count - 2] : labels.first
    return label.flatMap { DraftNames.camelCase([$0]) } ?? "app"
  }

  // MARK: Merging

  private mutating func merge(_ sources: [SourceDraft]) {
    var places: [String: Int] = [:]
    for source in sources {
      for route in source.routes {
        if let place = places[route.key] {
          let hadFragment = routes[place].fragmentText != nil || route.fragmentText != nil
          routes[place].refine(by: route)
          if hadFragment, routes[place].fragmentText == nil {
            report.report(
              "draft-fragment", .info, path: nil, nil,
              "fragments of '\(Self.text(route.components))' are not carried over,"
                + " because the sources differ")
          }
        } else {
          places[route.key] = routes.count
          routes.append(route)
        }
      }
      for exclusion in source.exclusions where !exclusions.contains(exclusion) {
        exclusions.append(exclusion)
      }
    }
    uniteSchemes()
    leaveOutOpenEnds()
    leaveOutCovered()
    leaveOutContainedPrefixes()
    leaveOutExcluded()
  }

  /// Removes routes with the same path as an exclusion for all hosts, which excludes all of their
  /// links.
  private mutating func leaveOutExcluded() {
    var names: Set<String> = []
    for exclusion in exclusions where exclusion.host == nil && !exclusion.isException {
      names.insert(exclusion.components.skeleton)
    }
    routes.removeAll { names.contains($0.components.skeleton) && !$0.components.isEmpty }
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in their original order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
