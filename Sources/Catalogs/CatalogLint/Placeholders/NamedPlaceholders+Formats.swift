import Diagnostics
import FormatStrings
import StringCatalogs

extension NamedPlaceholders {
  /// Returns `true` if a string contains a name with a `str.format` conversion, such as `{dir!r}`.
  static func hasConversion(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "!")) else { return false }
    let bytes = Array(text.utf8)
    return bytes.indices.dropLast(2).contains { sign in
      guard bytes[sign] == UInt8(ascii: "!"), "rsa".utf8.contains(bytes[sign + 1]),
        bytes[sign + 2] == UInt8(ascii: ":") || bytes[sign + 2] == UInt8(ascii: "}")
      else { return false }
      let name = bytes[..<sign].reversed().prefix {
        ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "_.".utf8.contains($0)
      }
      return sign > name.count && bytes[sign - name.count - 1] == UInt8(ascii: "{")
    }
  }

  /// Reports values that have a format only in the source or only in the translation.
  ///
  /// For example, `{{price, number}}` is printed differently from `{{price}}`. If both have a
  /// format, the formats are not compared.
  func compareFormats(
    _ names: [NamedPlaceholder], value: CatalogValue, at site: LintSite, in content: CatalogFile,
    into differences: inout [FormatDifference]
  ) {
    var isFirstNumber = true
    for name in names.prefix(FormatComparison.maximumPerText) {
      let same = sourceNames.filter { $0.name == name.name && $0.style == name.style }
      guard let first = same.first, first.format.isEmpty != name.format.isEmpty,
        !same.contains(where: { $0.format.isEmpty == name.format.isEmpty })
      else { continue }
      // A number is still correct if it is printed without grouping separators.
      let isPlainNumber = first.format == "number" && name.format.isEmpty
      if isPlainNumber, !isFirstNumber { continue }
      if isPlainNumber { isFirstNumber = false }
      differences.append(
        FormatDifference(
          kind: .type, cause: .named, consequence: isPlainNumber ? .none : .lost, site: site,
          range: content.sourceRange(of: name.range, in: value.text),
          found: content.part(name.range, of: value.text), expected: first.spelling))
    }
  }
}
