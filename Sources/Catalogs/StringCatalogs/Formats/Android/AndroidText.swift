import TextPrimitives
import XMLSyntax

/// The inside of an Android string, as `aapt2` reads it.
///
/// White space outside of quotation marks is one space,
/// none at both ends; quotation marks are left out; `\n`, `\t`, `\'`, `\"`, `\@`, `\?`, `\#`, `\uXXXX` are
/// decoded; a backslash in front of anything else means nothing. The marks of `xliff:g` are left out, all others
/// stand as they are; so do references to entities of the document.
///
/// Follows [String resources](https://developer.android.com/guide/topics/resources/string-resource#FormattingAndStyling).
struct AndroidText {
  let range: Range<Int>
  /// Whether the marks of `xliff:g` stand as they are too.
  var keepsGroups = false

  /// A character of the text, and whether it is a mark of markup, which no rule of spaces or quotes touches.
  struct Character {
    let source: Range<Int>
    let scalar: Unicode.Scalar?
    var isMarkup = false
    var isDropped = false
  }

  func forEachPiece(in bytes: Span<UInt8>, _ body: (TextPiece) -> Void) {
    var offset = range.lowerBound
    var isVerbatim = false
    var isQuoted = false
    var isAtStart = true
    var space: Range<Int>?
    func emit(_ piece: TextPiece) {
      if let space, !isAtStart { body(TextPiece(source: space, scalar: " ")) }
      space = nil
      isAtStart = false
      body(piece)
    }
    while offset < range.upperBound {
      let character = character(bytes, at: offset, &isVerbatim)
      offset = character.source.upperBound
      if character.isDropped { continue }
      if character.isMarkup || character.scalar == nil {
        emit(TextPiece(source: character.source, scalar: nil))
        continue
      }
      switch character.scalar {
      case " ", "\n", "\r", "\t":
        if isQuoted {
          emit(TextPiece(source: character.source, scalar: character.scalar))
        } else if space == nil {
          space = character.source
        }
      case "\"": isQuoted.toggle()
      case "\\":
        let (scalar, end) = escape(bytes, at: character.source, isVerbatim)
        if end > character.source.upperBound || scalar != "\\" {
          emit(TextPiece(source: character.source.lowerBound..<end, scalar: scalar))
        }
        offset = end
      default: emit(TextPiece(source: character.source, scalar: character.scalar))
      }
    }
  }

  /// The character, reference or mark at a place.
  func character(
    _ bytes: Span<UInt8>, at offset: Int, _ isVerbatim: inout Bool
  ) -> Character {
    let byte = bytes[offset]
    if isVerbatim {
      if byte == UInt8(ascii: "]"), offset + 3 <= range.upperBound,
        bytes.isEqual(offset..<offset + 3, "]]>")
      {
        isVerbatim = false
        return Character(source: offset..<offset + 3, scalar: nil, isDropped: true)
      }
    } else if byte == UInt8(ascii: "<") {
      if offset + 9 <= range.upperBound, bytes.isEqual(offset..<offset + 9, "<![CDATA[") {
        isVerbatim = true
        return Character(source: offset..<offset + 9, scalar: nil, isDropped: true)
      }
      return markup(bytes, at: offset)
    } else if byte == UInt8(ascii: "&") {
      let reference = XMLReference(at: offset, before: range.upperBound, in: bytes)
      return Character(
        source: offset..<min(reference.end, range.upperBound), scalar: reference.scalar)
    }
    if byte < 0x80 {
      return Character(source: offset..<offset + 1, scalar: Unicode.Scalar(byte))
    }
    var end = offset + 1
    while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return Character(source: offset..<end, scalar: nil)
  }

  private func markup(_ bytes: Span<UInt8>, at offset: Int) -> Character {
    var scanner = XMLScanner(offset: offset)
    let token: XMLScanner.Token?
    do throws(XMLScanner.Failure) {
      token = try scanner.next(bytes)
    } catch {
      // The reader let no such text pass.
      return Character(source: offset..<offset + 1, scalar: nil, isMarkup: true)
    }
    let source = offset..<min(max(scanner.offset, offset + 1), range.upperBound)
    switch token {
    case .start(let name, _, _, _)?, .end(let name, _)?:
      return Character(
        source: source, scalar: nil, isMarkup: true,
        isDropped: !keepsGroups && bytes.isEqual(name, "xliff:g"))
    default: return Character(source: source, scalar: nil, isDropped: true)
    }
  }

