import FormatStrings
import LanguageTags
import TextPrimitives

/// Writes Qt Linguist's `.ts` files, such as `app_de.ts`, with one file for each translation.
///
/// A key that equals its source string becomes a message in its context. A context `Dialog|menu`
/// becomes the context `Dialog` with the disambiguation `menu`. A key that is a name becomes the id
/// of a message.
///
/// The source language gets a file in two cases:
/// - A plural has more than one string in the source language, as in English.
/// - The source string of a message in a context differs from its key.
enum QtLinguistWriter: CatalogWriter {
  static let format = CatalogFormat.qtLinguist
  static let dialect: ValueText.Dialect? = ValueText.Dialect.numberedPercents
  static let usualName = "app"
  static let abilities: FormatAbilities = [
    .contexts, .plurals, .comments, .states, .sourceLanguage,
  ]

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    guard let naming = format.naming else { return [] }
    var reduced = catalog.reduced(to: abilities, losses: &losses) { entry in
      if entry.name.isEmpty { return "a message without a source string is a comment" }
      if (entry.context ?? "").utf8.count > 1000 { return "the context is too long" }
      let message = QtMessage(entry, source: catalog.sourceLanguage)
      if message.hasID, !XLIFFDocuments.isText(entry.name) {
        return "an id is an XML attribute, which cannot contain control characters"
      }
      return isText(entry.name) && isText(entry.context ?? "") && isText(message.source)
        ? nil : "Qt supports neither U+0000 nor U+0004 in a string or context"
    }
    let source = reduced.sourceLanguage
    if source.language == "en", source.description != "en" {
      losses.append(
        ConversionLoss(
          aspect: .sourceLanguage, language: source, message: "the source strings are read as 'en'")
      )
    }
    var messages = reduced.entries.map { QtMessage($0, source: source) }
    removeRepeatedIDs(&messages, &losses)
    let hasSourceFile = messages.contains { $0.hasSourceForms }
    if !hasSourceFile { reduced.languages.removeAll { $0 == source } }
    // A catalog without translations becomes a template, whose file name contains no language.
    let isTemplate = reduced.languages.isEmpty
    if isTemplate { reduced.languages = [source] }
    for message in messages {
      message.addLosses(source: source, to: &losses)
    }
    let paths = LanguagePaths(
      of: reduced, naming, usualName: usualName, hasPlainSource: isTemplate, losses: &losses
    ) { name, language in [name + (language.map { "_" + $0 } ?? "") + ".ts"] }
    return reduced.languages.compactMap { language in
      guard let path = paths.paths[language] else { return nil }
      let text = text(
        of: messages, from: source, to: isTemplate ? nil : language, plurals: plurals,
        losses: &losses)
      return PortableFile(path: path, bytes: Array(text.utf8))
    }
  }

  /// Returns `true` if a string contains neither U+0000 nor U+0004, which Qt does not support.
  static func isText(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0 == "\0" || $0 == "\u{4}" }
  }

  /// Removes messages with a duplicate id, because ids must be unique even in different contexts.
  private static func removeRepeatedIDs(
    _ messages: inout [QtMessage], _ losses: inout [ConversionLoss]
  ) {
    var ids: Set<String> = []
    messages.removeAll { message in
      guard message.hasID, !ids.insert(message.entry.name).inserted else { return false }
      losses.append(
        ConversionLoss(
          aspect: .key, of: message.entry, message: "another message has the same id"))
      return true
    }
  }

  private static func text(
    of messages: [QtMessage], from source: LanguageTag, to language: LanguageTag?,
    plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\""
    if let language { text += " language=\"\(LanguagePaths.gettext(language))\"" }
    text += " sourcelanguage=\"\(LanguagePaths.gettext(source))\">\n"
    let forms = language.map { QtForms($0, plurals: plurals($0)) }
    var context: String?
    for message in messages {
      if context != message.context {
        if context != nil { text += "</context>\n" }
        text += "<context>\n    <name>\(spelled(message.context))</name>\n"
        context = message.context
      }
      text += message.text(in: language, forms, &losses)
    }
    return text + (context == nil ? "" : "</context>\n") + "</TS>\n"
  }

  /// Returns the spelling of a string, as `lupdate` writes it.
  static func spelled(_ text: String) -> String { QtLinguistText.spelled(text) }
}

/// The plural forms of a language in Qt.
struct QtForms {
  /// The corresponding plural category of each form.
  let categories: [PluralCategory]

  init(_ language: LanguageTag, plurals: PluralForms?) {
    let formula = QtPluralForms.formula(for: LanguagePaths.gettext(language))
    categories = PluralForms.named(formula, plurals).categories
  }
}

/// A key of a catalog as a message of a `.ts` file.
struct QtMessage {
  let entry: PortableEntry
  /// The language of the source string.
  let sourceLanguage: LanguageTag
  let source: String
  /// `true` if the key is an id.
  let hasID: Bool
  /// `true` if the source language has strings other than the source string of the message.
  let hasSourceForms: Bool
  /// The name of the context; empty for a message with an id.
  let context: String
  let disambiguation: String?

