import Diagnostics
import URLSyntax
import TextPrimitives

// A canonical link is written in one pass: the origin, the path, and the declared parameters of the
// query and the fragment in order. The fixed pieces between the values were encoded when the table
// was built. The caller passes a function that provides the values, so matches, dictionaries of
// values and typed code share this writer.

extension RouteTable {
  /// The scheme and host of a link: `https://wordly.ai`, or `wordly:` for a custom scheme.
  struct LinkOrigin {
    /// The bytes that contain the origin; `nil` if the table's template contains it.
    ///
    /// Storing the template here would require reference counting for every link.
    var bytes: Bytes?
    /// The range of the origin in ``bytes``, or in the table's template.
    var range: Range<Int>
    /// `true` for `https`; `false` for a custom scheme.
    var isWeb: Bool
  }

  /// Writes a link and returns it.
  ///
  /// - Parameters:
  ///   - isFollowed: `true` if the link must match the route; `false` for a masked link, whose
  ///     masks may prevent a match.
  ///   - values: A closure that writes the values of the parameter at an index in the entry, and
  ///     nothing for an absent parameter.
  @inline(__always)
  func link(
    _ entry: Entry, origin: LinkOrigin, isFollowed: Bool = true,
    _ values: (Int, inout ParameterWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    try writeLink(entry, origin, isFollowed: isFollowed) { (link) throws(LinkError) in
      try link.write(values)
    }
  }

  /// Writes a link that uses a given scheme, and returns it.
  ///
  /// If the path is excluded or matches another route on the canonical host, the link has another
  /// host of the route.
  ///
  /// - Parameter scheme: `https` or a custom scheme; `nil` for the canonical origin.
  @inline(__always)
  func link(
    _ entry: Entry, scheme: String?,
    _ values: (Int, inout ParameterWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    try onFirstHost(of: entry, scheme: scheme) { (origin) throws(LinkError) in
      try link(entry, origin: origin, values)
    }
  }

  /// The initial capacity of the string in bytes; nearly every link is shorter.
  private static let usualLength = 127

  /// Writes a link and returns it.
  ///
  /// The link is written directly into the storage of the string. If it does not fit, its length is
  /// counted, and the link is written again into a string of that length.
  ///
  /// - Parameter body: A closure that writes all parts of the link after its origin.
  @inline(__always)
  func writeLink(
    _ entry: Entry, _ origin: LinkOrigin, isFollowed: Bool = true,
    _ body: (inout _LinkWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    var capacity = Self.usualLength
    while true {
      var length = 0
      // The error is stored in an array. An optional error would be copied field by field, several
      // times for each link.
      var failures: [LinkError] = []
      let link = unsafe String(unsafeUninitializedCapacity: capacity) { memory in
        var link = unsafe _LinkWriter(
          self, entry, origin, LinkBuffer(memory), isFollowed: isFollowed)
        do throws(LinkError) {
          try body(&link)
        } catch {
          failures.append(error)
        }
        length = link.count
        return failures.isEmpty && length <= memory.count ? length : 0
      }
      if let failure = failures.first { throw failure }
      guard length <= URLParts.maximumLength else { throw tooLong(entry) }
      // The string is empty if the link did not fit.
      if !link.isEmpty {
        guard entry.flags.contains(.conditional) else { return link }
        return try finish(link, of: entry, isFollowed: isFollowed)
      }
      capacity = length
    }
  }

  /// Returns the error for a link that is longer than the maximum length.
  func tooLong(_ entry: Entry) -> LinkError {
    LinkError(
      code: .tooLong, range: SourceRange(0, 0), expected: .phrase(.syntax(.tooLong)),
      nearest: reference(of: entry))
  }

  /// Returns the minimum number of values of a path parameter.
  @inline(__always)
  func requiredCount(_ parameter: Parameter, _ entry: Entry) -> Int {
    guard parameter.flags.contains(.catchAll) else { return 1 }
    for case .catchAll(_, _, let minimum) in route(of: entry).pattern.components { return minimum }
    return 0
  }

  /// Throws an error if a component is `.` or `..`.
  ///
  /// Parsers remove such components, even if the dots are percent-encoded.
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
