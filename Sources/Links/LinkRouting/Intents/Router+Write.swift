import Diagnostics
import URLSyntax

extension Router {
  /// Builds the link for a route of the first manifest with the values that a function writes.
  @usableFromInline
  package func link(
    toRoute route: Int, scheme: String?, _ body: (inout _LinkWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    try table.link(toRoute: route, scheme: scheme, body)
  }
}

extension RouteTable {
  /// Builds the link for a route of the first manifest with the values that a function writes.
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
    guard scheme != nil else { return try link(entry, canonicalOrigin(of: entry), body) }
    return try withOrigin(of: entry, scheme: scheme) { (origin) throws(LinkError) in
      try link(entry, origin, body)
    }
  }

  @inline(__always)
  private func link(
    _ entry: Entry, _ origin: LinkOrigin,
    _ body: (inout _LinkWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    // Most links fit into a buffer on the stack. A longer link is written again into a buffer of
    // the maximum length.
    if let link = try write(entry, origin, room: 1024, body) { return link }
    let room = URLParts.maximumLength
    if let link = try write(entry, origin, room: room, body) { return link }
    throw tooLong(entry)
  }
}
