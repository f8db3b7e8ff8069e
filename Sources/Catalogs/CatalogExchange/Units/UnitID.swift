package import StringCatalogs

/// The identity of a unit, which is the same in all languages: its catalog, key and variation.
package struct UnitID: Hashable, Sendable {
  /// The name of the catalog.
  package var catalog: String
  /// The kind of the entry.
  package var kind: CatalogEntry.Kind
  /// The variation, such as `plural.few`; empty for the only string of a key.
  package var variation: String
  /// The name of the key.
  package var key: String

  /// Creates an identity.
  package init(catalog: String, kind: CatalogEntry.Kind, variation: String, key: String) {
    self.catalog = catalog
    self.kind = kind
    self.variation = variation
    self.key = key
  }
}

extension UnitID {
  /// The identity within the catalog, such as `string//title` or `plurals/plural.few/items`.
  ///
  /// In the key, control characters, `%` and `|` are percent-encoded. Tools may drop control
  /// characters, and Xcode's own IDs contain `|`.
  var localID: String { kind.rawValue + "/" + variation + "/" + Escaping.escaped(key, "|") }

  /// Parses an identity within a catalog; `nil` if it is invalid.
  init?(catalog: String, localID: String) {
    let parts = localID.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let kind = CatalogEntry.Kind(rawValue: String(parts[0])) else {
      return nil
    }
    self.init(
      catalog: catalog, kind: kind, variation: String(parts[1]),
      key: Escaping.unescaped(parts[2]))
  }
}

/// Percent-encoding and decoding of characters.
enum Escaping {
  /// Returns a string with the given characters, percent signs and control characters encoded.
  static func escaped(_ text: String, _ characters: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isEscaped =
        scalar.value < 0x20 || scalar.value == 0x7F || scalar == "%"
        || characters.unicodeScalars.contains(scalar)
      guard isEscaped else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
    return result
  }

  /// Returns a string with its percent-encoded ASCII characters decoded.
  static func unescaped(_ text: some StringProtocol) -> String {
    guard text.contains("%") else { return String(text) }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      let digits = String(String.UnicodeScalarView(rest.dropFirst().prefix(2)))
      if scalar == "%", digits.utf8.count == 2, let value = UInt8(digits, radix: 16), value < 0x80 {
        result.unicodeScalars.append(Unicode.Scalar(value))
        rest = rest.dropFirst(3)
      } else {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
