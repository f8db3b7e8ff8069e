import StringCatalogs

/// A variation of a key, with its source string and its existing translation.
struct UnitPlace {
  /// A variation without its plural category.
  ///
  /// Strings with the same base differ only in their plural category.
  struct Base: Hashable {
    var substitution: String?
    var device: DeviceClass?
    var width: Int?
    var index: Int?
    /// The only number for which the string is used; `nil` if it is used for several numbers.
    var exactNumber: Int?

    init(_ variation: CatalogVariation, in content: CatalogFile) {
      substitution = variation.substitution.map { content.string(content.substitutions[$0].name) }
      device = variation.device
      width = variation.width
      index = variation.index
      exactNumber = variation.exactNumber
    }

    init() {}
  }

  let base: Base
  let plural: PluralCategory?
  /// The source string of the variation.
  let source: String
  /// The index of the translation among the values of its file; `nil` if there is none.
  let value: Int?
  /// Examples of numbers in the plural category.
  let numbers: String
  /// `true` if the translation is incomplete without this variation.
  let isNeeded: Bool

  /// The variation without its substitution.
  var variation: CatalogVariation {
    var variation = CatalogVariation(
      device: base.device, plural: plural, index: base.index, width: base.width)
    variation.exactNumber = base.exactNumber
    return variation
  }

  /// The name of the variation in a unit's identity, such as `substitution.files.plural.few`.
  ///
  /// It is empty for the only string of a key.
  var name: String {
    var parts: [String] = []
    if let name = base.substitution { parts += ["substitution", Escaping.escaped(name, "./|")] }
    if let device = base.device { parts += ["device", device.rawValue] }
    if let width = base.width { parts += ["width", String(width)] }
    if let index = base.index { parts += ["index", String(index)] }
    if let number = base.exactNumber { parts += ["plural", "=\(number)"] }
    if let plural { parts += ["plural", plural.rawValue] }
    return parts.joined(separator: ".")
  }
}
