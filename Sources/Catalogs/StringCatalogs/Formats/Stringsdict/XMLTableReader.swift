import Diagnostics
import XMLSyntax

/// Reads XML property lists: `.strings` files, and the plurals and widths of `.stringsdict` files.
struct XMLTableReader {
  var file: CatalogFile
  let list: PropertyListNodes

  /// Reads a `.stringsdict` file.
  static func readRules(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .stringsdict)
    file.languages = [language ?? CatalogLanguage(name: "")]
    guard bytes.count < Int(UInt32.max) else {
      file.errors = [
        CatalogError(.tooLarge, bytes.count..<bytes.count, expected: "less than 4 GiB")
      ]
      return file
    }
    if let unread = CodeUnits.unread(bytes.span) {
      file.errors = [CatalogError(.unreadEncoding, unread.sign, expected: unread.name)]
      return file
    }
    let (units, markLength) = CodeUnits.detect(bytes.span)
    let invalid = units.width > 1 ? 0..<2 : units.firstInvalid(bytes.span, from: markLength)
    if let invalid {
      file.errors = [CatalogError(.invalidEncoding, invalid, expected: "UTF-8")]
      return file
    }
    return read(file, from: markLength)
  }

  /// Reads a UTF-8 file whose format and language are already set.
  static func read(_ file: CatalogFile, from start: Int) -> CatalogFile {
    var file = file
    do throws(XMLScanner.Failure) {
      let list = try PropertyListNodes(file.bytes.span, from: start)
      var reader = XMLTableReader(file: file, list: list)
      reader.readTable()
      reader.file.findDuplicateKeys()
      file = reader.file
    } catch {
      file.errors.append(CatalogError(.syntax, error.range, expected: error.expected))
    }
    file.errors.sort()
    return file
  }

  private mutating func readTable() {
    if let nested = list.nestedEntity {
      file.errors.append(CatalogError(.entityExpansion, nested, expected: XMLEntities.expectation))
    }
    guard list.nodes[0].kind == .dictionary else {
      return report(.wrongType, place: 0, expected: "a dictionary")
    }
    for (key, value) in list.members(of: 0) {
      let values = file.values.count
      let substitutions = file.substitutions.count
      switch (file.format, list.nodes[value].kind) {
      case (.stringsdict, .dictionary): readRules(value)
      case (.stringsdict, _): report(.wrongType, place: value, expected: "a dictionary of rules")
      case (_, .string): append(value, .none)
      default: report(.wrongType, place: value, expected: "a string")
      }
      let range = SourceRange(list.nodes[value].range)
      let localization = file.localizations.count
      file.localizations.append(
        CatalogLocalization(
          language: 0, languageRange: nil, range: range, values: values..<file.values.count,
          substitutions: substitutions..<file.substitutions.count))
      file.entries.append(
        CatalogEntry(
          key: key.text, range: range, localizations: localization..<localization + 1))
    }
  }

  func string(_ place: Int) -> String { file.string(list.nodes[place].text) }

  mutating func append(_ place: Int, _ variation: CatalogVariation) {
    guard list.nodes[place].kind == .string else {
      return report(.wrongType, place: place, expected: "a string")
    }
    file.values.append(CatalogValue(text: list.nodes[place].text, variation: variation))
  }

  mutating func report(_ code: CatalogError.Code, place: Int, expected: String) {
    file.errors.append(CatalogError(code, list.nodes[place].range, expected: expected))
  }
}

// The value of a key in `.stringsdict` is a dictionary:
//
//     NSStringLocalizedFormatKey              the string, with %#@name@
//     name → dictionary                       a substitution:
//         NSStringFormatSpecTypeKey           NSStringPluralRuleType
//         NSStringFormatValueTypeKey          the format specifier of the argument, without %
//         zero, one, two, few, many, other    strings
//     NSStringVariableWidthRuleType           width → string
//     NSStringDeviceSpecificRuleType          device → string

