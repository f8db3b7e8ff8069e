import Diagnostics
import FormatStrings

/// Edits Fluent resources.
///
/// The edits have the layout of Fluent's serializers: a string with several lines begins on a new
/// line and is indented by four columns.
struct FluentEditor: FormatEditor {
  let file: CatalogFile

  init(_ file: CatalogFile) { self.file = file }

  /// The indentation of values and attributes, in columns.
  private static let step = 4

  // MARK: Values

  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    let range = old.range.clamped(to: file.bytes.indices)
    let text = text.characters
    let start = spacesStart(before: range.lowerBound)
    let startsLine = start > 0 && file.bytes[start - 1] == 0x0A
    // A line that begins with a placeable may begin in the first column; other lines may not.
    let own = startsLine ? range.lowerBound - start : 0
    let column = own > 0 ? own : column(ofLineAt: range.lowerBound) + Self.step
    let spaces = String(repeating: " ", count: column)
    let isWhole = FluentText.hasLines(text) || startsLine && own == 0
    let pattern = FluentText.pattern(
      text, startsLine: startsLine || isWhole, lineBreak: newline + spaces)
    guard isWhole else { return FixIt.Edit(range: SourceRange(range), text: pattern) }
    return FixIt.Edit(
      range: SourceRange(start, range.upperBound),
      text: (startsLine ? spaces : newline + spaces) + pattern)
  }

  /// Returns the offset at which the spaces before a given offset begin.
  private func spacesStart(before offset: Int) -> Int {
    var start = offset
    while start > 0, file.bytes[start - 1] == 0x20 { start -= 1 }
    return start
  }

  /// Returns the offset after the spaces that follow an offset.
  ///
  /// Spaces at the end of a line are not part of a value, so new lines are inserted after them.
  private func spacesEnd(after offset: Int) -> Int {
    var end = offset
    while end < file.bytes.count, file.bytes[end] == 0x20 { end += 1 }
    return end
  }

  private func lineStart(of offset: Int) -> Int {
    var start = min(offset, file.bytes.count)
    while start > 0, file.bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Returns the indentation of the line that contains an offset, in columns.
  ///
  /// The asterisk of a default variant counts as indentation.
  private func column(ofLineAt offset: Int) -> Int {
    let start = lineStart(of: offset)
    let spaces = file.bytes[start...].prefix { $0 == 0x20 }
    let isDefault = spaces.endIndex < file.bytes.count && file.bytes[spaces.endIndex] == 0x2A
    return spaces.count + (isDefault ? 1 : 0)
  }

  func add(
    _ texts: [NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]? {
    guard let plural = plural(of: file.entries[entry]),
      let variant = plural.variants.first(where: { $0.range == file.values[last].text.range })
    else { return nil }
    let column = column(ofLineAt: variant.start)
    let spaces = String(repeating: " ", count: column)
    var lines: [String] = []
    for text in texts {
      guard let category = text.variation.plural, text.substitution == nil else { return nil }
      // The default variant is the string for `other`, so the plural already has one.
      if category == .other { return nil }
      lines.append(
        "\(spaces)[\(category.rawValue)]"
          + FluentText.value(text.text, indentation: column + Self.step, newline: newline))
    }
    // New variants precede the default variant, which is the last one.
    if variant.isDefault {
      let place = lineStart(of: variant.start)
      let added = lines.map { $0 + newline }.joined()
      return [FixIt.Edit(range: SourceRange(place, place), text: added)]
    }
    let place = spacesEnd(after: variant.range.upperBound)
    let added = lines.map { newline + $0 }.joined()
    return [FixIt.Edit(range: SourceRange(place, place), text: added)]
  }

  // MARK: Entries

  /// A plural that is the value of an entry.
  struct Plural {
    /// The range of the name of the variable that selects a variant, such as `count`.
    let number: Range<Int>
    let selector: Range<Int>
    let variants: [FluentPattern.Variant]
  }

  /// Returns the plural that is the whole value of an entry; otherwise `nil`.
  func plural(of entry: CatalogEntry) -> Plural? {
    let bytes = file.bytes
    guard let localization = file.localizations[entry.localizations].first,
      let value = localization.values.first, file.values[value].variation.isForNumbers
    else { return nil }
    let range = localization.range.range.clamped(to: bytes.indices)
    var scanner = FluentScanner(offset: range.lowerBound, end: range.upperBound)
    guard let choice = scanner.pattern(bytes.span)?.choice, let number = choice.number else {
      return nil
    }
    var selector = choice.selector
    while let first = selector.first, bytes[first] <= 0x20 { selector.removeFirst() }
    return Plural(number: number.name, selector: selector, variants: choice.variants)
  }

  /// Parses the message or term of an entry again, and returns it; `nil` if it is invalid.
  private func message(of entry: CatalogEntry) -> FluentEntry? {
    let name = entry.scope.flatMap { file.scopes[$0].name } ?? entry.key
    var scanner = FluentScanner(offset: name.range.lowerBound, end: file.bytes.count)
    return scanner.entry(file.bytes.span)
  }

  /// Returns the names of the attributes of the message or term of an entry.
  func attributeNames(of entry: CatalogEntry) -> [String] {
    message(of: entry)?.attributes.map { file.string(CatalogText($0.name, .verbatim)) } ?? []
  }

  func removableRange(of entry: CatalogEntry) -> Range<Int>? {
    guard let message = message(of: entry) else { return nil }
    let isAlone =
      message.isTerm || (message.value == nil ? 0 : 1) + message.attributes.count == 1
    if isAlone {
      let start = entry.comment.map { lineStart(of: $0.range.lowerBound) }
      return (start ?? message.name.lowerBound)..<message.end
    }
    // A value cannot be removed from a message, nor can the first attribute if there is no value.
    guard entry.scope != nil,
      message.value != nil || message.attributes.first?.start != entry.range.lowerBound
    else { return nil }
    return entry.range.range.clamped(to: file.bytes.indices)
  }

  // MARK: New entries

  /// The text to insert at an offset: the value and attributes of a message, then new messages.
  private struct Insertion {
    var values = ""
    var messages = ""
  }

  /// A message that the file does not contain yet.
  private struct NewMessage {
    var value = ""
    var attributes = ""
    var comment: String?
    var anchor: Int?
  }

  func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    var addition = Addition()
    var insertions: [Int: Insertion] = [:]
    var added: [String: NewMessage] = [:]
    var order: [String] = []
    let known = knownMessages
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      let name = key.source.name(of: key.found).split(separator: ".", maxSplits: 1).map(String.init)
      let attribute = name.count > 1 ? name[1] : nil
      guard Self.isName(name[0]), attribute.map(Self.isName) ?? true else {
        addition.refused.append((index, "the key is not a Fluent identifier"))
        continue
      }
      let column = attribute == nil ? 0 : Self.step
      let (spelled, fault) = spelled(key, column: column)
      guard let spelled else {
        addition.refused.append((index, fault))
        continue
      }
      let text = attribute.map { newline + "    ." + $0 + " =" + spelled } ?? spelled
      if let entry = known[name[0]] {
        guard let found = place(for: attribute, anchor, inMessageOf: entry) else { continue }
        let place = spacesEnd(after: found)
        // If the value is on the same line as the name, it follows the existing spaces.
        let hasSpace = attribute == nil && place > found && text.hasPrefix(" ")
        insertions[place, default: Insertion()].values += hasSpace ? String(text.dropFirst()) : text
        continue
      }
      if added[name[0]] == nil {
        order.append(name[0])
        added[name[0]] = NewMessage(
          comment: key.found.comment.map { key.source.string($0) }, anchor: anchor)
      }
      if attribute == nil {
        added[name[0]]?.value = text
      } else {
        added[name[0]]?.attributes += text
      }
    }
    var tail = ""
    for name in order {
      guard let message = added[name] else { continue }
      let spelled =
        comment(message.comment) + name + " =" + message.value + message.attributes
      if let anchor = message.anchor, let place = self.message(of: file.entries[anchor])?.end {
        let lineEnd = spacesEnd(after: place)
        insertions[lineEnd, default: Insertion()].messages += newline + spelled
      } else {
        tail += spelled + newline
      }
    }
    addition.edits += insertions.map { place, insertion in
      FixIt.Edit(range: SourceRange(place, place), text: insertion.values + insertion.messages)
    }
    if !tail.isEmpty {
      let (end, isLineEnd) = end
      // A comment on the last line would be read as the comment of the new message.
      let isComment =
        end > 0
        && file.bytes[lineStart(of: isLineEnd ? end - 1 : end)...].first == UInt8(ascii: "#")
      addition.edits.append(
        FixIt.Edit(
          range: SourceRange(end, end),
          text: (isLineEnd ? "" : newline) + (isComment ? newline : "") + tail))
    }
    addition.edits.sort { $0.range < $1.range }
    return addition
  }

  /// The index of the first entry of each message in the file, by message name.
  private var knownMessages: [String: Int] {
    Dictionary(
      file.entries.enumerated().map { place, entry in
        (file.string(entry.scope.flatMap { file.scopes[$0].name } ?? entry.key), place)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the offset at which an attribute, or the value, is inserted into an existing message.
  ///
  /// The result is `nil` if the message is invalid.
  private func place(
    for attribute: String?, _ anchor: Int?, inMessageOf entry: Int
  ) -> Int? {
    guard let message = message(of: file.entries[entry]) else { return nil }
    if attribute == nil { return message.equals + 1 }
    if let anchor, self.message(of: file.entries[anchor])?.name == message.name {
      return file.entries[anchor].range.upperBound
    }
    return message.value?.range.upperBound ?? message.equals + 1
  }

  /// Returns the spelling of a key's value, which follows the equals sign.
  ///
  /// If Fluent cannot represent the value, `text` is `nil` and `fault` is the reason.
  private func spelled(_ key: NewKey, column: Int) -> (text: String?, fault: String) {
    if let text = key.onlyText {
      let value = FluentText.value(
        text.text, indentation: column + Self.step, newline: newline)
      return (value, "")
    }
    guard let plural = FluentEditor(key.source).plural(of: key.found) else {
      return (nil, "the source has no number that selects a variant")
    }
    var forms: [FluentText.Form] = []
    for text in key.texts {
      let form = FluentText.Form(
        category: text.variation.plural, number: text.variation.exactNumber, text: text.text)
      guard let form, text.substitution == nil else {
        return (nil, "Fluent supports only strings for plural categories")
      }
      forms.append(form)
    }
    let selector = String(decoding: key.source.bytes[plural.selector], as: UTF8.self)
    let value = FluentText.plural(
      forms, selector: selector, indentation: column + Self.step, newline: newline)
    return (value, "Fluent requires a string for 'other' in a plural")
  }

  private func comment(_ comment: String?) -> String {
    comment.map { FluentText.comment($0, newline: newline) } ?? ""
  }

  /// Returns `true` if a name is a valid identifier, optionally with the leading hyphen of a term.
  private static func isName(_ name: String) -> Bool {
    FluentText.isIdentifier(name.hasPrefix("-") ? name.dropFirst() : name[...])
  }
}
