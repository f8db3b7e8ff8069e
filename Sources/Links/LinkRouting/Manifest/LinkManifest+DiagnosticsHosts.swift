import Diagnostics
import TextPrimitives

extension ManifestCheck {
  mutating func checkHosts() {
    let location = ManifestLocation("hosts")
    if manifest.hosts.isEmpty, manifest.schemes.isEmpty {
      report(
        "no-host-or-scheme", at: location,
        "the app has neither a host nor a scheme, so it has no links; declare one")
    }
    var seen: [String: Int] = [:]
    for (index, host) in manifest.hosts.enumerated() {
      if let problem = HostSyntax.problem(host) {
        report(
          problem.code, at: location.index(index), range: problem.range, problem.message,
          replacement: problem.replacement)
      }
      // Hosts are compared without regard to case, as links are.
      if let first = seen[host.asciiLowercased] {
        report(
          "duplicate-host", at: location.index(index), "the host \(host) stands twice; remove one",
          notes: [.init("the first is here", location: location.index(first))])
      } else {
        seen[host.asciiLowercased] = index
      }
    }
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
          "duplicate-scheme", at: location.index(index),
          "the scheme \(scheme) stands twice; remove one",
          notes: [.init("the first is here", location: location.index(first))])
      } else {
        seen[scheme.asciiLowercased] = index
      }
    }
  }
}

/// The syntax of the hosts and schemes that a manifest may declare.
enum HostSyntax {
  /// A problem of a host or a scheme.
  struct Problem {
    var code = "invalid-host"
    var range: SourceRange?
    var message: String
    var replacement: String?
  }

  /// Returns the problem of a host, which may have a port, or `nil` if the host is valid.
  static func problem(_ text: String) -> Problem? {
    guard !text.isEmpty else { return Problem(message: "the host is empty; write a host name") }
    for prefix in ["https://", "http://"] where text.hasPrefix(prefix) {
      return Problem(
        message: "write the host alone, without \(prefix)",
        replacement: String(text.dropFirst(prefix.count).prefix { $0 != "/" }))
    }
    let bytes = Bytes(text.utf8)
    if let index = bytes.firstIndex(of: UInt8(ascii: "*")) {
      return Problem(
        range: SourceRange(index, index + 1),
        message: "a host has no wildcard here; list each host")
    }
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return Problem(
        message: "a host is written in ASCII; spell a name in another script in its xn-- form",
        replacement: asciiForm(text))
    }
    guard !bytes.contains(where: { $0 &- 0x41 < 26 }) else {
      return Problem(
        message: "a host is written in lower case", replacement: text.lowercased())
    }
    if text.hasPrefix("[") {
      let name = text.hasPrefix("[::1]") ? "[::1]" : text
      guard name == "[::1]" else {
        return Problem(message: "the only IPv6 address that a manifest may list is [::1]")
      }
      return problem(port: text.dropFirst(name.count), at: name.utf8.count)
    }
    let name = text.prefix { $0 != ":" }
    return problem(name: String(name))
      ?? problem(port: text.dropFirst(name.count), at: name.utf8.count)
  }

  /// Returns the problem of the part after a host name, or `nil` if the part is valid.
  private static func problem(port text: Substring, at offset: Int) -> Problem? {
    guard !text.isEmpty else { return nil }
    let digits = text.dropFirst()
    let range = SourceRange(offset, offset + text.utf8.count)
    guard text.first == ":", !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
      digits.first != "0", digits.utf8.count <= 5, let port = Int(digits), port <= 65535
    else {
      return Problem(
        range: range, message: "a port is a number from 1 to 65535 without leading zeros")
    }
    guard port != 443 else {
      return Problem(
        range: range, message: "443 is the port of https anyway; remove it", replacement: "")
    }
    return nil
  }

  private static func problem(name: String) -> Problem? {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.utf8.count <= 253 else {
      return Problem(message: "a host name has at most 253 characters")
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
      message: "a host that ends in a number is an address; write it as four numbers up to 255")
  }

  private static func problem(label: String) -> String? {
    let bytes = Bytes(label.utf8)
    guard !bytes.isEmpty else { return "a host name has no empty label; remove the dot" }
    guard bytes.count <= 63 else { return "a label of a host name has at most 63 characters" }
    guard
      bytes.allSatisfy({ $0.isASCIILetter || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") })
    else { return "a host name consists of letters, digits, hyphens and dots" }
    guard bytes.first != UInt8(ascii: "-"), bytes.last != UInt8(ascii: "-") else {
      return "a label of a host name neither begins nor ends with a hyphen"
    }
    if label.hasPrefix("xn--") { return Punycode.problem(label: label) }
    guard !(bytes.count >= 4 && bytes[2] == UInt8(ascii: "-") && bytes[3] == UInt8(ascii: "-"))
    else { return "two hyphens in the third and fourth place are reserved for xn--" }
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

  /// Returns the host with its non-ASCII labels in Punycode, or `nil` if it has no such form.
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
