import LanguageTags

extension PortableCatalog {
  /// Returns the catalog without the content that a format does not support.
  ///
  /// Each loss is reported once. If a key is lost, no other losses are reported for it. If a key
  /// has plurals in one language, it gets plurals in all languages. All these plurals get a string
  /// for `other`: see ``PortableEntry/completePlurals(in:)``.
  ///
  /// - Parameters:
  ///   - abilities: The features that the format supports.
  ///   - losses: Receives the lost content.
  ///   - keyFault: Returns the reason why the format does not support a key; `nil` if it supports
  ///     the key. The closure receives an entry in which only the path is already adapted to the
  ///     format.
  /// - Complexity: O(*n*), where *n* is the number of strings.
  func reduced(
    to abilities: FormatAbilities, losses: inout [ConversionLoss],
    keyFault: (PortableEntry) -> String? = { _ in nil }
  ) -> PortableCatalog {
    var reduced = self
    reduced.entries = []
    // If files do not specify the source language, readers assume English.
    if !abilities.contains(.sourceLanguage), sourceLanguage.description != "en" {
      losses.append(
        ConversionLoss(
          aspect: .sourceLanguage, language: sourceLanguage,
          message: "the files do not specify the source language"))
    }
    var known: Set<KeyIdentity> = []
    for entry in entries {
      let isSplit = entry.kind == .stringArray && !abilities.contains(.arrays)
      var parts = isSplit ? entry.elements(languages) : [entry]
      var fault: String?
      var identities: Set<KeyIdentity> = []
      for place in parts.indices {
        if !abilities.contains(.paths) { parts[place].path = [parts[place].name] }
        fault = fault ?? keyFault(parts[place])
        let identity = KeyIdentity(parts[place], abilities)
        if known.contains(identity) || !identities.insert(identity).inserted {
          fault = fault ?? "another key has the same name in the file format"
        }
      }
      if let fault {
        losses.append(ConversionLoss(aspect: .key, of: entry, message: fault))
        continue
      }
      known.formUnion(identities)
      losses += entry.losses(abilities)
      for part in parts {
        var part = part
        losses += part.reduce(to: abilities, languages, of: entry)
        reduced.entries.append(part)
      }
    }
    return reduced
  }
}

/// The parts of an entry that identify it in a file.
///
/// They are compared as bytes, because Swift treats canonically equivalent strings as equal.
private struct KeyIdentity: Hashable {
  package let path: [[UInt8]]
  package let context: [UInt8]?
  package let kind: CatalogEntry.Kind?

  package init(_ entry: PortableEntry, _ abilities: FormatAbilities) {
    path = entry.path.map { Array($0.utf8) }
    context = abilities.contains(.contexts) ? entry.context.map { Array($0.utf8) } : nil
    kind = abilities.contains(.kinds) ? entry.kind : nil
  }
}

extension PortableEntry {
  /// Returns a separate entry for each element of an array.
  fileprivate func elements(_ languages: [LanguageTag]) -> [PortableEntry] {
    let indices = Set(languages.flatMap { texts[$0] ?? [] }.compactMap(\.variation.index)).sorted()
    return indices.map { index in
      var element = self
      element.path.append(String(index))
      element.kind = .string
      element.texts = texts.mapValues { texts in
        texts.filter { $0.variation.index == index }.map { text in
          var text = text
          text.variation.index = nil
          return text
        }
      }.filter { !$0.value.isEmpty }
      return element
    }
  }

