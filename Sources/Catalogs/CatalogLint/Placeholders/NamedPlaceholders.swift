import Diagnostics
import FormatStrings
import StringCatalogs

/// Compares the named placeholders of translations with those of their sources.
///
/// These are names in braces, such as `{name}`, `${name}`, `%{name}` and `{{name}}`, names with
/// percent signs, such as `%name%` and `%(name)s`, and `$t(key)`.
///
/// `$t(key)` is i18next's nesting, which inserts the string for a key. Many libraries replace the
/// other names with values. Names are compared only if the source contains names, and nothing else
/// in braces, such as an ICU plural. A Fluent string is compared even if its source contains no
/// names.
struct NamedPlaceholders {
  /// The distinct names in the source.
  private(set) var sourceNames: [NamedPlaceholder] = []
  /// The names that all strings of the source contain.
  private(set) var everyTextHas: Set<String> = []
  /// The names that the source string for the category `other` contains.
  private var otherHas: Set<String> = []
  /// The names of counts that precede their singular noun in the source, as in `%minutes% minute`.
  private(set) var countsOfOne: Set<String> = []
  private var isComparable = false
  /// `true` if `{}` is plain text in the catalog, because other placeholders are numbered.
  ///
  /// The value is `nil` until it is first needed.
  var areEmptyBracesTexts: Bool?
  /// The conventions of source files, by the index of the file in the catalog.
  private var conventions: [Int: NameConventions] = [:]
  /// The names in single braces in the file; empty if no vue-i18n plural contains `{n}` or
  /// `{count}`.
  private(set) var countedNames: Set<String> = []
  /// `true` if the source contains plural forms of vue-i18n, such as `a file | {n} files`.
  private var hasPipe = false
  private var reader: NameReader?
  /// The syntax of names in braces.
  var syntax: NamedPlaceholder.Syntax { reader?.syntax ?? .none }
  /// Names that the source string does not contain, although the program passes values for them.
  ///
  /// They occur in XLIFF translations into the source language, or in other parts of a Fluent
  /// message.
  private(set) var passedNames: Set<String> = []
  /// The names in the source that are plain text.
  private var plainTexts: [NamedPlaceholder] = []
  /// The variants of the source, for a file format whose strings may contain expressions.
  private var variants = SourceVariants()
  /// The forms of names, such as `{*}`, that the file or the whole catalog proves to be
  /// placeholders.
  private var provedForms: Set<String> = []
  /// The forms of names that the translations in the catalog prove to be placeholders.
  private var keptForms: Set<String> = []
  /// `true` if the file uses flags to specify the syntax of names.
  private var hasFlags = false
  /// `true` if names in braces are compared.
  private var hasBraces = false
  /// `true` if only translations suggest that a program replaces names in braces.
  ///
  /// The file format has other placeholders: `%1` in Qt, `{0}` in .NET, or `{{name}}` in i18next.
  private(set) var hasForeignBraces = false
  /// `true` if a different rule reports values that an apostrophe quotes (in `.properties` files).
  private(set) var mayBeQuoted = false
  /// `true` if names in the file may have percent signs, as in `%count%` and `%1`.
  private(set) var isSymfony = false
  /// `true` if the strings are .NET format strings and the source strings are valid.
  private(set) var isComposite = false
  /// `true` if the source contains a `str.format` conversion, such as `{dir!r}`.
  private(set) var hasConversions = false

  /// `true` if the names in the source can be compared with those in translations.
  var areThere: Bool { isComparable }

  /// The names of the variables that select strings in the source.
  var sourceSelectors: Set<String> { variants.selectors }

