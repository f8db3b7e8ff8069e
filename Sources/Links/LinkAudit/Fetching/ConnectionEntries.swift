/// A value of curl's option `--resolve`: `HOST:PORT:ADDRESS[,ADDRESS]`.
package struct ResolveEntry: Sendable, Hashable {
  /// The host in lower case, or `*` for all hosts.
  let host: String
  let port: Int
  /// The IP addresses, without brackets.
  let addresses: [String]

  /// Reads a value; returns `nil` if it is invalid.
  ///
  /// A `+` before the host, which curl also accepts, is ignored.
  package init?(_ text: String) {
    let parts = text.drop { $0 == "+" }.split(
      separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let port = Self.port(parts[1]), !parts[0].isEmpty,
      parts[0] == "*" || AuditedHost.isName(String(parts[0]))
    else { return nil }
    host = parts[0].lowercased()
    self.port = port
    addresses = parts[2].split(separator: ",", omittingEmptySubsequences: false).map {
      $0.first == "[" && $0.last == "]" ? String($0.dropFirst().dropLast()) : String($0)
    }
    guard addresses.allSatisfy({ FetchRequest.Family(of: $0) != nil }) else { return nil }
  }

  /// Reads a port; returns `nil` if the string is not a number from 1 to 65535.
  static func port(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let port = Int(text),
      (1...65535).contains(port)
    else { return nil }
    return port
  }
}

/// A value of curl's option `--connect-to`: `HOST1:PORT1:HOST2:PORT2`.
package struct ConnectToEntry: Sendable, Hashable {
  /// The host of requests in lower case; empty for all hosts.
  let host: String
  /// The port of requests; `nil` for all ports.
  let port: Int?
  /// The host to connect to, without brackets; empty for the host of the request.
  let otherHost: String
  /// The port to connect to; `nil` for the port of the request.
  let otherPort: Int?

  /// Reads a value; returns `nil` if it is invalid.
  package init?(_ text: String) {
    var rest = text[...]
    guard let (host, port) = Self.side(of: &rest), rest.first == ":" else { return nil }
    rest = rest.dropFirst()
    guard let (otherHost, otherPort) = Self.side(of: &rest), rest.isEmpty else { return nil }
    (self.host, self.port, self.otherHost, self.otherPort) = (host, port, otherHost, otherPort)
  }

  /// Reads a host, a colon and a port; the host and the port may be empty.
  private static func side(of rest: inout Substring) -> (host: String, port: Int?)? {
    let host: Substring
    if rest.first == "[", let end = rest.firstIndex(of: "]") {
      host = rest[..<end].dropFirst()
      guard FetchRequest.Family(of: String(host)) == .v6 else { return nil }
      rest = rest[end...].dropFirst()
    } else {
      host = rest.prefix { $0 != ":" }
      rest = rest.dropFirst(host.count)
      let name = String(host)
      guard host.isEmpty || AuditedHost.isName(name) || FetchRequest.Family(of: name) != nil else {
        return nil
      }
    }
    guard rest.first == ":" else { return nil }
    rest = rest.dropFirst()
    let digits = rest.prefix { $0 != ":" }
    rest = rest.dropFirst(digits.count)
    if digits.isEmpty { return (host.lowercased(), nil) }
    return ResolveEntry.port(digits).map { (host.lowercased(), $0) }
  }
}

extension FetchRequest.Family {
  /// Returns the IP version of an address; `nil` if the string is not an address.
  ///
  /// An IPv6 address is read as [RFC 4291 §2.2](https://www.rfc-editor.org/rfc/rfc4291#section-2.2)
  /// specifies it.
  init?(of address: String) {
    if Self.isIPv4(address[...]) {
      self = .v4
    } else if Self.isIPv6(address) {
      self = .v6
    } else {
      return nil
    }
  }

  private static func isIPv4(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        (1...3).contains(part.utf8.count) && part.utf8.allSatisfy { $0 &- 0x30 < 10 }
          && (Int(part) ?? 256) < 256 && (part == "0" || part.first != "0")
      }
  }

  private static func isIPv6(_ text: String) -> Bool {
    /// Returns the number of 16-bit groups; `nil` if one of them is invalid.
    func groups(_ text: Substring, isEnd: Bool) -> Int? {
      if text.isEmpty { return 0 }
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      var count = 0
      for (index, part) in parts.enumerated() {
        if isEnd, index == parts.count - 1, isIPv4(part) {
          count += 2
        } else if (1...4).contains(part.utf8.count), part.allSatisfy(\.isHexDigit) {
          count += 1
        } else {
          return nil
        }
      }
      return count
    }
    guard let gap = text.firstRange(of: "::") else {
      return groups(text[...], isEnd: true) == 8
    }
    guard let first = groups(text[..<gap.lowerBound], isEnd: false),
      let second = groups(text[gap.upperBound...], isEnd: true)
    else { return false }
    return first + second <= 7
  }
}
