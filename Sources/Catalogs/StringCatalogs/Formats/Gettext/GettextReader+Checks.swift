import Diagnostics

extension GettextReader {
  /// Checks the encoding and the numbers of plural forms, and reports errors in the header.
  ///
  /// If the encoding is invalid, the other checks are omitted.
  mutating func check(isTemplate: Bool) {
    if hasUnequalPlurals || file.uniformPlurals?.count == 1 { file.uniformPlurals = nil }
    guard checkEncoding() else { return }
    if let surplus, let count = file.pluralFormula?.count {
      let others = surplus.count == 1 ? "" : "; \(surplus.count) plurals have more"
      file.errors.append(
        CatalogError(
          surplus.isDifferent ? .surplusPluralForm : .repeatedPluralForm, surplus.range,
          expected: "at most \(count == 1 ? "1 form" : "\(count) forms")\(others)"))
    }
    if let fields, !(isTemplate && fields.isPluralFormsOpen) {
      // If no plural is translated, `msgfmt --check` accepts a missing formula.
      file.errors += fields.errors.compactMap { error in
        guard firstPlural == nil else { return error }
        if error.code == .missingHeader { return nil }
        return fields.isPluralFormsOpen
          ? CatalogError(code: .openPluralForms, range: error.range, expected: error.expected)
          : error
      }
    }
    // The fields of a template are empty, so they are not required.
    if isTemplate || file.errors.contains(where: { $0.code == .syntax }) { return }
    let front = file.entries.first?.range.lowerBound ?? 0
    guard let header, let fields else {
      if hasTranslation {
        // If the file contains no plural, only `msgfmt --check` requires the header.
        miss(
          "a header (the entry with an empty msgid)", at: front,
          firstPlural == nil ? .missingHeaderField : .missingHeader)
      }
      return
    }
    let needsCharset = fields.charset == nil && file.bytes.contains { $0 >= 0x80 }
    if needsCharset { miss("the charset in the header", at: header.lowerBound) }
    let missing = GettextHeader.requiredNames.filter {
      !fields.names.contains($0) && !(needsCharset && $0 == "Content-Type")
    }
    if !missing.isEmpty {
      let word = missing.count == 1 ? "field" : "fields"
      let others = missing.count > 2 ? " and \(missing.count - 2) more" : ""
      miss(
        "header \(word) \(missing.prefix(2).joined(separator: ", "))" + others,
        at: header.lowerBound, .missingHeaderField)
    }
    if !fields.hasPluralForms, let firstPlural {
      miss("Plural-Forms in the header", at: firstPlural.lowerBound, .missingHeader)
    }
  }

  private mutating func miss(
    _ what: String, at offset: Int, _ code: CatalogError.Code = .missingMember
  ) {
    file.errors.append(CatalogError(code, offset..<offset, expected: what))
  }

  /// Returns `true` if the file is in a supported encoding and contains no invalid bytes.
  ///
  /// Otherwise, the function reports the encoding or the first invalid bytes as the only error, and
  /// removes all entries.
  private mutating func checkEncoding() -> Bool {
    if file.isLatin1 || isDecoded { return true }
    if let charset = fields?.charset, let range = fields?.charsetRange, !isUTF8(charset) {
      // ASCII bytes have the same meaning in most encodings.
      guard file.bytes.contains(where: { $0 >= 0x80 }) else { return true }
      // In some of the other encodings, a byte of a multibyte character may equal a backslash, so
      // the reader may report errors that do not exist.
      let code: CatalogError.Code =
        Self.convertibleNames.contains(charset) ? .convertibleEncoding : .unreadEncoding
      file.errors = [CatalogError(code, range, expected: "text in \(charset)")]
      if code == .convertibleEncoding { file.unreadCharset = charset }
      removeAll()
      return false
    }
    if let charset = fields?.charset, Self.asciiNames.contains(charset),
      let invalid = file.bytes.firstIndex(where: { $0 >= 0x80 })
    {
      file.errors = [
        CatalogError(
          .invalidEncoding, invalid..<invalid + 1, expected: "ASCII, the charset of the header")
      ]
      removeAll()
      return false
    }
    guard let invalid = CodeUnits(.utf8).firstInvalid(file.bytes.span, from: 0) else { return true }
    file.errors = [CatalogError(.invalidEncoding, invalid, expected: "UTF-8")]
    removeAll()
    return false
  }

  /// The encodings that `msgfmt` supports, except UTF-8, ASCII and ISO 8859-1, which need no
  /// converter.
  ///
  /// The [manual of
  /// gettext](https://www.gnu.org/software/gettext/manual/html_node/Header-Entry.html) lists them.
  /// This set also includes the IANA names of the Windows encodings.
  private static let convertibleNames = Set(
    [
      "koi8-r", "koi8-u", "koi8-t", "gb2312", "euc-jp", "euc-kr", "euc-tw", "big5", "big5-hkscs",
      "gbk", "gb18030", "shift_jis", "johab", "tis-620", "viscii", "georgian-ps",
    ] + [2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15].map { "iso-8859-\($0)" }
      + [850, 866, 874, 932, 949, 950].map { "cp\($0)" }
      + (1_250...1_258).flatMap { ["cp\($0)", "windows-\($0)"] })

  private static let asciiNames: Set<String> = ["us-ascii", "ascii"]

  /// Returns `true` if a charset is compatible with UTF-8, or is the placeholder `CHARSET`.
  private func isUTF8(_ charset: String) -> Bool {
    ["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(charset)
  }

  private mutating func removeAll() {
    file.entries = []
    file.localizations = []
    file.values = []
  }

  /// Checks a comment with a previous source string, `#|` or `#~|`, as `msgfmt` does.
  ///
  /// - Returns: `true` if the comment is not empty; `nil` if it is a different kind of comment.
  /// - Throws: A failure if the line is not a valid part of an entry.
  func checkFormer(
    _ line: Range<Int>, _ bytes: Span<UInt8>
  ) throws(GettextScanner.Failure) -> Bool? {
    var start = line.lowerBound + 1
    if start < line.upperBound, bytes[start] == UInt8(ascii: "~") { start += 1 }
    guard start < line.upperBound, bytes[start] == UInt8(ascii: "|") else { return nil }
    var scanner = GettextScanner(offset: start + 1)
    let front = bytes.extracting(0..<line.upperBound)
    var hasText = false
    let expected = "msgid, msgctxt or a string after #|"
    while true {
      scanner.skipSpace(front)
      guard scanner.offset < front.count else { return hasText }
      hasText = true
      if front[scanner.offset] == 0x22 {
        _ = try scanner.strings(front)
      } else {
        let keyword = try scanner.keyword(front, expected: expected)
        if keyword == .domain || keyword == .translation {
          throw GettextScanner.Failure(range: scanner.word, expected: expected)
        }
      }
    }
  }
}
