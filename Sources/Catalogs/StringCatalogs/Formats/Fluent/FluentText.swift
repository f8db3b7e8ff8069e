import FormatStrings
import TextPrimitives

extension FluentText {
  /// Calls a closure with each piece of a pattern, in order.
  static func forEachPiece(
    of range: Range<Int>, in bytes: Span<UInt8>, _ body: (TextPiece) -> Void
  ) {
    let decoder = Decoder(of: range, in: bytes)
    decoder.forEachPiece(in: bytes, body)
  }

  /// Returns `true` if a pattern is equal to its decoded string.
  static func isVerbatim(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    var hasQuotes = false
    for offset in range {
      switch bytes[offset] {
      case 0x0A: return false
      case UInt8(ascii: "\""): hasQuotes = true
      default: break
      }
    }
    if !hasQuotes { return true }
    var scanner = FluentScanner(offset: range.lowerBound, end: range.upperBound)
    let placeables = scanner.pattern(bytes)?.placeables ?? []
    return !placeables.contains { Decoder.content(of: $0, in: bytes) != nil }
  }

  private struct Decoder {
    let range: Range<Int>
    var pattern = FluentPattern()
    let indentation: Int

    init(of range: Range<Int>, in bytes: Span<UInt8>) {
      self.range = range
      var scanner = FluentScanner(offset: range.lowerBound, end: range.upperBound)
      scanner.skipSpaces(bytes)
      let first = scanner.offset
      pattern = scanner.pattern(bytes) ?? FluentPattern()
      // The bytes before the range show whether the pattern begins on its own line.
      var start = range.lowerBound
      while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
      var indentation = pattern.lines.map(\.indentation).min()
      if start > 0, bytes[start - 1] == 0x0A {
        indentation = min(indentation ?? .max, first - start)
      }
      self.indentation = indentation ?? 0
    }

    /// Returns the content of a placeable that is a string literal without braces; otherwise `nil`.
    static func content(
      of placeable: FluentPattern.Placeable, in bytes: Span<UInt8>
    ) -> Range<Int>? {
      guard let content = placeable.literal else { return nil }
      var offset = content.lowerBound
      while offset < content.upperBound {
        let (scalar, end) = FluentText.character(at: offset, in: bytes, before: content.upperBound)
        if scalar == "{" || scalar == "}" { return nil }
        offset = end
      }
      return content
    }

    func forEachPiece(in bytes: Span<UInt8>, _ body: (TextPiece) -> Void) {
      var placeables = pattern.placeables[...]
      var start = range.lowerBound
      var offset = start
      func flush(_ end: Int) {
        if start < end { body(TextPiece(source: start..<end, scalar: nil)) }
      }
      while offset < range.upperBound {
        if let placeable = placeables.first, placeable.range.lowerBound == offset {
          placeables.removeFirst()
          if let content = Self.content(of: placeable, in: bytes) {
            flush(offset)
            characters(in: content, bytes, body)
          } else {
            flush(offset)
            lines(of: placeable.range, bytes, body)
          }
          offset = placeable.range.upperBound
          start = offset
        } else if let lineEnd = Self.lineEnd(at: offset, in: bytes) {
          flush(offset)
          let next = lineStart(after: lineEnd, in: bytes)
          body(TextPiece(source: offset..<next, scalar: "\n"))
          offset = next
          start = next
        } else {
          offset += 1
        }
      }
      flush(offset)
    }

    private static func lineEnd(at offset: Int, in bytes: Span<UInt8>) -> Int? {
      if bytes[offset] == 0x0A { return offset + 1 }
      return bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        ? offset + 2 : nil
    }

    /// Returns the offset after the indentation of a line, or the end of the line if it is blank.
    private func lineStart(after lineEnd: Int, in bytes: Span<UInt8>) -> Int {
      var content = lineEnd
      while content < range.upperBound, bytes[content] == 0x20 { content += 1 }
      if content < range.upperBound, Self.lineEnd(at: content, in: bytes) != nil { return content }
      return min(lineEnd + indentation, content)
    }

