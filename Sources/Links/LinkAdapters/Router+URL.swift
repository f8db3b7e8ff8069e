public import LinkRouting

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Router {
  /// Matches a link that an app received as a `URL`.
  ///
  /// The URL's `absoluteString` is read byte for byte. No other property of the URL is used,
  /// because `host` and `path` are decoded, and `standardized` resolves `..`. A URL that is
  /// relative to a base is rejected, because its `absoluteString` is not the original string.
  ///
  /// ```swift
  /// let router = try Router(BundledApp.all)
  /// let match = try router.match(URL(string: "wordly://attend/kxtr-7429")!)
  /// ```
  ///
  /// - Important: `URL(string:)` changes some links before an app can read them; see <doc:Traps>.
  ///   If you have the original string, match that string.
  ///
  /// - Throws: `LinkError` with ranges in the bytes of `absoluteString`;
  ///   ``LinkRouting/LinkError/Code/relativeURL`` for a URL with a base.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public func match(_ url: URL) throws(LinkError) -> LinkMatch {
    try match(url.linkText())
  }

  /// Matches a link that is divided into `URLComponents`.
  ///
  /// The router parses the `string` of the components. A delimiter inside a component, such as a
  /// slash in a value, therefore has the same meaning as in the complete link.
  ///
  /// - Throws: `LinkError` with ranges in the bytes of the components' `string`;
  ///   ``LinkRouting/LinkError/Code/invalidComponents`` if the components do not form a URL.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public func match(_ components: URLComponents) throws(LinkError) -> LinkMatch {
    try match(components.linkText())
  }

  /// Builds the link of a route as a `URL`; see `Router.link(to:values:scheme:)`.
  ///
  /// - Parameters:
  ///   - reference: The route.
  ///   - values: The values, by the names of their parameters.
  ///   - scheme: `https`, or one of the app's own schemes; `nil` for the canonical scheme.
  /// - Throws: `LinkError` for an unknown route or scheme, or for a value that a link cannot
  ///   represent. In the latter case, the range refers to the bytes of the value. The method also
  ///   throws an error if Foundation would change the link, or if its host is unusual, for example
  ///   because it has a port.
  public func url(
    to reference: RouteReference, values: [String: ParameterValue], scheme: String? = nil
  ) throws(LinkError) -> URL {
    try URL(link: link(to: reference, values: values, scheme: scheme))
  }
}

extension LinkMatch {
  /// Returns the canonical form of the link as a `URL`, including secrets.
  ///
  /// - Throws: `LinkError` if Foundation would change the link, or if its host is unusual, for
  ///   example because it has a port.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public func canonicalURL() throws(LinkError) -> URL {
    try URL(link: canonicalLink)
  }
}
