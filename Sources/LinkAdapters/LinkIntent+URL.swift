public import LinkRouting

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension LinkIntent {
  /// Parses a link that an app received as a `URL`, as `Router.match(_:)` does.
  ///
  /// ```swift
  /// switch try WordlyLink(parsing: url) {
  /// case .attend(let session, _, _): join(session)
  /// case .present(let session, _): present(in: session)
  /// }
  /// ```
  ///
  /// - Throws: `LinkError` with ranges in the bytes of `absoluteString`;
  ///   ``LinkRouting/LinkError/Code/relativeURL`` for a URL with a base.
  /// - Complexity: O(*n*) in the length of the link.
  public init(parsing url: URL) throws(LinkError) {
    try self.init(parsing: url.linkText())
  }

  /// Parses a link that was taken apart into `URLComponents`.
  ///
  /// - Throws: `LinkError` with ranges in the bytes of the components' `string`;
  ///   ``LinkRouting/LinkError/Code/invalidComponents`` if they make none.
  /// - Complexity: O(*n*) in the length of the link.
  public init(parsing components: URLComponents) throws(LinkError) {
    try self.init(parsing: components.linkText())
  }

  /// Parses a link in the form in which the system gave it to the app.
  ///
  /// - Throws: `LinkError` with ranges in the bytes of ``ReceivedLink/text()``.
  /// - Complexity: O(*n*) in the length of the link.
  public init(parsing received: ReceivedLink) throws(LinkError) {
    try self.init(parsing: received.text())
  }

  /// The link of the intent as a `URL`, whose `absoluteString` is the link, byte for byte.
  ///
  /// - Parameter scheme: `https`, or one of the app's own schemes; `nil` for the canonical one.
  /// - Throws: `LinkError` for a scheme that the route does not have, or a value that no link can carry.
  /// - Complexity: O(*n*) in the length of the link.
  public func url(scheme: String? = nil) throws(LinkError) -> URL {
    try URL(link: link(scheme: scheme))
  }

  /// The link of the intent as `URLComponents`, whose `string` is the link, byte for byte.
  ///
  /// - Parameter scheme: `https`, or one of the app's own schemes; `nil` for the canonical one.
  /// - Throws: `LinkError` for a scheme that the route does not have, or a value that no link can carry.
  /// - Complexity: O(*n*) in the length of the link.
  public func urlComponents(scheme: String? = nil) throws(LinkError) -> URLComponents {
    try URLComponents(link: link(scheme: scheme))
  }
}
