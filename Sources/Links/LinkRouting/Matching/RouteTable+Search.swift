import URLSyntax
import TextPrimitives

extension RouteTable {
  /// The path of a link: the range of its components, and properties of its bytes.
  struct Path {
    /// The offset of the first component: after the leading slash, or at the host of a link with a
    /// custom scheme.
    var start: Int
    /// The offset after the last byte, without a trailing slash.
    var end: Int
    var hasTrailingSlash: Bool
    var hasPercent: Bool
    /// `true` if the syntax of the link has not been validated yet.
    ///
    /// In this case, the search also validates each byte. It fails at an empty component or at one
    /// that starts with a dot.
    var isUnscanned = false

    /// The range of the path without leading and trailing slashes.
    var range: Range<Int> { start..<end }

    /// `true` if the path is the root, with or without a slash.
    var isRoot: Bool { start == end }
  }

  /// The state that all steps of a search share.
  struct Search {
    let path: Path
    /// The parameters that the search has found.
    let captures: CaptureSlots
  }

  /// A component of the path, which a search compares with the choices of a node.
  struct Component {
    /// The byte range of the component.
    var range: Range<Int>
    /// The offset after the component and its slash.
    var next: Int
    /// The number of parameters before the component.
    var depth: Int
  }

  /// Returns the entry that matches the path from an offset, or -1, and captures its parameters.
  ///
  /// Most nodes have only one choice. For these, the search continues in the same call. For a node
  /// with several choices, ``searchChoices(of:at:depth:in:_:)`` calls the search for each of them.
  /// The depth of recursion is at most the number of components of the longest pattern.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes that the link can reach. A set of twins
  ///   is one node; see RouteTableBuilder+Twins.swift.
  func search(
    from node: Int32, at start: Int, depth: Int, in bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    var node = node
    var start = start
    var depth = depth
    while start < search.path.end {
      let step = nodes[Int(node)].step
      if step == .choices { break }
      if step == .parameter, search.path.isUnscanned {
        let edge = edges[Int(nodes[Int(node)].edge)]
        let stop = endOfValue(edge.type, bytes, from: start, to: search.path.end)
        if stop < 0 { return -1 }
        search.captures.set(depth, start, stop)
        depth &+= 1
        node = edge.child
        start = min(stop &+ 1, search.path.end)
        continue
      }
      let stop = ByteSearch.first(
        of: UInt8(ascii: "/"), in: bytes, from: start, to: search.path.end)
      if search.path.isUnscanned {
        if Self.isDoubtful(bytes, from: start, to: stop) { return -1 }
      } else if search.path.hasPercent, Self.isEncoded(bytes, from: start, to: stop) {
        break
      }
      if step == .literals {
        node = literals.target(
          of: UInt32(truncatingIfNeeded: node), component: bytes, from: start, to: stop)
        if node < 0 { return -1 }
      } else {
        let edge = edges[Int(nodes[Int(node)].edge)]
        guard accepts(edge.type, verbatim: bytes, from: start, to: stop) else { return -1 }
        search.captures.set(depth, start, stop)
        depth &+= 1
        node = edge.child
      }
      start = min(stop &+ 1, search.path.end)
    }
    if start < search.path.end {
      return searchChoices(of: node, at: start, depth: depth, in: bytes, search)
    }
    let end = nodes[Int(node)]
    if end.twin >= 0, search.captures.hasFailed(below: end.twin) { return -1 }
    // If the routes do not conflict, several entries end here only if their slash policies exclude
    // each other.
    var entry = end.entry
    while entry >= 0 {
      if slashFits(entry, search) { return entry }
      entry = entries[Int(entry)].next
    }
    if end.catchAll < 0 { return -1 }
    return searchCatchAlls(from: end.catchAll, at: start, depth: depth, in: bytes, search)
  }

