import Diagnostics

/// A correction of a frequent YAML mistake, verified by parsing the corrected file.
struct YAMLCorrection {
  /// The maximum size, in bytes, of a file to parse again for a correction.
  private static let maximumSize = 1 << 20

  /// The edit that corrects the mistake.
  private let edit: FixIt.Edit
  /// The byte range of the mistake.
  private let range: SourceRange
  /// The description of the mistake.
  private let message: String
  /// The reason why this is a mistake.
  private let reason: String

  /// The maximum total number of bytes to parse while corrections for one file are verified.
  private static let maximumReading = 4 << 20
  /// The maximum number of mistakes to correct together in one file.
  private static let maximumMistakes = 8

  /// Returns a more specific error with a correction, if a common mistake caused the syntax error.
  ///
  /// If there is no such mistake, the original error is returned. A correction is proposed only if
  /// the corrected file is valid YAML. The fix-it contains one edit for each mistake in the file.
  ///
  /// - Parameters:
  ///   - refusal: The syntax error that the parser reported.
  ///   - file: The bytes of the file.
  ///   - read: A closure that parses a file.
  /// - Complexity: The file is parsed at most 40 times, and at most 4 MiB are parsed in total.
  static func refined(
    _ refusal: YAMLRefusal, of file: [UInt8], read: ([UInt8]) throws(YAMLRefusal) -> Void
  ) -> YAMLRefusal {
    guard let corrections = corrections(of: refusal, in: file, read), let first = corrections.first
    else { return refusal }
    let verb = first.edit.range.count == 0 ? "insert" : "write"
    let text = first.edit.text
    let isQuoted = text.hasPrefix("'") || text.hasPrefix("\"")
    let title = text == " " ? "insert a space" : "\(verb) \(isQuoted ? text : "'\(text)'")"
    let others = corrections.count - 1
    var growth = 0
    let edits = corrections.map { correction in
      let range = correction.edit.range
      defer { growth += correction.edit.text.utf8.count - range.count }
      return FixIt.Edit(
        range: SourceRange(range.lowerBound - growth, range.upperBound - growth),
        text: correction.edit.text)
    }
    return YAMLRefusal(
      refusal.rule, range: first.range, message: first.message,
      notes: [Diagnostic.Note(first.reason)],
      fixIts: [
        FixIt(
          title: others == 0 ? title : title + " and correct \(others) more",
          applicability: .unsafe, edits: edits)
      ])
  }

  /// A file after some corrections, and its next error.
  private struct Attempt {
    var file: [UInt8]
    var refusal: YAMLRefusal
    var corrections: [YAMLCorrection] = []
    /// The end of the last edit; later edits start at or after it.
    var end = 0
  }

  /// Returns the shortest list of corrections that makes a file valid YAML.
  ///
  /// The ranges of each correction refer to the file after the preceding corrections.
  ///
  /// - Returns: `nil` if no such list is found within the limits of this type.
  private static func corrections(
    of refusal: YAMLRefusal, in file: [UInt8], _ read: ([UInt8]) throws(YAMLRefusal) -> Void
  ) -> [YAMLCorrection]? {
    guard file.count <= maximumSize else { return nil }
    var readings = min(40, maximumReading / max(1, file.count))
    var attempts = [Attempt(file: file, refusal: refusal)]
    while let attempt = attempts.first {
      attempts.removeFirst()
      let place = attempt.refusal.range.lowerBound
      guard attempt.refusal.rule == "yaml-syntax", place <= attempt.file.count,
        attempt.corrections.count < maximumMistakes
      else { continue }
      var edits: [FixIt.Edit] = []
      for correction in candidates(attempt.file, place, notes: attempt.refusal.notes) {
        let edit = correction.edit
        guard edit.range.lowerBound >= attempt.end, !edits.contains(edit) else { continue }
        edits.append(edit)
        guard readings > 0 else { return nil }
        readings -= 1
        let corrected = Array(
          attempt.file[..<edit.range.lowerBound] + Array(edit.text.utf8)
            + attempt.file[edit.range.upperBound...])
        do throws(YAMLRefusal) {
          try read(corrected)
          return attempt.corrections + [correction]
        } catch {
          let growth = edit.text.utf8.count - edit.range.count
          guard error.range.lowerBound > max(place, edit.range.upperBound) + growth else {
            continue
          }
          attempts.append(
            Attempt(
              file: corrected, refusal: error, corrections: attempt.corrections + [correction],
              end: edit.range.lowerBound + edit.text.utf8.count))
        }
      }
    }
    return nil
  }