  /// Returns the losses that concern the key itself, not its strings.
  fileprivate func losses(_ abilities: FormatAbilities) -> [ConversionLoss] {
    var losses: [ConversionLoss] = []
    func lose(_ aspect: ConversionLoss.Aspect, _ message: String) {
      losses.append(ConversionLoss(aspect: aspect, of: self, message: message))
    }
    if path.count > 1, !abilities.contains(.paths) {
      lose(.path, "the parts of the key's path are joined into one name")
    }
    if context != nil, !abilities.contains(.contexts) {
      lose(.context, "the file format has no contexts")
    }
    if kind == .stringArray, !abilities.contains(.arrays) {
      lose(.kind, "the file format has no arrays, so each string gets its own key")
    }
    if kind == .plurals, !abilities.contains(.plurals) {
      lose(.kind, "the file format has no plurals, so only one string is kept")
    }
    if comment != nil, !abilities.contains(.comments) {
      lose(.comment, "the file format has no comments")
    }
    if !shouldTranslate, !abilities.contains(.fixedTexts) {
      lose(.shouldTranslate, "the file format cannot mark strings as not to be translated")
    }
    if let extractionState, !abilities.contains(.extractionStates) {
      lose(
        .extractionState,
        "the file format cannot express the state '\(extractionState.rawValue)'")
    }
    return losses
  }

  /// Removes the content that the format does not support, and returns the losses for the strings.
  fileprivate mutating func reduce(
    to abilities: FormatAbilities, _ languages: [LanguageTag], of entry: PortableEntry
  ) -> [ConversionLoss] {
    if !abilities.contains(.contexts) { context = nil }
    comment = abilities.contains(.comments) ? comment?.withLineFeeds : nil
    if !abilities.contains(.fixedTexts) { shouldTranslate = true }
    if !abilities.contains(.extractionStates) { extractionState = nil }
    var losses: [ConversionLoss] = []
    for language in languages {
      guard let texts = texts[language] else { continue }
      var reduction = TextReduction(
        texts, substitutions: substitutions[language] ?? [], kind: kind, abilities: abilities)
      reduction.run()
      losses += reduction.losses.map { loss in
        ConversionLoss(aspect: loss.aspect, of: entry, language: language, message: loss.message)
      }
      self.texts[language] = reduction.texts.isEmpty ? nil : reduction.texts
    }
    if !abilities.contains(.substitutions) { substitutions = [:] }
    // If a substitution was expanded, its plural may have become the plural of the string.
    if kind == .string { kind = kindOfTexts }
    if !abilities.contains(.plurals), kind == .plurals { kind = .string }
    if kind == .plurals { for language in languages { completePlurals(in: language) } }
    return losses
  }

  /// Adds a string for `other` to the plurals of a language, for each device class that lacks one.
  ///
  /// All formats use `other` as the fallback. A string without a category becomes the one for
  /// `other`. Otherwise, the added string is a copy of the first of `many`, `few`, `two`, `one` and
  /// `zero` that exists. The order suits languages whose gettext files have no form for `other`. In
  /// Russian, for example, `many` contains the most numbers.
  private mutating func completePlurals(in language: LanguageTag) {
    guard var texts = texts[language], !texts.isEmpty else { return }
    for place in texts.indices where texts[place].variation.substitution == nil {
      // A string without a number or category is used for all remaining numbers.
      if texts[place].variation.exactNumber != nil { continue }
      if texts[place].variation.plural == nil { texts[place].variation.plural = .other }
    }
    let devices = Set(texts.filter { $0.variation.substitution == nil }.map(\.variation.device))
    for device in DeviceClass.allCases.map(Optional.some) + [nil] where devices.contains(device) {
      let own = texts.filter {
        $0.variation.substitution == nil && $0.variation.device == device
      }
      if own.contains(where: { $0.variation.plural == .other }) { continue }
      let found = PluralCategory.fallbackOrder.lazy.compactMap { category in
        own.first { $0.variation.plural == category }
      }.first
      guard var other = found else { continue }
      other.variation.plural = .other
      texts.append(other)
    }
    self.texts[language] = texts
  }
}

extension String {
  /// The string with each CRLF, and each other carriage return, replaced by a line feed.
  package var withLineFeeds: String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\r" {
        result.append("\n")
      } else if scalar != "\n" || previous != "\r" {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}
