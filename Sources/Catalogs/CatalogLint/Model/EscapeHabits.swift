import StringCatalogs
import TextPrimitives

/// How the strings of a catalog are escaped, as many of them show.
struct EscapeHabits: Sendable {
  /// A Boolean value that indicates whether the catalog shows that `MessageFormat` reads its
  /// strings.
  let quotesWithApostrophes: Bool
  /// The program that reads the apostrophes of Java's properties, as the whole catalog shows it.
  let apostropheReader: ApostropheReader
  /// A Boolean value that indicates whether the strings are pasted into Dart code: ARB files with
  /// names such as `${name}` that no metadata describe.
  let isDartCode: Bool
  /// A Boolean value that indicates whether many source strings have entities of HTML, since pages
  /// contain them as they are.
  let hasEntities: Bool
  /// The characters for which many source strings have an entity: one without it escapes nothing.
  let escaped: Set<Unicode.Scalar>
  /// The elements of HTML that several source strings have: the app shows strings as HTML.
  let elements: Set<String>

  /// Looks at the strings of a catalog.
  ///
  /// - Complexity: O(*n*) in the bytes of some formats.
  init(of catalog: LintedCatalog) {
    quotesWithApostrophes = catalog.quotesWithApostrophes
    apostropheReader = catalog.apostropheReader
    isDartCode = catalog.isDartCode
    let counts = catalog.entityCounts
    hasEntities = counts.all >= Self.manyEntities
    escaped = Set(counts.characters.filter { $0.value >= Self.manyEntities }.keys)
    elements = catalog.elements
  }

  /// What a catalog shows about the program that reads its apostrophes.
  enum ApostropheReader: Sendable {
    /// `MessageFormat`: apostrophes are doubled or quote braces, or arguments have types.
    case messageFormat
    /// Nothing shows it.
    case unknown
    /// Nothing shows it, and translations into several languages have an apostrophe before a value.
    case unlikely
    /// Another program: in most languages, or in the source language, an apostrophe before a value
    /// is a letter.
    case other
  }

  /// As many strings with entities are no mistakes.
  private static let manyEntities = 12
}

