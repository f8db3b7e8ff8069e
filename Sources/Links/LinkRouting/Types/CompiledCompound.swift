import LanguageTags
import TextPrimitives
import URLSyntax

/// A path component with several parameters, compiled for splitting the bytes of links.
///
/// A component matches only if exactly one split into values exists. `waymark check` reports a
/// pattern for which a component with several splits exists. If a manifest was not checked, the
/// router rejects a component with several splits.
// This is a class, because copying a structure would require reference counting for each property.
final class CompiledCompound: Sendable {
  /// A literal, or the index of a value's type among the types of the table.
  enum Piece: Hashable, Sendable {
    case literal(Bytes)
    case value(Int32)
  }

  /// The maximum number of decoded bytes of a component.
  ///
  /// It bounds the time for a split.
  static let maximumLength = 1024

  let pieces: [Piece]
  /// The type of each value, in order.
  let types: [CompiledType]
  /// The text before the first value.
  let leadingText: Bytes
  /// The text after the last value.
  let trailingText: Bytes
  /// The pieces between the leading and the trailing text.
  let innerPieces: [Piece]
  /// The bytes of the literals between values, one literal after the other.
  private let separators: Bytes
  /// The end of each literal in `separators`; `nil` if two values have no literal between them.
  private let separatorEnds: [Int]?

  /// The number of values.
  var count: Int { types.count }

  /// Creates a component.
  ///
  /// The `types` are those of the table, to which the indices in the pieces refer.
  init(_ pieces: [Piece], types: [CompiledType]) {
    self.pieces = pieces
    self.types = pieces.compactMap { piece in
      if case .value(let type) = piece { types[Int(type)] } else { nil }
    }
    leadingText = if case .literal(let text)? = pieces.first { text } else { [] }
    trailingText = if case .literal(let text)? = pieces.last { text } else { [] }
    innerPieces = Array(
      pieces.dropFirst(leadingText.isEmpty ? 0 : 1).dropLast(trailingText.isEmpty ? 0 : 1))
    var separators: Bytes = []
    var ends: [Int] = []
    for case .literal(let text) in innerPieces {
      separators += text
      ends.append(separators.count)
    }
    self.separators = separators
    separatorEnds = ends.count + 1 == self.types.count ? ends : nil
  }

  /// Returns the ranges of the values in decoded bytes, or `nil` if there is not exactly one split.
  ///
  /// - Complexity: O(*n*) if every literal between values occurs once; otherwise, O(*n*²).
  func split(_ bytes: Bytes) -> [Range<Int>]? {
    let splits = splits(bytes)
    return splits.count == 1 ? splits[0] : nil
  }

  /// Returns up to two splits of decoded bytes, each as the ranges of the values.
  func splits(_ bytes: Bytes) -> [[Range<Int>]] {
    guard let inner = innerRange(of: bytes.span, bytes.indices) else { return [] }
    var ranges: [Range<Int>] = []
    let isSplit = forcedSplit(bytes.span, bytes.indices) { _, start, end in
      ranges.append(start..<end)
    }
    if let isSplit { return isSplit ? [ranges] : [] }
    return SplitSearch(self, bytes, in: inner).splits
  }

  /// Returns the range between the leading and the trailing text.
  ///
  /// - Returns: `nil` if the bytes do not start and end with this text, or are too long or too
  ///   short.
  func innerRange(of bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let (first, last) = (leadingText.count, trailingText.count)
    guard range.count <= Self.maximumLength, range.count > first + last,
      Self.isText(leadingText[...], bytes, at: range.lowerBound),
      Self.isText(trailingText[...], bytes, at: range.upperBound - last)
    else { return nil }
    return range.lowerBound + first..<range.upperBound - last
  }

