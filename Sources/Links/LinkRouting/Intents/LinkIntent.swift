import TextPrimitives

/// Where a link leads, as a type: what `waymark generate swift` makes of a manifest is an enumeration
/// with a case for each route, and its parameters as associated values.
///
/// ```swift
/// switch try WordlyLink(parsing: "https://wordly.ai/attend/kxtr-7429?lang=fr") {
/// case .attend(let session, let passcode, let lang): …
/// case .present(let session, let passcode): …
/// }
/// ```
///
/// Parsing refuses what ``Router/match(_:)-(String)`` refuses, with the same error, and building what
/// ``Router/link(to:values:scheme:)`` refuses; `Intent(parsing: intent.link())` is the intent again.
/// Two intents are equal if their routes and values are; a `String` among them is compared as Swift
/// compares strings.
///
/// An intent is encoded as its canonical link, secrets included, and decoded from any link of the
/// app.
public protocol LinkIntent: Hashable, Sendable, Codable, LinkParsable {
  /// The manifest that the type was generated from.
  static var manifest: LinkManifest { get }
  /// The router over that manifest.
  static var router: Router { get }

  // What only generated code needs begins with an underscore.

  /// The number of the route in the manifest.
  var _routeIndex: Int { get }

  /// Reads the intent of a link whose route is found.
  ///
  /// - Parameters:
  ///   - values: The route and the places of its values. Nothing is changed in them: a value that is
  ///     only lent would be copied, and the processor wait for what the search has just written.
  ///   - link: The bytes of the link.
  /// - Throws: ``LinkError`` for a route that the type does not know.
  init(_values values: inout _LinkValues, in link: Span<UInt8>) throws(LinkError)

  /// Writes the values of the intent, in the order in which the route declares its parameters.
  ///
  /// - Throws: ``LinkError`` for a value that no link can carry.
  func _write(to link: inout _LinkWriter) throws(LinkError)
}

extension LinkIntent {
  /// The route, with its title and its requirements.
  public var route: Route { Self.manifest.routes[_routeIndex] }

  /// App and route by name.
  public var reference: RouteReference {
    RouteReference(app: Self.manifest.app, route: route.name)
  }

  /// Parses a link.
  ///
  /// - Parameter link: The link, exactly as it arrived.
  /// - Throws: ``LinkError`` with a code, the bytes that are wrong, what was expected there and the
  ///   nearest route. The error holds nothing of the link.
  /// - Complexity: O(*n*) in the length of the link, independent of the number of routes. Declared
  ///   texts of up to 15 bytes allocate nothing.
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
      // A typed error does not travel through the closure; reading again, below, throws it.
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

  /// Reads the intent of a match that a router over several apps has found.
  ///
  /// `nil` if the link leads to another app, or if the router has another version of the app's
  /// manifest, by which this one refuses the link.
  public init?(_ match: LinkMatch) {
    guard match.app.utf8.elementsEqual(Self.manifest.app.utf8) else { return nil }
    do throws(LinkError) {
      try self.init(parsing: match.link)
    } catch {
      return nil
    }
  }

  /// The link of the intent: canonical, so that parsing it gives the intent back.
  ///
  /// - Parameter scheme: `https`, or one of the app's own schemes; `nil` for the canonical one.
  /// - Throws: ``LinkError`` for a scheme that the route does not have, or a value that no link can
  ///   carry, such as a text with a line break; its range counts the bytes of the value.
  /// - Complexity: O(*n*) in the length of the link.
  @inlinable
  public func link(scheme: String? = nil) throws(LinkError) -> String {
    try Self.router.link(toRoute: _routeIndex, scheme: scheme) { (link) throws(LinkError) in
      try _write(to: &link)
    }
  }
}
