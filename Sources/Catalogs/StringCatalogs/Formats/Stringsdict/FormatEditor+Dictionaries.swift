import Diagnostics
import TextPrimitives

extension FormatEditor {
  /// Returns the edits that add keys to the dictionary of an XML property list.
  ///
  /// The values are strings, or `.stringsdict` rules.
  ///
  /// - Parameters:
  ///   - reason: The reason for rejecting a key whose strings cannot be represented.
  ///   - spelled: Returns the value of a key.
  func addDictionaryMembers(
    _ keys: [NewKey], reason: String, _ spelled: (NewKey, DictionaryStyle) -> String?
  ) -> Addition {
    var addition = Addition()
    let style = DictionaryStyle(self)
    var tail = ""
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      guard let value = spelled(key, style) else {
        addition.refused.append((index, reason))
        continue
      }
      let name = XMLEscaping.escaped(key.source.string(key.found.key))
      let member = style.line(0) + "<key>\(name)</key>" + style.line(0) + value
      if let anchor, anchor + 1 < file.entries.count {
        let place = lineEnd(behind: file.entries[anchor].range.upperBound)
        addition.edits.append(FixIt.Edit(range: SourceRange(place, place), text: member))
      } else {
        tail += member
      }
    }
    if tail.isEmpty { return addition }
    if let end = lastOccurrence(of: "</dict") {
      var start = end
      while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[start - 1]) { start -= 1 }
      let isOwnLine = file.bytes[start..<end].contains(0x0A)
      addition.edits.append(
        FixIt.Edit(
          range: SourceRange(start, start), text: isOwnLine ? tail : tail + newline))
    } else if let place = lastOccurrence(of: "<dict/>") {
      addition.edits.append(
        FixIt.Edit(
          range: SourceRange(place, place + 7), text: "<dict>" + tail + newline + "</dict>"))
    } else {
      addition.refused = keys.indices.map { ($0, "the file has no dictionary of keys") }
    }
    return addition
  }
}

/// The indentation of a dictionary in a property list.
struct DictionaryStyle {
  let newline: String
  let indentation: String
  let step: String

  init(_ editor: some FormatEditor) {
    newline = editor.newline
    let outer =
      editor.lastOccurrence(of: "</dict").map { editor.blanks(before: $0) } ?? ""
    let inner = editor.file.entries.first.map { editor.blanks(before: $0.key.range.lowerBound) }
    step =
      inner.flatMap {
        $0.hasPrefix(outer) && $0 != outer ? String($0.dropFirst(outer.count)) : nil
      }
      ?? "\t"
    indentation = inner ?? outer + step
  }

  func line(_ depth: Int) -> String {
    newline + indentation + String(repeating: step, count: depth)
  }
}
