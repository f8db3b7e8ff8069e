import Diagnostics
import TextPrimitives

/// A link of an app as a typed value.
///
/// `waymark generate swift` generates a conforming enumeration from a manifest. Each route is a
/// case, and its parameters are associated values.
///
/// ```swift
/// switch try WordlyLink(parsing: "https://wordly.ai/attend/kxtr-7429?lang=fr") {
/// case .attend(let session, let passcode, let lang): …
/// case .present(let session, let passcode): …
/// }
/// ```
///
/// Parsing rejects the links that ``Router/match(_:)-(String)`` rejects, with the same error.
/// Building a link rejects the values that ``Router/link(to:values:scheme:)`` rejects.
/// `Intent(parsing: intent.link())` equals the intent. A link of a retired route is parsed as the
/// link that replaces it. Two intents are equal if their routes and values are equal. `String`
/// values are compared as Swift compares strings.
///
/// An intent is encoded as its canonical link, including secrets, and decoded from any link of the
/// app.
public protocol LinkIntent: Hashable, Sendable, Codable, LinkParsable {
  /// The manifest from which the type was generated.
  static var manifest: LinkManifest { get }
  /// The router for that manifest.
  static var router: Router { get }

  // Requirements that only generated code uses begin with an underscore.

  /// The index of the route in the manifest.
  var _routeIndex: Int { get }

  /// Creates the intent for a link whose route is known.
  ///
  /// - Parameters:
  ///   - values: The route and the ranges of its values. The initializer does not change them. They
  ///     are `inout` because a borrowed value would be copied, and the processor would then wait
  ///     for the words that the search has just written.
  ///   - link: The bytes of the link.
  /// - Throws: ``LinkError`` for a route that the type does not declare.
  init(_values values: inout _LinkValues, in link: Span<UInt8>) throws(LinkError)

  /// Writes the values of the intent, in the order in which the route declares its parameters.
  ///
  /// - Throws: ``LinkError`` for a value that a link cannot represent.
  func _write(to link: inout _LinkWriter) throws(LinkError)
}

extension LinkIntent {
  /// The route, with its title and its requirements.
  public var route: Route { Self.manifest.routes[_routeIndex] }

  /// The names of the app and the route.
  public var reference: RouteReference {
    RouteReference(app: Self.manifest.app, route: route.name)
  }

  /// Parses a link.
  ///
  /// - Parameter link: The link, exactly as received.
  /// - Throws: ``LinkError`` with a code, the range of the invalid bytes, the expected form and the
  ///   nearest route. The error contains no part of the link.
  /// - Complexity: O(*n*), where *n* is the length of the link, independent of the number of
  ///   routes. Values of declared text types allocate nothing if they have at most 15 bytes.
  @inlinable
  public init(parsing link: String) throws(LinkError) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      try self.init(parsing: link.utf8.span)
      return
    }
    do {
      let intent = try unsafe link.utf8.withContiguousStorageIfAvailable { buffer in
        try Self(parsing: unsafe Span(_unsafeElements: buffer))
      }
      if let intent {
        self = intent
        return
      }
    } catch {
      // A closure cannot rethrow a typed error. Parsing again, below, throws it.
    }
    try self.init(parsing: ContiguousArray<UInt8>(link.utf8).span)
  }

  /// Parses the bytes of a link; see ``LinkParsable/init(parsing:)``.
  @inlinable @inline(__always)
  public init(parsing link: Span<UInt8>) throws(LinkError) {
    var values = _LinkValues()
    guard Self.router.read(link, into: &values) else { throw Self.router.refusal(of: link) }
    try self.init(_values: &values, in: link)
  }

  /// Creates the intent for the link that replaces a link of a retired route.
  ///
  /// - Throws: ``LinkError`` for a route that the type does not declare. If a value of the new link
  ///   is invalid, the range of the error is the whole original link.
  public init(_redirecting values: borrowing _LinkValues, in link: Span<UInt8>) throws(LinkError) {
    guard let destination = try Self.router.match(link).destination else {
      throw values.unknownRoute
    }
    do throws(LinkError) {
      try self.init(parsing: destination.link)
    } catch {
      throw LinkError(
        code: error.code, range: SourceRange(0, link.count), expected: error.expectation,
        parameter: error.parameter, nearest: destination.reference)
    }
  }

  /// Creates the intent for a match from a router for several apps.
  ///
  /// The result is `nil` if the link is a link of another app. It is also `nil` if this type
  /// rejects the link, for example because the router uses a different version of the app's
  /// manifest.
  public init?(_ match: LinkMatch) {
    guard match.app.utf8.elementsEqual(Self.manifest.app.utf8) else { return nil }
    do throws(LinkError) {
      try self.init(parsing: match.link)
    } catch {
      return nil
    }
  }

  /// Returns the canonical link of the intent.
  ///
  /// Parsing the link returns the same intent.
  ///
  /// - Parameter scheme: `https`, or one of the app's own schemes; `nil` for the canonical scheme.
  /// - Throws: ``LinkError`` for a scheme that the route does not support, or for a value that a
  ///   link cannot represent, such as text with a line break. For an invalid value, the range of
  ///   the error refers to the bytes of the value.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  @inlinable
  public func link(scheme: String? = nil) throws(LinkError) -> String {
    try Self.router.link(toRoute: _routeIndex, scheme: scheme) { (link) throws(LinkError) in
      try _write(to: &link)
    }
  }
}
