import Diagnostics
import JSONSyntax
import TextPrimitives

/// The edits that remove duplicates with equal values.
///
/// A removed duplicate has the same value as the first entry with its name, and as the duplicate
/// before it. For this reason, a reader that uses the first or the last entry still gets the same
/// value. A removal changes no other byte. Except in PO files, it keeps a comment before the
/// duplicate, because the comment may concern other entries.
struct DuplicateRemovals {
  private var edits: [SourceRange: FixIt.Edit] = [:]
  /// `true` if the file contains neither a syntax error nor content at which CoreFoundation stops.
  ///
  /// After such content, the reader may misidentify entries, so removing one may change how the
  /// following content is read.
  let isSafe: Bool

  /// Finds the removable duplicates of a file.
  ///
  /// - Complexity: O(*n*) for a JSON file with duplicates, where *n* is its size in bytes. For
  ///   other formats O(*d*), where *d* is the number of duplicates.
  init(of file: CatalogFile) {
    let duplicates = file.errors.filter {
      $0.code == .duplicateKey || $0.code == .duplicateJSONMember
    }
    isSafe = !file.errors.contains { $0.code == .truncatedTable || $0.code == .syntax }
    guard !duplicates.isEmpty else { return }
    if file.format.traits.isJSON { addMembers(file, duplicates) } else { addEntries(file) }
  }

  /// The duplicates whose comments or spelling differ from those of the first entry.
  private var differing: Set<SourceRange> = []

  /// Returns `true` if the removal of the duplicate at a range is safe.
  ///
  /// A removal is safe under two conditions. The duplicate must have the same comments and spelling
  /// as the first entry, and the whole file must be read reliably: see ``isSafe``.
  func isSafe(at range: SourceRange) -> Bool { isSafe && !differing.contains(range) }

  /// Returns the edit that removes the duplicate whose key is at a range.
  ///
  /// The result is `nil` if the values differ, or if the duplicate cannot be removed separately.
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
    // Maps the start of each name to the range of its value and to the end of the previous member.
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
    // Maps the first of several members with the same name to the latest one that was processed.
    var last: [Int: Int] = [:]
    for error in duplicates.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let related = error.related?.lowerBound else { continue }
      let front = last.updateValue(error.range.lowerBound, forKey: related) ?? related
      guard let first = members[related], let front = members[front],
        let second = members[error.range.lowerBound], let previous = second.previous,
        bytes[first.value] == bytes[second.value], bytes[front.value] == bytes[second.value]
      else { continue }
      // The removal includes the preceding comma, so that removals of adjacent members do not
      // overlap.
      edits[error.range] = FixIt.Edit(
        range: SourceRange(previous, second.value.upperBound), text: "")
    }
  }

  private mutating func addEntries(_ file: CatalogFile) {
    // Maps the first of several entries with the same key to the latest one that was processed.
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
  /// Returns `true` if two entries have equal comments, and their removals would delete equal
  /// bytes.
  ///
  /// Spaces, control characters, `"`, `'`, `;` and `=` among the deleted bytes are ignored. The
  /// comments are compared even if a removal keeps them.
  fileprivate func hasSameComments(_ entry: CatalogEntry, as other: CatalogEntry) -> Bool {
    commentBytes(of: entry) == commentBytes(of: other)
      && removedWords(of: entry) == removedWords(of: other)
  }

  /// Returns the bytes of an entry's comment; empty if it has no comment.
  private func commentBytes(of entry: CatalogEntry) -> ArraySlice<UInt8> {
    guard let comment = entry.comment else { return [] }
    return bytes[comment.range.clamped(to: bytes.indices)]
  }

  /// Returns the bytes that the removal of an entry deletes.
  ///
  /// Spaces, control characters, `"`, `'`, `;` and `=` are omitted. In PO files, the bytes include
  /// the comments. The result is `nil` if the entry cannot be removed.
  private func removedWords(of entry: CatalogEntry) -> [UInt8]? {
    removal(of: entry).map { edit in
      let range = edit.range.lowerBound..<edit.range.upperBound
      return bytes[range.clamped(to: bytes.indices)].filter {
        $0 > 0x20 && !"\"';=".utf8.contains($0)
      }
    }
  }

  /// Returns `true` if two entries of a monolingual file have equal strings, with equal variations
  /// and states.
  ///
  /// Both entries or neither of them must be translatable.
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
