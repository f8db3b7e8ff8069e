import Diagnostics
import URLSyntax
import TextPrimitives

// A canonical link is written in one pass from pieces that were encoded when the table was built:
// the origin, the path between the parameters, and the declared parameters of query and fragment in
// order. The caller passes a function that provides the values, so matches, dictionaries of values
// and typed code share this writer.

extension RouteTable {
  /// The scheme and host of a link: `https://wordly.ai`, or `wordly:` for a custom scheme.
  struct LinkOrigin {
    var bytes: Bytes
    var range: Range<Int>
    var isWeb: Bool
  }

  /// Writes a link and returns it.
  ///
  /// - Parameters:
  ///   - isFollowed: `true` if the link must match the route; `false` for a masked link, whose
  ///     masks may prevent a match.
  ///   - values: Writes the values of the parameter at an index in the entry. It writes nothing for
  ///     an absent parameter.
  @inline(__always)
  func link(
    _ entry: Entry, origin: LinkOrigin, isFollowed: Bool = true,
    _ values: (Int, inout ParameterWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    // Most links fit into a buffer on the stack. A longer link is written again into a buffer of
    // the maximum length.
    if let link = try write(entry, origin, room: 1024, isFollowed, values) { return link }
    let room = URLParts.maximumLength
    if let link = try write(entry, origin, room: room, isFollowed, values) { return link }
    throw tooLong(entry)
  }

  /// Writes a link that uses a given scheme, and returns it.
  ///
  /// - Parameter scheme: `https` or a custom scheme; `nil` for the canonical origin.
  @inline(__always)
  func link(
    _ entry: Entry, scheme: String?,
    _ values: (Int, inout ParameterWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    guard scheme != nil else { return try link(entry, origin: canonicalOrigin(of: entry), values) }
    return try withOrigin(of: entry, scheme: scheme) { (origin) throws(LinkError) in
      try link(entry, origin: origin, values)
    }
  }

  @inline(__always)
  private func write(
    _ entry: Entry, _ origin: LinkOrigin, room: Int, _ isFollowed: Bool,
    _ values: (Int, inout ParameterWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String? {
    // A closure cannot rethrow a typed error, but it can return a result.
    let outcome = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) {
      memory -> Result<String?, LinkError> in
      var link = unsafe _LinkWriter(self, entry, origin, LinkBuffer(memory), isFollowed: isFollowed)
      do throws(LinkError) {
        try link.write(values)
      } catch {
        return .failure(error)
      }
      return .success(link.text)
    }
    return try outcome.get()
  }

  /// Writes a link with the values that a function appends in order.
  ///
  /// - Returns: `nil` if the link does not fit.
  @inline(__always)
  func write(
    _ entry: Entry, _ origin: LinkOrigin, room: Int,
    _ body: (inout _LinkWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String? {
    let outcome = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) {
      memory -> Result<String?, LinkError> in
      var link = unsafe _LinkWriter(self, entry, origin, LinkBuffer(memory), isFollowed: true)
      do throws(LinkError) {
        try body(&link)
        try link.finish()
      } catch {
        return .failure(error)
      }
      return .success(link.text)
    }
    return try outcome.get()
  }

  /// Returns the error for a link that is longer than the maximum length.
  func tooLong(_ entry: Entry) -> LinkError {
    LinkError(
      code: .tooLong, range: SourceRange(0, 0), expected: .phrase(.syntax(.tooLong)),
      nearest: reference(of: entry))
  }

  /// Returns the number of values that a path parameter requires.
  @inline(__always)
  func requiredCount(_ parameter: Parameter, _ entry: Entry) -> Int {
    guard parameter.flags.contains(.catchAll) else { return 1 }
    guard case .catchAll(_, _, let minimum)? = route(of: entry).pattern.components.last else {
      return 0
    }
    return minimum
  }

  /// Throws an error if a component is `.` or `..`, which parsers resolve even if it is encoded.
  @inline(__always)
  func checkDots(
    _ entry: Entry, from pathStart: Int, _ buffer: LinkBuffer
  ) throws(LinkError) {
    var offset = pathStart
    while offset + 1 < buffer.count {
      if buffer[offset] == UInt8(ascii: "/"), buffer[offset + 1] == UInt8(ascii: ".") {
        let rest = buffer[offset + 2] == UInt8(ascii: ".") ? offset + 3 : offset + 2
        if rest >= buffer.count || buffer[rest] == UInt8(ascii: "/") {
          throw LinkError(
            code: .dotSegment, range: SourceRange(0, rest - offset - 1),
            expected: .phrase(.dotSegment), nearest: reference(of: entry))
        }
      }
      offset += 1
    }
  }

  /// Writes an empty host in a custom-scheme link if the first path component cannot be a host.
  ///
  /// The path `/a` becomes `app://a`, but `/a%20b` becomes `app:///a%20b`. Parsers decode a host
  /// differently from a path component.
  static func separateHost(from pathStart: Int, _ buffer: inout LinkBuffer) {
    var offset = pathStart + 1
    while offset < buffer.count, buffer[offset] != UInt8(ascii: "/") {
      guard PercentEncoding.isUnreserved(buffer[offset]) else {
        buffer.insert(UInt8(ascii: "/"), at: pathStart)
        return
      }
      offset += 1
    }
  }

  func encodedDefault(of parameter: Parameter) -> Bytes {
    let start = Int(parameter.defaultOffset)
    return Bytes(names[start..<start + Int(parameter.defaultLength)])
  }

  func missing(_ parameter: Parameter, _ entry: Entry) -> LinkError {
    LinkError(
      code: .missingParameter, range: SourceRange(0, 0),
      expected: types[Int(parameter.type)].expectation, parameter: name(of: parameter),
      nearest: reference(of: entry))
  }

  /// Returns the names of the app and the route of an entry.
  func reference(of entry: Entry) -> RouteReference {
    RouteReference(app: manifests[Int(entry.app)].app, route: route(of: entry).name)
  }
}
