import Diagnostics
import StringCatalogs

extension RulePage.Example {
  /// Variants of the example, as other editors would write them.
  ///
  /// A variant must cause the same diagnostics as the example.
  var mutations: [(name: String, example: Self)] {
    // The rule `non-xcode-format` reports files that an editor other than Xcode wrote, so variants
    // would change the result.
    if rule == "non-xcode-format" { return [] }
    var mutations = [("CRLF", self)]
    for index in files.indices { mutations[0].1.files[index].useCRLF() }
    // In a string catalog, the inserted characters are an unknown member. A diagnostic for a whole
    // file stays at its start, but the expected position would move.
    if rule != "unknown-member", rule != "assumed-source",
      rule != "missing-language" || files.count == 1
    {
      var moved = self
      for index in files.indices { moved.files[index].putCharactersInFront() }
      mutations.append(("multi-byte characters in front", moved))
    }
    // Some rules check for a byte order mark.
    if !rule.contains("byte-order-mark") {
      var marked = self
      for index in files.indices { marked.files[index].insert([0xEF, 0xBB, 0xBF], at: 0) }
      mutations.append(("a byte order mark", marked))
    }
    var reordered = self
    for index in files.indices { reordered.files[index].reorder() }
    // The order determines which of two duplicates is the first one.
    if !rule.hasPrefix("duplicate"), rule != "symbol-collision" {
      mutations.append(("keys reordered", reordered))
    }
    return mutations.map { (name: $0.0, example: $0.1) }
  }
}

extension RulePage.Example.File {
  fileprivate mutating func insert(_ inserted: [UInt8], at offset: Int) {
    bytes.insert(contentsOf: inserted, at: offset)
    marks = marks.map { $0 >= offset ? $0 + inserted.count : $0 }
  }

  fileprivate mutating func useCRLF() {
    for offset in bytes.indices.reversed() where bytes[offset] == 0x0A {
      insert([0x0D], at: offset)
      // An expected diagnostic at the end of a line stays before the inserted carriage return.
      marks = marks.map { $0 == offset + 1 ? offset : $0 }
    }
  }

  fileprivate mutating func putCharactersInFront() {
    switch format {
    case .xcstrings:
      guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return }
      insert(Array("\n  \"Ωé🙂\" : \"漢字\",".utf8), at: brace + 1)
    case .strings: insert(Array("/* Ωé🙂漢字 */\n".utf8), at: 0)
    case .gettext, .properties, .fluent:
      insert(
        Array("# Ωé🙂漢字\n\n".utf8), at: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    case .arb, .json:
      // In ARB, a member whose name starts with `@@` is metadata of the file. In JSON, a number is
      // not a string but a setting.
      guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return }
      insert(
        Array((format == .arb ? "\n \"@@Ωé🙂\": \"漢字\"," : "\n \"Ωé🙂\": 1,").utf8), at: brace + 1)
    default:
      // An XML declaration must be at the start of the file.
      var offset = 0
      if bytes.starts(with: Array("<?xml".utf8)),
        let end = bytes.firstIndex(of: UInt8(ascii: ">"))
      {
        offset = end + 1
      }
      insert(Array("<!-- Ωé🙂漢字 -->".utf8), at: offset)
    }
  }

  /// Reverses the order of the entries if the file contains no errors.
  fileprivate mutating func reorder() {
    let file = CatalogFile.read(bytes, format: format)
    guard file.errors.isEmpty, file.entries.count > 1 else { return }
    // In a different object, a key would be a different key, and an attribute would belong to a
    // different message.
    guard ![.json, .fluent].contains(format) || file.scopes.isEmpty else { return }
    let spans = file.entries.map { entry -> Range<Int> in
      let key = entry.key.range
      var lower = min(key.lowerBound, entry.range.lowerBound)
      // The range also includes the quotation mark of the key.
      if lower == key.lowerBound, lower > 0, bytes[lower - 1] == UInt8(ascii: "\"") { lower -= 1 }
      return lower..<max(key.upperBound + 1, entry.range.upperBound)
    }
    // A comment belongs to the entry after it, but would not be moved together with this entry.
    guard file.entries.allSatisfy({ $0.comment == nil || format == .xcstrings }),
      zip(spans, spans.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound })
    else { return }
    var result: [UInt8] = []
    var moved = marks
    var end = 0
    for (place, source) in zip(spans, spans.reversed()) {
      for index in marks.indices where (end..<place.lowerBound).contains(marks[index]) {
        moved[index] = marks[index] - end + result.count
      }
      result += bytes[end..<place.lowerBound]
      for index in marks.indices where source.contains(marks[index]) {
        moved[index] = marks[index] - source.lowerBound + result.count
      }
      result += bytes[source]
      end = place.upperBound
    }
    for index in marks.indices where marks[index] >= end {
      moved[index] = marks[index] - end + result.count
    }
    bytes = result + bytes[end...]
    marks = moved
  }
}
