import Diagnostics
import JSONSyntax

extension CatalogEditor {
  /// The edits that put statements behind the last one of a table of the old style.
  func appendStatements(
    _ keys: [(source: CatalogFile, entry: Int, texts: [NewText])]
  ) -> (edits: [FixIt.Edit], refused: [Int]) {
    let isXML = file.entries.contains { $0.key.spelling == .xml } || isXMLDocument
    guard !isXML, !keys.isEmpty else { return ([], Array(keys.indices)) }
    var added = ""
    var refused: [Int] = []
    for (index, key) in keys.enumerated() {
      // Plurals have a file of their own.
      guard key.texts.count == 1, let text = key.texts.first, text.variation == .none else {
        refused.append(index)
        continue
      }
      let entry = key.source.entries[key.entry]
      if !added.isEmpty || !file.entries.isEmpty { added += newline }
      if let comment = entry.comment.map(key.source.string) {
        var inside = comment.trimmingPrefix { $0.isWhitespace }
        while inside.last?.isWhitespace == true { inside.removeLast() }
        added += "/* " + Self.commentText(inside) + " */" + newline
      }
      added += "\"" + TextSpelling.propertyList(key.source.string(entry.key)) + "\" = \""
      added += TextSpelling.propertyList(text.text) + "\";" + newline
    }
    let end = file.bytes.count
    let hasEnd = end == 0 || file.bytes[max(0, end - 2)..<end].contains(0x0A)
    if !hasEnd, !added.isEmpty { added = newline + added }
    let edits = added.isEmpty ? [] : [FixIt.Edit(range: SourceRange(end, end), text: added)]
    return (edits, refused)
  }

  /// A text that does not end the comment it is in, by scalars: a combining mark may follow.
  private static func commentText(_ text: some StringProtocol) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if last == "*", scalar == "/" { result.unicodeScalars.append(" ") }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
    return result
  }

  private var isXMLDocument: Bool {
    let front = file.bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    return front.first == UInt8(ascii: "<")
  }

  /// The edits that put members behind the last one of the outermost object.
  func appendMembers(
    _ keys: [(source: CatalogFile, entry: Int, texts: [NewText])]
  ) -> (edits: [FixIt.Edit], refused: [Int]) {
    let editor: JSONDocument
    do throws(JSONParseError) {
      editor = try JSONDocument(parsing: file.bytes)
    } catch {
      return ([], Array(keys.indices))
    }
    let style = JSONStyle(of: editor)
    var members: [(name: String, value: String)] = []
    var refused: [Int] = []
    for (index, key) in keys.enumerated() {
      guard key.texts.count == 1, let text = key.texts.first, text.variation == .none else {
        refused.append(index)
        continue
      }
      let name = key.source.string(key.source.entries[key.entry].key)
      members.append((name, JSONStyle.string(text.text)))
    }
    if members.isEmpty { return ([], refused) }
    guard editor.nodes[editor.root].kind == .object else { return ([], Array(keys.indices)) }
    let last = Array(editor.nodes.members(of: editor.root)).last
    guard let last else {
      let range = editor.nodes[editor.root].range
      let text = style.object(members, depth: 0)
      return ([FixIt.Edit(range: SourceRange(range), text: text)], refused)
    }
    let end = editor.nodes[last.value].range.upperBound
    let text = members.map {
      "," + style.line(1) + JSONStyle.string($0.name) + style.colon + $0.value
    }.joined()
    return ([FixIt.Edit(range: SourceRange(end, end), text: text)], refused)
  }
}