  /// Reads the named placeholders in the source of a key.
  mutating func begin(
    _ source: ArgumentUsage, of key: LintedCatalog.Key, in scanned: ScannedCatalog,
    _ traits: TextTraits
  ) {
    sourceNames.removeAll(keepingCapacity: true)
    everyTextHas.removeAll(keepingCapacity: true)
    otherHas.removeAll(keepingCapacity: true)
    countsOfOne.removeAll(keepingCapacity: true)
    provedForms.removeAll(keepingCapacity: true)
    keptForms.removeAll(keepingCapacity: true)
    passedNames.removeAll(keepingCapacity: true)
    plainTexts.removeAll(keepingCapacity: true)
    isSymfony = false
    isComposite = false
    isComparable = false
    hasConversions = false
    countedNames = []
    hasPipe = false
    variants = SourceVariants()
    let shared = scanned.files[source.file].shared
    var reader = NameReader(shared.content, source.entry)
    self.reader = reader
    guard reader.syntax != .none,
      reader.hasPercents && traits.contains(.percent)
        || traits.isSuperset(of: reader.syntax.traits)
    else { return }
    mayBeQuoted = syntax == .messageFormat && shared.traits.messages == .java
    isSymfony = reader.hasPercents && shared.content.mayHavePercentNames(source.entry)
    // `str.format` is the only syntax with braces that supports conversions, such as `{dir!r}`.
    if syntax == .braces || syntax == .unknown && scanned.evidence.hasPythonBraces {
      hasConversions = source.texts.contains {
        Self.hasConversion(shared.content.string($0.text))
      }
    }
    if hasConversions { reader.readBraces() }
    if isSymfony,
      source.texts.contains(where: { Self.isPercentage(shared.content.string($0.text)) })
    {
      reader.readsNumbersOfQt = conventions(of: source, in: shared).isQt
    }
    self.reader = reader
    let isRead = readNames(of: source, in: shared.content)
    // If the file format supports expressions, strings are compared even if the source contains
    // none.
    isComparable = isRead && (!sourceNames.isEmpty || syntax.hasGrammar)
    // The values that are passed to a Fluent term are specific to a language.
    if shared.content.entries[source.entry].isOfOneLanguage { isComparable = false }
    if isComparable {
      isComposite =
        shared.content.entries[source.entry].placeholderSyntax == .composite
        && source.texts.allSatisfy {
          CompositeFormat.fault(in: Array(shared.content.string($0.text).utf8)) == nil
        }
      findProof(of: source, key, in: scanned)
      findPassedNames(of: key, reader, in: scanned)
      if syntax.hasSelectors {
        passedNames.formUnion(Self.passedVariables(to: source.entry, of: shared.content))
        variants = SourceVariants(source, in: shared.content)
      }
    }
    if isComparable, syntax == .nested {
      countedNames = conventions(of: source, in: shared).countedNames
      hasPipe = source.texts.contains { shared.content.string($0.text).contains("|") }
    }
  }

  /// Returns `true` if a string contains a number between percent signs.
  private static func isPercentage(_ text: String) -> Bool {
    NamedPlaceholder.percentNames(in: Array(text.utf8)).contains {
      $0.style == "%*%" && $0.isNumber
    }
  }

  private mutating func conventions(
    of source: ArgumentUsage, in shared: SharedContent
  ) -> NameConventions {
    if let known = conventions[source.file] { return known }
    let found = NameConventions(shared.content)
    conventions[source.file] = found
    return found
  }

  /// Reads the names in all source strings; returns `false` if braces contain something else.
  private mutating func readNames(of source: ArgumentUsage, in content: CatalogFile) -> Bool {
    guard let reader else { return false }
    var isFirst = true
    for text in source.texts where !text.isKeyOfSource && text.variation.substitution == nil {
      let string = content.string(withoutElements: text.text)
      guard let names = reader.names(in: string, isSource: true) else { return false }
      let set = Self.namesOfAllPhrases(string, names)
      // A string for an exact number may omit values that the other strings print.
      if text.variation.exactNumber == nil {
        everyTextHas = isFirst ? set : everyTextHas.intersection(set)
        isFirst = false
      }
      if text.variation.plural == .other { otherHas = set }
      if isSymfony { countsOfOne.formUnion(Self.countsOfOne(names, in: string)) }
      for name in names where !sourceNames.contains(where: { $0.isLike(name) }) {
        if name.isSelector { continue }
        sourceNames.append(name)
      }
    }
    return true
  }

  /// Finds the names in XLIFF translations into the source language.
  private mutating func findPassedNames(
    of key: LintedCatalog.Key, _ reader: NameReader, in scanned: ScannedCatalog
  ) {
    let catalog = scanned.catalog
    guard catalog.files[key.file].shared.traits.sourcesMayBeKeys else { return }
    for place in key.localizations.prefix(Self.mostSources)
    where catalog.localizations[place].language == catalog.source {
      let localization = catalog.localizations[place]
      let content = scanned.files[localization.file].shared.content
      for value in content.localizations[localization.localization].values.prefix(1) {
        let text = content.string(withoutElements: content.values[value].text)
        passedNames.formUnion((reader.names(in: text, isSource: true) ?? []).map(\.name))
      }
    }
  }

  /// The maximum number of localizations that are searched for passed names.
  private static let mostSources = 4

