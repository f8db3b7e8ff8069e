import Diagnostics
import MessageSyntax
import StringCatalogs
import TextPrimitives

extension MessageComparison {
  /// Reports invalid keywords: selectors in plurals, argument types, and argument styles.
  ///
  /// - Returns: The names of the arguments with an invalid keyword.
  mutating func checkWords(_ text: MessageText, _ source: MessageText?) -> Set<String> {
    var found: Set<String> = []
    for (place, node) in text.table.enumerated() where node.kind == .argument {
      let name = text.string(node.name)
      let other = source?.arguments[name]?.places.first ?? onlyPlace(in: source, beside: text)
      let isWrong =
        if node.argumentType.hasPluralStyle {
          checkSelectors(of: place, text, other: other, source: source)
        } else {
          checkType(of: node, text, other: other, source: source)
        }
      if isWrong { found.insert(name) }
    }
    return found
  }

  /// Returns the index of the source's only argument, whose name may have been translated.
  ///
  /// Returns `nil` unless both the source and the translation contain a single argument.
  private func onlyPlace(in source: MessageText?, beside text: MessageText) -> Int? {
    guard let source, source.arguments.all.count == 1, text.arguments.all.count == 1 else {
      return nil
    }
    return source.arguments.all[0].places.first
  }

  /// Reports an invalid argument type or style, and returns `true` if there is one.
  private mutating func checkType(
    of node: MessageNode, _ text: MessageText, other: Int?, source: MessageText?
  ) -> Bool {
    guard node.argumentType == .simple, let source, let other else { return false }
    let expected = source.table[other]
    let type = text.string(node.type)
    let isKnown = MessageArgumentType.known.contains(type.lowercased())
    let isExpectedKnown =
      expected.argumentType.isComplex
      || MessageArgumentType.known.contains(source.string(expected.type).lowercased())
    if !isKnown, isExpectedKnown {
      let word = source.string(expected.type)
      add(.word(found: type, expected: word), at: node.type, text: text, fix: word)
      return true
    }
    if !isKnown, expected.argumentType == .none, !type.isEmpty {
      add(.unknownType(found: type), at: node.type, text: text)
      return true
    }
    guard let style = node.style, let expectedStyle = expected.style,
      expected.argumentType == .simple
    else { return false }
    let range = text.trimmed(style)
    let word = text.string(range)
    let expectedWord = source.string(source.trimmed(expectedStyle))
    // A translator may choose a different predefined style. A style that is not a word is a
    // pattern, such as `#,##0`.
    guard Self.styles.contains(expectedWord), !Self.styles.contains(word),
      word.unicodeScalars.count > 2, word.unicodeScalars.allSatisfy(\.isAlphabetic),
      Set(word).count > 2
    else { return false }
    add(.word(found: word, expected: expectedWord), at: range, text: text, fix: expectedWord)
    return true
  }

  private static let styles: Set<String> = [
    "short", "medium", "long", "full", "integer", "currency", "percent",
  ]

  /// Reports plural selectors that are not plural categories, and returns `true` if there are any.
  private mutating func checkSelectors(
    of place: Int, _ text: MessageText, other: Int?, source: MessageText?
  ) -> Bool {
    let keys = text.keys(at: place)
    func isCategory(_ name: String) -> Bool { PluralCategory(rawValue: name) != nil }
    let strange = keys.filter {
      !$0.name.isEmpty && !$0.name.hasPrefix("=") && !isCategory($0.name)
        && text.spacedNumber(endingWith: $0.range) == nil
    }
    guard !strange.isEmpty else { return false }
    var expected: [String] = []
    if let source, let other, source.table[other].argumentType.hasPluralStyle {
      expected = source.keys(at: other).map(\.name)
    }
    for key in strange {
      let index = keys.firstIndex { $0.range == key.range } ?? 0
      var suggestion: String?
      if isCategory(key.name.lowercased()) {
        suggestion = key.name.lowercased()
      } else if expected.count == keys.count, isCategory(expected[index]) {
        suggestion = expected[index]
      } else if index == keys.count - 1, !keys.contains(where: { $0.name == "other" }) {
        suggestion = "other"
      }
      if let word = suggestion, keys.contains(where: { $0.name == word }) { suggestion = nil }
      add(
        .selector(found: key.name, expected: suggestion), at: key.range, text: text,
        fix: suggestion)
    }
    return true
  }

  /// Reports an apostrophe that accidentally starts a quote, and returns `true` if there is one.
  ///
  /// In `l'{name}`, the braces and everything up to the next apostrophe are printed literally.
  mutating func checkQuotes(_ text: MessageText, _ source: MessageText?) -> Bool {
    // If the source also contains a quote, the quotes in the translation are intentional.
    let quotes = text.table.indices.filter { text.table[$0].kind == .quotedText }
    if quotes.isEmpty || source?.table.contains(where: { $0.kind == .quotedText }) == true {
      return false
    }
    for place in quotes {
      let range = text.table[place].range
      let quoted = text.string(range)
      let isOpen = text.table.isUnterminated(place, in: text.bytes.span)
      let hasName = source?.arguments.all.contains { argument in
        quoted.contains("{\(argument.name)}") || quoted.contains("{\(argument.name),")
      }
      guard isOpen || hasName == true else { continue }
      add(
        .quote(found: Self.shortened(quoted, isOpen: isOpen)),
        at: range.lowerBound..<range.lowerBound + 1, text: text,
        fix: "''")
      return true
    }
    return false
  }

  private static func shortened(_ quoted: String, isOpen: Bool) -> String {
    let text = quoted.dropFirst().dropLast(isOpen ? 0 : 1).unicodeScalars
    let front = text.prefix(24)
    return String(front) + (front.endIndex < text.endIndex ? "…" : "")
  }
}

extension MessageText {
  /// Returns the range of a selector with a space, such as `= 1`; ICU accepts only `=1`.
  ///
  /// Returns `nil` for selectors without a space.
  ///
  /// - Parameter number: The range of the selector's number.
  fileprivate func spacedNumber(endingWith number: Range<Int>) -> Range<Int>? {
    guard !number.isEmpty, bytes[number].allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    var start = number.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start < number.lowerBound, start > 0, bytes[start - 1] == UInt8(ascii: "=") else {
      return nil
    }
    return start - 1..<number.upperBound
  }

  /// Returns the range of a selector such as `= 1`, given the range of its equals sign.
  func spacedNumber(at sign: Range<Int>) -> Range<Int>? {
    guard bytes[sign].elementsEqual([UInt8(ascii: "=")]) else { return nil }
    var start = sign.upperBound
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    var end = start
    while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
    return spacedNumber(endingWith: start..<end)
  }

  /// Returns the range of a part of the string without its leading and trailing white space.
  func trimmed(_ part: Range<Int>) -> Range<Int> {
    var (start, end) = (part.lowerBound, part.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while start < end, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}
