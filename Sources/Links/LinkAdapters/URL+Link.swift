public import LinkRouting
import URLSyntax

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// Creates a URL whose `absoluteString` equals the link byte for byte.
  ///
  /// `URL(string:)` accepts nearly every string: it percent-encodes characters that a link must not
  /// contain, and maps characters in hosts. This initializer rejects links with such characters, as
  /// the router does. It also rejects unusual hosts, such as a host with a port, even if a manifest
  /// lists them.
  ///
  /// - Parameter link: The link.
  /// - Throws: `LinkError` with the code and range of a violation of the syntax policy, or with
  ///   ``LinkRouting/LinkError/Code/changedByFoundation``.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public init(link: String) throws(LinkError) {
    try link.checkSyntax()
    guard let url = URL(string: link), url.absoluteString.utf8.elementsEqual(link.utf8) else {
      throw LinkError(.changedByFoundation, ofBytes: link.utf8.count, expected: .keptLink)
    }
    self = url
  }

  /// Returns the `absoluteString`; throws an error if the URL is relative to a base.
  func linkText() throws(LinkError) -> String {
    let text = absoluteString
    guard baseURL == nil else {
      throw LinkError(.relativeURL, ofBytes: text.utf8.count, expected: .absoluteURL)
    }
    return text
  }
}

extension URLComponents {
  /// Creates components whose `string` equals the link byte for byte.
  ///
  /// The `percentEncoded…` properties preserve the spelling of the link; the other properties are
  /// percent-decoded once. A `+` in `queryItems` is a plus sign. In a link, `+` is also a plus
  /// sign, unless the manifest declares the query as form-encoded.
  ///
  /// - Parameter link: The link.
  /// - Throws: `LinkError` with the code and range of a violation of the syntax policy, or with
  ///   ``LinkRouting/LinkError/Code/changedByFoundation``.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public init(link: String) throws(LinkError) {
    try link.checkSyntax()
    guard let components = URLComponents(string: link),
      components.string?.utf8.elementsEqual(link.utf8) == true
    else {
      throw LinkError(.changedByFoundation, ofBytes: link.utf8.count, expected: .keptLink)
    }
    self = components
  }

  /// Returns the `string`; throws an error if the components do not form a URL.
  func linkText() throws(LinkError) -> String {
    guard let string else {
      throw LinkError(.invalidComponents, ofBytes: 0, expected: .components)
    }
    return string
  }
}

extension String {
  /// Throws an error if the string violates the syntax policy of `URLParts`.
  ///
  /// Encoded line breaks in the query are allowed, because a router accepts them in values whose
  /// type allows them.
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
