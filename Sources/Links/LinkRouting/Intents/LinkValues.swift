import URLSyntax

/// The route that the bytes of a link take, and where its values stand in them, for typed code that
/// knows the routes and their parameters by number.
///
/// Nothing is copied until a value is asked for. Parameters are numbered as the route declares them:
/// those of the path, of its query, of the query that all routes share, of the fragment. It is never
/// copied: loaded as a vector, words that were just written one by one make the processor wait. The
/// underscore means that only generated code uses the type.
public struct _LinkValues: ~Copyable, Sendable {
  /// The number of the route in its manifest.
  public internal(set) var route = -1
  /// The number of the manifest in the router.
  package internal(set) var app = -1
  /// The places of the first eight parameters; see ``CaptureSlots``.
  @usableFromInline var words = CaptureWords()
  /// The places of the others.
  @usableFromInline var otherWords: [UInt32]?
  /// Whether every value stands in the link as it is, without percent-encoding.
  @usableFromInline var isVerbatim = true
  /// The places of the values of lists that have dropped values, by parameter.
  @usableFromInline var lists: [Int: [Range<Int>]]?
  /// The first parameter that is form-encoded.
  @usableFromInline var firstFormIndex = Int.max

  /// No route and no values.
  @usableFromInline
  package init() {}

  /// Values in places that nobody has checked, for tests of what an intent refuses to build.
  package init(route: Int, places: [Range<Int>?]) {
    self.route = route
    let all = places.map { place in
      place.map { UInt32($0.lowerBound) | UInt32($0.upperBound) << 16 } ?? 0
    }
    for (index, word) in all.prefix(8).enumerated() { words[index] = word }
    otherWords = Array(all.dropFirst(8))
  }

  /// The place of a parameter; zero if it is absent.
  @inlinable @inline(__always)
  func word(_ index: Int) -> UInt32 {
    index < 8 ? words[index] : Self.otherWord(index &- 8, of: otherWords)
  }

  // What is called with single properties does not make the compiler copy all of them for the call.
  @usableFromInline
  static func otherWord(_ index: Int, of words: [UInt32]?) -> UInt32 {
    guard let words, index < words.count else { return 0 }
    return words[index]
  }
}

extension _LinkValues {
  /// A Boolean value that indicates whether a value of the query or the fragment was dropped.
  @inline(__always)
  fileprivate func hasDropped(_ entry: RouteTable.Entry) -> Bool {
    for index in Int(entry.pathCount)..<entry.parameterCount
    where CaptureSlots.isDropped(word(index)) {
      return true
    }
    return false
  }

  fileprivate mutating func setWord(_ index: Int, _ word: UInt32) {
    if index < 8 { words[index] = word } else { otherWords?[index - 8] = word }
  }
}

extension RouteTable {
  /// Finds the route of a link; `false` for a link that is refused.
  func read(_ bytes: Span<UInt8>, into values: inout _LinkValues) -> Bool {
    guard captureCount <= CaptureSlots.usualCount else { return readMany(bytes, into: &values) }
    // The search writes into the values themselves: copied as a vector, words that were just written
    // one by one would make the processor wait.
    var parts = URLParts()
    let index = withCaptureSlots(in: &values.words) { self.match(bytes, &parts, in: $0) }
    guard index >= 0 else { return false }
    finish(index, parts, bytes, &values)
    return true
  }

  @inline(never)
  private func readMany(_ bytes: Span<UInt8>, into values: inout _LinkValues) -> Bool {
    var parts = URLParts()
    let index = withCaptureSlots { slots in
      let index = self.match(bytes, &parts, in: slots)
      for index in 0..<8 { values.words[index] = slots.word(index) }
      if index >= 0 {
        let count = entries[Int(index)].parameterCount
        values.otherWords = (8..<max(8, count)).map { slots.word($0) }
      }
      return index
    }
    guard index >= 0 else { return false }
    finish(index, parts, bytes, &values)
    return true
  }

  @inline(__always)
  private func finish(
    _ index: Int32, _ parts: URLParts, _ bytes: Span<UInt8>, _ values: inout _LinkValues
  ) {
    let entry = entries[Int(index)]
    values.app = Int(entry.app)
    values.route = Int(entry.route)
    values.isVerbatim =
      !parts.flags.contains(.percentInPath) && !parts.flags.contains(.percentAfterPath)
    if entry.flags.contains(.formEncoded) {
      values.firstFormIndex = Int(entry.pathCount)
      values.isVerbatim = false
    }
    if entry.flags.contains(.mayDrop), values.hasDropped(entry) {
      removeDropped(entry, parts, bytes, &values)
    }
  }

  /// Makes the parameters absent of which every value was dropped, and keeps the accepted values of
  /// lists.
  @inline(never)
  private func removeDropped(
    _ entry: Entry, _ parts: URLParts, _ bytes: Span<UInt8>, _ values: inout _LinkValues
  ) {
    for index in Int(entry.pathCount)..<entry.parameterCount {
      let word = values.word(index)
      guard CaptureSlots.isDropped(word) else { continue }
      let parameter = parameters[Int(entry.firstParameter) + index]
      guard parameter.flags.contains(.repeated) else {
        values.setWord(index, 0)
        continue
      }
      var ranges: [Range<Int>] = []
      forEachItem(of: entry, in: bytes, parts) { slot, item in
        if slot == index { ranges.append(item.valueRange) }
      }
      values.lists = values.lists ?? [:]
      values.lists?[index] = ranges.filter { range in
        accepts(
          parameter.type, range, of: bytes, isEncoded: true,
          plusIsSpace: index >= values.firstFormIndex)
      }
    }
  }
}

extension Router {
  /// Finds the route of a link without keeping the link.
  ///
  /// - Parameter values: The route and the places of the values; undefined where there is none.
  /// - Returns: Whether there is one. If not, the link is refused, and ``refusal(of:)`` says why.
  @usableFromInline
  package func read(_ bytes: Span<UInt8>, into values: inout _LinkValues) -> Bool {
    table.read(bytes, into: &values)
  }

  /// Why a link is refused.
  @usableFromInline
  package func refusal(of bytes: Span<UInt8>) -> LinkError { table.explain(bytes) }
}
