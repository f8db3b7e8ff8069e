import LanguageTags
import URLSyntax

/// A match inside the bytes of its link, for code that knows the routes and their parameters by
/// number: nothing is copied until a value is asked for, and nothing has to be released.
///
/// It covers what nearly every link is: nothing in it percent-encoded, routes of at most eight
/// parameters, no form. The other links go through ``LinkMatch``.
@frozen
public struct TypedMatch: BitwiseCopyable {
  /// The number of the route's entry in its router.
  @inlinable @inline(__always)
  public var entryIndex: Int { Int(entry) }

  @usableFromInline var entry: Int32
  @usableFromInline var words: SIMD8<UInt32>

  /// A match of nothing yet.
  @inlinable @inline(__always)
  public init() {
    entry = -1
    words = SIMD8()
  }

  /// The word of a parameter, read where it lies.
  @inline(__always)
  fileprivate func word(_ index: Int) -> UInt32 {
    unsafe withUnsafeBytes(of: words) { memory in
      // In bounds: an entry of a table that fits has at most eight parameters.
      unsafe memory.load(fromByteOffset: index &* 4, as: UInt32.self)
    }
  }
}

extension Router {
  /// Matches the bytes of a link without keeping them.
  ///
  /// - Parameter match: The match; undefined where there is none.
  /// - Returns: Whether there is one. If not, the link is refused, or ``match(_:)-(String)`` knows.
  public func match(_ bytes: Span<UInt8>, into match: inout TypedMatch) -> Bool {
    // A method of the table, because what it calls then counts no reference to it.
    table.match(bytes, into: &match)
  }

  /// Every entry of the router: a route may have several, one for each set of origins.
  package var routeEntries: [(index: Int, reference: RouteReference)] {
    table.entries.indices.compactMap { index in
      let entry = table.entries[index]
      return entry.isExclusion ? nil : (index, table.reference(of: entry))
    }
  }

  /// The parameters of an entry by their names.
  package func typedSlots(of entryIndex: Int, names: [String]) -> [TypedSlot] {
    let parameters = table.parameters(of: table.entries[entryIndex])
    return names.map { name in
      guard let index = parameters.firstIndex(where: { table.hasName($0, name) }) else {
        return TypedSlot()
      }
      return TypedSlot(index, table.filters[Int(parameters[index].type)])
    }
  }
}

/// A parameter of an entry, as typed code reads it; made once.
package struct TypedSlot: BitwiseCopyable, Sendable {
  /// How the canonical spelling of a value comes from its bytes.
  enum Spelling: BitwiseCopyable { case verbatim, uppercase, languageTag, other }

  /// The number of the parameter, -1 for one that the entry does not have.
  package let index: Int
  let spelling: Spelling

  /// A parameter that an entry does not have.
  package init() {
    index = -1
    spelling = .other
  }

  init(_ index: Int, _ filter: ValueFilter) {
    self.index = index
    switch filter.shape {
    case .text:
      switch filter.folding {
      case .none: spelling = .verbatim
      case .uppercase: spelling = .uppercase
      case .lowercase: spelling = .other
      }
    case .languageTag: spelling = .languageTag
    default: spelling = .other
    }
  }
}

extension TypedMatch {
  /// The canonical spelling of a parameter, if it is a text of at most 15 characters; absent, or too
  /// long, as the result says.
  package func shortText(_ slot: TypedSlot, _ bytes: Span<UInt8>) -> ShortText {
    let word = slot.index >= 0 ? self.word(slot.index) : 0
    guard word != 0 else { return .absent }
    let start = Int(word & 0xFFFF)
    let count = Int(word >> 16) &- start
    guard count <= ShortText.capacity else { return .tooLong }
    var text = ShortText(bytes, start, count)
    switch slot.spelling {
    case .verbatim: break
    case .uppercase: text.uppercase()
    case .languageTag:
      guard LanguageTag.isUsual(bytes.extracting(start..<start &+ count)) else { return .tooLong }
    case .other: return .tooLong
    }
    return text
  }
}

extension RouteTable {
  func match(_ bytes: Span<UInt8>, into match: inout TypedMatch) -> Bool {
    guard captureCount <= CaptureSlots.usualCount else { return false }
    // The search writes into the match itself: copied as a vector, words that were just written one
    // by one would make the processor wait.
    match.words = SIMD8()
    var parts = URLParts()
    let index = withCaptureSlots(in: &match.words) { self.match(bytes, &parts, $0) }
    guard index >= 0, parts.flags.isDisjoint(with: [.percentInPath, .percentAfterPath]),
      !entries[Int(index)].flags.contains(.formEncoded)
    else { return false }
    match.entry = index
    return true
  }

  /// The canonical spelling of a value of the link.
  @inline(__always)
  func canonicalText(
    _ parameter: Parameter, _ bytes: Span<UInt8>, _ range: Range<Int>, isForm: Bool
  ) -> String {
    let filter = filters[Int(parameter.type)]
    let isVerbatim =
      !isForm
      && ByteSearch.first(
        of: UInt8(ascii: "%"), in: bytes, from: range.lowerBound, to: range.upperBound)
        == range.upperBound
    if isVerbatim { return filter.canonicalText(bytes, range) }
    let decoded = DecodedRange(range, of: bytes, plusIsSpace: isForm)
    return filter.canonicalText(decoded.bytes.span, 0..<decoded.bytes.count)
  }
}