  /// Finds the evidence that the names in the source are placeholders.
  ///
  /// Without such evidence, names with percent signs are removed, except in XLIFF.
  private mutating func findProof(
    of source: ArgumentUsage, _ key: LintedCatalog.Key, in scanned: ScannedCatalog
  ) {
    guard let reader else { return }
    let traits = scanned.files[source.file].shared.traits
    hasFlags = traits.formatStrings == .flagged
    // If the strings of i18next have names in double braces, single braces are plain text.
    let usesDoubleBraces =
      syntax == .nested && forms == ["{*}"] && scanned.names.isProved("{{*}}")
      && !scanned.names.isProved("{*}")
    hasForeignBraces =
      usesDoubleBraces
      || syntax == .unknown && !sourceNames.contains(where: \.isNumber)
        && (traits.formatStrings == .numberedPercents || traits.hasNumberedBraces)
    for form in forms {
      let isPercent = sourceNames.contains { $0.form == form && $0.isPercent }
      let isKnown =
        syntax == .python || !isPercent && syntax != .unknown && !usesDoubleBraces
      if scanned.names.isProved(form), !hasForeignBraces || form.hasPrefix("%") {
        keptForms.insert(form)
      }
      // A word between percent signs is a name, unless translations show that it is not. In
      // Symfony, the spaces inside braces are part of the name.
      let isName =
        isSymfony
        && (form == "%*%" || sourceNames.contains { $0.form == form && $0.pattern == "{{ * }}" })
      if isKnown || keptForms.contains(form) || isName && !scanned.names.isRefuted(form) {
        provedForms.insert(form)
      } else if isPercent, !isSymfony, !NameEvidence.isKept(form, of: key, in: scanned) {
        remove { $0.form == form }
      }
    }
    // A `printf` specifier is compared as a format specifier and not as a name.
    if hasFlags, reader.hasPercents, source.isFormatted { remove { $0.form == "%*" } }
    hasBraces = sourceNames.contains { !$0.isPercent }
  }

  /// The name of the number that selects an i18next plural form.
  private static let countName = "count"

  /// Removes names that satisfy a condition, because they are plain text.
  mutating func remove(_ isText: (NamedPlaceholder) -> Bool) {
    let texts = sourceNames.filter(isText)
    // A translation may also contain the plain text, which is then not an unexpected name.
    plainTexts += texts
    everyTextHas.subtract(texts.map(\.name))
    sourceNames.removeAll { name in texts.contains(name) }
    if sourceNames.isEmpty { isComparable = false }
  }

  /// Returns the names that a translation must contain.
  ///
  /// An App Intents string contains one phrase per line, and the phrases of a translation may
  /// differ. Only names in all phrases are required.
  private static func namesOfAllPhrases(_ text: String, _ names: [NamedPlaceholder]) -> Set<String>
  {
    var common = Set(names.map(\.name))
    guard common.contains("applicationName"), text.utf8.contains(0x0A) else { return common }
    for line in text.split(separator: "\n") {
      common.formIntersection(
        (NamedPlaceholder.names(in: String(line), isSource: true) ?? []).map(\.name))
    }
    return common
  }

  /// Adds the differences between the named placeholders of a translation and those of the source.
  func compare(
    _ localization: LintedCatalog.Localization, item: Int?, in catalog: LintedCatalog,
    into differences: inout [FormatDifference]
  ) {
    guard isComparable else { return }
    let plurals = catalog.plurals(of: localization)
    let content = catalog.files[localization.file].content
    for index in item.map({ $0..<$0 + 1 }) ?? catalog.content(of: localization).values {
      let value = content.values[index]
      guard value.variation.substitution == nil, !value.text.isEmpty,
        value.text.range.count <= ArgumentUsage.maximumLength,
        case let text = content.string(withoutElements: value.text)
      else { continue }
      let site = LintSite(
        file: localization.file, entry: localization.entry,
        localization: localization.localization, value: index)
      let known = differences.count
      if let names = names(of: text) {
        compare(names, value: value, plurals: plurals, at: site, in: content, into: &differences)
        if syntax.hasSelectors, text.utf8.contains(UInt8(ascii: ">")) {
          differences += variants.lostValues(in: text, of: value, at: site, content)
        }
      } else {
        compareBroken(text, value: value, at: site, in: content, into: &differences)
      }
      compareBraces(
        of: text, value: value, at: site, in: content, after: known, into: &differences)
    }
    if syntax.hasSelectors {
      compareSelectors(of: localization, in: content, into: &differences)
    }
  }

