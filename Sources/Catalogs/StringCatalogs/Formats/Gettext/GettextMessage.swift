import LanguageTags

/// A key of a catalog as a message of a PO file.
struct GettextMessage {
  let entry: PortableEntry
  /// `true` if the `msgid` and `msgid_plural` contain all strings of the source language.
  let saysSource: Bool
  /// `true` if a string of the source language has a state other than `translated`.
  let hasSourceState: Bool
  let plural: String?

  init(_ entry: PortableEntry, _ catalog: PortableCatalog) {
    self.entry = entry
    let texts = entry.texts[catalog.sourceLanguage] ?? []
    hasSourceState = texts.contains { ($0.state ?? .translated) != .translated }
    let key = Array(entry.name.utf8)
    guard entry.kind == .plurals else {
      plural = nil
      saysSource = texts.allSatisfy { $0.text.utf8.elementsEqual(key) }
      return
    }
    func text(_ category: PluralCategory) -> String? {
      texts.first { $0.variation.plural == category }?.text
    }
    let isKey = text(.one)?.utf8.elementsEqual(key) ?? false
    let other = isKey ? text(.other) ?? entry.name : entry.name
    let isPossible = Self.areAlike(entry.name, other) && GettextWriter.isText(other)
    plural = isPossible && !other.isEmpty ? other : entry.name
    saysSource =
      texts.isEmpty
      || texts.count == 2 && isKey && text(.other)?.utf8.elementsEqual((plural ?? "").utf8) ?? false
  }

  /// Returns the PO entry for the file of a language, or for the template if `language` is `nil`.
  func text(
    in language: LanguageTag?, _ forms: GettextForms?,
    _ losses: inout [ConversionLoss]
  ) -> String {
    var text = entry.comment.map { LineComments.text($0, mark: "#.") } ?? ""
    var texts = language.flatMap { entry.texts[$0] } ?? []
    if let language {
      let found = faults(texts, forms)
      losses += found.map { aspect, message in
        ConversionLoss(aspect: aspect, of: entry, language: language, message: message)
      }
      if !areWritable(texts, forms) { texts = [] }
    }
    var flags: [String] = []
    if texts.contains(where: { $0.state == .needsReview }) { flags.append("fuzzy") }
    if case .flag(let flag) = GettextFlag.answer(entry, plural) { flags.append(flag) }
    if !flags.isEmpty { text += "#, " + flags.joined(separator: ", ") + "\n" }
    if let context = entry.context { text += Self.line("msgctxt", context) }
    text += Self.line("msgid", entry.name)
    guard let plural else { return text + Self.line("msgstr", texts.first?.text ?? "") }
    text += Self.line("msgid_plural", plural)
    for (form, spelled) in spelledForms(texts, forms).enumerated() {
      text += Self.line("msgstr[\(form)]", spelled)
    }
    return text
  }

  private static func line(_ keyword: String, _ text: String) -> String {
    "\(keyword) \"\(TextSpelling.gettext(text))\"\n"
  }

  /// Returns the string for each form: the string for its category, or else the string for `other`.
  private func spelledForms(_ texts: [PortableText], _ forms: GettextForms?) -> [String] {
    // A template has two forms, like English.
    guard let forms else { return ["", ""] }
    return forms.categories.map { category in
      let found =
        texts.first { $0.variation.plural == category }
        ?? texts.first { $0.variation.plural == .other }
      return found?.text ?? ""
    }
  }

  /// Returns `true` if `msgfmt` accepts the strings as a translation.
  private func areWritable(_ texts: [PortableText], _ forms: GettextForms?) -> Bool {
    let spelled = plural == nil ? texts.prefix(1).map(\.text) : spelledForms(texts, forms)
    guard let first = spelled.first, !first.isEmpty else { return false }
    return spelled.allSatisfy { text in
      GettextWriter.isText(text) && (text.isEmpty || Self.areAlike(text, entry.name))
    }
  }

  private func faults(
    _ texts: [PortableText], _ forms: GettextForms?
  ) -> [(ConversionLoss.Aspect, String)] {
    if texts.isEmpty { return [] }
    guard areWritable(texts, forms) else {
      let message =
        "gettext does not support empty strings, U+0000, U+0004, or a line feed at the start or "
        + "end of a string that the key lacks"
      return [(.text, message)]
    }
    var faults: [(ConversionLoss.Aspect, String)] = []
    let states = Set(texts.compactMap(\.state)).subtracting([.translated, .needsReview])
    let isMixed = Set(texts.map { $0.state == .needsReview }).count > 1
    if !states.isEmpty || isMixed {
      let names = Set(texts.compactMap(\.state)).map(\.rawValue).sorted()
      let list = names.joined(separator: "', '")
      let noun = names.count == 1 ? "state" : "combination of the states"
      faults.append((.state, "gettext has no flag for the \(noun) '\(list)'"))
    }
    guard plural != nil else { return faults }
    let unused = texts.filter { text in
      guard let category = text.variation.plural, let forms else { return false }
      return !forms.categories.contains(category)
        && !(category == .other && isFallback(text.text, texts: texts, forms: forms))
    }
    if !unused.isEmpty {
      let names = unused.compactMap { $0.variation.plural?.rawValue }.joined(separator: ", ")
      let message =
        "strings for \(names) are lost, because the language has no such plural form"
      faults.append((.text, message))
    }
    return faults
  }

  /// Returns `true` if a string for `other` equals the string that readers use as `other`.
  ///
  /// If no integer selects `other`, no form represents it, and readers use the string of a
  /// different category.
  private func isFallback(
    _ text: String, texts: [PortableText], forms: GettextForms
  ) -> Bool {
    let order = [PluralCategory.many, .few, .two, .one, .zero]
    guard let category = order.first(where: forms.categories.contains),
      let place = forms.categories.firstIndex(of: category)
    else { return false }
    return spelledForms(texts, forms)[place].utf8.elementsEqual(text.utf8)
  }

  /// Returns `true` if two strings agree in whether they begin and end with a line feed.
  ///
  /// Otherwise, `msgfmt` rejects a message that contains both strings.
  private static func areAlike(_ left: String, _ right: String) -> Bool {
    let lineFeed = UInt8(ascii: "\n")
    return (left.utf8.first == lineFeed) == (right.utf8.first == lineFeed)
      && (left.utf8.last == lineFeed) == (right.utf8.last == lineFeed)
  }
}