  private static func candidates(
    _ file: [UInt8], _ place: Int, notes: [Diagnostic.Note]
  ) -> [YAMLCorrection] {
    // Notes point to the start of the construct that the parser could not finish, such as a
    // sequence, a mapping or a quoted string.
    let openings = notes.compactMap(\.range?.lowerBound).filter { $0 < file.count }
    let closings = openings.compactMap { closing(file, $0) }
    let words = openings.compactMap { word(file, $0, isBalanced: false) }
    guard place < file.count else { return closings + words }
    if let correction = openings.lazy.compactMap({ escape(file, place, in: $0) }).first {
      return [correction]
    }
    let line = self.line(file, around: place)
    var above = line.lowerBound
    while above > 0, isEnd(file[above - 1]) { above -= 1 }
    let lines = above > 0 ? [line, self.line(file, around: above - 1)] : [line]
    return closings
      + [word(file, place, isBalanced: false), word(file, place, isBalanced: true)]
      .compactMap(\.self) + words + lines.compactMap { colon(file, $0) }
      + [value(file, line)].compactMap(\.self)
  }

  // MARK: Mistakes

  /// Returns a correction that quotes a word that contains brackets or starts with an indicator;
  /// `nil` if there is no such word at the offset.
  ///
  /// An example is `text[]` in a flow mapping such as `{ tags: text[] }`. A word that
  /// ``YAMLMarkedValue`` recognizes is rewritten instead of quoted.
  ///
  /// - Parameter isBalanced: If `true`, the word extends up to the closing brackets that match its
  ///   opening ones. If `false`, it ends at the first space or comma, as for `[id`, whose bracket
  ///   is never closed.
  private static func word(
    _ file: [UInt8], _ place: Int, isBalanced: Bool
  ) -> YAMLCorrection? {
    var start = place
    var depth = 0
    while start > 0 {
      let byte = file[start - 1]
      if isEnd(byte) { break }
      if closers.contains(byte) {
        depth += 1
      } else if openers.contains(byte) {
        guard depth > 0 else { break }
        depth -= 1
      } else if depth == 0, isBlank(byte) || byte == UInt8(ascii: ",") {
        break
      }
      start -= 1
    }
    var end = isBalanced ? place : start
    depth = 0
    while end < file.count, !isEnd(file[end]) {
      let byte = file[end]
      if openers.contains(byte) {
        depth += 1
      } else if closers.contains(byte) {
        guard depth > 0 else { break }
        depth -= 1
      } else if depth == 0 || !isBalanced, isBlank(byte) || byte == UInt8(ascii: ",") {
        break
      }
      end += 1
    }
    // Brackets without a word form a sequence or a mapping.
    guard start < end, end - start <= 200, !isBalanced || depth == 0,
      file[start..<end].contains(where: { !openers.contains($0) && !closers.contains($0) }),
      let text = quoted(file[start..<end])
    else { return nil }
    if let meant = YAMLMarkedValue(file[start..<end]) {
      return YAMLCorrection(
        edit: FixIt.Edit(range: SourceRange(start, end), text: meant.text),
        range: SourceRange(start, end), message: meant.message, reason: meant.reason)
    }
    let shown = shown(file[start..<end])
    let hasBracket = file[start..<end].contains(where: openers.contains)
    guard hasBracket || "@`%*".utf8.contains(file[start]) else { return nil }
    return YAMLCorrection(
      edit: FixIt.Edit(range: SourceRange(start, end), text: text), range: SourceRange(start, end),
      message: "'\(shown)' needs quotes",
      reason: hasBracket
        ? "without quotes, brackets and braces start and end lists and mappings"
        : "a value without quotes cannot start with this character")
  }

  /// Returns a correction for a backslash in double quotes that does not start an escape, as in
  /// `"\d+"`; `nil` if there is none.
  ///
  /// - Parameter start: The offset of the opening quotation mark.
  private static func escape(_ file: [UInt8], _ place: Int, in start: Int) -> YAMLCorrection? {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    guard file[start] == quote, start < place, file[place] == backslash else { return nil }
    var end = start + 1
    while end < file.count, file[end] != quote {
      end += file[end] == backslash ? 2 : 1
    }
    guard end < file.count else { return nil }
    let text = file[(start + 1)..<end]
    guard !text.contains(where: { isEnd($0) || $0 == quote || $0 == UInt8(ascii: "'") }) else {
      return nil
    }
    return YAMLCorrection(
      edit: FixIt.Edit(
        range: SourceRange(start, end + 1),
        text: "'" + String(decoding: text, as: UTF8.self) + "'"),
      range: SourceRange(place, min(place + 2, end)),
      message: "invalid escape '\(shown(file[place..<min(place + 2, end)]))'",
      reason: "in double quotes, a backslash starts an escape; in single quotes, it does not")
  }

