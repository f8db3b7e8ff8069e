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

  let file: CatalogFile
  /// What edits string catalogs, and the places of their entries; `nil` for other formats and for what is no JSON.
  let strings: (editor: XCStringsEditor, entries: [[UInt8]: Int])?
  /// The units of XLIFF; `nil` for other formats and for what is no XML.
  let units: XLIFFUnits?

  /// Makes an editor.
  ///
  /// - Complexity: O(*n*) in the bytes of a string catalog and of XLIFF, O(1) for other formats.
  package init(_ file: CatalogFile) {
    self.file = file
    units = file.format == .xliff ? XLIFFUnits(file) : nil
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
    if let text { edits.append(replacement(value.text, text)) }
    if let state, state != value.state, let range = value.stateRange {
      switch file.format {
      case .xcstrings: edits.append(FixIt.Edit(range: range, text: state.rawValue))
      case .xliff:
        if let name = stateName(state, at: range) {
          edits.append(FixIt.Edit(range: range, text: name))
        }
      default: break
      }
    }
    return edits.sorted { $0.range < $1.range }
  }

  private func replacement(_ old: CatalogText, _ text: MarkedText) -> FixIt.Edit {
    let characters = text.characters
    switch file.format {
    case .xcstrings, .arb, .json:
      return FixIt.Edit(range: old.sourceRange, text: JSONStyle.escaped(characters))
    case .android: return elementText(old, TextSpelling.android(text))
    case .stringsdict: return elementText(old, TextSpelling.xml(characters))
    case .xliff: return elementText(old, TextSpelling.xliff(text))
    case .strings: return tableText(old, characters)
    case .gettext:
      let line = file.bytes[..<max(0, old.range.lowerBound - 1)].reversed().prefix { $0 != 0x0A }
      let isAtKeyword = line.contains(UInt8(ascii: "m"))
      return FixIt.Edit(
        range: old.sourceRange,
        text: TextSpelling.gettext(characters, newline: newline, isAtKeyword: isAtKeyword))
    case .properties:
      return FixIt.Edit(
        range: old.sourceRange,
        text: TextSpelling.properties(
          characters, isASCII: !old.spelling.takesUnicode || usesUnicodeEscapes))
    }
  }

  /// The edit that gives an element its text; one that is a single tag gets two.
  private func elementText(_ old: CatalogText, _ text: String) -> FixIt.Edit {
    let end = old.range.lowerBound
    guard old.range.isEmpty, end >= 2, file.bytes[end - 2..<end].elementsEqual("/>".utf8),
      let start = file.bytes[..<end].lastIndex(of: UInt8(ascii: "<"))
    else { return FixIt.Edit(range: old.sourceRange, text: text) }
    let name = file.bytes[(start + 1)...].prefix {
      ![0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "/")].contains($0)
    }
    return FixIt.Edit(
      range: SourceRange(end - 2, end),
      text: ">" + text + "</" + String(decoding: name, as: UTF8.self) + ">")
  }

  /// The bytes of a file with edits; texts are written in the encoding of the file.
  ///
  /// - Throws: `FixIt.Edit.ApplyingError` for edits that contradict one another.
  package static func apply(
    _ edits: [FixIt.Edit], to file: CatalogFile
  ) throws(FixIt.Edit.ApplyingError) -> [UInt8] {
    let units = CodeUnits.detect(file.bytes.span).units
    let isWide = file.format == .strings && units.width > 1
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

  /// A text of a table, within the marks that are there.
  private func tableText(_ old: CatalogText, _ text: String) -> FixIt.Edit {
    let isWide =
      old.spelling == .propertyListUTF16LittleEndian || old.spelling == .propertyListUTF16BigEndian
    // Of two bytes in front of a text one is the mark and the other is zero.
    let front = old.range.lowerBound - (isWide ? 2 : 1)
    let mark = front < 0 ? 0 : file.bytes[front..<old.range.lowerBound].reduce(0) { $0 | $1 }
    switch mark {
    case UInt8(ascii: ">"): return elementText(old, TextSpelling.xml(text))
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
