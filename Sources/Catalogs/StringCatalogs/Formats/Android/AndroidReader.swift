import Diagnostics
import TextPrimitives
import XMLSyntax

/// Reads the strings, plurals and string arrays of Android's resource files.
///
/// Other resources are skipped.
struct AndroidReader {
  var file: CatalogFile
  var scanner = XMLScanner(offset: 0)
  /// The comment before the next element.
  private var comment: Range<Int>?
  /// The ranges of the `product` attributes, by entry index.
  private var products: [Int: Range<Int>] = [:]
  /// `true` if the document declares entities in addition to the predefined ones of XML.
  var hasEntities = false

  static func read(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .android)
    file.languages = [language ?? CatalogLanguage(name: "")]
    guard let start = file.textStart() else { return file }
    // An element with a name and a short string is about 64 bytes long.
    file.entries.reserveCapacity(bytes.count / 64)
    file.reserveCapacity(bytes.count / 64)
    var reader = AndroidReader(file: file)
    reader.scanner.offset = start
    do throws(XMLScanner.Failure) {
      try reader.readDocument(bytes.span)
    } catch {
      reader.file.errors.append(CatalogError(.syntax, error.range, expected: error.expected))
      // Removes the items of a resource whose end tag is missing.
      reader.file.values.removeSubrange((reader.file.localizations.last?.values.upperBound ?? 0)...)
    }
    // Android allows entries with the same key for different products.
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
    let attributes = Attributes(of: element, bytes)
    guard let name = attributes.name else {
      file.errors.append(CatalogError(.missingMember, element.range, expected: "a name"))
      file.values.removeSubrange(start...)
      return
    }
    append(
      attributes, kind: kind, at: name, range: element.range.lowerBound..<end, from: start,
      in: bytes)
  }

  /// Returns `true` if an element is `<item type="string">`, which is equivalent to `<string>`.
  private func isItem(_ element: Element, _ bytes: Span<UInt8>) -> Bool {
    bytes.isEqual(element.name, "item")
      && XMLScanner.attribute("type", in: element.attributes, bytes)
        .map { bytes.isEqual($0, "string") } ?? false
  }

  private mutating func append(
    _ attributes: Attributes, kind: CatalogEntry.Kind, at name: Range<Int>, range: Range<Int>,
    from start: Int, in bytes: Span<UInt8>
  ) {
    let range = SourceRange(range)
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
    entry.shouldTranslate = !(attributes.translatable.map { bytes.isEqual($0, "false") } ?? false)
    entry.isFormatted = !(attributes.formatted.map { bytes.isEqual($0, "false") } ?? false)
    entry.ignoredChecks = attributes.ignoredChecks.map { CatalogText($0, .xml) }
    file.entries.append(entry)
    if let product = attributes.product {
      products[file.entries.count - 1] = product
    }
  }
}

extension AndroidReader {
  /// The start tag of an element.
  struct Element {
    let name: Range<Int>
    let attributes: Range<Int>
    let isEmpty: Bool
    let range: Range<Int>
  }

  /// The attribute values of a resource; if a name is repeated, the first value is used.
  private struct Attributes {
    private(set) var name: Range<Int>?
    private(set) var translatable: Range<Int>?
    private(set) var formatted: Range<Int>?
    private(set) var ignoredChecks: Range<Int>?
    private(set) var product: Range<Int>?

    init(of element: Element, _ bytes: Span<UInt8>) {
      XMLScanner.forEachAttribute(in: element.attributes, bytes) { found, value in
        if bytes.isEqual(found, "name") {
          name = name ?? value
        } else if bytes.isEqual(found, "translatable") {
          translatable = translatable ?? value
        } else if bytes.isEqual(found, "formatted") {
          formatted = formatted ?? value
        } else if bytes.isEqual(found, "tools:ignore") {
          ignoredChecks = ignoredChecks ?? value
        } else if bytes.isEqual(found, "product") {
          product = product ?? value
        }
      }
    }
  }

