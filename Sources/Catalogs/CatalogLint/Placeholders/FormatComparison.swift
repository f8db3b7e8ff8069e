import Diagnostics
import FormatStrings
import StringCatalogs

/// Compares the arguments that a translation uses with those that its source uses.
///
/// Different spellings with the same meaning, such as `%lld %@` and `%1$lld %2$@`, are equal.
/// ``differences`` contains one difference for each problem to report. One instance is used for all
/// keys, so that its memory is reused.
///
/// On Apple's platforms, the formatter reads the arguments one after the other. It cannot skip an
/// argument that no placeholder refers to, because it does not know the argument's size. Therefore,
/// a string whose only placeholder is `%2$@` prints the first argument.
struct FormatComparison {
  let catalog: LintedCatalog
  let scanned: ScannedCatalog
  /// The arguments of the source.
  private(set) var source = ArgumentUsage()
  /// The arguments of the translation.
  private(set) var target = ArgumentUsage()
  /// The differences that the last comparison found.
  var differences: [FormatDifference] = []
  /// The maximum number of differences of one kind that are reported for a string.
  static let maximumPerText = 16
  private(set) var sourcePlace: LintedCatalog.Localization?
  private var isArray = false
  /// `true` if flags in the file specify which entries are format strings.
  private(set) var isFlagged = false
  /// `true` if the file format defines no format strings; only translations provide evidence.
  private(set) var isInferred = false
  /// The evidence that the strings of the key are format strings.
  private(set) var proof = FormatProof.proved
  /// `true` if the file does not specify whether its strings are format strings.
  private(set) var needsProof = false
  /// `true` if the program that formats the strings may be written in a language other than C.
  private var isOutsideC = false
  /// `true` if the source was checked and has no defect.
  private var isFaultless = false
  /// The plural categories of the translation's language; `nil` if they are not known.
  private(set) var targetPlurals: PluralForms?
  /// The index in ``differences`` of the first difference in the current array item.
  private(set) var firstOfItem = 0
  /// The traits of the strings in the source and in the translation.
  private(set) var traits: TextTraits = []
  /// The missing placeholders, as indices into the uses of the source; temporary storage.
  var missing: [Int] = []
  /// The source placeholders that a string may omit, such as the number in a singular form.
  ///
  /// This is temporary storage.
  var droppable: [Int] = []
  /// The parts of the string that are reported as misspelled placeholders; temporary storage.
  var mended: [Range<Int>] = []
  private(set) var names = NamedPlaceholders()
  private(set) var key: LintedCatalog.Key?
  private var inline = InlineElements()

  /// Creates a comparison for the keys of a catalog.
  init(_ scanned: ScannedCatalog) {
    catalog = scanned.catalog
    self.scanned = scanned
  }

  /// Reads the source of a key, and reports defects that do not depend on a translation.
  mutating func begin(
    _ key: LintedCatalog.Key, localization: LintedCatalog.Localization?, traits: TextTraits
  ) {
    differences.removeAll(keepingCapacity: true)
    firstOfItem = 0
    isFaultless = false
    let shared = scanned.files[localization?.file ?? key.file].shared
    needsProof = shared.content.needsTwoFormats(localization?.entry ?? key.entry)
    isOutsideC =
      needsProof
      || shared.content.entries[localization?.entry ?? key.entry].placeholderSyntax == .otherPrintf
    isInferred = shared.traits.formatStrings == .inferred
    proof = needsProof ? isInferred ? .none : .bothSides : .proved
    self.key = key
    isFlagged = shared.traits.formatStrings == .flagged
    self.traits = traits
    sourcePlace = localization
    isArray = scanned.files[key.file].shared.content.entries[key.entry].kind == .stringArray
    if let localization {
      if isArray {
        for item in catalog.content(of: localization).values {
          source.read(localization, scanned.files[localization.file], item: item)
          if datePattern(of: source) == nil { checkSource() }
        }
        return
      }
      let isJoined = shared.traits.keys == .stringUnlessLocalized
      if isJoined { compareToKey(key, localization: localization, in: shared) }
      source.read(localization, scanned.files[localization.file])
      if isJoined { source.addKey(catalog.entry(of: key).key, shared) }
    } else {
      source.read(key, shared)
    }
    names.begin(source, of: key, in: scanned, traits)
    names.removeTexts(of: key, source: source, in: scanned)
    inline.begin(localization, in: catalog, traits: traits)
    if needsProof {
      proof = proof(of: key)
    } else if !isFlagged, datePattern(of: source) != nil {
      proof = .date
    }
    checkSource()
    if isFlagged { judgeSource() }
  }

