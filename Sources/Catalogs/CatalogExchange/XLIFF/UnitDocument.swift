import Diagnostics
package import LanguageTags
package import StringCatalogs
import TextPrimitives

/// Converts units to and from XLIFF 1.2 documents, which translation tools can edit.
///
/// See [XLIFF 1.2](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html).
package enum UnitDocument {
  /// Returns the document, and the units that it lacks because XML does not allow their characters.
  ///
  /// If the source language is `nil`, the document specifies `en`.
  package static func text(
    of units: [TranslationUnit], from source: LanguageTag?, to target: LanguageTag
  ) -> (text: String, leftOut: [TranslationUnit]) {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\n"
    var leftOut: [TranslationUnit] = []
    var catalog: String?
    for unit in units {
      let texts = [unit.source, unit.target ?? "", unit.id.catalog, unit.comment]
      guard texts.allSatisfy(isWritable) else {
        leftOut.append(unit)
        continue
      }
      if unit.id.catalog != catalog {
        if catalog != nil { text += fileEnd }
        catalog = unit.id.catalog
        text += "  <file original=\"\(escaped(unit.id.catalog))\" datatype=\"plaintext\""
        text += " source-language=\"\(source?.description ?? "en")\""
        text += " target-language=\"\(target.description)\" tool-id=\"\(toolID)\">\n" + fileStart
      }
      append(unit, to: &text)
    }
    if catalog == nil {
      // XLIFF requires at least one `file` element.
      text += "  <file original=\"\" datatype=\"plaintext\""
      text += " source-language=\"\(source?.description ?? "en")\""
      text += " target-language=\"\(target.description)\" tool-id=\"\(toolID)\">\n" + fileStart
    }
    return (text + fileEnd + "</xliff>\n", leftOut)
  }

  private static let toolID = "waymark"

  private static let fileStart = """
        <header>
          <tool tool-id="\(toolID)" tool-name="Waymark"/>
        </header>
        <body>

    """

  /// Returns `true` if a document was created by an export.
  ///
  /// Such a document is for translators and is not a catalog.
  static func isExport(_ bytes: [UInt8]) -> Bool {
    let sign = Array(" tool-id=\"\(toolID)\"".utf8)
    return bytes.indices.prefix(4096).contains { bytes[$0...].starts(with: sign) }
  }

  private static let fileEnd = "    </body>\n  </file>\n"

  private static func append(_ unit: TranslationUnit, to text: inout String) {
    text += "      <trans-unit id=\"\(escaped(unit.id.localID))\""
    text += " resname=\"\(escaped(name(unit.id.key)))\" xml:space=\"preserve\">\n"
    var codes = InlineCodes()
    let source = unit.isMarked ? codes.source(unit.source) : escaped(unit.source)
    text += "        <source>\(source)</source>\n"
    if let target = unit.target {
      let spelled = unit.isMarked ? codes.target(target) : escaped(target)
      text += "        <target \(state(unit.state))>\(spelled)</target>\n"
    }
    text += "        <context-group purpose=\"location\">"
    text += "<context context-type=\"sourcefile\">\(escaped(unit.file))</context></context-group>\n"
    text += "        <count-group name=\"words\"><count count-type=\"total\" unit=\"word\">"
    text += "\(unit.words)</count></count-group>\n"
    if !unit.comment.isEmpty { text += "        <note>\(escaped(unit.comment))</note>\n" }
    if !unit.id.variation.isEmpty {
      let numbers = unit.numbers.isEmpty ? "" : ": " + unit.numbers
      text += "        <note from=\"waymark\">\(escaped(unit.id.variation + numbers))</note>\n"
    }
    text += "      </trans-unit>\n"
  }

  /// Returns a key as an attribute value for people to read; the import ignores the attribute.
  private static func name(_ key: String) -> String {
    key.unicodeScalars.contains { $0.value < 0x20 } ? Escaping.escaped(key, "") : key
  }

  /// Returns the attributes of a `<target>` element that specify a state.
  private static func state(_ state: TranslationUnit.State) -> String {
    switch state {
    case .translated: "state=\"translated\""
    case .new, .missing: "state=\"new\""
    case .needsReview, .stale: "state=\"needs-review-translation\""
    case .machineTranslated:
      "state=\"needs-review-translation\" state-qualifier=\"leveraged-mt\""
    }
  }

  /// Returns `true` if XML 1.0 allows all characters of a string.
  private static func isWritable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(XMLEscaping.allows)
  }

  /// Returns a string, escaped as character data or as an attribute value in quotation marks.
  ///
  /// Line feeds and tabs are not escaped, although parsers read them as spaces in an attribute
  /// value.
  static func escaped(_ text: String) -> String {
    XMLEscaping.escaped(text, [.quotationMarks, .carriageReturns])
  }

  /// Reads the units of a document.
  ///
  /// If an ID was not created by an export, it becomes the key of its unit. The import rejects the
  /// unit unless its catalog contains this key. A unit without a target is omitted.
  ///
  /// - Throws: `CatalogError`, the first error in the document.
  package static func read(_ bytes: [UInt8]) throws(CatalogError) -> [ImportedUnit] {
    let document = try CatalogFile(parsing: bytes, format: .xliff)
    // A unit without a file or an ID cannot be identified.
    if let error = document.errors.first(where: { $0.code == .missingMember }) { throw error }
    var units: [ImportedUnit] = []
    var line = 1
    var end = 0
    for entry in document.entries {
      line += bytes[end..<entry.range.lowerBound].count { $0 == 0x0A }
      end = entry.range.lowerBound
      let catalog = entry.scope.flatMap { document.scopes[$0].name }.map(document.string) ?? ""
      let name = document.string(entry.key)
      let id =
        UnitID(catalog: catalog, localID: name)
        ?? UnitID(catalog: catalog, kind: .string, variation: "", key: name)
      let localizations = document.localizations[entry.localizations]
      let source = localizations.first { $0.language == document.sourceLanguage }
      let target = localizations.first { $0.language != document.sourceLanguage }
      guard let target else { continue }
      var codes = InlineCodes()
      let sourceText = codes.read(source.map { text(of: $0, in: document) } ?? [])
      let values = document.values[target.values]
      let targetText = codes.read(text(of: target, in: document))
      let isMarked = sourceText.hasTags || targetText.hasTags
      var unit = ImportedUnit(
        id: id, language: document.languages[target.language].name,
        source: isMarked ? sourceText.spelled : sourceText.characters,
        target: isMarked ? targetText.spelled : targetText.characters, line: line)
      unit.isMarked = isMarked
      unit.state = values.first.map { TranslationUnit.State($0.state) }
      unit.hasInlineElements = values.count > 1 || codes.hasForeign
      units.append(unit)
    }
    // If the only target language is the source language, the document contains no translations to
    // import. Report an error instead of ignoring its targets.
    let target = "<target".utf8
    if units.isEmpty, let first = bytes.indices.first(where: { bytes[$0...].starts(with: target) })
    {
      throw CatalogError(
        code: .missingMember, range: SourceRange(first, first + target.count),
        expected: "a target-language other than the source language")
    }
    return units
  }

  private static func text(
    of localization: CatalogLocalization, in document: CatalogFile
  ) -> [MarkedText.Part] {
    document.values[localization.values].flatMap { MarkedText($0.text, in: document).parts }
  }
}
