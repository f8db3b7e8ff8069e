import Diagnostics
import TextPrimitives

extension ManifestCheck {
  mutating func checkHosts() {
    let location = ManifestLocation("hosts")
    if manifest.hosts.isEmpty, manifest.schemes.isEmpty {
      report(
        "no-host-or-scheme", at: location,
        "the app declares neither a host nor a scheme",
        notes: [.init("without a host or a scheme, the app has no links; add 'hosts' or 'schemes'")]
      )
    }
    var seen: [String: Int] = [:]
    for (index, host) in manifest.hosts.enumerated() {
      if let problem = HostSyntax.problem(host) {
        report(
          problem.code, at: location.index(index), range: problem.range, problem.message,
          replacement: problem.replacement)
      }
      // The comparison ignores case, as the comparison with the host of a link does.
      let name = WildcardHost.withoutParameter(host.asciiLowercased)
      if let first = seen[name] {
        report(
          "duplicate-host", at: location.index(index), "duplicate host '\(host)'",
          notes: [.init("first declared here", location: location.index(first))])
      } else {
        seen[name] = index
      }
    }
    checkFirst(manifest.hosts, at: location)
    checkWildcards()
    checkSubdomains()
  }

  /// Reports the first host of a list if it is a wildcard or has a parameter.
  mutating func checkFirst(_ hosts: [String], at location: ManifestLocation) {
    guard let first = hosts.first, WildcardHost.isWildcard(first) else { return }
    let kind = SubdomainParameter(host: first) == nil ? "is a wildcard" : "has a parameter"
    report(
      "wildcard-first", at: location.index(0), "the first host '\(first)' \(kind)",
      notes: [
        .init(
          "links are built with the first host; list a host without a wildcard or parameter first")
      ])
  }

  /// Reports wildcards whose routes or exclusions differ from those of their domain, or of hosts
  /// that they match.
  ///
  /// Devices read one association file for a wildcard and these hosts, so they cannot treat the
  /// hosts differently.
  private mutating func checkWildcards() {
    let hosts = manifest.hosts.map(\.asciiLowercased)
    for (index, wildcard) in hosts.enumerated() where WildcardHost.isWildcard(wildcard) {
      let domain = WildcardHost.domain(of: wildcard)
      for (other, host) in hosts.enumerated()
      where other != index && (host == domain || WildcardHost.matches(wildcard, host: host)) {
        guard let difference = difference(between: wildcard, and: host) else { continue }
        let message =
          difference.isOrder
          ? "hosts '\(host)' and '\(wildcard)' have the same exclusions in different orders"
          : "\(difference.subject) applies to only one of the hosts '\(host)' and '\(wildcard)'"
        let advice =
          difference.isRoute
          ? "list both hosts in 'hosts' of the route, or neither"
          : "write the same exclusions for both, in the same order"
        report(
          "wildcard-differs", at: difference.location, message,
          notes: [
            .init(
              "the wildcard is declared here", location: ManifestLocation("hosts").index(index)),
            .init("devices read the same association file for both hosts; \(advice)"),
          ])
      }
    }
  }

  /// Returns the first route or exclusion that applies to only one of two hosts.
  ///
  /// `isRoute` is `true` for a route. `isOrder` is `true` if both hosts have the same exclusions,
  /// but in different orders.
  private func difference(
    between left: String, and right: String
  ) -> (subject: String, location: ManifestLocation, isRoute: Bool, isOrder: Bool)? {
    for route in manifest.routes {
      guard let hosts = route.hosts?.map(\.asciiLowercased) else { continue }
      if hosts.contains(left) != hosts.contains(right) {
        let location = ManifestLocation("routes", route.name).key("hosts")
        return ("route '\(route.name)'", location, isRoute: true, isOrder: false)
      }
    }
    let own = [left, right].map { host in
      manifest.exclusions.indices.filter {
        manifest.exclusions[$0].host?.asciiLowercased == host
      }
    }
    func rule(_ index: Int) -> LinkManifest.Exclusion {
      let exclusion = manifest.exclusions[index]
      return LinkManifest.Exclusion(
        pattern: exclusion.pattern, isException: exclusion.isException)
    }
    let first = own[0].indices.first { $0 >= own[1].count || rule(own[0][$0]) != rule(own[1][$0]) }
    let index = first.map { own[0][$0] } ?? own[1].dropFirst(own[0].count).first
    let isOrder = Set(own[0].map(rule)) == Set(own[1].map(rule)) && own[0].count == own[1].count
    return index.map { ("an exclusion", manifest.location(ofExclusion: $0), false, isOrder) }
  }

