import Diagnostics
import JSONSyntax
import TextPrimitives

/// Edits JSON files: nested or flat objects of strings, and Flutter's resource bundles.
struct JSONEditor: FormatEditor {
  let file: CatalogFile

  init(_ file: CatalogFile) { self.file = file }

  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    FixIt.Edit(range: old.sourceRange, text: JSONText.escaped(text.characters))
  }

  /// Returns the edits that add members to the objects of a JSON file.
  ///
  /// Missing objects and arrays are created. The names of plural members follow the source file.
  func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    guard !keys.isEmpty else { return Addition() }
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument(catalog: file.bytes)
    } catch {
      return Addition(refused: keys.indices.map { ($0, "the file is not JSON") })
    }
    guard document.nodes[document.root].kind == .object else {
      return Addition(refused: keys.indices.map { ($0, "the file is not an object of keys") })
    }
    var insertion = JSONInsertion(document)
    var addition = Addition()
    var sources: [Int: JSONSource] = [:]
    for (index, key) in keys.enumerated() {
      let source = sources[key.sourcePlace] ?? JSONSource(key.source)
      sources[key.sourcePlace] = source
      if let reason = insertion.add(key, source) { addition.refused.append((index, reason)) }
    }
    addition.edits = insertion.edits(newline: newline, source: sources.first?.value)
    return addition
  }

  /// Returns the edits that add plural variations after an existing one.
  ///
  /// The result is `nil` if the format has no plurals, or if the spelling of the plural has no name
  /// for a category.
  func add(
    _ texts: [NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]? {
    guard file.format.traits.plurals == .suffixes, let source = JSONSource(file),
      let place = source.place(of: file.values[last].text.range)
    else { return nil }
    let bytes = file.bytes
    let name = file.string(source.document.nodes.text(at: place.name))
    let key = file.string(file.entries[entry].key)
    var start = source.document.nodes[place.name].range.lowerBound
    let nameStart = start
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    let line = String(decoding: bytes[start..<nameStart], as: UTF8.self)
    let colon = String(
      decoding: bytes[
        source.document.nodes[place.name].range
          .upperBound..<source.document.nodes[place.value]
          .range.lowerBound], as: UTF8.self)
    var added = ""
    for text in texts {
      guard let category = text.variation.plural,
        let new = JSONSource.name(of: category, like: name, key: key)
      else { return nil }
      added += "," + line + JSONText.quoted(new) + colon + JSONText.quoted(text.text)
    }
    let end = source.document.nodes[place.value].range.upperBound
    return [FixIt.Edit(range: SourceRange(end, end), text: added)]
  }
}

/// A JSON file that is the source of new keys, with the positions of its members.
struct JSONSource {
  let document: JSONDocument
  private let file: CatalogFile
  /// Maps the offset of a string value to the nodes of its member's name and value.
  private let places: [Int: (name: Int, value: Int)]

  init?(_ file: CatalogFile) {
    do throws(JSONParseError) {
      document = try JSONDocument(catalog: file.bytes)
    } catch {
      return nil
    }
    self.file = file
    var places: [Int: (name: Int, value: Int)] = [:]
    let nodes = document.nodes
    for place in nodes.indices where nodes[place].kind == .object {
      for member in nodes.members(of: place) where nodes[member.value].kind == .string {
        places[nodes[member.value].contentRange.lowerBound] = (member.name, member.value)
      }
    }
    self.places = places
  }

  /// Returns the member whose value is the string at a range; `nil` for an array element.
  func place(of text: Range<Int>) -> (name: Int, value: Int)? { places[text.lowerBound] }

  /// Returns the path to the object or array that contains a key.
  func path(of entry: CatalogEntry) -> [JSONStep] {
    var path: [JSONStep] = []
    var place = entry.scope
    while let scope = place {
      if let index = file.scopes[scope].index {
        path.append(.element(index))
      } else if let name = file.scopes[scope].name {
        path.append(.member(file.string(name)))
      }
      place = file.scopes[scope].outer
    }
    return path.reversed()
  }

  /// Returns the name of the member for a plural category.
  ///
  /// Early versions of i18next use `items` and `items_plural`, or numbers. If the plural is spelled
  /// in this way, and the spelling has no name for the category, the result is `nil`.
  ///
  /// - Parameters:
  ///   - name: The name of a member of the same plural.
  ///   - key: The common prefix of the names.
  static func name(of category: PluralCategory, like name: String, key: String) -> String? {
    if PluralCategory(rawValue: name) != nil { return category.rawValue }
    if name == key || name == key + "_plural" {
      return category == .one ? key : category == .other ? key + "_plural" : nil
    }
    guard let mark = name.lastIndex(of: "_"),
      PluralCategory(rawValue: String(name[name.index(after: mark)...])) != nil
    else { return nil }
    return key + "_" + category.rawValue
  }
}

/// A step on the path to a key in JSON.
enum JSONStep: Hashable {
  case member(String)
  case element(Int)
}
