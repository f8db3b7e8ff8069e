import Diagnostics

extension CatalogEditor {
  /// Whether a table is a property list of XML.
  var isXMLTable: Bool {
    let front = file.bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    return front.first == UInt8(ascii: "<")
  }

  /// The edits that put statements into a table of the old style.
  func addStatements(_ keys: [NewKey]) -> Addition {
    var addition = Addition()
    let hasGaps = hasEmptyLines
    var tail = ""
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      // Plurals have a file of their own.
      guard let text = key.onlyText else {
        addition.refused.append((index, "a table of .strings has no plurals"))
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

  /// Whether empty lines stand between the statements of a table; so it is said of one with fewer than two.
  private var hasEmptyLines: Bool {
    guard file.entries.count > 1 else { return true }
    let start = file.entries[0].range.upperBound
    let end = max(start, file.entries[1].range.lowerBound)
    return file.bytes[start..<end].count { $0 == 0x0A } > (file.entries[1].comment == nil ? 1 : 2)
  }

  /// The place behind a statement and its line; `nil` in UTF-16, and for what is spelled in an unusual way.
  private func statementEnd(_ entry: Int) -> Int? {
    guard CodeUnits.detect(file.bytes.span).units.width == 1 else { return nil }
    return file.statement(of: file.entries[entry]).map { lineEnd(behind: $0.upperBound) }
  }

  /// A text that does not end the comment it is in, by scalars: a combining mark may follow.
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

  /// The edits that put pairs into Java's properties.
  func addPairs(_ keys: [NewKey]) -> Addition {
    var addition = Addition()
    let separator = separator
    let isASCII = file.isLatin1 || usesUnicodeEscapes
    var tail = ""
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      guard let text = key.onlyText else {
        addition.refused.append((index, "properties have no plurals"))
        continue
      }
      let pair =
        TextSpelling.propertiesKey(key.source.string(key.found.key), isASCII: isASCII) + separator
        + TextSpelling.properties(text.text, isASCII: isASCII)
      let place = anchor.flatMap { $0 + 1 == file.entries.count ? nil : pairEnd($0) }
      if let place {
        addition.edits.append(
          FixIt.Edit(range: SourceRange(place, place), text: newline + pair))
      } else {
        tail += pair + newline
      }
    }
    if !tail.isEmpty {
      let (end, isLineEnd) = end
      addition.edits.append(
        FixIt.Edit(range: SourceRange(end, end), text: (isLineEnd ? "" : newline) + tail))
    }
    return addition
  }

  private func pairEnd(_ entry: Int) -> Int? {
    let localization = file.entries[entry].localizations.first
    return localization.flatMap { file.localizations[$0].values.first }
      .map { file.values[$0].text.range.upperBound }
  }

  /// What stands between key and text, as the first pair has it.
  private var separator: String {
    guard let entry = file.entries.first, let end = pairStart(0) else { return "=" }
    let bytes = file.bytes[entry.key.range.upperBound..<max(entry.key.range.upperBound, end)]
    let isPlain = bytes.allSatisfy {
      [0x20, 0x09, UInt8(ascii: "="), UInt8(ascii: ":")].contains($0)
    }
    return isPlain && !bytes.isEmpty ? String(decoding: bytes, as: UTF8.self) : "="
  }

  private func pairStart(_ entry: Int) -> Int? {
    let localization = file.entries[entry].localizations.first
    return localization.flatMap { file.localizations[$0].values.first }
      .map { file.values[$0].text.range.lowerBound }
  }

  /// Whether characters beyond ASCII are escaped in properties: none stands there, and an escape does.
  var usesUnicodeEscapes: Bool {
    guard !file.bytes.contains(where: { $0 >= 0x80 }) else { return false }
    return file.bytes.indices.dropLast().contains {
      file.bytes[$0] == UInt8(ascii: "\\") && file.bytes[$0 + 1] == UInt8(ascii: "u")
    }
  }
}
