package import FormatStrings
import MessageSyntax
package import StringCatalogs

/// The parts of a string that are the same in every language.
///
/// These are placeholders, names in braces, tags, links, entities, and the syntax of ICU messages.
package enum FixedParts {
  /// Finds the fixed parts of a string.
  ///
  /// - Parameters:
  ///   - text: The string, without the escapes of its file.
  ///   - format: The file format.
  ///   - syntax: The placeholder syntax that the file declares; `nil` if it declares none.
  ///   - isSubstitution: `true` if the string belongs to a substitution in a string catalog.
  /// - Returns: Ranges in the UTF-8 of the string, in order and without overlap.
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  package static func find(
    in text: String, format: CatalogFormat, syntax: PlaceholderSyntax? = nil,
    isSubstitution: Bool = false
  ) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    if let message = messageSyntax(bytes, MessageDialect(format)) {
      return united(message + tags(bytes) + WebAddress.links(in: bytes.span))
    }
    if let expressions = format.definition.expressions(in: bytes) {
      return united(expressions + tags(bytes) + WebAddress.links(in: bytes.span) + entities(bytes))
    }
    var parts: [Range<Int>] = []
    var placeholders = FormatString()
    placeholders.parse(
      bytes.span, FormatString.Dialect(format, syntax, isSubstitution: isSubstitution))
    parts += placeholders.placeholders.map(\.range)
    let names = NamedPlaceholder.names(
      in: text, isSource: true, NamedPlaceholder.Syntax(format, syntax))
    parts += names?.map(\.range) ?? braces(bytes)
    parts += tags(bytes)
    parts += WebAddress.links(in: bytes.span)
    parts += entities(bytes)
    return united(parts)
  }

  /// Returns the parts of an ICU message that are not literal text; `nil` for other strings.
  ///
  /// Unless every string of the file format is a message, only strings with variants are messages.
  /// A very long string is not read.
  private static func messageSyntax(
    _ bytes: [UInt8], _ dialect: MessageDialect
  ) -> [Range<Int>]? {
    guard bytes.count <= MessageNodeTable.maximumLength, bytes.contains(UInt8(ascii: "{")) else {
      return nil
    }
    for apostrophes in dialect.apostrophes {
      var table = MessageNodeTable()
      guard table.parse(recovering: bytes.span, apostrophes: apostrophes).isEmpty else { continue }
      let isChoosing = table.contains { $0.kind == .variant }
      guard dialect.isEveryTextMessage || isChoosing else { return nil }
      var parts: [Range<Int>] = []
      var end = 0
      for node in table where node.kind == .text && node.range.lowerBound >= end {
        parts.append(end..<node.range.lowerBound)
        end = node.range.upperBound
      }
      return parts + [end..<bytes.count]
    }
    return nil
  }

  private static func tags(_ bytes: [UInt8]) -> [Range<Int>] {
    MarkupTag.find(in: bytes).map(\.range)
  }

  /// Returns the parts in braces, including the braces; an unclosed part extends to the end.
  private static func braces(_ bytes: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var start = 0
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") {
        if depth == 0 { start = offset }
        depth += 1
      } else if byte == UInt8(ascii: "}"), depth > 0 {
        depth -= 1
        if depth == 0 { parts.append(start..<offset + 1) }
      }
    }
    return depth > 0 ? parts + [start..<bytes.count] : parts
  }

  /// Returns the character references, such as `&nbsp;`.
  static func entities(_ bytes: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "&") {
      let name = bytes[(offset + 1)...].prefix(32).prefix {
        ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "#")
      }
      guard !name.isEmpty, name.endIndex < bytes.count,
        bytes[name.endIndex] == UInt8(ascii: ";")
      else { continue }
      parts.append(offset..<name.endIndex + 1)
    }
    return parts
  }

  /// Returns the ranges in order, with adjacent and overlapping ranges merged.
  static func united(_ parts: [Range<Int>]) -> [Range<Int>] {
    var united: [Range<Int>] = []
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where !part.isEmpty {
      if let last = united.last, part.lowerBound <= last.upperBound {
        united[united.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        united.append(part)
      }
    }
    return united
  }
}
