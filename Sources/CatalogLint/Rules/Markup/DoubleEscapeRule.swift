import Diagnostics
import StringCatalogs

/// Escapes that people see, because something was escaped twice.
struct DoubleEscapeRule: TranslationRule {
  let id = "double-escape"
  let family = RuleFamily.markup
  let severity = Severity.warning
  let summary = "an escape that people see: “\\n”, “&amp;”"
  let traits: TextTraits = [.backslash, .markup]

  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    let sources = translation.sources.map { $0.content.string($0.text) }
    // What the source has, somebody decodes.
    let mayHaveBackslash = !sources.contains { $0.utf8.contains(UInt8(ascii: "\\")) }
    let mayHaveEntity = !sources.contains { source in
      EscapeSighting.firstEntity(in: Array(source.utf8)) != nil
        || !MarkupTag.names(in: MarkupTag.find(in: Array(source.utf8))).isEmpty
    }
    guard mayHaveBackslash || mayHaveEntity else { return }
    for index in translation.values {
      let text = translation.content.values[index].text
      let bytes = Array(translation.content.string(text).utf8)
      if mayHaveBackslash, let found = EscapeSighting.firstEscape(in: bytes) {
        report(found, bytes, text, index, translation, &sink)
      } else if mayHaveEntity, let found = EscapeSighting.firstEntity(in: bytes),
        MarkupTag.names(in: MarkupTag.find(in: bytes)).isEmpty
      {
        report(found, bytes, text, index, translation, &sink)
      }
    }
  }

  private func report(
    _ part: Range<Int>, _ bytes: [UInt8], _ text: CatalogText, _ index: Int,
    _ translation: LintedTranslation, _ sink: inout DiagnosticSink
  ) {
    let found = String(decoding: bytes[part], as: UTF8.self)
    sink.report(
      "people see \(found): it was escaped twice",
      at: translation.content.sourceRange(of: part, in: text), translation.site(index))
  }
}

/// Escapes that are left in a text after those of its file were decoded.
enum EscapeSighting {
  /// The first escape of a programming language: `\n`, `\"`, `\u00e9`.
  static func firstEscape(in bytes: [UInt8]) -> Range<Int>? {
    var offset = 0
    while offset + 1 < bytes.count {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      switch bytes[offset + 1] {
      case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        // A folder of Windows has a word behind its sign: C:\network.
        let isPath = offset > 0 && (bytes[offset - 1] == UInt8(ascii: ":"))
        if !isPath { return offset..<offset + 2 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return offset..<offset + 2
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        let digits = bytes[(offset + 2)...].prefix(4)
        if digits.count == 4, digits.allSatisfy({ isHexDigit($0) }) { return offset..<offset + 6 }
      default: break
      }
      offset += 2
    }
    return nil
  }

  /// The first entity of HTML: `&amp;`, `&#39;`.
  static func firstEntity(in bytes: [UInt8]) -> Range<Int>? {
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "&")) {
      let rest = bytes[(start + 1)...].prefix(8)
      if let end = rest.firstIndex(of: UInt8(ascii: ";")) {
        let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
        let isNumber =
          name.hasPrefix("#") && name.utf8.count > 2
          && name.utf8.dropFirst().drop { $0 | 0x20 == UInt8(ascii: "x") }.allSatisfy {
            isHexDigit($0)
          }
        if isNumber || names.contains(name) { return start..<end + 1 }
      }
      offset = start + 1
    }
    return nil
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  private static let names: Set<String> = ["amp", "lt", "gt", "quot", "apos", "nbsp", "hellip"]
}