  /// Reads a key as the source, and returns `true` if it contains placeholders.
  mutating func isFormatted(_ key: LintedCatalog.Key, _ traits: TextTraits) -> Bool {
    begin(key, localization: nil, traits: traits)
    return source.isFormatted || names.areThere
  }

  /// Reports defects in the source that do not depend on a translation.
  private mutating func checkSource() {
    if source.isTooLarge || needsProof || proof == .date { return }
    checkAlone(source, isSource: true)
    defer { isFaultless = differences.isEmpty }
    guard source.isFormatted else { return }
    mended.removeAll(keepingCapacity: true)
    for text in source.texts where !text.isKeyOfSource {
      reportPercents(text, source, isSource: true)
    }
  }

  /// Reports placeholders in a source string of a string catalog that differ from those in its key.
  ///
  /// The code passes a value for each placeholder in the key. The source string may omit values.
  private mutating func compareToKey(
    _ key: LintedCatalog.Key, localization: LintedCatalog.Localization,
    in shared: SharedContent
  ) {
    source.read(key, shared)
    guard source.isFormatted else { return }
    targetPlurals = catalog.plurals(of: localization)
    target.read(localization, scanned.files[localization.file])
    if target.isTooLarge || datePattern(of: source) != nil { return }
    for text in target.texts.indices { compare(text: text) }
    let kinds: Set<FormatDifference.Kind> = [.extra, .type, .substitutionArgument, .malformed]
    differences.removeAll { !kinds.contains($0.kind) }
  }

  /// Compares a translation with the source, and records the problems in ``differences``.
  ///
  /// - Parameter file: The file of the translation.
  mutating func compare(
    _ localization: LintedCatalog.Localization, file: ScannedFile, traits: TextTraits
  ) {
    differences.removeAll(keepingCapacity: true)
    self.traits = traits
    guard isArray, let sourcePlace else {
      compare(localization, file, item: nil)
      if isFlagged { judge(localization, file) }
      joinLostValues()
      return
    }
    // Each item of an array is a separate string.
    let sourceValues = catalog.content(of: sourcePlace).values
    let values = catalog.content(of: localization).values
    for (sourceItem, item) in zip(sourceValues, values) {
      source.read(sourcePlace, scanned.files[sourcePlace.file], item: sourceItem)
      if let key { names.begin(source, of: key, in: scanned, traits) }
      if !isFlagged {
        let isDate = datePattern(of: source) != nil
        proof = isDate ? .date : needsProof ? isInferred ? .none : .bothSides : .proved
      }
      compare(localization, file, item: item)
    }
    joinLostValues()
  }

  /// Compares a translation, or one item of a translated array, with the source.
  private mutating func compare(
    _ localization: LintedCatalog.Localization, _ file: ScannedFile, item: Int?
  ) {
    firstOfItem = differences.count
    if !traits.isDisjoint(with: [.percent, .foreignPercent]) {
      target.read(localization, file, item: item)
      if source.isTooLarge || target.isTooLarge || source.isReference || target.isReference {
        return
      }
      if proof == .date {
        compareDates()
      } else if proof == .none || proof == .bothSides && !(source.isFormatted && target.isFormatted)
      {
        // Without evidence that the strings are format strings, percent signs may have another
        // meaning.
      } else if areDatesTogether() {
        // The conversions of `strftime` are not placeholders.
      } else if needsProof, !source.hasPercent {
        reportExtras()
      } else if isFaultless, target.isLike(source), !traits.contains(.foreignPercent) {
        // The source is correct, and the translation contains the same placeholders.
      } else if source.isFormatted {
        targetPlurals = catalog.plurals(of: localization)
        checkAlone(target)
        if !needsProof || isInferred { removeMixturesOfSource() }
        for text in target.texts.indices { compare(text: text) }
        removeUnused()
      } else {
        checkAlone(target)
        if !needsProof { removeMixturesOfSource() }
        compareUnformatted()
      }
    }
    let isKept =
      firstOfItem < differences.count && proof != .proved
      && key.map { FormatEvidence.isKept($0, in: scanned) } ?? false
    for index in differences[firstOfItem...].indices
    where proof == .bothSides || proof == .translations
      // Some apps format a string that the file marks as unformatted, but then its placeholders are
      // usually numbered.
      || !source.mayBeFormatted && !source.uses.contains(where: \.placeholder.isExplicit)
      // The string is formatted, but the rules of its formatter are unknown.
      || isInferred
        && (differences[index].kind == .unescapedPercent
          // In PHP, the space in `% s` is a flag.
          || differences[index].kind == .lookalike && differences[index].found.contains(" "))
    {
      differences[index].isProved = false
      let kinds: [FormatDifference.Kind] = [.type, .extra, .unescapedPercent]
      if kinds.contains(differences[index].kind) {
        differences[index].isGuess =
          !isKept && (differences[index].kind != .type || !hasSameConversions)
      }
    }
    if names.areThere, proof != .date {
      names.compare(localization, item: item, in: catalog, into: &differences)
    }
    if inline.areThere { inline.compare(localization, in: catalog, into: &differences) }
  }

