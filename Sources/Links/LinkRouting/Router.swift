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

extension URLParts {
  /// Whether the host of a link in a scheme of its own is no path component: an address, or a host
  /// with a port.
  @inline(__always)
  func hasForeignHost(_ bytes: Span<UInt8>) -> Bool {
    flags.contains(.hasPort)
      || hostStart < hostEnd && bytes[Int(hostStart)] == UInt8(ascii: "[")
  }
}

extension RouteTable {
  /// The entry that takes a link, or -1, with the places of its parameters.
  @inline(__always)
  func match(
    _ bytes: Span<UInt8>, _ parts: inout URLParts, keeping captures: inout Captures
  ) -> Int32 {
    withCaptureSlots { slots in
      let entry = match(bytes, &parts, slots)
      if entry >= 0 { captures = Captures(slots, count: entries[Int(entry)].parameterCount) }
      return entry
    }
  }

  /// The entry that takes a link, or -1.
  @inline(__always)
  func match(
    _ bytes: Span<UInt8>, _ parts: inout URLParts, _ captures: CaptureSlots
  ) -> Int32 {
    if isSimple, let located = URLParts.locate(bytes) {
      // A host that is spelled otherwise is left to the scan.
      let origin = literals.target(
        LiteralTable.Namespace.host, bytes, Int(located.hostStart), Int(located.hostEnd))
      if origin >= 0 {
        let entry = match(origin, bytes, located, isUnscanned: true, captures)
        if entry >= 0 {
          parts = located
          return entry
        }
        captures.clear(from: 0)
      }
    }
    return scanAndMatch(bytes, &parts, captures)
  }

  /// The entry that takes a link, after a full scan, or -1.
  func scanAndMatch(
    _ bytes: Span<UInt8>, _ parts: inout URLParts, _ captures: CaptureSlots
  ) -> Int32 {
    guard URLParts.scan(bytes, into: &parts) else { return -1 }
    let origin = originIndex(bytes, parts)
    guard origin >= 0, parts.hasWebScheme || !parts.hasForeignHost(bytes) else { return -1 }
    return match(origin, bytes, parts, isUnscanned: false, captures)
  }

  /// The entry that takes a link of an origin, or -1.
  private func match(
    _ originIndex: Int32, _ bytes: Span<UInt8>, _ parts: URLParts, isUnscanned: Bool,
    _ captures: CaptureSlots
  ) -> Int32 {
    let origin = origins[Int(originIndex)]
    let (path, hasTrailingSlash) = pathRange(bytes, parts)
    if isUnscanned, hasTrailingSlash, bytes[path.upperBound &- 1] == UInt8(ascii: "/") {
      return -1
    }
    let search = Search(
      end: path.upperBound, hasPercent: parts.flags.contains(.percentInPath),
      hasTrailingSlash: hasTrailingSlash, isUnscanned: isUnscanned, isRoot: path.isEmpty)
    if origin.exclusionRoot >= 0, !origin.excludesOnlyRoot || path.isEmpty {
      captures.forgetFailures()
      if self.search(origin.exclusionRoot, path.lowerBound, 0, bytes, search, captures) >= 0 {
        return -1
      }
      captures.clear(from: 0)
    }
    captures.forgetFailures()
    let entry = self.search(origin.root, path.lowerBound, 0, bytes, search, captures)
    guard entry >= 0, matchItems(entry, bytes, parts, isUnscanned: isUnscanned, captures) else {
      return -1
    }
    return entry
  }
}
