package import Diagnostics

/// Makes the edits that give keys of a file other texts, or their first ones; no other byte changes.
///
/// What comes of the edits is to be read again before it is written: a text that a format cannot spell comes out as
/// another one. Edits of different keys can be applied together.
package struct CatalogEditor: Sendable {
  /// A text that a key has not yet.
  package struct NewText: Hashable, Sendable {
    /// The name of the substitution it is of; `nil` for a text of the key itself.
    package var substitution: String?
    /// For which case it is; its substitution does not count.
    package var variation: CatalogVariation
    /// The text; tags of Android and XLIFF are tags only here.
    package var marked: MarkedText
    /// The text without its tags.
    var text: String { marked.characters }
    /// How far the work on it is.
    package var state: CatalogValue.State

    /// Makes a text.
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

  /// A key that has nothing yet in the language of the file.
  package struct NewKey: Sendable {
    /// The file of its source.
    package var source: CatalogFile
    /// What tells that file from the other ones of the catalog.
    package var sourcePlace: Int
    /// The place of its entry there.
    package var entry: Int
    /// Its texts.
    package var texts: [NewText]

    /// Makes a key.
    package init(source: CatalogFile, sourcePlace: Int, entry: Int, texts: [NewText]) {
      self.source = source
      self.sourcePlace = sourcePlace
      self.entry = entry
      self.texts = texts
    }

    /// Its entry.
    var found: CatalogEntry { source.entries[entry] }
    /// The text of a key that has one alone; `nil` for others.
    var onlyText: NewText? {
      texts.count == 1 && texts[0].variation == .none && texts[0].substitution == nil
        ? texts[0] : nil
    }
  }

  /// What adds keys: edits, and the places of keys that are not written, with the reason.
  package struct Addition: Sendable {
    /// The edits.
    package var edits: [FixIt.Edit] = []
    /// The places of the keys that are not written, and why.
    package var refused: [(key: Int, reason: String)] = []
  }

  private let file: CatalogFile
  private let editor: any FormatEditor

  /// Creates an editor.
  ///
  /// - Complexity: O(*n*) in the bytes of a string catalog and of XLIFF, O(1) for other formats.
  package init(_ file: CatalogFile) {
    self.file = file
    editor = file.format.definition.editor(of: file)
  }

  /// The edits that replace a text, and its state if it has one that is known.
  ///
  /// - Parameters:
  ///   - text: The new text; `nil` keeps the old one.
  ///   - state: The new state; `nil` keeps the old one. The state of a PO file is that of an entry, which
  ///     ``setFuzzy(_:of:)`` changes.
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

  /// The edits that mark an entry as one to review, or remove the mark, in formats that mark entries.
  package func setFuzzy(_ isFuzzy: Bool, of entry: Int) -> [FixIt.Edit] {
    editor.setFuzzy(isFuzzy, of: entry)
  }

  /// The edits that declare what other edits need.
  package func declarations(for edits: [FixIt.Edit]) -> [FixIt.Edit] {
    editor.declarations(for: edits)
  }

  /// The edits that add texts for more plural categories, or more elements of an array, to what a key has.
  ///
  /// - Parameters:
  ///   - value: The place of a text in ``CatalogFile/values`` beside which the new ones belong.
  ///   - entry: The place of its entry.
  ///   - localization: The place of its localization.
  /// - Returns: `nil` where that is not written.
  package func add(
    _ texts: [NewText], beside value: Int, of entry: Int, localization: Int
  ) -> [FixIt.Edit]? {
    let found = file.localizations[localization]
    // The last text of the same plural is what the new ones follow.
    let variation = file.values[value].variation
    guard
      let last = found.values.last(where: { file.values[$0].variation.isAlternative(to: variation) }
      )
    else { return nil }
    return editor.add(texts, after: last, of: entry, in: found.language)
  }

  /// The edits that give keys their texts in a language in which they have none, all at once.
  ///
  /// Keys come in the order of their source, as far as the file has it.
  ///
  /// - Parameters:
  ///   - keys: The keys with their texts, and where their source is, in the order of the source.
  ///   - language: The language as it is to be spelled.
  ///   - categories: The categories of the plural forms of a PO file, by the numbers of the forms.
  package func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory] = []
  ) -> Addition {
    editor.add(keys, language: language, categories: categories)
  }

  /// The bytes of a file with edits; texts are written in the encoding of the file.
  ///
  /// - Throws: `FixIt.Edit.ApplyingError` for edits that contradict one another.
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
          // Who reads the file again sees that the text has become another one.
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
  /// Whether only a number, or the place in an array, decides between two texts.
  fileprivate func isAlternative(to other: CatalogVariation) -> Bool {
    substitution == other.substitution && device == other.device && width == other.width
  }
}
