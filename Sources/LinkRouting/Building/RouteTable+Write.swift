import Diagnostics
import URLSyntax

// A canonical link is written from front to back out of pieces that were encoded when the table was
// made: the origin, the path between the parameters, and the declared parameters of query and
// fragment in their order. Values come from a function, so that a match, a dictionary of values and
// typed code share this one writer.

extension RouteTable {
  /// Scheme and host of a link: `https://wordly.ai`, or `wordly:` for a scheme of the app's own.
  struct LinkOrigin {
    var bytes: FlatArray<UInt8>
    var range: Range<Int>
    var isWeb: Bool
  }

  /// Writes a link and returns it.
  ///
  /// - Parameters:
  ///   - isFollowed: Whether the link has to lead back to the route; a masked one need not.
  ///   - values: Writes the values of a parameter, by its index in the entry; none for an absent one.
  @inline(__always)
  func link(
    _ entry: Entry, origin: LinkOrigin, isFollowed: Bool = true,
    _ values: (Int, inout ParameterWriter) throws(LinkError) -> Void
  ) throws(LinkError) -> String {
    // Most links fit the stack; the few that do not are written again with room for any.
    if let link = try write(entry, origin, room: 1024, isFollowed, values) { return link }
    let room = URLParts.maximumLength
    if let link = try write(entry, origin, room: room, isFollowed, values) { return link }
    throw LinkError(
      code: .tooLong, range: SourceRange(0, 0),
      expected: .phrase(.syntax(.tooLong)), nearest: reference(of: entry)
    )
  }

  /// The same, with the origin named by a scheme; `nil` for the canonical one.
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
    // A typed error does not travel through the closure, a result does.
    let outcome = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) {
      memory -> Result<String?, LinkError> in
      var writer = unsafe ParameterWriter(buffer: LinkBuffer(memory), names: names)
      do throws(LinkError) {
        try write(entry, origin, to: &writer, isFollowed, values)
      } catch {
        return .failure(error)
      }
      return .success(writer.buffer.isOverfull ? nil : writer.buffer.text)
    }
    return try outcome.get()
  }

  /// Writes a link into a buffer, which tells whether it fits.
  @inline(__always)
  func write(
    _ entry: Entry, _ origin: LinkOrigin, to writer: inout ParameterWriter, _ isFollowed: Bool,
    _ values: (Int, inout ParameterWriter) throws(LinkError) -> Void
  ) throws(LinkError) {
    writer.buffer.append(origin.bytes, origin.range)
    if !origin.isWeb { writer.buffer.append(UInt8(ascii: "/")) }
    let pathStart = writer.buffer.count
    var piece = Int(entry.templateStart)
    for index in 0...Int(entry.pathCount) {
      let mark = Int(templateMarks[Int(entry.firstMark) + index])
      writer.buffer.append(template, piece..<mark)
      piece = mark
      guard index < Int(entry.pathCount) else { break }
      let parameter = parameters[Int(entry.firstParameter) + index]
      writer.begin(.path, parameter)
      try values(index, &writer)
      if writer.valueCount < requiredCount(parameter, entry) { throw missing(parameter, entry) }
      if writer.valueCount == 0, writer.buffer.count > pathStart + 1 {
        // `/files/{rest*}` with nothing in it is `/files`.
        writer.buffer.truncate(to: writer.buffer.count - 1)
      }
    }
    if entry.flags.contains(.requiresSlash), writer.buffer.count - pathStart > 1 {
      writer.buffer.append(UInt8(ascii: "/"))
    }
    if entry.pathCount > 0 { try checkDots(entry, from: pathStart, writer.buffer) }
    if isFollowed, entry.flags.contains(.contested), !writer.buffer.isOverfull {
      let path = pathStart..<writer.buffer.count
      try writer.buffer.withSpan { (bytes) throws(LinkError) in
        try checkLeadsBack(entry, origin, bytes, path)
      }
    }
    if !origin.isWeb { Self.separateHost(from: pathStart, &writer.buffer) }

    var separator = UInt8(ascii: "?")
    let fragmentStart = Int(entry.pathCount) + Int(entry.queryCount)
    for index in Int(entry.pathCount)..<entry.parameterCount {
      if index == fragmentStart { separator = UInt8(ascii: "#") }
      let parameter = parameters[Int(entry.firstParameter) + index]
      let start = writer.buffer.count
      writer.begin(.item(separator), parameter)
      try values(index, &writer)
      if writer.valueCount == 0 {
        if parameter.flags.contains(.required) { throw missing(parameter, entry) }
      } else if parameter.flags.contains(.hasDefault),
        writer.buffer.ends(with: encodedDefault(of: parameter), from: writer.valueStart)
      {
        writer.buffer.truncate(to: start)
      } else {
        separator = UInt8(ascii: "&")
      }
    }
  }

  /// How many values a parameter of the path needs.
  @inline(__always)
  private func requiredCount(_ parameter: Parameter, _ entry: Entry) -> Int {
    guard parameter.flags.contains(.catchAll) else { return 1 }
    guard case .catchAll(_, _, let minimum)? = route(of: entry).pattern.components.last else {
      return 0
    }
    return minimum
  }

  /// Refuses a path with a component `.` or `..`, which no encoding can save.
  @inline(__always)
  private func checkDots(
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

  /// Gives a link in a scheme of its own an empty host if its first component could not stand there:
  /// `app://a` but `app:///a%20b`, because no parser decodes a host alike.
  private static func separateHost(from pathStart: Int, _ buffer: inout LinkBuffer) {
    var offset = pathStart + 1
    while offset < buffer.count, buffer[offset] != UInt8(ascii: "/") {
      guard PercentEncoding.isUnreserved(buffer[offset]) else {
        buffer.insert(UInt8(ascii: "/"), at: pathStart)
        return
      }
      offset += 1
    }
  }

  private func encodedDefault(of parameter: Parameter) -> [UInt8] {
    let start = Int(parameter.defaultOffset)
    return names.array(start..<start + Int(parameter.defaultLength))
  }

  private func missing(_ parameter: Parameter, _ entry: Entry) -> LinkError {
    LinkError(
      code: .missingParameter, range: SourceRange(0, 0),
      expected: types[Int(parameter.type)].expectation, parameter: name(of: parameter),
      nearest: reference(of: entry))
  }

  /// App and route of an entry by name.
  func reference(of entry: Entry) -> RouteReference {
    RouteReference(app: manifests[Int(entry.app)].app, route: route(of: entry).name)
  }
}
