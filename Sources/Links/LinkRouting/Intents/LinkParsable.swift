/// A type that is parsed from a link, such as a generated enumeration of an app's links.
///
/// `LinkAdapters` adds initializers that take a `URL`, `URLComponents`, or a link as an app
/// receives it.
public protocol LinkParsable {
  /// The router that accepts the links of the type.
  static var router: Router { get }

  /// Parses a link.
  ///
  /// - Parameter link: The link, exactly as received.
  /// - Throws: ``LinkError`` with a code, the range of the invalid bytes, and the expected form.
  init(parsing link: String) throws(LinkError)
}
