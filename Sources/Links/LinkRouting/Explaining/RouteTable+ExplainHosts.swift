import TextPrimitives

extension RouteTable {
  /// Returns the hosts that were expected instead of an unknown host, which is given in lower case.
  ///
  /// If the host is similar to the domain of a wildcard, the result contains only subdomains of
  /// this domain, and the domain itself if a manifest declares it.
  func expectedHosts(for host: String) -> LinkExpectation {
    var hosts: [String] = []
    var names: Set<String> = []
    for host in manifests.flatMap(\.hosts) where names.insert(host.asciiLowercased).inserted {
      hosts.append(host)
    }
    let domain = hosts.filter(WildcardHost.isWildcard).map { WildcardHost.domain(of: $0) }
      .filter { WildcardHost.isSimilar(host, to: $0.asciiLowercased) }
      .max { $0.utf8.count < $1.utf8.count }
    guard let domain else { return .names(.host, hosts) }
    let name = domain.asciiLowercased
    let subdomain = LinkExpectation.subdomain(of: domain, isDomain: host == name)
    return names.contains(name) ? .anyOf([.names(.host, [domain]), subdomain]) : subdomain
  }
}

extension WildcardHost {
  /// Returns `true` if a host could be mistaken for a subdomain of a domain, both in lower case.
  ///
  /// For `shop.example`, such hosts are `shop.example`, `xshop.example`, `shopexample`,
  /// `shop.example.evil` and `a.shop.example.evil`.
  fileprivate static func isSimilar(_ host: String, to domain: String) -> Bool {
    let (host, domain) = (Bytes(host.utf8), Bytes(domain.utf8))
    let dot = UInt8(ascii: ".")
    if host.suffix(domain.count).elementsEqual(domain) { return true }
    if host.starts(with: domain + [dot]) { return true }
    let inner = [dot] + domain + [dot]
    if CompiledCompound.place(of: inner[...], in: host.span, from: 0, to: host.count) >= 0 {
      return true
    }
    return host.filter { $0 != dot }.elementsEqual(domain.filter { $0 != dot })
  }
}
