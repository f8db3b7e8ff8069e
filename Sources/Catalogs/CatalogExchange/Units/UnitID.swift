package import StringCatalogs

/// Which text of which key of which catalog a unit is, whatever its language.
package struct UnitID: Hashable, Sendable {
  /// The name of the catalog.
  package var catalog: String
  /// What the entry is.
  package var kind: CatalogEntry.Kind
  /// For which case the text is, such as `plural.few`; empty for the only one.
  package var variation: String
  /// The name of the key.
  package var key: String

  /// Makes an identity.
  package init(catalog: String, kind: CatalogEntry.Kind, variation: String, key: String) {
    self.catalog = catalog
    self.kind = kind
    self.variation = variation
    self.key = key
  }
}

extension UnitID {
  /// The identity within a catalog as one text: `string//title`, `plurals/plural.few/items`.
  ///
  /// What tools might lose or take for a notation of Xcode's is escaped with percent signs.
  var localID: String { kind.rawValue + "/" + variation + "/" + Escaping.escaped(key, "|") }

  /// Takes such a text apart; `nil` if it is none.
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

/// Characters as percent signs and hexadecimal digits.
enum Escaping {
  /// A text in which some characters, percent signs and controls are escaped.
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

  /// The text that was escaped.
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
