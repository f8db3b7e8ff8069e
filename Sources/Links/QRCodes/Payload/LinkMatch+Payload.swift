import LinkRouting

extension LinkMatch {
  /// The link of the same place, spelled with the options but for letter case.
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
      throw QRCodeError(.refusedLink, refusal: error, parameter: error.parameter)
    }
  }

  /// The link in upper case, as far as it leads to the same place.
  ///
  /// Scheme and host are in upper case, or there is none. The path is so only if its words and values
  /// mean the same then, and the query only if they do too; else they stay as they are.
  func uppercased(_ link: String, _ router: Router) throws(QRCodeError) -> String {
    let bytes = Array(link.utf8)
    let path = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    for end in [bytes.count, path ?? bytes.count, Self.hostEnd(bytes)] {
      let spelled = String(
        decoding: bytes[..<end].map(\.asciiUppercased) + bytes[end...], as: UTF8.self)
      if leadsHere(spelled, link: link, router: router) { return spelled }
    }
    throw QRCodeError(.uppercaseLeadsElsewhere)
  }

  /// Where scheme and host end; the scheme where there is no host.
  private static func hostEnd(_ bytes: [UInt8]) -> Int {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return 0 }
    let rest = bytes[(colon + 1)...]
    guard rest.starts(with: "//".utf8) else { return colon }
    return rest.dropFirst(2).firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
  }

  /// Whether another spelling of a link leads to the same place with the same values.
  private func leadsHere(_ spelled: String, link: String, router: Router) -> Bool {
    do throws(LinkError) {
      return try router.match(spelled) == router.match(link)
    } catch {
      return false
    }
  }

  /// What of the link is in no canonical link.
  var leftOut: [QRPayload.Warning] {
    var warnings: [QRPayload.Warning] = []
    if !extra.isEmpty || !dropped.isEmpty { warnings.append(.leftOutItems) }
    // Where the route declares items of the fragment, others are extra ones.
    let fragment = link.utf8.drop { $0 != UInt8(ascii: "#") }
    if route.fragment.isEmpty, fragment.count > 1 { warnings.append(.leftOutFragment) }
    return warnings
  }

  /// The first parameter that is secret.
  var firstSecret: String? { parameters.first { $0.value.hasSecret }?.name }
}

extension ParameterValue {
  /// Whether it is secret, or an element of it.
  var hasSecret: Bool { isSecret || elements.contains(where: \.isSecret) }
}

extension UInt8 {
  /// The byte with `a–z` in upper case.
  fileprivate var asciiUppercased: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self & ~0x20 : self
  }
}
