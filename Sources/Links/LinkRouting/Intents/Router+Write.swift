import Diagnostics
import URLSyntax

extension Router {
  /// Builds the link for a route of the first manifest.
  ///
  /// The closure `body` writes the values.
  @usableFromInline
  package func link(
    toRoute route: Int, scheme: String?, _ body: (inout _LinkWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    try table.link(toRoute: route, scheme: scheme, body)
  }
}

extension RouteTable {
  /// Builds the link for a route of the first manifest.
  ///
  /// The closure `body` writes the values.
  @inline(__always)
  fileprivate func link(
    toRoute route: Int, scheme: String?, _ body: (inout _LinkWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    // The first entries are the routes of the first manifest.
    guard route >= 0, route < entries.count else {
      throw LinkError(
        code: .unknownRoute, range: SourceRange(0, 0), expected: .names(.route, []))
    }
    let entry = entries[route]
    return try onFirstHost(of: entry, scheme: scheme) { (origin) throws(LinkError) in
      try writeAll(entry, origin, body)
    }
  }

  @inline(__always)
  private func writeAll(
    _ entry: Entry, _ origin: LinkOrigin,
    _ body: (inout _LinkWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    try writeLink(entry, origin) { (link) throws(LinkError) in
      try body(&link)
      try link.finish()
    }
  }
}
