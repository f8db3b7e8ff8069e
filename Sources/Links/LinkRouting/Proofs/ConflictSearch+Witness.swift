import URLSyntax
import TextPrimitives

extension ConflictSearch {
  /// A link that shows a conflict.
  struct Witness {
    var link: String
    /// `true` if only the path of the link shows the conflict, because an exclusion matches the
    /// link, or because the routes may reject its query, its fragment or its values.
    var isPathOnly: Bool
  }

  /// Returns a link that shows a conflict, or `nil` if no such link was found.
  ///
  /// The result is `nil` if exclusions are proved to match all links that two patterns share, or if
  /// these links are too long.
  func witness(of item: ConflictList.Item) -> Witness? {
    var item = item
    if let right = item.right {
      let site = siteOfCommonLinks(
        item.first, item.second, path(to: item.left), path(to: right))
      guard let site else { return nil }
      item.site = site
    }
    guard let (link, isExcluded) = pathWitness(of: item) else { return nil }
    let routes = item.right == nil ? [item.second] : [item.first, item.second]
    guard !isExcluded, let parts = requiredParts(of: routes),
      link.utf8.count + parts.utf8.count <= URLParts.maximumLength
    else {
      return Witness(link: link, isPathOnly: true)
    }
    return Witness(link: link + parts, isPathOnly: false)
  }

  /// Returns a link without a query and a fragment whose path shows a conflict.
  ///
  /// - Returns: The link, and `true` if only excluded links were found; `nil` if no link was found.
  private func pathWitness(of item: ConflictList.Item) -> (link: String, isExcluded: Bool)? {
    var avoided: [Int: [Bytes]] = [:]
    var first: String?
    var excluded: String?
    // A link that a third pattern also matches is a valid proof, but a less clear example.
    for attempt in 0..<16 {
      guard let words = words(of: item, avoiding: avoided) else { break }
      let link = link(words.path, hasSlash: words.hasSlash, item.site)
      guard item.right != nil else { return link.map { ($0, false) } }
      if let link, isExcluded(link) {
        excluded = excluded ?? link
        let open = openIndices(of: item, count: words.path.count)
        guard !open.isEmpty else { break }
        let index = open[attempt % open.count]
        avoided[index, default: []].append(words.path[index])
        continue
      }
      first = first ?? link
      guard let literal = rival(of: item, words.path, hasSlash: words.hasSlash) else {
        return (link ?? first).map { ($0, false) }
      }
      avoided[literal, default: []].append(words.path[literal])
    }
    return first.map { ($0, false) } ?? excluded.map { ($0, true) }
  }

  /// Returns `true` if an exclusion matches a link.
  private func isExcluded(_ link: String) -> Bool {
    guard !table.manifests.allSatisfy({ $0.exclusions.isEmpty }) else { return false }
    do throws(LinkError) {
      _ = try Router(compiled: table).match(link)
      return false
    } catch {
      return error.code == .excluded
    }
  }

  /// Returns the indices of the components for which both patterns of a conflict have several
  /// values.
  private func openIndices(of item: ConflictList.Item, count: Int) -> [Int] {
    let own = [item.left, item.right ?? item.left].map { path(to: $0) }
    return (0..<count).filter { index in
      own.allSatisfy { path in
        if case .language? = path.probe(at: index, of: count) { true } else { false }
      }
    }
  }

  /// Returns the components of a link that both patterns of a conflict match.
  private func words(
    of item: ConflictList.Item, avoiding avoided: [Int: [Bytes]]
  ) -> (path: [Bytes], hasSlash: Bool)? {
    let left = path(to: item.left)
    let right = item.right.map(path(to:)) ?? left
    let slashes = [item.first, item.second].filter { !ProofSites.isExclusion($0) }
      .map { route(at: $0)?.trailingSlash ?? .tolerated }
    let ends = [false, true].filter { end in slashes.allSatisfy { $0.allows(end) } }
    let leftCount = left.components.count + (left.rest?.minimum ?? 0)
    let rightCount = right.components.count + (right.rest?.minimum ?? 0)
    let least = max(leftCount, rightCount)
    // If neither pattern has components after a catch-all, every path that both match has at least
    // `least` components, and a path with exactly this number is enough.
    let greatest =
      left.tailCount + right.tailCount > 0 ? longestDistinct(left, right) : least
    for count in least...max(least, greatest) {
      if let path = path(left, right, count: count, avoiding: avoided) {
        // Slash policies do not apply to the root path.
        guard let hasSlash = count == 0 ? false : ends.first else { return nil }
        return (path, hasSlash)
      }
    }
    return nil
  }

