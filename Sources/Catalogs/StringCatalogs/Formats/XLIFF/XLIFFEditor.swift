package import Diagnostics

/// Edits XLIFF documents.
package struct XLIFFEditor: FormatEditor {
  package let file: CatalogFile
  /// The units; `nil` if the file is invalid XML.
  private let units: XLIFFUnits?

  /// Creates an editor.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
  package init(_ file: CatalogFile) {
    self.file = file
    units = XLIFFUnits(file)
  }

  package func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    elementText(old, TextSpelling.xliff(text))
  }

  package func add(
    _ texts: [NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]? {
    addTargets(texts, toEntry: entry)
  }

  /// Returns the edits that add targets to an XLIFF unit; `nil` if a target cannot be added.
  private func addTargets(_ texts: [NewText], toEntry entry: Int) -> [FixIt.Edit]? {
    guard let units else { return nil }
    let slots = units.slots(in: file.entries[entry].range.range, of: file.bytes)
    var edits: [FixIt.Edit] = []
    for text in texts {
      guard let slot = slots.first(where: { $0.isFor(text, in: file.bytes) }), slot.target == nil
      else { return nil }
      edits += target(text, slot: slot, units: units)
    }
    return edits.sorted { $0.range < $1.range }
  }

  private func target(_ text: NewText, slot: XLIFFUnits.Slot, units: XLIFFUnits) -> [FixIt.Edit] {
    var state = ""
    var edits: [FixIt.Edit] = []
    if units.isVersion2 {
      if let range = slot.state, let name = spelling(of: text.state, at: SourceRange(range)) {
        edits.append(FixIt.Edit(range: SourceRange(range), text: name))
      }
    } else if units.hasStates || text.state != .translated {
      state = " state=\"\(Self.stateNames[text.state] ?? "translated")\""
    }
    let line = file.bytes[..<slot.source.lowerBound].reversed().prefix { $0 != 0x0A }
    let isOwnLine = line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    let front = isOwnLine ? newline + blanks(before: slot.source.lowerBound) : ""
    let name = units.prefix + "target"
    edits.append(
      FixIt.Edit(
        range: SourceRange(slot.end, slot.end),
        text: "\(front)<\(name)\(state)>\(TextSpelling.xliff(text.marked))</\(name)>"))
    return edits
  }

  private static let stateNames: [CatalogValue.State: String] = [
    .translated: "translated", .needsReview: "needs-review-translation", .new: "new",
  ]

  /// Returns the spelling that replaces a state at a range; `nil` if the version cannot express it.
  package func spelling(of state: CatalogValue.State, at range: SourceRange) -> String? {
    let old = String(
      decoding: file.bytes[range.range.clamped(to: file.bytes.indices)], as: UTF8.self)
    // These are values of the attribute `approved`, not states.
    if old == "no" || old == "yes" { return state == .translated ? "yes" : "no" }
    if units?.isVersion2 ?? false { return state == .translated ? "translated" : nil }
    return Self.stateNames[state]
  }

  /// Returns the edits that add targets; missing units are copied from the source.
  package func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    var addition = Addition()
    var places: [String: Int] = [:]
    for (place, entry) in file.entries.enumerated() where places[file.name(of: entry)] == nil {
      places[file.name(of: entry)] = place
    }
    var sources: [Int: XLIFFEditor] = [:]
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      if let own = places[key.source.name(of: key.found)] {
        if let edits = addTargets(key.texts, toEntry: own) {
          addition.edits += edits
        } else {
          addition.refused.append((index, "the document has no unit for one of the variations"))
        }
        continue
      }
      let source = sources[key.sourcePlace] ?? XLIFFEditor(key.source)
      sources[key.sourcePlace] = source
      guard let anchor, scopeName(of: file.entries[anchor]) == source.scopeName(of: key.found),
        let unit = source.unit(key)
      else {
        addition.refused.append((index, "the document has no unit for the key"))
        continue
      }
      let end = lineEnd(behind: file.entries[anchor].range.upperBound)
      let front = newline + blanks(before: file.entries[anchor].range.lowerBound)
      addition.edits.append(FixIt.Edit(range: SourceRange(end, end), text: front + unit))
    }
    return addition
  }

  /// Returns the document for another target language, without targets; `nil` for invalid XML.
  package func document(for language: String) -> [UInt8]? {
    guard let units else { return nil }
    var edits = units.slots(in: file.bytes.indices, of: file.bytes).compactMap { slot in
      slot.target.map { target in
        var start = target.lowerBound
        while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[start - 1]) { start -= 1 }
        return FixIt.Edit(range: SourceRange(start, target.upperBound), text: "")
      }
    }
    edits += units.languageEdits(language, in: file.bytes)
    do throws(FixIt.Edit.ApplyingError) {
      return try FixIt.Edit.apply(edits, to: file.bytes)
    } catch {
      return nil
    }
  }

  private func scopeName(of entry: CatalogEntry) -> String? {
    entry.scope.flatMap { file.scopes[$0].name }.map(file.string)
  }

  /// Returns the unit of a key with new targets; `nil` if they cannot be added.
  private func unit(_ key: NewKey) -> String? {
    guard let units else { return nil }
    let range = key.found.range.range
    var edits: [FixIt.Edit] = []
    let slots = units.slots(in: range, of: file.bytes)
    for slot in slots {
      guard let target = slot.target else { continue }
      var start = target.lowerBound
      while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[start - 1]) { start -= 1 }
      edits.append(FixIt.Edit(range: SourceRange(start, target.upperBound), text: ""))
    }
    for text in key.texts {
      guard let slot = slots.first(where: { $0.isFor(text, in: file.bytes) }) else { return nil }
      edits += target(text, slot: slot, units: units)
    }
    let moved = edits.map { edit in
      FixIt.Edit(
        range: SourceRange(
          edit.range.lowerBound - range.lowerBound, edit.range.upperBound - range.lowerBound),
        text: edit.text)
    }
    do throws(FixIt.Edit.ApplyingError) {
      let bytes = try FixIt.Edit.apply(moved, to: Array(file.bytes[range]))
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      return nil
    }
  }
}
