import Diagnostics
import TextPrimitives

/// Edits Apple's `.strings` files.
struct StringsEditor: FormatEditor {
  let file: CatalogFile

  init(_ file: CatalogFile) { self.file = file }

  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    tableText(old, text.characters)
  }

  func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    guard isXMLTable else { return addStatements(keys) }
    return addDictionaryMembers(keys, reason: ".strings files have no plurals") { key, _ in
      key.onlyText.map { "<string>\(XMLEscaping.escaped($0.text))</string>" }
    }
  }

  /// `true` if the file is an XML property list.
  private var isXMLTable: Bool {
    let front = file.bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    return front.first == UInt8(ascii: "<")
  }

  /// Returns the edits that add statements to an old-style file.
  private func addStatements(_ keys: [NewKey]) -> Addition {
    var addition = Addition()
    let hasGaps = hasEmptyLines
    var tail = ""
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      // Plurals are in the `.stringsdict` file.
      guard let text = key.onlyText else {
        addition.refused.append((index, ".strings files have no plurals"))
        continue
      }
      var statement = ""
      if let comment = key.found.comment.map(key.source.string) {
        var inside = comment.trimmingPrefix { $0.isWhitespace }
        while inside.last?.isWhitespace == true { inside.removeLast() }
        statement += "/* " + Self.commentText(inside) + " */" + newline
      }
      statement += "\"" + TextSpelling.propertyList(key.source.string(key.found.key)) + "\" = \""
      statement += TextSpelling.propertyList(text.text) + "\";"
      let gap = hasGaps ? newline : ""
      let place = anchor.flatMap { $0 + 1 == file.entries.count ? nil : statementEnd($0) }
      if let place {
        addition.edits.append(
          FixIt.Edit(range: SourceRange(place, place), text: newline + gap + statement))
      } else {
        let isFirst = file.entries.isEmpty && tail.isEmpty
        tail += (isFirst ? "" : gap) + statement + newline
      }
    }
    if !tail.isEmpty {
      let (end, isLineEnd) = end
      addition.edits.append(
        FixIt.Edit(range: SourceRange(end, end), text: (isLineEnd ? "" : newline) + tail))
    }
    return addition
  }

  /// `true` if an empty line separates the first two statements, or if there are fewer than two.
  private var hasEmptyLines: Bool {
    guard file.entries.count > 1 else { return true }
    let start = file.entries[0].range.upperBound
    let end = max(start, file.entries[1].range.lowerBound)
    return file.bytes[start..<end].count { $0 == 0x0A } > (file.entries[1].comment == nil ? 1 : 2)
  }

  /// Returns the offset after a statement's line; `nil` in UTF-16 and for unusual spellings.
  private func statementEnd(_ entry: Int) -> Int? {
    guard CodeUnits.detect(file.bytes.span).units.width == 1 else { return nil }
    return file.statement(of: file.entries[entry]).map { lineEnd(behind: $0.upperBound) }
  }

  /// Returns a comment in which `*/`, which would end the comment, is spelled `* /`.
  ///
  /// The code compares Unicode scalars, because a Swift character may include a combining mark.
  private static func commentText(_ text: some StringProtocol) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if last == "*", scalar == "/" { result.unicodeScalars.append(" ") }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
    return result
  }

  /// Returns the edit that replaces a string and keeps its quotation marks or tags.
  private func tableText(_ old: CatalogText, _ text: String) -> FixIt.Edit {
    let isWide =
      old.spelling == .propertyListUTF16LittleEndian || old.spelling == .propertyListUTF16BigEndian
    // In UTF-16, one of the two bytes before the string is the quotation mark, and the other is
    // zero.
    let front = old.range.lowerBound - (isWide ? 2 : 1)
    let mark = front < 0 ? 0 : file.bytes[front..<old.range.lowerBound].reduce(0) { $0 | $1 }
    switch mark {
    case UInt8(ascii: ">"): return elementText(old, XMLEscaping.escaped(text))
    case UInt8(ascii: "\""):
      return FixIt.Edit(range: old.sourceRange, text: TextSpelling.propertyList(text))
    case UInt8(ascii: "'"):
      return FixIt.Edit(range: old.sourceRange, text: TextSpelling.propertyList(text, quote: "'"))
    default:
      return FixIt.Edit(
        range: old.sourceRange, text: "\"" + TextSpelling.propertyList(text) + "\"")
    }
  }
}
