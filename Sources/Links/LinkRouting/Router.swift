import TextPrimitives
import URLSyntax

/// Finds the route of a link and reads its parameters.
///
/// A router is made once, of the manifests of one or more apps, and never changes: it may be used
/// from every thread. Which route a link takes is a specification, not an order of writing: at the
/// first component in which two patterns differ, a literal precedes a typed parameter, and that
/// precedes a catch-all, with backtracking; the path alone selects the route. Exclusions precede
/// every route.
///
/// ```swift
/// let router = try Router(BundledApp.all)
/// let match = try router.match("https://wordly.ai/attend/kxtr-7429?lang=fr")
/// match.app            // "wordly"
/// match["session"]     // KXTR-7429
/// match.canonicalLink  // "https://wordly.ai/attend/KXTR-7429?lang=fr"
/// ```
public struct Router: Sendable {
  /// The routes, compiled.
  let table: RouteTable

  /// Compiles manifests.
  ///
  /// - Throws: ``ManifestError`` with everything that keeps the manifests from being a router.
  /// - Complexity: O(*n*) in the number of components and parameters of all routes.
  public init(_ manifests: [LinkManifest]) throws(ManifestError) {
    let builder = RouteTableBuilder(manifests)
    guard builder.diagnostics.isEmpty else {
      throw ManifestError(builder.diagnostics)
    }
    table = RouteTable(builder)
  }

  /// Compiles manifests that are known to be sound, as those in generated code are.
  ///
  /// What cannot be compiled after all is left out, so that its links are rejected, and reported in
  /// ``diagnostics``.
  ///
  /// - Complexity: As ``init(_:)``.
  public init(proven manifests: [LinkManifest]) {
    table = RouteTable(RouteTableBuilder(manifests))
  }

  /// The reasons why parts of the manifests of ``init(proven:)`` are left out; empty for every other
  /// router.
  public var diagnostics: [ManifestDiagnostic] { table.diagnostics }

  /// The manifests that the router was made of.
  public var manifests: [LinkManifest] { table.manifests }

  /// Parses a link and matches it with a route.
  ///
  /// - Parameter link: The link, exactly as it arrived.
  /// - Throws: ``LinkError`` with a code, the bytes that are wrong, what was expected there and the
  ///   nearest route. The error holds nothing of the link.
  /// - Complexity: O(*n*) in the length of the link, times the number of parameter types that
  ///   overlap in one place; independent of the number of routes. No allocation for links without
  ///   percent-encoding and routes of up to eight parameters.
  public func match(_ link: String) throws(LinkError) -> LinkMatch {
    var captures = Captures()
    var parts = URLParts()
    var entry: Int32 = -1
    link.readBytes { bytes in entry = table.match(bytes, &parts, keeping: &captures) }
    guard entry >= 0 else { throw link.withSpan { bytes in table.explain(bytes) } }
    return LinkMatch(table: table, entry: entry, link: link, parts: parts, captures: captures)
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
