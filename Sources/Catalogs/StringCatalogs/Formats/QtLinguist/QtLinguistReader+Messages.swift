import Diagnostics
import TextPrimitives
import XMLSyntax

extension QtLinguistReader {
  /// The parts of a message.
  private struct Message {
    let element: XMLElement
    let isPlural: Bool
    var source: CatalogText?
    var sourceRange: Range<Int>?
    var comment: CatalogText?
    var extraComment: CatalogText?
    var translation: Translation?
  }

  /// The `<translation>` element of a message.
  private struct Translation {
    /// The range of the element.
    var range: Range<Int>
    /// The value of the attribute `type`.
    let type: Range<Int>?
    /// The string of the message, or those of its plural forms, with the ranges of their elements.
    var texts: [(text: CatalogText, element: Range<Int>)] = []
  }

  mutating func readMessage(
    _ element: XMLElement, context: Int?, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) {
    try XMLElementTable.checkAttributes(element.attributes, bytes)
    let numerus = XMLScanner.attribute("numerus", in: element.attributes, bytes)
    var message = Message(
      element: element, isPlural: numerus.map { bytes.isEqual($0, "yes") } ?? false)
    if element.isEmpty { return }
    while let child = try next(in: element, bytes) {
      if bytes.isEqual(child.name, "translation") {
        message.translation = try readTranslation(child, isPlural: message.isPlural, bytes)
        continue
      }
      let isKnown = isPart(child, bytes)
      if !isKnown { reportUnknown(child, "<source> or <translation>") }
      let content = try skip(child, bytes)
      if isKnown { checkText(content, bytes) }
      if bytes.isEqual(child.name, "source") {
        message.source = text(content, bytes)
        message.sourceRange = child.range.lowerBound..<scanner.offset
      } else if bytes.isEqual(child.name, "comment") {
        message.comment = text(content, bytes)
      } else if bytes.isEqual(child.name, "extracomment") {
        message.extraComment = text(content, bytes)
      }
    }
    append(message, context: context, bytes)
  }

  /// Returns `true` if an element may be part of a message, in addition to the translation.
  private func isPart(_ element: XMLElement, _ bytes: Span<UInt8>) -> Bool {
    let names: [StaticString] = [
      "location", "source", "comment", "oldsource", "oldcomment", "extracomment",
      "translatorcomment", "userdata",
    ]
    return names.contains { bytes.isEqual(element.name, $0) } || isExtra(element, bytes)
  }

