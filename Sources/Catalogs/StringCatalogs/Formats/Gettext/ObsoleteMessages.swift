/// The obsolete messages of a PO file: lines that begin with `#~`.
struct ObsoleteMessages {
  /// The range of each message with its comments and the preceding empty line, by key name.
  private(set) var ranges: [String: Range<Int>] = [:]

  /// Finds the obsolete messages of a file.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
  init(_ file: CatalogFile) {
    let bytes = file.bytes
    var start: Int?
    var text: [UInt8] = []
    var hasTranslation = false
    // The start of the comments and empty lines that may be part of the next obsolete message.
    var front = 0
    var offset = 0
    func finish(_ end: Int) {
      guard let first = start else { return }
      let message = CatalogFile.read(text, format: .gettext, language: CatalogLanguage(name: "und"))
      if let entry = message.entries.first { ranges[message.name(of: entry)] = first..<end }
      start = nil
      text = []
      hasTranslation = false
    }
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      let line = bytes[offset..<end]
      let isBlank = line.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if line.starts(with: "#~".utf8), !line.starts(with: "#~|".utf8) {
        let content = line.dropFirst(2).drop { $0 == 0x20 }
        let begins = content.starts(with: "msgid ".utf8) || content.starts(with: "msgctxt".utf8)
        if begins, hasTranslation {
          finish(offset)
          front = offset
        }
        if start == nil { start = front }
        if content.starts(with: "msgstr".utf8) { hasTranslation = true }
        text += content
        front = end
      } else {
        if hasTranslation || start != nil, !line.starts(with: "#".utf8) || hasTranslation {
          finish(offset)
          front = offset
        }
        // Lines of a message that is not obsolete are not part of the next obsolete message.
        if !isBlank, line.first != UInt8(ascii: "#") { front = end }
      }
      offset = end
    }
    finish(bytes.count)
  }
}
