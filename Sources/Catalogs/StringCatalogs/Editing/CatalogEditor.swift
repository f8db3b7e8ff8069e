package import Diagnostics

/// An editor that replaces the strings of keys, or adds strings to keys that have none.
///
/// The edits change no other byte. A string that the file format cannot represent becomes a
/// different string, so read the result again before you write it to disk. Edits for different keys
/// can be applied together.
package struct CatalogEditor: Sendable {
  /// A string to add to a key.
  package struct NewText: Hashable, Sendable {
    /// The name of the substitution that contains the string; `nil` for a string of the key itself.
    package var substitution: String?
    /// The condition under which the string is used, without its substitution.
    package var variation: CatalogVariation
    /// The string with its tags, in formats with markup such as Android and XLIFF.
    ///
    /// In other formats, tags are ordinary characters.
    package var marked: MarkedText
    /// The string without its tags.
    var text: String { marked.characters }
    /// The state of the translation.
    package var state: CatalogValue.State

    /// Creates a string.
    package init(
      substitution: String? = nil, variation: CatalogVariation, text: MarkedText,
      state: CatalogValue.State = .translated
    ) {
      self.substitution = substitution
      self.variation = variation
      marked = text
      self.state = state
    }
  }

  /// A key that has no string in the language of the file.
  package struct NewKey: Sendable {
    /// The file that contains the source string of the key.
    package var source: CatalogFile
    /// A number that identifies the source file among the files of the catalog.
    package var sourcePlace: Int
    /// The index of the entry in the source file.
    package var entry: Int
    /// The strings of the key.
    package var texts: [NewText]

    /// Creates a key.
    package init(source: CatalogFile, sourcePlace: Int, entry: Int, texts: [NewText]) {
      self.source = source
      self.sourcePlace = sourcePlace
      self.entry = entry
      self.texts = texts
    }

    /// The entry in the source file.
    var found: CatalogEntry { source.entries[entry] }
    /// The only string of the key; `nil` if there is not exactly one, or if it has a condition.
    var onlyText: NewText? {
      texts.count == 1 && texts[0].variation == .none && texts[0].substitution == nil
        ? texts[0] : nil
    }
  }

  /// The edits that add keys, and the keys that cannot be added.
  package struct Addition: Sendable {
    /// The edits.
    package var edits: [FixIt.Edit] = []
    /// The indices of the keys that cannot be added, each with the reason.
    package var refused: [(key: Int, reason: String)] = []
  }

  private let file: CatalogFile
  private let editor: any FormatEditor

  /// Creates an editor.
  ///
  /// - Complexity: O(*n*) for string catalogs and XLIFF files, where *n* is the size of the file in
  ///   bytes; O(1) for other formats.
  package init(_ file: CatalogFile) {
    self.file = file
    editor = file.format.definition.editor(of: file)
  }

  /// Returns the edits that replace a string and its state.
  ///
  /// The state is changed only if the file already specifies a known state for the string, and if
  /// the format can express the new state.
  ///
  /// - Parameters:
  ///   - text: The new string; `nil` to keep the current one.
  ///   - state: The new state; `nil` to keep the current one. In a PO file, the state applies to
  ///     the whole entry; use ``setFuzzy(_:of:)`` to change it.
  package func replace(
    _ value: CatalogValue, by text: MarkedText?, state: CatalogValue.State? = nil
  ) -> [FixIt.Edit] {
    var edits: [FixIt.Edit] = []
    if let text { edits.append(editor.replacement(value.text, by: text)) }
    if let state, state != value.state, let range = value.stateRange,
      let name = editor.spelling(of: state, at: range)
    {
      edits.append(FixIt.Edit(range: range, text: name))
    }
    return edits.sorted { $0.range < $1.range }
  }

  /// Returns the edits that mark an entry as fuzzy, or that remove the mark.
  ///
  /// The result is empty if the format has no such mark.
  package func setFuzzy(_ isFuzzy: Bool, of entry: Int) -> [FixIt.Edit] {
    editor.setFuzzy(isFuzzy, of: entry)
  }

  /// Returns the edits that add declarations that the given edits require, such as XML namespaces.
  package func declarations(for edits: [FixIt.Edit]) -> [FixIt.Edit] {
    editor.declarations(for: edits)
  }

  /// Returns the edits that add strings for further plural categories or array elements to a key.
  ///
  /// - Parameters:
  ///   - value: The index in ``CatalogFile/values`` of a string of the same plural or array.
  ///   - entry: The index of the entry that contains the string.
  ///   - localization: The index of the localization that contains the string.
  /// - Returns: The edits; `nil` if the format does not support such additions.
  package func add(
    _ texts: [NewText], beside value: Int, of entry: Int, localization: Int
  ) -> [FixIt.Edit]? {
    let found = file.localizations[localization]
    // The new strings follow the last string of the same plural.
    let variation = file.values[value].variation
    guard
      let last = found.values.last(where: { file.values[$0].variation.isAlternative(to: variation) }
      )
    else { return nil }
    return editor.add(texts, after: last, of: entry, in: found.language)
  }

  /// Returns the edits that add strings for several keys that have none in a language.
  ///
  /// The keys are inserted in the order of the source file if the edited file has the same order.
  ///
  /// - Parameters:
  ///   - keys: The keys with their strings and sources, in the order of the source.
  ///   - language: The language as the file spells it.
  ///   - categories: The categories of the plural forms of a PO file, by form number.
  package func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory] = []
  ) -> Addition {
    editor.add(keys, language: language, categories: categories)
  }

  /// Returns the bytes of a file after edits, in the encoding of the file.
  ///
  /// - Throws: `FixIt.Edit.ApplyingError` if edits overlap or are out of bounds.
  package static func apply(
    _ edits: [FixIt.Edit], to file: CatalogFile
  ) throws(FixIt.Edit.ApplyingError) -> [UInt8] {
    let units = CodeUnits.detect(file.bytes.span).units
    let isWide = file.format.traits.takesWideUnits && units.width > 1
    guard isWide || file.isLatin1 else { return try FixIt.Edit.apply(edits, to: file.bytes) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.bytes.count)
    var end = 0
    var previous = SourceRange(0, 0)
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      guard edit.range.lowerBound >= end else { throw .overlap(previous, edit.range) }
      guard edit.range.upperBound <= file.bytes.count else { throw .outOfBounds(edit.range) }
      bytes += file.bytes[end..<edit.range.lowerBound]
      for unit in edit.text.utf16 {
        let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
        if !isWide {
          // The caller reads the file again, and then detects that `?` replaced the character.
          bytes.append(unit < 0x100 ? pair[0] : UInt8(ascii: "?"))
        } else {
          bytes += units.encoding == .utf16LittleEndian ? pair : pair.reversed()
        }
      }
      end = edit.range.upperBound
      previous = edit.range
    }
    bytes += file.bytes[end...]
    return bytes
  }
}

extension CatalogVariation {
  /// Returns `true` if two variations differ only in their plural category or array index.
  fileprivate func isAlternative(to other: CatalogVariation) -> Bool {
    substitution == other.substitution && device == other.device && width == other.width
  }
}
