public import Diagnostics
import JSONSyntax
import TextPrimitives

extension XCStringsEditor {
  /// Returns the edits that replace a string, and its state if the file specifies one.
  ///
  /// - Parameters:
  ///   - value: A value from ``CatalogFile/values``, read from the same bytes.
  ///   - text: The new string, without escapes.
  ///   - state: The new state; `nil` to keep the current state.
  public func replace(
    _ value: CatalogValue, by text: String, state: CatalogValue.State? = nil
  ) -> [FixIt.Edit] {
    var edits = [FixIt.Edit(range: value.text.sourceRange, text: JSONText.escaped(text))]
    if let state, let range = value.stateRange {
      edits.append(FixIt.Edit(range: range, text: state.rawValue))
    }
    return edits.sorted { $0.range < $1.range }
  }

  /// Returns the edits that add a string to a key, in a language that the key does not have yet.
  ///
  /// - Returns: The edits; `nil` if the catalog does not contain the key, if the key already has
  ///   the language, or if a value has an unexpected type.
  /// - Complexity: O(*n*), where *n* is the number of keys in the catalog.
  public func add(_ text: NewText, toKey key: String) -> [FixIt.Edit]? {
    guard let entry = document.values(named: key, of: strings).first else { return nil }
    return add((text.language, spelling(of: text, depth: 4)), toEntry: entry)
  }

  /// The node index of each entry, by the bytes of its key.
  ///
  /// For duplicate keys, it is the index of the first entry.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  var entryPlaces: [[UInt8]: Int] {
    var places: [[UInt8]: Int] = [:]
    for member in document.nodes.members(of: strings) {
      guard let key = document.text(of: member.name) else { continue }
      let bytes = Array(key.utf8)
      if places[bytes] == nil { places[bytes] = member.value }
    }
    return places
  }

  /// Returns the edits that add a language to an entry.
  ///
  /// The result is `nil` if the entry already has the language, or if a value has an unexpected
  /// type. The value of the language is already indented for depth 4.
  func add(_ language: (name: String, value: String), toEntry entry: Int) -> [FixIt.Edit]? {
    guard document.nodes[entry].kind == .object else { return nil }
    if let localizations = document.values(named: "localizations", of: entry).first {
      guard document.nodes[localizations].kind == .object else { return nil }
      let edits = insert([language], into: localizations, depth: 3)
      return edits.isEmpty ? nil : edits
    }
    let member = (name: "localizations", value: style.object([language], depth: 3))
    let existing = document.nodes.members(of: entry).map { $0 }
    if existing.isEmpty {
      return [edit(document.nodes[entry].range, style.object([member], depth: 2))]
    }
    // The members of an entry are sorted by the bytes of their names.
    let slot =
      existing.firstIndex { (document.text(of: $0.name) ?? "") > member.name } ?? existing.count
    return [insertion(of: [member], at: slot, among: existing, depth: 2)]
  }
}