  /// The character of an escape, and the place behind it.
  private func escape(
    _ bytes: Span<UInt8>, at backslash: Range<Int>, _ isVerbatim: Bool
  ) -> (Unicode.Scalar, end: Int) {
    let start = backslash.upperBound
    guard start < range.upperBound else { return ("\\", start) }
    switch bytes[start] {
    case UInt8(ascii: "n"): return ("\n", start + 1)
    case UInt8(ascii: "t"): return ("\t", start + 1)
    case UInt8(ascii: "u"):
      guard let unit = unit(bytes, at: start) else { return ("u", start + 1) }
      if let scalar = Unicode.Scalar(unit) { return (scalar, start + 5) }
      // A character beyond the first plane has two escapes.
      guard UTF16.isLeadSurrogate(unit), start + 6 < range.upperBound,
        bytes[start + 5] == UInt8(ascii: "\\"), bytes[start + 6] == UInt8(ascii: "u"),
        let low = self.unit(bytes, at: start + 6), UTF16.isTrailSurrogate(low)
      else { return ("\u{FFFD}", start + 5) }
      let value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
      return (Unicode.Scalar(value) ?? "\u{FFFD}", start + 11)
    default:
      var isStillVerbatim = isVerbatim
      let next = character(bytes, at: start, &isStillVerbatim)
      let isEntity = next.scalar == nil && bytes[start] == UInt8(ascii: "&")
      guard !next.isDropped, !next.isMarkup, !isEntity else { return ("\\", start) }
      if let scalar = next.scalar { return (scalar, next.source.upperBound) }
      let decoded = String(decoding: next.source.map { bytes[$0] }, as: UTF8.self)
      return (decoded.unicodeScalars.first ?? "\u{FFFD}", next.source.upperBound)
    }
  }

  /// The number of the four hexadecimal digits behind a `u`; `nil` if there are none.
  func unit(_ bytes: Span<UInt8>, at start: Int) -> UInt16? {
    guard start + 5 <= range.upperBound else { return nil }
    var value: UInt16 = 0
    for offset in start + 1..<start + 5 {
      guard let digit = Swift.Character(Unicode.Scalar(bytes[offset])).hexDigitValue else {
        return nil
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}

extension AndroidText {
  /// Apostrophes that nothing protects, and backslashes that begin no escape.
  ///
  /// As in `aapt2`, quotation marks protect apostrophes up to the next one, whatever tags are in between.
  func faults(in bytes: Span<UInt8>) -> [SpellingFault] {
    var faults: [SpellingFault] = []
    var offset = range.lowerBound
    var isVerbatim = false
    var isQuoted = false
    while offset < range.upperBound {
      let character = character(bytes, at: offset, &isVerbatim)
      offset = character.source.upperBound
      if character.isDropped || character.isMarkup { continue }
      switch character.scalar {
      case "\"": isQuoted.toggle()
      case "'" where !isQuoted:
        faults.append(SpellingFault(kind: .unescapedApostrophe, range: character.source))
      case "\\":
        guard offset < range.upperBound else { continue }
        let kind = fault(behind: offset, in: bytes)
        if let kind {
          faults.append(SpellingFault(kind: kind, range: character.source.lowerBound..<offset + 1))
        }
        var isStillVerbatim = isVerbatim
        let next = self.character(bytes, at: offset, &isStillVerbatim)
        // A mark behind a backslash is a mark.
        if !next.isMarkup, !next.isDropped { offset = next.source.upperBound }
      default: break
      }
    }
    return faults
  }

  /// What is wrong with a backslash in front of a place; `nil` if it is an escape, or does no harm.
  private func fault(behind start: Int, in bytes: Span<UInt8>) -> SpellingFault.Kind? {
    switch bytes[start] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"): nil
    case UInt8(ascii: "u"): unit(bytes, at: start) == nil ? .incompleteEscape : nil
    case let byte where (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10: .unknownEscape
    default: nil
    }
  }
}
