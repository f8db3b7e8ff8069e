import LinkRouting

/// The path of a drafted route.
struct DraftPath: Hashable {
  var components: [DraftComponent]
  /// The treatment of a trailing slash: tolerated, required or rejected.
  var trailingSlash: Route.TrailingSlash = .tolerated
}

extension PathSplitter {
  /// Returns the routes of an Android pattern; `nil` if it matches no link that a router accepts.
  ///
  /// Android compares a trailing slash like any other character (`matchPattern` in AOSP's
  /// `frameworks/base/core/java/android/os/PatternMatcher.java`). `/a/` matches only `/a/`. A
  /// prefix pattern `/a/` matches `/a/` and `/a/b`, but not `/a`.
  mutating func splitForAndroid(_ pieces: [PathPiece]) -> [DraftPath]? {
    let pieces = pieces.withRunsEndedBySlashes
    switch pieces.last {
    case .text(let text)? where text.hasSuffix("/"): return closed(pieces)
    case .run(var run)? where run.minimum == 0:
      let front = Array(pieces.dropLast())
      guard case .text(let text)? = front.last, text.hasSuffix("/"), front != [.text("/")]
      else { break }
      run.minimum = 1
      guard let paths = split(front + [.run(run)]) else { return closed(front) }
      return paths.map { DraftPath(components: $0) } + (closed(front) ?? [])
    default: break
    }
    return split(pieces)?.map { DraftPath(components: $0) }
  }

  /// Returns the routes of a pattern that ends in a slash.
  private mutating func closed(_ pieces: [PathPiece]) -> [DraftPath]? {
    if pieces == [.text("/")] { return [DraftPath(components: [])] }
    guard case .text(let text)? = pieces.last, !text.hasSuffix("//") else { return nil }
    isClosed = true
    defer { isClosed = false }
    return split(pieces.withoutSlashAtEnd)?.map {
      DraftPath(components: $0, trailingSlash: .required)
    }
  }
}

extension [PathPiece] {
  /// The pieces, with runs limited to one component if a slash follows.
  ///
  /// Android's `.*` ends at the first occurrence of the next character, in this case the slash. A
  /// single `.` may match a slash and is not limited.
  fileprivate var withRunsEndedBySlashes: [PathPiece] {
    enumerated().map { index, piece in
      guard piece == .run(.many), index + 1 < count, case .text(let text) = self[index + 1],
        text.hasPrefix("/")
      else { return piece }
      return piece.insideComponent
    }
  }
}
