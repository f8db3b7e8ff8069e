import Diagnostics
import LanguageTags
import TextPrimitives
import XMLSyntax

// The structure of a file, and the source file of the reader that handles each part:
//
//     TS → context → name, message                           QtLinguistReader
//     message → source, comment, translation → numerusform   QtLinguistReader+Messages

/// Reads Qt Linguist's `.ts` files.
///
/// A message contains a source string and a translation. If a message has an id, the id is the key.
/// Otherwise, the key is the source string, with the context and the disambiguation (`<comment>`)
/// as scopes. A message with neither an id nor a source string is a comment on its context.
/// Obsolete messages (`vanished` and `obsolete`) are not keys.
struct QtLinguistReader {
  var file: CatalogFile
  var scanner: XMLScanner
  /// `true` if the file contains translations in addition to the source strings.
  let hasTarget: Bool
  private(set) var hasTranslation = false
  var obsolete: [CatalogEntry] = []
  /// The plurals with more forms than the language requires; `nil` if there are none.
  var surplus: SurplusForms?
  /// `true` if translated plurals have different numbers of forms.
  var hasUnequalPlurals = false
  /// The start tag of the root.
  var root: XMLElement
  /// The names of the languages that the root declares.
  private var languages: (source: CatalogText?, target: CatalogText?) = (nil, nil)
  /// The range of the first translated plural that has several forms; `nil` if there is none.
  var firstPlural: Range<Int>?

  /// An element, with the ranges of its start tag.
  struct XMLElement {
    let name: Range<Int>
    let attributes: Range<Int>
    let isEmpty: Bool
    let range: Range<Int>
  }

  /// The plurals in a file that contain more forms than Qt defines for its language.
  struct SurplusForms {
    /// The range of the first surplus form that differs from the last regular form.
    ///
    /// If none differs, this is the range of the first surplus form.
    let range: Range<Int>
    /// The number of plurals with surplus forms.
    var count: Int
    /// `true` if a surplus form differs from the last regular form.
    let isDifferent: Bool
  }