  /// Returns a correction for a bracket that is not closed on its line, as in `languages: [en`;
  /// `nil` if there is none.
  private static func closing(_ file: [UInt8], _ place: Int) -> YAMLCorrection? {
    guard openers.contains(file[place]) else { return nil }
    var end = line(file, around: place).upperBound
    while end > place, isBlank(file[end - 1]) { end -= 1 }
    var missing: [UInt8] = []
    for byte in file[place..<end] {
      if let index = openers.firstIndex(of: byte) {
        missing.append(closers[index])
      } else if closers.contains(byte) {
        _ = missing.popLast()
      }
    }
    guard !missing.isEmpty, missing.count <= 8 else { return nil }
    return YAMLCorrection(
      edit: FixIt.Edit(
        range: SourceRange(end, end), text: String(decoding: missing.reversed(), as: UTF8.self)),
      range: SourceRange(place, place + 1),
      message: "'\(shown(file[place...place]))' is never closed",
      reason: "a list in brackets needs a closing bracket, and a mapping in braces a closing brace")
  }

  /// Returns a correction for a colon that is not followed by a space, as in `item:/item`; `nil` if
  /// there is none.
  private static func colon(_ file: [UInt8], _ line: Range<Int>) -> YAMLCorrection? {
    let start = line.first { !isBlank(file[$0]) } ?? line.upperBound
    let end = (start..<line.upperBound).first { index in
      let byte = file[index]
      return !((byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F)
    }
    guard let end, end > start, file[end] == UInt8(ascii: ":"), end + 1 < line.upperBound,
      !isBlank(file[end + 1])
    else { return nil }
    return YAMLCorrection(
      edit: FixIt.Edit(range: SourceRange(end + 1, end + 1), text: " "),
      range: SourceRange(start, end + 1),
      message: "missing space after the colon of '\(shown(file[start..<end]))'",
      reason: "a colon ends a key only if a space or the end of the line follows")
  }

  /// Returns a correction for a value that contains a colon and a space, as in
  /// `title: Shop: the app`; `nil` if there is none.
  private static func value(_ file: [UInt8], _ line: Range<Int>) -> YAMLCorrection? {
    guard
      let colon = line.dropLast().first(where: {
        file[$0] == UInt8(ascii: ":") && isBlank(file[$0 + 1])
      })
    else { return nil }
    var value = file[(colon + 1)..<line.upperBound]
    while let first = value.first, isBlank(first) { value.removeFirst() }
    while let last = value.last, isBlank(last) { value.removeLast() }
    guard let first = value.first, !"'\"[{|>&#".utf8.contains(first), value.count <= 1000,
      let text = quoted(value)
    else { return nil }
    let range = SourceRange(value.startIndex, value.endIndex)
    return YAMLCorrection(
      edit: FixIt.Edit(range: range, text: text), range: range, message: "the value needs quotes",
      reason: "without quotes, a colon followed by a space ends a key")
  }

  // MARK: Bytes

  private static let openers = Array("[{".utf8)
  private static let closers = Array("]}".utf8)

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Returns the range of the line at an offset, without its line end.
  private static func line(_ file: [UInt8], around place: Int) -> Range<Int> {
    var start = place
    while start > 0, !isEnd(file[start - 1]) { start -= 1 }
    var end = place
    while end < file.count, !isEnd(file[end]) { end += 1 }
    return start..<end
  }

  /// Returns a string in single or double quotes; `nil` if it starts with a quotation mark, or if
  /// both kinds of quotes require escapes.
  private static func quoted(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let first = bytes.first, first != UInt8(ascii: "'"), first != UInt8(ascii: "\"") else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if !text.contains("'") { return "'" + text + "'" }
    return text.contains("\"") || text.contains("\\") ? nil : "\"" + text + "\""
  }

  /// Returns bytes as a string for use in a message, shortened to 40 characters.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}
