import Diagnostics
import FormatStrings
import StringCatalogs

// The severity of a difference depends on `msgfmt --check`. It is error if `msgfmt` rejects the
// string, because that breaks the build. If `msgfmt` accepts the string, the severity is at most
// warning, unless users see the defect anyway. If the source is prose, the severity is also at most
// warning, because the entry's flag is wrong rather than the translation.

extension FormatComparison {
  /// Makes every error in a source string less severe, because `msgfmt` rejects only translations.
  ///
  /// A stray percent sign shows that the flag is wrong, because the string is not a format string.
  /// Only the first stray percent sign is reported, as info.
  mutating func judgeSource() {
    for index in differences.indices { differences[index].isRefused = false }
    guard hasStraySource,
      let first = differences.firstIndex(where: { $0.kind == .unescapedPercent })
    else { return }
    differences[first].cause = .unchecked
    differences[first].consequence = .none
    let stray = differences[first]
    differences.removeAll { $0.kind == .unescapedPercent }
    differences.append(stray)
  }

  /// `true` if a PO source contains a percent sign that is part of neither a placeholder nor `%%`.
  ///
  /// Such a source is not a valid format string. If it has a format flag, `msgfmt` does not check
  /// its translations.
  var hasStraySource: Bool { isFlagged && !source.strays.isEmpty }

  /// Adjusts the differences in a translation to the results of `msgfmt --check`.
  ///
  /// This method also adds the defects that only `msgfmt` reports.
  ///
  /// - Parameter file: The file of the translation.
  mutating func judge(_ localization: LintedCatalog.Localization, _ file: ScannedFile) {
    let shared = file.shared
    let values = file.values(of: localization)
    guard let source = untranslated(localization, file) else { return }
    let syntax = shared.content.entries[localization.entry].placeholderSyntax
    if syntax == nil { return judgeUnflagged() }
    if let syntax, GettextDirectives.isKnown(syntax) {
      return compareDirectives(source, localization: localization, file: file, syntax: syntax)
    }
    guard let syntax, GettextFormatString.isExact(syntax) else {
      if differences.isEmpty { return }
      for index in values {
        judgeRoughly(index, syntax: syntax, isStrict: values.count == 1, in: shared.content)
      }
      return
    }
    var model: GettextFormatString??
    for index in values where !shared.content.values[index].text.isEmpty {
      let isSeen = differences.contains { $0.site.value == index }
      // Most translations contain the same placeholders as their source, in the same order.
      if !isSeen, Self.haveSameDirectives(source, as: (file, index), syntax: syntax) {
        continue
      }
      let known = model ?? Self.format(source, syntax, isTranslation: false)
      model = .some(known)
      let refusal = known.flatMap { known in
        known.refusal(
          of: Self.format((file, index), syntax, isTranslation: true), syntax,
          isStrict: values.count == 1
            || shared.content.isOften(shared.content.values[index].variation))
      }
      guard let refusal else {
        // `str.format` raises `KeyError` for a name that is not passed, even if `msgfmt` does not
        // check the string because its source contains a conversion.
        let raises = syntax == .pythonBraces && names.hasConversions
        judge(index) {
          $0.isGarbled || raises && [.extra, .translated].contains($0.kind) ? nil : false
        }
        continue
      }
      let isError = differences.contains {
        $0.site.value == index && $0.kind != .width && $0.kind != .mixedPositional
      }
      judge(index) { _ in true }
      if !isError { add(refusal, index: index, localization: localization, in: shared.content) }
    }
    if isSourceProse { judgeProse() }
  }

  /// `true` if the source contains prose in which `xgettext` mistakes a percent sign for a
  /// placeholder.
  ///
  /// In such a source, each placeholder is a percent sign before the first letter of a word, as in
  /// "10% first". A source without placeholders is also prose if it has a word between percent
  /// signs, as in "run %command%".
  private var isSourceProse: Bool {
    source.strays.isEmpty && source.uses.allSatisfy(\.isInWord)
      && (!source.uses.isEmpty
        || source.texts.contains { text in
          Self.hasWordBetweenPercents(catalog.files[source.file].content.string(text.text))
        })
  }

