import LinkRouting
import URLSyntax

/// Links of a manifest and similar links, on which platforms may diverge from the router.
///
/// For a custom scheme, only unchanged links of a route are generated. For a host, unchanged links
/// are generated, and links with one change:
/// - a value at a limit of its type's range
/// - an additional item, a missing item, or an item without its value
/// - an additional or missing path component, or a different slash, case or spelling
/// - a different scheme, host or port, or additional user information
///
/// Links are generated separately for each route, so that a caller with a budget does not have to
/// generate all of them.
final class LinkCandidates {
  /// The source of links: a route, an exclusion, or only an origin.
  enum Source {
    case route(Int, origin: String, isWeb: Bool)
    case exclusion(Int, origin: String)
    case origin(String, isWeb: Bool)
  }

  private let manifest: LinkManifest
  private let types: [String: ParameterType]
  private var samplesByName: [String: ValueSamples] = [:]
  private var samplesByKind: [ParameterType.Kind: ValueSamples] = [:]
  /// The sources of links, in a deterministic order.
  let sources: [Source]

  /// Creates the sources of a manifest's links.
  ///
  /// - Parameter hosts: The hosts of the manifest for which links are generated.
  init(_ manifest: LinkManifest, hosts: [String]) {
    self.manifest = manifest
    types = manifest.typesByName
    let hosts = hosts.map(manifest.sampleOrigin)
    let schemes = manifest.schemes.map { $0 + "://" }
    var sources: [Source] = []
    for index in manifest.routes.indices {
      sources += hosts.map { .route(index, origin: $0, isWeb: true) }
      sources += schemes.map { .route(index, origin: $0, isWeb: false) }
    }
    for (index, exclusion) in manifest.exclusions.enumerated() {
      let origins = exclusion.host.map { [manifest.sampleOrigin(of: $0)] } ?? hosts
      sources += origins.map { .exclusion(index, origin: $0) }
    }
    sources += hosts.map { .origin($0, isWeb: true) } + schemes.map { .origin($0, isWeb: false) }
    self.sources = sources
  }

  /// Returns the links of a source, in a deterministic order, simplest first.
  func links(of source: Source) -> [String] {
    switch source {
    case .route(let index, let origin, let isWeb):
      return manifest.routes[index].variants.flatMap { route in
        let drafts = drafts(of: route, origin: origin)
        return isWeb ? drafts.flatMap { variants(of: $0, route) } : drafts.map(\.link)
      }.unique
    case .exclusion(let index, let origin):
      let route = Route(name: "", pattern: manifest.exclusions[index].pattern)
      return drafts(of: route, origin: origin).flatMap { draft in
        [
          draft.link, changed(draft) { $0.hasTrailingSlash.toggle() },
          changed(draft) { $0.components.append("x") },
        ]
      }.unique
    case .origin(let origin, let isWeb):
      return isWeb
        ? origins(origin).map { $0 + "/" } + [origin, origin + "/zz/zz"]
        : [origin, origin + "zz/zz"]
    }
  }

  // MARK: Plain links

  private struct Parameter {
    /// The key of the parameter in links.
    var name: String
    var samples: ValueSamples
    var isRequired: Bool
  }

  private func parameters(_ declarations: [ParameterDeclaration]) -> [Parameter] {
    declarations.compactMap { declaration in
      let samples: ValueSamples? =
        switch declaration.type {
        case .named(let name): self.samples(name)
        case .inline(let kind): self.samples(kind)
        }
      return samples.map {
        Parameter(
          name: declaration.key, samples: $0, isRequired: declaration.occurrence == .required)
      }
    }
  }

  private func samples(_ name: String) -> ValueSamples? {
    if let known = samplesByName[name] { return known }
    let samples = types[name].map(ValueSamples.init)
    samplesByName[name] = samples
    return samples
  }

  private func samples(_ kind: ParameterType.Kind) -> ValueSamples {
    if let known = samplesByKind[kind] { return known }
    let samples = ValueSamples(ParameterType("", kind))
    samplesByKind[kind] = samples
    return samples
  }

