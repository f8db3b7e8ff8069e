import Diagnostics
import TextPrimitives

/// Edits the strings of Xcode's string catalogs.
struct XCStringsFileEditor: FormatEditor {
  let file: CatalogFile
  /// The JSON editor and the node indices of the entries; `nil` if the file is invalid.
  private let strings: (editor: XCStringsEditor, entries: [[UInt8]: Int])?

  /// Creates an editor.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
  init(_ file: CatalogFile) {
    self.file = file
    do throws(CatalogError) {
      let editor = try XCStringsEditor(parsing: file.bytes)
      strings = (editor, editor.entryPlaces)
    } catch {
      strings = nil
    }
  }

  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    FixIt.Edit(range: old.sourceRange, text: JSONText.escaped(text.characters))
  }

  func spelling(of state: CatalogValue.State, at range: SourceRange) -> String? { state.rawValue }

  func add(
    _ texts: [NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]? {
    guard let strings,
      let place = strings.entries[Array(file.string(file.entries[entry].key).utf8)]
    else { return nil }
    return strings.editor.addPlurals(
      texts, toEntry: place, language: file.languages[language].name)
  }

  func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    var addition = Addition()
    for (index, key) in keys.enumerated() {
      let place = strings?.entries[Array(key.source.string(key.found.key).utf8)]
      let found = place.flatMap {
        strings?.editor.add(
          key.texts, source: key.source, entry: key.found, at: $0, language: language)
      }
      if let found {
        addition.edits += found
      } else {
        let reason = "the catalog lacks the key in Xcode's layout, or cannot represent its strings"
        addition.refused.append((index, reason))
      }
    }
    return addition
  }
}
