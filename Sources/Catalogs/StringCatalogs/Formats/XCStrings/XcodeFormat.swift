import Diagnostics
import JSONSyntax
import TextPrimitives

/// The layout of the string catalogs that Xcode writes.
enum XcodeFormat {
  /// Returns the first difference from Xcode's layout; `nil` for the same layout or invalid JSON.
  ///
  /// White space at the end of the file is ignored.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of keys. Each key takes about a
  ///   microsecond.
  static func firstDifference(in bytes: [UInt8]) -> LayoutDifference? {
    do throws(JSONParseError) {
      let walk = Walk(try JSONDocument(parsing: bytes))
      return walk.firstDifference()
    } catch {
      return nil
    }
  }

  private struct Walk {
    let document: JSONDocument
    private let nodes: JSONNodeTable

    init(_ document: JSONDocument) {
      self.document = document
      nodes = document.nodes
    }

    func firstDifference() -> LayoutDifference? {
      // The open objects, each with the end of the part that was already read. The parser limits
      // the depth.
      var open: [(object: Int, members: JSONNodeTable.Members, end: Int, previous: String?)] = []
      guard nodes[0].kind == .object else { return nil }
      if nodes[0].range.lowerBound > 0 {
        return difference(0..<nodes[0].range.lowerBound, "nothing before {")
      }
      open.append((0, nodes.members(of: 0), 1, nil))
      while var last = open.popLast() {
        let depth = open.count
        let object = nodes[last.object].range
        guard let member = last.members.next() else {
          let isEmpty = last.end == object.lowerBound + 1
          let gap = last.end..<object.upperBound - 1
          let line = "\n" + String(repeating: "  ", count: depth)
          guard isGap(gap, isEmpty ? "\n" + line : line) else {
            return difference(
              gap, isEmpty ? "an empty line in the empty object" : "} on its own line")
          }
          continue
        }
        let name = nodes[member.name].range
        let value = nodes[member.value].range
        let text = document.text(of: member.name) ?? ""
        let line = "\n" + String(repeating: "  ", count: depth + 1)
        if !isGap(last.end..<name.lowerBound, (last.previous == nil ? "" : ",") + line) {
          return difference(
            last.end..<name.lowerBound,
            "each member on its own line, with two spaces per level and LF")
        }
        if !isGap(name.upperBound..<value.lowerBound, " : ") {
          return difference(
            name.upperBound..<value.lowerBound, "a space on either side of the colon")
        }
        if let previous = last.previous, !XcodeOrder.isOrdered(previous, before: text) {
          return difference(
            name, "the members in Xcode's order, this one before '\(previous)'")
        }
        for place in [member.name, member.value] {
          if let difference = spelling(place) { return difference }
        }
        last.end = value.upperBound
        last.previous = text
        open.append(last)
        if nodes[member.value].kind == .object {
          open.append((member.value, nodes.members(of: member.value), value.lowerBound + 1, nil))
        }
      }
      return nil
    }

    private func isGap(_ range: Range<Int>, _ expected: String) -> Bool {
      document.bytes[range].elementsEqual(expected.utf8)
    }

    private func spelling(_ place: Int) -> LayoutDifference? {
      let node = nodes[place]
      guard node.kind == .string, node.hasEscapes, let text = document.text(of: place) else {
        return nil
      }
      if document.bytes[node.contentRange].elementsEqual(JSONText.escaped(text).utf8) {
        return nil
      }
      return difference(
        node.range, "escapes only for quotation marks, backslashes and control characters")
    }

    private func difference(_ range: Range<Int>, _ expected: String) -> LayoutDifference {
      LayoutDifference(range: SourceRange(range), expected: expected)
    }
  }
}
