import Diagnostics
import StringCatalogs
import TextPrimitives

/// Reports translations that equal their source strings, if these are sentences.
///
/// Other strings of at least five words are reported only if at least half of the other languages,
/// and at least one, translate them.
///
/// ``UntranslatedCopyRule`` reports all strings that equal their sources, not only sentences. If
/// that rule is enabled, this rule reports nothing.
struct UntranslatedSentenceRule: Rule {
  let id = "untranslated-sentence"
  let family = RuleFamily.coverage
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "a translation of a sentence that equals its source string"
  var checks: RuleChecks { RuleChecks(translation: check, summary: summarize, traits: traits) }
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
      guard translation.isCopy(index), value.state != .new else { continue }
      let shape = file.withBytes(of: index) { Self.shape(of: $0, names) }
      if shape == .label { continue }
      let others = copies(of: translation, index)
      guard shape == .sentence || others.translated > 0 && others.translated >= others.copied
      else { continue }
      guard !translation.isWithinOneLanguage, !isNote(translation),
        translation.catalog.isToTranslate(translation.key)
      else { return }
      sink.report(
        "sentence equals the source string", at: value.text.sourceRange, translation.site(index),
        severity: shape == .title || others.isUsual ? .info : nil)
      // The forms of a plural are reported only once.
      return
    }
  }

  /// Returns `true` if a key is for a note to translators, such as `@info` in Flutter's tools.
  private func isNote(_ translation: LintedTranslation) -> Bool {
    let name = translation.catalog.name(of: translation.key)
    return name.hasPrefix("@") || name.contains(".@")
  }

  /// The number of other languages that keep a source string, and of those that translate it.
  private struct OtherLanguages {
    var copied = 0
    var translated = 0

    /// `true` if at least three languages, including the reported one, copy the source, and fewer
    /// languages translate it.
    ///
    /// Either the translators never received the string, or it is meant to be the same in all
    /// languages.
    var isUsual: Bool { copied > 1 && copied + 1 > translated }
  }

  private func copies(of translation: LintedTranslation, _ index: Int) -> OtherLanguages {
    let catalog = translation.catalog
    let copy = translation.content.values[index].text
    var others = OtherLanguages()
    for place in catalog.localizations[translation.key.localizations]
    where place.language != catalog.source && place.language != translation.target.language {
      let shared = catalog.files[place.file].shared
      guard let first = shared.content.localizations[place.localization].values.first else {
        continue
      }
      let value = shared.content.values[first]
      if value.text.isEmpty || value.state == .new { continue }
      let isVerbatim = copy.isVerbatim && value.text.isVerbatim
      if shared.content.isSpelled(value.text, as: copy, in: translation.content)
        || !isVerbatim
          && shared.content.string(value.text) == translation.content.string(copy)
      {
        others.copied += 1
      } else {
        others.translated += 1
      }
    }
    return others
  }

  func summarize(_ group: inout FileDiagnostics) {
    let count = group.diagnostics.count
    group.replace(
      where: { _ in true },
      by: count == 1 ? "1 sentence is not translated" : "\(count) sentences are not translated",
      note: count == 1 ? "it equals its source string" : "each equals its source string",
      severity: !group.isRequired && isBacklog(group) ? .info : nil)
  }

  /// Returns `true` if translation has not started, or if at least half of the strings are missing.
  ///
  /// Translation has not started if there are at least twenty translations and over half of them
  /// equal their sources.
  private func isBacklog(_ group: FileDiagnostics) -> Bool {
    let catalog = group.catalog
    guard catalog.source != nil,
      let file = catalog.files.firstIndex(where: { $0.path == group.path }),
      let language = catalog.languages.firstIndex(where: { $0.name == group.language })
    else { return false }
    let own = catalog.files[file].content
    var (copies, translated, missing) = (0, 0, 0)
    for key in catalog.keys where key.isInSource && catalog.isToTranslate(key) {
      var target: LintedCatalog.Localization?
      var isElsewhere = false
      for place in catalog.localizations[key.localizations] where place.language == language {
        if place.file != file { isElsewhere = true } else if target == nil { target = place }
      }
      guard let target else {
        // A bilingual file, such as a PO file, contains every key to be translated. Therefore, a
        // key that it does not contain is not missing.
        if !isElsewhere, !own.format.isBilingual { missing += 1 }
        continue
      }
      guard let value = own.localizations[target.localization].values.first.map({ own.values[$0] }),
        !value.text.isEmpty, value.state != .new
      else {
        missing += 1
        continue
      }
      translated += 1
      if catalog.isCopy(target, of: key) ?? false { copies += 1 }
    }
    return missing >= translated || translated >= Self.fewestStrings && copies * 2 > translated
  }

  /// The minimum number of translations for which the share of copies is meaningful.
  private static let fewestStrings = 20

  /// The minimum number of words in a sentence.
  private static let fewestWords = 5
  /// The minimum number of lowercase words in a sentence; the title of a work may have fewer.
  private static let fewestSmall = 3

  /// The minimum number of letters in a sentence in a script without spaces between words.
  private static let fewestLetters = 10

  /// The shape of a string.
  private enum Shape: Comparable {
    /// A name, a label or code.
    case label
    /// At least five words, of which fewer than three are lowercase, such as the title of a work.
    case title
    /// At least five words without any lowercase letters.
    case capitals
    /// At least five words, of which at least three are lowercase, or at least ten letters of a
    /// script without spaces between words.
    case sentence
  }

  /// Returns the shape of a string: sentence, title, capitals or label.
  ///
  /// Names that are never translated, placeholders, code and addresses are ignored.
  ///
  /// - Complexity: O(*n* · (*m* + 1)), where *n* is the number of bytes and *m* the number of names
  ///   that are never translated.
  private static func shape(of bytes: Span<UInt8>, _ names: [TermPattern]) -> Shape {
    guard bytes.count >= fewestWords * 2, !isLicence(bytes), !isSynopsis(bytes),
      !hasBlock(bytes)
    else { return .label }
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
      // A separate `|` or `=` shows that the string is a command synopsis or a formula.
      if end == offset + 1, "|=".utf8.contains(bytes[offset]) { return .label }
      if end > offset, !named.contains(where: { $0.overlaps(offset..<end) }) {
        if hasLetters(fewestLetters, in: offset..<end, of: bytes) { return .sentence }
        if !isAbbreviation(offset..<end, in: bytes), let isSmall = word(offset..<end, in: bytes) {
          words += 1
          if isSmall { small += 1 }
          if words >= fewestWords, small >= fewestSmall { return .sentence }
        }
      }
      offset = end + 1
    }
    if words < fewestWords { return .label }
    return bytes.indices.contains { bytes[$0] &- 0x61 < 26 } ? .title : .capitals
  }

  /// Returns `true` if a string is a licence notice, which is not translated.
  private static func isLicence(_ bytes: Span<UInt8>) -> Bool {
    licences.contains { $0.first(in: bytes) != nil }
  }

  private static let licences = [
    "Public License", "Free Software Foundation", "ANY WARRANTY", "Creative Commons",
  ].map { ByteNeedle($0.utf8) }

  /// Returns `true` if a range has at least `count` letters of scripts without spaces between
  /// words.
  private static func hasLetters(_ count: Int, in range: Range<Int>, of bytes: Span<UInt8>) -> Bool
  {
    // Each such letter has at least three bytes.
    guard range.count >= count * 3 else { return false }
    var letters = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] >= 0xE0 else {
        offset &+= 1
        continue
      }
      let (scalar, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      switch scalar {
      case 0xE01...0xEDF, 0x1000...0x109F, 0x1780...0x17D3, 0x3041...0x30FF, 0x3400...0x9FFF,
        0x20000...0x3FFFF:
        letters &+= 1
      default: break
      }
      offset &+= length
    }
    return letters >= count
  }

  /// Returns `true` if a string is a command synopsis, such as `add|del <name> [<type>]`.
  ///
  /// A synopsis contains `||` between words, or most of its words are alternatives or in brackets.
  private static func isSynopsis(_ bytes: Span<UInt8>) -> Bool {
    var words = 0
    var signs = 0
    var offset = 0
    while offset < bytes.count {
      let end = wordEnd(from: offset, in: bytes)
      if end > offset {
        let word = bytes.extracting(offset..<end)
        let hasBar = word.firstOffset(of: UInt8(ascii: "|"), from: 0) < word.count
        if hasBar, word.count == 2, word[1] == UInt8(ascii: "|") { return true }
        words &+= 1
        if hasBar || "<[".utf8.contains(word[0]) { signs &+= 1 }
      }
      offset = end + 1
    }
    return signs * 2 > words
  }

  /// Returns `true` if a string contains a block of code, such as `{ return 1; }`.
  ///
  /// The block has a space after its opening brace, and a semicolon that is not in inner braces.
  /// Inner braces may belong to ICU messages.
  private static func hasBlock(_ bytes: Span<UInt8>) -> Bool {
    var depth = 0
    var isBlock = false
    var hasSemicolon = false
    for offset in bytes.indices {
      switch bytes[offset] {
      case UInt8(ascii: "{"):
        depth &+= 1
        if depth == 1 {
          isBlock = offset &+ 1 < bytes.count && bytes[offset &+ 1] <= 0x20
          hasSemicolon = false
        }
      case UInt8(ascii: ";") where depth == 1: hasSemicolon = true
      case UInt8(ascii: "}") where depth > 0:
        depth &-= 1
        if depth == 0, isBlock, hasSemicolon { return true }
      default: continue
      }
    }
    return false
  }

  /// Returns `true` if a word with a period is an abbreviation, because a parenthesis follows it.
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

  /// Returns `true` if a word begins with a lowercase letter; `nil` if the range is not a word.
  ///
  /// The range is not a word if it contains a sign that is usual in code, or a hyphen before its
  /// first letter. Between letters, only apostrophes, hyphens and diacritics are allowed. All other
  /// signs are ignored. A single letter is a word only if it is `i` or `a`, and no parenthesis or
  /// period follows it.
  private static func word(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool? {
    var letters = 0
    var first: UInt32 = 0
    var firstEnd = 0
    var isSmall = false
    var hasEnd = false
    var offset = range.lowerBound
    while offset < range.upperBound {
      let letter = Letter(at: &offset, in: bytes)
      if letter.isAlphabetic {
        // A sign within the word indicates an address, a path, or an identifier in code.
        if hasEnd { return nil }
        if letters == 0 {
          (first, firstEnd, isSmall) = (letter.value, offset, letter.isLowercase)
        }
        letters &+= 1
      } else if isCode(letter.value) || letters == 0 && letter.value == 0x2D {
        return nil
      } else if letters > 0, !letter.isInsideWords {
        hasEnd = true
      }
    }
    // Before a parenthesis or a period, a letter may be the number of a list item: "(a) Open".
    let isNumber = firstEnd < range.upperBound && ").".utf8.contains(bytes[firstEnd])
    let isShortWord =
      letters == 1 && !isNumber && "aAiI".unicodeScalars.contains { $0.value == first }
    return letters > 1 || isShortWord ? isSmall : nil
  }

  /// A character of a word.
  private struct Letter {
    let value: UInt32
    let isAlphabetic: Bool
    let isLowercase: Bool
    /// `true` if the character may occur within a word, or is a mark on the preceding letter.
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
      let (value, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      offset &+= length
      self.value = value
      let scalar = Unicode.Scalar(value)
      isAlphabetic = scalar?.isAlphabetic ?? false
      isLowercase = isAlphabetic && scalar?.isLowercase ?? false
      isInsideWords = value == 0x2019 || scalar?.isDiacritic ?? false
    }
  }

  /// Returns `true` if a sign occurs in code, placeholders and markup rather than in words.
  private static func isCode(_ value: UInt32) -> Bool {
    guard let byte = UInt8(exactly: value) else { return false }
    return byte &- 0x30 < 10 || "%{}<>=/\\|$#@&+`~^_".utf8.contains(byte)
  }
}
