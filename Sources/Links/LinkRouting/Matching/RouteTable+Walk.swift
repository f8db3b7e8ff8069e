import URLSyntax

// Most links have the first host of the table and meet only nodes that leave no choice: literals alone,
// or one parameter alone. The walk follows such nodes with nothing in hand but a node and an offset. It
// looks for no end of the path first, and reads a text up to what its type does not accept, so that no
// byte is looked at twice. Where a node leaves a choice, or a path ends unusually, the search goes on
// from there: up to there it would have come the same way.

extension RouteTable {
  /// How an https link that was not scanned went.
  struct Walk {
    /// The entry that takes the link; -1 if only a scan can tell.
    var entry: Int32
    var hostEnd: Int
    var pathEnd: Int

    static var failed: Walk { Walk(entry: -1, hostEnd: 0, pathEnd: 0) }
  }

  /// Whether a link has the first host, and a path behind it that is not empty.
  @inline(__always)
  func mayWalk(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    let hostEnd = 8 &+ firstHost.count
    // In bounds: compared with the count first.
    return unsafe firstHost.root >= 0 && hostEnd &+ 1 < count && count >= 16
      && count <= URLParts.maximumLength && URLParts.isHTTPS(ByteSearch.load(bytes, 0))
      && ByteSearch.load(bytes, 8) & firstHost.lowMask == firstHost.low
      && (firstHost.highMask == 0
        || count >= 24 && ByteSearch.load(bytes, 16) & firstHost.highMask == firstHost.high)
      && bytes[unchecked: hostEnd] == UInt8(ascii: "/")
      && bytes[unchecked: hostEnd &+ 1] != UInt8(ascii: "?")
  }

  /// Follows the path of a link that ``mayWalk(_:)``, and takes its parameters.
  ///
  /// A call of its own: the few values that it needs then stay in registers.
  @inline(never)
  func walk(_ bytes: Span<UInt8>, _ captures: CaptureSlots) -> Walk {
    let end = bytes.count
    var start = 9 &+ firstHost.count
    var node = firstHost.root
    var depth = 0
    var stop = start
    // The byte behind the last component; a question mark also for the end.
    var last: UInt8
    repeat {
      let current = nodes[Int(node)]
      switch current.step {
      case .choices:
        return search(from: node, start, depth, bytes, captures)
      case .literals:
        stop = ByteSearch.first(
          of: UInt8(ascii: "/"), or: UInt8(ascii: "?"), in: bytes, from: start, to: end)
        node = literals.target(UInt32(truncatingIfNeeded: node), component: bytes, start, stop)
        if node < 0 { return .failed }
      case .parameter:
        let edge = edges[Int(current.edge)]
        let filter = filters[Int(edge.type)]
        if filter.shape == .text {
          stop = filter.endOfRawComponent(bytes, start, end)
          if !filter.acceptsCount(stop &- start) { return .failed }
        } else {
          stop = ByteSearch.first(
            of: UInt8(ascii: "/"), or: UInt8(ascii: "?"), in: bytes, from: start, to: end)
          if !acceptsVerbatim(edge.type, bytes, start..<stop) { return .failed }
        }
        captures.set(depth, start, stop)
        depth &+= 1
        node = edge.child
      }
      // In bounds: `start < end`, which the last turn has seen to, and the caller before the first.
      if unsafe stop == start || bytes[unchecked: start] == UInt8(ascii: ".") { return .failed }
      // In bounds: compared with the end.
      last = unsafe stop == end ? UInt8(ascii: "?") : bytes[unchecked: stop]
      start = stop &+ 1
      // In bounds, likewise.
    } while unsafe last == UInt8(ascii: "/") && start < end
      && bytes[unchecked: start] != UInt8(ascii: "?")

    let entry = nodes[Int(node)].entry
    if last == UInt8(ascii: "?"), entry >= 0,
      !entries[Int(entry)].flags.contains(.requiresSlash)
    {
      return finish(entry, pathEnd: stop, bytes, captures)
    }
    guard last == UInt8(ascii: "/") || last == UInt8(ascii: "?") else { return .failed }
    // A slash at the end, or a route that goes on with nothing.
    return search(from: node, min(start, end), depth, bytes, captures)
  }

  /// Leaves the rest of the path to the search.
  @inline(never)
  private func search(
    from node: Int32, _ start: Int, _ depth: Int, _ bytes: Span<UInt8>, _ captures: CaptureSlots
  ) -> Walk {
    // The walk has stopped in front of a question mark, if it has met one.
    let pathEnd = ByteSearch.first(
      of: UInt8(ascii: "?"), in: bytes, from: start &- 1, to: bytes.count)
    let hasTrailingSlash = bytes[pathEnd &- 1] == UInt8(ascii: "/")
    let end = hasTrailingSlash ? pathEnd &- 1 : pathEnd
    // Two slashes at the end are for the scan.
    if hasTrailingSlash, bytes[end &- 1] == UInt8(ascii: "/") { return .failed }
    let search = Search(
      end: end, hasPercent: false, hasTrailingSlash: hasTrailingSlash, isUnscanned: true,
      isRoot: false)
    captures.forgetFailures()
    let entry = self.search(node, min(start, end), depth, bytes, search, captures)
    return entry < 0 ? .failed : finish(entry, pathEnd: pathEnd, bytes, captures)
  }

  @inline(__always)
  private func finish(
    _ entry: Int32, pathEnd: Int, _ bytes: Span<UInt8>, _ captures: CaptureSlots
  ) -> Walk {
    let query = min(pathEnd &+ 1, bytes.count)..<bytes.count
    guard matchUnscannedQuery(entry, query, bytes, captures) else { return .failed }
    return Walk(entry: entry, hostEnd: 8 &+ firstHost.count, pathEnd: pathEnd)
  }
}
