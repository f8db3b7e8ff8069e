/// One case of `urltestdata.json`.
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

/// What a manifest that lists a host letter by letter would let in.
struct ListableHost: Hashable, CustomStringConvertible {
  let link: String
  /// Host and port as written.
  let written: String
  /// What a browser makes of them; `nil` where it refuses the link.
  let meant: String?

  var description: String { "\(link.debugDescription): \(written) is \(meant ?? "no URL")" }

  static func asciiLowercased(_ text: String) -> String {
    String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }

  /// Whether a manifest has reason to refuse to list a host that passes the scan.
  ///
  /// Written from the URL Standard's host parser: an address that is not in its canonical spelling,
  /// or a port that is the scheme's own. A browser keeps an `xn--` label as it is.
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
