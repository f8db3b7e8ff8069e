import Diagnostics
import FormatStrings
import TextPrimitives

/// Reads the messages and terms of a Fluent resource.
///
/// The value of a message is an entry. Each attribute of the message is a separate entry with the
/// key `message.attribute`. A term is an entry whose key includes the leading hyphen: `-term`. The
/// attributes of a term are not entries, because only select expressions of the same language use
/// them. Invalid content is junk, which extends to the next line that can begin an entry.
struct FluentReader {
  private var file: CatalogFile
  private var scanner: FluentScanner
  private var messages: [Message] = []

  /// A message or term, with the range of its name and the indices of its entries.
  private struct Message {
    let name: Range<Int>
    let entries: Range<Int>
  }

  static func read(_ bytes: [UInt8], language: CatalogLanguage?) -> CatalogFile {
    var file = CatalogFile(bytes: bytes, format: .fluent)
    file.languages = [language ?? CatalogLanguage(name: "")]
    guard let start = file.textStart() else {
      // Fluent implementations support only UTF-8, so converting the file would hide the error.
      file.unreadCharset = nil
      return file
    }
    if start > 0 {
      file.errors.append(CatalogError(.byteOrderMark, 0..<start, expected: "no byte order mark"))
    }
    var reader = FluentReader(
      file: file, scanner: FluentScanner(offset: start, end: bytes.count))
    reader.readResource(bytes.span)
    reader.findDuplicates()
    if reader.file.entries.isEmpty, FluentFormat.isTemplate(bytes) { reader.file.isForeign = true }
    reader.file.errors.sort()
    return reader.file
  }

  private mutating func readResource(_ bytes: Span<UInt8>) {
    var comment: Range<Int>?
    while scanner.offset < scanner.end {
      let start = scanner.offset
      if skipBlankLine(bytes) {
        comment = nil
        continue
      }
      if let line = readComment(bytes) {
        let first = comment?.lowerBound ?? line.range.lowerBound
        comment = line.isMessage ? first..<line.range.upperBound : nil
        continue
      }
      // The line may be an invalid attribute, at which the previous entry ended. In this case, the
      // scanner of that entry has already recorded the failure.
      let earlier = scanner.failure
      scanner = FluentScanner(offset: start, end: scanner.end)
      if let entry = scanner.entry(bytes) {
        append(entry, at: comment, in: bytes)
      } else {
        scanner.offset = start
        readJunk(earlier, bytes)
      }
      comment = nil
    }
  }

  private mutating func skipBlankLine(_ bytes: Span<UInt8>) -> Bool {
    let start = scanner.offset
    scanner.skipSpaces(bytes)
    if scanner.skipLineEnd(bytes) { return true }
    scanner.offset = start
    return false
  }

  /// Reads a line of a comment; `nil` if there is none.
  ///
  /// - Returns: The range of the characters after the mark, and `true` if the comment may describe
  ///   the next message.
  private mutating func readComment(
    _ bytes: Span<UInt8>
  ) -> (range: Range<Int>, isMessage: Bool)? {
    var marks = 0
    while marks < 3, scanner.skip("#", bytes) { marks += 1 }
    if marks == 0 { return nil }
    guard
      scanner.skip(" ", bytes) || scanner.lineEnd(at: scanner.offset, bytes) != nil
        || scanner.offset == scanner.end
    else { return nil }
    let start = scanner.offset
    while scanner.offset < scanner.end, scanner.lineEnd(at: scanner.offset, bytes) == nil {
      scanner.offset += 1
    }
    let range = start..<scanner.offset
    _ = scanner.skipLineEnd(bytes)
    return (range, marks == 1)
  }

  // MARK: Entries

  private mutating func append(
    _ entry: FluentEntry, at comment: Range<Int>?, in bytes: Span<UInt8>
  ) {
    for variant in scanner.repeatedVariants {
      file.errors.append(
        CatalogError(
          .duplicateMember, variant.key, expected: "each variant once", related: variant.first))
    }
    let first = file.entries.count
    if let value = entry.value {
      append(value, key: entry.name, from: entry.name.lowerBound, at: comment, in: bytes)
      file.entries[first].isOfOneLanguage = entry.isTerm
    }
    if !entry.attributes.isEmpty, !entry.isTerm {
      file.scopes.append(CatalogScope(name: CatalogText(entry.name, .verbatim)))
      for attribute in entry.attributes {
        append(
          attribute.pattern, key: attribute.name, from: attribute.start, at: comment, in: bytes)
        file.entries[file.entries.count - 1].scope = file.scopes.count - 1
      }
    }
    messages.append(Message(name: entry.name, entries: first..<file.entries.count))
  }

  private mutating func append(
    _ pattern: FluentPattern, key: Range<Int>, from start: Int, at comment: Range<Int>?,
    in bytes: Span<UInt8>
  ) {
    let values = file.values.count
    if let variants = pattern.pluralVariants(in: bytes) {
      for (variation, variant) in variants {
        // Each variant has its own pattern, so its spelling is determined separately.
        file.values.append(
          CatalogValue(text: FluentText.text(variant.range, in: bytes), variation: variation))
      }
    } else {
      file.values.append(
        CatalogValue(text: FluentText.text(pattern.range, in: bytes), variation: .none))
    }
    file.localizations.append(
      CatalogLocalization(
        language: 0, languageRange: nil, range: SourceRange(pattern.range),
        values: values..<file.values.count, substitutions: 0..<0))
    let localization = file.localizations.count - 1
    var entry = CatalogEntry(
      key: CatalogText(key, .verbatim), range: SourceRange(start, pattern.range.upperBound),
      localizations: localization..<localization + 1)
    entry.comment = comment.map {
      CatalogText($0, $0.contains { bytes[$0] == 0x0A } ? .comment : .verbatim)
    }
    file.entries.append(entry)
  }

