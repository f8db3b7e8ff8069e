package import FormatStrings
package import StringCatalogs

extension FixedParts {
  /// Returns the parts of a string that a pseudo-translation must not change.
  ///
  /// These are the parts that ``find(in:format:syntax:isSubstitution:)`` returns, and some that a
  /// human translator may change. The latter are e-mail addresses, host and file names, the targets
  /// of Markdown links, escape sequences, and references such as `$t(key)`.
  ///
  /// - Parameters: See ``find(in:format:syntax:isSubstitution:)``.
  /// - Returns: Ranges in the UTF-8 of the string, in order and without overlap.
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  package static func kept(
    in text: String, format: CatalogFormat, syntax: PlaceholderSyntax? = nil,
    isSubstitution: Bool = false
  ) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var parts = find(in: text, format: format, syntax: syntax, isSubstitution: isSubstitution)
    parts += entities(bytes)
    parts += WebAddress.emails(in: bytes.span)
    parts += hosts(bytes)
    parts += escapes(bytes)
    parts += MarkdownMarks(of: bytes).links.compactMap { link in
      bytes[link].lastIndex(of: UInt8(ascii: "]")).map { $0..<link.upperBound }
    }
    parts += nestings(bytes)
    return united(parts)
  }

  /// Returns the host names and file names in a string, including their paths.
  ///
  /// Examples are `example.com/help`, `www.example.com` and `Info.plist`.
  private static func hosts(_ bytes: [UInt8]) -> [Range<Int>] {
    func isLabel(_ byte: UInt8) -> Bool {
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
    }
    var parts: [Range<Int>] = []
    var start = 0
    for dot in bytes.indices.dropFirst() where bytes[dot] == UInt8(ascii: ".") && dot >= start {
      guard isLabel(bytes[dot - 1]), dot + 2 < bytes.count, isLabel(bytes[dot + 1]),
        isLabel(bytes[dot + 2])
      else { continue }
      var first = dot
      while first > start, isLabel(bytes[first - 1]) { first -= 1 }
      let end = bytes[dot...].firstIndex { !WebAddress.isPart($0) } ?? bytes.count
      parts.append(first..<end)
      start = end
    }
    return parts
  }

  /// Returns the backslash escapes in a string, such as `\n` and `\u00e9`.
  private static func escapes(_ bytes: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      var end = min(offset + 2, bytes.count)
      if end > offset + 1, [UInt8(ascii: "u"), UInt8(ascii: "U")].contains(bytes[offset + 1]) {
        let digits = bytes[end...].prefix(4).prefix { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
        end = digits.endIndex
      }
      parts.append(offset..<end)
      offset = end
    }
    return parts
  }

  /// Returns the references to other strings in i18next syntax, such as `$t(common.ok)`.
  private static func nestings(_ bytes: [UInt8]) -> [Range<Int>] {
    bytes.indices.compactMap { start in
      guard bytes[start...].starts(with: "$t(".utf8) else { return nil }
      let rest = bytes[start...].prefix(256)
      return start..<(rest.firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? rest.endIndex)
    }
  }
}
