import URLSyntax

/// The route of a link and the ranges of its values, for generated code.
///
/// Generated code identifies routes and parameters by number. Parameters are numbered in the order
/// of their declaration: path, query of the route, shared query, host, fragment. No value is copied
/// before code reads it.
///
/// The type is not copyable, because a copy would load ``words`` as a vector. The search has just
/// written these words one by one, so the processor would have to wait for the writes.
///
/// The underscore indicates that the type is for generated code only.
public struct _LinkValues: ~Copyable, Sendable {
  /// The index of the route in its manifest.
  public internal(set) var route = -1
  /// The index of the manifest in the router.
  package internal(set) var app = -1
  /// The ranges of the first eight parameters; see ``CaptureSlots``.
  @usableFromInline var words = CaptureWords()
  /// The ranges of the remaining parameters.
  @usableFromInline var otherWords: [UInt32]?
  /// `true` if the link contains all values unchanged, without percent-encoding or form encoding.
  @usableFromInline var isVerbatim = true
  /// For each list from which values were dropped, by parameter index, the ranges of the accepted
  /// values.
  @usableFromInline var lists: [Int: [Range<Int>]]?
  /// The index of the first parameter in whose values a `+` represents a space.
  ///
  /// All following parameters are form-encoded too.
  @usableFromInline var firstFormIndex = Int.max

  /// Creates an instance without a route or values.
  @usableFromInline
  package init() {}

  /// Creates an instance for tests, with ranges that no router has checked.
  ///
  /// The tests create intents with invalid values, and check that no link can be built from them.
  package init(route: Int, places: [Range<Int>?]) {
    self.route = route
    let all = places.map { place in
      place.map { UInt32($0.lowerBound) | UInt32($0.upperBound) << 16 } ?? 0
    }
    for (index, word) in all.prefix(8).enumerated() { words[index] = word }
    otherWords = Array(all.dropFirst(8))
  }

  /// Returns the word that contains the range of a parameter's value, or zero if the parameter is
  /// absent.
  @inlinable @inline(__always)
  func word(_ index: Int) -> UInt32 {
    index < 8 ? words[index] : Self.otherWord(index &- 8, of: otherWords)
  }

  // The function takes only the property that it needs. Otherwise, the compiler would copy all
  // properties for the call.
  @usableFromInline
  static func otherWord(_ index: Int, of words: [UInt32]?) -> UInt32 {
    guard let words, index < words.count else { return 0 }
    return words[index]
  }
}

extension _LinkValues {
  /// `true` if a value was dropped.
  @inline(__always)
  fileprivate var hasDropped: Bool {
    if CaptureSlots.isDropped(words.union) { return true }
    guard let otherWords else { return false }
    return otherWords.contains(where: CaptureSlots.isDropped)
  }

  fileprivate mutating func setWord(_ index: Int, _ word: UInt32) {
    if index < 8 { words[index] = word } else { otherWords?[index - 8] = word }
  }
}

extension RouteTable {
  /// Finds the route of a link; returns `false` if the link is rejected.
  func read(_ bytes: Span<UInt8>, into values: inout _LinkValues) -> Bool {
    guard captureCount <= CaptureSlots.usualCount else { return readMany(bytes, into: &values) }
    // The search writes directly into the values. A copy would load, as a vector, words that were
    // just written one by one, so the processor would have to wait for the writes.
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
    if !entry.flags.isDisjoint(with: .unusualValues) {
      if entry.flags.contains(.formEncoded) {
        values.firstFormIndex = Int(entry.pathCount)
        values.isVerbatim = false
      }
      if entry.flags.contains(.partial) { return finishPartial(index, parts, bytes, &values) }
    }
    if entry.flags.contains(.mayDrop), values.hasDropped {
      removeDropped(index, parts, bytes, &values)
    }
  }

  /// Moves the values of a path without some optional parameters to the indices that they have in
  /// the route.
  @inline(never)
  private func finishPartial(
    _ index: Int32, _ parts: URLParts, _ bytes: Span<UInt8>, _ values: inout _LinkValues
  ) {
    let entry = entries[Int(index)]
    if entry.flags.contains(.mayDrop), values.hasDropped {
      removeDropped(index, parts, bytes, &values)
    }
    guard let path = partialPaths[entry.firstMark] else { return }
    let own = Int(entry.pathCount)
    let shift = path.fullCount - own
    func moved(_ index: Int) -> Int { index < own ? path.slots[index] : index + shift }
    let words = (0..<entry.parameterCount).map { values.word($0) }
    for index in 0..<8 { values.words[index] = 0 }
    values.otherWords = Array(repeating: 0, count: max(0, words.count + shift - 8))
    for (index, word) in words.enumerated() { values.setWord(moved(index), word) }
    if entry.flags.contains(.formEncoded) { values.firstFormIndex = path.fullCount }
    if let lists = values.lists {
      values.lists = Dictionary(uniqueKeysWithValues: lists.map { (moved($0.key), $0.value) })
    }
  }

  /// Removes the values that the match drops.
  ///
  /// A single value becomes absent. A list keeps its accepted values.
  @inline(never)
  private func removeDropped(
    _ index: Int32, _ parts: URLParts, _ bytes: Span<UInt8>, _ values: inout _LinkValues
  ) {
    let entry = entries[Int(index)]
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
  /// - Parameter values: The route and the ranges of its values; undefined if there is no route.
  /// - Returns: `true` if a route matches the link. Otherwise, ``refusal(of:)`` returns the reason.
  @usableFromInline
  package func read(_ bytes: Span<UInt8>, into values: inout _LinkValues) -> Bool {
    table.read(bytes, into: &values)
  }

  /// Returns the reason why a link is rejected.
  @usableFromInline
  package func refusal(of bytes: Span<UInt8>) -> LinkError { table.explain(bytes) }
}
