import FiniteAutomata
import Diagnostics
import LinkRouting
import URLSyntax

extension ManifestAssociations {
  /// Returns the app and the route that a verdict is based on, with the writer's widenings.
  func origin(
    of verdict: PlatformVerdict, _ platform: LinkPlatform
  ) -> (app: String?, route: String?, widenings: WideningIndex) {
    guard let path = verdict.path else {
      let manifest = manifests.first {
        $0.platforms.apple?.appIDs.contains(verdict.app ?? "") ?? false
      }
      return (manifest?.app, nil, WideningIndex())
    }
    if platform == .ios {
      let manifest = manifests.first {
        $0.platforms.apple?.appIDs.contains(verdict.app ?? "") ?? false
      }
      let host = hostOfPath[path].flatMap { apple[$0] ?? apple[WildcardHost.prefix + $0] }
      let detail = host?.file.details.firstIndex {
        $0.appIDs.contains { $0.text == verdict.app }
      }
      let routes = detail.flatMap { host?.routes[$0] } ?? []
      let route = verdict.component.flatMap { routes.indices.contains($0) ? routes[$0] : nil }
      return (manifest?.app, route, host?.widenings ?? WideningIndex())
    }
    guard let app = android.first(where: { $0.package == verdict.app }) else {
      return (nil, nil, WideningIndex())
    }
    if path == app.filters.path {
      return (app.app, route(at: verdict.place, in: path), app.widenings)
    }
    let host = hostOfPath[path].flatMap {
      app.hosts[$0] ?? app.hosts[WildcardHost.prefix + $0]
    }
    let route = verdict.component.flatMap { index in
      host.flatMap { $0.routes.indices.contains(index) ? $0.routes[index] : nil }
    }
    return (app.app, route, host?.widenings ?? WideningIndex())
  }

  /// Returns the route that is named in the last comment before a position in generated intent
  /// filters.
  private func route(at place: SourceRange?, in path: String) -> String? {
    guard let place, let bytes = files[path], place.lowerBound <= bytes.count else { return nil }
    // The search goes backwards, because the comment is near and the file may be long.
    let mark = Array("<!-- ".utf8)
    var start = place.lowerBound - mark.count
    while start >= 0, !bytes[start...].starts(with: mark) { start -= 1 }
    guard start >= 0 else { return nil }
    let rest = bytes[(start + mark.count)..<place.lowerBound]
    return rest.firstRange(of: Array(" -->".utf8)).map {
      String(decoding: rest[..<$0.lowerBound], as: UTF8.self)
    }
  }

  /// Returns the patterns of the exclusions that match the path of a link.
  func exclusions(of link: AssociationLink) -> Set<String> {
    guard let decoded = PercentDecoding.decode(link.bytes[link.path]) else { return [] }
    let host = AndroidHostPlan.key(link.host.map(link.text) ?? "")
    var core = decoded.drop { $0 == 0x2F }
    while core.last == 0x2F { core.removeLast() }
    return exclusions.reduce(into: []) { $0.formUnion($1.patterns(taking: Array(core), on: host)) }
  }

  private func route(_ name: String, of app: String) -> Route? {
    guard let index = manifests.firstIndex(where: { $0.app == app }) else { return nil }
    return routes[index][name].map { manifests[index].routes[$0] }
  }

  /// Returns the codes that a writer would report for the error of a link, most likely first.
  func hints(
    _ error: LinkError, _ link: AssociationLink, _ platform: LinkPlatform
  ) -> [AssociationWidening.Code] {
    if let host = link.host, error.range.upperBound <= host.upperBound,
      error.range.lowerBound >= host.lowerBound
    {
      return [.subdomainNotExpressible]
    }
    let isInPath = error.range.upperBound <= link.path.upperBound
    let path = link.text(link.path).lowercased()
    if isInPath, error.code == .invalidValue, path.contains("%5c") {
      return [.encodedBackslashNotExpressible, .encodedSlashNotExpressible]
    }
    if isInPath, path.contains("%2f") { return [.encodedSlashNotExpressible] }
    switch error.code {
    case .unexpectedPathComponent: return [.wildcardCrossesSlash, .precedenceNotExpressible]
    case .duplicateParameter: return [.repeatedItemNotExpressible, .queryNotExpressible]
    case .conditionFailed: return [.conditionNotExpressible, .queryNotExpressible]
    case .missingParameter: return [.emptyItemNotExpressible, .queryNotExpressible]
    case .invalidValue:
      let value = valueHint(error, link).map { [$0] } ?? []
      let isInQuery = link.query.map { $0.upperBound >= error.range.upperBound } ?? false
      return platform != .ios && !isInPath && isInQuery ? [.queryNotExpressible] + value : value
    default: return []
    }
  }

