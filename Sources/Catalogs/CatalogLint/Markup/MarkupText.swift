import MessageSyntax
import StringCatalogs

/// A string with its tags and Markdown marks; in an ICU message, only `other` variants are read.
struct MarkupText {
  let bytes: [UInt8]
  private(set) var tags: [MarkupTag]
  let marks: MarkdownMarks
  /// `true` if the string is an ICU message with variants other than `other`, which are not read.
  let isChoosing: Bool

  /// Reads the markup of a catalog string.
  init(_ text: CatalogText, in content: CatalogFile) {
    var bytes: [UInt8] = []
    // Inline elements are omitted, because the comparison of placeholders checks them by ID.
    content.decode(withoutElements: text, into: &bytes)
    let skipped = Self.otherwise(bytes)
    isChoosing = !skipped.isEmpty
    if !skipped.isEmpty {
      // Spaces replace the variants other than `other`, so that the offsets remain valid.
      for range in skipped { for offset in range { bytes[offset] = 0x20 } }
    }
    tags = MarkupTag.find(in: bytes)
    marks = MarkdownMarks(of: bytes)
    self.bytes = bytes
  }

  /// Returns the string without the tags of one element.
  func without(_ name: String) -> MarkupText {
    var text = self
    text.tags.removeAll { $0.name == name }
    return text
  }

  /// The first closing tag with a space before its name, such as `</ em>`; `nil` if there is none.
  ///
  /// HTML parsers treat it [as a
  /// comment](https://html.spec.whatwg.org/multipage/parsing.html#end-tag-open-state).
  var brokenEnd: Range<Int>? {
    for start in bytes.indices.dropLast(3)
    where bytes[start] == UInt8(ascii: "<") && bytes[start + 1] == UInt8(ascii: "/")
      && bytes[start + 2] == 0x20
    {
      let rest = bytes[(start + 2)...].drop { $0 == 0x20 }
      let end = rest.firstIndex { ($0 | 0x20) &- 0x61 >= 26 && $0 &- 0x30 >= 10 }
      if let end, end > rest.startIndex, bytes[end] == UInt8(ascii: ">") { return start..<end + 1 }
    }
    return nil
  }

  /// Returns the ranges of all variants except `other`.
  private static func otherwise(_ bytes: [UInt8]) -> [Range<Int>] {
    guard bytes.contains(UInt8(ascii: "{")), bytes.contains(UInt8(ascii: ",")) else { return [] }
    var table = MessageNodeTable()
    guard table.parse(recovering: bytes.span).isEmpty else { return [] }
    return table.filter { node in
      node.kind == .variant && node.range.count > 1
        && !bytes[node.name].elementsEqual("other".utf8)
    }.map(\.range)
  }
}
