import Diagnostics
import JSONSyntax
import TextPrimitives

extension JSONInsertion {
  /// The edits that put all of it into the file, in its own style; into an empty file, in that of the source.
  func edits(newline: String, source: JSONSource?) -> [FixIt.Edit] {
    var style = JSONStyle(of: document)
    let isEmpty = !document.nodes.members(of: document.root).contains { _ in true }
    if isEmpty, let source { style = JSONStyle(of: source.document) }
    if isEmpty { style.newline = newline }
    let depths = depths()
    var edits: [FixIt.Edit] = []
    for (node, additions) in additions.sorted(by: { $0.key < $1.key }) {
      let depth = depths[node]
      let range = document.nodes[node].range
      let isObject = document.nodes[node].kind == .object
      let places =
        isObject
        ? document.nodes.members(of: node).map(\.value)
        : document.nodes.elements(of: node).map(\.self)
      guard let last = places.last else {
        edits.append(
          FixIt.Edit(
            range: SourceRange(range),
            text: Self.container(
              additions.map { ($0.name, $0.value) }, isObject: isObject, depth: depth, style: style)
          ))
        continue
      }
      for addition in additions {
        let end = document.nodes[addition.anchor ?? last].range.upperBound
        let name = addition.name.map { JSONText.quoted($0) + style.colon } ?? ""
        let line = isOneLine(node) ? " " : style.line(depth + 1)
        let text = "," + line + name + Self.spelled(addition.value, depth: depth + 1, style: style)
        edits.append(FixIt.Edit(range: SourceRange(end, end), text: text))
      }
    }
    return edits
  }

  /// Whether an object or array stands in one line of a file that has several.
  private func isOneLine(_ node: Int) -> Bool {
    node != document.root && !document.bytes[document.nodes[node].range].contains(0x0A)
  }

  private static func spelled(_ value: Value, depth: Int, style: JSONStyle) -> String {
    switch value {
    case .text(let text): JSONText.quoted(text)
    case .spelled(let text): text
    case .object(let members):
      container(members.map { ($0.name, $0.value) }, isObject: true, depth: depth, style: style)
    case .array(let elements):
      container(elements.map { (nil, $0) }, isObject: false, depth: depth, style: style)
    }
  }

  private static func container(
    _ members: [(name: String?, value: Value)], isObject: Bool, depth: Int, style: JSONStyle
  ) -> String {
    let inner = members.map { member in
      let name = member.name.map { JSONText.quoted($0) + style.colon } ?? ""
      return style.line(depth + 1) + name + spelled(member.value, depth: depth + 1, style: style)
    }.joined(separator: ",")
    return (isObject ? "{" : "[") + inner + style.line(depth) + (isObject ? "}" : "]")
  }

  /// For each object and array how deep it is.
  private func depths() -> [Int] {
    var depths = Array(repeating: 0, count: document.nodes.count)
    for place in document.nodes.indices {
      switch document.nodes[place].kind {
      case .object:
        for member in document.nodes.members(of: place) {
          depths[member.value] = depths[place] + 1
        }
      case .array:
        for element in document.nodes.elements(of: place) { depths[element] = depths[place] + 1 }
      default: break
      }
    }
    return depths
  }
}

extension JSONDocument {
  /// The object or array at the end of a step; `nil` if there is none.
  func child(_ step: JSONStep, of node: Int) -> Int? {
    let found: Int?
    switch step {
    case .member(let name):
      guard nodes[node].kind == .object else { return nil }
      found = values(named: name, of: node).first
    case .element(let index):
      guard nodes[node].kind == .array else { return nil }
      found = nodes.elements(of: node).dropFirst(index).first { _ in true }
    }
    return found.flatMap { nodes[$0].kind == .object || nodes[$0].kind == .array ? $0 : nil }
  }
}