  private func valueHint(_ error: LinkError, _ link: AssociationLink) -> AssociationWidening.Code? {
    guard let name = error.parameter, let nearest = error.nearest,
      let index = manifests.firstIndex(where: { $0.app == nearest.app }),
      let route = route(nearest.route, of: nearest.app),
      let type = manifests[index].type(of: name, in: route, types[index]),
      error.range.upperBound <= link.bytes.count
    else { return nil }
    let isBare = link.items.contains { item in
      item.value == nil && item.name.lowerBound <= error.range.lowerBound
        && error.range.upperBound <= item.name.upperBound
    }
    if isBare { return .emptyItemNotExpressible }
    // The error may point at a single invalid character of the value.
    let edges = Array("/?#&=".utf8)
    let start = link.bytes[..<error.range.lowerBound].lastIndex { edges.contains($0) } ?? -1
    let end = link.bytes[error.range.upperBound...].firstIndex { edges.contains($0) }
    guard let bytes = PercentDecoding.decode(link.bytes[(start + 1)..<(end ?? link.bytes.count)])
    else { return nil }
    let value = String(decoding: bytes, as: UTF8.self)
    if value.isEmpty { return .emptyItemNotExpressible }
    if type.accepts(value.lowercased()) || type.accepts(value.uppercased()) {
      return .caseNotExpressible
    }
    func isOf(_ characters: String) -> Bool {
      value.unicodeScalars.allSatisfy { characters.unicodeScalars.contains($0) }
    }
    switch type.kind {
    case .text(let rule):
      return rule.length.contains(
        rule.unit == .bytes ? value.utf8.count : value.unicodeScalars.count)
        ? .characterClassNotExpressible : .lengthNotExpressible
    case .pattern(let pattern):
      let rule = pattern.approximation
      if !value.unicodeScalars.allSatisfy({ rule.allowed?.contains($0) ?? true }) {
        return .characterClassNotExpressible
      }
      return rule.length.contains(value.unicodeScalars.count)
        ? .patternNotExpressible : .lengthNotExpressible
    case .integer: return isOf("0123456789-") ? .rangeNotExpressible : .characterClassNotExpressible
    case .date: return isOf("0123456789-") ? .dateNotExpressible : .characterClassNotExpressible
    case .languageTag:
      let letters = ASCIISet.alnum.union("-")
      return value.utf8.allSatisfy(letters.contains)
        ? .languageTagNotExpressible : .characterClassNotExpressible
    case .enumeration, .boolean, .uuid: return .wordsNotExpressible
    }
  }
}

extension LinkManifest {
  /// Returns the type of a parameter of a route.
  ///
  /// - Parameter types: The types of the manifest by name.
  func type(
    of parameter: String, in route: Route, _ types: [String: ParameterType]
  ) -> ParameterType? {
    if let found = route.pattern.parameters.first(where: { $0.name == parameter }) {
      return types[found.type]
    }
    let declared = (route.query + sharedQuery + route.fragment).first { $0.name == parameter }
    guard let declared else { return nil }
    switch declared.type {
    case .named(let name): return types[name]
    case .inline(let kind): return ParameterType("", kind)
    }
  }
}

/// The exclusions of a manifest, indexed by the literal text at the start of their paths.
struct ExclusionIndex: Sendable {
  private let exclusions: [LinkManifest.Exclusion]
  private let paths: [AcceptedPaths]
  private let fronts: PathPrefixes

  init(_ manifest: LinkManifest) {
    exclusions = manifest.exclusions.filter { !$0.isException }
    let types = manifest.typesByName
    paths = exclusions.map {
      AcceptedPaths($0.pattern, types: types, isCaseSensitive: true)
    }
    fronts = PathPrefixes(paths.map(\.leadingText))
  }

  /// Returns the patterns of the exclusions that match a path on a host in lower case.
  ///
  /// The path has no leading or trailing slashes.
  func patterns(taking core: [UInt8], on host: String) -> Set<String> {
    let text = String(decoding: core, as: UTF8.self)
    let found = fronts.places(meeting: core.map(\.asciiLowercased)).filter { index in
      exclusions[index].host.map {
        WildcardHost.matches(AndroidHostPlan.key($0), host: host)
      } ?? true
        && paths[index].automaton.accepts(text)
    }
    return Set(found.map { exclusions[$0].pattern.description })
  }
}

/// The reported widenings, indexed by route.
struct WideningIndex: Sendable {
  private let all: [AssociationWidening]
  private var byRoute: [String: [Int]] = [:]
  /// The indices of the widenings that may apply to every route.
  private var general: [Int] = []

  init(_ widenings: [AssociationWidening] = []) {
    all = widenings
    for (index, widening) in widenings.enumerated() {
      if let route = widening.route, widening.code != .exclusionNotExpressible {
        byRoute[route, default: []].append(index)
      } else {
        general.append(index)
      }
    }
  }

  /// Returns the widenings that may apply to a route, in the order of the report.
  ///
  /// Returns all widenings if the route is unknown.
  func widenings(of route: String?) -> [AssociationWidening] {
    guard let route else { return all }
    return ((byRoute[route] ?? []) + general).sorted().map { all[$0] }
  }
}
