import LanguageTags
import URLSyntax
import TextPrimitives

/// The place of a value in a link.
///
/// The place decides whether a value may be empty and whether it may contain separators.
enum ValuePlace: Hashable, Sendable {
  /// A path component.
  case path
  /// A required parameter of the query or the fragment.
  case item
  /// An optional or repeated parameter of the query or the fragment.
  case optionalItem
}

/// A parameter type, compiled for checking the bytes of links.
// This is a class, because copying a structure would require reference counting for each property.
final class CompiledType: Sendable {
  /// The bits and bounds that the most frequent checks need; they are cheap to copy.
  let filter: ValueFilter
  let isSecret: Bool
  /// The characters beyond ASCII that a text value may contain.
  let beyondASCII: ScalarSet
  /// The words of an enumeration.
  let words: [Bytes]
  /// The words in byte order, or empty if there are few enough for a linear search.
  let sortedWords: [Bytes]
  /// The source type, before it was compiled.
  let source: ParameterType
  /// The place of the values.
  let place: ValuePlace

  /// Compiles a type for a place in a link.
  ///
  /// In a path component, no value is empty, and a text value may contain the separators `/` and
  /// `\` only if its rule lists them. An optional parameter accepts no empty value either, because
  /// an empty value is treated as absent.
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
    var countsBytes = false
    switch type.kind {
    case .text(let rule):
      countsBytes = rule.unit == .bytes
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
    case .pattern(let pattern):
      shape = .pattern
      folding = pattern.folding
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
      case .pattern: type.kind.isUnreservedPattern
      case .enumeration: words.joined().allSatisfy(PercentEncoding.isUnreserved)
      case .integer, .uuid, .languageTag, .date, .boolean: true
      }
    self.filter = ValueFilter(
      shape: shape, folding: folding, asciiLow: low, asciiHigh: high, rawLow: rawLow,
      rawHigh: rawHigh, isUnreserved: beyondASCII.isEmpty && isUnreserved,
      takesAlphanumerics: rawLow & 0x03FF << 48 == 0x03FF << 48
        && rawHigh & 0x07FF_FFFE_07FF_FFFE == 0x07FF_FFFE_07FF_FFFE,
      takesHyphens: rawLow & 1 << UInt64(UInt8(ascii: "-")) != 0, countsBytes: countsBytes,
      minimum: minimum, maximum: maximum)
    self.beyondASCII = beyondASCII
    self.words = words
    sortedWords =
      words.count > 16 ? words.sorted { $0.lexicographicallyPrecedes($1) } : []
  }
}

extension CompiledType {
  var shape: ValueFilter.Shape { filter.shape }

  /// `true` if a text value may contain several lines.
  var allowsLineBreaks: Bool { shape == .text && filter.accepts(0x0A) }

  /// The expectation of an error about a value at this place.
  var expectation: LinkExpectation { .value(source.kind, in: place == .path ? .path : .item) }
}

/// The part of a type that is sufficient to check most values.
///
/// It contains the shape, a bit for each ASCII character, and the bounds of a length or an integer.
struct ValueFilter: Sendable, BitwiseCopyable {
  /// The kind of a type.
  ///
  /// All shapes before ``uuid``, except ``text``, have values that are never folded; `isVerbatim`
  /// depends on this order.
  enum Shape: UInt8, Sendable, BitwiseCopyable {
    case text
    case integer
    case enumeration
    case languageTag
    case date
    case boolean
    case uuid
    case pattern
  }

  let shape: Shape
  /// The folding of a text value or of a value of a pattern.
  let folding: TextRule.Folding
  /// The ASCII characters that a text value may contain before folding, one bit each: `asciiLow`
  /// contains the bits of 0 to 63, and `asciiHigh` those of 64 to 127.
  let asciiLow: UInt64
  let asciiHigh: UInt64
  /// The ASCII characters of a text value that a link may contain without percent-encoding, as
  /// bits.
  let rawLow: UInt64
  let rawHigh: UInt64
  /// `true` if no value contains a byte that is percent-encoded in canonical form.
  let isUnreserved: Bool
  /// `true` if a text value may contain every ASCII letter and digit.
  let takesAlphanumerics: Bool
  /// `true` if a text value may contain hyphens.
  let takesHyphens: Bool
  /// `true` if ``minimum`` and ``maximum`` are a length in bytes.
  let countsBytes: Bool
  /// The bounds of a length in scalars or bytes, or of an integer.
  let minimum: Int
  let maximum: Int

