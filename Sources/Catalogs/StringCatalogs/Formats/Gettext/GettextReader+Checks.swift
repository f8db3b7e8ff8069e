import Diagnostics

extension GettextReader {
  /// Looks at the encoding and at what the header lacks.
  mutating func check(isTemplate: Bool) {
    if hasUnequalPlurals || file.uniformPlurals?.count == 1 { file.uniformPlurals = nil }
    guard checkEncoding() else { return }
    if let surplus, let count = file.pluralFormula?.count {
      let others = surplus.count == 1 ? "" : "; \(surplus.count) plurals have more"
      file.errors.append(
        CatalogError(
          surplus.isDifferent ? .surplusPluralForm : .repeatedPluralForm, surplus.range,
          expected: "at most \(count)\(others)"))
    }
    if let fields, !(isTemplate && fields.isPluralFormsOpen) {
      // Nobody misses a formula where there is no plural.
      file.errors += fields.errors.map { error in
        guard firstPlural == nil, let code = milderCode(of: error, fields) else { return error }
        return CatalogError(code: code, range: error.range, expected: error.expected)
      }
    }
    // A template is there to be filled in.
    if isTemplate || file.errors.contains(where: { $0.code == .syntax }) { return }
    let front = file.entries.first?.range.lowerBound ?? 0
    guard let header, let fields else {
      if hasTranslation {
        // Without a plural, nothing but `msgfmt --check` asks for it.
        miss(
          "a header, the translation of the empty text,", at: front,
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
        "a header with the \(word) \(missing.prefix(2).joined(separator: ", "))" + others,
        at: header.lowerBound, .missingHeaderField)
    }
    if !fields.hasPluralForms, let firstPlural {
      miss("Plural-Forms in the header", at: firstPlural.lowerBound, .missingHeader)
    }
  }

  /// The code of a mistake in the plural forms of a file that does not use them; `nil` to keep it.
  private func milderCode(of error: CatalogError, _ fields: GettextHeader) -> CatalogError.Code? {
    if error.code == .missingHeader { return .missingMember }
    return fields.isPluralFormsOpen ? .openPluralForms : nil
  }

  private mutating func miss(
    _ what: String, at offset: Int, _ code: CatalogError.Code = .missingMember
  ) {
    file.errors.append(CatalogError(code, offset..<offset, expected: what))
  }

  /// Looks for bytes that are no text in the encoding of the file, and says whether there are none.
  private mutating func checkEncoding() -> Bool {
    if file.isLatin1 || isDecoded { return true }
    if let charset = fields?.charset, let range = fields?.charsetRange, !isUTF8(charset) {
      // Of most encodings ASCII is a part.
      guard file.bytes.contains(where: { $0 >= 0x80 }) else { return true }
      // In it a byte of a character may look like a backslash, so that no other error is known to be one.
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
          .invalidEncoding, invalid..<invalid + 1, expected: "ASCII, as the header says")
      ]
      removeAll()
      return false
    }
    guard let invalid = CodeUnits(.utf8).firstInvalid(file.bytes.span, from: 0) else { return true }
    file.errors = [CatalogError(.invalidEncoding, invalid, expected: "UTF-8")]
    removeAll()
    return false
  }

  /// The encodings that `msgfmt` reads, as the
  /// [manual of gettext](https://www.gnu.org/software/gettext/manual/html_node/Header-Entry.html)
  /// lists them, and the names of IANA for those of Windows.
  private static let convertibleNames = Set(
    [
      "koi8-r", "koi8-u", "koi8-t", "gb2312", "euc-jp", "euc-kr", "euc-tw", "big5", "big5-hkscs",
      "gbk", "gb18030", "shift_jis", "johab", "tis-620", "viscii", "georgian-ps",
    ] + [2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15].map { "iso-8859-\($0)" }
      + [850, 866, 874, 932, 949, 950].map { "cp\($0)" }
      + (1_250...1_258).flatMap { ["cp\($0)", "windows-\($0)"] })

  private static let asciiNames: Set<String> = ["us-ascii", "ascii"]

  /// Whether texts can be read as UTF-8: `CHARSET` is what templates have.
  private func isUTF8(_ charset: String) -> Bool {
    ["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(charset)
  }

  private mutating func removeAll() {
    file.entries = []
    file.localizations = []
    file.values = []
  }

  /// Refuses a line of a former text, `#|` or `#~|`, that is none, as msgfmt does.
  ///
  /// - Returns: Whether there is something in the line; `nil` if it is another comment.
  func checkFormer(
    _ line: Range<Int>, _ bytes: Span<UInt8>
  ) throws(GettextScanner.Failure) -> Bool? {
    var start = line.lowerBound + 1
    if start < line.upperBound, bytes[start] == UInt8(ascii: "~") { start += 1 }
    guard start < line.upperBound, bytes[start] == UInt8(ascii: "|") else { return nil }
    var scanner = GettextScanner(offset: start + 1)
    let front = bytes.extracting(0..<line.upperBound)
    var hasText = false
    let expected = "a former text: msgid, msgctxt or a string"
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
