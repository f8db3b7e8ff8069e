import Diagnostics
import JSONSyntax
import TextPrimitives

// How a string catalog is nested; what is read where:
//
//   catalog        sourceLanguage, version, strings → key → entry             XCStringsReader
//   entry          comment, extractionState, shouldTranslate, localizations   XCStringsReader+Entries
//   localization   stringUnit | variations, substitutions → name → …          XCStringsReader+Localizations
//                  or stringSet → state, values → texts                       XCStringsReader+Variations
//   variations     plural → category → unit | device → class → unit | plural  XCStringsReader+Variations
//   unit           state, value                                               XCStringsReader+Variations

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
        if !hasSourceLanguage, expect(.string, at: member.value, "the tag of a language") {
          file.sourceLanguage = interner.place(of: text(at: member.value), in: file.bytes)
        }
        hasSourceLanguage = true
      } else if isName(member.name, "version") {
        if !hasVersion { _ = expect(.string, at: member.value, #"a version, such as "1.0""#) }
        hasVersion = true
      } else if nodes[member.value].kind == .object {
        report(.keyOutsideStrings, place: member.name, expected: "the key in strings")
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
    for member in nodes.members(of: strings) { readEntry(member) }
  }

  /// Reports the members of all objects that an earlier one has too.
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
    // Not as strings: those of equal meaning in Unicode are equal, and keys are not.
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
  /// Whether a name is one of the format's.
  @inline(__always)
  func isName(_ place: Int, _ name: StaticString) -> Bool {
    let node = nodes[place]
    guard !node.hasEscapes else { return node.isText("\(name)", in: file.bytes.span) }
    return file.bytes.span.isEqual(node.contentRange, name)
  }

  /// The text of a string.
  func text(at place: Int) -> CatalogText {
    let node = nodes[place]
    return CatalogText(node.contentRange, node.hasEscapes ? .json : .verbatim)
  }

  /// Whether a value is of a kind; reports it if not.
  mutating func expect(_ kind: JSONNode.Kind, at place: Int, _ expected: String) -> Bool {
    if nodes[place].kind == kind { return true }
    report(.wrongType, place: place, expected: expected)
    return false
  }

  /// Reports a state, without its quotation marks.
  mutating func reportState(_ place: Int, _ expected: String) {
    file.errors.append(
      CatalogError(.invalidState, nodes[place].contentRange, expected: expected))
  }

  mutating func report(_ code: CatalogError.Code, place: Int, expected: String) {
    file.errors.append(CatalogError(code, nodes[place].range, expected: expected))
  }
}
