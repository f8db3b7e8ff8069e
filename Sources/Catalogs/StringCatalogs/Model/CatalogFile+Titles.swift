import Diagnostics
import XMLSyntax

extension CatalogFile {
  /// Returns a readable name for an XLIFF unit, which reports show together with its id.
  ///
  /// The result is `nil` in other formats, and for a unit without such a name.
  ///
  /// The name is the unit's `resname` or `name`, unless it equals the id. If the unit has neither,
  /// and its id consists of digits or is a hash, the name is the source string.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the start tag and the source string in
  ///   bytes.
  package func title(of entry: CatalogEntry) -> String? {
    guard format.traits.keysAreIDs else { return nil }
    if let name = attribute("resname", of: entry) ?? attribute("name", of: entry) {
      return name == string(entry.key) ? nil : name
    }
    guard isOpaque(entry.key),
      let value = localizations[entry.localizations].first?.values.first
    else { return nil }
    let source = string(values[value].text)
    return source.isEmpty ? nil : source
  }

  /// Returns an attribute of the unit of an entry; `nil` if it is absent or empty.
  private func attribute(_ name: StaticString, of entry: CatalogEntry) -> String? {
    let unit = entry.range.range.clamped(to: bytes.indices)
    // The id is an attribute of the same start tag, which ends after the id.
    guard
      let end = bytes[unit].dropFirst(max(0, entry.key.range.upperBound - unit.lowerBound))
        .firstIndex(of: UInt8(ascii: ">")),
      let start = bytes[unit.lowerBound..<end].firstIndex(where: { $0 <= 0x20 }),
      let value = XMLScanner.attribute(name, in: start..<end, bytes.span), !value.isEmpty
    else { return nil }
    return string(CatalogText(value, .xml))
  }

  /// Returns `true` for a number or a hash of at least 16 hexadecimal digits.
  private func isOpaque(_ key: CatalogText) -> Bool {
    let id = bytes[key.range.clamped(to: bytes.indices)]
    func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    return id.allSatisfy(isDigit)
      || id.count >= 16 && id.allSatisfy { isDigit($0) || ($0 | 0x20) &- 0x61 < 6 }
  }
}
