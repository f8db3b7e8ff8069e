import Diagnostics
import TextPrimitives

/// Edits Android's resource files.
struct AndroidEditor: FormatEditor {
  let file: CatalogFile

  init(_ file: CatalogFile) { self.file = file }

  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    elementText(old, TextSpelling.android(text))
  }

  func add(
    _ texts: [NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]? {
    addElements(texts, after: file.values[last].text.range) { $1 + item($0) }
  }

  func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    guard !keys.isEmpty else { return Addition() }
    let last = file.entries.last.map { blanks(before: $0.range.lowerBound) } ?? ""
    let indentation = last.isEmpty ? "    " : last
    var addition = Addition()
    var tail = ""
    for (key, anchor) in zip(keys, anchors(keys)) {
      let resource = resource(key, indentation)
      if let anchor, anchor + 1 < file.entries.count {
        let place = lineEnd(behind: file.entries[anchor].range.upperBound)
        addition.edits.append(
          FixIt.Edit(range: SourceRange(place, place), text: newline + resource))
      } else {
        tail += resource + newline
      }
    }
    if tail.isEmpty { return addition }
    guard let end = lastOccurrence(of: "</resources") else {
      // The root is an empty-element tag, `<resources/>`, so it is replaced with a pair of tags.
      if let place = rootTagEnd, file.bytes[..<place].suffix(2).elementsEqual("/>".utf8) {
        addition.edits.append(
          FixIt.Edit(
            range: SourceRange(place - 2, place), text: ">" + newline + tail + "</resources>"))
      } else {
        addition.refused = keys.indices.map { ($0, "the file has no </resources>") }
      }
      return addition
    }
    addition.edits.append(insertion(of: tail, beforeEndTagAt: end))
    return addition
  }

  private func resource(_ key: NewKey, _ indentation: String) -> String {
    let name = XMLEscaping.escaped(key.source.string(key.found.key)).unicodeScalars
      .map { $0 == "\"" ? "&quot;" : String($0) }.joined()
    let isVerbatim = key.found.isFormatted ? "" : " formatted=\"false\""
    switch key.found.kind {
    case .string:
      let text = TextSpelling.android(key.texts.first?.marked ?? MarkedText(characters: ""))
      return indentation + "<string name=\"\(name)\"\(isVerbatim)>\(text)</string>"
    case .plurals, .stringArray:
      let items = items(key).map { newline + indentation + indentation + $0 }.joined()
      return indentation + "<\(key.found.kind.rawValue) name=\"\(name)\"\(isVerbatim)>" + items
        + newline + indentation + "</\(key.found.kind.rawValue)>"
    }
  }

  /// Returns the items for a key; items that refer to other resources are copied from the source.
  private func items(_ key: NewKey) -> [String] {
    let values = key.source.localizations[key.found.localizations].first?.values ?? 0..<0
    let rest = key.source.values[values].filter { value in
      !key.texts.contains {
        $0.variation.index == value.variation.index && $0.variation.plural == value.variation.plural
      }
    }
    let added = rest.compactMap { value -> (variation: CatalogVariation, item: String)? in
      let bytes = key.source.bytes[value.text.range.clamped(to: key.source.bytes.indices)]
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasPrefix("@") || text.hasPrefix("?") else { return nil }
      return (value.variation, element(value.variation, text))
    }
    let items = key.texts.map { ($0.variation, item($0)) } + added
    if added.isEmpty || key.found.kind == .plurals { return items.map(\.1) }
    return items.sorted { ($0.0.index ?? 0) < ($1.0.index ?? 0) }.map(\.1)
  }

  private func item(_ text: NewText) -> String {
    element(text.variation, TextSpelling.android(text.marked))
  }

  private func element(_ variation: CatalogVariation, _ text: String) -> String {
    let quantity = variation.plural.map { " quantity=\"\($0.rawValue)\"" } ?? ""
    return "<item\(quantity)>\(text)</item>"
  }

  /// Returns the edit that declares the `xliff` prefix if other edits require it.
  func declarations(for edits: [FixIt.Edit]) -> [FixIt.Edit] {
    guard edits.contains(where: { $0.text.contains("<xliff:") }),
      let end = rootTagEnd
    else { return [] }
    let tag = file.bytes[..<end]
    guard let start = tag.lastIndex(of: UInt8(ascii: "<")),
      !String(decoding: tag[start...], as: UTF8.self).contains("xmlns:xliff")
    else { return [] }
    let place = start + "<resources".utf8.count
    return [
      FixIt.Edit(
        range: SourceRange(place, place),
        text: " xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\"")
    ]
  }
}
