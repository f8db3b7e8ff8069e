import Diagnostics
import FormatStrings
import TextPrimitives
import XMLSyntax

/// Reads the strings of .NET's resource files.
///
/// Files, images and values of other types are skipped. Properties of the Windows Forms designer,
/// whose names begin with `>>`, are also skipped.
struct ResxReader {
  private var file: CatalogFile
  private var scanner: XMLScanner
  /// The XML comment before the next element.
  private var note: Range<Int>?

  static func read(
    _ bytes: [UInt8], format: CatalogFormat, language: CatalogLanguage?
  ) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: format)
    file.languages = [language ?? CatalogLanguage(name: "")]
    guard let start = file.textStart() else { return file }
    var reader = ResxReader(file: file, scanner: XMLScanner(offset: start))
    do throws(XMLScanner.Failure) {
      try reader.readDocument(bytes.span)
    } catch {
      reader.file.errors.append(CatalogError(.syntax, error.range, expected: error.expected))
    }
    reader.file.findDuplicateKeys()
    reader.findNamesInOtherCase()
    reader.file.errors.sort()
    return reader.file
  }

  /// Reports names that differ from an earlier name only in case.
  ///
  /// `ResourceWriter` and Windows treat them as duplicates. See [ResourceWriter][writer].
  ///
  /// [writer]: https://learn.microsoft.com/dotnet/api/system.resources.resourcewriter.addresource
  private mutating func findNamesInOtherCase() {
    var known: [[Unicode.Scalar]: Int] = [:]
    for (place, entry) in file.entries.enumerated() where entry.firstOccurrence == nil {
      // .NET compares the uppercase mappings of characters. It ignores mappings that have several
      // characters, such as that of `ß`.
      let name = file.name(of: entry).unicodeScalars.map { scalar in
        let capital = scalar.properties.uppercaseMapping.unicodeScalars
        return capital.count == 1 ? capital.first ?? scalar : scalar
      }
      guard let first = known[name] else {
        known[name] = place
        continue
      }
      file.errors.append(
        CatalogError(
          .duplicateKey, entry.key.range, expected: "each name once, ignoring case",
          related: file.entries[first].key.range))
    }
  }

  /// The start tag of an element.
  private struct Element {
    let name: Range<Int>
    let attributes: Range<Int>
    let isEmpty: Bool
    let range: Range<Int>
  }

  private mutating func readDocument(_ bytes: Span<UInt8>) throws(XMLScanner.Failure) {
    var hasRoot = false
    while let token = try scanner.next(bytes) {
      switch token {
      case .start(let name, let attributes, let isEmpty, let range):
        guard !hasRoot, bytes.isEqual(name, "root") else {
          throw .init(range: range, expected: hasRoot ? "the end of the file" : "<root>")
        }
        hasRoot = true
        if !isEmpty {
          try readEntries(
            Element(name: name, attributes: attributes, isEmpty: isEmpty, range: range), bytes)
        }
      case .end(_, let range): throw .init(range: range, expected: "<root>")
      case .text(let range): try checkSpace(range, bytes, expected: "<root>")
      default: break
      }
    }
    if !hasRoot { throw .init(range: bytes.count..<bytes.count, expected: "<root>") }
  }

  private mutating func readEntries(
    _ root: Element, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) {
    while let token = try scanner.next(bytes) {
      switch token {
      case .start(let name, let attributes, let isEmpty, let range):
        let element = Element(name: name, attributes: attributes, isEmpty: isEmpty, range: range)
        if bytes.isEqual(name, "data") { try XMLElementTable.checkAttributes(attributes, bytes) }
        if bytes.isEqual(name, "data"), isString(element, bytes) {
          try readString(element, bytes)
        } else {
          _ = try skip(element, bytes)
        }
        note = nil
      case .comment(let range): note = range
      case .end(let name, let range):
        guard bytes.isSame(name, root.name) else { throw .init(range: range, expected: "</root>") }
        return
      case .text(let range): try checkSpace(range, bytes, expected: "an element")
      default: break
      }
    }
    throw .init(range: root.range, expected: "a closing tag")
  }

  /// Returns `true` if an element contains a translatable string.
  private func isString(_ element: Element, _ bytes: Span<UInt8>) -> Bool {
    if XMLScanner.attribute("mimetype", in: element.attributes, bytes) != nil { return false }
    if let type = XMLScanner.attribute("type", in: element.attributes, bytes) {
      guard bytes.isEqual(type.prefix("System.String".utf8.count), "System.String") else {
        return false
      }
    }
    guard let name = XMLScanner.attribute("name", in: element.attributes, bytes) else {
      return true
    }
    return !bytes.isEqual(name.prefix(2), ">>") && !bytes.isEqual(name.prefix(8), "&gt;&gt;")
  }

  private mutating func readString(
    _ element: Element, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) {
    var text: CatalogText?
    var comment: CatalogText?
    var hasEnd = element.isEmpty
    while !hasEnd, let token = try scanner.next(bytes) {
      switch token {
      case .start(let name, let attributes, let isEmpty, let range):
        let child = Element(name: name, attributes: attributes, isEmpty: isEmpty, range: range)
        let content = try skip(child, bytes)
        if bytes.isEqual(name, "value") {
          text = CatalogText(content, isPlain(content, bytes) ? .verbatim : .xml)
          checkText(content, bytes)
        } else if bytes.isEqual(name, "comment") {
          comment = CatalogText(content, isPlain(content, bytes) ? .verbatim : .xml)
        }
      case .end(let name, let range):
        guard bytes.isSame(name, element.name) else {
          throw .init(range: range, expected: "</data>")
        }
        hasEnd = true
      case .text(let range) where text == nil:
        // Readers use the element after the text.
        let start = scanner.skipSpace(bytes, from: range.lowerBound)
        if start < range.upperBound {
          report(.unknownMember, at: start..<range.upperBound, expected: "<value>")
        }
      case .text(let range): try checkSpace(range, bytes, expected: "</data>")
      default: break
      }
    }
    guard hasEnd else { throw .init(range: element.range, expected: "a closing tag") }
    guard let name = XMLScanner.attribute("name", in: element.attributes, bytes) else {
      return report(.missingMember, at: element.range, expected: "a name")
    }
    guard let text else { return report(.missingMember, at: element.range, expected: "<value>") }
    append(name, text, comment: comment, start: element.range.lowerBound, in: bytes)
  }

  private mutating func append(
    _ name: Range<Int>, _ text: CatalogText, comment: CatalogText?, start: Int,
    in bytes: Span<UInt8>
  ) {
    let range = SourceRange(start, scanner.offset)
    file.values.append(CatalogValue(text: text, variation: .none))
    file.localizations.append(
      CatalogLocalization(
        language: 0, languageRange: nil, range: range,
        values: file.values.count - 1..<file.values.count, substitutions: 0..<0))
    let localization = file.localizations.count - 1
    var entry = CatalogEntry(
      key: CatalogText(name, name.contains { bytes[$0] == 0x26 } ? .xml : .verbatim), range: range,
      localizations: localization..<localization + 1)
    entry.comment = comment ?? note.map { CatalogText($0, .verbatim) }
    if hasFormatItem(text.range, bytes) { entry.placeholderSyntax = .composite }
    // Microsoft's tools use `{Locked}` in a comment to mark a string that must not be translated.
    entry.shouldTranslate = !(comment.map { file.string($0).contains("{Locked}") } ?? false)
    file.entries.append(entry)
  }

  /// Returns `true` if a string contains a format item of `String.Format`, such as `{0}`.
  private func hasFormatItem(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    range.dropLast(2).contains { start in
      guard bytes[start] == UInt8(ascii: "{"), bytes[start + 1] &- 0x30 < 10 else { return false }
      var end = start + 2
      while end < range.upperBound, bytes[end] &- 0x30 < 10 { end += 1 }
      // In "[a-z]{2,5}", the braces are a quantifier of a regular expression.
      let last = start > range.lowerBound ? bytes[start - 1] : 0
      return end < range.upperBound && "},:".utf8.contains(bytes[end])
        && last != UInt8(ascii: "]") && last != UInt8(ascii: ")")
    }
  }

  /// Skips an element with its content, and returns the range between its tags.
  private mutating func skip(
    _ element: Element, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> Range<Int> {
    if element.isEmpty { return scanner.offset..<scanner.offset }
    return try scanner.skipElement(
      named: element.name, tag: element.range, maximumDepth: Self.maximumDepth, hasEntities: false,
      in: bytes)
  }

  private static let maximumDepth = 256

  /// Reports elements in a string; the build accepts only character data.
  private mutating func checkText(_ content: Range<Int>, _ bytes: Span<UInt8>) {
    var inner = XMLScanner(offset: content.lowerBound)
    do throws(XMLScanner.Failure) {
      while inner.offset < content.upperBound, let token = try inner.next(bytes) {
        if case .start(_, _, _, let range) = token {
          return report(
            .wrongType, at: range, expected: "text without elements; a literal < is &lt;")
        }
      }
    } catch {
      // The reader has already skipped this content without an error.
      return
    }
  }

  /// Returns `true` if the bytes of a string are equal to its decoded value.
  private func isPlain(_ content: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    content.allSatisfy {
      bytes[$0] != UInt8(ascii: "&") && bytes[$0] != UInt8(ascii: "<") && bytes[$0] != 0x0D
    }
  }

  private func checkSpace(
    _ range: Range<Int>, _ bytes: Span<UInt8>, expected: String
  ) throws(XMLScanner.Failure) {
    let start = scanner.skipSpace(bytes, from: range.lowerBound)
    if start < range.upperBound { throw .init(range: start..<range.upperBound, expected: expected) }
  }

  private mutating func report(
    _ code: CatalogError.Code, at range: Range<Int>, expected: String
  ) {
    file.errors.append(CatalogError(code, range, expected: expected))
  }
}
