import Diagnostics

extension GettextFormat {
  /// Returns losses for the comment directives, obsolete entries and header fields that only the
  /// tools of gettext read.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
  func unportableContent(of content: CatalogFile, path: String) -> [ConversionLoss] {
    var losses: [ConversionLoss] = []
    for entry in content.entries {
      var names: [String] = []
      for line in content.bytes[entry.range.range].split(separator: UInt8(ascii: "\n")) {
        guard line.first == UInt8(ascii: "#") else { break }
        if let name = Self.directive(line), !names.contains(name) { names.append(name) }
      }
      losses += names.map { name in
        ConversionLoss(
          aspect: .attribute, of: entry, in: content,
          message: "gettext \(name) are lost")
      }
    }
    let lines = content.bytes.split(separator: UInt8(ascii: "\n"))
    if lines.contains(where: { $0.starts(with: "#~ msgid".utf8) }) {
      losses.append(
        ConversionLoss(
          aspect: .attribute, message: "\(path): obsolete entries are lost"))
    }
    let fields = Self.fields(Array(lines))
    if !fields.isEmpty {
      losses.append(
        ConversionLoss(
          aspect: .attribute,
          message: "\(path): header fields are lost: \(fields.joined(separator: ", "))"))
    }
    return losses
  }

  /// Returns the name of a directive; `nil` for a comment by a person or a directive that is kept.
  private static func directive(_ line: ArraySlice<UInt8>) -> String? {
    switch line.dropFirst().first {
    case UInt8(ascii: ":"): return "references"
    case UInt8(ascii: "|"): return "previous strings"
    case UInt8(ascii: ","), UInt8(ascii: "="):
      let flags = String(decoding: line.dropFirst(2), as: UTF8.self)
        .split { $0 == "," || $0 == " " || $0 == "\r" }
      return flags.allSatisfy { $0 == "fuzzy" || $0.hasSuffix("-format") } ? nil : "flags"
    default: return nil
    }
  }

  /// Returns the names of nonempty header fields that are not required to read the file.
  private static func fields(_ lines: [ArraySlice<UInt8>]) -> [String] {
    guard let start = lines.firstIndex(where: { $0.starts(with: "msgid \"\"".utf8) }) else {
      return []
    }
    let read = [
      "Language", "MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Plural-Forms",
    ]
    var names: [String] = []
    for line in lines[(start + 1)...] {
      if line.starts(with: "msgstr".utf8) { continue }
      guard line.first == UInt8(ascii: "\"") else { break }
      let text = String(decoding: line.dropFirst(), as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { continue }
      let value = text[text.index(after: colon)...].prefix { $0 != "\\" && $0 != "\"" }
      let name = String(text[..<colon])
      if !read.contains(name), value.contains(where: { $0 != " " }) { names.append(name) }
    }
    return names
  }
}
