import Diagnostics
import LanguageTags
import TextPrimitives
import XMLSyntax

// The structure of an XLIFF document, and the source file of the reader that handles each part:
//
//     1.2   xliff → file → body → group … → trans-unit → source, target, note   XLIFFReader+Units
//     2.0   xliff → file → group … → unit → segment → source, target; notes     XLIFFReader+Units
//     Xcode's plurals, devices and substitutions in the ids of units of 1.2     XcodeUnitID
//     units → entries                                                           XLIFFReader+Entries

/// Reads XLIFF documents.
///
/// Follows [version 1.2](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html) and
/// [version 2.0](https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html).
///
/// The source and the target are two localizations of an entry. An empty target without a state is
/// read as untranslated. The reader skips binary units, and the alternatives and matches that tools
/// propose.
struct XLIFFReader {
  var file: CatalogFile
  let table: XMLElementTable
  /// The namespace prefix of element names, with its colon; usually empty.
  private let prefix: Range<Int>
  var interner = LanguageInterner()
  /// The language of the targets if the file does not declare one.
  let named: CatalogLanguage?
  /// `true` for a document in version 2.
  private(set) var isVersion2 = false
  /// The source language, as the file spells it.
  private(set) var sourceName: String?
  private(set) var targetName: String?

  static func read(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .xliff)
    guard let start = file.textStart() else { return file }
    do throws(XMLScanner.Failure) {
      let table = try XMLElementTable(parsing: bytes.span, from: start)
      var reader = XLIFFReader(file, table: table, named: language)
      reader.readDocument()
      reader.file.languages = reader.interner.languages
      reader.file.findDuplicateKeys()
      file = reader.file
    } catch {
      file.errors.append(CatalogError(.syntax, error.range, expected: error.expected))
    }
    file.errors.sort()
    return file
  }

  private init(_ file: CatalogFile, table: XMLElementTable, named: CatalogLanguage?) {
    self.file = file
    self.table = table
    self.named = named
    let root = table.elements[0].name
    let colon = root.last { file.bytes[$0] == UInt8(ascii: ":") }
    prefix = root.lowerBound..<(colon.map { $0 + 1 } ?? root.lowerBound)
  }

  private mutating func readDocument() {
    if let nested = table.entities?.firstNested {
      file.errors.append(CatalogError(.entityExpansion, nested, expected: XMLEntities.expectation))
    }
    guard isElement(0, "xliff") else {
      return report(.wrongType, at: table.elements[0].tag, expected: "<xliff>")
    }
    let version = attribute("version", of: 0).map { file.string($0) } ?? ""
    isVersion2 = version.hasPrefix("2")
    let files = table.children(of: 0).filter { isElement($0, "file") }
    if files.isEmpty { report(.missingMember, at: table.elements[0].tag, expected: "<file>") }
    for place in files { readFile(place, isNamed: files.count > 1) }
  }

  private mutating func readFile(_ place: Int, isNamed: Bool) {
    let languages = isVersion2 ? 0 : place
    let source = attribute(isVersion2 ? "srcLang" : "source-language", of: languages)
    if source == nil, place == languages || file.scopes.isEmpty {
      report(
        .missingMember, at: table.elements[languages].tag,
        expected: isVersion2 ? "srcLang" : "source-language")
    }
    let sourceLanguage =
      source.map { interner.place(of: $0, in: file.bytes) } ?? interner.place(of: "")
    if file.sourceLanguage == nil { file.sourceLanguage = sourceLanguage }
    let target = attribute(isVersion2 ? "trgLang" : "target-language", of: languages)
    sourceName = source.map { self.file.string($0) }
    targetName = target.map { self.file.string($0) }
    var targetLanguage =
      target.map { interner.place(of: $0, in: file.bytes) }
      ?? named.map { interner.place(of: $0.name) }
    // Symfony determines the target language from the file name. A `target-language` that was
    // copied from the source language is therefore ignored.
    if let named, targetLanguage == sourceLanguage, let tag = named.tag,
      let declared = interner.languages[sourceLanguage].tag, declared.language != tag.language
    {
      targetLanguage = interner.place(of: named.name)
    }
    let front = table.elements[place].tag.lowerBound
    let name =
      attribute("original", of: place) ?? attribute("id", of: place)
      ?? CatalogText(front..<front, .verbatim)
    var scope = CatalogScope(name: name)
    guard scope.length <= CatalogScope.longestPath else {
      return report(
        .syntax, at: table.elements[place].tag,
        expected: "a file name of at most \(CatalogScope.longestPath) bytes")
    }
    scope.isNamed = isNamed && !name.isEmpty
    scope.originalFormat = originalFormat(of: place, name)
    file.scopes.append(scope)
    let units = units(in: place)
    append(units, source: sourceLanguage, target: targetLanguage, file: place)
  }

  /// Returns the file format of the original file; `nil` if it is unknown.
  ///
  /// For a file in one of Apple's formats, and for any file that Xcode exported, this is
  /// ``CatalogFormat/strings``, because all of Apple's formats have the same placeholder syntax.
  private func originalFormat(of place: Int, _ name: CatalogText) -> CatalogFormat? {
    let path = file.string(name)
    let endings = [
      ".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist",
      ".intentdefinition",
    ]
    if endings.contains(where: { path.hasSuffix($0) }) { return .strings }
    let tools = table.children(of: place).filter { isElement($0, "header") }
      .flatMap { table.children(of: $0) }.filter { isElement($0, "tool") }
    if tools.contains(where: {
      attribute("tool-id", of: $0).map(file.string) == "com.apple.dt.xcode"
    }) {
      return .strings
    }
    guard let format = CatalogFormat(fileName: path.lowercased()) else { return nil }
    // If the extension does not identify the format, the data type does.
    let type = attribute("datatype", of: place).map(file.string)
    return format.definition.isBeginning == nil || type == format.definition.dataType ? format : nil
  }
}

extension XLIFFReader {
  /// Returns `true` if an element has the document's namespace prefix and a given local name.
  func isElement(_ place: Int, _ name: StaticString) -> Bool {
    let bytes = file.bytes.span
    let found = table.elements[place].name
    guard found.count == prefix.count + name.utf8CodeUnitCount else { return false }
    let local = found.lowerBound + prefix.count
    return bytes.isSame(found.lowerBound..<local, prefix)
      && bytes.isEqual(local..<found.upperBound, name)
  }

  /// Returns the value of an attribute; `nil` if it is missing.
  func attribute(_ name: StaticString, of place: Int) -> CatalogText? {
    let bytes = file.bytes.span
    guard
      let found = table.elements[place].attributes.first(where: { bytes.isEqual($0.name, name) })
    else { return nil }
    return CatalogText(
      found.value, found.value.contains { bytes[$0] == UInt8(ascii: "&") } ? .xml : .verbatim)
  }

  mutating func report(_ code: CatalogError.Code, at range: Range<Int>, expected: String) {
    file.errors.append(CatalogError(code, range, expected: expected))
  }
}