    /// Calls a closure with each piece of a placeable.
    ///
    /// The pattern's indentation is removed only if every line of the placeable has it.
    private func lines(
      of placeable: Range<Int>, _ bytes: Span<UInt8>, _ body: (TextPiece) -> Void
    ) {
      var removed = indentation
      var offset = placeable.lowerBound
      while offset < placeable.upperBound {
        guard let lineEnd = Self.lineEnd(at: offset, in: bytes) else {
          offset += 1
          continue
        }
        let next = lineStart(after: lineEnd, in: bytes)
        let isBlank = next < placeable.upperBound && Self.lineEnd(at: next, in: bytes) != nil
        if !isBlank, next - lineEnd < indentation { removed = 0 }
        offset = lineEnd
      }
      var start = placeable.lowerBound
      offset = start
      while offset < placeable.upperBound {
        guard let lineEnd = Self.lineEnd(at: offset, in: bytes) else {
          offset += 1
          continue
        }
        if start < offset { body(TextPiece(source: start..<offset, scalar: nil)) }
        var next = lineStart(after: lineEnd, in: bytes)
        let isBlank = next < placeable.upperBound && Self.lineEnd(at: next, in: bytes) != nil
        if !isBlank, removed == 0 { next = lineEnd }
        body(TextPiece(source: offset..<next, scalar: "\n"))
        offset = next
        start = next
      }
      if start < offset { body(TextPiece(source: start..<offset, scalar: nil)) }
    }

    private func characters(
      in content: Range<Int>, _ bytes: Span<UInt8>, _ body: (TextPiece) -> Void
    ) {
      var start = content.lowerBound
      var offset = start
      while offset < content.upperBound {
        guard bytes[offset] == UInt8(ascii: "\\") else {
          offset += 1
          continue
        }
        if start < offset { body(TextPiece(source: start..<offset, scalar: nil)) }
        let (scalar, end) = FluentText.character(at: offset, in: bytes, before: content.upperBound)
        body(TextPiece(source: offset..<end, scalar: scalar))
        offset = end
        start = end
      }
      if start < offset { body(TextPiece(source: start..<offset, scalar: nil)) }
    }
  }
}

extension FluentText {
  /// Returns a string as a Fluent value, including the preceding space or line break.
  ///
  /// A string with several lines begins on a new line, as Fluent's serializers write it.
  ///
  /// - Parameters:
  ///   - indentation: The number of spaces before each line.
  ///   - newline: The line terminator.
  static func value(_ text: String, indentation: Int, newline: String) -> String {
    let lines = lines(of: text)
    guard lines.count > 1 else { return " " + spelled(lines, startsLine: false, "") }
    let lineBreak = newline + String(repeating: " ", count: indentation)
    return lineBreak + spelled(lines, startsLine: true, lineBreak)
  }

  /// A string for a plural category or an exact number.
  struct Form {
    let category: PluralCategory?
    let number: Int?
    let text: String

    /// Creates a form; `nil` if neither a category nor a number is given.
    init?(category: PluralCategory?, number: Int?, text: String) {
      guard category != nil || number != nil else { return nil }
      self.category = category
      self.number = number
      self.text = text
    }
  }

  /// Returns the spelling of a plural as a value, including the preceding line break.
  ///
  /// The result is `nil` if the string for `other`, the default variant, is missing.
  static func plural(
    _ forms: [Form], selector: String, indentation: Int, newline: String
  ) -> String? {
    guard forms.contains(where: { $0.category == .other }) else { return nil }
    let spaces = newline + String(repeating: " ", count: indentation)
    var result = spaces + "{ " + selector + " ->"
    func append(_ key: String, _ form: Form) {
      result += spaces + (form.category == .other ? "   *[" : "    [") + key + "]"
      result += value(form.text, indentation: indentation + 8, newline: newline)
    }
    for form in forms.sorted(by: { ($0.number ?? 0) < ($1.number ?? 0) }) {
      if let number = form.number { append(String(number), form) }
    }
    for category in PluralCategory.allCases {
      guard let form = forms.first(where: { $0.category == category }) else { continue }
      append(category.rawValue, form)
    }
    return result + spaces + "}"
  }

  /// Returns a comment as lines that precede a message.
  static func comment(_ comment: String, newline: String) -> String {
    comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { ($0.isEmpty ? "#" : "# " + $0) + newline }.joined()
  }

  /// Returns the spelling of a string as a pattern.
  ///
  /// - Parameters:
  ///   - startsLine: `true` if the pattern begins on a new line.
  ///   - lineBreak: A line terminator, followed by the indentation of the pattern.
  static func pattern(_ text: String, startsLine: Bool, lineBreak: String) -> String {
    spelled(lines(of: text), startsLine: startsLine, lineBreak)
  }

  /// Returns `true` if a string contains a line feed.
  static func hasLines(_ text: String) -> Bool { text.utf8.contains(0x0A) }

  /// A line of a string, which consists of characters and of placeables that are copied unchanged.
  private struct Line {
    enum Part {
      case characters(String)
      case verbatim(String)
    }