  /// Returns `true` if a string contains a word between percent signs, and no letter follows the
  /// second sign.
  ///
  /// The word consists of letters and underscores, of which at least two do not belong to the
  /// conversion with which it begins. `%lld%` contains no word.
  ///
  /// In contrast, the second percent sign of `%sand%s` begins a placeholder.
  private static func hasWordBetweenPercents(_ string: String) -> Bool {
    let parts = Array(string.utf8).split(
      separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    return parts.indices.dropFirst().dropLast().contains { index in
      let word = parts[index]
      let modifiers = word.prefix(2).prefix { "hlLqjzt".utf8.contains($0) }
      let isLast = index + 2 == parts.count
      return word.count > modifiers.count + 2
        && word.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "_") }
        && parts[index + 1].first.map { ($0 | 0x20) &- 0x61 >= 26 } ?? isLast
    }
  }

  /// Lowers errors to warnings in a string that `msgfmt --check` rejects but no program formats.
  ///
  /// A note explains how to flag the source.
  private mutating func judgeProse() {
    for index in differences.indices where differences[index].isRefused == true {
      differences[index].isProved = false
      differences[index].notes.append(
        "msgfmt checks the source as a format string; if it is not one, add the flag no-c-format")
    }
  }

  /// Lowers errors to warnings in a string without a flag that is not proved to be a format string.
  private mutating func judgeUnflagged() {
    // A conversion of `str.format` proves that the string is a format string.
    if names.areThere, names.syntax == .braces { return }
    for index in differences.indices {
      let difference = differences[index]
      let isName = difference.cause == .named || difference.kind == .translated
      if isName ? !difference.isProved : !isFormatProved { differences[index].isRefused = false }
    }
  }

  /// Reports the arguments that only the source or only a translation contains.
  ///
  /// The types of the arguments are not compared, because the linter does not know the rest of the
  /// syntax.
  private mutating func compareDirectives(
    _ source: LocatedString, localization: LintedCatalog.Localization, file: ScannedFile,
    syntax: PlaceholderSyntax
  ) {
    guard let wanted = Self.directives(source, syntax)?.arguments else { return }
    let content = file.shared.content
    let values = file.values(of: localization)
    for index in values where !content.values[index].text.isEmpty {
      guard let found = Self.directives((file, index), syntax)?.arguments else { continue }
      let isStrict = values.count == 1 || content.isOften(content.values[index].variation)
      let lost = wanted.filter { argument in
        isStrict && !found.contains { $0.name == argument.name }
      }
      let extra = found.filter { argument in !wanted.contains { $0.name == argument.name } }
      let site = LintSite(
        file: localization.file, entry: localization.entry,
        localization: localization.localization, value: index)
      let range = content.values[index].text.sourceRange
      for argument in lost.prefix(Self.maximumPerText) {
        differences.append(
          FormatDifference(
            kind: .missing, consequence: .lost, site: site, range: range,
            expected: argument.spelling,
            // For plurals in Qt's syntax, `msgfmt` compares only the number.
            isRefused: syntax != .qtPlural || argument.name == "n"))
      }
      for argument in extra.prefix(lost.isEmpty && syntax != .qtPlural ? 1 : 0) {
        differences.append(
          FormatDifference(
            kind: .extra, cause: .refused, consequence: .wrong, site: site, range: range,
            found: argument.spelling, isRefused: true))
      }
    }
  }

  private static func directives(
    _ text: LocatedString, _ syntax: PlaceholderSyntax
  ) -> GettextDirectives? {
    var bytes: [UInt8] = []
    let content = text.file.shared.content
    content.decode(content.values[text.place].text, into: &bytes)
    return GettextDirectives(bytes, syntax)
  }

  private var isFormatProved: Bool { proof == .proved || proof == .date }

  /// A string, as its file and its index in the file.
  private typealias LocatedString = (file: ScannedFile, place: Int)

  private static func haveSameDirectives(
    _ source: LocatedString, as target: LocatedString, syntax: PlaceholderSyntax
  ) -> Bool {
    source.file.withBytes(of: source.place) { source in
      target.file.withBytes(of: target.place) {
        GettextFormatString.haveSameDirectives(source, as: $0, syntax: syntax)
      }
    }
  }

  private static func format(
    _ text: LocatedString, _ syntax: PlaceholderSyntax, isTranslation: Bool
  ) -> GettextFormatString? {
    var bytes: [UInt8] = []
    let shared = text.file.shared
    shared.content.decode(shared.content.values[text.place].text, into: &bytes)
    return GettextFormatString(bytes, syntax, isTranslation: isTranslation)
  }

  /// Returns the source string in the file of a translation; for a plural, the last source string.
  ///
  /// If an equal string from a different file is already decoded, that string is returned.
  private func untranslated(
    _ localization: LintedCatalog.Localization, _ file: ScannedFile
  ) -> LocatedString? {
    let shared = file.shared
    guard
      let source = shared.content.entries[localization.entry].localizations.first,
      let place = shared.content.localizations[source].values.last
    else { return nil }
    if !shared.content.values[place].text.isVerbatim, let sourcePlace,
      file.isRepeated(localization.entry)
    {
      let other = scanned.files[sourcePlace.file]
      if other.isShownSource(sourcePlace), let place = other.values(of: sourcePlace).last {
        return (other, place)
      }
    }
    return (file, place)
  }

  /// Marks the differences for which `msgfmt` probably rejects a string.
  ///
  /// This method is for syntaxes whose exact checks are not modeled. In scripting languages, it
  /// also lowers or removes differences that depend on the types of values.
  private mutating func judgeRoughly(
    _ index: Int, syntax: PlaceholderSyntax?, isStrict: Bool, in content: CatalogFile
  ) {
    let isKnown = syntax.map { ![.none, .other].contains($0) } ?? false
    let isFormat = isKnown && source.strays.isEmpty
    // In scripting languages, the types of values are determined at run time.
    if syntax == .otherPrintf {
      // Both `%ls` and `%s` print a string, and only the type of its characters differs.
      differences.removeAll {
        $0.kind == .type && $0.takesAny && $0.expected.utf8.last == UInt8(ascii: "s")
      }
      for index in differences.indices {
        if differences[index].consequence == .crash { differences[index].consequence = .wrong }
        // A placeholder for a string prints a value of any type.
        if differences[index].kind == .type, differences[index].cause == .usual,
          differences[index].takesAny
        {
          differences[index].cause = .refused
        }
      }
    }
    let isStrict = isStrict || content.isOften(content.values[index].variation)
    judge(index) { difference in
      switch difference.kind {
      case .missing where difference.cause != .shifted: isFormat && isStrict
      case .extra, .translated: isFormat
      default: isFormat ? nil : false
      }
    }
  }

  private mutating func judge(_ value: Int, _ verdict: (FormatDifference) -> Bool?) {
    for index in differences.indices where differences[index].site.value == value {
      differences[index].isRefused = verdict(differences[index])
    }
  }

  /// Adds the defect that `msgfmt` reports in a string that has no other errors.
  ///
  /// The defect replaces a diagnostic about a number of a different width.
  private mutating func add(
    _ refusal: GettextFormatString.Refusal, index: Int,
    localization: LintedCatalog.Localization,
    in content: CatalogFile
  ) {
    let width = differences.firstIndex { $0.site.value == index && $0.kind == .width }
    let kind: FormatDifference.Kind
    var found = ""
    switch refusal {
    case .invalid: kind = .malformed
    case .missing(let argument): (kind, found) = (.missing, argument)
    case .extra(let argument): (kind, found) = (.extra, argument)
    case .kind(let argument): (kind, found) = (.type, argument)
    case .mixed: kind = .type
    }
    var difference = FormatDifference(
      kind: kind, cause: .refused, consequence: .wrong,
      site: LintSite(
        file: localization.file, entry: localization.entry,
        localization: localization.localization, value: index),
      range: content.values[index].text.sourceRange, found: found)
    difference.isRefused = true
    if let width {
      difference.fixIts = differences[width].fixIts
      let other = differences.remove(at: width)
      difference = FormatDifference(
        kind: .type, cause: .refused, consequence: .wrong, site: other.site, range: other.range,
        found: other.found, expected: other.expected, fixIts: other.fixIts)
      difference.isRefused = true
    }
    differences.append(difference)
  }
}

extension CatalogFile {
  /// Returns `true` if a PO plural form is for so many numbers that it must not omit a placeholder.
  ///
  /// `msgfmt` considers the numbers up to 1,000.
  func isOften(_ variation: CatalogVariation) -> Bool {
    guard let form = variation.form else { return false }
    return pluralFormula?.isOften(form) ?? false
  }
}
