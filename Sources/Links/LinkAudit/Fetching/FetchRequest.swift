/// A request for one address.
package struct FetchRequest: Sendable, Hashable {
  /// The IP version that a request is limited to.
  package enum Family: Int, Sendable, Hashable {
    /// IPv4
    case v4 = 4
    /// IPv6
    case v6 = 6
  }

  /// The `https` URL, or an `http` URL to find out if the host replies only over `http`.
  package var url: String
  /// The IP version; `nil` if both may be used.
  package var family: Family?
  /// `true` to accept a compressed reply.
  package var acceptsCompression = false

  /// The host of the address.
  var host: String {
    String(url.split(separator: "/", maxSplits: 2).dropFirst().first ?? "")
  }
}

/// The settings of all requests, most of which correspond to options of curl.
package struct FetchSettings: Sendable, Hashable {
  /// The addresses that replace those of DNS, in the form `HOST:PORT:ADDRESS[,ADDRESS]`.
  package var resolve: [String] = []
  /// The hosts and ports to connect to instead of others, in the form `HOST1:PORT1:HOST2:PORT2`.
  package var connectTo: [String] = []
  /// The path of a file with certificate authorities that replace those of the system.
  package var authorities: String?
  /// The maximum time to connect, in milliseconds.
  package var connectTimeout = 10_000
  /// The maximum time of a request, in milliseconds.
  package var timeout = 30_000
  /// The maximum time of all requests together, in milliseconds; `nil` for no limit.
  package var totalTimeout: Int?
  /// The maximum size of a file, in bytes.
  package var maximumSize = 1 << 20
  /// `true` to allow connections to private addresses.
  package var allowsPrivateAddresses = false
  /// The proxies that libcurl reads from the environment.
  package var proxies = ProxySettings()
  /// The value of the header `User-Agent`.
  package var userAgent: String

  /// Creates the default settings.
  package init(userAgent: String) { self.userAgent = userAgent }

  /// Returns the IP versions over which a host can be requested; `nil` if DNS determines them.
  ///
  /// An address in ``resolve`` replaces the addresses of DNS, for both versions.
  package func families(for host: String) -> [FetchRequest.Family]? {
    var (host, port) = (host, 443)
    let other = connectTo.lazy.compactMap(ConnectToEntry.init).first {
      ($0.host.isEmpty || $0.host == host) && ($0.port ?? port) == port
    }
    if let other {
      if !other.otherHost.isEmpty { host = other.otherHost }
      port = other.otherPort ?? port
    }
    if let family = FetchRequest.Family(of: host) { return [family] }
    let entries = resolve.compactMap(ResolveEntry.init).filter { $0.port == port }
    // Of several entries, the last one applies. An entry for the host has priority over one for
    // all hosts.
    guard
      let entry = entries.last(where: { $0.host == host })
        ?? entries.last(where: { $0.host == "*" })
    else { return nil }
    let families = Set(entry.addresses.compactMap { FetchRequest.Family(of: $0) })
    return [.v4, .v6].filter(families.contains)
  }

  /// Returns the addresses that ``resolve`` and ``connectTo`` specify for a host.
  ///
  /// Connections to these addresses are allowed even if they are private.
  private func addresses(for host: String) -> [String] {
    let others = connectTo.compactMap(ConnectToEntry.init)
      .filter { $0.host.isEmpty || $0.host == host }.map(\.otherHost)
    let names = Set(others + [host, "*"])
    let resolved = resolve.compactMap(ResolveEntry.init).filter { names.contains($0.host) }
    return resolved.flatMap(\.addresses) + others.filter { FetchRequest.Family(of: $0) != nil }
  }

  /// Returns the input of `waymark-fetch` for requests.
  ///
  /// The caller must ensure that no value contains a line break.
  package func input(for requests: [FetchRequest]) -> String {
    var lines = [
      "connect-timeout-ms \(connectTimeout)", "max-time-ms \(timeout)", "max-size \(maximumSize)",
      "user-agent \(userAgent)",
    ]
    lines += resolve.map { "resolve \($0)" } + connectTo.map { "connect-to \($0)" }
    if let authorities { lines.append("cacert \(authorities)") }
    if let totalTimeout { lines.append("total-time-ms \(totalTimeout)") }
    if allowsPrivateAddresses { lines.append("allow-private yes") }
    for request in requests {
      lines.append("get \(request.url)")
      lines += addresses(for: request.host).map { "allow-address \($0)" }
      if proxies.isUsed(for: request.host, isSecure: request.url.hasPrefix("https:")) {
        lines.append("proxy yes")
      }
      if let family = request.family { lines.append("family \(family.rawValue)") }
      if request.acceptsCompression { lines.append("encoding gzip") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
