import LanguageTags
import URLSyntax

// How a link finds its route:
//
//   1. the scheme, or the host of an https link, names an origin: two roots
//   2. the exclusions of the origin are searched; one that takes the path ends the match
//   3. the routes are searched, component by component: exact literal, folded literal, typed
//      parameter, parameter with text around it, catch-all; a dead end goes back to the next choice
//   4. the path alone has chosen the route; its query and fragment are then checked
//
// An https link takes these steps before it is scanned: if its host is spelled as it is declared, its
// literals are those of patterns, and its values are made of characters that a link may spell, then
// every byte of it is accounted for, and a scan could add nothing. If a step fails, the link is scanned
// and takes the same steps with the result of the scan.
//
// The result is a Boolean value for a rejected link. RouteTable+Explain.swift finds the reasons, which
// may take its time.

extension RouteTable {
  /// The origin that a link names, or -1.
  @inline(__always)
  func originIndex(_ bytes: Span<UInt8>, _ parts: URLParts) -> Int32 {
    if parts.hasWebScheme {
      guard parts.schemeEnd == 5 || parts.isPlainHTTP(bytes) else { return -1 }
      let origin = literals.target(
        LiteralTable.Namespace.host, bytes, parts.authority, setting: LiteralTable.caseBits)
      if parts.schemeEnd == 5 || origin < 0 { return origin }
      return origins[Int(origin)].upgradesHTTP ? origin : -1
    }
    return literals.target(
      LiteralTable.Namespace.scheme, bytes, parts.scheme, setting: LiteralTable.caseBits)
  }

  /// The bytes of the path that components are taken from: without the slash in front and the one at
  /// the end, and with the host of a link in a scheme of its own, which is its first component.
  @inline(__always)
  func pathRange(
    _ bytes: Span<UInt8>, _ parts: URLParts
  ) -> (range: Range<Int>, hasTrailingSlash: Bool) {
    var start = Int(parts.authorityEnd)
    var end = Int(parts.pathEnd)
    if !parts.hasWebScheme, parts.hostStart < parts.hostEnd {
      start = Int(parts.hostStart)
    } else if start < end, bytes[start] == UInt8(ascii: "/") {
      start += 1
    }
    let hasTrailingSlash = start < end && bytes[end - 1] == UInt8(ascii: "/")
    if hasTrailingSlash { end -= 1 }
    return (start..<end, hasTrailingSlash)
  }

  /// What a search needs to know at every step.
  struct Search {
    var end: Int
    var hasPercent: Bool
    var hasTrailingSlash: Bool
    /// Whether the link was not scanned: its bytes are then compared with what a link may spell, and
    /// an empty component, or one that starts with a dot, ends the search.
    var isUnscanned: Bool
    /// Whether the path is the root, which is one path with and without its slash.
    var isRoot: Bool
  }

  /// The entry below a root that takes a path, or -1.
  func entryIndex(
    _ root: Int32, _ path: Range<Int>, _ bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    withCaptureSlots { self.search(root, path.lowerBound, 0, bytes, search, $0) }
  }

  /// Returns the entry that takes the path from an offset on, or -1; the captures have its parameters.
  ///
  /// Most nodes leave one thing to do, and the search continues in the same call. A node with choices is
  /// left to ``searchChoices(of:_:_:_:_:_:)``, which calls the search for each: at most as deep as a
  /// pattern is long.
  ///
  /// - Complexity: O(*n*) in the number of nodes that the link leads to, of which twins count once.
  func search(
    _ node: Int32, _ start: Int, _ depth: Int, _ bytes: Span<UInt8>, _ search: Search,
    _ captures: CaptureSlots
  ) -> Int32 {
    var node = node
    var start = start
    var depth = depth
    while start < search.end {
      let current = nodes[Int(node)]
      if current.step == .choices { break }
      let stop = ByteSearch.first(of: UInt8(ascii: "/"), in: bytes, from: start, to: search.end)
      if search.isUnscanned {
        if isDoubtful(bytes, start, stop) { return -1 }
      } else if search.hasPercent, isEncoded(bytes, start, stop) {
        break
      }
      if current.step == .literals {
        node = literals.target(UInt32(truncatingIfNeeded: node), component: bytes, start, stop)
        if node < 0 { return -1 }
      } else {
        let edge = edges[Int(current.edge)]
        guard acceptsPlain(edge.type, bytes, start, stop, search) else { return -1 }
        captures.set(depth, start, stop)
        depth &+= 1
        node = edge.child
      }
      start = min(stop &+ 1, search.end)
    }
    if start < search.end {
      return searchChoices(of: node, start, depth, bytes, search, captures)
    }
    let end = nodes[Int(node)]
    if end.twin >= 0, captures.hasFailed(below: end.twin) { return -1 }
    // Several entries end here only if their slash policies exclude each other.
    var entry = end.entry
    while entry >= 0 {
      if slashFits(entry, search) { return entry }
      entry = entries[Int(entry)].next
    }
    if end.catchAll < 0 { return -1 }
    return catchAll(end.catchAll, start, depth, bytes, search, captures)
  }

