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
  /// Its nodes, as far as it can be understood.
  let table: MessageNodeTable
  /// What is wrong in it.
  let errors: [MessageParseError]
  /// What it does with arguments.
  let arguments: MessageArguments

  /// Reads a text; `nil` if it is too long for anybody to read, or no message.
  ///
  /// - Parameter hasToChoose: Whether a text without a choice is no message: the source decides that, also for
  ///   its translations.
  init?(
    _ text: CatalogText, _ variation: CatalogVariation, _ site: LintSite, in content: CatalogFile,
    _ dialect: MessageDialect, hasToChoose: Bool
  ) {
    guard text.range.count <= MessageNodeTable.maximumLength else { return nil }
    self.text = text
    self.variation = variation
    self.site = site
    var bytes: [UInt8] = []
    content.decode(text, into: &bytes)
    // Without a comma it has names at most.
    if hasToChoose, !bytes.contains(UInt8(ascii: ",")) { return nil }
    var table = MessageNodeTable()
    var errors: [MessageParseError] = []
    var isFirst = true
    for apostrophes in dialect.apostrophes {
      var other = MessageNodeTable()
      let found = other.parse(recovering: bytes.span, apostrophes: apostrophes)
      if isFirst || found.isEmpty { (table, errors) = (other, found) }
      if found.isEmpty { break }
      isFirst = false
    }
    let isChoosing = table.contains { $0.kind == .variant && $0.range.count > 1 }
    if hasToChoose, !isChoosing { return nil }
    arguments = MessageArguments(of: table, in: bytes)
    self.table = table
    self.bytes = bytes
    self.errors = errors
  }

  /// A part of the text.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
