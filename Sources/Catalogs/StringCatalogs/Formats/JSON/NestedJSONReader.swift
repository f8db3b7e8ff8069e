import Diagnostics
import JSONSyntax

// The keys of strings in JSON:
//
//     {"a": {"b": "text"}}                      a.b
//     {"a.b": "text"}                           a.b
//     {"a": ["text", {"b": "text"}]}            a.0, a.1.b
//     {"a_one": "text", "a_other": "text"}      a, with a string for each plural category
//                                               (see NestedJSONReader+Plurals)
//     {"a": {"one": "text", "other": "text"}}   a, with a string for each plural category
//     {"a": {"message": "text", "description": "comment"}}
//                                               a, if all members of the file are like this
//
// Numbers, Boolean values and `null` are skipped. They are not strings but settings of the program
// that reads the file.

/// Reads strings in flat or nested objects, as in the files of i18next and similar libraries.
struct NestedJSONReader {
  let nodes: JSONNodeTable
  var file: CatalogFile

  /// An object or array whose content is being read.
  private struct Open {
    let items: [Item]
    let scope: Int?
    var next = 0
  }

  /// An item in an object or array.
  enum Item {
    case member(JSONNodeTable.Member)
    case element(place: Int, index: Int)
    case plural(Plural)
  }

  static func read(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .json)
    file.languages = [language ?? CatalogLanguage(name: "")]
    if let nodes = file.parseJSON() {
      var reader = NestedJSONReader(nodes: nodes, file: file)
      reader.readDocument()
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

  private mutating func readDocument() {
    guard nodes[0].kind == .object else {
      // If the root is an array, the file contains program data, such as the names of all
      // countries.
      file.isForeign = true
      file.errors.append(
        CatalogError(.wrongType, nodes[0].range, expected: "an object of keys and strings"))
      return
    }
    file.isForeign = isProgramData()
    if areMessages() { return readMessages() }
    // Objects may be nested to any depth, so the loop is not recursive.
    var open = [Open(items: items(of: 0), scope: nil)]
    while let last = open.indices.last {
      guard open[last].next < open[last].items.count else {
        open.removeLast()
        continue
      }
      let item = open[last].items[open[last].next]
      open[last].next += 1
      if let inner = read(item, in: open[last].scope) { open.append(inner) }
    }
  }

  /// Returns `true` if the file contains data for a program.
  ///
  /// Examples are an Alexa interaction model, whose synonyms differ by language, and a GNOME
  /// keyboard layout.
  private func isProgramData() -> Bool {
    var kinds: [String: JSONNode.Kind] = [:]
    for member in nodes.members(of: 0) {
      kinds[file.string(nodes.text(at: member.name))] = nodes[member.value].kind
    }
    return kinds["interactionModel"] == .object
      || kinds["levels"] == .array && kinds["locale"] == .string
  }

  /// Reads a string or plural; for an object or array, returns its content, which is read next.
  ///
  /// In all other cases, the result is `nil`. Numbers, Boolean values and `null` are skipped.
  private mutating func read(_ item: Item, in scope: Int?) -> Open? {
    switch item {
    case .plural(let plural):
      append(plural, in: scope)
      return nil
    case .member(let member):
      switch nodes[member.value].kind {
      case .string:
        append(nodes.text(at: member.name), member.value, in: scope)
        return nil
      case .object:
        if let plural = pluralObject(member) {
          append(plural, in: scope)
          return nil
        }
      case .array: break
      default: return nil
      }
      let inner = CatalogScope(
        name: nodes.text(at: member.name), outer: scope, length: length(of: scope))
      return enter(member.value, inner)
    case .element(let place, let index):
      let inner = CatalogScope(index: index, outer: scope, length: length(of: scope))
      switch nodes[place].kind {
      case .string:
        file.scopes.append(inner)
        append(nodes.text(at: place), place, in: file.scopes.count - 1)
        return nil
      case .object, .array: return enter(place, inner)
      default: return nil
      }
    }
  }

  private func length(of scope: Int?) -> Int { scope.map { file.scopes[$0].length } ?? 0 }

  private mutating func enter(_ place: Int, _ scope: CatalogScope) -> Open? {
    guard scope.length <= CatalogScope.longestPath else {
      file.errors.append(
        CatalogError(
          .syntax, nodes[place].range,
          expected: "a key path of at most \(CatalogScope.longestPath) bytes"
        ))
      return nil
    }
    file.scopes.append(scope)
    return Open(items: items(of: place), scope: file.scopes.count - 1)
  }

  /// Returns the items of an object or array; the members of a plural form one item.
  private mutating func items(of place: Int) -> [Item] {
    guard nodes[place].kind == .object else {
      return nodes.elements(of: place).enumerated().map { .element(place: $1, index: $0) }
    }
    let members = Array(nodes.members(of: place))
    let plurals = Plurals(members, nodes: nodes, bytes: file.bytes)
    file.findDuplicateMembers(of: place, nodes) { plurals.ofMembers[$0] == nil }
    if plurals.ofMembers.isEmpty { return members.map { .member($0) } }
    return members.compactMap { member in
      guard let plural = plurals.ofMembers[member.name] else { return .member(member) }
      // The first member of the plural represents the whole plural.
      return plural.forms.first?.value == member.value ? .plural(plural) : nil
    }
  }
}

extension NestedJSONReader {
  /// Returns a value; an empty string means that the translation is missing.
  private func text(at place: Int, _ variation: CatalogVariation) -> CatalogValue {
    let text = nodes.text(at: place)
    return CatalogValue(text: text, variation: variation, state: text.isEmpty ? .new : nil)
  }

