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
    /// The text.
    package var text: String
    /// How far the work on it is.
    package var state: CatalogValue.State

    /// Makes a text.
    package init(
      substitution: String? = nil, variation: CatalogVariation, text: String,
      state: CatalogValue.State = .translated
    ) {
      self.substitution = substitution
      self.variation = variation
      self.text = text
      self.state = state
    }
  }

  let file: CatalogFile
  /// What edits string catalogs, and the places of their entries; `nil` for other formats and for what is no JSON.
  let strings: (editor: XCStringsEditor, entries: [[UInt8]: Int])?

  /// Makes an editor.
  ///
  /// - Complexity: O(*n*) in the bytes of a string catalog, O(1) for other formats.
  package init(_ file: CatalogFile) {
    self.file = file
    guard file.format == .xcstrings else {
      strings = nil
      return
    }
    do throws(CatalogError) {
      let editor = try XCStringsEditor(parsing: file.bytes)
      strings = (editor, editor.entryPlaces)
    } catch {
      strings = nil
    }
  }

  /// The edits that replace a text, and its state if it has one that is known; `nil` if the format of the file is not
  /// written.
  ///
  /// - Parameters:
  ///   - text: The new text; `nil` keeps the old one.
  ///   - state: The new state; `nil` keeps the old one.
  ///   - keepsMarkup: Whether tags in a text of Android stay tags.
  package func replace(
    _ value: CatalogValue, by text: String?, state: CatalogValue.State? = nil,
    keepsMarkup: Bool = false
  ) -> [FixIt.Edit]? {
    var edits: [FixIt.Edit] = []
    if let text {
      // A text that is fuzzy would stay out of the app: its mark is not a part of it.
      if file.format == .gettext, value.state == .needsReview { return nil }
      edits.append(replacement(value.text, text, keepsMarkup))
    }
    if let state, state != value.state, let range = value.stateRange {
      switch file.format {
      case .xcstrings: edits.append(FixIt.Edit(range: range, text: state.rawValue))
      case .xliff where state == .translated:
        edits.append(FixIt.Edit(range: range, text: "translated"))
      default: break
      }
    }
    return edits.sorted { $0.range < $1.range }
  }

  private func replacement(
    _ old: CatalogText, _ text: String, _ keepsMarkup: Bool
  ) -> FixIt.Edit {
    switch file.format {
    case .xcstrings, .arb, .json:
      return FixIt.Edit(range: old.sourceRange, text: JSONStyle.escaped(text))
    case .android:
      let keepsMarkup = keepsMarkup || hasTags(old)
      return FixIt.Edit(
        range: old.sourceRange, text: TextSpelling.android(text, keepsMarkup: keepsMarkup))
    case .stringsdict, .xliff:
      return FixIt.Edit(range: old.sourceRange, text: TextSpelling.xml(text))
    case .strings: return tableText(old, text)
    case .gettext:
      return FixIt.Edit(range: old.sourceRange, text: TextSpelling.gettext(text))
    case .properties:
      return FixIt.Edit(
        range: old.sourceRange,
        text: TextSpelling.properties(text, isASCII: !old.spelling.takesUTF8))
    }
  }

  /// The bytes of a file with edits; texts are written in the encoding of the file.
  ///
  /// - Throws: `FixIt.Edit.ApplyingError` for edits that contradict one another.
  package static func apply(
    _ edits: [FixIt.Edit], to file: CatalogFile
  ) throws(FixIt.Edit.ApplyingError) -> [UInt8] {
    let units = CodeUnits.detect(file.bytes.span).units
    guard file.format == .strings, units.width > 1 else {
      return try FixIt.Edit.apply(edits, to: file.bytes)
    }
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
        bytes += units.encoding == .utf16LittleEndian ? pair : pair.reversed()
      }
      end = edit.range.upperBound
      previous = edit.range
    }
    bytes += file.bytes[end...]
    return bytes
  }

  /// Whether a text of Android or XLIFF has tags, which are no characters of it.
  package func hasTags(_ text: CatalogText) -> Bool {
    TextSpelling.hasTags(file.bytes[text.range.clamped(to: file.bytes.indices)])
  }

  /// A text of a table, within the marks that are there.
  private func tableText(_ old: CatalogText, _ text: String) -> FixIt.Edit {
    let isWide =
      old.spelling == .propertyListUTF16LittleEndian || old.spelling == .propertyListUTF16BigEndian
    // Of two bytes in front of a text one is the mark and the other is zero.
    let front = old.range.lowerBound - (isWide ? 2 : 1)
    let mark = front < 0 ? 0 : file.bytes[front..<old.range.lowerBound].reduce(0) { $0 | $1 }
    switch mark {
    case UInt8(ascii: ">"):
      return FixIt.Edit(range: old.sourceRange, text: TextSpelling.xml(text))
    case UInt8(ascii: "\""):
      return FixIt.Edit(range: old.sourceRange, text: TextSpelling.propertyList(text))
    case UInt8(ascii: "'"):
      return FixIt.Edit(range: old.sourceRange, text: TextSpelling.propertyList(text, quote: "'"))
    default:
      return FixIt.Edit(
        range: old.sourceRange, text: "\"" + TextSpelling.propertyList(text) + "\"")
    }
  }
}
