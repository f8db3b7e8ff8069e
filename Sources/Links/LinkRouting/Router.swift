import TextPrimitives
import URLSyntax

/// Finds the route of a link and reads its parameters.
///
/// A router is created once, from the manifests of one or more apps, and never changes. It can be
/// used from every thread.
///
/// Fixed rules decide which route matches a link; the order of the routes has no effect. The router
/// compares two patterns at the first component in which they differ. There, a literal precedes a
/// typed parameter, and a typed parameter precedes a catch-all. If the preferred pattern does not
/// match the rest of the path, the router tries the next one. The query and the fragment do not
/// affect the choice of the route. A link that matches an exclusion matches no route.
///
/// ```swift
/// let router = try Router(BundledApp.all)
/// let match = try router.match("https://wordly.ai/attend/kxtr-7429?lang=fr")
/// match.app            // "wordly"
/// match["session"]     // KXTR-7429
/// match.canonicalLink  // "https://wordly.ai/attend/KXTR-7429?lang=fr"
/// ```
public struct Router: Sendable {
  /// The compiled routes.
  let table: RouteTable

  /// Creates a router from manifests.
  ///
  /// - Throws: ``ManifestError`` with all problems that prevent compiling the manifests.
  ///   ``LinkManifest/diagnostics()`` finds further problems.
  /// - Complexity: O(*n*), where *n* is the number of components and parameters of all routes.
  public init(_ manifests: [LinkManifest]) throws(ManifestError) {
    let builder = RouteTableBuilder(manifests)
    guard builder.diagnostics.isEmpty else {
      throw ManifestError(builder.diagnostics)
    }
    table = RouteTable(builder)
  }

  /// Creates a router from manifests that are known to be valid, such as those in generated code.
  ///
  /// The router omits everything that cannot be compiled, and reports it in ``diagnostics``. It
  /// rejects a link that only an omitted route matches.
  ///
  /// - Complexity: That of ``init(_:)``.
  public init(proven manifests: [LinkManifest]) {
    table = RouteTable(RouteTableBuilder(manifests))
  }

  /// Creates a router from compiled routes.
  init(compiled table: RouteTable) {
    self.table = table
  }

  /// The reasons why the router omits parts of its manifests.
  ///
  /// The array is empty unless ``init(proven:)`` created the router.
  public var diagnostics: [ManifestDiagnostic] { table.diagnostics }

  /// The manifests from which the router was created.
  public var manifests: [LinkManifest] { table.manifests }

  /// Parses a link and matches it with a route.
  ///
  /// - Parameter link: The link, exactly as received.
  /// - Throws: ``LinkError`` with a code, the range of the invalid bytes, the expected form and the
  ///   nearest route. The error contains no part of the link.
  /// - Complexity: O(*n* · *t*), where *n* is the length of the link, and *t* is the number of
  ///   parameter types that can match the same component. The number of routes has no effect. A
  ///   link without percent-encoding needs no allocation if its route has up to eight parameters.
  public func match(_ link: String) throws(LinkError) -> LinkMatch {
    var captures = Captures()
    var parts = URLParts()
    var entry: Int32 = -1
    link.readBytes { bytes in entry = table.match(bytes, &parts, keeping: &captures) }
    guard entry >= 0 else { throw link.withSpan { bytes in table.explain(bytes) } }
    return LinkMatch(table: table, entry: entry, link: link, parts: parts, captures: captures)
  }

  /// Returns the code of the error with which ``match(_:)-(String)`` rejects a link.
  ///
  /// Use this method to count or filter links: it does not search for the nearest route or for a
  /// correction.
  ///
  /// - Parameter link: The link, exactly as received.
  /// - Returns: `nil` if a route matches the link.
  /// - Complexity: That of ``match(_:)-(String)``; a rejected link takes several times as long.
  public func rejectionCode(of link: String) -> LinkError.Code? {
    link.withSpan { bytes in rejectionCode(of: bytes) }
  }

  /// Returns the code of the error for the bytes of a link; see ``rejectionCode(of:)-(String)``.
  public func rejectionCode(of bytes: Span<UInt8>) -> LinkError.Code? {
    var parts = URLParts()
    let entry = table.withCaptureSlots { slots in table.match(bytes, &parts, in: slots) }
    return entry >= 0 ? nil : table.rejectionCode(bytes)
  }

  /// Matches the bytes of a link; see ``match(_:)-(String)``.
  public func match(_ bytes: Span<UInt8>) throws(LinkError) -> LinkMatch {
    var captures = Captures()
    var parts = URLParts()
    let entry = table.match(bytes, &parts, keeping: &captures)
    guard entry >= 0 else { throw table.explain(bytes) }
    let link = String(decoding: 0..<bytes.count, of: bytes)
    return LinkMatch(table: table, entry: entry, link: link, parts: parts, captures: captures)
  }
}
