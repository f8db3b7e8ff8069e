import Foundation

/// Reads links with Foundation, and writes each result in a uniform spelling.
struct FoundationReader: Sendable {
  /// The name of the reader, for use in error messages.
  let name: String
  /// Returns the link that Foundation reads; `nil` if Foundation rejects it.
  let read: @Sendable (_ link: String, _ plusIsSpace: Bool) -> String?

  /// The different ways in which an app on Apple's platforms can read a link.
  static let all = [
    FoundationReader(name: "URLComponents.queryItems") { link, plusIsSpace in
      URLComponents(string: link).flatMap { spelled($0, plusIsSpace, \.decodedItems) }
    },
    FoundationReader(name: "URLComponents.percentEncodedQueryItems") { link, plusIsSpace in
      URLComponents(string: link).flatMap { spelled($0, plusIsSpace, \.encodedItems) }
    },
    FoundationReader(name: "URL and queryItems") { link, plusIsSpace in
      URL(string: link).flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
        .flatMap { spelled($0, plusIsSpace, \.decodedItems) }
    },
    FoundationReader(name: "URL.absoluteString and a split of the query") { link, plusIsSpace in
      URL(string: link).flatMap { URLComponents(string: $0.absoluteString) }
        .flatMap { spelled($0, plusIsSpace, \.splitItems) }
    },
  ]

  private static func spelled(
    _ components: URLComponents, _ plusIsSpace: Bool,
    _ items: (URLComponents) -> [CleanLink.Item]?
  ) -> String? {
    var components = components
    if plusIsSpace {
      components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%20")
    }
    let segments = components.percentEncodedPath.split(
      separator: "/", omittingEmptySubsequences: false
    ).map { String($0).removingPercentEncoding }
    guard let scheme = components.scheme, !segments.contains(nil),
      let items = items(components)
    else { return nil }
    let fragment = CleanLink.decodedItems(of: components.percentEncodedFragment)
    return CleanLink(
      scheme: scheme, host: components.host, port: components.port,
      segments: segments.compactMap { $0 }, items: items, fragment: fragment
    ).text
  }
}

extension URLComponents {
  fileprivate var decodedItems: [CleanLink.Item]? {
    (queryItems ?? []).map { ($0.name, $0.value ?? "") }
  }

  fileprivate var encodedItems: [CleanLink.Item]? {
    var items: [CleanLink.Item] = []
    for item in percentEncodedQueryItems ?? [] {
      guard let name = item.name.removingPercentEncoding,
        let value = (item.value ?? "").removingPercentEncoding
      else { return nil }
      items.append((name, value))
    }
    return items
  }

  fileprivate var splitItems: [CleanLink.Item]? { CleanLink.items(of: percentEncodedQuery) }
}

/// The parts that a reader finds in a link, written in a spelling that all readers agree on.
struct CleanLink {
  typealias Item = (name: String, value: String)

  var scheme: String
  var host: String?
  var port: Int?
  var segments: [String]
  var items: [Item]
  var fragment: [Item]

  /// The link that the reader found, with every byte percent-encoded except unreserved characters.
  var text: String {
    let isHierarchical = host != nil || segments.first == ""
    return scheme + ":" + (isHierarchical ? "//" : "") + Self.encoded(host ?? "")
      + (port.map { ":\($0)" } ?? "") + segments.map(Self.encoded).joined(separator: "/")
      + (items.isEmpty ? "" : "?" + Self.spelled(items))
      + (fragment.isEmpty ? "" : "#" + Self.spelled(fragment))
  }

  private static func spelled(_ items: [Item]) -> String {
    items.filter { !$0.name.isEmpty || !$0.value.isEmpty }
      .map { encoded($0.name) + "=" + encoded($0.value) }.joined(separator: "&")
  }

  static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }

  /// Returns the items of a fragment, except those that cannot be decoded.
  static func decodedItems(of fragment: String?) -> [Item] {
    (fragment ?? "").split(separator: "&").compactMap { items(of: String($0))?.first }
  }

  /// Returns the items of a query, split before decoding; `nil` if an escape is invalid.
  static func items(of query: String?) -> [Item]? {
    var items: [Item] = []
    for item in (query ?? "").split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = String(parts[0]).removingPercentEncoding,
        let value = (parts.count > 1 ? String(parts[1]) : "").removingPercentEncoding
      else { return nil }
      items.append((name, value))
    }
    return items
  }
}
