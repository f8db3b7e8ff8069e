import Diagnostics
import TextPrimitives
import XMLSyntax

/// Reads the strings, plurals and arrays of strings of Android's resource files; other resources are passed over.
struct AndroidReader {
  var file: CatalogFile
  var scanner = XMLScanner(offset: 0)
  /// The comment in front of the next element.
  private var comment: Range<Int>?
  /// The products that entries are for, by the places of these.
  private var products: [Int: Range<Int>] = [:]
  /// Whether the document declares entities: then those that XML does not have may be among them.
  var hasEntities = false

  static func read(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .android)
    file.languages = [language ?? CatalogLanguage(name: "")]
    guard let start = file.textStart() else { return file }
    var reader = AndroidReader(file: file)
    reader.scanner.offset = start
    do throws(XMLScanner.Failure) {
      try reader.readDocument(bytes.span)
    } catch {
      reader.file.errors.append(CatalogError(.syntax, error.range, expected: error.expected))
      // The items of a resource that has no end.
      reader.file.values.removeSubrange((reader.file.localizations.last?.values.upperBound ?? 0)...)
    }
    // Android tells those for different products apart.
    reader.file.findDuplicateKeys(distinctions: reader.products)
    reader.file.errors.sort()
    return reader.file
  }

  private init(file: CatalogFile) { self.file = file }

  private mutating func readDocument(_ bytes: Span<UInt8>) throws(XMLScanner.Failure) {
    while let token = try scanner.next(bytes) {
      switch token {
      case .start(let name, let attributes, let isEmpty, let range):
        guard bytes.isEqual(name, "resources") else {
          throw .init(range: range, expected: "<resources>")
        }
        file.ignoredChecks = XMLScanner.attribute("tools:ignore", in: attributes, bytes)
          .map { CatalogText($0, .xml) }
        if !isEmpty { try readResources(name, bytes) }
        return try readEnd(bytes)
      case .doctype(let range): checkEntities(range, bytes)
      case .text(let range) where !isSpace(range, bytes): throw unexpected(range)
      case .end(_, let range): throw unexpected(range)
      default: break
      }
    }
    throw .init(range: bytes.count..<bytes.count, expected: "<resources>")
  }

  private mutating func readEnd(_ bytes: Span<UInt8>) throws(XMLScanner.Failure) {
    while let token = try scanner.next(bytes) {
      switch token {
      case .start(_, _, _, let range), .end(_, let range): throw unexpected(range)
      case .text(let range) where !isSpace(range, bytes): throw unexpected(range)
      default: break
      }
    }
  }

  private mutating func readResources(
    _ root: Range<Int>, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) {
    while let token = try scanner.next(bytes) {
      switch token {
      case .start(let name, let attributes, let isEmpty, let range):
        let element = Element(name: name, attributes: attributes, isEmpty: isEmpty, range: range)
        try readResource(element, bytes)
        comment = nil
      case .end(let name, let range):
        guard bytes.isSame(name, root) else { throw unexpected(range) }
        return
      case .comment(let range): comment = range
      case .text(let range) where !isSpace(range, bytes):
        reportText(range, expected: "a resource", bytes)
      default: break
      }
    }
    throw .init(range: bytes.count..<bytes.count, expected: "</resources>")
  }

  private mutating func readResource(
    _ element: Element, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) {
    let kind: CatalogEntry.Kind
    if bytes.isEqual(element.name, "string") || isItem(element, bytes) {
      kind = .string
    } else if bytes.isEqual(element.name, "plurals") {
      kind = .plurals
    } else if bytes.isEqual(element.name, "string-array") {
      kind = .stringArray
    } else {
      _ = try skip(element, bytes)
      return
    }
    let start = file.values.count
    let end: Int
    if kind == .string {
      end = try readText(element, variation: .none, in: bytes)
    } else {
      end = try readItems(element, kind: kind, in: bytes)
    }
    guard let name = XMLScanner.attribute("name", in: element.attributes, bytes) else {
      file.errors.append(CatalogError(.missingMember, element.range, expected: "a name"))
      file.values.removeSubrange(start...)
      return
    }
    append(element, kind: kind, at: name, start: start, end: end, in: bytes)
  }

  /// Whether an element is `<item type="string">`, which is another spelling of `<string>`.
  private func isItem(_ element: Element, _ bytes: Span<UInt8>) -> Bool {
    bytes.isEqual(element.name, "item")
      && XMLScanner.attribute("type", in: element.attributes, bytes)
        .map { bytes.isEqual($0, "string") } ?? false
  }

  private mutating func append(
    _ element: Element, kind: CatalogEntry.Kind, at name: Range<Int>, start: Int, end: Int,
    in bytes: Span<UInt8>
  ) {
    let range = SourceRange(element.range.lowerBound, end)
    let localization = file.localizations.count
    file.localizations.append(
      CatalogLocalization(
        language: 0, languageRange: nil, range: range, values: start..<file.values.count,
        substitutions: 0..<0))
    var entry = CatalogEntry(
      key: CatalogText(name, name.contains { bytes[$0] == 0x26 } ? .xml : .verbatim), range: range,
      localizations: localization..<localization + 1)
    entry.kind = kind
    entry.comment = comment.map { CatalogText($0, .verbatim) }
    let translatable = XMLScanner.attribute("translatable", in: element.attributes, bytes)
    entry.shouldTranslate = !(translatable.map { bytes.isEqual($0, "false") } ?? false)
    let formatted = XMLScanner.attribute("formatted", in: element.attributes, bytes)
    entry.isFormatted = !(formatted.map { bytes.isEqual($0, "false") } ?? false)
    entry.ignoredChecks = XMLScanner.attribute("tools:ignore", in: element.attributes, bytes)
      .map { CatalogText($0, .xml) }
    file.entries.append(entry)
    if let product = XMLScanner.attribute("product", in: element.attributes, bytes) {
      products[file.entries.count - 1] = product
    }
  }
}
