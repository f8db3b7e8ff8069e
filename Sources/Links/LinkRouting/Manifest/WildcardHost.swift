import TextPrimitives
import URLSyntax

/// A host of a manifest that matches all subdomains of a domain, such as `*.shop.example`.
///
/// Both platforms match subdomains at any depth, but not the domain itself, and read the
/// association files of the domain. If several declared hosts match a link, an exact host precedes
/// wildcards, and a longer wildcard precedes shorter ones.
package enum WildcardHost {
  /// The beginning of a wildcard host.
  package static let prefix = "*."

  /// Returns `true` if a host of a manifest is a wildcard.
  package static func isWildcard(_ host: String) -> Bool { host.hasPrefix(prefix) }

  /// Returns the domain of a wildcard, and any other host as it is.
  ///
  /// Devices read the association files of this host.
  package static func domain(of host: String) -> String {
    isWildcard(host) ? String(host.dropFirst(prefix.utf8.count)) : host
  }

  /// Returns `true` if a declared host matches a host, both in lower case.
  ///
  /// A wildcard also matches a longer wildcard, because it matches all its subdomains.
  package static func matches(_ declared: String, host: String) -> Bool {
    guard isWildcard(declared) else { return declared.utf8.elementsEqual(host.utf8) }
    let name = Bytes(domain(of: host).utf8)
    if isWildcard(host), name.elementsEqual(domain(of: declared).utf8) { return true }
    return length(ofLabelsIn: name.span, at: 0..<name.count) { end in
      name[end...].elementsEqual(declared.utf8.dropFirst())
    } != nil
  }

  /// Returns a host that a wildcard matches, and that no declared host matches with precedence.
  package static func sample(of wildcard: String, among hosts: [String]) -> String {
    let domain = domain(of: wildcard)
    let known = Set(hosts)
    var number = 1
    var host = "any." + domain
    while known.contains(host) || known.contains(prefix + host) {
      host = "any\(number)." + domain
      number += 1
    }
    return host
  }

  /// Calls a function at each dot that follows valid labels, until it returns `true`.
  ///
  /// A label consists of letters, digits and inner hyphens. Labels that begin with `xn--` are not
  /// matched, because parsers disagree on invalid ones.
  ///
  /// - Returns: The offset of the dot; `nil` if the function returns `true` for none.
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

extension LinkManifest {
  /// Returns the origin of a sample of links that a declared host matches.
  package func sampleOrigin(of host: String) -> String {
    let isWildcard = WildcardHost.isWildcard(host)
    return "https://" + (isWildcard ? WildcardHost.sample(of: host, among: hosts) : host)
  }

  /// Returns the declared host that matches a host in lower case, or `nil`.
  package func declaredHost(for host: String) -> String? {
    let hosts = hosts.map(\.asciiLowercased)
    if hosts.contains(host) { return host }
    return hosts.filter { WildcardHost.matches($0, host: host) }
      .max { $0.utf8.count < $1.utf8.count }
  }
}

extension RouteTable {
  /// Returns the origin of a host and port in a link, in any case, or -1.
  @inline(__always)
  func hostOrigin(_ bytes: Span<UInt8>, at authority: Range<Int>) -> Int32 {
    let origin = literals.target(
      of: LiteralTable.Namespace.host, in: bytes, at: authority, setting: LiteralTable.caseBits)
    return origin < 0 && hasWildcardHosts ? wildcardOrigin(bytes, at: authority) : origin
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