  /// Reads a string up to the end tag of its element, and returns the offset after it.
  mutating func readText(
    _ element: Element, variation: CatalogVariation, in bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> Int {
    let content = try skip(element, bytes)
    let spelling: CatalogText.Spelling = isPlain(content, bytes) ? .verbatim : .native
    file.values.append(
      CatalogValue(text: CatalogText(content, spelling), variation: variation))
    return scanner.offset
  }

  /// Reads the items of a plural or an array, and returns the offset after its end tag.
  mutating func readItems(
    _ element: Element, kind: CatalogEntry.Kind, in bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> Int {
    if element.isEmpty { return scanner.offset }
    var index = 0
    var quantities: [PluralCategory: Range<Int>] = [:]
    while let token = try scanner.next(bytes) {
      switch token {
      case .start(let name, let attributes, let isEmpty, let range):
        let item = Element(name: name, attributes: attributes, isEmpty: isEmpty, range: range)
        guard bytes.isEqual(name, "item") else {
          file.errors.append(CatalogError(.unknownMember, range, expected: "<item>"))
          _ = try skip(item, bytes)
          continue
        }
        if kind == .stringArray {
          _ = try readText(item, variation: CatalogVariation(index: index), in: bytes)
          index += 1
        } else if let category = category(of: item, &quantities, bytes) {
          _ = try readText(item, variation: CatalogVariation(plural: category), in: bytes)
        } else {
          _ = try skip(item, bytes)
        }
      case .end(let name, let range):
        guard bytes.isSame(name, element.name) else { throw unexpected(range) }
        return scanner.offset
      case .text(let range) where !isSpace(range, bytes):
        reportText(range, expected: "<item>", bytes)
      default: break
      }
    }
    throw .init(range: element.range, expected: "a closing tag")
  }

  /// Reports text between elements, which is well-formed XML but not part of any string.
  ///
  /// Between the items of a plural or an array, `aapt2` ignores it. Between resources, `aapt2`
  /// rejects it, but the Android Gradle plugin removes it first.
  mutating func reportText(_ range: Range<Int>, expected: String, _ bytes: Span<UInt8>) {
    let start = scanner.skipSpace(bytes, from: range.lowerBound)
    file.errors.append(CatalogError(.unknownMember, start..<range.upperBound, expected: expected))
  }

  /// Returns the plural category of an item.
  ///
  /// If it is missing, invalid or a duplicate, the result is `nil`, and the error is reported.
  private mutating func category(
    of item: Element, _ known: inout [PluralCategory: Range<Int>], _ bytes: Span<UInt8>
  ) -> PluralCategory? {
    let categories = "zero, one, two, few, many or other"
    guard let quantity = XMLScanner.attribute("quantity", in: item.attributes, bytes) else {
      file.errors.append(
        CatalogError(.missingMember, item.range, expected: "a quantity (\(categories))"))
      return nil
    }
    guard let category = PluralCategory(rawValue: file.string(CatalogText(quantity, .xml))) else {
      file.errors.append(CatalogError(.illegalVariation, quantity, expected: categories))
      return nil
    }
    if let first = known[category] {
      file.errors.append(
        CatalogError(.duplicateMember, quantity, expected: "each category once", related: first))
      return nil
    }
    known[category] = quantity
    return category
  }

  /// Skips an element with its content, and returns the range between its tags.
  mutating func skip(
    _ element: Element, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> Range<Int> {
    if element.isEmpty { return scanner.offset..<scanner.offset }
    return try scanner.skipElement(
      named: element.name, tag: element.range, maximumDepth: Self.maximumDepth,
      hasEntities: hasEntities, in: bytes)
  }

  private static let maximumDepth = 512

  /// Returns `true` if the bytes of a string require no decoding.
  private func isPlain(_ content: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    var previous: UInt8 = 0x20
    for offset in content {
      let byte = bytes[offset]
      switch byte {
      case 0x20: if previous == 0x20 { return false }
      case 0x09, 0x0A, 0x0D, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\\"),
        UInt8(ascii: "\""):
        return false
      default: break
      }
      previous = byte
    }
    return content.isEmpty || previous != 0x20
  }
}

extension AndroidReader {
  /// Sets ``hasEntities`` if a document declares entities, and reports the first nested or external
  /// one.
  mutating func checkEntities(_ range: Range<Int>, _ bytes: Span<UInt8>) {
    let entities = XMLEntities(in: range, bytes)
    hasEntities = hasEntities || entities.areDeclared
    if let nested = entities.firstNested {
      file.errors.append(
        CatalogError(.entityExpansion, nested, expected: XMLEntities.expectation))
    }
  }

  func isSpace(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    range.allSatisfy { XMLScanner.isSpace(bytes[$0]) }
  }

  func unexpected(_ range: Range<Int>) -> XMLScanner.Failure {
    XMLScanner.Failure(range: range, expected: XMLScanner.nesting)
  }
}