  /// Returns the names in a translation.
  ///
  /// Returns `nil` if the source contains names in braces, but the translation contains something
  /// else in braces.
  private func names(of text: String) -> [NamedPlaceholder]? {
    guard let reader else { return nil }
    if hasBraces, NamedPlaceholder.names(in: text, isSource: false, reader.syntax) == nil {
      return nil
    }
    return reader.names(in: text, isSource: false) ?? []
  }

  /// The forms of the names that are compared.
  private var forms: Set<String> {
    syntax.hasGrammar ? [NamedPlaceholder.variableForm] : Set(sourceNames.map(\.form))
  }

  /// Returns `true` if the file or the catalog proves that names in the form of a name are
  /// placeholders.
  func isProved(_ name: NamedPlaceholder) -> Bool { provedForms.contains(name.form) }

  /// Returns `true` if a name in double braces may be plain text.
  ///
  /// If nothing proves that the program replaces such a name, it may be an example or part of a
  /// template. This is assumed in Symfony, and for a name that looks like a word.
  func isDoubled(_ name: NamedPlaceholder) -> Bool {
    name.style == "{{*}}" && (isSymfony || name.mayBeWord) && !isProved(name)
  }

  /// Returns `true` if users see a name that is not in the source, because no value replaces it.
  ///
  /// In nested JSON, only translations can prove that the program replaces the name, because some
  /// libraries do not replace names in braces.
  private func isShown(_ name: NamedPlaceholder) -> Bool {
    (syntax != .nested && isProved(name) || keptForms.contains(name.form))
      && !name.mayBeServiceParameter
  }