  // MARK: Junk

  /// Skips and reports a line and the lines after it, up to the next line that begins an entry.
  private mutating func readJunk(
    _ earlier: FluentScanner.Failure?, _ bytes: Span<UInt8>
  ) {
    let start = scanner.offset
    let failures = [scanner.failure, earlier].compactMap(\.self)
    while scanner.offset < scanner.end {
      guard let next = scanner.lineEnd(at: scanner.offset, bytes) else {
        scanner.offset += 1
        continue
      }
      scanner.offset = next
      if next < scanner.end, Self.isEntryStart(bytes[next]) { break }
    }
    let failure = failures.filter { $0.offset > start }.max { $0.offset < $1.offset }
    // If a brace is not closed, the scanner may fail only in the next entry. The error is then
    // reported at the first skipped line.
    let isInside = failure.map { $0.offset <= scanner.offset } ?? false
    var place = isInside ? failure?.offset ?? start : start
    if place == scanner.offset, place < scanner.end || bytes[place - 1] == 0x0A { place = start }
    var last = place
    while last < scanner.offset, scanner.lineEnd(at: last, bytes) == nil { last += 1 }
    if last == place {
      // If the end of a line is invalid, the whole line is reported.
      while place > start, bytes[place - 1] != 0x0A { place -= 1 }
      while place < last, bytes[place] == 0x20 { place += 1 }
    }
    file.errors.append(
      CatalogError(
        failure?.isLimit ?? false ? .unreadEntry : .lostEntry, place..<last,
        expected: failure?.expected ?? "a message, term or comment"))
  }

  private static func isEntryStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "#")
  }

  // MARK: Duplicates

  /// Reports messages and attributes with the same name as an earlier message or attribute.
  ///
  /// Programs use the first of them. If a message is duplicated, they ignore the second message
  /// completely, including its attributes.
  private mutating func findDuplicates() {
    file.findDuplicateKeys()
    let bytes = file.bytes
    var known = KeyTable(capacity: messages.count)
    var lost: Set<Int> = []
    var added: [CatalogError] = []
    for (place, message) in messages.enumerated() {
      let name = bytes.span.extracting(message.name)
      let first = known.place(of: place, hash: KeyTable.hash(name)) {
        name.isSame(bytes.span.extracting(messages[$0].name))
      }
      guard let first else { continue }
      for entry in message.entries {
        file.entries[entry].isSuperseded = true
        lost.insert(file.entries[entry].key.range.lowerBound)
      }
      added.append(
        CatalogError(
          .duplicateKey, message.name, expected: "each key once", related: messages[first].name))
    }
    if added.isEmpty { return }
    file.errors.removeAll { $0.code == .duplicateKey && lost.contains($0.range.lowerBound) }
    file.errors += added
  }
}

extension FluentPattern {
  /// Returns the variants of a pattern that consists of a plural; otherwise `nil`.
  ///
  /// The variants are for plural categories and for exact numbers. All other numbers select the
  /// default variant. In other file formats, such numbers use the string for `other`, or for `many`
  /// if there is none, as in Russian. For this reason, the default variant must be for that
  /// category.
  func pluralVariants(
    in bytes: Span<UInt8>
  ) -> [(variation: CatalogVariation, variant: Variant)]? {
    guard let choice, let number = choice.number, !number.isOrdinal else { return nil }
    var variants: [(variation: CatalogVariation, variant: Variant)] = []
    for variant in choice.variants {
      guard let variation = variant.variation(in: bytes) else { return nil }
      // If two variants have the same key, programs use the first one.
      if variants.contains(where: { $0.variation == variation }) { continue }
      variants.append((variation, variant))
    }
    let categories = variants.compactMap(\.variation.plural)
    let fallback = PluralCategory.fallbackOrder.first { categories.contains($0) }
    guard let fallback,
      variants.contains(where: { $0.variant.isDefault && $0.variation.plural == fallback })
    else { return nil }
    return variants
  }

  /// The select expression that forms the whole pattern; otherwise `nil`.
  var choice: Choice? {
    guard placeables.count == 1, placeables[0].range == range else { return nil }
    return placeables[0].choice
  }
}

extension FluentPattern.Variant {
  /// Returns the plural category or exact number that selects the variant; otherwise `nil`.
  fileprivate func variation(in bytes: Span<UInt8>) -> CatalogVariation? {
    let name = String(decoding: key.map { bytes[$0] }, as: UTF8.self)
    if let category = PluralCategory(rawValue: name) { return CatalogVariation(plural: category) }
    guard let number = UInt8(name), String(number) == name else { return nil }
    var variation = CatalogVariation()
    variation.exactNumber = Int(number)
    return variation.exactNumber == nil ? nil : variation
  }
}

extension FluentText {
  /// Returns the string that a pattern represents.
  static func text(_ range: Range<Int>, in bytes: Span<UInt8>) -> CatalogText {
    CatalogText(range, isVerbatim(range, in: bytes) ? .verbatim : .native)
  }
}