  private mutating func append(_ key: CatalogText, _ value: Int, in scope: Int?) {
    file.values.append(text(at: value, .none))
    append(key, at: nodes[value].range, values: file.values.count - 1, kind: .string, in: scope)
  }

  private mutating func append(_ plural: Plural, in scope: Int?) {
    let start = file.values.count
    // If several members have the same name, the last one is used.
    let last = Dictionary(plural.forms.map { ($0.variation, $0.value) }) { $1 }
    for form in plural.forms where last[form.variation] == form.value {
      file.values.append(text(at: form.value, form.variation))
    }
    let ranges = plural.forms.map { nodes[$0.value].range }
    let first = ranges.map(\.lowerBound).min() ?? plural.key.range.upperBound
    let end = ranges.map(\.upperBound).max() ?? first
    append(plural.key, at: min(first, end)..<end, values: start, kind: .plurals, in: scope)
  }

  private mutating func append(
    _ key: CatalogText, at range: Range<Int>, values: Int, kind: CatalogEntry.Kind, in scope: Int?
  ) {
    let localization = file.localizations.count
    file.localizations.append(
      CatalogLocalization(
        language: 0, languageRange: nil, range: SourceRange(range),
        values: values..<file.values.count, substitutions: 0..<0))
    var entry = CatalogEntry(
      key: key, range: SourceRange(range), localizations: localization..<localization + 1)
    entry.kind = kind
    entry.scope = scope
    file.entries.append(entry)
  }
}

extension NestedJSONReader {
  /// Returns `true` if every member is a message object with metadata.
  ///
  /// Files of [browser extensions](https://developer.chrome.com/docs/extensions/reference/api/i18n)
  /// consist of such objects.
  private func areMessages() -> Bool {
    let names = ["message", "description", "placeholders", "hash"]
    var areThere = false
    for member in nodes.members(of: 0) {
      var hasMessage = false
      for inner in nodes.members(of: member.value) {
        guard let name = names.first(where: { nodes[inner.name].isText($0, in: file.bytes.span) })
        else { return false }
        if name == names[0] { hasMessage = nodes[inner.value].kind == .string }
      }
      guard hasMessage else { return false }
      areThere = true
    }
    return areThere
  }

  private mutating func readMessages() {
    let bytes = file.bytes
    let nodes = nodes
    for member in nodes.members(of: 0) {
      func value(_ name: String) -> Int? {
        nodes.members(of: member.value)
          .reduce(nil) { nodes[$1.name].isText(name, in: bytes.span) ? $1.value : $0 }
      }
      guard let message = value("message") else { continue }
      append(nodes.text(at: member.name), message, in: nil)
      if let comment = value("description"), nodes[comment].kind == .string {
        file.entries[file.entries.count - 1].comment = nodes.text(at: comment)
      }
      file.findDuplicateMembers(of: member.value, nodes) { _ in false }
    }
  }
}