  /// Tries every choice of a node for the component at an offset.
  ///
  /// After a dead end, the captures that it left are cleared before the next choice. The failure of a
  /// twin is remembered.
  private func searchChoices(
    of node: Int32, _ start: Int, _ depth: Int, _ bytes: Span<UInt8>, _ search: Search,
    _ captures: CaptureSlots
  ) -> Int32 {
    let current = nodes[Int(node)]
    if current.twin >= 0, captures.hasFailed(below: current.twin) { return -1 }
    let stop = ByteSearch.first(of: UInt8(ascii: "/"), in: bytes, from: start, to: search.end)
    let next = min(stop &+ 1, search.end)
    if search.isUnscanned, isDoubtful(bytes, start, stop) { return -1 }
    var entry =
      search.hasPercent && isEncoded(bytes, start, stop)
      ? searchEncoded(current, node, start..<stop, next, depth, bytes, search, captures)
      : searchPlain(current, node, start..<stop, next, depth, bytes, search, captures)
    if entry < 0 {
      captures.clear(from: depth)
      entry = catchAll(current.catchAll, start, depth, bytes, search, captures)
    }
    if entry < 0, current.twin >= 0 { captures.fail(below: current.twin) }
    return entry
  }

  /// Tries the choices of a node but its catch-alls for a component without percent-encoding.
  private func searchPlain(
    _ current: Node, _ node: Int32, _ component: Range<Int>, _ next: Int, _ depth: Int,
    _ bytes: Span<UInt8>, _ search: Search, _ captures: CaptureSlots
  ) -> Int32 {
    if current.hasExactLiterals {
      let child = literals.target(
        UInt32(truncatingIfNeeded: node), bytes, component.lowerBound, component.upperBound)
      if child >= 0 {
        let entry = self.search(child, next, depth, bytes, search, captures)
        if entry >= 0 { return entry }
        captures.clear(from: depth)
      }
    }
    if current.hasFoldedLiterals {
      let child = foldedChild(node, bytes, component)
      if child >= 0 {
        let entry = self.search(child, next, depth, bytes, search, captures)
        if entry >= 0 { return entry }
        captures.clear(from: depth)
      }
    }
    let entry = searchEdges(current.edge, component, next, depth, bytes, search, captures)
    if entry >= 0 { return entry }
    return searchShapes(current.shape, component, next, depth, bytes, search, captures)
  }

  /// Whether a component needs the full scan to be judged.
  @inline(__always)
  private func isDoubtful(_ bytes: Span<UInt8>, _ start: Int, _ stop: Int) -> Bool {
    stop == start || bytes[start] == UInt8(ascii: ".")
  }

  @inline(__always)
  private func isEncoded(_ bytes: Span<UInt8>, _ start: Int, _ stop: Int) -> Bool {
    ByteSearch.first(of: UInt8(ascii: "%"), in: bytes, from: start, to: stop) < stop
  }

  @inline(__always)
  private func slashFits(_ entry: Int32, _ search: Search) -> Bool {
    let flags = entries[Int(entry)].flags
    return search.isRoot
      || (search.hasTrailingSlash
        ? !flags.contains(.refusesSlash) : !flags.contains(.requiresSlash))
  }

