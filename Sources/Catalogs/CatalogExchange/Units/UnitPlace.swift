import StringCatalogs

/// Where a unit has its texts: a case of a key, with the text of the source for it and what the language has.
struct UnitPlace {
  /// Which of the texts of a localization are alternatives to one another by number only.
  struct Base: Hashable {
    var substitution: String?
    var device: DeviceClass?
    var width: Int?
    var index: Int?
    /// The only number that a string is for.
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
  /// The text of the source for the case.
  let source: String
  /// The place of the text in its file; `nil` if there is none.
  let value: Int?
  /// Numbers that take the category.
  let numbers: String
  /// Whether the translation is not whole without it.
  let isNeeded: Bool

  /// The variation without its substitution.
  var variation: CatalogVariation {
    var variation = CatalogVariation(
      device: base.device, plural: plural, index: base.index, width: base.width)
    variation.exactNumber = base.exactNumber
    return variation
  }

  /// The case as units name it: `substitution.files.plural.few`; empty for the only text.
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