  private func query(of route: Route) -> [Parameter] {
    let own = Set(route.query.map(\.name))
    return parameters(route.query + manifest.sharedQuery.filter { !own.contains($0.name) })
  }

  /// Returns a link with every parameter, unless it is too long, and a link with only the required
  /// ones.
  private func drafts(of route: Route, origin: String) -> [LinkDraft] {
    var draft = LinkDraft(origin: origin)
    for component in route.pattern.components {
      switch component {
      case .literal(let text): draft.components.append(text)
      case .parameter, .compound:
        draft.components.append(texts(of: component).joined())
      case .catchAll(_, let type, let minimum):
        let value = samples(type)?.valid.first ?? "x"
        draft.components += Array(repeating: value, count: minimum + 1)
      }
    }
    draft.hasTrailingSlash = route.trailingSlash == .required
    let query = query(of: route)
    let fragment = route.fragmentPattern == nil ? parameters(route.fragment) : []
    var bare = draft
    if let pattern = route.fragmentPattern {
      draft.plainFragment = texts(of: .compound(pattern.pieces))
      if pattern.isRequired { bare.plainFragment = draft.plainFragment }
    }
    draft.query = query.map { .init(name: $0.name, value: $0.samples.valid.first ?? "x") }
    draft.fragment = fragment.map { .init(name: $0.name, value: $0.samples.valid.first ?? "x") }
    let required = Set(query.filter(\.isRequired).map(\.name))
    bare.query = draft.query.filter { required.contains($0.name) }
    bare.fragment = draft.fragment.filter { item in
      fragment.contains { $0.name == item.name && $0.isRequired }
    }
    // A link with all parameters of a route may be too long.
    return draft.link.utf8.count > URLParts.maximumLength ? [bare] : [draft, bare]
  }