  init(_ entry: PortableEntry, source language: LanguageTag) {
    self.entry = entry
    sourceLanguage = language
    let texts = entry.texts[language] ?? []
    let main = texts.first { $0.variation.plural == .other } ?? texts.first
    let isKey = main?.text.utf8.elementsEqual(entry.name.utf8) ?? true
    hasID = !isKey && !Self.isSource(entry, texts)
    source = hasID ? main?.text ?? entry.name : entry.name
    hasSourceForms = texts.count > 1 || !isKey && !hasID
    let parts = (entry.context ?? "").split(
      separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    context = hasID ? "" : parts.first.map(String.init) ?? ""
    disambiguation = hasID || parts.count < 2 || parts[1].isEmpty ? nil : String(parts[1])
  }
}

extension QtMessage {
  /// Returns `true` if the key is a source string, even if the source language has another string.
  ///
  /// A key with Qt placeholders, such as `%n file(s)`, is a source string. A key without them is a
  /// source string if it has a context and no string of the source language contains Qt
  /// placeholders. Otherwise, the key is an id.
  private static func isSource(_ entry: PortableEntry, _ texts: [PortableText]) -> Bool {
    let dialect: ValueText.Dialect =
      entry.kind == .plurals ? .numberedPlural : .numberedPercents
    func hasValues(_ text: String) -> Bool {
      !ValueText(parsing: text, dialect).values.isEmpty
    }
    if hasValues(entry.name) { return true }
    return entry.context != nil && !texts.contains { hasValues($0.text) }
  }

  /// Appends the losses of a message that are the same for all languages.
  func addLosses(source language: LanguageTag, to losses: inout [ConversionLoss]) {
    let isSame = hasID ? entry.context == nil : joinedContext == entry.context
    if !isSame {
      losses.append(
        ConversionLoss(
          aspect: .context, of: entry,
          message: hasID
            ? "a message with an id has no context" : "an empty part of the context is lost"))
    }
    let states = (entry.texts[language] ?? []).compactMap(\.state)
    if states.contains(where: { $0 != .translated }) {
      losses.append(
        ConversionLoss(
          aspect: .state, of: entry, language: language, message: "source strings have no states"))
    }
  }

  /// The context that a reader would read from the file; `nil` if there is none.
  private var joinedContext: String? {
    let joined = context + (disambiguation.map { "|" + $0 } ?? "")
    return joined.isEmpty ? nil : joined
  }

  /// Returns the message for the file of a language, or for a template if `language` is `nil`.
  func text(
    in language: LanguageTag?, _ forms: QtForms?, _ losses: inout [ConversionLoss]
  ) -> String {
    let spelled = QtLinguistWriter.spelled
    var text = "    <message" + (hasID ? " id=\"\(XMLEscaping.attribute(entry.name))\"" : "")
    if entry.kind == .plurals { text += " numerus=\"yes\"" }
    text += ">\n        <source>\(spelled(source))</source>\n"
    if let disambiguation { text += "        <comment>\(spelled(disambiguation))</comment>\n" }
    if let comment = entry.comment {
      text += "        <extracomment>\(spelled(comment))</extracomment>\n"
    }
    let translation = translation(in: language, forms, &losses)
    text += "        <translation" + (translation.isUnfinished ? " type=\"unfinished\">" : ">")
    if entry.kind == .plurals {
      for form in translation.forms {
        text += "\n            <numerusform>\(spelled(form))</numerusform>"
      }
      text += "\n        "
    } else {
      text += spelled(translation.forms.first ?? "")
    }
    return text + "</translation>\n    </message>\n"
  }

  /// Returns the forms of a translation.
  ///
  /// If there is no translation, or if the file format cannot represent it, all forms are empty.
  private func translation(
    in language: LanguageTag?, _ forms: QtForms?, _ losses: inout [ConversionLoss]
  ) -> (forms: [String], isUnfinished: Bool) {
    let categories = forms?.categories ?? [.other]
    let none = Array(repeating: "", count: entry.kind == .plurals ? categories.count : 1)
    // A message needs no translation into the source language if its source string is the only
    // string there.
    guard let language, let texts = entry.texts[language], !texts.isEmpty,
      language != sourceLanguage || hasSourceForms
    else { return (none, true) }
    func lose(_ aspect: ConversionLoss.Aspect, _ message: String) {
      losses.append(
        ConversionLoss(aspect: aspect, of: entry, language: language, message: message))
    }
    let spelled =
      entry.kind == .plurals
      ? categories.map { category in
        (texts.first { $0.variation.plural == category }
          ?? texts.first { $0.variation.plural == .other })?.text ?? ""
      } : [texts[0].text]
    guard spelled.allSatisfy({ !$0.isEmpty && QtLinguistWriter.isText($0) }) else {
      lose(.text, "Qt does not support empty forms, U+0000 or U+0004 in a translation")
      return (none, true)
    }
    let states = Set(texts.map { $0.state ?? .translated })
    if !states.isSubset(of: [.translated, .needsReview]) || states.count > 1 {
      let names = states.map(\.rawValue).sorted().joined(separator: "', '")
      lose(.state, "Qt has no state '\(names)', only finished and unfinished")
    }
    if entry.kind == .plurals {
      let unused = texts.filter { text in
        guard let category = text.variation.plural else { return false }
        return !categories.contains(category)
          && !(category == .other && isFallback(text, spelled: spelled, categories: categories))
      }
      if !unused.isEmpty {
        let names = unused.compactMap { $0.variation.plural?.rawValue }.joined(separator: ", ")
        lose(
          .text,
          "strings for \(names) are lost, because the language has no such plural form in Qt")
      }
    }
    return (spelled, !states.isSubset(of: [.translated]))
  }

  /// Returns `true` if a string for `other` equals the string that readers use as `other`.
  ///
  /// If no integer selects `other`, no form represents it, and readers use the string of a
  /// different category.
  private func isFallback(
    _ text: PortableText, spelled: [String], categories: [PluralCategory]
  ) -> Bool {
    let order = [PluralCategory.many, .few, .two, .one, .zero]
    guard let category = order.first(where: categories.contains),
      let place = categories.firstIndex(of: category)
    else { return false }
    return spelled[place].utf8.elementsEqual(text.text.utf8)
  }
}
