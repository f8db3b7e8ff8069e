import TextPrimitives
import XMLSyntax

/// The content of an Android string, as `aapt2` interprets it.
///
/// - A sequence of white space outside of quotation marks is read as one space, and is removed at
///   both ends of the string.
/// - Quotation marks are removed.
/// - The escapes `\n`, `\t`, `\'`, `\"`, `\@`, `\?`, `\#` and `\uXXXX` are decoded. A backslash
///   before any other character is ignored.
/// - `xliff:g` tags are removed. All other tags are kept, and so are references to entities that
///   the document declares.
///
/// Follows [String resources][xml].
///
/// [xml]: https://developer.android.com/guide/topics/resources/string-resource#FormattingAndStyling
struct AndroidText {
  let range: Range<Int>
  /// `true` if `xliff:g` tags are also kept.
  var keepsGroups = false

  /// A character or a tag of the string.
  ///
  /// The rules for white space and quotation marks do not apply to tags.
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
      let end = end(ofPlainBytesAt: offset, in: bytes)
      if end > offset {
        emit(TextPiece(source: offset..<end, scalar: nil))
        offset = end
        continue
      }
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

  /// Returns the end of the bytes at an offset that require no decoding.
  ///
  /// A single space between two other bytes is included.
  private func end(ofPlainBytesAt offset: Int, in bytes: Span<UInt8>) -> Int {
    var end = offset
    while end < range.upperBound {
      if Self.isPlain(bytes[end]) {
        end &+= 1
      } else if bytes[end] == 0x20, end > offset, end &+ 1 < range.upperBound,
        Self.isPlain(bytes[end &+ 1])
      {
        end &+= 2
      } else {
        break
      }
    }
    return end
  }

  /// Returns `true` unless a byte is white space or may begin an escape, a tag or a reference.
  ///
  /// Quotation marks, apostrophes and `]` are not plain either: a string loses its quotation marks,
  /// an apostrophe may be a fault, and `]` may end a CDATA section.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "'"),
      UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "]"):
      false
    default: true
    }
  }

  /// Returns the character, reference or tag at an offset.
  ///
  /// - Parameter isVerbatim: `true` if the offset is in a CDATA section. This function updates the
  ///   flag at the beginning and end of a section.
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
      // The reader rejects strings with invalid markup. Here, the byte is treated as markup.
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

  /// Returns the character that an escape sequence represents, and the offset after the sequence.
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
      // A character outside the Basic Multilingual Plane is written as two escapes.
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

  /// Returns the value of the four hexadecimal digits after a `u`; `nil` if they are not valid.
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
  /// Returns the unescaped apostrophes, and the backslashes before a letter or digit that form no
  /// valid escape.
  ///
  /// As in `aapt2`, a quotation mark protects apostrophes up to the next quotation mark, regardless
  /// of any tags between them.
  func faults(in bytes: Span<UInt8>) -> [SpellingFault] {
    var faults: [SpellingFault] = []
    var offset = range.lowerBound
    var isVerbatim = false
    var isQuoted = false
    while offset < range.upperBound {
      offset = end(ofPlainBytesAt: offset, in: bytes)
      guard offset < range.upperBound else { break }
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
        // A backslash does not escape a tag.
        if !next.isMarkup, !next.isDropped { offset = next.source.upperBound }
      default: break
      }
    }
    return faults
  }

  /// Returns the fault of the backslash before an offset; `nil` if the backslash is harmless.
  private func fault(behind start: Int, in bytes: Span<UInt8>) -> SpellingFault.Kind? {
    switch bytes[start] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"): nil
    case UInt8(ascii: "u"): unit(bytes, at: start) == nil ? .incompleteEscape : nil
    case let byte where (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10: .unknownEscape
    default: nil
    }
  }
}
