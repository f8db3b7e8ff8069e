import Diagnostics

/// Edits PO files.
struct GettextEditor: FormatEditor {
  let file: CatalogFile

  init(_ file: CatalogFile) { self.file = file }

  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    let line = file.bytes[..<max(0, old.range.lowerBound - 1)].reversed().prefix { $0 != 0x0A }
    let isAtKeyword = line.contains(UInt8(ascii: "m"))
    return FixIt.Edit(
      range: old.sourceRange,
      text: TextSpelling.gettext(
        text.characters, newline: newline, isAtKeyword: isAtKeyword))
  }

  /// Returns the edits that add the flag `fuzzy` to an entry, or that remove it.
  ///
  /// The previous source string, `#| msgid "…"`, is removed together with the flag. It is the older
  /// source string from which the translation was made.
  func setFuzzy(_ isFuzzy: Bool, of entry: Int) -> [FixIt.Edit] {
    let range = file.entries[entry].range.range.clamped(to: file.bytes.indices)
    var edits: [FixIt.Edit] = []
    var flags: Range<Int>?
    var start = range.lowerBound
    while start < range.upperBound, file.bytes[start] == UInt8(ascii: "#") {
      let end = file.bytes[start...].firstIndex(of: 0x0A) ?? range.upperBound
      let next = min(end + 1, file.bytes.count)
      let mark = start + 1 < end ? file.bytes[start + 1] : 0x20
      if mark == UInt8(ascii: ",") || mark == UInt8(ascii: "=") {
        flags = flags ?? start..<end
        if !isFuzzy, let edit = withoutFuzzy(start..<end, next) { edits.append(edit) }
      } else if mark == UInt8(ascii: "|"), !isFuzzy {
        edits.append(FixIt.Edit(range: SourceRange(start, next), text: ""))
      }
      start = next
      while start < range.upperBound, file.bytes[start] == 0x20 || file.bytes[start] == 0x09 {
        start += 1
      }
    }
    guard isFuzzy else { return edits }
    if let flags {
      if withoutFuzzy(flags, flags.upperBound) != nil { return [] }
      return [
        FixIt.Edit(range: SourceRange(flags.lowerBound + 2, flags.lowerBound + 2), text: " fuzzy,")
      ]
    }
    return [FixIt.Edit(range: SourceRange(start, start), text: "#, fuzzy" + newline)]
  }

  /// Returns the edit that removes `fuzzy` from a line of flags; `nil` if the flag is missing.
  ///
  /// If it is the only flag, the edit removes the whole line.
  private func withoutFuzzy(_ line: Range<Int>, _ next: Int) -> FixIt.Edit? {
    let text = String(decoding: file.bytes[line], as: UTF8.self)
    let hasReturn = text.utf8.last == 0x0D
    let words = text.dropFirst(2).split(separator: ",")
      .map { $0.trimmingPrefix { $0.isWhitespace } }
      .map { word in String(word.reversed().drop { $0.isWhitespace }.reversed()) }
    let rest = words.filter { $0 != "fuzzy" && !$0.isEmpty }
    guard words.contains("fuzzy") else { return nil }
    if rest.isEmpty { return FixIt.Edit(range: SourceRange(line.lowerBound, next), text: "") }
    let new = String(text.prefix(2)) + " " + rest.joined(separator: ", ") + (hasReturn ? "\r" : "")
    return FixIt.Edit(range: SourceRange(line), text: new)
  }

  /// Returns the edits that add plural forms after the last one.
  ///
  /// The result is `nil` if the numbers of the new forms do not continue those of the existing
  /// forms.
  func add(
    _ texts: [NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]? {
    guard var form = file.values[last].variation.form,
      let end = stringEnd(file.values[last].text.range)
    else { return nil }
    var added = ""
    for text in texts.sorted(by: { ($0.variation.form ?? .max) < ($1.variation.form ?? .max) }) {
      form += 1
      guard text.variation.form == form else { return nil }
      added += newline + "msgstr[\(form)] " + string(text.text)
    }
    return [FixIt.Edit(range: SourceRange(end, end), text: added)]
  }

  /// Returns the offset after the last string literal of a value; `nil` if it is not closed.
  private func stringEnd(_ text: Range<Int>) -> Int? {
    var end = text.upperBound
    guard end < file.bytes.count, file.bytes[end] == 0x22 else { return nil }
    end += 1
    // Empty string literals may follow.
    while true {
      let rest = file.bytes[end...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      guard rest.starts(with: "\"\"".utf8) else { return end }
      end = rest.startIndex + 2
    }
  }

  private func string(_ text: String) -> String {
    "\"" + TextSpelling.gettext(text, newline: newline, isAtKeyword: true) + "\""
  }

  /// Returns the edits that add messages; their comments and source strings are copied.
  ///
  /// - Parameter categories: The plural categories of the forms, by form number.
  func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    var addition = Addition()
    let obsolete = ObsoleteMessages(file)
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      guard key.source.format == .gettext, key.source.isLatin1 == file.isLatin1,
        let head = GettextHead(key.source, key.found)
      else {
        let reason =
          "the message cannot be copied, because its layout in the source file is unusual"
        addition.refused.append((index, reason))
        continue
      }
      var message = head.lines.joined(separator: newline) + newline
      if key.texts.contains(where: { $0.state == .needsReview }) {
        message = "#, fuzzy" + newline + message
      }
      if head.isPlural {
        let forms = categories.map { category in
          key.texts.first { $0.variation.plural == category }?.text
        }
        guard !forms.isEmpty, forms.contains(where: { $0 != nil }) else {
          addition.refused.append((index, "the plural forms of the file are not known"))
          continue
        }
        message += forms.enumerated().map { "msgstr[\($0)] " + string($1 ?? "") }
          .joined(separator: newline)
      } else {
        guard let text = key.onlyText else {
          addition.refused.append((index, "the message has no plural"))
          continue
        }
        message += "msgstr " + string(text.text)
      }
      // The file cannot also contain an obsolete message with the key, because `msgfmt` rejects it.
      if let former = obsolete.ranges[key.source.name(of: key.found)] {
        addition.edits.append(FixIt.Edit(range: SourceRange(former), text: ""))
      }
      if let anchor {
        let place = file.entries[anchor].range.upperBound
        addition.edits.append(
          FixIt.Edit(range: SourceRange(place, place), text: newline + newline + message))
      } else {
        let (end, isLineEnd) = end
        let front = end == 0 ? "" : isLineEnd ? newline : newline + newline
        addition.edits.append(
          FixIt.Edit(range: SourceRange(end, end), text: front + message + newline))
      }
    }
    return addition
  }
}
