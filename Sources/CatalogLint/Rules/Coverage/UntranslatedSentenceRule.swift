import Diagnostics
import StringCatalogs

/// Sentences of the source language in a file of translations.
///
/// ``UntranslatedCopyRule`` lists each text that equals its source, and this rule is off where that
/// one is on.
struct UntranslatedSentenceRule: TranslationRule, ConfiguredRule, FileSummaryRule {
  let id = "untranslated-sentence"
  let family = RuleFamily.coverage
  let severity = Severity.warning
  let summary = "sentences of the source language in a file of translations"
  var kinds: RuleKinds { RuleKinds(configured: self, translation: self, summary: self) }
  let traits: TextTraits = .copy
  private var names: [TermPattern] = []

  func configured(by options: LintOptions) -> (any Rule)? {
    if options.severity(of: UntranslatedCopyRule()) != nil { return nil }
    var rule = self
    rule.names = options.terms.untranslated.flatMap(\.patterns)
    return rule
  }

  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    let file = translation.file
    for index in file.values(of: translation.target) {
      let value = file.shared.content.values[index]
      guard translation.isCopy(index), value.state != .new,
        file.withBytes(of: index, { Self.isSentence($0, names) })
      else { continue }
      guard !translation.isWithinOneLanguage, !isNote(translation),
        translation.catalog.isToTranslate(translation.key)
      else { return }
      sink.report(
        "a sentence equals the source", at: value.text.sourceRange, translation.site(index))
      // A plural is one sentence.
      return
    }
  }

  /// A Boolean value that indicates whether a key is that of a note for translators: `@info`, as
  /// Flutter's tools have it.
  private func isNote(_ translation: LintedTranslation) -> Bool {
    let name = translation.catalog.name(of: translation.key)
    return name.hasPrefix("@") || name.contains(".@")
  }

  func summarize(_ group: inout FileDiagnostics) {
    let count = group.diagnostics.count
    group.replace(
      where: { _ in true },
      by: count == 1 ? "1 sentence is not translated" : "\(count) sentences are not translated",
      note: "each equals its source",
      severity: count >= Self.mostSentences && isMostlyCopied(group) ? .info : nil)
  }

  /// Returns whether seven of ten strings of a file equal their sources: nobody has begun the
  /// language.
  private func isMostlyCopied(_ group: FileDiagnostics) -> Bool {
    guard let own = group.content, let source = group.catalog.source else { return false }
    let catalog = group.catalog
    var (copies, all) = (0, 0)
    for key in catalog.keys {
      let places = catalog.localizations[key.localizations]
      guard
        let target = places.first(where: {
          catalog.files[$0.file].path == group.path
            && catalog.languages[$0.language].name == group.language
        }), let value = own.localizations[target.localization].values.first
      else { continue }
      let text = own.string(own.values[value].text)
      if text.isEmpty { continue }
      all += 1
      let place = places.first { $0.language == source }
      let sourceContent = catalog.files[place?.file ?? key.file].content
      let original =
        place.flatMap { catalog.content(of: $0).values.first }
        .map { sourceContent.values[$0].text } ?? sourceContent.entries[key.entry].key
      if text == sourceContent.string(original) { copies += 1 }
    }
    return copies * 10 >= all * 7
  }

  /// The most sentences that somebody may have forgotten in a file.
  private static let mostSentences = 24

  /// The fewest words of a sentence.
  private static let fewestWords = 5
  /// The fewest words of a sentence that begin with a small letter: a title of a work may have
  /// none.
  private static let fewestSmall = 3

  /// A Boolean value that indicates whether a text has as many words as a sentence, beside names
  /// that are never translated, placeholders, code and addresses.
  ///
  /// - Complexity: O(*n*), and O(*n* · *m*) in names.
  private static func isSentence(_ bytes: Span<UInt8>, _ names: [TermPattern]) -> Bool {
    guard bytes.count >= fewestWords * 2 else { return false }
    var named: [Range<Int>] = []
    for name in names {
      var start = 0
      while start < bytes.count, let range = name.first(in: bytes, from: start), !range.isEmpty {
        named.append(range)
        start = range.upperBound
      }
    }
    var words = 0
    var small = 0
    var offset = 0
    while offset < bytes.count {
      let end = wordEnd(from: offset, in: bytes)
      // The synopsis of a command, or a formula.
      if end == offset + 1, "|=".utf8.contains(bytes[offset]) { return false }
      if end > offset, !isAbbreviation(offset..<end, in: bytes),
        let isSmall = word(offset..<end, in: bytes),
        !named.contains(where: { $0.overlaps(offset..<end) })
      {
        words += 1
        if isSmall { small += 1 }
        if words >= fewestWords, small >= fewestSmall { return true }
      }
      offset = end + 1
    }
    return false
  }

  /// Whether a word with a full stop is an abbreviation, since parentheses follow.
  private static func isAbbreviation(_ word: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let next = word.upperBound + 1
    return bytes[word.upperBound - 1] == UInt8(ascii: ".") && next < bytes.count
      && bytes[next] == UInt8(ascii: "(")
  }

  private static func wordEnd(from start: Int, in bytes: Span<UInt8>) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] > 0x20 { offset &+= 1 }
    return offset
  }

  /// Whether a word that consists of letters begins with a small one; `nil` if it is no word.
  ///
  /// Signs at its ends, apostrophes and hyphens do not matter; `i` and `a` are words of English,
  /// other letters none.
  private static func word(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool? {
    var letters = 0
    var isSmall = false
    var hasEnd = false
    var offset = range.lowerBound
    while offset < range.upperBound {
      let letter = Letter(at: &offset, in: bytes)
      if letter.isAlphabetic {
        // A sign inside of it: an address, a path, a name in code.
        if hasEnd { return nil }
        if letters == 0 { isSmall = letter.isLowercase }
        letters &+= 1
      } else if isCode(letter.value) || letters == 0 && letter.value == 0x2D {
        return nil
      } else if letters > 0, !letter.isInsideWords {
        hasEnd = true
      }
    }
    let isLetter = letters == 1 && "aAiI".utf8.contains(bytes[range.lowerBound])
    return letters > 1 || isLetter ? isSmall : nil
  }

  /// A character of a word.
  private struct Letter {
    let value: UInt32
    let isAlphabetic: Bool
    let isLowercase: Bool
    /// `true` if the character may be inside of a word, or mark a letter before it.
    let isInsideWords: Bool

    /// Reads the character at an offset, and moves the offset to its end.
    init(at offset: inout Int, in bytes: Span<UInt8>) {
      let byte = bytes[offset]
      if byte < 0x80 {
        offset &+= 1
        value = UInt32(byte)
        isAlphabetic = (byte | 0x20) &- 0x61 < 26
        isLowercase = byte &- 0x61 < 26
        isInsideWords = byte == 0x27 || byte == 0x2D
        return
      }
      let (value, length) = TextTraits.scalar(at: offset, in: bytes)
      offset &+= length
      self.value = value
      let properties = Unicode.Scalar(value)?.properties
      isAlphabetic = properties?.isAlphabetic ?? false
      isLowercase = isAlphabetic && properties?.isLowercase ?? false
      isInsideWords = value == 0x2019 || properties?.isDiacritic ?? false
    }
  }

  /// A Boolean value that indicates whether a sign belongs to code, placeholders and markup rather
  /// than to words.
  private static func isCode(_ value: UInt32) -> Bool {
    guard let byte = UInt8(exactly: value) else { return false }
    return byte &- 0x30 < 10 || "%{}<>=/\\|$#@&+`~^_".utf8.contains(byte)
  }
}
