import Diagnostics
import JSONSyntax
import TextPrimitives

/// The edits that remove what a file has twice with the same value.
///
/// What is removed has the value of the first one and of the one in front of it: so whether a reader takes the first
/// or the last of them, it reads the same as before. A removal changes no other byte. A comment in front of what is removed stays, for nobody knows what else it
/// is about.
struct DuplicateRemovals {
  private var edits: [SourceRange: FixIt.Edit] = [:]
  /// Whether the file is sound but for duplicates: behind a stray token, what looks like an entry may be none,
  /// and without it the rest reads otherwise.
  let isSafe: Bool

  /// Finds them.
  ///
  /// - Complexity: O(*n*) in the bytes of a JSON file, else O(*d*) in the duplicates; nothing without any.
  init(of file: CatalogFile) {
    let duplicates = file.errors.filter {
      $0.code == .duplicateKey || $0.code == .duplicateJSONMember
    }
    isSafe = !file.errors.contains { $0.code == .truncatedTable || $0.code == .syntax }
    guard !duplicates.isEmpty else { return }
    if file.format.traits.isJSON { addMembers(file, duplicates) } else { addEntries(file) }
  }

  /// The entries that differ from the first one in more than their place, such as by a comment of
  /// a person.
  private var differing: Set<SourceRange> = []

  /// Returns `true` if the removal of a duplicate loses no word of a person.
  func isSafe(at range: SourceRange) -> Bool { isSafe && !differing.contains(range) }

  /// The edit that removes the duplicate whose name has a range; `nil` if the values differ.
  func edit(at range: SourceRange) -> FixIt.Edit? { edits[range] }

  private mutating func addMembers(_ file: CatalogFile, _ duplicates: [CatalogError]) {
    var bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.replaceSubrange(0..<3, with: [0x20, 0x20, 0x20])
    }
    let nodes: JSONNodeTable
    do throws(JSONParseError) {
      nodes = try JSONDocument(parsing: bytes).nodes
    } catch {
      return
    }
    // For each name its value, and the end of the member in front of it.
    var members: [Int: (value: Range<Int>, previous: Int?)] = [:]
    for error in duplicates {
      members[error.range.lowerBound] = (0..<0, nil)
      if let related = error.related { members[related.lowerBound] = (0..<0, nil) }
    }
    for object in nodes.indices where nodes[object].kind == .object {
      var previous: Int?
      for member in nodes.members(of: object) {
        let start = nodes[member.name].range.lowerBound
        let value = nodes[member.value].range
        if members[start] != nil { members[start] = (value, previous) }
        previous = value.upperBound
      }
    }
    // For each first member of those with one name, the one in front of the next.
    var last: [Int: Int] = [:]
    for error in duplicates.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let related = error.related?.lowerBound else { continue }
      let front = last.updateValue(error.range.lowerBound, forKey: related) ?? related
      guard let first = members[related], let front = members[front],
        let second = members[error.range.lowerBound], let previous = second.previous,
        bytes[first.value] == bytes[second.value], bytes[front.value] == bytes[second.value]
      else { continue }
      // With the comma in front, so that two removals next to one another do not overlap.
      edits[error.range] = FixIt.Edit(
        range: SourceRange(previous, second.value.upperBound), text: "")
    }
  }

  private mutating func addEntries(_ file: CatalogFile) {
    // For each first entry of those with one key, the one in front of the next.
    var last: [Int: Int] = [:]
    for (index, entry) in file.entries.enumerated() {
      guard let first = entry.firstOccurrence else { continue }
      let front = last.updateValue(index, forKey: first) ?? first
      guard [first, front].allSatisfy({ file.isEqual(entry, file.entries[$0]) }) else {
        continue
      }
      edits[entry.key.sourceRange] = file.removal(of: entry)
      let other = file.entries[first]
      if !file.hasSameComments(entry, as: other) { differing.insert(entry.key.sourceRange) }
    }
  }
}

extension CatalogFile {
  /// A Boolean value that indicates whether all that the removal of an entry deletes, or leaves to
  /// the next one, is at another entry too.
  fileprivate func hasSameComments(_ entry: CatalogEntry, as other: CatalogEntry) -> Bool {
    commentBytes(of: entry) == commentBytes(of: other)
      && removedWords(of: entry) == removedWords(of: other)
  }

  /// The bytes of the comment of an entry; empty without one.
  private func commentBytes(of entry: CatalogEntry) -> ArraySlice<UInt8> {
    guard let comment = entry.comment else { return [] }
    return bytes[comment.range.clamped(to: bytes.indices)]
  }

  /// What the removal of an entry deletes, its comments included, without spaces and the signs of
  /// the syntax; `nil` for an entry that cannot be removed.
  private func removedWords(of entry: CatalogEntry) -> [UInt8]? {
    removal(of: entry).map { edit in
      let range = edit.range.lowerBound..<edit.range.upperBound
      return bytes[range.clamped(to: bytes.indices)].filter {
        $0 > 0x20 && !"\"';=".utf8.contains($0)
      }
    }
  }

  /// Whether two entries of a file in one language have the same texts.
  func isEqual(_ left: CatalogEntry, _ right: CatalogEntry) -> Bool {
    guard left.shouldTranslate == right.shouldTranslate else { return false }
    let leftValues = localizations[left.localizations].flatMap { values[$0.values] }
    let rightValues = localizations[right.localizations].flatMap { values[$0.values] }
    return leftValues.count == rightValues.count
      && zip(leftValues, rightValues).allSatisfy {
        $0.variation == $1.variation && $0.state == $1.state && areEqual($0.text, $1.text)
      }
  }
}
