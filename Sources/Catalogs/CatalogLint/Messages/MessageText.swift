import MessageSyntax
import StringCatalogs

/// A text of a catalog, read as a message.
struct MessageText {
  /// Its text.
  let text: CatalogText
  /// Which text of its localization it is.
  let variation: CatalogVariation
  /// The place of the text.
  let site: LintSite
  /// Its UTF-8, without the escapes of the file.
  let bytes: [UInt8]
  /// The same with blanks in place of the inline elements of XLIFF, whose attributes may have
  /// braces.
  let plainBytes: [UInt8]
  /// Its nodes, as far as it can be understood.
  let table: MessageNodeTable
  /// What is wrong in it.
  let errors: [MessageParseError]
  /// A Boolean value that indicates whether it chooses by a number or a word.
  let isChoosing: Bool
  /// What it does with arguments.
  let arguments: MessageArguments

  /// Reads a text; `nil` if it is too long for anybody to read, or no message.
  ///
  /// - Parameter hasToChoose: `true` if a text without a choice and without a type of an argument, such as
  ///   `{n, number}`, is no message: the source decides that, also for its translations.
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
    // Without a comma it has names at most.
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
    isChoosing = table.contains { $0.kind == .variant && $0.range.count > 1 }
    let isTyped = errors.isEmpty && table.contains { Self.isTyped($0, in: bytes) }
    if hasToChoose, !isChoosing, !isTyped { return nil }
    arguments = MessageArguments(of: table, in: bytes)
    self.table = table
    self.bytes = bytes
    plainBytes = plain
    self.errors = errors
  }

  /// Returns a Boolean value that indicates whether a node is an argument with a type that
  /// formatters know: `{n, number}`.
  private static func isTyped(_ node: MessageNode, in bytes: [UInt8]) -> Bool {
    guard node.kind == .argument, node.argumentType == .simple else { return false }
    let type = String(decoding: bytes[node.type], as: UTF8.self).lowercased()
    return MessageArgumentType.known.contains(type)
  }

  /// A part of the text.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