  /// Returns the components of a path that two patterns match.
  ///
  /// - Parameter count: The number of components.
  private func path(
    _ left: Path, _ right: Path, count: Int, avoiding avoided: [Int: [Bytes]]
  ) -> [Bytes]? {
    var path: [Bytes] = []
    for index in 0..<count {
      guard let leftProbe = left.probe(at: index, of: count),
        let rightProbe = right.probe(at: index, of: count),
        let word = word(leftProbe, rightProbe, avoiding: avoided[index] ?? [])
      else { return nil }
      path.append(word)
    }
    return path
  }

  private func path(to end: Terminal) -> Path {
    var path = path(to: end.node)
    if end.catchAll >= 0 {
      path.rest = catchAlls(of: end.node).first { $0.terminal == end }
    }
    return path
  }

  private func word(_ left: Probe, _ right: Probe, avoiding avoided: [Bytes]) -> Bytes? {
    switch (left, right) {
    case (.text(let text), _), (_, .text(let text)): return avoided.contains(text) ? nil : text
    case (.language(let left), .language(let right)):
      if case .text(let word) = languages.witness(left, right, avoiding: avoided) { return word }
      return nil
    }
  }

  /// Returns the index of a component that lets the link match a third pattern, or `nil`.
  ///
  /// The third pattern has a literal at this index, but the patterns of the conflict do not. A
  /// different value of the component therefore avoids the third pattern.
  private func rival(
    of item: ConflictList.Item, _ words: [Bytes], hasSlash: Bool
  ) -> Int? {
    let own = [item.left, item.right ?? item.left].map { path(to: $0) }
    for root in [item.site.exclusionRoot, item.site.root] where root >= 0 {
      var places = [Reached(node: root)]
      for word in words {
        // Among very many patterns, any link matches a third one, so do not search for a better
        // link.
        let isCrowded = places.contains { $0.catchAll < 0 && choices(of: $0.node).count > 32 }
        if isCrowded || places.count > 64 { return nil }
        places = advance(places, .text(word))
      }
      let end = words.isEmpty ? nil : hasSlash
      for place in places where !takers([place], hasSlash: end).isEmpty {
        if place.catchAll < 0, own.contains(where: { $0.nodes.last == place.node }) { continue }
        let other = path(to: place.node)
        for (index, isParameter) in other.isParameter.enumerated() where !isParameter {
          let isFixed = own.contains { index < $0.isParameter.count && !$0.isParameter[index] }
          if !isFixed { return index }
        }
      }
    }
    return nil
  }

  /// Returns the route of the pattern with the given number, or `nil` if the pattern is an
  /// exclusion.
  func route(at place: Place) -> Route? {
    guard !ProofSites.isExclusion(place) else { return nil }
    return table.manifests[ProofSites.app(of: place)].routes[ProofSites.index(of: place)]
  }

  /// Returns a link with the given path components, or `nil` if the link is too long.
  private func link(_ path: [Bytes], hasSlash: Bool, _ site: ProofSites.Site) -> String? {
    guard let origin = sites.origin(of: site) else { return nil }
    var link = origin.text
    if !origin.isWeb {
      // After `shop://`, parsers read a host. A first component with other than unreserved
      // characters therefore follows three slashes.
      let isPlain = path.first?.allSatisfy(PercentEncoding.isUnreserved) ?? true
      link += isPlain ? "/" : "//"
    }
    link += path.isEmpty ? "/" : ""
    for word in path {
      link += "/"
      WitnessAlphabet.append(word, to: &link)
    }
    if hasSlash { link += "/" }
    return link.utf8.count <= URLParts.maximumLength ? link : nil
  }
}

extension ConflictSearch.Path {
  /// Returns the component at an index of a path, which may be part of the catch-all.
  ///
  /// - Parameter count: The number of components of the path.
  func probe(at index: Int, of count: Int) -> ConflictSearch.Probe? {
    let head = components.count - tailCount
    if index < head { return components[index] }
    if tailCount > 0, index >= count - tailCount {
      return components[components.count - (count - index)]
    }
    return rest.map { .language($0.language) }
  }
}
