extension AppleAssociation {
  /// Returns the system's decision about a link.
  ///
  /// In each detail, the first component that matches the link determines whether the detail's apps
  /// open it. If the component excludes the link, later details can open it only in other apps.
  /// Universal links are `https` and `http` links on their default port, as Apple's [Supporting
  /// associated
  /// domains](https://developer.apple.com/documentation/xcode/supporting-associated-domains)
  /// describes.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - hosts: The hosts that serve this file, in lower case; `nil` to assume that the link's host
  ///     is one of them.
  ///   - app: The application identifier of the only app to check; `nil` to check all apps.
  /// - Complexity: O(*m* · *n*) for a link of *n* bytes, where *m* is the number of characters in
  ///   the patterns with a literal start and end that match the link's path.
  public func verdict(
    for link: AssociationLink, hosts: [String]? = nil, app: String? = nil
  ) -> PlatformVerdict {
    if isTooLarge {
      return refusal(
        .fileTooLarge,
        "the association file has more than \(Self.maximumSize) bytes, so the system ignores it")
    }
    guard isReadable else {
      return refusal(.unreadableFile, "the association file cannot be read")
    }
    guard link.scheme != nil, let host = link.host, !host.isEmpty else {
      return refusal(.noLink, "the link has no scheme or no host")
    }
    let isPlain = link.isText(link.scheme, lowercase: "http")
    guard isPlain || link.isText(link.scheme, lowercase: "https") else {
      return refusal(.notHTTPS, "only https and http links are universal links")
    }
    if let port = link.port, !port.isEmpty, link.text(port) != (isPlain ? "80" : "443") {
      return refusal(
        .hostNotAssociated, "association files apply only to the default port")
    }
    if let hosts, !hosts.contains(where: { link.isText(host, lowercase: $0) }) {
      return refusal(.hostNotAssociated, "the host of the link does not serve the file")
    }
    return decide(PreparedLink(link, modes: modes), app: app)
  }

  /// Returns the number of components whose path patterns may match a link.
  func patternCount(for link: AssociationLink) -> Int {
    if isTooLarge || !isReadable { return 0 }
    let link = PreparedLink(link, modes: modes)
    return details.reduce(0) { $0 + $1.candidates(for: link).count }
  }

  private func decide(_ link: PreparedLink, app: String?) -> PlatformVerdict {
    var stopped: Set<String> = []
    var exclusion: PlatformVerdict?
    for detail in details {
      let candidate = detail.appIDs.first { appID in
        (app == nil || appID.text == app) && !stopped.contains(appID.text)
      }
      guard let candidate,
        let index = detail.firstComponent(matching: link)
      else { continue }
      let component = detail.components[index]
      let noun = detail.isLegacy ? "path" : "component"
      if !component.excludes {
        return PlatformVerdict(
          opens: true, app: candidate.text, component: index, place: component.range, path: path,
          reason: .matched,
          explanation: "\(noun) \(index) of \(candidate.text) matches the link")
      }
      stopped.formUnion(detail.appIDs.map(\.text))
      if exclusion == nil {
        exclusion = PlatformVerdict(
          opens: false, app: candidate.text, component: index, place: component.range, path: path,
          reason: .excluded,
          explanation: "\(noun) \(index) of \(candidate.text) excludes the link")
      }
    }
    return exclusion ?? refusal(.noComponent, "no component matches the link")
  }

  private func refusal(_ reason: PlatformVerdict.Reason, _ explanation: String) -> PlatformVerdict {
    PlatformVerdict(opens: false, path: path, reason: reason, explanation: explanation)
  }
}

extension AppleAssociation.Component {
  /// `true` if the path, the query and the fragment all match.
  func matches(_ link: PreparedLink) -> Bool {
    guard let parts = link.parts(mode) else { return false }
    if let path, !path.elements.matches(parts.path) { return false }
    if let fragment, !fragment.elements.matches(parts.fragment) { return false }
    switch query {
    case .any: return true
    case .text(let pattern): return pattern.elements.matches(parts.query)
    case .items(let items):
      return items.allSatisfy { item in
        let values = parts.values(named: item.nameBytes)
        return values.isEmpty
          ? item.pattern.elements.matches(PatternSubject([]))
          : values.allSatisfy { item.pattern.elements.matches($0) }
      }
    }
  }
}