extension LintedCatalog {
  /// The names of the elements of HTML that at least three source strings have.
  ///
  /// - Complexity: O(*n*) in the bytes of the source strings.
  fileprivate var elements: Set<String> {
    var counts: [String: Int] = [:]
    for key in keys where key.isInSource {
      guard let (text, content) = sourceText(of: key) else { continue }
      let mayHaveTags = text.withSpelling(in: content.bytes) { bytes in
        bytes.firstOffset(of: UInt8(ascii: "<"), from: 0) < bytes.count
          || bytes.firstOffset(of: UInt8(ascii: "&"), from: 0) < bytes.count
      }
      guard mayHaveTags else { continue }
      let tags = MarkupTag.find(in: Array(content.string(text).utf8))
        .filter { $0.isHTML && !$0.mayBeComponent }
      for name in MarkupTag.names(in: tags) { counts[name, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value >= Self.fewestWithElement }.keys)
  }

  /// The fewest source strings that show that an app shows an element.
  private static var fewestWithElement: Int { 3 }

  /// The first source string of a key, or the key where it is the string.
  private func sourceText(of key: Key) -> (CatalogText, CatalogFile)? {
    if let first = key.localizations.first, localizations[first].language == source {
      let found = localizations[first]
      let content = files[found.file].shared.content
      return content.localizations[found.localization].values.first
        .map { (content.values[$0].text, content) }
    }
    let shared = files[key.file].shared
    guard shared.traits.keys == .stringUnlessLocalized else { return nil }
    return (shared.content.entries[key.entry].key, shared.content)
  }

  /// A Boolean value that indicates whether strings double their apostrophes: those of the source,
  /// or of three translations.
  ///
  /// - Complexity: O(*n*) in the bytes of files that `MessageFormat` may read.
  fileprivate var quotesWithApostrophes: Bool {
    var translations = 0
    for file in files {
      let content = file.content
      guard content.format.traits.messages == .java,
        Self.doubled.first(in: content.bytes.span) != nil
      else { continue }
      if languagePlaces(of: content).contains(where: { $0 == source }) { return true }
      translations += 1
    }
    return translations >= 3
  }

  /// The program that reads apostrophes.
  ///
  /// - Complexity: O(*n*) in the bytes of files that `MessageFormat` may read.
  fileprivate var apostropheReader: EscapeHabits.ApostropheReader {
    let bundles = files.map(\.shared).filter { $0.content.format.traits.messages == .java }
    if doublesInCode(bundles) { return .other }
    let marks = [Self.doubled, ByteNeedle("'{'".utf8), ByteNeedle("'}'".utf8)]
    var quoting = 0
    for bundle in bundles {
      let content = bundle.content
      let bytes = content.bytes.span
      if marks.contains(where: { $0.first(in: bytes) != nil }) || Self.hasTypedArgument(bytes) {
        return .messageFormat
      }
      guard bytes.firstOffset(of: UInt8(ascii: "'"), from: 0) < bytes.count else { continue }
      let isQuoting = content.values.contains { value in
        MessageFormatQuotes(Array(content.string(value.text).utf8)).strays
          .contains { !$0.arguments.isEmpty }
      }
      if isQuoting { quoting += 1 }
    }
    if quoting < 2 { return .unknown }
    return quoting * 2 > bundles.count ? .other : .unlikely
  }

  /// Returns a Boolean value that indicates whether the program doubles apostrophes before
  /// `MessageFormat` reads them: many source strings have one that would hide an argument, and few
  /// have two.
  private func doublesInCode(_ bundles: [SharedContent]) -> Bool {
    var (single, double) = (0, 0)
    for bundle in bundles
    where languagePlaces(of: bundle.content).contains(where: { $0 == source }) {
      let content = bundle.content
      guard content.bytes.span.firstOffset(of: UInt8(ascii: "'"), from: 0) < content.bytes.count
      else { continue }
      for value in content.values {
        let quotes = MessageFormatQuotes(Array(content.string(value.text).utf8))
        if !quotes.hidden.isEmpty { single += 1 }
        if quotes.hasDoubled, quotes.hasArguments { double += 1 }
      }
    }
    return single >= Self.fewestSingle && single >= double * 5
  }

  /// As many source strings that lose a value are no mistake.
  private static var fewestSingle: Int { 8 }

  /// Returns a Boolean value that indicates whether there is an argument such as `{0,number}`.
  private static func hasTypedArgument(_ bytes: Span<UInt8>) -> Bool {
    var offset = bytes.firstOffset(of: UInt8(ascii: "{"), from: 0)
    while offset < bytes.count {
      let start = offset &+ 1
      var end = start
      while end < bytes.count, bytes[end] &- 0x30 < 10 { end &+= 1 }
      if end > start, end < bytes.count, bytes[end] == UInt8(ascii: ",") { return true }
      offset = bytes.firstOffset(of: UInt8(ascii: "{"), from: start)
    }
    return false
  }

  /// A Boolean value that indicates whether a program of its own makes Dart code of ARB files.
  ///
  /// `flutter gen-l10n` reads `${name}` as a dollar sign and a value, so that few strings have it.
  ///
  /// - Complexity: O(*n*) in the bytes of ARB files without placeholders.
  var isDartCode: Bool {
    var (interpolated, plain) = (0, 0)
    for file in files {
      let content = file.shared.content
      guard content.format.traits.messages == .everyString else { continue }
      guard content.placeholders.isEmpty else { return false }
      for value in content.values {
        value.text.withSpelling(in: content.bytes) { bytes in
          let brace = bytes.firstOffset(of: UInt8(ascii: "{"), from: 0)
          guard brace < bytes.count else { return }
          let isAfterDollar = brace > 0 && bytes[brace &- 1] == UInt8(ascii: "$")
          if isAfterDollar { interpolated += 1 } else { plain += 1 }
        }
      }
    }
    return interpolated > plain
  }

  /// The number of source strings with entities of HTML, and of those with one for each character.
  fileprivate var entityCounts: (all: Int, characters: [Unicode.Scalar: Int]) {
    var counts = (all: 0, characters: [Unicode.Scalar: Int]())
    for file in files {
      let content = file.content
      guard content.format.traits.isShownOnPages,
        languagePlaces(of: content).contains(where: { $0 == source })
      else { continue }
      for value in content.values {
        let characters = value.text.withSpelling(in: content.bytes) {
          EscapeSighting.characters(in: $0)
        }
        if characters.isEmpty { continue }
        counts.all += 1
        for character in characters { counts.characters[character, default: 0] += 1 }
      }
    }
    return counts
  }

  private static let doubled = ByteNeedle("''".utf8)
}