    var parts: [Part] = []

    /// `true` if the line has only spaces.
    var isBlank: Bool {
      parts.allSatisfy { part in
        if case .characters(let text) = part { text.utf8.allSatisfy { $0 == 0x20 } } else { false }
      }
    }
  }

  /// Divides a string into lines, including placeables that span several lines.
  private static func lines(of text: String) -> [Line] {
    let bytes = Array(text.utf8)
    let span = bytes.span
    var lines = [Line()]
    var offset = 0
    /// Appends the characters of a range to the last line.
    func append(_ range: Range<Int>) {
      if range.isEmpty { return }
      lines[lines.count - 1].parts.append(
        .characters(String(decoding: bytes[range], as: UTF8.self)))
    }
    var start = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A:
        append(start..<offset)
        lines.append(Line())
        offset += 1
      case 0x0D:
        // A carriage return before a line feed would be read as part of the line terminator.
        append(start..<offset)
        lines[lines.count - 1].parts.append(.verbatim(#"{ "\u000D" }"#))
        offset += 1
      case UInt8(ascii: "{"):
        append(start..<offset)
        var scanner = FluentScanner(offset: offset, end: bytes.count)
        scanner.isUnindented = true
        if scanner.placeable(span) == nil {
          lines[lines.count - 1].parts.append(.verbatim(#"{ "{" }"#))
          offset += 1
          break
        }
        let written = bytes[offset..<scanner.offset]
        for (place, line) in written.split(separator: 0x0A, omittingEmptySubsequences: false)
          .enumerated()
        {
          if place > 0 { lines.append(Line()) }
          if line.isEmpty { continue }
          lines[lines.count - 1].parts.append(.verbatim(String(decoding: line, as: UTF8.self)))
        }
        offset = scanner.offset
      case UInt8(ascii: "}"):
        append(start..<offset)
        lines[lines.count - 1].parts.append(.verbatim(#"{ "}" }"#))
        offset += 1
      default:
        offset += 1
        continue
      }
      start = offset
    }
    append(start..<offset)
    return lines
  }

  private static func spelled(_ lines: [Line], startsLine: Bool, _ lineBreak: String) -> String {
    var result = ""
    let newline = lineBreak.prefix { $0.isNewline }
    for (place, line) in lines.enumerated() {
      let isFirst = place == 0
      let isLast = place == lines.count - 1
      let isEmpty = line.parts.isEmpty && !isFirst && !isLast
      if !isFirst { result += isEmpty ? String(newline) : lineBreak }
      if isEmpty { continue }
      if line.isBlank {
        let count = line.parts.isEmpty ? 0 : spaces(of: line)
        result += quoted(String(repeating: " ", count: count))
        continue
      }
      for (index, part) in line.parts.enumerated() {
        switch part {
        case .verbatim(let written): result += written
        case .characters(let text):
          result += spelled(
            text, startsLine: index == 0 && (startsLine || !isFirst),
            isStart: isFirst && index == 0,
            isEnd: isLast && index == line.parts.count - 1)
        }
      }
    }
    return result
  }

  private static func spaces(of line: Line) -> Int {
    line.parts.reduce(0) { count, part in
      if case .characters(let text) = part { count + text.utf8.count } else { count }
    }
  }

  /// Returns the spelling of characters on a line that is not blank.
  ///
  /// - Parameters:
  ///   - startsLine: `true` if they begin a line.
  ///   - isStart: `true` if they begin the pattern.
  ///   - isEnd: `true` if they end the pattern.
  private static func spelled(
    _ text: String, startsLine: Bool, isStart: Bool, isEnd: Bool
  ) -> String {
    let scalars = text.unicodeScalars
    let front = isStart || startsLine ? scalars.prefix { $0 == " " } : scalars.prefix(0)
    var rest = scalars[front.endIndex...]
    var result = isStart && !front.isEmpty ? quoted(String(front)) : String(front)
    let back: Int
    if isEnd {
      let visible = rest.reversed().drop { $0 == " " }
      back = rest.count - visible.count
      rest = rest.dropLast(back)
    } else {
      back = 0
    }
    if startsLine, let first = rest.first, "[*.".unicodeScalars.contains(first),
      !(isStart && !front.isEmpty)
    {
      result += quoted(String(first))
      rest = rest.dropFirst()
    }
    result += String(rest)
    if back > 0 { result += quoted(String(repeating: " ", count: back)) }
    return result
  }

  private static func quoted(_ text: String) -> String { "{ \"\(text)\" }" }
}
