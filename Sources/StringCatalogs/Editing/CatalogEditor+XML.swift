import Diagnostics

extension CatalogEditor {
  /// The edits that put elements behind that of a text, as the text's own line is indented.
  func addElements(_ texts: [NewText], behind text: Range<Int>) -> [FixIt.Edit]? {
    let bytes = file.bytes
    guard let end = bytes[text.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      bytes[text.upperBound..<end].starts(with: "</".utf8)
    else { return nil }
    let line = newline + blanks(before: text.lowerBound)
    var added = ""
    for text in texts {
      if file.format == .android {
        added += line + item(text)
      } else {
        guard let category = text.variation.plural else { return nil }
        added += line + "<key>\(category.rawValue)</key>"
        added += line + "<string>\(TextSpelling.xml(text.text))</string>"
      }
    }
    return [FixIt.Edit(range: SourceRange(end + 1, end + 1), text: added)]
  }

  /// The edits that put resources behind the last one.
  func appendResources(
    _ keys: [(source: CatalogFile, entry: Int, texts: [NewText])]
  ) -> (edits: [FixIt.Edit], refused: [Int]) {
    guard let end = lastOccurrence(of: "</resources"), !keys.isEmpty else {
      return ([], Array(keys.indices))
    }
    let last = file.entries.last.map { blanks(before: $0.range.lowerBound) } ?? ""
    let indentation = last.isEmpty ? "    " : last
    var added = ""
    for key in keys {
      let entry = key.source.entries[key.entry]
      let name = TextSpelling.xml(key.source.string(entry.key)).unicodeScalars
        .map { $0 == "\"" ? "&quot;" : String($0) }.joined()
      let source = CatalogEditor(key.source)
      let values = key.source.localizations[entry.localizations].flatMap { Array($0.values) }
      let keepsMarkup = values.contains { source.hasTags(key.source.values[$0].text) }
      let isVerbatim = entry.isFormatted ? "" : " formatted=\"false\""
      switch entry.kind {
      case .string:
        let text = TextSpelling.android(key.texts.first?.text ?? "", keepsMarkup: keepsMarkup)
        added +=
          indentation + "<string name=\"\(name)\"\(isVerbatim)>\(text)</string>" + newline
      case .plurals, .stringArray:
        added += indentation + "<\(entry.kind.rawValue) name=\"\(name)\"\(isVerbatim)>" + newline
        for text in key.texts {
          added += indentation + indentation + item(text, keepsMarkup: keepsMarkup) + newline
        }
        added += indentation + "</\(entry.kind.rawValue)>" + newline
      }
    }
    // In front of the line that ends the document, if that is all of the line.
    var start = end
    while start > 0, file.bytes[start - 1] == 0x20 || file.bytes[start - 1] == 0x09 { start -= 1 }
    let isOwnLine = start > 0 && file.bytes[start - 1] == 0x0A
    if !isOwnLine { (start, added) = (end, newline + added) }
    return ([FixIt.Edit(range: SourceRange(start, start), text: added)], [])
  }

  private func item(_ text: NewText, keepsMarkup: Bool = false) -> String {
    let quantity = text.variation.plural.map { " quantity=\"\($0.rawValue)\"" } ?? ""
    return "<item\(quantity)>\(TextSpelling.android(text.text, keepsMarkup: keepsMarkup))</item>"
  }

  /// The blanks in front of what a line begins with.
  private func blanks(before offset: Int) -> String {
    var start = offset
    while start > 0, file.bytes[start - 1] != 0x0A { start -= 1 }
    let blanks = file.bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// How the lines of the file end.
  var newline: String {
    guard let end = file.bytes.firstIndex(of: 0x0A), end > 0, file.bytes[end - 1] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  func lastOccurrence(of word: StaticString) -> Int? {
    let wanted = Array("\(word)".utf8)
    var place = file.bytes.count - wanted.count
    while place >= 0 {
      if file.bytes[place...].starts(with: wanted) { return place }
      place -= 1
    }
    return nil
  }
}
