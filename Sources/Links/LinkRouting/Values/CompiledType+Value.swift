import Diagnostics
import LanguageTags
import TextPrimitives
import URLSyntax

extension CompiledType {
  /// Returns the typed value of decoded bytes that the type accepts.
  func value(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ParameterValue {
    let text = filter.canonicalText(bytes, range)
    let content: ParameterValue.Content
    switch shape {
    case .text: content = .text(text)
    case .pattern:
      let isDecimal = source.kind.pattern?.decimal != nil
      content = (isDecimal ? DecimalNumber(text) : nil).map { .decimal($0) } ?? .text(text)
    case .enumeration: content = .word(text)
    case .integer: content = Self.integer(bytes, range).map { .integer($0) } ?? .text(text)
    case .uuid: content = UniqueID(bytes, range).map { .uuid($0) } ?? .text(text)
    case .languageTag:
      content = LanguageTag(text).map { .language($0) } ?? .text(text)
    case .date: content = CalendarDate(bytes, range).map { .date($0) } ?? .text(text)
    case .boolean: content = .boolean(text == "true")
    }
    return ParameterValue(content, isSecret: isSecret)
  }
}

extension LanguageTag {
  /// Creates a tag from bytes that are a tag only after a repair, or returns `nil` for all other
  /// bytes.
  ///
  /// A repair replaces underscores with hyphens, and a three-letter region with the two-letter
  /// region: `en_US` becomes `en-US`, and `es-MEX` becomes `es-MX`.
  init?(repairing bytes: Span<UInt8>, _ range: Range<Int>) {
    let long = LanguageTag.longRegion(bytes, from: range.lowerBound, to: range.upperBound)
    var repaired: Bytes = []
    var isUnderscored = false
    for offset in range {
      if let long, long.range.contains(offset) {
        if offset == long.range.lowerBound { repaired += [long.region.0, long.region.1] }
        continue
      }
      let isUnderscore = bytes[offset] == UInt8(ascii: "_")
      isUnderscored = isUnderscored || isUnderscore
      repaired.append(isUnderscore ? UInt8(ascii: "-") : bytes[offset])
    }
    guard isUnderscored || long != nil else { return nil }
    self.init(String(decoding: repaired, as: UTF8.self))
  }
}

extension ValueFilter {
  /// Returns the canonical spelling of decoded bytes that the type accepts.
  func canonicalText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    switch shape {
    case .languageTag:
      let text = String(decoding: range, of: bytes)
      let isPlain = LanguageTag.isRegisteredTag(
        bytes, from: range.lowerBound, to: range.upperBound)
      let tag = isPlain ? LanguageTag(text) : LanguageTag(repairing: bytes, range)
      return tag?.description ?? text
    case .text where isFolded(bytes, range), .pattern where isFolded(bytes, range),
      .integer, .enumeration, .date, .boolean:
      // No byte changes, and copying all of them is several times as fast as writing each one.
      return String(decoding: range, of: bytes)
    default:
      return unsafe String(unsafeUninitializedCapacity: range.count) { buffer in
        for (index, offset) in range.enumerated() {
          // In bounds: the capacity is the count of the range.
          unsafe buffer[index] = canonicalByte(bytes[offset])
        }
        return range.count
      }
    }
  }

  /// Returns `true` if a value of a text type or a pattern already has the case of its type.
  @inline(__always)
  private func isFolded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if folding == .none { return true }
    for offset in range {
      let byte = bytes[offset]
      if folding.fold(byte) != byte { return false }
    }
    return true
  }

  /// `true` if the bytes of every value are its canonical spelling; `false` for all UUIDs and
  /// patterns.
  ///
  /// For a language tag, this is correct only if the tag already has its conventional casing.
  @inline(__always)
  var isVerbatim: Bool {
    shape == .text ? folding == .none : shape.rawValue < Shape.uuid.rawValue
  }

  /// Returns a byte in its canonical case.
  ///
  /// Bytes beyond ASCII are never folded.
  @inline(__always)
  func canonicalByte(_ byte: UInt8) -> UInt8 {
    switch shape {
    case .text: folding.fold(byte)
    case .uuid: byte.asciiLowercased
    case .pattern: folding.fold(byte)
    default: byte
    }
  }
}

extension ParameterType {
  /// Parses a value in the spelling of a link, after percent-decoding.
  ///
  /// - Throws: ``LinkError`` with the code `invalid-value` and the range of the invalid bytes.
  public func value(of text: String) throws(LinkError) -> ParameterValue {
    let type = CompiledType(self, in: .item)
    let bytes = Bytes(text.utf8)
    switch type.check(bytes.span, 0..<bytes.count) {
    case .accepted: return type.value(bytes.span, 0..<bytes.count)
    case .rejectedByte(let offset):
      let length = UTF8Sequence.length(at: offset, in: bytes.span) ?? 1
      throw LinkError(
        code: .invalidValue, range: .init(offset, offset + length), expected: .value(kind, in: .any)
      )
    case .rejected:
      throw LinkError(
        code: .invalidValue, range: .init(0, bytes.count), expected: .value(kind, in: .any))
    }
  }
}
