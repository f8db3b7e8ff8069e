import Testing
import URLSyntax

/// An accepted link with its parts, whose lengths determine the exact ranges.
struct AcceptedLink: Sendable, CustomTestStringConvertible {
  let link: String
  let scheme: String
  let host: String?
  let port: String?
  let path: String
  let query: String?
  let fragment: String?

  init(
    _ link: String, _ scheme: String, host: String? = nil, port: String? = nil, path: String = "",
    query: String? = nil, fragment: String? = nil
  ) {
    self.link = link
    self.scheme = scheme
    self.host = host
    self.port = port
    self.path = path
    self.query = query
    self.fragment = fragment
  }

  /// The joined parts, which must equal the link.
  var assembled: String {
    scheme + ":" + (host.map { "//" + $0 } ?? "") + (port.map { ":" + $0 } ?? "") + path
      + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }

  /// The ranges, computed from the lengths of the parts.
  var ranges: PartRanges {
    var offset = 0
    func take(_ text: String, after separator: String = "") -> Range<Int> {
      let start = offset + separator.utf8.count
      offset = start + text.utf8.count
      return start..<offset
    }
    let scheme = take(scheme)
    offset += 1
    let host = host.map { take($0, after: "//") }
    let port = port.map { take($0, after: ":") }
    let path = take(path)
    let query = query.map { take($0, after: "?") }
    let fragment = fragment.map { take($0, after: "#") }
    return PartRanges(
      scheme: scheme, host: host, port: port, path: path, query: query, fragment: fragment)
  }

  var testDescription: String { link.debugDescription }
}
