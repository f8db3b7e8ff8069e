import Diagnostics

/// Reads Java's properties files, in which each line is a pair of a key and a value.
///
/// A backslash at the end of a line continues it. The encoding is UTF-8. If a file contains invalid
/// UTF-8, the whole file is read as ISO 8859-1, as `PropertyResourceBundle` does since Java 9. If a
/// key is duplicated, its last value is used.
///
/// Follows
/// [Properties.load](https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/Properties.html#load(java.io.Reader)).
struct PropertiesReader {
  private var file: CatalogFile
  private var offset = 0
  /// The lines of the comment before the next key.
  private var comment: Range<Int>?

  static func read(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .properties)
    file.languages = [language ?? CatalogLanguage(name: "")]
    guard bytes.count < Int(UInt32.max) else {
      file.errors = [
        CatalogError(.tooLarge, bytes.count..<bytes.count, expected: "less than 4 GiB")
      ]
      return file
    }
    let (units, markLength) = CodeUnits.detect(bytes.span)
    if units.width > 1 {
      file.errors = [CatalogError(.invalidEncoding, 0..<2, expected: "UTF-8 or ISO 8859-1")]
      return file
    }
    if markLength == 3 {
      // Java reads the byte order mark as part of the first key.
      file.errors.append(CatalogError(.byteOrderMark, 0..<3, expected: "no byte order mark"))
    }
    file.isLatin1 = units.firstInvalid(bytes.span, from: 0) != nil
    var reader = PropertiesReader(file: file)
    reader.offset = markLength
    reader.readLines(bytes.span)
    reader.file.findDuplicateKeys()
    reader.file.errors.sort()
    return reader.file
  }

  private init(file: CatalogFile) { self.file = file }

  private mutating func readLines(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A:
        // A comment that precedes an empty line does not describe the next key.
        if offset > 0, bytes[offset - 1] == 0x0A { comment = nil }
        offset += 1
      case 0x0D, 0x20, 0x09, 0x0C: offset += 1
      case UInt8(ascii: "#"), UInt8(ascii: "!"): readComment(bytes)
      default:
        readPair(bytes)
        comment = nil
      }
    }
  }

  private mutating func readComment(_ bytes: Span<UInt8>) {
    let content = LineComment.content(bytes, at: offset, isGettext: false) ?? offset + 1
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset &+= 1 }
    let start = comment?.lowerBound ?? min(content, offset)
    comment = start..<offset
  }

  private mutating func readPair(_ bytes: Span<UInt8>) {
    let keyStart = offset
    var hasEscapes = false
    scan(bytes, hasEscapes: &hasEscapes) { byte in
      byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") || PropertiesText.isBlank(byte)
    }
    let key = text(keyStart..<offset, hasEscapes)
    skipSeparator(bytes)
    let start = offset
    hasEscapes = false
    scan(bytes, hasEscapes: &hasEscapes) { _ in false }
    append(key, value: text(start..<offset, hasEscapes), at: keyStart..<offset)
  }

  /// Moves to the end of the logical line, or to the first byte for which a closure returns `true`.
  ///
  /// A backslash at the end of a line continues the logical line.
  private mutating func scan(
    _ bytes: Span<UInt8>, hasEscapes: inout Bool, isEnd: (UInt8) -> Bool
  ) {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D || isEnd(byte) { return }
      guard byte == 0x5C, offset + 1 < bytes.count else {
        if byte == 0x5C { hasEscapes = true }
        offset &+= 1
        continue
      }
      hasEscapes = true
      let next = bytes[offset + 1]
      if next == 0x0A || next == 0x0D {
        offset = PropertiesText.lineStart(bytes, behind: offset + 1)
      } else {
        checkEscape(bytes, next)
        offset += 2
      }
    }
  }

  /// Reports `\u` without four digits; Java throws an exception and loads no part of the file.
  private mutating func checkEscape(_ bytes: Span<UInt8>, _ next: UInt8) {
    guard next == UInt8(ascii: "u"),
      PropertiesText.unit(bytes, at: offset, before: bytes.count) == nil
    else { return }
    file.errors.append(
      CatalogError(.wrongType, offset..<offset + 2, expected: #"four hexadecimal digits after \u"#)
    )
  }

  /// Skips white space, a separator, and white space again, including continued lines.
  private mutating func skipSeparator(_ bytes: Span<UInt8>) {
    skipBlanks(bytes)
    guard offset < bytes.count,
      bytes[offset] == UInt8(ascii: "=") || bytes[offset] == UInt8(ascii: ":")
    else { return }
    offset += 1
    skipBlanks(bytes)
  }

  private mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      if PropertiesText.isBlank(bytes[offset]) {
        offset += 1
      } else if bytes[offset] == 0x5C, offset + 1 < bytes.count,
        bytes[offset + 1] == 0x0A || bytes[offset + 1] == 0x0D
      {
        offset = PropertiesText.lineStart(bytes, behind: offset + 1)
      } else {
        return
      }
    }
  }

  private func text(_ range: Range<Int>, _ hasEscapes: Bool) -> CatalogText {
    let isPlain = !hasEscapes && !file.isLatin1
    return CatalogText(range, isPlain ? .verbatim : file.isLatin1 ? .nativeLatin1 : .native)
  }

  private mutating func append(_ key: CatalogText, value: CatalogText, at range: Range<Int>) {
    let start = file.values.count
    file.values.append(CatalogValue(text: value, variation: .none))
    let localization = file.localizations.count
    file.localizations.append(
      CatalogLocalization(
        language: 0, languageRange: nil, range: value.sourceRange, values: start..<start + 1,
        substitutions: 0..<0))
    var entry = CatalogEntry(
      key: key, range: SourceRange(range), localizations: localization..<localization + 1)
    entry.comment = comment.map {
      CatalogText($0, file.isLatin1 ? .commentLatin1 : .comment)
    }
    file.entries.append(entry)
  }
}
