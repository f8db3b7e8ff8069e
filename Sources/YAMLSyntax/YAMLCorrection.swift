import Diagnostics

/// Corrections of frequent mistakes in YAML, each proved by reading the corrected file.
struct YAMLCorrection {
  /// The largest file that is read again for a correction, in bytes.
  private static let maximumSize = 1 << 20

  /// The edit.
  private let edit: FixIt.Edit
  /// The bytes to blame.
  private let range: SourceRange
  /// The problem.
  private let message: String
  /// The reason.
  private let reason: String

  /// Returns a refusal with the mistake and its correction, if a usual mistake is the cause.
  ///
  /// - Parameters:
  ///   - refusal: A refusal because of the syntax, as the parser states it.
  ///   - file: The file.
  ///   - read: Reads a file.
  /// - Complexity: At most four readings of the file.
  static func refined(
    _ refusal: YAMLRefusal, of file: [UInt8], read: ([UInt8]) throws(YAMLRefusal) -> Void
  ) -> YAMLRefusal {
    guard refusal.rule == "yaml-syntax", file.count <= maximumSize,
      refusal.range.lowerBound < file.count
    else { return refusal }
    let place = refusal.range.lowerBound
    for correction in candidates(file, place) where correction.isCause(of: place, file, read) {
      let title = correction.edit.text == " " ? "insert a blank" : "write \(correction.edit.text)"
      return YAMLRefusal(
        refusal.rule, correction.range, correction.message,
        notes: [Diagnostic.Note(correction.reason)],
        fixIts: [FixIt(title: title, applicability: .unsafe, edits: [correction.edit])])
    }
    return refusal
  }

  /// Whether the corrected file has no error, or one after the place.
  private func isCause(
    of place: Int, _ file: [UInt8], _ read: ([UInt8]) throws(YAMLRefusal) -> Void
  ) -> Bool {
    let corrected =
      file[..<edit.range.lowerBound] + Array(edit.text.utf8) + file[edit.range.upperBound...]
    do throws(YAMLRefusal) {
      try read(Array(corrected))
      return true
    } catch {
      let growth = edit.text.utf8.count - edit.range.count
      return error.range.lowerBound > max(place, edit.range.upperBound) + growth
    }
  }

  private static func candidates(_ file: [UInt8], _ place: Int) -> [YAMLCorrection] {
    let line = self.line(file, around: place)
    var above = line.lowerBound
    while above > 0, isEnd(file[above - 1]) { above -= 1 }
    let lines = above > 0 ? [line, self.line(file, around: above - 1)] : [line]
    return [word(file, place)].compactMap(\.self)
      + lines.compactMap { colon(file, $0) } + [value(file, line)].compactMap(\.self)
  }

  // MARK: Mistakes

  /// A word with brackets, such as `text[]` in flow style, or one that begins with a reserved
  /// character.
  private static func word(_ file: [UInt8], _ place: Int) -> YAMLCorrection? {
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
    var end = place
    depth = 0
    while end < file.count, !isEnd(file[end]) {
      let byte = file[end]
      if openers.contains(byte) {
        depth += 1
      } else if closers.contains(byte) {
        guard depth > 0 else { break }
        depth -= 1
      } else if depth == 0, isBlank(byte) || byte == UInt8(ascii: ",") {
        break
      }
      end += 1
    }
    guard start < end, end - start <= 200, let text = quoted(file[start..<end]) else { return nil }
    let shown = shown(file[start..<end])
    let hasBracket = file[start..<end].contains(where: openers.contains)
    guard hasBracket || "@`%".utf8.contains(file[start]) else { return nil }
    return YAMLCorrection(
      edit: FixIt.Edit(range: SourceRange(start, end), text: text), range: SourceRange(start, end),
      message: "\(shown) needs quotes",
      reason: hasBracket
        ? "without quotes, brackets and braces begin and end lists and mappings"
        : "without quotes, no value begins with this character")
  }

  /// A colon without a blank after it: `item:/item`.
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
      message: "a blank is missing after the colon of \(shown(file[start..<end]))",
      reason: "a colon ends a key only if a blank or the end of the line follows")
  }

  /// A value with a colon and a blank in it: `title: Shop: the app`.
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
      reason: "without quotes, a colon with a blank after it ends a key")
  }

  // MARK: Bytes

  private static let openers = Array("[{".utf8)
  private static let closers = Array("]}".utf8)

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The line of a place, without its end.
  private static func line(_ file: [UInt8], around place: Int) -> Range<Int> {
    var start = place
    while start > 0, !isEnd(file[start - 1]) { start -= 1 }
    var end = place
    while end < file.count, !isEnd(file[end]) { end += 1 }
    return start..<end
  }

  /// A text in quotes that need no escapes; `nil` if there are none.
  private static func quoted(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let first = bytes.first, first != UInt8(ascii: "'"), first != UInt8(ascii: "\"") else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if !text.contains("'") { return "'" + text + "'" }
    return text.contains("\"") || text.contains("\\") ? nil : "\"" + text + "\""
  }

  /// A text as a message shows it.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}
