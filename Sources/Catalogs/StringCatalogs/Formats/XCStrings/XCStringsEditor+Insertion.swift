import Diagnostics
import JSONSyntax
import TextPrimitives

extension XCStringsEditor {
  /// Returns the edits that insert members into an object in the order of ``XcodeOrder``.
  ///
  /// If the existing members are not sorted, a new member is inserted at the position that a binary
  /// search finds. Existing members are not moved.
  ///
  /// - Parameter depth: The depth of the object in the file.
  func insert(
    _ members: [(name: String, value: String)], into object: Int, depth: Int
  ) -> [FixIt.Edit] {
    let existing = document.nodes.members(of: object).map { $0 }
    var known = Set(existing.map { Array((document.text(of: $0.name) ?? "").utf8) })
    let sorted = members.filter { known.insert(Array($0.name.utf8)).inserted }
      .sorted { XcodeOrder.isOrdered($0.name, before: $1.name) }
    guard !sorted.isEmpty else { return [] }
    if existing.isEmpty {
      let range = document.nodes[object].range
      return [edit(range, style.object(sorted, depth: depth))]
    }
    var slots: [(slot: Int, members: [(name: String, value: String)])] = []
    for member in sorted {
      let slot = existing.partitioningIndex {
        XcodeOrder.isOrdered(member.name, before: document.text(of: $0.name) ?? "")
      }
      if slots.last?.slot == slot {
        slots[slots.count - 1].members.append(member)
      } else {
        slots.append((slot, [member]))
      }
    }
    return slots.map { slot, members in
      insertion(of: members, at: slot, among: existing, depth: depth)
    }
  }

  /// Returns the edit that inserts members before an existing member, or after the last one.
  func insertion(
    of members: [(name: String, value: String)], at slot: Int,
    among existing: [JSONNodeTable.Member], depth: Int
  ) -> FixIt.Edit {
    let spelled = members.map { JSONText.quoted($0.name) + style.colon + $0.value }
    let line = style.line(depth + 1)
    if slot == 0, let first = existing.first {
      let start = document.nodes[first.name].range.lowerBound
      return edit(start..<start, spelled.map { $0 + "," + line }.joined())
    }
    let end = document.nodes[existing[slot - 1].value].range.upperBound
    return edit(end..<end, spelled.map { "," + line + $0 }.joined())
  }

  func edit(_ range: Range<Int>, _ text: String) -> FixIt.Edit {
    FixIt.Edit(range: SourceRange(range), text: text)
  }
}
