import Diagnostics
import LinkRouting

extension ManifestAssociations {
  /// Which app and route a verdict comes from, and what the writer of its file has reported.
  func origin(
    of verdict: PlatformVerdict, _ platform: LinkPlatform
  ) -> (app: String?, route: String?, widenings: [AssociationWidening]) {
    guard let path = verdict.path else {
      let manifest = manifests.first {
        $0.platforms.apple?.appIDs.contains(verdict.app ?? "") ?? false
      }
      return (manifest?.app, nil, [])
    }
    if platform == .ios {
      let manifest = manifests.first {
        $0.platforms.apple?.appIDs.contains(verdict.app ?? "") ?? false
      }
      let host = apple.values.first { $0.file.path == path }
      let detail = host?.file.details.first { $0.appIDs.contains { $0.text == verdict.app } }
      let comment = verdict.component.flatMap { index in
        detail.flatMap {
          $0.components.indices.contains(index) ? $0.components[index].comment : nil
        }
      }
      // The writer begins the comment of a component with the name of its route.
      let name = comment.map { String($0.prefix { $0 != ":" }) }
      let route = manifest?.routes.first { $0.name == name }?.name
      return (manifest?.app, route, host?.widenings ?? [])
    }
    guard let app = android.first(where: { $0.package == verdict.app }) else {
      return (nil, nil, [])
    }
    if path == app.filters.path {
      return (app.app, route(at: verdict.place, in: path), app.widenings)
    }
    let host = app.hosts.values.first { $0.association.assetLinks?.path == path }
    let route = verdict.component.flatMap { index in
      host.flatMap { $0.routes.indices.contains(index) ? $0.routes[index] : nil }
    }
    return (app.app, route, host?.widenings ?? [])
  }

  /// The route that the comment in front of a place names, as the writer of filters puts it there.
  private func route(at place: SourceRange?, in path: String) -> String? {
    guard let place, let bytes = files[path], place.lowerBound <= bytes.count else { return nil }
    // Backwards, because the comment stands near, and the file may be long.
    let mark = Array("<!-- ".utf8)
    var start = place.lowerBound - mark.count
    while start >= 0, !bytes[start...].starts(with: mark) { start -= 1 }
    guard start >= 0 else { return nil }
    let rest = bytes[(start + mark.count)..<place.lowerBound]
    return rest.firstRange(of: Array(" -->".utf8)).map {
      String(decoding: rest[..<$0.lowerBound], as: UTF8.self)
    }
  }

  /// The exclusions that take the path of a link, as their patterns.
  func exclusions(of link: AssociationLink) -> Set<String> {
    guard let decoded = PercentDecoding.decode(link.bytes[link.path]) else { return [] }
    let host = link.host.map(link.text) ?? ""
    var core = decoded.drop { $0 == 0x2F }
    while core.last == 0x2F { core.removeLast() }
    let path = String(decoding: core, as: UTF8.self)
    var result: Set<String> = []
    for manifest in manifests {
      let types = manifest.typesByName
      for exclusion in manifest.exclusions where exclusion.host?.isSameHost(as: host) ?? true {
        let paths = AcceptedPaths(exclusion.pattern, types: types, isCaseSensitive: true)
        if paths.automaton.accepts(path) { result.insert(exclusion.pattern.description) }
      }
    }
    return result
  }

  /// What is wrong with a link, as the codes that a writer would report for it, the likeliest first.
  func hints(
    _ error: LinkError, _ link: AssociationLink, _ platform: LinkPlatform
  ) -> [AssociationWidening.Code] {
    let isInPath = error.range.upperBound <= link.path.upperBound
    let path = link.text(link.path).lowercased()
    if isInPath, error.code == .invalidValue, path.contains("%5c") {
      return [.encodedBackslashNotExpressible, .encodedSlashNotExpressible]
    }
    if isInPath, path.contains("%2f") { return [.encodedSlashNotExpressible] }
    switch error.code {
    case .unexpectedPathComponent: return [.wildcardCrossesSlash, .precedenceNotExpressible]
    case .duplicateParameter: return [.repeatedItemNotExpressible, .queryNotExpressible]
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
      let manifest = manifests.first(where: { $0.app == nearest.app }),
      let route = manifest.routes.first(where: { $0.name == nearest.route }),
      let type = manifest.type(of: name, in: route), error.range.upperBound <= link.bytes.count
    else { return nil }
    let isBare = link.items.contains { item in
      item.value == nil && item.name.lowerBound <= error.range.lowerBound
        && error.range.upperBound <= item.name.upperBound
    }
    if isBare { return .emptyItemNotExpressible }
    // The error may point at one wrong character of the value.
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
      return rule.length.contains(value.unicodeScalars.count)
        ? .characterClassNotExpressible : .lengthNotExpressible
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
  /// The type of a parameter of a route.
  func type(of parameter: String, in route: Route) -> ParameterType? {
    func named(_ name: String) -> ParameterType? {
      (types + ParameterType.builtIn).first { $0.name == name }
    }
    for component in route.pattern.components {
      switch component {
      case .parameter(parameter, let type, _, _), .catchAll(parameter, let type, _):
        return named(type)
      default: continue
      }
    }
    let declared = (route.query + sharedQuery + route.fragment).first { $0.name == parameter }
    guard let declared else { return nil }
    switch declared.type {
    case .named(let name): return named(name)
    case .inline(let kind): return ParameterType("", kind)
    }
  }
}
