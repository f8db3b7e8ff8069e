import Diagnostics
import URLSyntax
import TextPrimitives

extension RouteTable {
  /// Returns the origin of a route's canonical links: its first host, or its first scheme.
  @inline(__always)
  func canonicalOrigin(of entry: Entry) -> LinkOrigin {
    LinkOrigin(
      bytes: nil, range: Int(entry.originStart)..<Int(entry.originEnd),
      isWeb: entry.isWebOrigin)
  }

  /// Returns a link that uses a given scheme, on the first host where its path matches the route.
  ///
  /// - Parameters:
  ///   - scheme: `https` or a custom scheme; `nil` for the canonical origin.
  ///   - write: A closure that writes the link with the given origin and returns it.
  @inline(__always)
  func onFirstHost(
    of entry: Entry, scheme: String?, _ write: (LinkOrigin) throws(LinkError) -> String
  ) throws(LinkError) -> String {
    if entry.flags.contains(.contested) {
      return try onAnyHost(of: entry, scheme: scheme, write)
    }
    guard scheme != nil else { return try write(canonicalOrigin(of: entry)) }
    return try withOrigin(of: entry, scheme: scheme, write)
  }

  /// Returns a link of a contested route that uses a given scheme.
  ///
  /// A route is contested if an exclusion or another route precedes it for some values. If the path
  /// is excluded or matches another route on the first host, the other hosts of the route are tried
  /// in order. Wildcard hosts are skipped, because a link needs a concrete host.
  @inline(never)
  private func onAnyHost(
    of entry: Entry, scheme: String?, _ write: (LinkOrigin) throws(LinkError) -> String
  ) throws(LinkError) -> String {
    let error: LinkError
    do throws(LinkError) {
      return try withOrigin(of: entry, scheme: scheme, write)
    } catch let reason {
      error = reason
    }
    let isWeb = scheme.map { $0.asciiLowercased == "https" } ?? entry.isWebOrigin
    guard isWeb, error.code == .excluded || error.code == .matchesOtherRoute else { throw error }
    let hosts = route(of: entry).hosts ?? manifests[Int(entry.app)].hosts
    for host in hosts.dropFirst() where !WildcardHost.isWildcard(host) {
      let bytes = Bytes("https://\(host.asciiLowercased)".utf8)
      let origin = LinkOrigin(bytes: bytes, range: bytes.indices, isWeb: true)
      do throws(LinkError) {
        return try write(origin)
      } catch let reason where reason.code == .excluded || reason.code == .matchesOtherRoute {
        continue
      }
    }
    throw error
  }

  /// Calls a function with the origin of a route's links that use a given scheme.
  ///
  /// - Parameter scheme: `https` or a custom scheme; `nil` for the canonical origin.
  /// - Throws: ``LinkError`` with the code `unknown-scheme` if the route has no such links.
  func withOrigin<Result>(
    of entry: Entry, scheme: String?, _ body: (LinkOrigin) throws(LinkError) -> Result
  ) throws(LinkError) -> Result {
    guard let scheme = scheme?.asciiLowercased else { return try body(canonicalOrigin(of: entry)) }
    let manifest = manifests[Int(entry.app)]
    let route = manifest.routes[Int(entry.route)]
    let hosts = route.hosts ?? manifest.hosts
    let schemes = (route.schemes ?? manifest.schemes).map(\.asciiLowercased)
    let isWeb = scheme == "https"
    guard isWeb ? !hosts.isEmpty : schemes.contains(scheme) else {
      let all = (hosts.isEmpty ? [] : ["https"]) + schemes
      throw LinkError(
        code: .unknownScheme, range: SourceRange(0, scheme.utf8.count),
        expected: .names(.scheme, all),
        nearest: reference(of: entry))
    }
    let text = isWeb ? "https://" + (hosts.first ?? "").asciiLowercased : scheme + ":"
    let bytes = Bytes(text.utf8)
    return try body(LinkOrigin(bytes: bytes, range: bytes.indices, isWeb: isWeb))
  }

  /// Returns the entry of a route by name.
  ///
  /// - Throws: ``LinkError`` if there is no such app or route, or if the route is retired.
  func entry(of reference: RouteReference) throws(LinkError) -> Entry {
    guard let app = manifests.firstIndex(where: { $0.app == reference.app }) else {
      throw LinkError(
        code: .unknownApp, range: SourceRange(0, reference.app.utf8.count),
        expected: .names(.app, manifests.map(\.app)))
    }
    let index = reference.route.withSpan { name in
      literals.target(
        of: LiteralTable.Namespace.routeName | UInt32(truncatingIfNeeded: app), in: name,
        at: 0..<name.count)
    }
    guard index >= 0, redirect(of: entries[Int(index)]) == nil else {
      throw LinkError(
        code: .unknownRoute, range: SourceRange(0, reference.route.utf8.count),
        expected: .names(
          .route, manifests[app].routes.filter { $0.redirect == nil }.map(\.name)))
    }
    return entries[Int(index)]
  }
}