  /// Returns the end of the component at an offset of an unscanned path.
  ///
  /// The result is -1 if the type does not accept the component, or if only a scan can decide. No
  /// type accepts an empty component.
  private func endOfValue(
    _ type: Int32, _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Int {
    if bytes[start] == UInt8(ascii: ".") { return -1 }
    if filters[Int(type)].shape == .text {
      return filters[Int(type)].endOfRawText(
        bytes, from: start, to: end, before: UInt8(ascii: "/"))
    }
    let stop = ByteSearch.first(of: UInt8(ascii: "/"), in: bytes, from: start, to: end)
    return accepts(type, verbatim: bytes, from: start, to: stop) ? stop : -1
  }

  /// Tries all choices of a node for the component at an offset.
  ///
  /// The captures of a dead end are cleared before the next choice. The failure of a twin is
  /// recorded.
  private func searchChoices(
    of node: Int32, at start: Int, depth: Int, in bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    let current = nodes[Int(node)]
    if current.twin >= 0 {
      if search.captures.hasFailed(below: current.twin) { return -1 }
      if !compounds.isEmpty {
        return searchChoicesAndCompounds(of: node, at: start, depth: depth, in: bytes, search)
      }
    }
    let stop = ByteSearch.first(of: UInt8(ascii: "/"), in: bytes, from: start, to: search.path.end)
    if search.path.isUnscanned, Self.isDoubtful(bytes, from: start, to: stop) { return -1 }
    let component = Component(
      range: start..<stop, next: min(stop &+ 1, search.path.end), depth: depth)
    var entry =
      search.path.hasPercent && Self.isEncoded(bytes, from: start, to: stop)
      ? searchDecoded(component, of: node, in: bytes, search)
      : searchPlain(component, of: node, in: bytes, search)
    if entry < 0 {
      search.captures.clear(from: depth)
      entry = searchCatchAlls(from: current.catchAll, at: start, depth: depth, in: bytes, search)
    }
    if entry < 0, current.twin >= 0 { search.captures.fail(below: current.twin) }
    return entry
  }

  /// Tries the choices of a node, except catch-alls, for a component without percent-encoding.
  func searchPlain(
    _ component: Component, of node: Int32, in bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    let current = nodes[Int(node)]
    if current.hasExactLiterals {
      let child = literals.target(
        of: UInt32(truncatingIfNeeded: node), in: bytes, at: component.range)
      let entry = searchChild(child, after: component, in: bytes, search)
      if entry >= 0 { return entry }
    }
    if current.hasFoldedLiterals {
      let folded = Bytes(component.range.map { bytes[$0].asciiLowercased })
      let child = literals.target(
        of: UInt32(node) | LiteralTable.Namespace.folded, in: folded.span, at: folded.indices)
      let entry = searchChild(child, after: component, in: bytes, search)
      if entry >= 0 { return entry }
    }
    let entry = searchEdges(
      from: current.edge, value: component.range, after: component, in: bytes, search)
    if entry >= 0 { return entry }
    return searchShapes(from: current.shape, component, in: bytes, search)
  }

  /// Tries the choices of a node, except catch-alls, for a component with percent-encoding.
  ///
  /// The method compares the decoded bytes.
  func searchDecoded(
    _ component: Component, of node: Int32, in bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    let current = nodes[Int(node)]
    let decoded = DecodedRange(component.range, of: bytes)
    let all = decoded.bytes.indices
    for namespace in [LiteralTable.Namespace.exact, LiteralTable.Namespace.folded] {
      let literal =
        namespace == LiteralTable.Namespace.exact
        ? decoded.bytes : decoded.bytes.asciiLowercased
      let child = literals.target(of: UInt32(node) | namespace, in: literal.span, at: all)
      let entry = searchChild(child, after: component, in: bytes, search)
      if entry >= 0 { return entry }
    }
    let entry = searchEdges(
      from: current.edge, value: component.range, after: component, in: bytes, search)
    if entry >= 0 { return entry }

    var index = current.shape
    while index >= 0 {
      let shape = shapes[Int(index)]
      let prefix = Int(shape.prefix)
      let suffix = Int(shape.suffix)
      if all.count > prefix + suffix, !shape.isCompound {
        let text = decoded.bytes[..<prefix] + decoded.bytes[(all.count - suffix)...]
        let affix = literals.target(
          of: UInt32(index) | LiteralTable.Namespace.affix, in: text.span, at: 0..<text.count)
        if affix >= 0 {
          let value = decoded.offsets[prefix]..<decoded.offsets[all.count - suffix]
          let entry = searchEdges(
            from: affixes[Int(affix)].edge, value: value, after: component, in: bytes, search)
          if entry >= 0 { return entry }
        }
      }
      index = shape.next
    }
    return -1
  }

  /// Searches below the child of a literal; `child` is -1 if the node has no such literal.
  private func searchChild(
    _ child: Int32, after component: Component, in bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    guard child >= 0 else { return -1 }
    let entry = self.search(
      from: child, at: component.next, depth: component.depth, in: bytes, search)
    if entry < 0 { search.captures.clear(from: component.depth) }
    return entry
  }

  /// Tries the parameters in a list of edges, for a value that the caller has separated from the
  /// literal text around it.
  private func searchEdges(
    from first: Int32, value: Range<Int>, after component: Component, in bytes: Span<UInt8>,
    _ search: Search
  ) -> Int32 {
    let depth = component.depth
    var index = first
    while index >= 0 {
      let edge = edges[Int(index)]
      let isAccepted =
        search.path.hasPercent
        ? accepts(edge.type, value, of: bytes, isEncoded: true)
        : accepts(
          edge.type, plain: bytes, from: value.lowerBound, to: value.upperBound, search)
      if isAccepted {
        search.captures.set(depth, value.lowerBound, value.upperBound)
        let entry = self.search(
          from: edge.child, at: component.next, depth: depth + 1, in: bytes, search)
        if entry >= 0 { return entry }
        search.captures.clear(from: depth)
      }
      index = edge.next
    }
    return -1
  }

  /// Tries the parameters with literal text around them.
  ///
  /// The lengths of the text before and after a parameter form its shape. The method needs one
  /// look-up for each shape, not for each parameter.
  private func searchShapes(
    from first: Int32, _ component: Component, in bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    let range = component.range
    var index = first
    while index >= 0 {
      let shape = shapes[Int(index)]
      let prefix = Int(shape.prefix)
      let suffix = Int(shape.suffix)
      if range.count > prefix + suffix, !shape.isCompound {
        let value = range.lowerBound + prefix..<range.upperBound - suffix
        var text: Bytes = []
        text.reserveCapacity(prefix + suffix)
        for offset in range.lowerBound..<value.lowerBound { text.append(bytes[offset]) }
        for offset in value.upperBound..<range.upperBound { text.append(bytes[offset]) }
        let affix = literals.target(
          of: UInt32(index) | LiteralTable.Namespace.affix, in: text.span, at: text.indices)
        if affix >= 0 {
          let entry = searchEdges(
            from: affixes[Int(affix)].edge, value: value, after: component, in: bytes, search)
          if entry >= 0 { return entry }
        }
      }
      index = shape.next
    }
    return -1
  }

  /// Tries the catch-alls of a node for the remaining path.
  func searchCatchAlls(
    from first: Int32, at start: Int, depth: Int, in bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    let end = max(start, search.path.end)
    var index = first
    while index >= 0 {
      let choice = catchAlls[Int(index)]
      if choice.tail >= 0 {
        let entry = searchTail(of: choice, start..<end, depth: depth, in: bytes, search)
        if entry >= 0 { return entry }
      } else if slashFits(choice.entry, search), accepts(choice, start..<end, of: bytes, search) {
        search.captures.set(depth, start, end)
        return choice.entry
      }
      index = choice.next
    }
    return -1
  }

  /// Returns `true` if a catch-all accepts every component of the remaining path, and the path has
  /// at least the minimum number of components.
  func accepts(
    _ choice: CatchAll, _ rest: Range<Int>, of bytes: Span<UInt8>, _ search: Search
  ) -> Bool {
    var count = 0
    var start = rest.lowerBound
    while start < rest.upperBound {
      var stop = start
      while stop < rest.upperBound, bytes[stop] != UInt8(ascii: "/") { stop += 1 }
      if search.path.isUnscanned, Self.isDoubtful(bytes, from: start, to: stop) { return false }
      let isAccepted =
        search.path.hasPercent
        ? accepts(choice.type, start..<stop, of: bytes, isEncoded: true)
        : accepts(choice.type, plain: bytes, from: start, to: stop, search)
      guard isAccepted else { return false }
      count += 1
      start = stop + 1
    }
    return count >= Int(choice.minimum)
  }

  /// Returns `true` if only the full scan can decide whether a component is valid.
  @inline(__always)
  static func isDoubtful(_ bytes: Span<UInt8>, from start: Int, to stop: Int) -> Bool {
    stop == start || bytes[start] == UInt8(ascii: ".")
  }

  @inline(__always)
  static func isEncoded(_ bytes: Span<UInt8>, from start: Int, to stop: Int) -> Bool {
    ByteSearch.first(of: UInt8(ascii: "%"), in: bytes, from: start, to: stop) < stop
  }

  @inline(__always)
  private func slashFits(_ entry: Int32, _ search: Search) -> Bool {
    let flags = entries[Int(entry)].flags
    return search.path.isRoot
      || (search.path.hasTrailingSlash
        ? !flags.contains(.refusesSlash) : !flags.contains(.requiresSlash))
  }
}

extension RouteTable.Path {
  /// Creates the path of a link.
  ///
  /// If a custom-scheme link contains a host, the host is the first component.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ parts: URLParts, isUnscanned: Bool = false) {
    start = Int(parts.authorityEnd)
    end = Int(parts.pathEnd)
    if !parts.hasWebScheme, parts.hostStart < parts.hostEnd {
      start = Int(parts.hostStart)
    } else if start < end, bytes[start] == UInt8(ascii: "/") {
      start += 1
    }
    hasTrailingSlash = start < end && bytes[end - 1] == UInt8(ascii: "/")
    if hasTrailingSlash { end -= 1 }
    hasPercent = parts.flags.contains(.percentInPath)
    self.isUnscanned = isUnscanned
  }
}

extension RouteTable {
  /// Returns the entry below a root that matches a path, or -1.
  func entryIndex(below root: Int32, of path: Path, in bytes: Span<UInt8>) -> Int32 {
    withCaptureSlots { captures in
      search(
        from: root, at: path.start, depth: 0, in: bytes, Search(path: path, captures: captures))
    }
  }
}
