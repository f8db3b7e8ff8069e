import LanguageTags
import URLSyntax
import TextPrimitives

/// The place of a value in a link, which decides whether it may be empty and hold separators.
enum ValuePlace: Hashable, Sendable {
  /// A path component.
  case path
  /// A required parameter of the query or the fragment.
  case item
  /// An optional or repeated parameter of the query or the fragment.
  case optionalItem
}

/// A parameter type in the form in which the bytes of a link are checked.
struct CompiledType: Sendable {
  /// What the common checks need, in bits and bounds that cost nothing to copy.
  let filter: ValueFilter
  let isSecret: Bool
  /// The characters of a text beyond ASCII.
  let beyondASCII: ScalarSet
  /// The words of an enumeration.
  let words: [Bytes]
  /// The words in the order of their bytes, if there are too many to look at each.
  let sortedWords: [Bytes]
  /// The type that was compiled, for messages.
  let source: ParameterType
  /// The place of the values.
  let place: ValuePlace

  /// Compiles a type for a place in a link.
  ///
  /// In a path component the separators `/` and `\` are excluded from a text whose rule does not
  /// list them, and no value is empty. An optional parameter has no empty value either, because an
  /// empty value counts as absent.
  init(_ type: ParameterType, in place: ValuePlace) {
    source = type
    self.place = place
    let inPath = place == .path
    isSecret = type.isSecret
    var shape = ValueFilter.Shape.text
    var folding = TextRule.Folding.none
    var low: UInt64 = 0
    var high: UInt64 = 0
    var rawLow: UInt64 = 0
    var rawHigh: UInt64 = 0
    var minimum = 0
    var maximum = 0
    var beyondASCII = ScalarSet([ClosedRange<UInt32>]())
    var words: [Bytes] = []
    switch type.kind {
    case .text(let rule):
      let allowed = rule.effectiveSet(inPath: inPath)
      folding = rule.folding
      minimum = place == .item ? rule.length.lowerBound : max(1, rule.length.lowerBound)
      maximum = rule.length.upperBound
      for byte in UInt8(0)..<0x7F {
        let folded = folding.fold(byte)
        guard allowed.contains(Unicode.Scalar(folded)) else { continue }
        let bit: UInt64 = 1 << UInt64(byte & 63)
        if byte < 64 { low |= bit } else { high |= bit }
        let isRaw =
          URLParts.isOrdinary(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
        guard isRaw else { continue }
        if byte < 64 { rawLow |= bit } else { rawHigh |= bit }
      }
      beyondASCII = allowed.intersection(ScalarSet([0x80...0x10FFFF]))
    case .integer(let range):
      shape = .integer
      minimum = range.lowerBound
      maximum = range.upperBound
    case .uuid: shape = .uuid
    case .enumeration(let names):
      shape = .enumeration
      words = names.map { Bytes($0.utf8) }
    case .languageTag: shape = .languageTag
    case .date: shape = .date
    case .boolean: shape = .boolean
    }
    let isUnreserved =
      switch shape {
      case .text:
        (UInt8(0)..<128).allSatisfy { byte in
          (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 0
            || PercentEncoding.isUnreserved(byte)
        }
      case .enumeration: words.joined().allSatisfy(PercentEncoding.isUnreserved)
      case .integer, .uuid, .languageTag, .date, .boolean: true
      }
    self.filter = ValueFilter(
      shape: shape, folding: folding, asciiLow: low, asciiHigh: high, rawLow: rawLow,
      rawHigh: rawHigh, isUnreserved: beyondASCII.isEmpty && isUnreserved,
      takesAlphanumerics: rawLow & 0x03FF << 48 == 0x03FF << 48
        && rawHigh & 0x07FF_FFFE_07FF_FFFE == 0x07FF_FFFE_07FF_FFFE,
      takesHyphens: rawLow & 1 << UInt64(UInt8(ascii: "-")) != 0, minimum: minimum,
      maximum: maximum)
    self.beyondASCII = beyondASCII
    self.words = words
    sortedWords =
      words.count > 16 ? words.sorted { $0.lexicographicallyPrecedes($1) } : []
  }
}

extension CompiledType {
  var shape: ValueFilter.Shape { filter.shape }

  /// A Boolean value that indicates whether a text may have several lines.
  var allowsLineBreaks: Bool { shape == .text && filter.accepts(0x0A) }

  /// What values look like where they stand.
  var expectation: LinkExpectation { .value(source.kind, in: place == .path ? .path : .item) }
}

/// The part of a type that decides about most values: the shape, a bit for each ASCII character, and
/// bounds.
struct ValueFilter: Sendable, BitwiseCopyable {
  enum Shape: UInt8, Sendable, BitwiseCopyable {
    case text
    case integer
    case uuid
    case enumeration
    case languageTag
    case date
    case boolean
  }

  let shape: Shape
  /// How a text is folded.
  let folding: TextRule.Folding
  /// The ASCII characters of a text before folding.
  let asciiLow: UInt64
  let asciiHigh: UInt64
  /// Those of them that a link may spell as they are.
  let rawLow: UInt64
  let rawHigh: UInt64
  /// Whether no byte of a value is ever percent-encoded.
  let isUnreserved: Bool
  /// Whether a text accepts every letter and digit of ASCII.
  let takesAlphanumerics: Bool
  /// Whether a text accepts hyphens.
  let takesHyphens: Bool
  /// The bounds of a length in scalars, or of an integer.
  let minimum: Int
  let maximum: Int

  /// Whether a text accepts an ASCII character.
  @inline(__always)
  func accepts(_ byte: UInt8) -> Bool {
    ((byte & 64 == 0 ? asciiLow : asciiHigh) >> UInt64(byte & 63)) & 1 != 0
  }

  /// Whether bytes are all ASCII and a text accepts them.
  func acceptsASCIIText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    acceptsCount(range.count)
      && endOfText(
        bytes, from: range.lowerBound, to: range.upperBound, low: asciiLow, high: asciiHigh)
        == range.upperBound
  }

  /// Whether a text accepts bytes of which nothing is known, and a link may spell them so.
  ///
  /// - Complexity: O(*n*); no allocation.
  @inline(__always)
  func acceptsRawText(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    acceptsCount(end &- start)
      && endOfText(bytes, from: start, to: end, low: rawLow, high: rawHigh) == end
  }

  /// Where a text in a query ends: at the first `&`, or at the first byte that it does not accept or
  /// a link does not spell so.
  ///
  /// - Complexity: O(*n*); no allocation.
  @inline(__always)
  func endOfRawItem(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    let low = rawLow & ~(1 &<< UInt64(UInt8(ascii: "&")))
    return endOfText(bytes, from: start, to: end, low: low, high: rawHigh)
  }

  /// Where a text of ASCII characters ends, which are given as bits.
  ///
  /// Letters and digits, and hyphens, are skipped eight at a time by a text that takes them all, as
  /// nearly every id does.
  @inline(__always)
  private func endOfText(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, low: UInt64, high: UInt64
  ) -> Int {
    var offset = start
    while offset < end {
      if takesAlphanumerics, offset &+ 8 <= bytes.count {
        let word = ByteSearch.load(bytes, offset)
        var others = ByteSearch.others(thanAlphanumericsIn: word)
        if takesHyphens { others &= ~ByteSearch.exact(UInt8(ascii: "-"), in: word) }
        offset &+= others == 0 ? 8 : others.trailingZeroBitCount &>> 3
        if offset >= end { return end }
        if others == 0 { continue }
      }
      let byte = bytes[offset]
      let word = byte & 64 == 0 ? low : high
      // From 0x80 on the sixth bit alone would pick a wrong word, so the highest one decides first.
      if byte >= 0x80 || (word &>> UInt64(byte & 63)) & 1 == 0 { break }
      offset &+= 1
    }
    return offset
  }

  /// Whether a text may have so many characters.
  @inline(__always)
  func acceptsCount(_ count: Int) -> Bool { count >= minimum && count <= maximum }

  /// Whether a text accepts ASCII bytes, which stand for themselves.
  ///
  /// - Complexity: O(*n*); no allocation.
  @inline(__always)
  func acceptsText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count >= minimum, range.count <= maximum else { return false }
    for offset in range {
      if !accepts(bytes[offset]) { return false }
    }
    return true
  }
}

extension TextRule {
  /// The characters of a value after folding, with the separators taken out where they would stand
  /// in a path component without being asked for.
  package func effectiveSet(inPath: Bool) -> ScalarSet {
    var set = allowed?.intersection(.printable) ?? .printable
    if inPath, allowed == nil { set = set.subtracting(.separators) }
    if !allowsInvisible { set = set.subtracting(.invisible) }
    return allowsLineBreaks && !inPath ? set.union(.lineBreaks) : set
  }
}

extension TextRule.Folding {
  /// The byte in the case that the folding asks for.
  @inline(__always)
  package func fold(_ byte: UInt8) -> UInt8 {
    switch self {
    case .none: byte
    case .uppercase: byte.asciiUppercased
    case .lowercase: byte.asciiLowercased
    }
  }
}
