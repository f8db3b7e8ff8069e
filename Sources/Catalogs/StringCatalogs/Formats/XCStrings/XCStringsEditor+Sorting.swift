public import Diagnostics
import JSONSyntax

extension XCStringsEditor {
  /// Returns the edits that sort the keys, and the languages of each key, as Xcode does.
  ///
  /// Only the positions of members change. The bytes between and inside the members remain the
  /// same. Members with equal keys keep their relative order.
  ///
  /// - Returns: The edits; empty if the file is already sorted.
  /// - Complexity: O(*n* log *n*), where *n* is the number of keys. Each comparison takes about a
  ///   microsecond.
  public func sort() -> [FixIt.Edit] {
    let members = document.nodes.members(of: strings).map { $0 }
    // The new spelling of each member whose languages are reordered, and `nil` for all other
    // members.
    let spelled = members.map { member -> String? in
      guard let localizations = document.values(named: "localizations", of: member.value).first,
        document.nodes[localizations].kind == .object
      else { return nil }
      let languages = document.nodes.members(of: localizations).map { $0 }
      let edits = moves(languages, order: places(in: languages)) { spelling(of: languages[$0]) }
      return edits.isEmpty ? nil : spelling(of: member, with: edits)
    }
    let order = places(in: members)
    return moves(members, order: order) { spelled[$0] ?? spelling(of: members[$0]) }
      + members.indices.filter { order[$0] == $0 }.compactMap { index in
        spelled[index].map { edit(range(of: members[index]), $0) }
      }
  }

  /// Returns the indices of members in the order of their names.
  private func places(in members: [JSONNodeTable.Member]) -> [Int] {
    let names = members.map { document.text(of: $0.name) ?? "" }
    let isSorted = zip(names, names.dropFirst()).allSatisfy {
      !XcodeOrder.isOrdered($1, before: $0)
    }
    if isSorted { return Array(members.indices) }
    return members.indices.sorted { XcodeOrder.isOrdered(names[$0], before: names[$1]) }
  }

  /// Returns the edits that put members in a given order.
  ///
  /// - Parameters:
  ///   - order: For each position, the index of the member to put there.
  ///   - spelling: Returns the new bytes of the member at an index.
  private func moves(
    _ members: [JSONNodeTable.Member], order: [Int], spelling: (Int) -> String
  ) -> [FixIt.Edit] {
    members.indices.filter { order[$0] != $0 }.map { index in
      edit(range(of: members[index]), spelling(order[index]))
    }
  }

  private func range(of member: JSONNodeTable.Member) -> Range<Int> {
    let start = document.nodes[member.name].range.lowerBound
    return start..<max(start, document.nodes[member.value].range.upperBound)
  }

  private func spelling(of member: JSONNodeTable.Member) -> String {
    String(decoding: document.bytes[range(of: member)], as: UTF8.self)
  }

  /// Returns the bytes of a member after applying edits inside it.
  private func spelling(of member: JSONNodeTable.Member, with edits: [FixIt.Edit]) -> String {
    let range = range(of: member)
    var result: [UInt8] = []
    var end = range.lowerBound
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      result += document.bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    result += document.bytes[end..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
