public import LinkRouting
import URLSyntax

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// Makes a URL whose `absoluteString` is the link, byte for byte.
  ///
  /// `URL(string:)` makes a URL of nearly everything: it percent-encodes what a link may not spell out,
  /// and maps characters of hosts. This refuses such a text as the router would.
  ///
  /// - Parameter link: The link.
  /// - Throws: `LinkError` with the code and the bytes of what breaks the syntax policy, or with
  ///   ``LinkRouting/LinkError/Code/changedByFoundation``.
  /// - Complexity: O(*n*) in the length of the link.
  public init(link: String) throws(LinkError) {
    try link.checkSyntax()
    guard let url = URL(string: link), url.absoluteString.utf8.elementsEqual(link.utf8) else {
      throw LinkError(.changedByFoundation, ofBytes: link.utf8.count, expected: .keptLink)
    }
    self = url
  }

  /// The text that counts.
  func linkText() throws(LinkError) -> String {
    let text = absoluteString
    guard baseURL == nil else {
      throw LinkError(.relativeURL, ofBytes: text.utf8.count, expected: .absoluteURL)
    }
    return text
  }
}

extension URLComponents {
  /// Makes components whose `string` is the link, byte for byte.
  ///
  /// Their `percentEncoded…` properties are what the link spells; the others are decoded, once. A `+` in
  /// `queryItems` is a plus, as it is in a link unless its manifest says that the query is form-encoded.
  ///
  /// - Parameter link: The link.
  /// - Throws: `LinkError` with the code and the bytes of what breaks the syntax policy, or with
  ///   ``LinkRouting/LinkError/Code/changedByFoundation``.
  /// - Complexity: O(*n*) in the length of the link.
  public init(link: String) throws(LinkError) {
    try link.checkSyntax()
    guard let components = URLComponents(string: link),
      components.string?.utf8.elementsEqual(link.utf8) == true
    else {
      throw LinkError(.changedByFoundation, ofBytes: link.utf8.count, expected: .keptLink)
    }
    self = components
  }

  /// The text that counts.
  func linkText() throws(LinkError) -> String {
    guard let string else {
      throw LinkError(.invalidComponents, ofBytes: 0, expected: .components)
    }
    return string
  }
}

extension String {
  /// Rejects a text that breaks the syntax policy, apart from line breaks in values, which a router
  /// accepts where a type allows them.
  fileprivate func checkSyntax() throws(LinkError) {
    do throws(URLParseError) {
      try withSpan { (bytes) throws(URLParseError) in
        let parts = try URLParts(scanning: bytes, allowsLineBreaks: true)
        if let exception = parts.hostException(in: bytes) { throw exception }
      }
    } catch {
      throw LinkError(error)
    }
  }
}