  static func read(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .qtLinguist)
    guard let start = file.textStart() else { return file }
    var reader = Self(file, start, hasTarget: true)
    reader.read(language)
    // If the file has no language and no translation, it is a template with only source strings.
    let isTemplate =
      language == nil && reader.languages.target == nil && !reader.hasTranslation
      && !reader.file.isForeign
    if isTemplate {
      reader = Self(file, start, hasTarget: false)
      reader.read(nil)
    }
    file = reader.file
    return file
  }

  private init(_ file: CatalogFile, _ start: Int, hasTarget: Bool) {
    self.file = file
    self.hasTarget = hasTarget
    scanner = XMLScanner(offset: start)
    root = XMLElement(
      name: start..<start, attributes: start..<start, isEmpty: true, range: start..<start)
  }

  private mutating func read(_ named: CatalogLanguage?) {
    let bytes = file.bytes
    file.sourceLanguage = 0
    file.languages = [CatalogLanguage(name: "")]
    do throws(XMLScanner.Failure) {
      try readDocument(bytes.span, named)
    } catch {
      // A file that is not a document with the root `TS` may be TypeScript source code.
      file.isForeign = file.languages.count == 1 && !QtLinguistFormat.isDocument(bytes)
      let expected = file.isForeign ? "a Qt Linguist file with <TS>" : error.expected
      file.errors.append(CatalogError(.syntax, error.range, expected: expected))
      removeUnfinished()
    }
    findDuplicates()
    check()
    file.errors.sort()
  }

  /// Removes the strings of an incomplete message.
  private mutating func removeUnfinished() {
    let localizations = file.entries.last?.localizations.upperBound ?? 0
    file.localizations.removeSubrange(localizations...)
    file.values.removeSubrange((file.localizations.last?.values.upperBound ?? 0)...)
  }

  private mutating func readDocument(
    _ bytes: Span<UInt8>, _ named: CatalogLanguage?
  ) throws(XMLScanner.Failure) {
    var hasRoot = false
    while let token = try scanner.next(bytes) {
      switch token {
      case .start(let name, let attributes, let isEmpty, let range):
        guard !hasRoot, bytes.isEqual(name, "TS") else {
          throw .init(range: range, expected: hasRoot ? "the end of the file" : "<TS>")
        }
        hasRoot = true
        root = XMLElement(name: name, attributes: attributes, isEmpty: isEmpty, range: range)
        try XMLElementTable.checkAttributes(attributes, bytes)
        readLanguages(named, bytes)
        if !isEmpty { try readContexts(bytes) }
      case .end(_, let range): throw .init(range: range, expected: "<TS>")
      case .text(let range): try checkSpace(range, bytes, expected: "<TS>")
      case .verbatim(_, let range): throw .init(range: range, expected: "<TS>")
      default: break
      }
    }
    if !hasRoot { throw .init(range: bytes.count..<bytes.count, expected: "<TS>") }
  }

  /// Reads the languages of the root; its attributes take precedence over the path of the file.
  private mutating func readLanguages(_ named: CatalogLanguage?, _ bytes: Span<UInt8>) {
    func name(_ attribute: StaticString) -> CatalogText? {
      guard let range = XMLScanner.attribute(attribute, in: root.attributes, bytes),
        !range.isEmpty
      else { return nil }
      return CatalogText(range, .xml)
    }
    languages = (name("sourcelanguage"), name("language"))
    // Often, some files of a catalog specify English or a variant of it, and the other files
    // specify no source language. For this reason, English is treated as unspecified.
    if let source = languages.source.map({ CatalogLanguage(gettext: file.string($0)) }),
      source.tag?.language != "en"
    {
      file.languages[0] = source
    }
    guard hasTarget else { return }
    let target = languages.target.map { file.string($0) }
    file.languages.append(
      target.map { CatalogLanguage(gettext: $0) } ?? named ?? CatalogLanguage(name: "und"))
    file.pluralFormula = QtPluralForms.formula(for: target ?? named?.name ?? "")
    if let range = languages.target?.range, let named { checkLanguage(at: range, named) }
  }

  /// Reports a language that differs from the one in the file name, by which apps select the file.
  ///
  /// One of the two may omit a script or region: `app_de.ts` with `de_AT`.
  private mutating func checkLanguage(at range: Range<Int>, _ named: CatalogLanguage) {
    // At the end of a file name, `no` and `is` may be words.
    guard let own = file.languages[1].tag, let other = named.tag,
      !LanguageName.words.contains(named.name)
    else { return }
    func differ(_ left: String?, _ right: String?) -> Bool {
      left != nil && right != nil && left != right
    }
    let areOthers =
      QtPluralForms.language(own.language) != QtPluralForms.language(other.language)
      || differ(own.script, other.script) || differ(own.region, other.region)
    guard areOthers else { return }
    file.errors.append(
      CatalogError(.wrongType, range, expected: "\(other), the language of the file name"))
  }

  private mutating func readContexts(_ bytes: Span<UInt8>) throws(XMLScanner.Failure) {
    while let token = try next(in: root, bytes) {
      if bytes.isEqual(token.name, "context") {
        try readContext(token, bytes)
      } else if bytes.isEqual(token.name, "message") {
        try readMessage(token, context: nil, bytes)
      } else {
        let isKnown =
          bytes.isEqual(token.name, "dependencies") || bytes.isEqual(token.name, "defaultcodec")
          || isExtra(token, bytes)
        if !isKnown { reportUnknown(token, "<context> or <message>") }
        _ = try skip(token, bytes)
      }
    }
  }

  private mutating func readContext(
    _ context: XMLElement, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) {
    if context.isEmpty { return }
    var scope: Int?
    while let element = try next(in: context, bytes) {
      if bytes.isEqual(element.name, "name") {
        let content = try skip(element, bytes)
        checkText(content, bytes)
        let name = text(content, bytes)
        scope = name.isEmpty ? nil : file.scopes.count
        if name.isEmpty { continue }
        let found = CatalogScope(name: name)
        guard found.length <= CatalogScope.longestPath else {
          throw .init(
            range: name.range, expected: "a name of at most \(CatalogScope.longestPath) bytes")
        }
        file.scopes.append(found)
      } else if bytes.isEqual(element.name, "message") {
        try readMessage(element, context: scope, bytes)
      } else {
        // Qt 3 supported comments on contexts.
        if !bytes.isEqual(element.name, "comment") {
          reportUnknown(element, "<name> or <message>")
        }
        _ = try skip(element, bytes)
      }
    }
  }

  mutating func noteTranslation() { hasTranslation = true }

  private mutating func findDuplicates() {
    let count = file.entries.count
    file.entries += obsolete
    file.findDuplicateKeys(obsolete: count)
    file.entries.removeSubrange(count...)
  }

  private mutating func check() {
    if hasUnequalPlurals || file.uniformPlurals?.count == 1 { file.uniformPlurals = nil }
    if let surplus, let count = file.pluralFormula?.count {
      let others = surplus.count == 1 ? "" : "; \(surplus.count) plurals have more"
      file.errors.append(
        CatalogError(
          surplus.isDifferent ? .surplusPluralForm : .repeatedPluralForm, surplus.range,
          expected: "at most \(count == 1 ? "1 form" : "\(count) forms")\(others)"))
    }
    if firstPlural != nil, languages.target == nil {
      file.errors.append(
        CatalogError(.missingMember, root.range, expected: "the attribute language"))
    }
  }
}