  /// Returns the text of each piece of a component, with a valid value for each parameter.
  private func texts(of component: RoutePattern.Component) -> [String] {
    (component.pieces ?? []).map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(_, let type): samples(type)?.valid.first ?? "x"
      }
    }
  }

  // MARK: Changes

  private func changed(_ draft: LinkDraft, _ change: (inout LinkDraft) -> Void) -> String {
    var draft = draft
    change(&draft)
    return draft.link
  }

  private func variants(of draft: LinkDraft, _ route: Route) -> [String] {
    [draft.link] + values(of: draft, route) + items(of: draft, route) + paths(of: draft, route)
      + origins(draft.origin).map { origin in changed(draft) { $0.origin = origin } }
  }

  private func values(of draft: LinkDraft, _ route: Route) -> [String] {
    var links: [String] = []
    // In the pattern, a catch-all is one component. In the draft, it may consist of several.
    var shift = 0
    for (place, component) in route.pattern.components.enumerated() {
      let index = place + shift
      switch component {
      case .literal(let text):
        var others = [text + "x", text.uppercased(), String(text.dropLast())]
        if !route.isCaseSensitive { others.append(Self.inMixedCase(text)) }
        for other in others where other != text {
          links.append(changed(draft) { $0.components[index] = other })
        }
        // In an association file, a dot or a wildcard character in a literal may match any
        // character.
        let spoiled = String(text.map { ".*?$(".contains($0) ? "x" : $0 })
        if spoiled != text { links.append(changed(draft) { $0.components[index] = spoiled }) }
      case .parameter(_, let type, let prefix, let suffix):
        guard let samples = samples(type) else { continue }
        links += (samples.valid + samples.near).map { value in
          changed(draft) { $0.components[index] = prefix + value + suffix }
        }
        if !suffix.isEmpty { links.append(changed(draft) { $0.components[index] += "x" }) }
      case .compound(let pieces):
        for (place, piece) in pieces.enumerated() {
          var texts = texts(of: component)
          var others = [texts[place] + "x", String(texts[place].dropLast())]
          if case .parameter(_, let type) = piece, let samples = samples(type) {
            others = samples.valid + samples.near
          }
          for other in others {
            texts[place] = other
            links.append(changed(draft) { $0.components[index] = texts.joined() })
          }
        }
      case .catchAll(_, let type, let minimum):
        shift += minimum
        guard let samples = samples(type) else { continue }
        let own = index...index + minimum
        links += (samples.valid + samples.near).map { value in
          changed(draft) { $0.components[own.upperBound] = value }
        }
        links.append(changed(draft) { $0.components.removeSubrange(own) })
        if route.pattern.maximumAndroidCount != nil {
          links.append(
            changed(draft) { draft in
              draft.components.insert(
                contentsOf: repeatElement(
                  draft.components[index], count: RoutePattern.maximumAndroidComponents), at: index)
            })
        }
      }
    }
    return links
  }

  /// Returns a string with the case of its first letter changed.
  ///
  /// For most words, the result is neither the canonical spelling nor the one in upper case.
  private static func inMixedCase(_ text: String) -> String {
    guard let place = text.firstIndex(where: { $0.isASCII && $0.isLetter }) else { return text }
    let letter = text[place]
    let other = letter.isUppercase ? letter.lowercased() : letter.uppercased()
    return text[..<place] + other + text[text.index(after: place)...]
  }

  private func items(of draft: LinkDraft, _ route: Route) -> [String] {
    var links: [String] = []
    var places: [String: Int] = [:]
    for (index, item) in draft.query.enumerated() where places[item.name] == nil {
      places[item.name] = index
    }
    for parameter in query(of: route) {
      guard let index = places[parameter.name] else { continue }
      for value in parameter.samples.valid + parameter.samples.near {
        links.append(changed(draft) { $0.query[index].value = value })
      }
      links.append(changed(draft) { $0.query[index].value = nil })
      links.append(changed(draft) { $0.query.remove(at: index) })
      links.append(changed(draft) { $0.query.append($0.query[index]) })
      links.append(changed(draft) { $0.query.append(.init(name: parameter.name, value: "~~")) })
    }
    if let pattern = route.fragmentPattern, !draft.plainFragment.isEmpty {
      links += fragments(of: draft, pattern)
    }
    for parameter in parameters(route.fragment) {
      guard let index = draft.fragment.firstIndex(where: { $0.name == parameter.name }) else {
        continue
      }
      for value in parameter.samples.near {
        links.append(changed(draft) { $0.fragment[index].value = value })
      }
      links.append(changed(draft) { $0.fragment.remove(at: index) })
    }
    links.append(changed(draft) { $0.query.append(.init(name: "zz", value: "1")) })
    let hasFragment = !draft.fragment.isEmpty || !draft.plainFragment.isEmpty
    links.append(draft.link + (hasFragment ? "&zz=1" : "#top"))
    return links
  }

  /// Returns links that differ from a draft only in the fragment.
  private func fragments(of draft: LinkDraft, _ pattern: FragmentPattern) -> [String] {
    var links = [
      changed(draft) { $0.plainFragment = [] }, changed(draft) { $0.plainFragment = ["top"] },
    ]
    for (place, piece) in pattern.pieces.enumerated() {
      var others = [draft.plainFragment[place] + "x"]
      if case .parameter(_, let type) = piece, let samples = samples(type) {
        others = samples.valid + samples.near
      }
      links += others.map { other in changed(draft) { $0.plainFragment[place] = other } }
    }
    return links
  }

  private func paths(of draft: LinkDraft, _ route: Route) -> [String] {
    var links = [
      changed(draft) { $0.hasTrailingSlash.toggle() },
      changed(draft) { $0.components.append("x") },
      changed(draft) { $0.components = $0.components.dropLast() },
      changed(draft) { $0.components.insert("x", at: 0) },
      changed(draft) { $0.components.insert("", at: 0) },
      changed(draft) { $0.components.append(".") },
    ]
    if draft.components.count > 1 {
      links.append(
        changed(draft) { draft in
          let last = draft.components.removeLast()
          draft.components[draft.components.count - 1] += "/" + last
        })
    }
    return links
  }

  private func origins(_ origin: String) -> [String] {
    let host = origin.dropFirst("https://".count)
    return [
      "https://" + host + ":443", "https://" + host + ":8443", "https://u@" + host,
      "https://" + host.uppercased(), "HTTPS://" + host, "http://" + host, "https://" + host + ".",
      "https://x." + host,
    ]
  }
}
