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
  /// Entries in the form `HOST:PORT:ADDRESS[,ADDRESS]`.
  package var resolve: [String] = []
  /// Entries in the form `HOST1:PORT1:HOST2:PORT2`.
  package var connectTo: [String] = []
  /// The path of a file with certificate authorities that replace those of the system.
  package var authorities: String?
  /// The maximum time to connect, in milliseconds.
  package var connectTimeout = 10_000
  /// The maximum time of a request, in milliseconds.
  package var timeout = 30_000
  /// The maximum size of a file, in bytes.
  package var maximumSize = 1 << 20
  /// `true` to allow connections to private addresses.
  package var allowsPrivateAddresses = false
  /// The value of the header `User-Agent`.
  package var userAgent: String

  /// Creates the default settings.
  package init(userAgent: String) { self.userAgent = userAgent }

  /// Returns the addresses that ``resolve`` and ``connectTo`` specify for a host.
  ///
  /// Connections to these addresses are allowed even if they are private.
  private func addresses(for host: String) -> [String] {
    var addresses: [Substring] = []
    for entry in resolve {
      // curl also accepts `+` before a host, and `*` for all hosts.
      let parts = entry.drop { $0 == "+" }.split(separator: ":", maxSplits: 2)
      if parts.count == 3, parts[0] == "*" || parts[0].lowercased() == host {
        addresses += parts[2].split(separator: ",")
      }
    }
    for entry in connectTo {
      let parts = entry.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].isEmpty || parts[0].lowercased() == host,
        let colon = parts[2].lastIndex(of: ":")
      else { continue }
      addresses.append(parts[2][..<colon])
    }
    return addresses.map { address in String(address.filter { $0 != "[" && $0 != "]" }) }
  }

  /// Returns the input of `waymark-fetch` for requests.
  ///
  /// The caller ensures that no value contains a line break.
  package func input(for requests: [FetchRequest]) -> String {
    var lines = [
      "connect-timeout-ms \(connectTimeout)", "max-time-ms \(timeout)", "max-size \(maximumSize)",
      "user-agent \(userAgent)",
    ]
    lines += resolve.map { "resolve \($0)" } + connectTo.map { "connect-to \($0)" }
    if let authorities { lines.append("cacert \(authorities)") }
    if allowsPrivateAddresses { lines.append("allow-private yes") }
    for request in requests {
      lines.append("get \(request.url)")
      lines += addresses(for: request.host).map { "allow-address \($0)" }
      if let family = request.family { lines.append("family \(family.rawValue)") }
      if request.acceptsCompression { lines.append("encoding gzip") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
