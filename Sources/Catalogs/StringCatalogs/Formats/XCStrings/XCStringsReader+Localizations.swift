import Diagnostics
import JSONSyntax

extension XCStringsReader {
  /// Reads a language and what is under it.
  mutating func readLocalization(_ member: JSONNodeTable.Member) {
    let values = file.values.count
    let substitutions = file.substitutions.count
    let language = interner.place(of: text(at: member.name), in: file.bytes)
    if expect(.object, at: member.value, "stringUnit or variations") {
      readTexts(of: member.value)
    }
    file.localizations.append(
      CatalogLocalization(
        language: language, languageRange: SourceRange(nodes[member.name].contentRange),
        range: SourceRange(nodes[member.value].range), values: values..<file.values.count,
        substitutions: substitutions..<file.substitutions.count))
  }

  private mutating func readTexts(of localization: Int) {
    var unit: Int?
    var variations: Int?
    var set: Int?
    var substitutions: (name: Int, value: Int)?
    for member in nodes.members(of: localization) {
      if isName(member.name, "stringUnit") {
        unit = unit ?? member.value
      } else if isName(member.name, "variations") {
        variations = variations ?? member.value
      } else if isName(member.name, "substitutions") {
        substitutions = substitutions ?? (member.name, member.value)
      } else if isName(member.name, "stringSet") {
        set = set ?? member.value
      } else {
        report(
          .unknownMember, place: member.name,
          expected: "stringUnit, stringSet, variations or substitutions")
      }
    }
    if let unit { readUnit(unit, CatalogVariation()) }
    if let variations { readVariations(variations, CatalogVariation()) }
    if let set { readSet(set) }
    guard let substitutions else { return }
    if unit == nil {
      report(
        .illegalVariation, place: substitutions.name, expected: "a stringUnit beside substitutions")
    }
    guard expect(.object, at: substitutions.value, "an object of substitutions") else { return }
    for member in nodes.members(of: substitutions.value) { readSubstitution(member) }
  }

  mutating func readSubstitution(_ member: JSONNodeTable.Member) {
    var argumentNumber: Int?
    var formatSpecifier: CatalogText?
    var unit: Int?
    var variations: Int?
    guard expect(.object, at: member.value, "an object with variations") else { return }
    for inner in nodes.members(of: member.value) {
      if isName(inner.name, "argNum") {
        let number = nodes[inner.value].integer(in: file.bytes.span)
        guard let number, let number = Int(exactly: number), number > 0 else {
          report(.wrongType, place: inner.value, expected: "the number of an argument, from 1")
          continue
        }
        argumentNumber = argumentNumber ?? number
      } else if isName(inner.name, "formatSpecifier") {
        guard expect(.string, at: inner.value, "a format without %, such as \"lld\"") else {
          continue
        }
        formatSpecifier = formatSpecifier ?? text(at: inner.value)
      } else if isName(inner.name, "variations") {
        variations = variations ?? inner.value
      } else if isName(inner.name, "stringUnit") {
        unit = unit ?? inner.value
      } else {
        report(.unknownMember, place: inner.name, expected: "argNum, formatSpecifier or variations")
      }
    }
    let place = file.substitutions.count
    file.substitutions.append(
      CatalogSubstitution(
        name: text(at: member.name), argumentNumber: argumentNumber,
        formatSpecifier: formatSpecifier, range: SourceRange(nodes[member.value].range)))
    if let unit { readUnit(unit, CatalogVariation(substitution: place)) }
    if let variations { readVariations(variations, CatalogVariation(substitution: place)) }
  }
}
