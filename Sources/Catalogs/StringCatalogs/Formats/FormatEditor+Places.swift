import Diagnostics

extension FormatEditor {
  /// Returns, for each new key, the index of the entry after which it is inserted.
  ///
  /// This is the entry of the nearest preceding key in the source that is also in the file, or else
  /// the last entry. The index is `nil` if the file has no entries.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries in the file and the sources.
  func anchors(_ keys: [NewKey]) -> [Int?] {
    func identity(_ entry: CatalogEntry, _ file: CatalogFile) -> EntryIdentity {
      EntryIdentity(kind: entry.kind, name: file.name(of: entry))
    }
    guard
      let end = file.entries.indices.max(by: {
        file.entries[$0].range.upperBound < file.entries[$1].range.upperBound
      })
    else { return keys.map { _ in nil } }
    let own = Dictionary(
      file.entries.enumerated().map { (identity($1, file), $0) },
      uniquingKeysWith: { first, _ in first })
    var bySource: [Int: [Int?]] = [:]
    return keys.map { key in
      let found =
        bySource[key.sourcePlace]
        ?? {
          var last: Int?
          return key.source.entries.map { entry in
            last = own[identity(entry, key.source)] ?? last
            return last
          }
        }()
      bySource[key.sourcePlace] = found
      return found[key.entry] ?? end
    }
  }

  /// Returns the end of the line if nothing, or only a comment, follows an offset on the line.
  ///
  /// Otherwise, the result is the offset itself.
  func lineEnd(behind offset: Int) -> Int {
    let bytes = file.bytes
    let rest = bytes[offset...].prefix { $0 != 0x0A }
    let front = rest.drop { $0 == 0x20 || $0 == 0x09 }
    let isComment =
      front.starts(with: "//".utf8)
      || front.starts(with: "/*".utf8) && Self.contains("*/", front)
      || front.starts(with: "<!--".utf8) && Self.contains("-->", front)
    guard front.isEmpty || front.first == 0x0D || isComment else { return offset }
    return rest.last == 0x0D ? rest.endIndex - 1 : rest.endIndex
  }

  private static func contains(_ word: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
  }

  /// Returns the indentation of the line at an offset.
  func blanks(before offset: Int) -> String {
    var start = offset
    while start > 0, file.bytes[start - 1] != 0x0A { start -= 1 }
    let blanks = file.bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// The line terminator of the file.
  var newline: String { Self.newline(of: file.bytes) }

  static func newline(of bytes: [UInt8]) -> String {
    guard let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  /// The offset of the end of the file, and `true` if the file is empty or ends with a line
  /// terminator.
  var end: (offset: Int, isLineEnd: Bool) {
    let bytes = file.bytes
    let isWide = CodeUnits.detect(bytes.span).units.width > 1
    return (
      bytes.count, bytes.isEmpty || bytes.suffix(isWide ? 2 : 1).contains(0x0A)
    )
  }

  func lastOccurrence(of word: StaticString) -> Int? {
    let wanted = Array("\(word)".utf8)
    var place = file.bytes.count - wanted.count
    while place >= 0 {
      if file.bytes[place...].starts(with: wanted) { return place }
      place -= 1
    }
    return nil
  }
}

private struct EntryIdentity: Hashable {
  let kind: CatalogEntry.Kind
  let name: String
}
