import Diagnostics
import JSONSyntax
import TextPrimitives

// The structure of a string catalog:
//
//     catalog        sourceLanguage, version, strings → key → entry
//     entry          comment, extractionState, shouldTranslate, localizations
//     localization   stringUnit | variations, substitutions → name → …
//                    or stringSet → state, values → strings
//     variations     plural → category → unit | device → class → unit | plural
//     unit           state, value

/// Reads Xcode's string catalogs.
struct XCStringsReader {
  let nodes: JSONNodeTable
  var file: CatalogFile
  var interner = LanguageInterner()

  static func read(_ bytes: [UInt8]) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .xcstrings)
    if let nodes = file.parseJSON() {
      var reader = XCStringsReader(nodes: nodes, file: file)
      reader.readCatalog()
      reader.findDuplicates()
      file = reader.file
      file.languages = reader.interner.languages
    }
    file.errors.sort()
    return file
  }

  private mutating func readCatalog() {
    guard expect(.object, at: 0, "an object with sourceLanguage, strings and version") else {
      return
    }
    var strings: Int?
    var hasVersion = false
    var hasSourceLanguage = false
    for member in nodes.members(of: 0) {
      if isName(member.name, "strings") {
        if strings == nil { strings = member.value }
      } else if isName(member.name, "sourceLanguage") {
        if !hasSourceLanguage, expect(.string, at: member.value, "a language tag") {
          file.sourceLanguage = interner.place(of: text(at: member.value), in: file.bytes)
        }
        hasSourceLanguage = true
      } else if isName(member.name, "version") {
        if !hasVersion { _ = expect(.string, at: member.value, #"a version, such as "1.0""#) }
        hasVersion = true
      } else if nodes[member.value].kind == .object {
        report(.keyOutsideStrings, place: member.name, expected: "the key in 'strings'")
      } else {
        report(.unknownMember, place: member.name, expected: "sourceLanguage, strings or version")
      }
    }
    let front = nodes[0].range.lowerBound
    for (name, isThere) in [
      ("sourceLanguage", hasSourceLanguage), ("strings", strings != nil), ("version", hasVersion),
    ] where !isThere {
      file.errors.append(CatalogError(.missingMember, front..<front + 1, expected: name))
    }
    guard let strings, expect(.object, at: strings, "an object of keys") else { return }
    // A localization with a single string consists of eight JSON nodes.
    file.reserveCapacity(nodes.count / 8)
    for member in nodes.members(of: strings) { readEntry(member) }
  }

  /// Reports members that duplicate an earlier member of the same object.
  private mutating func findDuplicates() {
    let strings =
      nodes[0].kind == .object
      ? nodes.members(of: 0).first { isName($0.name, "strings") }?.value : nil
    var isFound = false
    for place in nodes.indices where nodes[place].kind == .object {
      let duplicates = nodes.duplicates(of: place, in: file.bytes.span)
      for duplicate in duplicates {
        file.errors.append(
          CatalogError(
            place == strings ? .duplicateKey : .duplicateJSONMember,
            nodes[duplicate.name].range, expected: "each name once",
            related: nodes[duplicate.first].range))
      }
      if place == strings, !duplicates.isEmpty { isFound = true }
    }
    guard isFound else { return }
    // The keys are compared as bytes, because Swift treats canonically equivalent strings as equal.
    var known: [[UInt8]: Int] = [:]
    for index in file.entries.indices {
      let key = Array(file.string(file.entries[index].key).utf8)
      if let first = known[key] {
        file.entries[index].firstOccurrence = first
        file.entries[index].isSuperseded = true
      } else {
        known[key] = index
      }
    }
  }
}

extension XCStringsReader {
  /// Returns `true` if the name of a member equals a name that the format defines.
  @inline(__always)
  func isName(_ place: Int, _ name: StaticString) -> Bool {
    let node = nodes[place]
    guard !node.hasEscapes else { return node.isText("\(name)", in: file.bytes.span) }
    return file.bytes.span.isEqual(node.contentRange, name)
  }

  /// Returns the content of the string node at an index, without its quotation marks.
  func text(at place: Int) -> CatalogText {
    let node = nodes[place]
    return CatalogText(node.contentRange, node.hasEscapes ? .json : .verbatim)
  }

  /// Returns `true` if a value is of a given kind; otherwise, reports an error.
  mutating func expect(_ kind: JSONNode.Kind, at place: Int, _ expected: String) -> Bool {
    if nodes[place].kind == kind { return true }
    report(.wrongType, place: place, expected: expected)
    return false
  }

  /// Reports an invalid state; the range excludes its quotation marks.
  mutating func reportState(_ place: Int, _ expected: String) {
    file.errors.append(
      CatalogError(.invalidState, nodes[place].contentRange, expected: expected))
  }

  mutating func report(_ code: CatalogError.Code, place: Int, expected: String) {
    file.errors.append(CatalogError(code, nodes[place].range, expected: expected))
  }
}

extension XCStringsReader {
  /// Appends the entry that a member of `strings` defines.
  mutating func readEntry(_ member: JSONNodeTable.Member) {
    let start = file.localizations.count
    var entry = CatalogEntry(
      key: text(at: member.name), range: SourceRange(nodes[member.value].range),
      localizations: start..<start)
    if expect(.object, at: member.value, "an object of the key's localizations") {
      var seen = EntryMembers()
      for inner in nodes.members(of: member.value) { readMember(inner, of: &entry, &seen) }
    }
    entry.localizations = start..<file.localizations.count
    file.entries.append(entry)
  }

  /// The members that were already read for an entry; only the first of duplicate members is used.
  struct EntryMembers: OptionSet {
    let rawValue: UInt8
    static let comment = EntryMembers(rawValue: 1)
    static let extractionState = EntryMembers(rawValue: 2)
    static let shouldTranslate = EntryMembers(rawValue: 4)
    static let localizations = EntryMembers(rawValue: 8)
    static let generatesSymbol = EntryMembers(rawValue: 16)
  }

  private mutating func readMember(
    _ member: JSONNodeTable.Member, of entry: inout CatalogEntry, _ seen: inout EntryMembers
  ) {
    if isName(member.name, "localizations") {
      guard seen.insert(.localizations).inserted,
        expect(.object, at: member.value, "an object of languages")
      else { return }
      for inner in nodes.members(of: member.value) { readLocalization(inner) }
    } else if isName(member.name, "comment") {
      guard seen.insert(.comment).inserted, expect(.string, at: member.value, "a string") else {
        return
      }
      entry.comment = text(at: member.value)
    } else if isName(member.name, "extractionState") {
      guard seen.insert(.extractionState).inserted else { return }
      entry.extractionState = extractionState(at: member.value)
    } else if isName(member.name, "shouldTranslate") {
      guard expectBool(at: member.value), seen.insert(.shouldTranslate).inserted else { return }
      entry.shouldTranslate = nodes[member.value].kind == .true
    } else if isName(member.name, "generatesSymbol") {
      guard expectBool(at: member.value), seen.insert(.generatesSymbol).inserted else { return }
      entry.generatesSymbol = nodes[member.value].kind == .true
    } else if isName(member.name, "isCommentAutoGenerated") {
      _ = expectBool(at: member.value)
    } else if !isName(member.name, "commentGenerationVersion") {
      report(
        .unknownMember, place: member.name,
        expected:
          "comment, extractionState, localizations, shouldTranslate or another member of an entry")
    }
  }

  private mutating func expectBool(at place: Int) -> Bool {
    if nodes[place].kind == .true || nodes[place].kind == .false { return true }
    report(.wrongType, place: place, expected: "true or false")
    return false
  }

  private mutating func extractionState(at place: Int) -> CatalogEntry.ExtractionState? {
    let states = "extracted_with_value, manual, migrated or stale"
    guard expect(.string, at: place, states) else { return nil }
    let state = CatalogEntry.ExtractionState(rawValue: file.string(text(at: place)))
    if state == nil { reportState(place, states) }
    return state
  }
}

extension XCStringsReader {
  /// Appends the localization that a member of `localizations` defines.
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
        .illegalVariation, place: substitutions.name,
        expected: "a stringUnit next to substitutions")
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
          report(
            .wrongType, place: inner.value,
            expected: "a positive whole number, the position of an argument")
          continue
        }
        argumentNumber = argumentNumber ?? number
      } else if isName(inner.name, "formatSpecifier") {
        guard expect(.string, at: inner.value, "a format specifier without %, such as 'lld'") else {
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

extension XCStringsReader {
  private static let categories = "zero, one, two, few, many or other"
  private static let devices =
    "appletv, applevision, applewatch, ipad, iphone, ipod, mac or other"

  /// Reads the variations of a string.
  ///
  /// A string at a position that Xcode does not compile is reported. It is still read if its
  /// meaning is clear.
  ///
  /// - Parameter outer: The variation that contains these variations.
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
          report(
            .illegalVariation, place: member.name,
            expected: "one level of devices, outside of plurals")
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

  /// Reads the value for a category or device, which is a string or nested variations.
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
          .illegalVariation, place: member.name,
          expected: "substitutions directly in the localization")
        substitutions = substitutions ?? member.value
      } else {
        report(.unknownMember, place: member.name, expected: "stringUnit or variations")
      }
    }
    if let unit { readUnit(unit, variation) }
    if let variations { readVariations(variations, variation) }
    // A string may refer to substitutions at any level. Substitutions cannot be nested.
    if let substitutions, variation.substitution == nil,
      expect(.object, at: substitutions, "an object of substitutions")
    {
      for member in nodes.members(of: substitutions) { readSubstitution(member) }
    }
  }

  /// Appends the value that a `stringUnit` defines: a string and its state.
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
    guard expect(.string, at: value, "a string") else { return }
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

  /// Reads the phrases of an App Shortcut: alternative phrases that users can say.
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
    guard expect(.array, at: values, "an array of strings") else { return }
    var known: CatalogValue.State?
    var stateRange: Range<Int>?
    if let state, expect(.string, at: state, Self.states) {
      stateRange = nodes[state].contentRange
      known = self.state(at: state)
    }
    for (index, value) in nodes.elements(of: values).enumerated()
    where expect(.string, at: value, "a string") {
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