extension XMLTableReader {
  /// Reads the strings and rules in a key's dictionary, which is the node at the given index.
  mutating func readRules(_ place: Int) {
    let texts = [
      "NSStringLocalizedFormatKey", "NSStringVariableWidthRuleType",
      "NSStringDeviceSpecificRuleType",
    ]
    if !list.members(of: place).contains(where: { texts.contains(file.string($0.key.text)) }) {
      report(.missingMember, place: place, expected: "NSStringLocalizedFormatKey")
    }
    for (key, value) in members(of: place) {
      switch file.string(key.text) {
      case "NSStringLocalizedFormatKey": append(value, .none)
      case "NSStringVariableWidthRuleType": readWidths(value)
      case "NSStringDeviceSpecificRuleType": readDevices(value)
      default: readSubstitution(key, value)
      }
    }
  }

  /// Returns the members of a dictionary, and reports duplicate keys.
  ///
  /// If several members have the same key, only the last one is returned, because the app uses it.
  private mutating func members(
    of dictionary: Int
  ) -> [(key: PropertyListNodes.Node, value: Int)] {
    let members = list.members(of: dictionary)
    var places: [String: Int] = [:]
    for (place, member) in members.enumerated() {
      let known = places.updateValue(place, forKey: file.string(member.key.text))
      guard let known else { continue }
      file.errors.append(
        CatalogError(
          .duplicateMember, member.key.text.range, expected: "each key once",
          related: members[known].key.text.range))
    }
    guard places.count < members.count else { return members }
    return places.values.sorted().map { members[$0] }
  }

  private mutating func readSubstitution(_ name: PropertyListNodes.Node, _ place: Int) {
    guard list.nodes[place].kind == .dictionary else {
      return report(.wrongType, place: place, expected: "a dictionary of plural categories")
    }
    let members = members(of: place)
    let format = members.first { file.string($0.key.text) == "NSStringFormatValueTypeKey" }
    let substitution = file.substitutions.count
    file.substitutions.append(
      CatalogSubstitution(
        name: name.text, argumentNumber: nil,
        formatSpecifier: format.map { list.nodes[$0.value].text },
        range: SourceRange(list.nodes[place].range)))
    var hasType = false
    for (key, value) in members {
      let word = file.string(key.text)
      switch word {
      case "NSStringFormatSpecTypeKey":
        hasType = true
        if string(value) != "NSStringPluralRuleType" {
          let text = list.nodes[value].text.range
          file.errors.append(
            CatalogError(.illegalVariation, text, expected: "NSStringPluralRuleType"))
        }
      case "NSStringFormatValueTypeKey":
        if list.nodes[value].kind != .string {
          report(.wrongType, place: value, expected: "a format specifier without %")
        }
      default:
        guard let category = PluralCategory(rawValue: word) else {
          file.errors.append(
            CatalogError(
              .illegalVariation, key.text.range, expected: "zero, one, two, few, many or other"))
          continue
        }
        append(value, CatalogVariation(substitution: substitution, plural: category))
      }
    }
    if !hasType { report(.missingMember, place: place, expected: "NSStringFormatSpecTypeKey") }
  }

  private mutating func readWidths(_ place: Int) {
    guard list.nodes[place].kind == .dictionary else {
      return report(.wrongType, place: place, expected: "a dictionary of widths")
    }
    for (key, value) in members(of: place) {
      guard let width = Int(file.string(key.text)), width > 0 else {
        file.errors.append(
          CatalogError(.illegalVariation, key.text.range, expected: "a width of at least 1"))
        continue
      }
      append(value, CatalogVariation(width: width))
    }
  }

  private mutating func readDevices(_ place: Int) {
    guard list.nodes[place].kind == .dictionary else {
      return report(.wrongType, place: place, expected: "a dictionary of devices")
    }
    for (key, value) in members(of: place) {
      guard let device = DeviceClass(rawValue: file.string(key.text)) else {
        file.errors.append(
          CatalogError(
            .illegalVariation, key.text.range,
            expected: "appletv, applevision, applewatch, ipad, iphone, ipod, mac or other"))
        continue
      }
      append(value, CatalogVariation(device: device))
    }
  }
}
