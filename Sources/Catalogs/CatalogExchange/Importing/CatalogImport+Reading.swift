import CatalogLint
import LanguageTags
import StringCatalogs

extension CatalogImport {
  /// Returns the changes that the imported rows request, by the index of the key in `units.keys`.
  ///
  /// Rows without a change are counted, and invalid rows are rejected.
  mutating func changes(_ rows: [ImportedUnit], _ units: CatalogUnits) -> [Int: [Change]] {
    var places: [UnitID: (key: Int, unit: Int)] = [:]
    for (key, found) in units.keys.enumerated() {
      for (unit, place) in found.units.enumerated() {
        places[units.id(of: place, found)] = (key, unit)
      }
    }
    var seen: [UnitID: [ImportedUnit]] = [:]
    for row in rows where !row.target.isEmpty { seen[identity(of: row), default: []].append(row) }
    var read: Set<UnitID> = []
    var changes: [Int: [Change]] = [:]
    for row in rows {
      if row.target.isEmpty {
        pass(1)
        continue
      }
      let id = identity(of: row)
      if let other = seen[id]?.first(where: { $0.target != row.target }) {
        refuse(
          [row], code: .contradiction,
          message: "line \(other.line) has a different translation of the same string")
        continue
      }
      // A row that repeats an earlier row is ignored.
      guard read.insert(id).inserted else {
        pass(1)
        continue
      }
      guard let place = places[id] else {
        refuse([row], code: .unknownKey, message: unknownReason(row, units))
        continue
      }
      let key = units.keys[place.key]
      switch change(row, key: key, unit: key.units[place.unit], units: units) {
      case .change(let change): changes[place.key, default: []].append(change)
      case .none: pass(1)
      case .refusal(let reason): refuse([row], code: reason.code, message: reason.message)
      }
    }
    return changes
  }

  private func identity(of row: ImportedUnit) -> UnitID {
    var id = row.id
    id.catalog = catalog.name
    return id
  }

  /// Returns the reason why a row matches no unit.
  private func unknownReason(_ row: ImportedUnit, _ units: CatalogUnits) -> String {
    let alike = units.keys.first { $0.name == row.id.key && $0.kind == row.id.kind }
    if let alike {
      let names = alike.units.prefix(8).map { $0.name.isEmpty ? "none" : $0.name }
      return "the key has other variations in \(units.tag): \(names.joined(separator: ", "))"
    }
    let isThere = catalog.keys.contains { catalog.name(of: $0) == row.id.key }
    return isThere
      ? "the key is not translatable, or is a different kind of resource"
      : "the catalog does not have the key"
  }

  private enum Reading {
    case none
    case change(Change)
    case refusal(Reason)
  }

  private func change(
    _ row: ImportedUnit, key: CatalogUnits.Key, unit: UnitPlace, units: CatalogUnits
  ) -> Reading {
    if row.hasInlineElements {
      return .refusal(
        (.inlineElements, "the translation has inline elements that the source lacks"))
    }
    let current = units.target(of: unit, key)
    let format = catalog.files[catalog.keys[key.place].file].content.format
    // If a row was exported with tags, its string contains `&lt;` for a literal `<`. If the key no
    // longer has tags, `marked` decodes such escape sequences.
    let isForeign = row.isMarked == true && !key.isMarked
    let given = Self.withLineFeeds(row.target, like: current?.text ?? unit.source)
    var text = marked(given, row: row, key: key)
    if format.traits.comparesLineEnds, text.spelled != current.map({ key.marked($0.text) })?.spelled
    {
      text = MarkedText(characters: Self.withLineEnds(text.characters, of: unit.source))
    }
    let isNew = current.map { key.marked($0.text) } != text
    let state = Self.state(row.state, current?.state, isNewText: isNew)
    guard isNew || state != nil else { return .none }
    let source = Self.withLineFeeds(row.source, like: "")
    guard
      marked(source, row: row, key: key) == key.marked(Self.withLineFeeds(unit.source, like: ""))
    else {
      let reason = "the source string has changed to '\(unit.source.shortened)'"
      return .refusal((.sourceChanged, reason))
    }
    if isForeign, MarkedText(parsing: row.target).hasTags {
      let reason = "the string of the catalog has no tags, so the translation cannot have any"
      return .refusal((.inlineElements, reason))
    }
    if format.traits.comparesLineEnds, isNew,
      let reason = Self.lineEndFault(text.characters, of: unit.source)
    {
      return .refusal((.unwritable, reason))
    }
    if let reason = unspellable(text, format) { return .refusal((.unwritable, reason)) }
    return .change(Change(unit: row, place: unit, text: isNew ? text : nil, state: state))
  }