  /// Splits decoded bytes into values without a search, if at most one split is possible.
  ///
  /// At most one split is possible if literals separate all values, and each of these literals
  /// occurs only once in the bytes after the previous literal.
  ///
  /// - Parameter store: A closure that receives the index of each value, and the offsets of its
  ///   start and end. If there is no split, the closure may already have received some values.
  /// - Returns: `false` if there is no split; `nil` if a search is needed.
  /// - Complexity: O(*n*); no allocation.
  @inline(__always)
  func forcedSplit(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ store: (Int, Int, Int) -> Void
  ) -> Bool? {
    guard let inner = innerRange(of: bytes, range) else { return false }
    guard let separatorEnds else { return nil }
    let end = inner.upperBound
    var start = inner.lowerBound
    var text = 0
    for value in separatorEnds.indices {
      let separator = text..<separatorEnds[value]
      text = separator.upperBound
      let place = Self.place(of: separators[separator], in: bytes, from: start, to: end)
      if place < 0 { return false }
      if Self.place(of: separators[separator], in: bytes, from: place + 1, to: end) >= 0 {
        return nil
      }
      if types[value].check(bytes, start..<place) != .accepted { return false }
      store(value, start, place)
      start = place + separator.count
    }
    if types[separatorEnds.count].check(bytes, start..<end) != .accepted { return false }
    store(separatorEnds.count, start, end)
    return true
  }

  /// Returns the first offset of a text in a range of bytes, or -1.
  static func place(
    of text: Bytes.SubSequence, in bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var place = start
    while place + text.count <= end {
      place = ByteSearch.first(of: text[text.startIndex], in: bytes, from: place, to: end)
      if place + text.count <= end, isText(text, bytes, at: place) { return place }
      place += 1
    }
    return -1
  }

  private static func isText(
    _ text: Bytes.SubSequence, _ bytes: Span<UInt8>, at start: Int
  ) -> Bool {
    for index in text.indices where bytes[start + index - text.startIndex] != text[index] {
      return false
    }
    return true
  }
}

/// A search for the splits of a component, from left to right.
private struct SplitSearch {
  /// For each piece and each offset at which it may end, up to two offsets at which it may start.
  ///
  /// Two are enough to find out whether there are several splits.
  private var starts: [[[Int]]] = []
  private let pieces: [CompiledCompound.Piece]
  private let inner: Range<Int>

  init(_ compound: CompiledCompound, _ bytes: Bytes, in inner: Range<Int>) {
    self.inner = inner
    pieces = compound.innerPieces
    var types = compound.types[...]
    var reached = [inner.lowerBound]
    for piece in pieces {
      var from = [[Int]](repeating: [], count: inner.upperBound + 1)
      let type = if case .value = piece { types.popFirst() } else { CompiledType?.none }
      for start in reached {
        switch piece {
        case .literal(let text):
          let end = start + text.count
          if end <= inner.upperBound, bytes[start..<end].elementsEqual(text) {
            from[end].append(start)
          }
        case .value:
          type?.forEachEnd(in: bytes, start..<inner.upperBound) { end in
            if from[end].count < 2 { from[end].append(start) }
          }
        }
      }
      reached = from.indices.filter { !from[$0].isEmpty }
      starts.append(from)
    }
  }

  /// Up to two splits, each as the ranges of the values.
  var splits: [[Range<Int>]] {
    var found: [[Range<Int>]] = []
    collect(pieces.count - 1, endingAt: inner.upperBound, before: [], &found)
    return found
  }

  private func collect(
    _ piece: Int, endingAt end: Int, before later: [Range<Int>], _ found: inout [[Range<Int>]]
  ) {
    guard piece >= 0 else { return found.append(later) }
    for start in starts[piece][end] where found.count < 2 {
      let isValue = if case .value = pieces[piece] { true } else { false }
      collect(
        piece - 1, endingAt: start, before: isValue ? [start..<end] + later : later, &found)
    }
  }
}