  /// `true` if the source and the translation contain the same two or more conversions.
  private var hasSameConversions: Bool {
    func conversions(_ meaning: ArgumentUsage) -> [UInt8] {
      meaning.uses.filter { !$0.isProse }.map(\.placeholder.conversion).sorted()
    }
    let found = conversions(source)
    return found.count > 1 && found == conversions(target)
  }

  /// Removes diagnostics for unused substitutions whose missing token is already reported.
  private mutating func removeUnused() {
    guard differences.count > firstOfItem + 1,
      differences[firstOfItem...].contains(where: { $0.cause == .unused })
    else { return }
    let tokens = differences[firstOfItem...].filter { $0.kind == .missing }.map(\.expected)
    differences.removeAll { $0.cause == .unused && tokens.contains("%#@\($0.found)@") }
  }

  /// Reports the differences between a string and the source.
  ///
  /// A percent sign that may be prose is treated as a placeholder in two cases: if the source
  /// contains the same placeholder, and if the comparison then finds no differences. Neither case
  /// applies to a string with a percent sign before a word, as in "100 % der".
  private mutating func compare(text index: Int) {
    let text = target.texts[index]
    if isUntranslated(text) { return }
    let count = differences.count
    markPercentages(text)
    let hasWord = text.uses.contains { target.uses[$0].isInWord }
    var hasProse = text.uses.contains { target.uses[$0].isProse }
    if hasProse {
      target.number(
        text.uses, isSubstitution: text.variation.substitution != nil, skippingProse: false)
      if !hasWord, hasAllPlaceholders(text) {
        for index in text.uses { target.markRead(index) }
        hasProse = false
      }
    }
    if !hasWord { compareUses(text, skippingProse: false) }
    if hasWord || hasProse && differences.count > count {
      differences.removeSubrange(count...)
      target.number(
        text.uses, isSubstitution: text.variation.substitution != nil, skippingProse: true)
      compareUses(text, skippingProse: true)
    }
    if differences.count > count { removeMixedPositions(text, before: count) }
  }

  /// Returns `true` if each placeholder with a space, such as `% s`, also occurs in the source.
  ///
  /// In `printf`, the space is a flag, so such placeholders are read ([C17
  /// §7.21.6.1](https://www.open-std.org/jtc1/sc22/wg14/www/docs/n2310.pdf)).
  private func hasAllPlaceholders(_ text: ArgumentUsage.Text) -> Bool {
    text.uses.allSatisfy { index in
      let use = target.uses[index]
      if !use.isProse { return true }
      return use.placeholder.hasSpace
        && source.uses.contains {
          $0.argument == use.argument && !$0.isProse && $0.value == use.value
            && $0.placeholder.conversion == use.placeholder.conversion
        }
    }
  }

  /// Marks a percent sign that directly follows a placeholder as prose, if it replaces a `%%`.
  ///
  /// For example, `%1$d%de descuento` is a translation of `%1$d%% off`, in which `%d` is prose.
  private mutating func markPercentages(_ text: ArgumentUsage.Text) {
    guard text.uses.count > 1 else { return }
    let places = text.uses.dropFirst().filter { index in
      let placeholder = target.uses[index].placeholder
      let before = target.uses[index - 1].placeholder
      // The two bytes are the percent sign and the first letter of a word.
      return !placeholder.isExplicit && placeholder.kind == .value && placeholder.range.count == 2
        && placeholder.conversion != UInt8(ascii: "@") && !target.uses[index].isProse
        && before.kind == .value && before.range.upperBound == placeholder.range.lowerBound
    }
    guard !places.isEmpty, let main = main(of: text),
      source.texts[main].escapedPercents > text.escapedPercents,
      source.texts[main].uses.count < text.uses.count
    else { return }
    for index in places { target.markProse(index) }
  }

