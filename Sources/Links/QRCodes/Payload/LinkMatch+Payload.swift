import LinkRouting

extension LinkMatch {
  /// Returns the link of this match with all options except letter case applied.
  func link(_ options: QRPayloadOptions, _ router: Router) throws(QRCodeError) -> String {
    let leavesOut = options.secrets == .leftOut && parameters.contains { $0.value.hasSecret }
    if options.scheme == nil, options.omitted.isEmpty, !leavesOut { return canonicalLink }
    let kept = parameters.filter { parameter in
      !options.omitted.contains(parameter.name)
        && !(options.secrets == .leftOut && parameter.value.hasSecret)
    }
    do throws(LinkError) {
      return try router.link(
        to: reference,
        texts: kept.map { (name: $0.name, values: $0.value.elements.map(\.text)) },
        scheme: options.scheme)
    } catch {
      throw QRCodeError(.rejectedLink, refusal: error, parameter: error.parameter)
    }
  }

  /// Returns the link with as much of it in uppercase as possible without changing the match.
  ///
  /// The method tries three spellings and returns the first that has the same match: the whole link
  /// in uppercase, everything before the query and the fragment, and only the scheme and the host.
  ///
  /// - Throws: ``QRCodeError`` if not even the scheme and the host can be in uppercase.
  func uppercased(_ link: String, _ router: Router) throws(QRCodeError) -> String {
    let bytes = Array(link.utf8)
    let path = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    for end in [bytes.count, path ?? bytes.count, Self.hostEnd(bytes)] {
      let spelled = String(
        decoding: bytes[..<end].map(\.asciiUppercased) + bytes[end...], as: UTF8.self)
      if leadsHere(spelled, link: link, router: router) { return spelled }
    }
    throw QRCodeError(.uppercaseChangesRoute)
  }

  /// Returns the byte offset after the host and port, or after the scheme if the link has no host.
  private static func hostEnd(_ bytes: [UInt8]) -> Int {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return 0 }
    let rest = bytes[(colon + 1)...]
    guard rest.starts(with: "//".utf8) else { return colon }
    return rest.dropFirst(2).firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
  }

  /// Returns `true` if a different spelling of a link has the same match as the link.
  private func leadsHere(_ spelled: String, link: String, router: Router) -> Bool {
    do throws(LinkError) {
      return try router.match(spelled) == router.match(link)
    } catch {
      return false
    }
  }

  /// The warnings about parts of the link that the canonical link omits.
  var leftOut: [QRPayload.Warning] {
    var warnings: [QRPayload.Warning] = []
    if !extra.isEmpty || !dropped.isEmpty { warnings.append(.omittedItems) }
    // If the route declares items of the fragment, `extra` contains the undeclared items, which the
    // first warning covers.
    let fragment = link.utf8.drop { $0 != UInt8(ascii: "#") }
    if route.fragment.isEmpty, fragment.count > 1 { warnings.append(.omittedFragment) }
    return warnings
  }

  /// The name of the first secret parameter, or `nil` if no parameter is secret.
  var firstSecret: String? { parameters.first { $0.value.hasSecret }?.name }
}

extension ParameterValue {
  /// `true` if the value or one of its elements is secret.
  var hasSecret: Bool { isSecret || elements.contains(where: \.isSecret) }
}

extension UInt8 {
  /// The byte with `a–z` converted to uppercase.
  fileprivate var asciiUppercased: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self & ~0x20 : self
  }
}
