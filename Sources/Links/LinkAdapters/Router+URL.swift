public import LinkRouting

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Router {
  /// Matches a link that an app received as a `URL`.
  ///
  /// What counts is the URL's `absoluteString`, byte for byte. Nothing that Foundation makes of it is
  /// asked: neither `host` and `path`, which are decoded, nor `standardized`, which resolves `..`. A URL
  /// that is relative to a base is refused, because its `absoluteString` no longer shows what stood in
  /// the relative part; links never arrive so.
  ///
  /// ```swift
  /// let router = try Router(BundledApp.all)
  /// let match = try router.match(URL(string: "wordly://attend/kxtr-7429")!)
  /// ```
  ///
  /// - Important: `URL(string:)` changes some links before anybody can look at them; see <doc:Traps>.
  ///   Where you have the text, match the text.
  ///
  /// - Throws: `LinkError` with ranges in the bytes of `absoluteString`; ``LinkRouting/LinkError/Code/relativeURL``
  ///   for a URL with a base.
  /// - Complexity: O(*n*) in the length of the link.
  public func match(_ url: URL) throws(LinkError) -> LinkMatch {
    try match(url.linkText())
  }

  /// Matches a link that was taken apart into `URLComponents`.
  ///
  /// What counts is the `string` of the components: it is read again, so that what a component spells,
  /// such as a slash in a value, is only ever what the link as a whole spells.
  ///
  /// - Throws: `LinkError` with ranges in the bytes of the components' `string`;
  ///   ``LinkRouting/LinkError/Code/invalidComponents`` if they make none.
  /// - Complexity: O(*n*) in the length of the link.
  public func match(_ components: URLComponents) throws(LinkError) -> LinkMatch {
    try match(components.linkText())
  }

  /// Builds the link of a route as a `URL`; see `Router.link(to:values:scheme:)`.
  ///
  /// - Parameters:
  ///   - reference: The route.
  ///   - values: The values by the names of their parameters.
  ///   - scheme: `https`, or one of the app's own schemes; `nil` for the canonical one.
  /// - Throws: `LinkError`; its range counts the bytes of the value that is wrong.
  public func url(
    to reference: RouteReference, values: [String: ParameterValue], scheme: String? = nil
  ) throws(LinkError) -> URL {
    try URL(link: link(to: reference, values: values, scheme: scheme))
  }
}

extension LinkMatch {
  /// The canonical form of the link as a `URL`, secrets included.
  ///
  /// - Throws: `LinkError` if Foundation would change the link.
  /// - Complexity: O(*n*) in the length of the link.
  public func canonicalURL() throws(LinkError) -> URL {
    try URL(link: canonicalLink)
  }
}
