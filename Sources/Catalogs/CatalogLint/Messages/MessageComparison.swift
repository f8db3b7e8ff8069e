import Diagnostics
import MessageSyntax
import StringCatalogs

/// Looks for what is wrong in messages, and compares those of a translation to those of its source.
///
/// One value serves for all keys of a catalog.
struct MessageComparison {
  let catalog: LintedCatalog
  /// What is wrong, since the last ``begin(_:_:)`` or ``compare(_:)``.
  var differences: [MessageDifference] = []
  /// A Boolean value that indicates whether each file names the parameters of a function of Dart, so
  /// that only their number counts.
  let isDartCode: Bool
  /// The texts of the source that are messages.
  private var sources: [MessageText] = []

  /// Makes a comparison for the keys of a catalog.
  init(_ scanned: ScannedCatalog) {
    catalog = scanned.catalog
    isDartCode = scanned.files.first?.escapes.isDartCode ?? false
  }

  /// Reads the source of a key, and looks for what is wrong in it by itself.
  ///
  /// - Parameter localization: The texts of the source; `nil` where the key is the text.
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

  /// Compares a translation to the source.
  mutating func compare(_ localization: LintedCatalog.Localization) {
    differences.removeAll(keepingCapacity: true)
    if sources.isEmpty { return }
    let content = catalog.files[localization.file].content
    let dialect = MessageDialect(content.format)
    // An empty string has rules of its own.
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

  /// The text of the source that is for the same case, or else for all others.
  private func source(of variation: CatalogVariation) -> MessageText? {
    if let index = variation.index { return sources.first { $0.variation.index == index } }
    return sources.first { $0.variation == variation }
      ?? sources.first { $0.variation.plural == .other } ?? sources.first
  }

  /// Looks at a message.
  private mutating func check(
    _ text: MessageText, beside source: MessageText?, _ language: Int?
  ) {
    if !(source ?? text).isChoosing, areNamesComparedElsewhere(text) {
      _ = checkWords(text, source)
      return
    }
    // A copy of a source that no formatter reads is reported at the source.
    if let source, !source.errors.isEmpty, text.bytes == source.bytes { return }
    // Who changes what is quoted changes all that is behind it.
    if checkQuotes(text, source) { return }
    let known = checkWords(text, source)
    let isBroken = text.errors.contains { $0.code != .missingOther }
    for error in text.errors {
      let argument = text.argument(around: error)
      if error.code == .missingOther {
        if known.contains(argument) { continue }
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
    // A message that is not translated yet has the categories of its source.
    if !isBroken, let language, text.bytes != source?.bytes {
      checkCategories(text, beside: source, catalog.languages[language])
    }
    guard !isBroken, let source, !source.errors.contains(where: { $0.code != .missingOther })
    else { return }
    let brace = source.firstStrayBrace == nil ? text.firstStrayBrace : nil
    let hasOthers = compareArguments(text, source, ignoringOthers: brace != nil)
    if let brace { add(hasOthers ? .brokenChoice : .strayBrace, at: brace..<brace + 1, text: text) }
  }

  /// Returns a Boolean value that indicates whether the arguments of messages without a choice are
  /// compared by their names, as those of `java.text.MessageFormat` are.
  private func areNamesComparedElsewhere(_ text: MessageText) -> Bool {
    catalog.files[text.site.file].shared.traits.messages == .java
  }

  /// Reports a matter.
  ///
  /// - Parameters:
  ///   - part: The bytes to blame, in the UTF-8 of the text.
  ///   - fix: What to write there. It is never safe: a person wrote what it replaces.
  mutating func add(
    _ matter: MessageDifference.Matter, at part: Range<Int>, text: MessageText,
    fix: String? = nil
  ) {
    let content = catalog.files[text.site.file].content
    let range = content.sourceRange(of: part, in: text.text)
    var fixIts: [FixIt] = []
    // A change of a key needs a change of the code too.
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
  /// The first closing brace that closes nothing; `nil` if there is none.
  fileprivate var firstStrayBrace: Int? {
    for place in table.children(of: 0) where table[place].kind == .text {
      if let brace = table[place].range.first(where: { plainBytes[$0] == UInt8(ascii: "}") }) {
        return brace
      }
    }
    return nil
  }

  /// The name of the argument that an error is about, by its type.
  fileprivate func argument(around error: MessageParseError) -> String {
    let range = error.range.range
    let node = table.last { $0.kind == .argument && $0.type == range }
    return node.map { string($0.name) } ?? ""
  }
}
