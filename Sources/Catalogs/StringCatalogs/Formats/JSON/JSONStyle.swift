import JSONSyntax
import TextPrimitives

/// The indentation, spacing and line terminator of a JSON file, which inserted content also uses.
///
/// Xcode's style is an indentation of two spaces, `"key" : value`, and LF.
package struct JSONStyle {
  /// The indentation of each level; `nil` if the whole file is on one line.
  var indentation: String? = "  "
  var newline = "\n"
  var colon = " : "

  /// The style of most tools: an indentation of two spaces, `"key": value`, and LF.
  package static let usual: JSONStyle = {
    var style = JSONStyle()
    style.colon = ": "
    return style
  }()

  /// Creates Xcode's style.
  package init() {}

  /// Creates the style of the first member in the root object, or Xcode's style if there is none.
  init(of document: JSONDocument) {
    guard let member = document.nodes.members(of: document.root).first(where: { _ in true }) else {
      return
    }
    let bytes = document.bytes
    let start = document.nodes[document.root].contentRange.lowerBound
    let name = document.nodes[member.name].range
    let value = document.nodes[member.value].range
    colon = String(decoding: bytes[name.upperBound..<value.lowerBound], as: UTF8.self)
    if colon.contains(where: \.isNewline) { colon = " : " }
    let space = bytes[start..<name.lowerBound]
    guard let lineFeed = space.lastIndex(of: 0x0A) else {
      indentation = nil
      return
    }
    if lineFeed > start, bytes[lineFeed - 1] == 0x0D { newline = "\r\n" }
    indentation = String(decoding: space[(lineFeed + 1)...], as: UTF8.self)
  }

  /// Returns the line break and indentation for a depth; empty if the file is on one line.
  package func line(_ depth: Int) -> String {
    guard let indentation else { return "" }
    return newline + String(repeating: indentation, count: depth)
  }

  /// Returns an object at a depth; the values of its members are already spelled as JSON.
  package func object(_ members: [(name: String, value: String)], depth: Int) -> String {
    guard !members.isEmpty else {
      // Xcode writes an empty line in an empty object.
      return indentation == nil ? "{}" : "{" + newline + line(depth) + "}"
    }
    let inner = members.map { line(depth + 1) + JSONText.quoted($0.name) + colon + $0.value }
    return "{" + inner.joined(separator: ",") + line(depth) + "}"
  }
}
