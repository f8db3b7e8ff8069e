import FormatStrings
import StringCatalogs

extension NamedPlaceholders {
  /// Removes names that the strings of the catalog show to be plain words.
  ///
  /// - A source string that is only a label in braces, such as `{unset}`, is a plain word if the
  ///   program is in C, or if two languages translate the label.
  /// - In `.properties` files, `{}` is plain text if more strings contain a numbered placeholder
  ///   than `{}`.
  /// - In PO files, `${name}` is plain text in a string without a flag that only explains the name.
  ///   In a C program, `${name}` is also plain text if two languages translate the name.
  /// - If the placeholders of a file format have percent signs, `{{Name}}` is a plain word if two
  ///   languages translate such a name.
  mutating func removeTexts(
    of key: LintedCatalog.Key, source: ArgumentUsage, in scanned: ScannedCatalog
  ) {
    guard areThere else { return }
    let shared = scanned.files[source.file].shared
    if isLabel(source, shared), shared.content.origin == .c || isTranslated(key, scanned) {
      return remove { _ in true }
    }
    if shared.traits.messages == .java {
      guard sourceNames.contains(where: { $0.pattern == "{}" }) else { return }
      let areTexts = areEmptyBracesTexts ?? shared.content.hasMoreNumbersThanEmptyBraces
      areEmptyBracesTexts = areTexts
      if areTexts { remove { $0.pattern == "{}" } }
    } else if syntax == .unknown, shared.traits.formatStrings == .flagged {
      removeVariables(of: key, source: source, in: scanned)
    } else if [.apple, .java].contains(shared.content.dialect(of: source.entry)),
      sourceNames.contains(where: { $0.style == "{{*}}" }),
      areTranslated(key, scanned, style: "{{*}}")
    {
      remove { $0.style == "{{*}}" }
    }
  }

  /// Removes variables that a string without a flag only explains, or that two languages translate.
  ///
  /// An example of an explanation is the list item `- ${name}: the name`. Translated variables are
  /// removed only in C programs.
  private mutating func removeVariables(
    of key: LintedCatalog.Key, source: ArgumentUsage, in scanned: ScannedCatalog
  ) {
    let shared = scanned.files[source.file].shared
    guard shared.content.origin != .javaScript,
      sourceNames.contains(where: { $0.pattern == "${*}" })
    else { return }
    let explained = source.texts.compactMap { text in
      Self.explainedName(in: shared.content.string(text.text), sourceNames)
    }
    remove { $0.pattern == "${*}" && explained.contains($0.name) }
    if areThere, shared.content.origin == .c, areTranslated(key, scanned, style: "${*}") {
      remove { $0.style == "${*}" }
    }
  }

  /// Returns the name that a list item explains, between its list marker and a colon.
  private static func explainedName(in text: String, _ names: [NamedPlaceholder]) -> String? {
    let item = text.drop { $0 == " " }
    guard let mark = item.first, "-*•>".contains(mark), item.dropFirst().first == " " else {
      return nil
    }
    let head = item.dropFirst().drop { $0 == " " }
    return names.first { head.hasPrefix($0.spelling + ": ") }?.name
  }

  /// Returns `true` if the source is only a label in braces, such as `{unset}`.
  ///
  /// This is possible only if the syntax of the names is unknown, or that of `MessageFormat`.
  private func isLabel(_ source: ArgumentUsage, _ shared: SharedContent) -> Bool {
    guard syntax == .unknown || syntax == .messageFormat, sourceNames.count == 1,
      sourceNames[0].style == "{*}", source.texts.count == 1,
      sourceNames[0].name.utf8.contains(where: { ($0 | 0x20) &- 0x61 < 26 })
    else { return false }
    return shared.content.string(source.texts[0].text) == sourceNames[0].spelling
  }

  /// Returns `true` if at least two translations replace the word in the braces of a label.
  private func isTranslated(_ key: LintedCatalog.Key, _ scanned: ScannedCatalog) -> Bool {
    let catalog = scanned.catalog
    var count = 0
    for target in catalog.localizations[key.localizations] where target.language != catalog.source {
      let content = scanned.files[target.file].shared.content
      for place in content.localizations[target.localization].values.prefix(1) {
        let string = content.string(content.values[place].text)
        if string.hasPrefix("{"), string.hasSuffix("}"), string != sourceNames[0].spelling {
          count += 1
        }
      }
    }
    return count > 1
  }

  /// Returns `true` if two languages have braces of a given style around words that the source
  /// lacks.
  private func areTranslated(
    _ key: LintedCatalog.Key, _ scanned: ScannedCatalog, style: String
  ) -> Bool {
    let catalog = scanned.catalog
    var count = 0
    for target in catalog.localizations[key.localizations] where target.language != catalog.source {
      let content = scanned.files[target.file].shared.content
      let isOther = content.localizations[target.localization].values.contains { place in
        let names = NamedPlaceholder.names(
          in: content.string(content.values[place].text), isSource: false)
        return names?.contains { name in
          name.style == style && !sourceNames.contains { $0.name == name.name }
        } ?? false
      }
      if isOther { count += 1 }
      if count == 2 { return true }
    }
    return false
  }
}
