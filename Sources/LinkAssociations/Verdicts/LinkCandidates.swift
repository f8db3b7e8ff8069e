import LinkRouting

/// Links of a manifest and around them, on which platforms may diverge.
///
/// For each route on each host and scheme there are plain links, and those with one change: a value at a border of its
/// type, an item too many, too few or without its value, another slash, another case, another spelling.
struct LinkCandidates {
  let manifest: LinkManifest

  /// The links, always in the same order.
  func links() -> [String] {
    let hosts = manifest.hosts.map { "https://" + $0 }
    let schemes = manifest.schemes.map { $0 + "://" }
    var links: [String] = []
    for route in manifest.routes {
      for origin in hosts {
        for draft in drafts(of: route, origin: origin) { links += variants(of: draft, route) }
      }
      for origin in schemes { links += drafts(of: route, origin: origin).map(\.link) }
    }
    for exclusion in manifest.exclusions {
      let route = Route(name: "", pattern: exclusion.pattern)
      for origin in exclusion.host.map({ ["https://" + $0] }) ?? hosts {
        for draft in drafts(of: route, origin: origin) {
          links += [draft.link, changed(draft) { $0.hasTrailingSlash.toggle() }]
          links.append(changed(draft) { $0.components.append("x") })
        }
      }
    }
    for origin in hosts { links += origins(origin).map { $0 + "/" } + [origin, origin + "/zz/zz"] }
    for origin in schemes { links += [origin, origin + "zz/zz"] }
    return links.unique
  }

  // MARK: Plain links

  private struct Parameter {
    var name: String
    var samples: ValueSamples
    var isRequired: Bool
  }

  private func parameters(_ declarations: [ParameterDeclaration]) -> [Parameter] {
    declarations.compactMap { declaration in
      let type: ParameterType? =
        switch declaration.type {
        case .named(let name): named(name)
        case .inline(let kind): ParameterType("", kind)
        }
      return type.map {
        Parameter(
          name: declaration.name, samples: ValueSamples($0),
          isRequired: declaration.occurrence == .required)
      }
    }
  }

  private func named(_ name: String) -> ParameterType? {
    (manifest.types + ParameterType.builtIn).first { $0.name == name }
  }

  private func query(of route: Route) -> [Parameter] {
    let own = Set(route.query.map(\.name))
    return parameters(route.query + manifest.sharedQuery.filter { !own.contains($0.name) })
  }

  /// A link with every parameter, and one with those that must be there.
  private func drafts(of route: Route, origin: String) -> [LinkDraft] {
    var draft = LinkDraft(origin: origin)
    for component in route.pattern.components {
      switch component {
      case .literal(let text): draft.components.append(text)
      case .parameter(_, let type, let prefix, let suffix):
        let value = named(type).flatMap { ValueSamples($0).valid.first } ?? "x"
        draft.components.append(prefix + value + suffix)
      case .catchAll(_, let type, let minimum):
        let value = named(type).flatMap { ValueSamples($0).valid.first } ?? "x"
        draft.components += Array(repeating: value, count: minimum + 1)
      }
    }
    draft.hasTrailingSlash = route.trailingSlash == .required
    let query = query(of: route)
    let fragment = parameters(route.fragment)
    var bare = draft
    draft.query = query.map { .init(name: $0.name, value: $0.samples.valid.first ?? "x") }
    draft.fragment = fragment.map { .init(name: $0.name, value: $0.samples.valid.first ?? "x") }
    bare.query = draft.query.filter { item in
      query.contains { $0.name == item.name && $0.isRequired }
    }
    bare.fragment = draft.fragment.filter { item in
      fragment.contains { $0.name == item.name && $0.isRequired }
    }
    return [draft, bare]
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
    for (index, component) in route.pattern.components.enumerated() {
      switch component {
      case .literal(let text):
        for other in [text + "x", text.uppercased(), String(text.dropLast())] where other != text {
          links.append(changed(draft) { $0.components[index] = other })
        }
        // A dot or a wildcard in a literal may stand for other characters.
        let spoiled = String(text.map { ".*?$(".contains($0) ? "x" : $0 })
        if spoiled != text { links.append(changed(draft) { $0.components[index] = spoiled }) }
      case .parameter(_, let type, let prefix, let suffix):
        guard let samples = named(type).map(ValueSamples.init) else { continue }
        links += (samples.valid + samples.near).map { value in
          changed(draft) { $0.components[index] = prefix + value + suffix }
        }
        if !suffix.isEmpty { links.append(changed(draft) { $0.components[index] += "x" }) }
      case .catchAll(_, let type, _):
        guard let samples = named(type).map(ValueSamples.init) else { continue }
        links += (samples.valid + samples.near).map { value in
          changed(draft) { $0.components[$0.components.count - 1] = value }
        }
        links.append(changed(draft) { $0.components = Array($0.components[..<index]) })
      }
    }
    return links
  }

  private func items(of draft: LinkDraft, _ route: Route) -> [String] {
    var links: [String] = []
    for parameter in query(of: route) {
      guard let index = draft.query.firstIndex(where: { $0.name == parameter.name }) else {
        continue
      }
      for value in parameter.samples.valid + parameter.samples.near {
        links.append(changed(draft) { $0.query[index].value = value })
      }
      links.append(changed(draft) { $0.query[index].value = nil })
      links.append(changed(draft) { $0.query.remove(at: index) })
      links.append(changed(draft) { $0.query.append($0.query[index]) })
      links.append(changed(draft) { $0.query.append(.init(name: parameter.name, value: "~~")) })
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
    links.append(draft.link + (draft.fragment.isEmpty ? "#top" : "&zz=1"))
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
