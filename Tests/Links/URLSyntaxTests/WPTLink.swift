/// A case in `urltestdata.json`.
struct WPTLink: Decodable {
  let input: String
  let base: String?
  let failure: Bool?
  let scheme: String?
  let host: String?
  let hostname: String?
  let port: String?
  let pathname: String?

  enum CodingKeys: String, CodingKey {
    case input, base, failure, host, hostname, port, pathname
    case scheme = "protocol"
  }

  var isFailure: Bool { failure == true }
}

/// A link that a router would accept if a manifest listed the host as written.
struct ListableHost: Hashable, CustomStringConvertible {
  let link: String
  /// The host and port as written in the link.
  let written: String
  /// The host and port as a browser interprets them; `nil` if the browser rejects the link.
  let meant: String?

  var description: String { "\(link.debugDescription): \(written) is \(meant ?? "no URL")" }

  static func asciiLowercased(_ text: String) -> String {
    String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }

  /// Returns `true` if a manifest should not list a host that the scan accepts.
  ///
  /// This follows the host parser in the URL Standard. Such a host is an address that is not in
  /// canonical form, or has the default port of its scheme. A browser does not change an `xn--`
  /// label.
  static func isDoubtful(_ host: String, port: String?, scheme: String) -> Bool {
    let defaults = ["http": "80", "ws": "80", "https": "443", "wss": "443", "ftp": "21"]
    if let port, defaults[scheme] == port || scheme == "file" { return true }
    if host.hasPrefix("[") { return true }
    guard defaults[scheme] != nil || scheme == "file" else { return false }
    let name = asciiLowercased(host)
    let octets = name.split(separator: ".", omittingEmptySubsequences: false)
    let isCanonical =
      octets.count == 4
      && octets.allSatisfy { octet in UInt8(octet).map { "\($0)" } == String(octet) }
    return ReferencePolicy.endsInNumber(name) && !isCanonical
  }
}
