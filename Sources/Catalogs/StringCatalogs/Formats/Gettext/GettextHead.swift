import Diagnostics

/// The lines of a message before its translation, which are copied to a new file.
struct GettextHead {
  /// The lines, without line terminators.
  private(set) var lines: [String] = []
  private(set) var isPlural = false

  /// Creates the lines of an entry; `nil` if its translation does not begin on its own line, or if
  /// the entry is not valid UTF-8.
  init?(_ file: CatalogFile, _ entry: CatalogEntry) {
    let bytes = file.bytes[entry.range.range.clamped(to: file.bytes.indices)]
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    let isTemplate = file.languages.count == 1
    var isWhole = false
    for line in bytes.split(separator: 0x0A) {
      var text = String(decoding: line, as: UTF8.self)
      while text.utf8.last == 0x0D { text.unicodeScalars.removeLast() }
      if text.hasPrefix("msgstr") {
        isWhole = true
        break
      }
      if text.hasPrefix("msgid_plural") { isPlural = true }
      // Omits the previous source string and comments by translators of a different language.
      if text.hasPrefix("#|") || !isTemplate && (text == "#" || text.hasPrefix("# ")) { continue }
      if text.hasPrefix("#,") || text.hasPrefix("#=") {
        let flags = text.dropFirst(2).split(separator: ",")
          .map { $0.filter { !$0.isWhitespace } }.filter { $0 != "fuzzy" && !$0.isEmpty }
        if flags.isEmpty { continue }
        text = String(text.prefix(2)) + " " + flags.joined(separator: ", ")
      }
      lines.append(text)
    }
    if !isWhole { return nil }
  }
}