  /// Reports the placeholders in a translation whose source contains none.
  ///
  /// Percent signs that are doubled in only one of the two strings are reported too.
  private mutating func compareUnformatted() {
    comparePercents()
    for text in target.texts {
      for use in text.uses.map({ target.uses[$0] })
      where !use.isUncertain && use.placeholder.kind != .substitution
        && use.placeholder.kind != .ownNumber
      {
        let found = spelling(of: use.placeholder.range, in: text, from: target)
        // If the source contains percent signs, a percent sign before a letter may be part of a
        // link or of prose.
        guard use.placeholder.isExplicit || !source.hasPercent, !isPercentage(use, text) else {
          continue
        }
        differences.append(
          FormatDifference(
            kind: .extra, cause: .notFormatted, consequence: .wrong, site: site(text, target),
            range: range(of: use.placeholder.range, in: text, from: target), found: found))
      }
    }
  }

  /// Reports the placeholders in a translation whose source contains no percent sign.
  ///
  /// This method is for entries that the file does not specify as format strings.
  private mutating func reportExtras() {
    let isTemplate = source.texts.contains { isWidthTemplate($0) }
    for text in target.texts {
      let bytes = Array(catalog.files[target.file].content.string(text.text).utf8)
      for use in text.uses.map({ target.uses[$0] }) {
        let place = use.placeholder.range
        let isInWord =
          place.upperBound < bytes.count && (bytes[place.upperBound] | 0x20) &- 0x61 < 26
        guard !use.isUncertain, use.placeholder.kind == .value, !isInWord,
          "dsiuf".utf8.contains(use.placeholder.conversion)
        else { continue }
        var extra = FormatDifference(
          kind: .extra, cause: .notFormatted, consequence: .wrong, site: site(text, target),
          range: range(of: place, in: text, from: target),
          found: spelling(of: place, in: text, from: target))
        if isTemplate { extra.isProved = false }
        differences.append(extra)
      }
    }
  }

  /// Returns `true` if a string seems to only determine the width of a column.
  ///
  /// For example, "Mon, Oct 00 0000 at 00:00:00" is as wide as the dates in a column. The program
  /// measures such a string, but never displays it.
  private func isWidthTemplate(_ text: ArgumentUsage.Text) -> Bool {
    catalog.files[source.file].content.string(text.text).contains("00:00")
  }

  /// Returns the name of a type in the program's programming language.
  func phrase(of value: ValueClass) -> String {
    isOutsideC ? value.phraseOutsideC : value.phrase
  }

  /// Returns the site of a string.
  func site(_ text: ArgumentUsage.Text, _ meaning: ArgumentUsage) -> LintSite {
    LintSite(
      file: meaning.file, entry: meaning.entry, localization: meaning.localization,
      value: text.value)
  }

  /// Returns the bytes of the file that represent a part of a string.
  func range(
    of part: Range<Int>, in text: ArgumentUsage.Text, from meaning: ArgumentUsage
  ) -> SourceRange {
    catalog.files[meaning.file].content.sourceRange(of: part, in: text.text)
  }

  /// Returns a part of a string, with its escapes decoded.
  func spelling(
    of part: Range<Int>, in text: ArgumentUsage.Text, from meaning: ArgumentUsage
  ) -> String {
    catalog.files[meaning.file].content.part(part, of: text.text)
  }

  /// Returns a fix-it that adds argument numbers.
  ///
  /// The fix-it is safe only if the syntax supports numbers, and if `isCertain` is `true`.
  func numberingFixIt(
    _ edits: [FixIt.Edit], in text: ArgumentUsage.Text, of meaning: ArgumentUsage,
    isCertain: Bool = true
  ) -> [FixIt] {
    let shared = catalog.files[meaning.file].shared
    let syntax = shared.content.entries[meaning.entry].placeholderSyntax
    let hasNumbers =
      shared.traits.formatStrings != .flagged
      || [.printf, .objectiveC, .java].contains(syntax)
    return fixIt(
      "add argument numbers",
      applicability: isCertain && hasNumbers ? .safe : .unsafe, in: text, edits: edits)
  }

  /// Returns a fix-it for a string; an empty array for a key.
  ///
  /// A safe fix-it becomes unsafe if the string may be a date pattern.
  func fixIt(
    _ title: String, applicability: FixIt.Applicability, in text: ArgumentUsage.Text,
    edits: [FixIt.Edit]
  ) -> [FixIt] {
    // A key has no fix-its, because the code that uses the key would have to change too.
    guard text.value != nil else { return [] }
    var applicability = applicability
    if applicability == .safe {
      let pattern = datePattern(in: text)
      if pattern.hasOnlyDates, pattern.hasSeveralOrOnlyOne { applicability = .unsafe }
    }
    return [FixIt(title: title, applicability: applicability, edits: edits)]
  }
}