extension CompiledType {
  /// Calls a function with the end of every value that starts at the lower bound of a range.
  ///
  /// - Complexity: O(*n*) for a text type or a pattern without check digits, where *n* is the
  ///   number of bytes.
  fileprivate func forEachEnd(in bytes: Bytes, _ range: Range<Int>, _ body: (Int) -> Void) {
    let (start, count) = (range.lowerBound, range.count)
    func tryLengths(_ lengths: some Sequence<Int>) {
      for length in lengths
      where length > 0 && length <= count
        && check(bytes.span, start..<start + length) == .accepted
      {
        body(start + length)
      }
    }
    switch source.kind {
    case .text:
      // The length in bytes or in scalars, as the type specifies.
      var total = 0
      var end = start
      while end < range.upperBound, let length = UTF8Sequence.length(at: end, in: bytes.span),
        accepts(bytes.span, scalarAt: end, length)
      {
        end += length
        total += filter.countsBytes ? length : 1
        if total > filter.maximum { break }
        if total >= filter.minimum { body(end) }
      }
    case .pattern(let pattern):
      pattern.automaton?.forEachEnd(in: bytes.span, range) { end in
        // The automaton does not verify check digits.
        if pattern.check == nil || check(bytes.span, start..<end) == .accepted { body(end) }
      }
    case .integer: tryLengths(1...20)
    case .uuid: tryLengths([36])
    case .date: tryLengths([10])
    case .boolean: tryLengths([4, 5])
    case .enumeration: tryLengths(Set(words.map(\.count)).sorted())
    case .languageTag:
      let run = bytes[range].prefix { $0.isASCIILetter || $0 &- 0x30 < 10 || $0 == 0x2D }.count
      tryLengths(1...max(1, min(run, LanguageTag.maximumLength)))
    }
  }

  private func accepts(_ bytes: Span<UInt8>, scalarAt offset: Int, _ length: Int) -> Bool {
    guard length > 1 else { return filter.accepts(bytes[offset]) }
    return UTF8Sequence.scalar(at: offset, in: bytes).map { beyondASCII.contains($0.scalar) }
      ?? false
  }
}

extension CompiledCompound {
  /// The literals, with `{…}` for each value.
  var outline: String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): String(decoding: text, as: UTF8.self)
      case .value: "{…}"
      }
    }.joined()
  }

  /// Returns the index of a value's type among the types of the table.
  func type(of index: Int) -> Int32 {
    let all = pieces.compactMap { piece in
      if case .value(let type) = piece { type } else { Int32?.none }
    }
    return all[index]
  }

  /// Splits a component at the first occurrence of each literal, and returns the first invalid
  /// value.
  ///
  /// If a literal is missing, or if the component is too long or too short, the component does not
  /// resemble the pattern, and the result is `nil`. If no single value is invalid, the result is
  /// the range between the leading and the trailing text. In this case, the component has several
  /// splits, or no literal separates two of its values.
  func misfit(in bytes: Bytes) -> (index: Int, range: Range<Int>, check: ValueCheck)? {
    guard let inner = innerRange(of: bytes.span, bytes.indices) else { return nil }
    var first: (index: Int, range: Range<Int>, check: ValueCheck)?
    var start = inner.lowerBound
    // The indices of the values since the last literal.
    var values = 0..<0
    func checkValues(endingAt end: Int) {
      guard first == nil, values.count == 1 else { return }
      let check = types[values.lowerBound].check(bytes.span, start..<end)
      if check != .accepted { first = (values.lowerBound, start..<end, check) }
    }
    for piece in innerPieces {
      switch piece {
      case .literal(let text):
        let place = Self.place(of: text[...], in: bytes.span, from: start, to: inner.upperBound)
        guard place >= 0 else { return nil }
        checkValues(endingAt: place)
        start = place + text.count
        values = values.upperBound..<values.upperBound
      case .value: values = values.lowerBound..<values.upperBound + 1
      }
    }
    checkValues(endingAt: inner.upperBound)
    return first ?? (0, inner, .rejected)
  }
}
