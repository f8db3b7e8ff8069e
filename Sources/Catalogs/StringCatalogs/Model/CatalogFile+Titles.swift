import Diagnostics
import XMLSyntax

extension CatalogFile {
  /// Returns a readable name for an entry with an opaque id; otherwise `nil`.
  ///
  /// The name of an XLIFF unit is its `resname` or `name`. Without these, an id of digits or a hash
  /// is replaced by the source string.
  ///
  /// - Complexity: O(*n*) in the bytes of the start tag and of the source string.
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
    // The id is also an attribute, and the tag ends after it.
    guard
      let end = bytes[unit].dropFirst(max(0, entry.key.range.upperBound - unit.lowerBound))
        .firstIndex(of: UInt8(ascii: ">")),
      let start = bytes[unit.lowerBound..<end].firstIndex(where: { $0 <= 0x20 }),
      let value = XMLScanner.attribute(name, in: start..<end, bytes.span), !value.isEmpty
    else { return nil }
    return string(CatalogText(value, .xml))
  }

  /// Returns `true` for a number, and for a hash of at least 16 hexadecimal digits.
  private func isOpaque(_ key: CatalogText) -> Bool {
    let id = bytes[key.range.clamped(to: bytes.indices)]
    func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    return id.allSatisfy(isDigit)
      || id.count >= 16 && id.allSatisfy { isDigit($0) || ($0 | 0x20) &- 0x61 < 6 }
  }
}
