import Diagnostics
import TextPrimitives
import XMLSyntax

/// Edits Qt Linguist's `.ts` files.
struct QtLinguistEditor: FormatEditor {
  let file: CatalogFile
  private let habits: QtLinguistText.Habits
  /// The elements of the file; `nil` if it is not valid XML.
  private let document: QtDocument?

  /// Creates an editor.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
  init(_ file: CatalogFile) {
    self.file = file
    habits = QtLinguistText.habits(of: file)
    document = QtDocument(file)
  }

  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    elementText(old, spelled(text.characters))
  }

  private func spelled(_ text: String) -> String {
    QtLinguistText.spelled(text, habits, newline: newline)
  }

  /// Returns the edits that mark a translation as unfinished, or remove the mark.
  func setFuzzy(_ isFuzzy: Bool, of entry: Int) -> [FixIt.Edit] {
    let bytes = file.bytes
    guard let document,
      let message = document.message(at: file.entries[entry].range.lowerBound),
      let translation = document.child("translation", of: message, bytes)
    else { return [] }
    let type = translation.attributes.first { bytes[$0.name].elementsEqual("type".utf8) }
    guard let type else {
      if !isFuzzy { return [] }
      let place = translation.name.upperBound
      return [FixIt.Edit(range: SourceRange(place, place), text: " type=\"unfinished\"")]
    }
    if isFuzzy {
      return bytes[type.value].elementsEqual("unfinished".utf8)
        ? [] : [FixIt.Edit(range: SourceRange(type.value), text: "unfinished")]
    }
    // The removed range includes the space before the attribute.
    var start = type.name.lowerBound
    while start > translation.name.upperBound, XMLScanner.isSpace(bytes[start - 1]) { start -= 1 }
    return [FixIt.Edit(range: SourceRange(start, type.value.upperBound + 1), text: "")]
  }

  /// Returns the edits that add plural forms after the last one.
  ///
  /// The result is `nil` if the numbers of the new forms do not continue those of the existing
  /// forms.
  func add(
    _ texts: [NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]? {
    guard var form = file.values[last].variation.form else { return nil }
    let sorted = texts.sorted { ($0.variation.form ?? .max) < ($1.variation.form ?? .max) }
    return addElements(sorted, after: file.values[last].text.range) { text, line in
      form += 1
      guard text.variation.form == form else { return nil }
      return line + "<numerusform>\(spelled(text.text))</numerusform>"
    }
  }

  /// Returns the edits that add messages, and translations to messages that have none.
  ///
  /// New messages are copies of the messages in the source, without their translations.
  ///
  /// - Parameter categories: The plural categories of the forms, by form number.
  func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    var addition = Addition()
    guard let document else {
      addition.refused = keys.indices.map { ($0, "the file is not valid XML") }
      return addition
    }
    let places = Dictionary(
      file.entries.enumerated().map { (file.name(of: $1), $0) },
      uniquingKeysWith: { first, _ in first })
    var sources: [Int: QtLinguistEditor] = [:]
    // The messages whose context is missing in the file.
    var added: [(spelling: String, name: String, messages: String)] = []
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      guard let translation = translation(of: key, categories) else {
        addition.refused.append((index, "the strings do not match the message"))
        continue
      }
      if let place = places[key.source.name(of: key.found)] {
        guard let edit = insertion(of: translation, into: place, document) else {
          addition.refused.append(
            (index, "the message cannot be edited, because its layout is unusual"))
          continue
        }
        addition.edits.append(edit)
        continue
      }
      let source = sources[key.sourcePlace] ?? QtLinguistEditor(key.source)
      sources[key.sourcePlace] = source
      guard let head = source.head(of: key.found, newline: newline) else {
        let reason =
          "the message cannot be copied, because its layout in the source file is unusual"
        addition.refused.append((index, reason))
        continue
      }
      let message = "    " + head.lines + translation + newline + "    </message>"
      let context = anchor.flatMap {
        document.context(around: file.entries[$0].range.lowerBound)
      }
      if let anchor, context?.name == head.context {
        let place = file.entries[anchor].range.upperBound
        addition.edits.append(
          FixIt.Edit(range: SourceRange(place, place), text: newline + message))
      } else if let own = document.contexts.last(where: { $0.name == head.context }) {
        addition.edits.append(insertion(of: message + newline, beforeEndTagAt: own.end))
      } else if document.end == nil {
        addition.refused.append((index, "the file has no </TS>"))
      } else if let known = added.firstIndex(where: { $0.name == head.context }) {
        added[known].messages += message + newline
      } else {
        added.append((head.spelling, head.context ?? "", message + newline))
      }
    }
    if let end = document.end, !added.isEmpty {
      let contexts = added.map { context in
        "<context>" + newline + "    <name>\(context.spelling)</name>" + newline
          + context.messages + "</context>" + newline
      }
      addition.edits.append(insertion(of: contexts.joined(), beforeEndTagAt: end))
    }
    return addition
  }

  /// Returns the edit that adds the first translation to a message; `nil` if it already has one.
  ///
  /// The edit replaces an element that contains no string, such as a plural's `<translation
  /// type="unfinished"/>`.
  private func insertion(
    of translation: String, into entry: Int, _ document: QtDocument
  ) -> FixIt.Edit? {
    guard let message = document.message(at: file.entries[entry].range.lowerBound) else {
      return nil
    }
    if let old = document.child("translation", of: message, file.bytes) {
      let targets = file.localizations[file.entries[entry].localizations].dropFirst()
      guard targets.allSatisfy(\.values.isEmpty),
        file.bytes[old.content].allSatisfy(XMLScanner.isSpace)
      else { return nil }
      return FixIt.Edit(range: SourceRange(old.range), text: translation)
    }
    return insertion(
      of: "        " + translation + newline,
      beforeEndTagAt: document.table.elements[message].content.upperBound)
  }

  /// Returns the translation of a new key; `nil` if its strings are not suitable for the message.
  private func translation(of key: NewKey, _ categories: [PluralCategory]) -> String? {
    let isUnfinished = key.texts.contains { $0.state == .needsReview }
    guard key.source.isPlural(key.found) else {
      return key.onlyText.map { Self.translation($0.text, isUnfinished: isUnfinished, spelled) }
    }
    let forms = categories.map { category in
      key.texts.first { $0.variation.plural == category }?.text
    }
    guard forms.contains(where: { $0 != nil }) else { return nil }
    // If a form is empty, the program treats the message as untranslated.
    return pluralTranslation(
      forms.map { spelled($0 ?? "") }, isUnfinished: isUnfinished || forms.contains(nil))
  }

  private static func translation(
    _ text: String, isUnfinished: Bool, _ spelled: (String) -> String
  ) -> String {
    "<translation\(isUnfinished ? " type=\"unfinished\"" : "")>\(spelled(text))</translation>"
  }

  /// Returns a translation with plural forms, with the indentation of `lupdate`.
  private func pluralTranslation(_ forms: [String], isUnfinished: Bool) -> String {
    let lines = forms.map { newline + "            <numerusform>\($0)</numerusform>" }
    return "<translation\(isUnfinished ? " type=\"unfinished\"" : "")>" + lines.joined() + newline
      + "        </translation>"
  }

  /// The part of a message before its translation.
  private struct Head {
    let lines: String
    /// The name of the context; `nil` if the message has no context.
    let context: String?
    let spelling: String
  }

  /// Returns the part of a message before its translation; `nil` if the file is not valid XML.
  ///
  /// Elements that apply to only one translation are omitted, and so are locations that depend on
  /// the previous message.
  private func head(of entry: CatalogEntry, newline: String) -> Head? {
    guard let document, let message = document.message(at: entry.range.lowerBound) else {
      return nil
    }
    let element = document.table.elements[message]
    let translation = document.child("translation", of: message, file.bytes)
    let end = translation?.range.lowerBound ?? element.content.upperBound
    let dropped =
      document.ownParts(of: message, file.bytes)
      + document.relativeLocations(of: message, file.bytes)
    var bytes: [UInt8] = []
    var start = element.range.lowerBound
    for range in dropped.sorted(by: { $0.lowerBound < $1.lowerBound })
    where range.upperBound <= end {
      bytes += file.bytes[start..<lineStart(range.lowerBound, after: start)]
      start = range.upperBound
    }
    if start < end { bytes += file.bytes[start..<end] }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var joined = lines.joined(separator: newline)
    if translation == nil { joined += "        " }
    let context = document.context(around: entry.range.lowerBound)
    return Head(
      lines: joined, context: context?.name,
      spelling: context.map { String(decoding: file.bytes[$0.spelling], as: UTF8.self) } ?? "")
  }

  /// Returns the offset at which the white space before a given offset begins, but at least
  /// `start`.
  private func lineStart(_ offset: Int, after start: Int) -> Int {
    var place = offset
    while place > start, XMLScanner.isSpace(file.bytes[place - 1]) { place -= 1 }
    return place
  }

  /// Returns the document for a new language; `nil` if the file is not valid XML.
  ///
  /// All messages are unfinished, and each plural has as many forms as the language requires.
  /// Obsolete messages are omitted.
  func document(for language: NewLanguage) -> [UInt8]? {
    guard let document else { return nil }
    let count = QtPluralForms.formula(for: language.name).count
    var edits = [languageEdit(language.name, document)]
    for message in document.messages {
      let element = document.table.elements[message]
      if document.isObsolete(message, file.bytes) {
        edits.append(removal(of: element.range))
        continue
      }
      edits += document.ownParts(of: message, file.bytes).map(removal)
      let isPlural = document.isPlural(message, file.bytes)
      let new =
        isPlural
        ? pluralTranslation(Array(repeating: "", count: count), isUnfinished: true)
        : "<translation type=\"unfinished\"></translation>"
      if let old = document.child("translation", of: message, file.bytes) {
        edits.append(FixIt.Edit(range: SourceRange(old.range), text: new))
      } else if element.content.upperBound < element.range.upperBound {
        edits.append(
          insertion(of: "        " + new + newline, beforeEndTagAt: element.content.upperBound))
      }
    }
    do throws(FixIt.Edit.ApplyingError) {
      return try FixIt.Edit.apply(edits, to: file.bytes)
    } catch {
      return nil
    }
  }

  /// Returns the edit that removes an element and the white space before it.
  private func removal(of range: Range<Int>) -> FixIt.Edit {
    FixIt.Edit(
      range: SourceRange(lineStart(range.lowerBound, after: 0), range.upperBound), text: "")
  }

  private func languageEdit(_ name: String, _ document: QtDocument) -> FixIt.Edit {
    if let known = document.attribute("language", of: 0, file.bytes) {
      return FixIt.Edit(range: SourceRange(known), text: name)
    }
    let root = document.table.elements[0]
    let end = root.attributes.last.map { $0.value.upperBound + 1 } ?? root.name.upperBound
    return FixIt.Edit(range: SourceRange(end, end), text: " language=\"\(name)\"")
  }
}

extension CatalogFile {
  /// Returns `true` if the source string of a message is a plural.
  fileprivate func isPlural(_ entry: CatalogEntry) -> Bool {
    guard let value = localizations[entry.localizations].first?.values.first else { return false }
    return values[value].variation.plural != nil
  }
}