  /// Returns the string of a row; tags are parsed only if both the row and the key may have tags.
  private func marked(_ text: String, row: ImportedUnit, key: CatalogUnits.Key) -> MarkedText {
    switch row.isMarked {
    case nil: key.marked(text)
    case true?:
      key.isMarked
        ? MarkedText(parsing: text)
        : MarkedText(characters: MarkedText(parsing: text).characters)
    case false?: MarkedText(characters: text)
    }
  }

  /// Returns the reason why a file format cannot represent a string; `nil` if there is none.
  ///
  /// The check does not use the file, so `nil` does not guarantee that the file can contain the
  /// string.
  private func unspellable(_ text: MarkedText, _ format: CatalogFormat) -> String? {
    let scalars = text.characters.unicodeScalars
    if scalars.contains("\0") {
      return "the translation has the character U+0000, which apps do not display"
    }
    if let fault = format.definition.expressionFault(of: text.characters) { return fault }
    let isXML = format.traits.hasXMLCharacters
    let control = scalars.first {
      $0.value < 0x20 && !["\t", "\n", "\r"].contains($0) || $0.value == 0xFFFE
        || $0.value == 0xFFFF
    }
    if isXML, let control {
      return "the translation has the control character U+"
        + String(control.value + 0x10000, radix: 16, uppercase: true).dropFirst()
        + ", which XML does not allow"
    }
    return Self.unbalanced(text).map { tag in
      "the tag \(tag) has no \(tag.hasPrefix("</") ? "start" : "end") tag in the translation"
    }
  }

  /// Returns the first start or end tag without its counterpart; `nil` if all tags are paired.
  private static func unbalanced(_ text: MarkedText) -> String? {
    var open: [(name: Substring, tag: String)] = []
    for part in text.parts {
      guard case .tag(let tag) = part, tag.hasPrefix("<"), !tag.hasSuffix("/>") else { continue }
      let isEnd = tag.hasPrefix("</")
      let name = tag.dropFirst(isEnd ? 2 : 1).prefix { !$0.isWhitespace && $0 != ">" }
      if !isEnd {
        open.append((name, tag))
      } else if open.popLast()?.name != name {
        return tag
      }
    }
    return open.last?.tag
  }

  /// Returns the new state of a translation; `nil` if the state does not change.
  ///
  /// A changed translation becomes translated, unless the row changes its state to "needs review".
  /// An unchanged translation becomes translated if the row marks it as translated.
  private static func state(
    _ row: TranslationUnit.State?, _ current: CatalogValue.State?, isNewText: Bool
  ) -> CatalogValue.State? {
    if isNewText {
      return row == .needsReview && current != .needsReview ? .needsReview : .translated
    }
    guard row == .translated, let current, current != .translated else { return nil }
    return .translated
  }

  /// Replaces carriage returns, which spreadsheets may have inserted, with line feeds.
  ///
  /// If `other`, the string in the catalog, contains carriage returns, those of `text` are kept.
  private static func withLineFeeds(_ text: String, like other: String) -> String {
    if other.unicodeScalars.contains("\r") || !text.unicodeScalars.contains("\r") { return text }
    return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// Adds the leading or trailing line feed of the source string if a translation lacks it.
  ///
  /// `msgfmt` requires that both strings begin and end in the same way.
  private static func withLineEnds(_ text: String, of source: String) -> String {
    let (given, wanted) = (text.unicodeScalars, source.unicodeScalars)
    let begins = wanted.first == "\n" && given.first != "\n"
    let ends = wanted.last == "\n" && given.last != "\n"
    return (begins ? "\n" : "") + text + (ends ? "\n" : "")
  }

  /// Returns the reason why `msgfmt` rejects a leading or trailing line feed; `nil` if it does not.
  ///
  /// `msgfmt` rejects a line feed that the source string does not have at the same end.
  private static func lineEndFault(_ text: String, of source: String) -> String? {
    let (given, wanted) = (text.unicodeScalars, source.unicodeScalars)
    let begins = given.first == "\n" && wanted.first != "\n"
    guard begins || given.last == "\n" && wanted.last != "\n" else { return nil }
    let verb = begins ? "begins" : "ends"
    return "the translation \(verb) with a line feed, but the source does not, so msgfmt rejects it"
  }
}

extension String {
  /// The string, truncated to 60 characters for use in error messages.
  fileprivate var shortened: String {
    count > 60 ? String(prefix(59)) + "…" : self
  }
}
