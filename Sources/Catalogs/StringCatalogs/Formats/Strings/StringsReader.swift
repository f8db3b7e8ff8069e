import Diagnostics
import TextPrimitives
import XMLSyntax

/// Reads Apple's `.strings` files, which are old-style property lists, mostly without braces.
///
/// CoreFoundation stops at a stray token. This reader continues after it and counts the lost keys.
struct StringsReader {
  var file: CatalogFile
  var scanner: StringsScanner
  /// The position at which CoreFoundation silently stops, and the number of entries before it.
  ///
  /// The value is `nil` if no such position was found.
  var stray: (failure: StringsScanner.Failure, entries: Int)?

  static func read(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .strings)
    file.languages = [language ?? CatalogLanguage(name: "")]
    guard bytes.count < Int(UInt32.max) else {
      file.errors = [
        CatalogError(.tooLarge, bytes.count..<bytes.count, expected: "less than 4 GiB")
      ]
      return file
    }
    // A script that generates strings files may have their file name extension.
    if bytes.starts(with: "#!".utf8) {
      file.isForeign = true
      file.errors = [CatalogError(.syntax, 0..<2, expected: "a strings file instead of a script")]
      return file
    }
    if let unread = CodeUnits.unread(bytes.span) {
      file.errors = [CatalogError(.unreadEncoding, unread.sign, expected: unread.name)]
      return file
    }
    let (units, firstMark) = CodeUnits.detect(bytes.span)
    let markLength = units.skippingMarks(bytes.span, from: firstMark)
    // A file in UTF-16 must have exactly one byte order mark, and a file in UTF-8 must have none.
    let surplus = (units.width == 1 ? 0 : firstMark)..<markLength
    if !surplus.isEmpty {
      file.errors.append(
        CatalogError(.byteOrderMark, surplus, expected: "no other byte order mark"))
    }
    if let invalid = units.firstInvalid(bytes.span, from: markLength) {
      file.errors.append(
        CatalogError(
          .invalidEncoding, invalid,
          expected: units.encoding == .utf8
            ? "UTF-8, or UTF-16 with a byte order mark" : "surrogate pairs in UTF-16"))
      return file
    }
    if units.width == 1, isXML(bytes.span, from: markLength) {
      return XMLTableReader.read(file, from: markLength)
    }
    var reader = StringsReader(
      file: file, scanner: StringsScanner(units: units, offset: markLength))
    do throws(StringsScanner.Failure) {
      try reader.readTable(bytes.span)
    } catch {
      // Other readers do not continue after a stray token, so later errors are not reported.
      if reader.stray == nil {
        reader.file.errors.append(CatalogError(.syntax, error.range, expected: error.expected))
      }
    }
    reader.finish()
    return reader.file
  }

  /// Returns `true` if a file begins like XML.
  ///
  /// A data value in an old-style property list also begins with `<`, but it is not a table.
  private static func isXML(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    let offset = XMLScanner(offset: start).skipSpace(bytes, from: start)
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "<") else { return false }
    return [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "p")].contains(bytes[offset + 1])
      || bytes.count - offset > 5 && bytes.isEqual(offset..<offset + 6, "<dict>")
  }

  private init(file: CatalogFile, scanner: StringsScanner) {
    self.file = file
    self.scanner = scanner
  }

  private mutating func readTable(_ bytes: Span<UInt8>) throws(StringsScanner.Failure) {
    var comment = try skipSpace(bytes, hasBrace: true)
    let hasBrace = scanner.take(UInt8(ascii: "{"), bytes)
    if hasBrace { comment = nil }
    while true {
      comment = try skipSpace(bytes, hasBrace: hasBrace) ?? comment
      guard scanner.offset < bytes.count else { break }
      if hasBrace, scanner.take(UInt8(ascii: "}"), bytes) { return try readEnd(bytes) }
      guard let key = try readKey(bytes, hasBrace: hasBrace) else { continue }
      do throws(StringsScanner.Failure) {
        try readEntry(key, at: comment, in: bytes)
      } catch {
        // After a stray token, errors are ignored, because the remaining content may not be
        // entries.
        if stray == nil { throw error }
      }
      comment = nil
    }
    if hasBrace { throw .init(range: bytes.count..<bytes.count, expected: "the closing brace") }
  }

  /// Checks that only white space and comments follow a table in braces.
  private mutating func readEnd(_ bytes: Span<UInt8>) throws(StringsScanner.Failure) {
    _ = try scanner.skipSpace(bytes)
    guard scanner.offset < bytes.count else { return }
    throw .init(range: scanner.upcomingRange(bytes), expected: "nothing after the closing brace")
  }

  private mutating func readEntry(
    _ key: CatalogText, at comment: Range<Int>?, in bytes: Span<UInt8>
  ) throws(StringsScanner.Failure) {
    _ = try scanner.skipSpace(bytes)
    // If a key has no value, the key is also the value: `"OK";`.
    if scanner.take(UInt8(ascii: ";"), bytes) { return append(key, value: key, at: comment) }
    guard scanner.take(UInt8(ascii: "="), bytes) else {
      throw .init(range: scanner.upcomingRange(bytes), expected: "= or ; after the key")
    }
    _ = try scanner.skipSpace(bytes)
    let start = scanner.offset
    let value = try scanner.string(bytes)
    if value == nil { try skipOther(bytes) }
    let end = scanner.offset
    _ = try scanner.skipSpace(bytes)
    guard scanner.take(UInt8(ascii: ";"), bytes) else {
      let next = scanner.upcomingRange(bytes)
      // If the next token is on a later line, it begins the next entry, so the error is reported at
      // the end of the value.
      let isInOtherLine = (end..<next.lowerBound).contains { bytes[$0] == UInt8(ascii: "\n") }
      throw .init(range: isInOtherLine ? end..<end : next, expected: "; after the value")
    }
    if value == nil {
      file.errors.append(CatalogError(.wrongType, start..<end, expected: "a string"))
    }
    append(key, value: value, at: comment)
  }
}