  private mutating func readTranslation(
    _ element: XMLElement, isPlural: Bool, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> Translation {
    try XMLElementTable.checkAttributes(element.attributes, bytes)
    var translation = Translation(
      range: element.range, type: XMLScanner.attribute("type", in: element.attributes, bytes))
    if !isPlural {
      let text = try readString(element, bytes)
      translation.texts = [(text, element.range)]
    } else if !element.isEmpty {
      while let form = try next(in: element, bytes, code: .unknownMember) {
        guard bytes.isEqual(form.name, "numerusform") else {
          reportUnknown(form, "<numerusform>")
          _ = try skip(form, bytes)
          continue
        }
        let text = try readString(form, bytes)
        translation.texts.append((text, form.range.lowerBound..<scanner.offset))
      }
    }
    translation.range = element.range.lowerBound..<scanner.offset
    return translation
  }

  /// Reads the string of a translation or a plural form.
  ///
  /// If the string has variants of different lengths, this is the first and longest one. `lrelease`
  /// rejects a file if a string contains elements other than `<byte/>`.
  private mutating func readString(
    _ element: XMLElement, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> CatalogText {
    let variants = XMLScanner.attribute("variants", in: element.attributes, bytes)
    guard let variants, bytes.isEqual(variants, "yes"), !element.isEmpty else {
      let content = try skip(element, bytes)
      checkText(content, bytes)
      return text(content, bytes)
    }
    var first: CatalogText?
    while let variant = try next(in: element, bytes) {
      if !bytes.isEqual(variant.name, "lengthvariant") { reportUnknown(variant, "<lengthvariant>") }
      let content = try skip(variant, bytes)
      checkText(content, bytes)
      first = first ?? text(content, bytes)
    }
    return first ?? CatalogText(scanner.offset..<scanner.offset, .verbatim)
  }

  private mutating func append(_ message: Message, context: Int?, _ bytes: Span<UInt8>) {
    let id = XMLScanner.attribute("id", in: message.element.attributes, bytes)
      .flatMap { $0.isEmpty ? nil : CatalogText($0, .xml) }
    let source = message.source ?? CatalogText(scanner.offset..<scanner.offset, .verbatim)
    // A message with neither an id nor a source string is a comment on its context.
    guard let key = id ?? (source.isEmpty ? nil : source) else { return checkComment(message) }
    let range = SourceRange(message.element.range.lowerBound, scanner.offset)
    var scope = id == nil ? context : nil
    if id == nil, let comment = message.comment, !comment.isEmpty {
      let around = context.map { file.scopes[$0].length } ?? 0
      // If there is no context, the outer scope of the comment is empty.
      let place = message.element.range.lowerBound
      if context == nil {
        file.scopes.append(CatalogScope(name: CatalogText(place..<place, .verbatim)))
      }
      file.scopes.append(
        CatalogScope(name: comment, outer: context ?? file.scopes.count - 1, length: around))
      scope = file.scopes.count - 1
    }
    let type = message.translation?.type
    let isObsolete = type.map { bytes.isEqual($0, "obsolete") || bytes.isEqual($0, "vanished") }
    if isObsolete ?? false {
      var entry = CatalogEntry(key: key, range: range, localizations: 0..<0)
      entry.scope = scope
      return obsolete.append(entry)
    }
    let localization = file.localizations.count
    let value = file.values.count
    file.values.append(
      CatalogValue(
        text: source,
        variation: message.isPlural ? CatalogVariation(plural: .other) : .none))
    file.localizations.append(
      CatalogLocalization(
        language: 0, languageRange: nil, range: SourceRange(message.sourceRange ?? range.range),
        values: value..<value + 1, substitutions: 0..<0))
    // A missing translation is equivalent to an empty one.
    if hasTarget {
      append(
        message.translation ?? Translation(range: message.element.range, type: nil),
        isPlural: message.isPlural, bytes)
    }
    var entry = CatalogEntry(
      key: key, range: range, localizations: localization..<file.localizations.count)
    entry.comment = message.extraComment
    entry.scope = scope
    file.entries.append(entry)
  }

  /// Reports a translation in a context comment.
  ///
  /// An app cannot look up the translation, because the comment has no source string.
  private mutating func checkComment(_ message: Message) {
    let isTranslated = message.translation?.texts.contains { !$0.text.isEmpty } ?? false
    guard isTranslated, let range = message.translation?.range else { return }
    file.errors.append(
      CatalogError(.lostEntry, range, expected: "a string in the <source> of the message"))
  }

  private mutating func append(
    _ translation: Translation, isPlural: Bool, _ bytes: Span<UInt8>
  ) {
    let texts = translation.texts
    // Like `lrelease` and Qt, the reader treats a message with an empty first form as untranslated.
    let isNew = texts.first?.text.isEmpty ?? true
    let isUnfinished = translation.type.map { bytes.isEqual($0, "unfinished") } ?? false
    if !isNew { noteTranslation() }
    let start = file.values.count
    for (form, found) in texts.enumerated() {
      file.values.append(
        CatalogValue(
          text: found.text, variation: isPlural ? CatalogVariation(form: form) : .none,
          state: isNew ? .new : isUnfinished ? .needsReview : .translated,
          stateRange: isNew || !isUnfinished ? nil : translation.type))
    }
    if isPlural, !isNew { checkCount(of: texts) }
    file.localizations.append(
      CatalogLocalization(
        language: 1, languageRange: nil, range: SourceRange(translation.range),
        values: start..<file.values.count, substitutions: 0..<0))
  }

  /// Records plural forms that `lrelease` removes, and plurals with different numbers of forms.
  private mutating func checkCount(of texts: [(text: CatalogText, element: Range<Int>)]) {
    var plurals =
      file.uniformPlurals
      ?? UniformPlurals(first: file.entries.count, count: 0, forms: texts.count)
    hasUnequalPlurals = hasUnequalPlurals || plurals.forms != texts.count
    plurals.count += 1
    file.uniformPlurals = plurals
    if texts.count > 1, firstPlural == nil { firstPlural = texts[1].element }
    guard let count = file.pluralFormula?.count, texts.count > count else { return }
    let last = texts[count - 1].text
    let isOfFractions =
      texts.count == count + 1
      && QtPluralForms.hasFormOfFractions(after: count, in: file.languages[1].name)
    let different =
      isOfFractions
      ? nil : texts[count...].first { !$0.text.isEmpty && !file.areEqual(last, $0.text) }
    if surplus == nil || different != nil && surplus?.isDifferent == false {
      surplus = SurplusForms(
        range: (different ?? texts[count]).element, count: surplus?.count ?? 0,
        isDifferent: different != nil)
    }
    surplus?.count += 1
  }
}

extension QtLinguistReader {
  /// Returns the start tag of the next child of an element; `nil` at the end of the element.
  ///
  /// - Parameter code: The code of the error for characters between elements. If it is `nil`, such
  ///   characters are a syntax error.
  mutating func next(
    in parent: XMLElement, _ bytes: Span<UInt8>, code: CatalogError.Code? = nil
  ) throws(XMLScanner.Failure) -> XMLElement? {
    while let token = try scanner.next(bytes) {
      switch token {
      case .start(let name, let attributes, let isEmpty, let range):
        return XMLElement(name: name, attributes: attributes, isEmpty: isEmpty, range: range)
      case .end(let name, let range):
        guard bytes.isSame(name, parent.name) else {
          throw .init(range: range, expected: XMLScanner.nesting)
        }
        return nil
      case .text(let range), .verbatim(_, let range):
        guard let code else {
          try checkSpace(range, bytes, expected: "an element")
          continue
        }
        let start = scanner.skipSpace(bytes, from: range.lowerBound)
        if start < range.upperBound {
          file.errors.append(
            CatalogError(code, start..<range.upperBound, expected: "<numerusform>"))
        }
      case .comment, .instruction, .doctype: break
      }
    }
    throw .init(range: parent.range, expected: "a closing tag")
  }

  /// Skips an element with its content, and returns the range between its tags.
  mutating func skip(
    _ element: XMLElement, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> Range<Int> {
    if element.isEmpty { return scanner.offset..<scanner.offset }
    return try scanner.skipElement(
      named: element.name, tag: element.range, maximumDepth: 256, hasEntities: false, in: bytes)
  }

  /// Returns the string at a range, with the verbatim spelling if it requires no decoding.
  ///
  /// A string requires decoding if it contains markup, a reference, or a carriage return.
  func text(_ content: Range<Int>, _ bytes: Span<UInt8>) -> CatalogText {
    let isPlain = content.allSatisfy {
      bytes[$0] != UInt8(ascii: "&") && bytes[$0] != UInt8(ascii: "<") && bytes[$0] != 0x0D
    }
    return CatalogText(content, isPlain ? .verbatim : .native)
  }

  /// Reports the first element in a string that is not `<byte/>`.
  mutating func checkText(_ content: Range<Int>, _ bytes: Span<UInt8>) {
    guard content.contains(where: { bytes[$0] == UInt8(ascii: "<") }) else { return }
    var inner = XMLScanner(offset: content.lowerBound)
    do throws(XMLScanner.Failure) {
      while inner.offset < content.upperBound, let token = try inner.next(bytes) {
        guard case .start(let name, let attributes, let isEmpty, let range) = token,
          !bytes.isEqual(name, "byte")
        else { continue }
        let element = XMLElement(
          name: name, attributes: attributes, isEmpty: isEmpty, range: range)
        return reportUnknown(element, Self.expectedText(in: name, bytes))
      }
    } catch {
      // The reader has already accepted this content, so there is no syntax error.
      return
    }
  }

  /// Returns a description of what is expected: text, or the attribute that the element requires.
  private static func expectedText(in name: Range<Int>, _ bytes: Span<UInt8>) -> String {
    if bytes.isEqual(name, "numerusform") { return "numerus=\"yes\" in <message>, or text" }
    if bytes.isEqual(name, "lengthvariant") { return "variants=\"yes\" around it, or text" }
    return "text without elements; a literal < is &lt;"
  }

  /// Returns `true` for an element `<extra-…>`, which Qt's tools keep but do not interpret.
  func isExtra(_ element: XMLElement, _ bytes: Span<UInt8>) -> Bool {
    element.name.count > 6 && bytes.isEqual(element.name.prefix(6), "extra-")
  }

  mutating func reportUnknown(_ element: XMLElement, _ expected: String) {
    file.errors.append(CatalogError(.unknownMember, element.range, expected: expected))
  }

  func checkSpace(
    _ range: Range<Int>, _ bytes: Span<UInt8>, expected: String
  ) throws(XMLScanner.Failure) {
    let start = scanner.skipSpace(bytes, from: range.lowerBound)
    if start < range.upperBound { throw .init(range: start..<range.upperBound, expected: expected) }
  }
}