  mutating func checkSchemes() {
    let location = ManifestLocation("schemes")
    var seen: [String: Int] = [:]
    for (index, scheme) in manifest.schemes.enumerated() {
      if let problem = HostSyntax.problem(scheme: scheme) {
        report(
          problem.code, at: location.index(index), problem.message,
          replacement: problem.replacement)
      }
      if let first = seen[scheme.asciiLowercased] {
        report(
          "duplicate-scheme", at: location.index(index), "duplicate scheme '\(scheme)'",
          notes: [.init("first declared here", location: location.index(first))])
      } else {
        seen[scheme.asciiLowercased] = index
      }
    }
  }
}

/// The syntax of the hosts and schemes that a manifest may declare.
enum HostSyntax {
  /// A problem with a host or a scheme.
  struct Problem {
    var code = "invalid-host"
    var range: SourceRange?
    var message: String
    var replacement: String?
  }

  /// Returns the problem with a host, which may have a port, or `nil` if the host is valid.
  static func problem(_ text: String) -> Problem? {
    guard !text.isEmpty else { return Problem(message: "empty host; write a host name") }
    for prefix in ["https://", "http://"] where text.hasPrefix(prefix) {
      return Problem(
        message: "host must not include '\(prefix)'",
        replacement: String(text.dropFirst(prefix.count).prefix { $0 != "/" }))
    }
    if WildcardHost.isWildcard(text) { return problem(wildcard: text) }
    let bytes = Bytes(text.utf8)
    if let index = bytes.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      return Problem(
        range: SourceRange(index, index + 1),
        message: "a parameter must be the first label of a host, as in '{store:slug}.shop.example'")
    }
    if let index = bytes.firstIndex(of: UInt8(ascii: "*")) {
      return Problem(
        range: SourceRange(index, index + 1),
        message: "a wildcard must be the first label of a host, as in '*.shop.example'")
    }
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return Problem(
        message: "host '\(text)' is not ASCII; use its Punycode form, 'xn--…'",
        replacement: asciiForm(text))
    }
    if let index = bytes.firstIndex(of: UInt8(ascii: "%")) {
      return Problem(
        range: SourceRange(index, index + 1),
        message: "host must not be percent-encoded; write the decoded characters")
    }
    guard !bytes.contains(where: { $0 &- 0x41 < 26 }) else {
      return Problem(
        message: "host '\(text)' has upper-case letters", replacement: text.lowercased())
    }
    if text.hasPrefix("[") {
      let name = text.hasPrefix("[::1]") ? "[::1]" : text
      guard name == "[::1]" else {
        return Problem(message: "unsupported IPv6 address '\(text)'; only '[::1]' is allowed")
      }
      return problem(port: text.dropFirst(name.count), at: name.utf8.count)
    }
    let name = text.prefix { $0 != ":" }
    return problem(name: String(name))
      ?? problem(port: text.dropFirst(name.count), at: name.utf8.count)
  }

  /// Returns the problem with a wildcard host, or `nil` if it is valid.
  private static func problem(wildcard text: String) -> Problem? {
    let domain = WildcardHost.domain(of: text)
    let count = text.utf8.count - domain.utf8.count
    if WildcardHost.isWildcard(domain) {
      return Problem(
        range: SourceRange(count, count + 1),
        message: "only the first label of a host may be a wildcard or a parameter")
    }
    if var problem = problem(domain) {
      let label = String(text.utf8.prefix(count)) ?? ""
      problem.range = problem.range.map {
        SourceRange($0.lowerBound + count, $0.upperBound + count)
      }
      if problem.range == nil {
        problem.replacement = problem.replacement.map { label + $0 }
      }
      return problem
    }
    let labels = domain.prefix { $0 != ":" }.split(separator: ".")
    guard !domain.hasPrefix("["), !isDottedQuad(labels) else {
      return Problem(message: "wildcard '\(text)' needs a domain name instead of an IP address")
    }
    guard labels.count > 1 else {
      return Problem(
        message: "wildcard '\(text)' needs a domain of at least two labels, as in '*.shop.example'")
    }
    guard domain.utf8.count + WildcardHost.prefix.utf8.count <= 253 else {
      return Problem(message: "host name is longer than 253 characters")
    }
    return nil
  }

  /// Returns the problem with the port of a host, or `nil` if the port is valid or absent.
  ///
  /// - Parameters:
  ///   - text: The host after its name: a colon and the port, or an empty string.
  ///   - offset: The offset of the text in the host.
  private static func problem(port text: Substring, at offset: Int) -> Problem? {
    guard !text.isEmpty else { return nil }
    let digits = text.dropFirst()
    let range = SourceRange(offset, offset + text.utf8.count)
    guard text.first == ":", !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
      digits.first != "0", digits.utf8.count <= 5, let port = Int(digits), port <= 65535
    else {
      return Problem(
        range: range, message: "port must be a number from 1 to 65535 without leading zeros")
    }
    guard port != 443 else {
      return Problem(
        range: range, message: "redundant port 443, the default port of https", replacement: "")
    }
    return nil
  }

  private static func problem(name: String) -> Problem? {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.utf8.count <= 253 else {
      return Problem(message: "host name is longer than 253 characters")
    }
    var offset = 0
    for label in labels {
      let range = SourceRange(offset, offset + label.utf8.count)
      if let message = problem(label: String(label)) {
        return Problem(range: range.count > 0 ? range : nil, message: message)
      }
      offset += label.utf8.count + 1
    }
    // The URL Standard reads a host whose last label is a number as an IPv4 address.
    guard let last = labels.last, isNumber(last), !isDottedQuad(labels) else { return nil }
    return Problem(
      message: "invalid IPv4 address '\(name)'; expected four numbers from 0 to 255")
  }

  private static func problem(label: String) -> String? {
    let bytes = Bytes(label.utf8)
    guard !bytes.isEmpty else { return "empty label in the host name; remove the dot" }
    guard bytes.count <= 63 else { return "label of the host name is longer than 63 characters" }
    guard
      bytes.allSatisfy({ $0.isASCIILetter || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") })
    else { return "host name contains a character other than letters, digits, hyphens and dots" }
    guard bytes.first != UInt8(ascii: "-"), bytes.last != UInt8(ascii: "-") else {
      return "label '\(label)' starts or ends with a hyphen"
    }
    if label.hasPrefix("xn--") { return Punycode.problem(label: label) }
    guard !(bytes.count >= 4 && bytes[2] == UInt8(ascii: "-") && bytes[3] == UInt8(ascii: "-"))
    else { return "label '\(label)' has hyphens in positions 3 and 4, as only 'xn--' labels may" }
    return nil
  }

  private static func isNumber(_ label: Substring) -> Bool {
    if label.utf8.allSatisfy({ $0 &- 0x30 < 10 }) { return !label.isEmpty }
    return label.hasPrefix("0x") && label.dropFirst(2).allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private static func isDottedQuad(_ labels: [Substring]) -> Bool {
    labels.count == 4
      && labels.allSatisfy { label in
        guard let value = Int(label) else { return false }
        return value <= 255 && String(value) == label
      }
  }

  /// Returns the host with its non-ASCII labels in Punycode, or `nil` if it cannot be encoded.
  private static func asciiForm(_ text: String) -> String? {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false).map { label in
      let scalars = Array(label.lowercased().unicodeScalars)
      return scalars.allSatisfy(\.isASCII)
        ? String(label).lowercased() : Punycode.encode(scalars).map { "xn--" + $0 }
    }
    let host = labels.compactMap(\.self).joined(separator: ".")
    return labels.contains(nil) || problem(host) != nil ? nil : host
  }
}