extension StringsReader {
  /// Skips a dictionary, an array, or data; a table of strings cannot contain any of them.
  private mutating func skipOther(_ bytes: Span<UInt8>) throws(StringsScanner.Failure) {
    let start = scanner.upcomingRange(bytes)
    var depth = 0
    repeat {
      _ = try scanner.skipSpace(bytes)
      guard scanner.offset < bytes.count else { break }
      switch UInt8(exactly: scanner.upcoming(bytes)) {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      default:
        if depth > 0, try scanner.string(bytes) != nil { continue }
      }
      if depth > 0 || scanner.offset > start.lowerBound {
        scanner.offset += max(scanner.units.width, scanner.upcomingRange(bytes).count)
      }
    } while depth > 0
    if scanner.offset == start.lowerBound { throw .init(range: start, expected: "a string") }
  }

  private mutating func append(_ key: CatalogText, value: CatalogText?, at comment: Range<Int>?) {
    let start = file.values.count
    if let value { file.values.append(CatalogValue(text: value, variation: .none)) }
    let range = SourceRange(value?.range ?? key.range)
    let localization = file.localizations.count
    file.localizations.append(
      CatalogLocalization(
        language: 0, languageRange: nil, range: range, values: start..<file.values.count,
        substitutions: 0..<0))
    var entry = CatalogEntry(key: key, range: range, localizations: localization..<localization + 1)
    entry.comment = comment.map { scanner.text($0, hasEscapes: false) }
    file.entries.append(entry)
  }

  /// Reports lost keys and duplicates, which are known only after reading the whole file.
  private mutating func finish() {
    file.findDuplicateKeys()
    if let stray {
      // If a lost entry has a key that occurs earlier, only its string is lost, not the key.
      let lost = file.entries[stray.entries...].count { $0.firstOccurrence == nil }
      file.errors.append(
        CatalogError(
          .truncatedTable, stray.failure.range, expected: stray.failure.expected, lostKeys: lost))
    }
    file.errors.sort()
  }
}

extension StringsReader {
  /// Reads a key; `nil` if the next token is not a valid key, in which case it is skipped.
  mutating func readKey(
    _ bytes: Span<UInt8>, hasBrace: Bool
  ) throws(StringsScanner.Failure) -> CatalogText? {
    do throws(StringsScanner.Failure) {
      if let key = try scanner.string(bytes) { return key }
    } catch {
      try pass(error, hasBrace: hasBrace)
      return nil
    }
    let range = scanner.upcomingRange(bytes)
    let failure = StringsScanner.Failure(
      range: range,
      expected: hasBrace ? "a key or the closing brace" : "a key or the end of the file")
    if stray == nil {
      try pass(failure, hasBrace: hasBrace)
    } else {
      scanner.offset = range.upperBound
    }
    return nil
  }

  /// Skips white space and comments between entries.
  ///
  /// The result is the range of the last comment; `nil` if there is none, or if a comment is not
  /// closed.
  mutating func skipSpace(
    _ bytes: Span<UInt8>, hasBrace: Bool
  ) throws(StringsScanner.Failure) -> Range<Int>? {
    do throws(StringsScanner.Failure) {
      return try scanner.skipSpace(bytes)
    } catch {
      try pass(error, hasBrace: hasBrace)
      return nil
    }
  }

  /// Continues after a token that CoreFoundation treats as the end of the table.
  ///
  /// If the table has braces, or if no entry precedes the token, CoreFoundation rejects the file at
  /// this token. A second unterminated string or comment also stops this reader, because each of
  /// them takes time that is linear in the number of remaining bytes.
  private mutating func pass(
    _ failure: StringsScanner.Failure, hasBrace: Bool
  ) throws(StringsScanner.Failure) {
    guard stray == nil, !hasBrace, !file.entries.isEmpty else { throw failure }
    stray = (failure, file.entries.count)
    scanner.offset = failure.range.upperBound
  }
}
