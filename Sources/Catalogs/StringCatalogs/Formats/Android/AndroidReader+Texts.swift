import Diagnostics
import TextPrimitives
import XMLSyntax

extension AndroidReader {
  /// The start of an element.
  struct Element {
    let name: Range<Int>
    let attributes: Range<Int>
    let isEmpty: Bool
    let range: Range<Int>
  }

  /// Reads a text up to the end of its element, and returns the place behind that.
  mutating func readText(
    _ element: Element, variation: CatalogVariation, in bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> Int {
    let content = try skip(element, bytes)
    let spelling: CatalogText.Spelling = isPlain(content, bytes) ? .verbatim : .native
    file.values.append(
      CatalogValue(text: CatalogText(content, spelling), variation: variation))
    return scanner.offset
  }

  /// Reads the items of a plural or an array, and returns the place behind its end.
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

  /// Reports text between elements, which is well-formed XML.
  ///
  /// `aapt2` skips it among the items of a plural or an array. Among resources it accepts none, but
  /// the Android Gradle plugin drops it first.
  mutating func reportText(_ range: Range<Int>, expected: String, _ bytes: Span<UInt8>) {
    let start = scanner.skipSpace(bytes, from: range.lowerBound)
    file.errors.append(CatalogError(.unknownMember, start..<range.upperBound, expected: expected))
  }

  /// The category of an item; `nil` if it has none, or one that an item before it has.
  private mutating func category(
    of item: Element, _ known: inout [PluralCategory: Range<Int>], _ bytes: Span<UInt8>
  ) -> PluralCategory? {
    let categories = "zero, one, two, few, many or other"
    guard let quantity = XMLScanner.attribute("quantity", in: item.attributes, bytes) else {
      file.errors.append(
        CatalogError(.missingMember, item.range, expected: "a quantity: \(categories)"))
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

  /// Passes over an element and all that is in it, and returns what is between its tags.
  mutating func skip(
    _ element: Element, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> Range<Int> {
    if element.isEmpty { return scanner.offset..<scanner.offset }
    return try scanner.skipElement(
      named: element.name, tag: element.range, maximumDepth: Self.maximumDepth,
      hasEntities: hasEntities, in: bytes)
  }

  private static let maximumDepth = 512

  /// Whether every byte of a text stands for itself.
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
  /// Looks at the entities that a document declares.
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
