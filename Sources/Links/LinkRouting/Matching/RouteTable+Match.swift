import LanguageTags
import URLSyntax

// A link is matched in four steps:
//
// 1. The host of a web link, or the scheme of any other link, selects an origin. An origin has a
//   trie of exclusions and a trie of routes.
// 2. The exclusions of the origin are searched. If one matches the path, and no earlier exception
//    does, the link is rejected (RouteTable+ExclusionLayers.swift).
// 3. The routes are searched, component by component: exact literal, folded literal, typed
//   parameter, parameter with text around it, component with several parameters, catch-all. After a
//   dead end, the search tries the next choice (RouteTable+Search.swift).
// 4. The path alone has selected the route. The query and the fragment are then checked
//    (RouteTable+Query.swift).
//
// If the table is simple (see `isSimple`), an https link goes through these steps before it is
// scanned. It needs no scan if its host is spelled as declared, its literals equal those of
// patterns, and its values contain only permitted characters. Every byte has then been checked. If
// a step fails, the link is scanned and goes through the same steps with the result of the scan.
//
// For a rejected link, the search returns neither an entry nor a reason. RouteTable+Explain.swift
// finds the reasons, in a slower search.

extension RouteTable {
  /// Returns the entry that matches a link, or -1, and stores the ranges of its parameters.
  // If this function were inlined, its callers would exceed the size up to which the optimizer
  // inlines accesses to arrays and option sets.
  @inline(never)
  func match(
    _ bytes: Span<UInt8>, _ parts: inout URLParts, keeping captures: inout Captures
  ) -> Int32 {
    withCaptureSlots { slots in
      let entry = match(bytes, &parts, in: slots)
      if entry >= 0 { captures = Captures(slots, count: entries[Int(entry)].parameterCount) }
      return entry
    }
  }

  /// Returns the entry that matches a link, or -1.
  @inline(__always)
  func match(
    _ bytes: Span<UInt8>, _ parts: inout URLParts, in captures: CaptureSlots
  ) -> Int32 {
    if isSimple, let located = URLParts.locate(bytes) {
      // A host with letters in another case, for example, is found only after a scan.
      var origin = literals.target(
        of: LiteralTable.Namespace.host, in: bytes, from: Int(located.hostStart),
        to: Int(located.hostEnd))
      if origin < 0, hasWildcardHosts {
        origin = unscannedWildcardOrigin(
          bytes, at: Int(located.hostStart)..<Int(located.hostEnd))
      }
      if origin >= 0 {
        let entry = match(bytes, located, of: origin, isUnscanned: true, in: captures)
        if entry >= 0 {
          parts = located
          return entry
        }
        captures.clear(from: 0)
      }
    }
    return scanAndMatch(bytes, &parts, in: captures)
  }

  /// Returns the entry that matches a link, after a full scan, or -1.
  @inline(never)
  func scanAndMatch(
    _ bytes: Span<UInt8>, _ parts: inout URLParts, in captures: CaptureSlots
  ) -> Int32 {
    guard URLParts.scan(bytes, into: &parts) else { return -1 }
    let origin = originIndex(bytes, parts)
    guard origin >= 0, parts.hasWebScheme || !parts.hasForeignHost(bytes) else { return -1 }
    return match(bytes, parts, of: origin, isUnscanned: false, in: captures)
  }

  /// Returns the entry that matches a link of an origin, or -1.
  private func match(
    _ bytes: Span<UInt8>, _ parts: URLParts, of originIndex: Int32, isUnscanned: Bool,
    in captures: CaptureSlots
  ) -> Int32 {
    let origin = origins[Int(originIndex)]
    let path = Path(bytes, parts, isUnscanned: isUnscanned)
    if isUnscanned, path.hasTrailingSlash, bytes[path.end &- 1] == UInt8(ascii: "/") { return -1 }
    let search = Search(path: path, captures: captures)
    if origin.exclusionRoot >= 0, !origin.excludesOnlyRoot || path.isRoot {
      captures.forgetFailures()
      let exclusion = self.search(
        from: origin.exclusionRoot, at: path.start, depth: 0, in: bytes, search)
      if exclusion >= 0, isExcludedInOrder(path, below: origin.exclusionRoot, in: bytes) {
        return -1
      }
      captures.clear(from: 0)
    }
    captures.forgetFailures()
    let entry = self.search(from: origin.root, at: path.start, depth: 0, in: bytes, search)
    guard entry >= 0,
      matchItems(of: entry, in: bytes, parts, isUnscanned: isUnscanned, captures)
    else { return -1 }
    return entry
  }

  /// Returns the origin of a scanned link, or -1.
  @inline(__always)
  func originIndex(_ bytes: Span<UInt8>, _ parts: URLParts) -> Int32 {
    if parts.hasWebScheme {
      guard parts.schemeEnd == 5 || parts.isPlainHTTP(bytes) else { return -1 }
      let origin = hostOrigin(bytes, at: parts.authority)
      if parts.schemeEnd == 5 || origin < 0 { return origin }
      return origins[Int(origin)].upgradesHTTP ? origin : -1
    }
    return literals.target(
      of: LiteralTable.Namespace.scheme, in: bytes, at: parts.scheme,
      setting: LiteralTable.caseBits)
  }
}

extension URLParts {
  /// The range of the host and the port; empty if the link contains no authority.
  @inline(__always)
  var authority: Range<Int> { Int(hostStart)..<Int(authorityEnd) }

  /// Returns `true` if the host of a link with a custom scheme cannot be a path component.
  ///
  /// Such a host is an IPv6 address, or has a port.
  @inline(__always)
  func hasForeignHost(_ bytes: Span<UInt8>) -> Bool {
    flags.contains(.hasPort)
      || hostStart < hostEnd && bytes[Int(hostStart)] == UInt8(ascii: "[")
  }
}
