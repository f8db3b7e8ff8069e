import StringCatalogs
import TextPrimitives

/// The escaping conventions of a catalog, as inferred from its strings.
struct EscapeHabits: Sendable {
  /// `true` if doubled apostrophes show that `MessageFormat` reads the strings.
  let quotesWithApostrophes: Bool
  /// The program that reads apostrophes in `.properties` files, as inferred from the whole catalog.
  let apostropheReader: ApostropheReader
  /// `true` if the strings of ARB files are pasted into Dart code.
  ///
  /// In this case, the files contain no placeholder metadata. In most strings with braces, the
  /// first brace follows a dollar sign, as in `${name}`.
  let isDartCode: Bool
  /// `true` if many source strings contain HTML entities, probably because web pages include them.
  let hasEntities: Bool
  /// The characters that many source strings write as an entity.
  ///
  /// A source string that contains such a character literally is probably not HTML.
  let escaped: Set<Unicode.Scalar>
  /// The HTML elements that several source strings contain, so that the app probably renders them.
  let elements: Set<String>

  /// Infers the escaping conventions from the strings of a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the files of the catalog.
  init(of catalog: LintedCatalog) {
    quotesWithApostrophes = catalog.quotesWithApostrophes
    apostropheReader = catalog.apostropheReader
    isDartCode = catalog.isDartCode
    let counts = catalog.entityCounts
    hasEntities = counts.all >= Self.manyEntities
    escaped = Set(counts.characters.filter { $0.value >= Self.manyEntities }.keys)
    elements = catalog.elements
  }

  /// The program that reads the apostrophes of a catalog, as inferred from its strings.
  enum ApostropheReader: Sendable {
    /// `MessageFormat`, because apostrophes are doubled or quote braces, or arguments have types.
    case messageFormat
    /// Unknown, because there is too little evidence.
    case unknown
    /// Probably not `MessageFormat`, because at least two files have an apostrophe before a value.
    case unlikely
    /// A different program, which treats an apostrophe before a value as an ordinary character.
    ///
    /// Many source strings, or strings in most of the files, contain such an apostrophe.
    case other
  }

  /// The minimum number of strings with entities from which a convention is inferred.
  private static let manyEntities = 12
}

extension LintedCatalog {
  /// The names of the HTML elements that at least three source strings contain.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the source strings.
  fileprivate var elements: Set<String> {
    var counts: [String: Int] = [:]
    var buffer: [UInt8] = []
    for key in keys where key.isInSource {
      guard let (text, shared) = sourceText(of: key) else { continue }
      let mayHaveTags = text.withSpelling(in: shared.content.bytes) { bytes in
        bytes.firstOffset(of: UInt8(ascii: "<"), from: 0) < bytes.count
          || bytes.firstOffset(of: UInt8(ascii: "&"), from: 0) < bytes.count
      }
      guard mayHaveTags else { continue }
      shared.content.decode(text, into: &buffer)
      let tags = MarkupTag.find(in: buffer)
        .filter { $0.isHTML && !$0.mayBeComponent }
      for name in MarkupTag.names(in: tags) { counts[name, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value >= Self.fewestWithElement }.keys)
  }

  /// The minimum number of source strings with an element needed to infer that the app renders it.
  private static var fewestWithElement: Int { 3 }

  /// Returns the first source string of a key, or the key if it is the source string.
  private func sourceText(of key: Key) -> (CatalogText, SharedContent)? {
    if let first = key.localizations.first, localizations[first].language == source {
      let found = localizations[first]
      let shared = files[found.file].shared
      return shared.content.localizations[found.localization].values.first
        .map { (shared.content.values[$0].text, shared) }
    }
    let shared = files[key.file].shared
    guard shared.traits.keys == .stringUnlessLocalized else { return nil }
    return (shared.content.entries[key.entry].key, shared)
  }

  /// `true` if apostrophes are doubled in a source file, or in at least three translated files.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in files that `MessageFormat` may read.
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

  /// The program that reads the apostrophes, as inferred from the strings.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in files that `MessageFormat` may read.
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

  /// Returns `true` if the app's code doubles apostrophes before it calls `MessageFormat`.
  ///
  /// In this case, many source strings contain a single apostrophe, which would otherwise quote an
  /// argument, and few contain doubled apostrophes.
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

  /// The minimum number of strings with a quoted argument from which a convention is inferred.
  private static var fewestSingle: Int { 4 }

  /// Returns `true` if a file contains an argument with a type, such as `{0,number}`.
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

  /// `true` if a custom program generates Dart code from ARB files.
  ///
  /// `flutter gen-l10n` reads `${name}` as a dollar sign that precedes a value, so `${name}` is
  /// rare in its files.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in ARB files without placeholder
  ///   metadata.
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

  /// The number of source strings with HTML entities, in total and for each character.
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
