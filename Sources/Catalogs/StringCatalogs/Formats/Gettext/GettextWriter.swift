import FormatStrings
import LanguageTags

/// Writes gettext's PO files, one for each target language, and a template, `messages.pot`.
///
/// A `msgid` is the key, which is either a source string or only a name. If it is a name, the
/// source language also gets a PO file, with its strings as translations, so that all keys are
/// kept. `msgid_plural` is the source string for `other` if the string for `one` is the key.
/// Otherwise, `msgid_plural` is also the key.
///
/// The plural forms follow from the integers in CLDR's categories: see
/// ``PluralForms/formula(of:)``. A form for whose category there is no string gets the string for
/// `other`. A flag specifies the format string syntax if the key and all its strings contain the
/// same placeholders, so that `msgfmt` accepts the file.
enum GettextWriter: CatalogWriter {
  static let name = "po"
  static let format = CatalogFormat.gettext
  static let dialect: ValueText.Dialect? = nil
  static let usualName = "messages"
  static let abilities: FormatAbilities = [.contexts, .plurals, .comments, .states]

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    var reduced = catalog.reduced(to: abilities, losses: &losses) { entry in
      if entry.name.isEmpty, entry.context == nil {
        return "gettext reserves the empty key for the header of the file"
      }
      return isText(entry.name) && isText(entry.context ?? "")
        ? nil : "gettext supports neither U+0000 nor U+0004 in a key or context"
    }
    let messages = reduced.entries.map { GettextMessage($0, reduced) }
    for message in messages
    where GettextFlag.answer(message.entry, message.plural) == .impossible {
      losses.append(
        ConversionLoss(
          aspect: .placeholder, of: message.entry,
          message: "gettext has no flag for these placeholders, or the strings differ in them"))
    }
    let source = reduced.sourceLanguage
    if !messages.contains(where: { !$0.saysSource }) {
      for message in messages where message.hasSourceState {
        losses.append(
          ConversionLoss(
            aspect: .state, of: message.entry, language: source,
            message: "source strings have no states"))
      }
      reduced.languages.removeAll { $0 == source }
    }
    let paths = LanguagePaths(
      of: reduced, .gettext, usualName: usualName, losses: &losses
    ) { _, language in [(language ?? "") + ".po"] }
    let isName =
      LanguagePaths.isName(catalog.name)
      && CatalogPath([catalog.name + ".pot"], .gettext).language == nil
    let name = isName ? catalog.name : "messages"
    var files: [PortableFile] = []
    for language in reduced.languages {
      guard let path = paths.paths[language] else { continue }
      let forms = GettextForms(plurals(language))
      var text = header(name, in: language, forms: forms)
      for message in messages {
        text += "\n" + message.text(in: language, forms, &losses)
      }
      files.append(PortableFile(path: path, bytes: Array(text.utf8)))
    }
    var template = header(name, in: nil, forms: nil)
    var none: [ConversionLoss] = []
    for message in messages {
      template += "\n" + message.text(in: nil, nil, &none)
    }
    return files + [PortableFile(path: name + ".pot", bytes: Array(template.utf8))]
  }

  /// Returns `true` if a string contains neither U+0000 nor U+0004, which gettext reserves.
  static func isText(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0 == "\0" || $0 == "\u{4}" }
  }

  /// Returns the header with the fields that `msgfmt --check` requires.
  ///
  /// The fields for the translator, the team and the revision date are empty.
  private static func header(
    _ name: String, in language: LanguageTag?, forms: GettextForms?
  ) -> String {
    var lines = [
      "Project-Id-Version: \(name)", "PO-Revision-Date: ", "Last-Translator: ", "Language-Team: ",
      "Language: " + (language.map(LanguagePaths.gettext) ?? ""), "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit",
    ]
    if let forms { lines.append("Plural-Forms: \(forms.formula)") }
    let spelled = lines.map { "\"\(TextSpelling.gettext($0 + "\n"))\"\n" }
    return "msgid \"\"\nmsgstr \"\"\n" + spelled.joined()
  }
}

/// The plural forms of a language in a PO file.
struct GettextForms {
  /// The value of `Plural-Forms`: the number of forms, and the expression that selects a form.
  let formula: String
  /// The corresponding plural category of each form.
  let categories: [PluralCategory]

  init(_ plurals: PluralForms?) {
    formula = plurals.flatMap(PluralForms.formula) ?? PluralForms.formulas[0]
    let parsed: PluralFormula
    do throws(PluralFormula.SyntaxError) {
      parsed = try PluralFormula(parsing: formula)
    } catch {
      preconditionFailure("invalid built-in plural formula: \(formula)")
    }
    categories = PluralForms.named(parsed, plurals).categories
  }
}
