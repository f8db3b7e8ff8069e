import TextPrimitives
import URLSyntax

/// A host of a manifest that matches all subdomains of a domain, such as `*.shop.example`.
///
/// On Apple's platforms and Android, a wildcard matches subdomains at any depth, but not the domain
/// itself. The devices read the association files of the domain. If several declared hosts match a
/// link, an exact host precedes wildcards, and a longer wildcard precedes shorter ones.
///
/// The platforms treat a host with a ``SubdomainParameter``, such as `{store:slug}.shop.example`,
/// as the wildcard `*.shop.example`.
package enum WildcardHost {
  /// The beginning of a wildcard host.
  package static let prefix = "*."

  /// Returns `true` if a host of a manifest is a wildcard or has a parameter.
  package static func isWildcard(_ host: String) -> Bool {
    host.hasPrefix(prefix) || SubdomainParameter.length(ofPartIn: host) != nil
  }

  /// Returns the domain of a wildcard, and any other host as it is.
  ///
  /// Devices read the association files of this host.
  package static func domain(of host: String) -> String {
    if let length = SubdomainParameter.length(ofPartIn: host) {
      return String(host.utf8.dropFirst(length + 1)) ?? host
    }
    return host.hasPrefix(prefix) ? String(host.dropFirst(prefix.utf8.count)) : host
  }

  /// Returns a host with `*` in place of its parameter; a host without a parameter is unchanged.
  package static func withoutParameter(_ host: String) -> String {
    SubdomainParameter.length(ofPartIn: host) == nil ? host : prefix + domain(of: host)
  }

  /// Returns `true` if a declared host matches a host, both in lower case.
  ///
  /// A wildcard also matches a longer wildcard, because it matches all hosts that the longer one
  /// matches.
  package static func matches(_ declared: String, host: String) -> Bool {
    guard isWildcard(declared) else { return declared.utf8.elementsEqual(host.utf8) }
    let name = Bytes(domain(of: host).utf8)
    let domain = Bytes(domain(of: declared).utf8)
    if isWildcard(host), name == domain { return true }
    return length(ofLabelsIn: name.span, at: 0..<name.count) { end in
      name[(end + 1)...].elementsEqual(domain)
    } != nil
  }

  /// Returns a host that a wildcard matches, and that no declared host with precedence matches.
  package static func sample(of wildcard: String, among hosts: [String]) -> String {
    let domain = domain(of: wildcard)
    let known = Set(hosts.map(withoutParameter))
    var number = 1
    var host = "any." + domain
    while known.contains(host) || known.contains(prefix + host) {
      host = "any\(number)." + domain
      number += 1
    }
    return host
  }

  /// Calls a function at each dot that has only valid labels before it, until the function returns
  /// `true`.
  ///
  /// A label consists of letters, digits and inner hyphens. Labels with hyphens as the third and
  /// fourth characters, such as `xn--…`, are not valid here, because parsers disagree about them.
  ///
  /// - Returns: The offset of the dot at which the function returns `true`; `nil` if there is none.
  static func length(
    ofLabelsIn bytes: Span<UInt8>, at range: Range<Int>, until isEnd: (Int) -> Bool
  ) -> Int? {
    var start = range.lowerBound
    var end = start
    while end < range.upperBound {
      let byte = bytes[end]
      if byte == UInt8(ascii: ".") {
        guard isLabel(bytes, start..<end) else { return nil }
        if isEnd(end) { return end }
        start = end + 1
      } else if !byte.isASCIILetter, byte &- 0x30 >= 10, byte != UInt8(ascii: "-") {
        return nil
      }
      end += 1
    }
    return nil
  }

  private static func isLabel(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard 1...63 ~= range.count, bytes[range.lowerBound] != hyphen,
      bytes[range.upperBound - 1] != hyphen
    else { return false }
    return range.count < 4
      || bytes[range.lowerBound + 2] != hyphen || bytes[range.lowerBound + 3] != hyphen
  }
}

extension WildcardHost {
  /// Returns `true` if a string in lower case is a label that a wildcard matches.
  static func isLabel(_ text: String) -> Bool {
    let bytes = Bytes(text.utf8)
    let isPlain = bytes.allSatisfy { byte in
      byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
    }
    return isPlain && isLabel(bytes.span, bytes.indices)
  }
}

extension LinkManifest {
  /// Returns the origin of a sample link that matches a declared host.
  package func sampleOrigin(of host: String) -> String { [self].sampleOrigin(of: host) }

  /// Returns the declared host that matches a host in lower case, or `nil`.
  ///
  /// The result is in lower case, with `*` in place of a parameter.
  package func declaredHost(for host: String) -> String? {
    let hosts = hosts.map { WildcardHost.withoutParameter($0.asciiLowercased) }
    if hosts.contains(host) { return host }
    return hosts.filter { WildcardHost.matches($0, host: host) }
      .max { $0.utf8.count < $1.utf8.count }
  }
}

extension RouteTable {
  /// Returns the origin of a host and port in a link, ignoring their case, or -1 if there is none.
  @inline(__always)
  func hostOrigin(_ bytes: Span<UInt8>, at authority: Range<Int>) -> Int32 {
    let origin = literals.target(
      of: LiteralTable.Namespace.host, in: bytes, at: authority, setting: LiteralTable.caseBits)
    return origin < 0 && hasWildcardHosts ? wildcardOrigin(bytes, at: authority) : origin
  }

  /// Returns the origin of the longest wildcard that matches a host of an unscanned link, or -1.
  ///
  /// A wildcard matches only labels that need no scan. A host with upper-case letters may be an
  /// exact host, which precedes wildcards, so it needs a scan.
  func unscannedWildcardOrigin(_ bytes: Span<UInt8>, at authority: Range<Int>) -> Int32 {
    for offset in authority where bytes[offset].asciiLowercased != bytes[offset] { return -1 }
    return wildcardOrigin(bytes, at: authority)
  }

  /// Returns the origin of the longest wildcard that matches a host and port, or -1.
  func wildcardOrigin(_ bytes: Span<UInt8>, at authority: Range<Int>) -> Int32 {
    var origin: Int32 = -1
    _ = WildcardHost.length(ofLabelsIn: bytes, at: authority) { end in
      origin = literals.target(
        of: LiteralTable.Namespace.subdomains, in: bytes, from: end, to: authority.upperBound,
        setting: LiteralTable.caseBits)
      return origin >= 0
    }
    return origin
  }
}
