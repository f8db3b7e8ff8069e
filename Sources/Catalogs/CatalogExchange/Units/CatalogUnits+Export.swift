import CatalogLint
import CatalogLinting
import FormatStrings
import LanguageTags
import StringCatalogs

extension CatalogUnits {
  /// Returns the identity of a unit.
  func id(of unit: UnitPlace, _ key: Key) -> UnitID {
    UnitID(catalog: catalog.name, kind: key.kind, variation: unit.name, key: key.name)
  }

  /// Returns the translation of a unit; `nil` if it is missing or empty.
  func target(of unit: UnitPlace, _ key: Key) -> (text: String, state: CatalogValue.State?)? {
    guard let value = unit.value, let localization = key.target else { return nil }
    let content = catalog.files[localization.file].content
    let text = Self.string(content.values[value].text, in: content, isMarked: key.isMarked)
    return text.isEmpty ? nil : (text, content.values[value].state)
  }

  /// Returns the units for an export.
  ///
  /// - Parameter isMissing: `true` to return only units whose translation is not complete. In this
  ///   case, missing units that are not required are also omitted.
  func exported(onlyMissing isMissing: Bool) -> [TranslationUnit] {
    let sourceTag = catalog.source.flatMap { catalog.languages[$0].tag }
    var units: [TranslationUnit] = []
    for key in keys {
      let entry = catalog.entry(of: catalog.keys[key.place])
      let source = catalog.files[catalog.keys[key.place].file]
      let file = key.target.map { catalog.files[$0.file].path } ?? source.path
      let comment = entry.comment.map { source.content.string($0).trimmed } ?? ""
      for unit in key.units {
        let target = target(of: unit, key)
        let state = target.map { TranslationUnit.State($0.state) } ?? .missing
        if isMissing, state.isDone || (target == nil && !unit.isNeeded) { continue }
        units.append(
          TranslationUnit(
            id: id(of: unit, key), language: tag.description, file: file,
            table: Self.table(source.path), source: unit.source, target: target?.text,
            state: state,
            words: words(
              of: unit, source.content.format, syntax: entry.placeholderSyntax, in: sourceTag),
            numbers: unit.numbers, comment: comment, isMarked: key.isMarked))
      }
    }
    return units
  }

  /// Returns the number of words in the source string of a unit.
  private func words(
    of unit: UnitPlace, _ format: CatalogFormat, syntax: PlaceholderSyntax?,
    in language: LanguageTag?
  ) -> Int {
    let fixed = FixedParts.find(
      in: unit.source, format: format, syntax: syntax,
      isSubstitution: unit.base.substitution != nil)
    if fixed.isEmpty { return WordCount.count(unit.source, in: language) }
    var bytes = Array(unit.source.utf8)
    for range in fixed.reversed() { bytes.replaceSubrange(range, with: [0x20]) }
    return WordCount.count(String(decoding: bytes, as: UTF8.self), in: language)
  }

  /// Returns the name of a file without its folders and its extension.
  private static func table(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }
}

extension String {
  /// The string without leading and trailing white space.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
