import Diagnostics
import JSONSyntax

extension XCStringsReader {
  private static let categories = "zero, one, two, few, many or other"
  private static let devices =
    "appletv, applevision, applewatch, ipad, iphone, ipod, mac or other"

  /// Reads what a text is varied by.
  ///
  /// Texts that stand where Xcode does not compile them are reported, and read where it is clear what was
  /// meant.
  ///
  /// - Parameter outer: The variation around it.
  mutating func readVariations(_ place: Int, _ outer: CatalogVariation) {
    guard expect(.object, at: place, "plural or device") else { return }
    for member in nodes.members(of: place) {
      if isName(member.name, "plural") {
        if outer.plural != nil {
          report(.illegalVariation, place: member.name, expected: "a stringUnit in a plural")
        } else {
          readPlural(member.value, outer)
        }
      } else if isName(member.name, "device") {
        if outer.plural != nil || outer.device != nil {
          report(.illegalVariation, place: member.name, expected: "devices around plurals")
        }
        if outer.device == nil { readDevices(member.value, outer) }
      } else {
        report(.illegalVariation, place: member.name, expected: "plural or device")
      }
    }
  }

  private mutating func readPlural(_ place: Int, _ outer: CatalogVariation) {
    guard expect(.object, at: place, "an object of plural categories") else { return }
    for member in nodes.members(of: place) {
      guard let category = PluralCategory(rawValue: file.string(text(at: member.name))) else {
        report(.illegalVariation, place: member.name, expected: Self.categories)
        continue
      }
      var variation = outer
      variation.plural = category
      readVariant(member.value, variation)
    }
  }

  private mutating func readDevices(_ place: Int, _ outer: CatalogVariation) {
    guard expect(.object, at: place, "an object of devices") else { return }
    for member in nodes.members(of: place) {
      guard let device = DeviceClass(rawValue: file.string(text(at: member.name))) else {
        report(.illegalVariation, place: member.name, expected: Self.devices)
        continue
      }
      var variation = outer
      variation.device = device
      readVariant(member.value, variation)
    }
  }

  /// Reads what one category or device has: a text, or variations again.
  private mutating func readVariant(_ place: Int, _ variation: CatalogVariation) {
    guard expect(.object, at: place, "stringUnit or variations") else { return }
    var unit: Int?
    var variations: Int?
    var substitutions: Int?
    for member in nodes.members(of: place) {
      if isName(member.name, "stringUnit") {
        unit = unit ?? member.value
      } else if isName(member.name, "variations") {
        variations = variations ?? member.value
      } else if isName(member.name, "substitutions") {
        report(
          .illegalVariation, place: member.name, expected: "substitutions beside the whole text")
        substitutions = substitutions ?? member.value
      } else {
        report(.unknownMember, place: member.name, expected: "stringUnit or variations")
      }
    }
    if let unit { readUnit(unit, variation) }
    if let variations { readVariations(variations, variation) }
    // The text means them, wherever they stand; none is in another one.
    if let substitutions, variation.substitution == nil,
      expect(.object, at: substitutions, "an object of substitutions")
    {
      for member in nodes.members(of: substitutions) { readSubstitution(member) }
    }
  }

  /// Reads a text and its state.
  mutating func readUnit(_ place: Int, _ variation: CatalogVariation) {
    guard expect(.object, at: place, "an object with state and value") else { return }
    var state: Int?
    var value: Int?
    for member in nodes.members(of: place) {
      if isName(member.name, "value") {
        value = value ?? member.value
      } else if isName(member.name, "state") {
        state = state ?? member.value
      } else {
        report(.unknownMember, place: member.name, expected: "state or value")
      }
    }
    guard let value else {
      return report(.missingMember, place: place, expected: "value")
    }
    guard expect(.string, at: value, "a text") else { return }
    var known: CatalogValue.State?
    var stateRange: Range<Int>?
    if let state, expect(.string, at: state, Self.states) {
      stateRange = nodes[state].contentRange
      known = self.state(at: state)
    }
    file.values.append(
      CatalogValue(
        text: text(at: value), variation: variation, state: known, stateRange: stateRange))
  }

  /// Reads the phrases of an App Shortcut, any of which a person may say.
  mutating func readSet(_ place: Int) {
    guard expect(.object, at: place, "an object with state and values") else { return }
    var state: Int?
    var values: Int?
    for member in nodes.members(of: place) {
      if isName(member.name, "values") {
        values = values ?? member.value
      } else if isName(member.name, "state") {
        state = state ?? member.value
      } else {
        report(.unknownMember, place: member.name, expected: "state or values")
      }
    }
    guard let values else { return report(.missingMember, place: place, expected: "values") }
    guard expect(.array, at: values, "an array of texts") else { return }
    var known: CatalogValue.State?
    var stateRange: Range<Int>?
    if let state, expect(.string, at: state, Self.states) {
      stateRange = nodes[state].contentRange
      known = self.state(at: state)
    }
    for (index, value) in nodes.elements(of: values).enumerated()
    where expect(.string, at: value, "a text") {
      file.values.append(
        CatalogValue(
          text: text(at: value), variation: CatalogVariation(index: index),
          state: known, stateRange: stateRange))
    }
  }

  private static let states = "new, translated, needs_review, stale or machine_translated"

  private mutating func state(at place: Int) -> CatalogValue.State? {
    if isName(place, "translated") { return .translated }
    if let state = CatalogValue.State(rawValue: file.string(text(at: place))) { return state }
    reportState(place, Self.states)
    return nil
  }
}
