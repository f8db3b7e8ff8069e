import MessageSyntax
import StringCatalogs

/// A string of a catalog, parsed as an ICU message.
struct MessageText {
  /// The location of the string in its file.
  let text: CatalogText
  /// The variation of the string in its localization.
  let variation: CatalogVariation
  /// The site of the string.
  let site: LintSite
  /// The UTF-8 of the string, without the escapes of the file.
  let bytes: [UInt8]
  /// The UTF-8 of the string, with spaces in place of the inline elements of XLIFF.
  ///
  /// Attributes of these elements may contain braces.
  let plainBytes: [UInt8]
  /// The nodes of the message, as far as they can be parsed.
  let table: MessageNodeTable
  /// The errors of the parser.
  let errors: [MessageParseError]
  /// `true` if the message contains a choice, such as a plural or a select.
  let isChoosing: Bool
  /// The arguments of the message.
  let arguments: MessageArguments

  /// Parses a string; `nil` if it is unusually long or not a message.
  ///
  /// - Parameter hasToChoose: `true` if only strings with a choice, or with an argument that has a
  ///   type, such as `{n, number}`, are messages. For a translation, this depends on its source.
  init?(
    _ text: CatalogText, variation: CatalogVariation, site: LintSite, in content: CatalogFile,
    dialect: MessageDialect, hasToChoose: Bool
  ) {
    guard text.range.count <= MessageNodeTable.maximumLength else { return nil }
    self.text = text
    self.variation = variation
    self.site = site
    var bytes: [UInt8] = []
    content.decode(text, into: &bytes)
    // A message without a comma contains at most plain arguments.
    if hasToChoose, !bytes.contains(UInt8(ascii: ",")) { return nil }
    var plain = bytes
    if content.mayHaveInlineElements(text) { content.decode(withoutElements: text, into: &plain) }
    var table = MessageNodeTable()
    var errors: [MessageParseError] = []
    var isFirst = true
    for apostrophes in dialect.apostrophes {
      var other = MessageNodeTable()
      let found = other.parse(recovering: plain.span, apostrophes: apostrophes)
      if isFirst || found.isEmpty { (table, errors) = (other, found) }
      if found.isEmpty { break }
      isFirst = false
    }
    if !errors.isEmpty, !dialect.isEveryTextMessage, let apostrophes = dialect.apostrophes.first,
      let other = Self.withoutNames(plain)
    {
      var replaced = MessageNodeTable()
      let found = replaced.parse(recovering: other.span, apostrophes: apostrophes)
      if found.count < errors.count { (table, errors, plain) = (replaced, found, other) }
    }
    isChoosing = table.contains { $0.kind == .variant && $0.range.count > 1 }
    let isTyped = errors.isEmpty && table.contains { Self.isTyped($0, in: bytes) }
    if hasToChoose, !isChoosing, !isTyped { return nil }
    arguments = MessageArguments(of: table, in: bytes)
    self.table = table
    self.bytes = bytes
    plainBytes = plain
    self.errors = errors
  }

  /// Returns a string with spaces in place of each `{{name}}`; `nil` if there is none.
  ///
  /// Angular replaces these names before it parses the message, for example in
  /// `{n, plural, other {{{INTERPOLATION}} files}}`.
  private static func withoutNames(_ bytes: [UInt8]) -> [UInt8]? {
    var result = bytes
    var hasNames = false
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset...].starts(with: "{{".utf8) else {
        offset += 1
        continue
      }
      let name = bytes[(offset + 2)...].prefix {
        ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_")
      }
      guard !name.isEmpty, bytes[name.endIndex...].starts(with: "}}".utf8) else {
        offset += 1
        continue
      }
      for place in offset..<name.endIndex + 2 { result[place] = UInt8(ascii: " ") }
      hasNames = true
      offset = name.endIndex + 2
    }
    return hasNames ? result : nil
  }

  /// Returns `true` if a node is an argument with a supported type, such as `{n, number}`.
  private static func isTyped(_ node: MessageNode, in bytes: [UInt8]) -> Bool {
    guard node.kind == .argument, node.argumentType == .simple else { return false }
    let type = String(decoding: bytes[node.type], as: UTF8.self).lowercased()
    return MessageArgumentType.known.contains(type)
  }

  /// Returns a part of the string.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
