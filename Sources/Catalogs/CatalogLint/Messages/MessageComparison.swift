import Diagnostics
import MessageSyntax
import StringCatalogs

/// Finds problems in ICU messages, and compares translated messages with their sources.
///
/// One instance is used for all keys of a catalog.
struct MessageComparison {
  let catalog: LintedCatalog
  /// The problems found by the last call of ``begin(_:_:)`` or ``compare(_:)``.
  var differences: [MessageDifference] = []
  /// `true` if a program pastes the strings of ARB files into Dart functions.
  ///
  /// In this case, the names of the parameters may differ between files, so only their number is
  /// compared.
  let isDartCode: Bool
  /// The source strings that are messages.
  private var sources: [MessageText] = []

  /// Creates a comparison for the keys of a catalog.
  init(_ scanned: ScannedCatalog) {
    catalog = scanned.catalog
    isDartCode = scanned.files.first?.escapes.isDartCode ?? false
  }

  /// Reads the source messages of a key, and finds problems in them.
  ///
  /// - Parameter localization: The source localization; `nil` if the key is the source string.
  mutating func begin(_ key: LintedCatalog.Key, _ localization: LintedCatalog.Localization?) {
    differences.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    let content = catalog.files[localization?.file ?? key.file].content
    let dialect = MessageDialect(content.format)
    let hasToChoose = !dialect.isEveryTextMessage
    if let localization {
      sources = read(localization, dialect: dialect, in: content, hasToChoose: hasToChoose)
    } else {
      let site = LintSite(file: key.file, entry: key.entry)
      let source = MessageText(
        content.entries[key.entry].key, variation: .none, site: site, in: content, dialect: dialect,
        hasToChoose: hasToChoose)
      if let source { sources = [source] }
    }
    let language = localization?.language ?? catalog.source
    for source in sources { check(source, beside: nil, language) }
  }

  /// Compares a translation with the source messages of the last ``begin(_:_:)``.
  ///
  /// The problems are recorded in ``differences``.
  mutating func compare(_ localization: LintedCatalog.Localization) {
    differences.removeAll(keepingCapacity: true)
    if sources.isEmpty { return }
    let content = catalog.files[localization.file].content
    let dialect = MessageDialect(content.format)
    // A different rule reports empty strings.
    for text in read(localization, dialect: dialect, in: content, hasToChoose: false)
    where !text.text.isEmpty {
      if let source = source(of: text.variation) {
        check(text, beside: source, localization.language)
      }
    }
  }

  private func read(
    _ localization: LintedCatalog.Localization, dialect: MessageDialect, in content: CatalogFile,
    hasToChoose: Bool
  ) -> [MessageText] {
    catalog.content(of: localization).values.compactMap { place in
      let value = content.values[place]
      if content.isReference(value.text) { return nil }
      let site = LintSite(
        file: localization.file, entry: localization.entry,
        localization: localization.localization, value: place)
      return MessageText(
        value.text, variation: value.variation, site: site, in: content, dialect: dialect,
        hasToChoose: hasToChoose)
    }
  }

  /// Returns the source message for a variation or, if there is none, for a more general variation.
  private func source(of variation: CatalogVariation) -> MessageText? {
    if let index = variation.index { return sources.first { $0.variation.index == index } }
    return sources.first { $0.variation == variation }
      ?? sources.first { $0.variation.plural == .other } ?? sources.first
  }

  /// Adds the problems in a message and, if there is a source, the differences from it.
  private mutating func check(
    _ text: MessageText, beside source: MessageText?, _ language: Int?
  ) {
    if !(source ?? text).isChoosing, areNamesComparedElsewhere(text) {
      _ = checkWords(text, source)
      return
    }
    // If a translation copies an invalid source, only the source is reported.
    if let source, !source.errors.isEmpty, text.bytes == source.bytes { return }
    // Fixing an apostrophe changes how the rest of the string is parsed, so nothing else is
    // reported.
    if checkQuotes(text, source) { return }
    let known = checkWords(text, source)
    let isBroken = text.errors.contains { $0.code != .missingOther }
    for error in text.errors {
      let argument = text.argument(around: error)
      if error.code == .missingOther {
        // Angular names its selects `VAR_SELECT…`, and displays nothing for a value without a
        // variant.
        let isOptional =
          argument.hasPrefix("VAR_SELECT")
          && source.map { $0.errors.contains { $0.code == .missingOther } } ?? true
        if known.contains(argument) || isOptional { continue }
        add(.missingOther(argument: argument), at: error.range.range, text: text)
      } else {
        if error.code == .invalidNumber, let part = text.spacedNumber(at: error.range.range) {
          let selector = text.string(part)
          let isRead = catalog.files[text.site.file].shared.traits.messages == .everyString
          add(
            .spacedNumber(found: selector, isRead: isRead), at: part, text: text,
            fix: selector.replacing(" ", with: ""))
        } else {
          add(.malformed(error), at: error.range.range, text: text)
        }
        break
      }
    }
    // The plural categories of an untranslated message are those of the source language.
    if !isBroken, let language, text.bytes != source?.bytes {
      checkCategories(text, beside: source, catalog.languages[language])
    }
    guard !isBroken, let source, !source.errors.contains(where: { $0.code != .missingOther })
    else { return }
    let brace = source.firstStrayBrace == nil ? text.firstStrayBrace : nil
    let hasOthers = compareArguments(
      text, source, ignoringOthers: brace != nil, ignoringLosses: !known.isEmpty)
    if let brace { add(hasOthers ? .brokenChoice : .strayBrace, at: brace..<brace + 1, text: text) }
  }

  /// Returns `true` if the placeholder rules compare the argument names of messages without a
  /// choice.
  ///
  /// This is the case in files for `java.text.MessageFormat`.
  private func areNamesComparedElsewhere(_ text: MessageText) -> Bool {
    catalog.files[text.site.file].shared.traits.messages == .java
  }

  /// Adds a problem.
  ///
  /// - Parameters:
  ///   - part: The range of the problem in the UTF-8 of the string.
  ///   - fix: The replacement for the part. It is offered as an unsafe fix-it, because a translator
  ///     may have written the part on purpose.
  mutating func add(
    _ matter: MessageDifference.Matter, at part: Range<Int>, text: MessageText,
    fix: String? = nil
  ) {
    let content = catalog.files[text.site.file].content
    let range = content.sourceRange(of: part, in: text.text)
    var fixIts: [FixIt] = []
    // A key has no fix-its, because the code that uses the key would have to change too.
    if let fix, text.site.value != nil {
      fixIts = [
        FixIt(
          title: "write \(fix)", applicability: .unsafe,
          edits: [FixIt.Edit(range: range, text: fix)])
      ]
    }
    differences.append(
      MessageDifference(matter: matter, site: text.site, range: range, fixIts: fixIts))
  }
}

extension MessageText {
  /// The offset of the first closing brace without an opening brace; `nil` if there is none.
  fileprivate var firstStrayBrace: Int? {
    for place in table.children(of: 0) where table[place].kind == .text {
      if let brace = table[place].range.first(where: { plainBytes[$0] == UInt8(ascii: "}") }) {
        return brace
      }
    }
    return nil
  }

  /// Returns the name of the argument whose type caused an error; an empty string if there is none.
  fileprivate func argument(around error: MessageParseError) -> String {
    let range = error.range.range
    let node = table.last { $0.kind == .argument && $0.type == range }
    return node.map { string($0.name) } ?? ""
  }
}
