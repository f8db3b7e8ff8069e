import Diagnostics
public import LinkRouting

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension LinkParsable {
  /// Parses a link that an app received as a `URL`, as `Router.match(_:)` does.
  ///
  /// The initializer reads the `absoluteString` unchanged. `URL(string:)` may already have changed
  /// the link. For example, if a query contains a raw bracket or an incomplete escape, it encodes
  /// every `%` in the query. The value `4F%37K` then becomes `4F%2537K`, which decodes to
  /// `4F%37K` instead of `4F7K`. <doc:Traps> lists all changes.
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
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public init(parsing url: URL) throws(LinkError) {
    try self.init(parsing: url.linkText())
  }

  /// Parses a link that is divided into `URLComponents`.
  ///
  /// - Throws: `LinkError` with ranges in the bytes of the components' `string`;
  ///   ``LinkRouting/LinkError/Code/invalidComponents`` if the components do not form a URL.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public init(parsing components: URLComponents) throws(LinkError) {
    try self.init(parsing: components.linkText())
  }

  /// Parses a link as an app received it.
  ///
  /// If the link was pasted, the text around it is ignored, as in `Router.match(pasted:)`.
  ///
  /// - Throws: `LinkError` with ranges in the bytes of ``ReceivedLink/text()``.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public init(parsing received: ReceivedLink) throws(LinkError) {
    let text = try received.text()
    guard case .pasted = received else {
      try self.init(parsing: text)
      return
    }
    let pasted = try Self.router.match(pasted: text)
    do throws(LinkError) {
      try self.init(parsing: pasted.match.link)
    } catch {
      // The range is relative to the link, not to the pasted text.
      throw error.shifted(by: pasted.range.lowerBound)
    }
  }
}

extension LinkIntent {
  /// Returns the link for the intent as a `URL` whose `absoluteString` has the same bytes.
  ///
  /// - Parameter scheme: `https`, or one of the app's own schemes; `nil` for the canonical scheme.
  /// - Throws: `LinkError` for a scheme that the route does not support, a value that a link cannot
  ///   represent, or a link that Foundation would change.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public func url(scheme: String? = nil) throws(LinkError) -> URL {
    try URL(link: link(scheme: scheme))
  }

  /// Returns the link for the intent as `URLComponents` whose `string` has the same bytes.
  ///
  /// - Parameter scheme: `https`, or one of the app's own schemes; `nil` for the canonical scheme.
  /// - Throws: `LinkError` for a scheme that the route does not support, a value that a link cannot
  ///   represent, or a link that Foundation would change.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public func urlComponents(scheme: String? = nil) throws(LinkError) -> URLComponents {
    try URLComponents(link: link(scheme: scheme))
  }
}