  private func foldedChild(_ node: Int32, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32 {
    let folded = range.map { bytes[$0].asciiLowercased }
    return literals.target(
      UInt32(node) | LiteralTable.Namespace.folded, folded.span, 0..<folded.count)
  }

  /// Tries the parameters without text around them.
  private func searchEdges(
    _ first: Int32, _ value: Range<Int>, _ next: Int, _ depth: Int, _ bytes: Span<UInt8>,
    _ search: Search, _ captures: CaptureSlots
  ) -> Int32 {
    var index = first
    while index >= 0 {
      let edge = edges[Int(index)]
      let isAccepted =
        search.hasPercent
        ? accepts(edge.type, bytes, value, isEncoded: true)
        : acceptsPlain(edge.type, bytes, value.lowerBound, value.upperBound, search)
      if isAccepted {
        captures.set(depth, value.lowerBound, value.upperBound)
        let entry = self.search(edge.child, next, depth + 1, bytes, search, captures)
        if entry >= 0 { return entry }
        captures.clear(from: depth)
      }
      index = edge.next
    }
    return -1
  }

  /// Tries the parameters with text around them: one look-up for each pair of lengths.
  private func searchShapes(
    _ first: Int32, _ component: Range<Int>, _ next: Int, _ depth: Int, _ bytes: Span<UInt8>,
    _ search: Search, _ captures: CaptureSlots
  ) -> Int32 {
    var index = first
    while index >= 0 {
      let shape = shapes[Int(index)]
      let prefix = Int(shape.prefix)
      let suffix = Int(shape.suffix)
      if component.count > prefix + suffix {
        let value = component.lowerBound + prefix..<component.upperBound - suffix
        var text: [UInt8] = []
        text.reserveCapacity(prefix + suffix)
        for offset in component.lowerBound..<value.lowerBound { text.append(bytes[offset]) }
        for offset in value.upperBound..<component.upperBound { text.append(bytes[offset]) }
        let affix = literals.target(
          UInt32(index) | LiteralTable.Namespace.affix, text.span, 0..<text.count)
        if affix >= 0 {
          let entry = searchEdges(
            affixes[Int(affix)].edge, value, next, depth, bytes, search, captures)
          if entry >= 0 { return entry }
        }
      }
      index = shape.next
    }
    return -1
  }

  /// Tries the choices of a node for a component with percent-encoding, by its decoded bytes.
  private func searchEncoded(
    _ current: Node, _ node: Int32, _ component: Range<Int>, _ next: Int, _ depth: Int,
    _ bytes: Span<UInt8>, _ search: Search, _ captures: CaptureSlots
  ) -> Int32 {
    let decoded = DecodedRange(component, of: bytes)
    let all = 0..<decoded.bytes.count
    for namespace in [LiteralTable.Namespace.exact, LiteralTable.Namespace.folded] {
      let literal =
        namespace == LiteralTable.Namespace.exact
        ? decoded.bytes : decoded.bytes.map(\.asciiLowercased)
      let child = literals.target(UInt32(node) | namespace, literal.span, all)
      if child >= 0 {
        let entry = self.search(child, next, depth, bytes, search, captures)
        if entry >= 0 { return entry }
        captures.clear(from: depth)
      }
    }
    let entry = searchEdges(current.edge, component, next, depth, bytes, search, captures)
    if entry >= 0 { return entry }

    var index = current.shape
    while index >= 0 {
      let shape = shapes[Int(index)]
      let prefix = Int(shape.prefix)
      let suffix = Int(shape.suffix)
      if all.count > prefix + suffix {
        let text = decoded.bytes[..<prefix] + decoded.bytes[(all.count - suffix)...]
        let affix = literals.target(
          UInt32(index) | LiteralTable.Namespace.affix, text.span, 0..<text.count)
        if affix >= 0 {
          let value = decoded.offsets[prefix]..<decoded.offsets[all.count - suffix]
          let entry = searchEdges(
            affixes[Int(affix)].edge, value, next, depth, bytes, search, captures)
          if entry >= 0 { return entry }
        }
      }
      index = shape.next
    }
    return -1
  }

  /// Tries the catch-alls of a node on the rest of the path.
  private func catchAll(
    _ first: Int32, _ start: Int, _ depth: Int, _ bytes: Span<UInt8>, _ search: Search,
    _ captures: CaptureSlots
  ) -> Int32 {
    var index = first
    while index >= 0 {
      let choice = catchAlls[Int(index)]
      if slashFits(choice.entry, search),
        catchAllAccepts(choice, start..<max(start, search.end), bytes, search)
      {
        captures.set(depth, start, max(start, search.end))
        return choice.entry
      }
      index = choice.next
    }
    return -1
  }

  private func catchAllAccepts(
    _ choice: CatchAll, _ rest: Range<Int>, _ bytes: Span<UInt8>, _ search: Search
  ) -> Bool {
    var count = 0
    var start = rest.lowerBound
    while start < rest.upperBound {
      var stop = start
      while stop < rest.upperBound, bytes[stop] != UInt8(ascii: "/") { stop += 1 }
      if search.isUnscanned, isDoubtful(bytes, start, stop) { return false }
      let isAccepted =
        search.hasPercent
        ? accepts(choice.type, bytes, start..<stop, isEncoded: true)
        : acceptsPlain(choice.type, bytes, start, stop, search)
      guard isAccepted else { return false }
      count += 1
      start = stop + 1
    }
    return count >= Int(choice.minimum)
  }

  /// Whether a type accepts a value of the link.
  ///
  /// - Parameter isEncoded: Whether the value may hold percent-encoding.
  @inline(__always)
  func accepts(
    _ type: Int32, _ bytes: Span<UInt8>, _ value: Range<Int>, isEncoded: Bool,
    plusIsSpace: Bool = false
  ) -> Bool {
    if isEncoded || plusIsSpace {
      return acceptsDecoded(type, bytes, value, plusIsSpace: plusIsSpace)
    }
    return acceptsVerbatim(type, bytes, value)
  }

  /// Whether a type accepts a value without percent-encoding, scanned or not.
  @inline(__always)
  private func acceptsPlain(
    _ type: Int32, _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ search: Search
  ) -> Bool {
    search.isUnscanned
      ? acceptsRaw(type, bytes, start, end) : acceptsVerbatim(type, bytes, start..<end)
  }

  /// Whether a type accepts bytes of which nothing is known, and a link may spell them so.
  ///
  /// Every other type than text has only values of ordinary characters; the builder sees to it that
  /// the words of enumerations are, too.
  @inline(__always)
  func acceptsRaw(_ type: Int32, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let filter = filters[Int(type)]
    if filter.shape == .text { return filter.acceptsRawText(bytes, start, end) }
    return acceptsVerbatim(type, bytes, start..<end)
  }

  /// Whether a type accepts a value that stands in the link as it is.
  @inline(__always)
  func acceptsVerbatim(_ type: Int32, _ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    let filter = filters[Int(type)]
    // The bytes of a scanned link are ASCII, so bytes are scalars.
    if filter.shape == .text { return filter.acceptsText(bytes, value) }
    if filter.shape == .languageTag,
      LanguageTag.isRegisteredTag(bytes, from: value.lowerBound, to: value.upperBound)
    {
      return true
    }
    return types[Int(type)].checkLink(bytes, value) == .accepted
  }

  private func acceptsDecoded(
    _ type: Int32, _ bytes: Span<UInt8>, _ value: Range<Int>, plusIsSpace: Bool
  ) -> Bool {
    let needsDecoding = value.contains {
      bytes[$0] == UInt8(ascii: "%") || plusIsSpace && bytes[$0] == UInt8(ascii: "+")
    }
    guard needsDecoding else { return acceptsVerbatim(type, bytes, value) }
    let decoded = DecodedRange(value, of: bytes, plusIsSpace: plusIsSpace)
    return types[Int(type)].checkLink(decoded.bytes.span, 0..<decoded.bytes.count) == .accepted
  }
}

extension URLParts {
  /// Host and port as one range; empty where there is no authority.
  @inline(__always)
  var authority: Range<Int> { Int(hostStart)..<Int(authorityEnd) }
}

/// The decoded bytes of a range, and where each of them stands in the link.
struct DecodedRange {
  var bytes: [UInt8] = []
  /// One offset more than there are bytes: the last is the end of the range.
  var offsets: [Int] = []

  init(_ range: Range<Int>, of link: Span<UInt8>, plusIsSpace: Bool = false) {
    bytes.reserveCapacity(range.count)
    offsets.reserveCapacity(range.count + 1)
    var cursor = PercentEncoding.Cursor(range, plusIsSpace: plusIsSpace)
    offsets.append(cursor.offset)
    while let byte = cursor.next(in: link) {
      bytes.append(byte)
      offsets.append(cursor.offset)
    }
  }
}
