import Diagnostics
import XMLSyntax

/// Reads property lists in XML: tables of strings, and the plurals and widths of `.stringsdict`.
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

  /// Reads a file whose bytes are UTF-8, and whose format and language are set already.
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
      default: report(.wrongType, place: value, expected: "a text")
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
      return report(.wrongType, place: place, expected: "a text")
    }
    file.values.append(CatalogValue(text: list.nodes[place].text, variation: variation))
  }

  mutating func report(_ code: CatalogError.Code, place: Int, expected: String) {
    file.errors.append(CatalogError(code, list.nodes[place].range, expected: expected))
  }
}
