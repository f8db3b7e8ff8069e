import Diagnostics
import JSONSyntax
import LanguageTags

// A resource bundle is one object:
//
//     @@locale   the language; other names with two at signs are metadata of the file
//     KEY        the string, an ICU message
//     @KEY       its metadata, such as description, or placeholders → NAME → type

/// Reads Flutter's application resource bundles.
///
/// Follows the [specification][arb] and the behavior of `flutter gen-l10n`. Metadata for a missing
/// key is not an error, because translation tools keep it in the file.
///
/// [arb]: https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification
struct ARBReader {
  let nodes: JSONNodeTable
  var file: CatalogFile
  /// The node index of the metadata object for each key.
  private var metadata: [[UInt8]: Int] = [:]
  /// The node index of the last occurrence of each key that has metadata.
  private var described: [[UInt8]: Int] = [:]

  static func read(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .arb)
    file.languages = [language ?? CatalogLanguage(name: "")]
    if let nodes = file.parseJSON() {
      var reader = ARBReader(nodes: nodes, file: file)
      reader.readBundle(language)
      reader.file.findDuplicateKeys(margin: 1)
      file = reader.file
    }
    file.errors.sort()
    return file
  }

  private init(nodes: JSONNodeTable, file: CatalogFile) {
    self.nodes = nodes
    self.file = file
  }

  private mutating func readBundle(_ language: CatalogLanguage?) {
    guard expect(.object, at: 0, "an object of keys and strings") else { return }
    var hasLanguage = false
    let bytes = file.bytes
    let nodes = nodes
    func isText(_ name: Int) -> Bool {
      let range = nodes[name].contentRange
      return range.isEmpty || bytes[range.lowerBound] != UInt8(ascii: "@")
    }
    for member in nodes.members(of: 0) where !isText(member.name) {
      var name = decoded(member.name)
      if name.starts(with: "@@".utf8) {
        if name == Array("@@locale".utf8), !hasLanguage {
          hasLanguage = true
          readLanguage(member.value, language)
        }
        continue
      }
      name.removeFirst()
      if expect(.object, at: member.value, "an object of metadata") {
        metadata[name] = member.value
      }
    }
    if !metadata.isEmpty {
      for member in nodes.members(of: 0) where isText(member.name) {
        let name = decoded(member.name)
        if metadata[name] != nil { described[name] = member.name }
      }
    }
    for member in nodes.members(of: 0) where isText(member.name) { readText(member) }
    file.findDuplicateMembers(of: 0, nodes, isEntry: isText)
  }

  private func decoded(_ place: Int) -> [UInt8] {
    var decoded: [UInt8] = []
    file.decode(nodes.text(at: place), into: &decoded)
    return decoded
  }

  private mutating func readLanguage(_ place: Int, _ named: CatalogLanguage?) {
    guard expect(.string, at: place, "a language tag") else { return }
    let language = CatalogLanguage(name: file.string(nodes.text(at: place)))
    if let tag = named?.tag, language.tag != tag, Self.isCompared(tag) {
      file.errors.append(
        CatalogError(
          .wrongType, nodes[place].contentRange,
          expected: "\(tag), the language of the file name"))
    }
    if language.tag != nil || named == nil { file.languages = [language] }
  }

  /// Returns `true` if `gen-l10n` compares the language in the file name with `@@locale`.
  ///
  /// `gen-l10n` fails if the two differ. At the end of a file name, it recognizes only `fil`, `gsw`
  /// and the codes of ISO 639-1.
  private static func isCompared(_ tag: LanguageTag) -> Bool {
    tag.language.utf8.count == 2 || ["fil", "gsw"].contains(tag.language)
  }

  private mutating func readText(_ member: JSONNodeTable.Member) {
    // `gen-l10n` treats null as a missing translation.
    if nodes[member.value].kind == .null { return }
    guard expect(.string, at: member.value, "a string") else { return }
    file.values.append(CatalogValue(text: nodes.text(at: member.value), variation: .none))
    let range = SourceRange(nodes[member.value].range)
    let localization = file.localizations.count
    file.localizations.append(
      CatalogLocalization(
        language: 0, languageRange: nil, range: range,
        values: file.values.count - 1..<file.values.count, substitutions: 0..<0))
    var entry = CatalogEntry(
      key: nodes.text(at: member.name), range: range,
      localizations: localization..<localization + 1)
    if !metadata.isEmpty, case let name = decoded(member.name), described[name] == member.name,
      let place = metadata[name]
    {
      readMetadata(place, of: &entry)
    }
    file.entries.append(entry)
  }

  private mutating func readMetadata(_ place: Int, of entry: inout CatalogEntry) {
    for member in nodes.members(of: place) {
      if nodes[member.name].isText("description", in: file.bytes.span) {
        if entry.comment == nil, expect(.string, at: member.value, "a string") {
          entry.comment = nodes.text(at: member.value)
        }
      } else if nodes[member.name].isText("placeholders", in: file.bytes.span),
        expect(.object, at: member.value, "an object of placeholders")
      {
        readPlaceholders(member.value)
      }
    }
    file.findDuplicateMembers(of: place, nodes) { _ in false }
  }

  private mutating func readPlaceholders(_ place: Int) {
    for member in nodes.members(of: place) {
      var type: CatalogText?
      if expect(.object, at: member.value, "an object with type, format or example") {
        let found = nodes.members(of: member.value)
          .first { nodes[$0.name].isText("type", in: file.bytes.span) }
        if let found, expect(.string, at: found.value, "a type, such as \"int\"") {
          type = nodes.text(at: found.value)
        }
      }
      file.placeholders.append(
        CatalogPlaceholder(
          entry: file.entries.count, name: nodes.text(at: member.name), type: type))
    }
    file.findDuplicateMembers(of: place, nodes) { _ in false }
  }

  private mutating func expect(_ kind: JSONNode.Kind, at place: Int, _ expected: String) -> Bool {
    if nodes[place].kind == kind { return true }
    file.errors.append(CatalogError(.wrongType, nodes[place].range, expected: expected))
    return false
  }
}