  private func compare(
    _ written: [NamedPlaceholder], value: CatalogValue, plurals: PluralForms?, at site: LintSite,
    in content: CatalogFile,
    into differences: inout [FormatDifference]
  ) {
    // If a name has a different sign or number of braces, the program treats it as a different
    // name.
    let forms = forms
    let names = written.map { withoutSign($0) }
    let found = names.filter { forms.contains($0.form) && !$0.isSelector }
    var lost = sourceNames.filter { name in !found.contains { isSame($0, name) } }
    let highest = sourceNames.compactMap { Int($0.name) }.max() ?? 0
    var strange = names.filter { name in
      !passedNames.contains(name.name) && !sourceNames.contains { $0.isLike(name) }
        && !plainTexts.contains { $0.name == name.name && $0.form == name.form }
        && forms.contains(name.form)
        // Names that only select variants are compared for all strings of the translation together.
        && !name.isSelector
        // If the source contains `{0}` and `{2}`, the program also passes `{1}`.
        && !(Int(name.name).map { $0 < highest } ?? false)
    }
    if !countedNames.isEmpty {
      removeCounts(&lost, &strange, isPlural: hasPipe || content.string(value.text).contains("|"))
    }
    if syntax == .nested, value.variation.plural != nil || value.variation.index != nil {
      Self.removeOwnCount(&lost, &strange)
    }
    // The strings of a list, such as synonyms, may differ in each language.
    let isList = syntax == .nested && content.isInList(site.entry)
    compareFormats(names, value: value, at: site, in: content, into: &differences)
    compareBlanks(of: names, in: value, at: site, content, &differences)
    compareArguments(of: names, in: value, at: site, content, &differences)
    compareTypes(of: names, in: value, at: site, content, &differences)
    let isFixable = strange.count == 1 && lost.count == 1
    // If the other placeholders are numbered, a placeholder without a number uses a different
    // value.
    let areNumbered = names.contains { $0.pattern != "{}" && $0.name != strange.first?.name }
    // A string with several plural forms repeats each name.
    var translatedNames: Set<String> = []
    for name in strange.prefix(FormatComparison.maximumPerText) {
      let blamed = content.sourceRange(of: name.range, in: value.text)
      let spelled = content.part(name.range, of: value.text)
      if translatedNames.contains(name.name) { continue }
      guard !lost.isEmpty else {
        differences.append(
          FormatDifference(
            kind: .extra, cause: .named, consequence: isShown(name) && !isList ? .wrong : .lost,
            site: site,
            range: blamed, found: spelled))
        continue
      }
      translatedNames.insert(name.name)
      let expected = lost.removeFirst()
      let replacement =
        expected.pattern == "{}" && areNumbered ? "{\(expected.name)}" : expected.spelling
      var translated = FormatDifference(
        kind: .translated, consequence: .wrong, site: site, range: blamed, found: spelled,
        expected: replacement,
        fixIts: isFixable
          ? [
            // The translator may have translated the name intentionally, because it is an example.
            FixIt(
              title: "write \(replacement)", applicability: .unsafe,
              edits: [FixIt.Edit(range: blamed, text: replacement)])
          ] : [])
      translated.isProved =
        !hasFlags && !isSymfony && !hasForeignBraces && !expected.mayBeWord || isProved(expected)
      translated.isGuess = isDoubled(expected)
      differences.append(translated)
    }
    let category = value.variation.plural ?? plurals?.category(of: value.variation.index)
    var demanded = everyTextHas
    if syntax.hasSelectors {
      demanded = variants.demanded(
        value.variation, everyTextHas, mayOmit: category.map { plurals.mayOmitNumber($0) } ?? false)
    } else if let category {
      if plurals.mayOmitNumber(category) {
        // The other values are required only if the number is known to be `count`. Otherwise, any
        // of the values may be the number.
        guard syntax == .nested, sourceNames.contains(where: { $0.name == Self.countName }) else {
          return
        }
        demanded.subtract(sourceNames.lazy.filter { $0.style == "$t(*)" }.map(\.name))
        demanded.remove(Self.countName)
      } else {
        // A form for many numbers needs the values of the form for `other`, whatever the form for 1
        // prints.
        demanded.formUnion(otherHas)
      }
    }
    if !lost.isEmpty, syntax == .nested, content.isForOneNumber(site.entry) {
      lost.removeAll { $0.name == Self.countName }
    }
    let text = lost.isEmpty ? "" : content.string(value.text)
    if mayBeQuoted, text.utf8.contains(UInt8(ascii: "'")) {
      let bytes = Array(text.utf8)
      for part in MessageFormatQuotes(bytes).hidden {
        let number = bytes[part].dropFirst().prefix { $0 &- 0x30 < 10 }
        lost.removeAll { $0.name.utf8.elementsEqual(number) }
      }
    }
    for name in lost.prefix(FormatComparison.maximumPerText) where demanded.contains(name.name) {
      if let other = names.first(where: { $0.name == name.name && $0.style != name.style }),
        syntax == .python
      {
        var difference = FormatDifference(
          kind: .type, cause: .named, consequence: .wrong, site: site,
          range: content.sourceRange(of: other.range, in: value.text),
          found: content.part(other.range, of: value.text), expected: name.spelling)
        // In Python, "%(count) item" is printed as " 3tem", because `i` is read as the conversion
        // type.
        let next = text.utf8.dropFirst(other.range.upperBound).first ?? 0
        difference.isGarbled = difference.found.contains(" ") && (next | 0x20) &- 0x61 < 26
        differences.append(difference)
        continue
      }
      if syntax == .python, let part = Self.cutName(name, in: text) {
        reportCut(
          part, of: name, in: value, at: site, content: content, into: &differences)
        continue
      }
      if !syntax.hasGrammar, let broken = Self.broken(name, in: text) {
        report(broken, name: name, value: value, at: site, in: content, into: &differences)
        continue
      }
      if hasFlags, name.style == "{*}", NamedPlaceholder.asciiDocCharacters.contains(name.name) {
        continue
      }
      if countsOfOne.contains(name.name), !text.utf8.contains(0x25) { continue }
      reportMissing(name, in: value, at: site, text: text, into: &differences)
    }
  }

  /// Returns a name without the sign before its brace, if the source writes the name without a
  /// sign.
  ///
  /// A program that replaces `{count}` leaves the percent sign in `%{count}`.
  private func withoutSign(_ name: NamedPlaceholder) -> NamedPlaceholder {
    guard name.style.utf8.count == 4, name.style.hasSuffix("{*}"),
      !sourceNames.contains(where: { $0.style == name.style }),
      sourceNames.contains(where: { $0.style == "{*}" && $0.name == name.name })
    else { return name }
    var bare = name
    bare.range = name.range.lowerBound + 1..<name.range.upperBound
    bare.style = "{*}"
    bare.pattern = "{*}"
    bare.format = ""
    bare.type = ""
    return bare
  }

  /// Returns `true` if two names represent the same value; in Python, conversions must match too.
  private func isSame(_ left: NamedPlaceholder, _ right: NamedPlaceholder) -> Bool {
    left.isLike(right) && (syntax != .python || left.style == right.style)
  }
}

extension CatalogFile {
  /// Returns a string without its inline elements, whose attributes may contain names.
  func string(withoutElements text: CatalogText) -> String {
    guard mayHaveInlineElements(text) else { return string(text) }
    var bytes: [UInt8] = []
    decode(withoutElements: text, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
