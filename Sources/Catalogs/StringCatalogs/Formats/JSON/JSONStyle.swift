import JSONSyntax
import TextPrimitives

/// How a JSON file is spaced, so that what is added looks like what is there.
///
/// Xcode's own style is two spaces, `"key" : value`, LF.
package struct JSONStyle {
  /// What each level is indented by; `nil` if everything stands in one line.
  var indentation: String? = "  "
  var newline = "\n"
  var colon = " : "

  /// The style of most tools: two spaces, `"key": value`, LF.
  package static let usual: JSONStyle = {
    var style = JSONStyle()
    style.colon = ": "
    return style
  }()

  /// Makes Xcode's style.
  package init() {}

  /// Reads the style off the first member of the outermost object; without one it is Xcode's.
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

  /// The beginning of a line at a depth; nothing if everything stands in one line.
  package func line(_ depth: Int) -> String {
    guard let indentation else { return "" }
    return newline + String(repeating: indentation, count: depth)
  }

  /// An object at a depth, its members in the order given, each with its value already spelled.
  package func object(_ members: [(name: String, value: String)], depth: Int) -> String {
    guard !members.isEmpty else {
      // Xcode leaves a line empty in an empty object.
      return indentation == nil ? "{}" : "{" + newline + line(depth) + "}"
    }
    let inner = members.map { line(depth + 1) + JSONText.quoted($0.name) + colon + $0.value }
    return "{" + inner.joined(separator: ",") + line(depth) + "}"
  }
}