  /// Returns `true` if a text value may contain an ASCII character.
  @inline(__always)
  func accepts(_ byte: UInt8) -> Bool {
    ((byte & 64 == 0 ? asciiLow : asciiHigh) >> UInt64(byte & 63)) & 1 != 0
  }

  /// Returns `true` if the bytes are all ASCII and a valid text value.
  func acceptsASCIIText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    acceptsCount(range.count)
      && endOfText(
        bytes, from: range.lowerBound, to: range.upperBound, low: asciiLow, high: asciiHigh)
        == range.upperBound
  }

  /// Returns `true` if bytes of a link are a valid text value and contain no percent-encoding.
  ///
  /// The bytes need not have been scanned.
  ///
  /// - Complexity: O(*n*); no allocation.
  @inline(__always)
  func acceptsRawText(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    acceptsCount(end &- start)
      && endOfText(bytes, from: start, to: end, low: rawLow, high: rawHigh) == end
  }

  /// Returns the end of an unencoded text value that starts at an offset, or -1 if it is invalid.
  ///
  /// The value ends at the first separator, or at the end of the path or the query. It may contain
  /// only bytes that the type accepts and that a link may contain unencoded.
  ///
  /// - Parameter separator: `/` for a path, or `&` for a query.
  /// - Complexity: O(*n*); no allocation.
  @inline(__always)
  func endOfRawText(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, before separator: UInt8
  ) -> Int {
    let low = rawLow & ~(1 &<< UInt64(separator))
    let stop = endOfText(bytes, from: start, to: end, low: low, high: rawHigh)
    let isEnd = stop == end || bytes[stop] == separator
    return isEnd && acceptsCount(stop &- start) ? stop : -1
  }

  /// Returns the end of the leading ASCII characters whose bits are set in `low` or `high`.
  ///
  /// Nearly every type for identifiers accepts all letters and digits, and often hyphens. For such
  /// a type, these characters are skipped eight at a time.
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
      // Only for bytes below 0x80 does bit 6 select the right word, so compare with 0x80 first.
      if byte >= 0x80 || (word &>> UInt64(byte & 63)) & 1 == 0 { break }
      offset &+= 1
    }
    return offset
  }

  /// Returns `true` if a text value may have this length, in the unit of the bounds.
  @inline(__always)
  func acceptsCount(_ count: Int) -> Bool { count >= minimum && count <= maximum }

  /// Returns `true` if decoded ASCII bytes are a valid text value.
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
  /// Returns the characters that a value may contain after folding.
  ///
  /// In a path component, `/` and `\` are excluded if the rule does not list its characters.
  package func effectiveSet(inPath: Bool) -> ScalarSet {
    var set = allowed?.intersection(.printable) ?? .printable
    if inPath, allowed == nil { set = set.subtracting(.separators) }
    if !allowsInvisible { set = set.subtracting(.invisible) }
    return allowsLineBreaks && !inPath ? set.union(.lineBreaks) : set
  }
}

extension ParameterType.Kind {
  /// `true` if no value of a pattern contains a character that is percent-encoded.
  ///
  /// It is also `true` for a kind without a valid pattern.
  var isUnreservedPattern: Bool {
    guard case .pattern(let pattern) = self, let automaton = pattern.automaton else { return true }
    return automaton.alphabet.ranges.allSatisfy { range in
      range.upperBound < 0x80
        && range.allSatisfy { PercentEncoding.isUnreserved(UInt8(truncatingIfNeeded: $0)) }
    }
  }
}

extension TextRule.Folding {
  /// Returns the byte, converted to the case of this folding.
  @inline(__always)
  package func fold(_ byte: UInt8) -> UInt8 {
    switch self {
    case .none: byte
    case .uppercase: byte.asciiUppercased
    case .lowercase: byte.asciiLowercased
    }
  }
}
