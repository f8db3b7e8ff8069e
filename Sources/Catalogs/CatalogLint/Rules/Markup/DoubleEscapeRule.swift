import Diagnostics
import StringCatalogs
import TextPrimitives

/// Reports escape sequences that users see because a string was escaped twice.
///
/// The severity is info if source strings indicate that the app decodes such escapes.
struct DoubleEscapeRule: Rule {
  let id = "double-escape"
  let family = RuleFamily.markup
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "an escape sequence that users see, because the string was escaped twice"
  var checks: RuleChecks { RuleChecks(translation: check, summary: summarize, traits: traits) }
  let traits: TextTraits = [.backslash, .markup]

  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    let file = translation.file
    let shared = file.shared
    for index in file.values(of: translation.target) {
      let found = file.withBytes(of: index) { bytes in
        first(in: bytes, of: translation).map { ($0, Self.isInTag($0.lowerBound, of: bytes)) }
      }
      guard let (found, isInTag) = found else { continue }
      let text = shared.content.values[index].text
      let escape = shared.content.part(found, of: text)
      // If several source strings contain HTML elements, the app renders strings as HTML, which
      // decodes entities.
      let isShown = !escape.hasPrefix("&") || file.escapes.elements.isEmpty
      sink.report(
        isInTag && !escape.hasPrefix("&")
          ? "\(escape) was escaped twice, so the backslash is part of the tag"
          : isShown
            ? "\(escape) was escaped twice, so users see it"
            : "users see \(escape), unless the string is displayed as HTML",
        at: shared.content.sourceRange(of: found, in: text), translation.site(index),
        severity: isShown ? nil : .info)
    }
  }

  func summarize(_ group: inout FileDiagnostics) {
    let habits = SourceEscapes(of: group.catalog)
    group.demote { diagnostic in
      let words = diagnostic.message.split(separator: " ")
      guard let escape = words.first(where: { $0.hasPrefix("\\") || $0.hasPrefix("&") }) else {
        return nil
      }
      if escape.hasPrefix("&") {
        return habits.areMarkup && !escape.hasPrefix("&amp;#")
          ? "source strings have markup, so the app may decode entities" : nil
      }
      let isHabit = escape.utf8.dropFirst().first.map { habits.isUsual($0) } ?? false
      return isHabit ? "source strings have such escapes, so the app may decode them" : nil
    }
  }

  /// Returns `true` if an offset is inside the angle brackets of a tag.
  private static func isInTag(_ place: Int, of bytes: Span<UInt8>) -> Bool {
    var offset = place
    while offset > 0 {
      offset &-= 1
      if bytes[offset] == UInt8(ascii: ">") { return false }
      if bytes[offset] == UInt8(ascii: "<") { return true }
    }
    return false
  }

  /// Returns an escape or an HTML entity that is probably a mistake; `nil` if there is none.
  ///
  /// - A backslash escape is a mistake only if no source string of the key contains a backslash.
  /// - An entity is a mistake only if no source string of the key contains an entity or a tag, and
  ///   the translation contains no tag.
  /// - If entities are usual in the catalog, an entity is a mistake in two cases: if it was escaped
  ///   twice, and if the source literally contains a character that many other source strings write
  ///   as an entity.
  ///
  /// The source is decoded only if the translation contains an escape or entity, which is rare.
  private func first(in bytes: Span<UInt8>, of translation: LintedTranslation) -> Range<Int>? {
    let habits = translation.file.escapes
    // Dart decodes escapes in strings that are pasted into Dart code.
    if !habits.isDartCode, let found = EscapeSighting.firstEscape(in: bytes),
      !translation.hasSource({
        $0.firstOffset(of: UInt8(ascii: "\\"), from: 0) < $0.count
      })
    {
      return found
    }
    let entity =
      habits.hasEntities
      ? EscapeSighting.firstDoubleEntity(in: bytes)
        ?? EscapeSighting.firstEntity(
          in: bytes,
          where: { character in
            habits.escaped.contains(character)
              && translation.hasSource { EscapeSighting.contains(character, $0) }
          })
      : EscapeSighting.firstEntity(in: bytes)
    guard let found = entity,
      !translation.hasSource({ EscapeSighting.firstEntity(in: $0) != nil || hasMarkup($0) }),
      !hasMarkup(bytes)
    else { return nil }
    return found
  }

  private func hasMarkup(_ bytes: Span<UInt8>) -> Bool {
    guard MarkupTag.mayHavePair(bytes) else { return false }
    return !MarkupTag.names(in: MarkupTag.find(in: bytes.indices.map { bytes[$0] })).isEmpty
  }
}

/// The numbers of source strings that still contain escapes or markup after decoding.
private struct SourceEscapes {
  /// For each letter, the number of strings with its escape, and with only the escaped character.
  ///
  /// For `n`, for example, these are the strings with `\n`, and those with a line feed instead.
  private var counts: [UInt8: (escaped: Int, plain: Int)] = [:]
  /// The number of strings with HTML tags or entities.
  private var markup = 0

  /// The minimum number of strings with markup needed to infer that the markup is intentional.
  private static let fewestWithMarkup = 3

  /// `true` if several source strings contain markup, so web pages probably include them unescaped.
  var areMarkup: Bool { markup >= Self.fewestWithMarkup }

  /// Counts the escapes and the markup in the source strings, or in a key without one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the source strings.
  init(of catalog: LintedCatalog) {
    guard let source = catalog.source else { return }
    var decoded: [UInt8] = []
    for key in catalog.keys {
      let places = catalog.localizations[key.localizations]
      guard let place = places.first(where: { $0.language == source }) else {
        let shared = catalog.files[key.file].shared
        shared.content.decode(shared.content.entries[key.entry].key, into: &decoded)
        count(decoded.span)
        continue
      }
      let content = catalog.files[place.file].shared.content
      for value in content.localizations[place.localization].values {
        content.decode(content.values[value].text, into: &decoded)
        count(decoded.span)
      }
    }
  }

  /// Returns `true` if the escape with a letter is at least as common as the escaped character
  /// alone.
  ///
  /// At least one string must contain the escape.
  func isUsual(_ letter: UInt8) -> Bool {
    counts[letter | 0x20].map { $0.escaped > 0 && $0.escaped >= $0.plain } ?? false
  }

  private mutating func count(_ bytes: Span<UInt8>) {
    if MarkupTag.mayHavePair(bytes) || EscapeSighting.firstEntity(in: bytes) != nil { markup += 1 }
    for (letter, isCharacter) in Self.characters {
      let escape = ByteNeedle([UInt8(ascii: "\\"), letter])
      if escape.first(in: bytes) != nil {
        counts[letter | 0x20, default: (0, 0)].escaped += 1
      } else if bytes.indices.contains(where: { isCharacter(bytes[$0]) }) {
        counts[letter | 0x20, default: (0, 0)].plain += 1
      }
    }
  }

  private static let characters: [(UInt8, @Sendable (UInt8) -> Bool)] = [
    (UInt8(ascii: "n"), { $0 == 0x0A }), (UInt8(ascii: "r"), { $0 == 0x0D }),
    (UInt8(ascii: "t"), { $0 == 0x09 }), (UInt8(ascii: "\""), { $0 == UInt8(ascii: "\"") }),
    (UInt8(ascii: "'"), { $0 == UInt8(ascii: "'") }), (UInt8(ascii: "u"), { $0 >= 0x80 }),
  ]
}

/// Escapes that remain in a string after the escapes of its file format have been decoded.
enum EscapeSighting {
  /// Returns the first programming-language escape, such as `\n`, `\"` or `\u00e9`.
  static func firstEscape(in bytes: Span<UInt8>) -> Range<Int>? {
    var offset = 0
    while true {
      offset = bytes.firstOffset(of: UInt8(ascii: "\\"), from: offset)
      guard offset + 1 < bytes.count else { return nil }
      switch bytes[offset + 1] {
      case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        // In a Windows path such as C:\network, the backslash precedes the name of a folder.
        let isPath = offset > 0 && (bytes[offset - 1] == UInt8(ascii: ":"))
        if !isPath { return offset..<offset + 2 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return offset..<offset + 2
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        let digits = offset + 2..<offset + 6
        if digits.upperBound <= bytes.count, digits.allSatisfy({ isHexDigit(bytes[$0]) }) {
          return offset..<offset + 6
        }
      default: break
      }
      offset += 2
    }
  }

  /// Returns the first HTML entity that was escaped twice, such as `&amp;#39;`.
  static func firstDoubleEntity(in bytes: Span<UInt8>) -> Range<Int>? {
    var offset = 0
    while let found = firstEntity(in: bytes, from: offset) {
      let end = found.upperBound
      if found.count == 5, bytes.isEqual(found, "&amp;"), end < bytes.count,
        bytes[end] == UInt8(ascii: "#") || (bytes[end] | 0x20) &- 0x61 < 26
      {
        // After `&amp;` is decoded, the ampersand and the characters after it must form an entity.
        var rest: [UInt8] = [UInt8(ascii: "&")]
        for place in end..<min(end + 9, bytes.count) { rest.append(bytes[place]) }
        if let second = firstEntity(in: rest.span), second.lowerBound == 0 {
          return found.lowerBound..<end + second.count - 1
        }
      }
      offset = end
    }
    return nil
  }

  /// Returns `true` if a name is a decimal or hexadecimal number, such as `#39` or `#x27`.
  private static func isNumber(_ name: String) -> Bool {
    guard name.hasPrefix("#") else { return false }
    let digits = name.utf8.dropFirst()
    let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    return isHexadecimal
      ? digits.count > 1 && digits.dropFirst().allSatisfy(isHexDigit)
      : !digits.isEmpty && digits.allSatisfy { $0 &- 0x30 < 10 }
  }

  /// Returns the first HTML entity, such as `&amp;` or `&#39;`.
  static func firstEntity(in bytes: Span<UInt8>, from start: Int = 0) -> Range<Int>? {
    var offset = start
    while true {
      let start = bytes.firstOffset(of: UInt8(ascii: "&"), from: offset)
      guard start < bytes.count else { return nil }
      let rest = start + 1..<min(start + 9, bytes.count)
      if let end = rest.first(where: { bytes[$0] == UInt8(ascii: ";") }) {
        let name = String(decoding: (start + 1..<end).map { bytes[$0] }, as: UTF8.self)
        if isNumber(name) || names[name] != nil { return start..<end + 1 }
      }
      offset = start + 1
    }
  }

  /// Returns the first HTML entity for a character that satisfies a condition.
  static func firstEntity(
    in bytes: Span<UInt8>, where isWanted: (Unicode.Scalar) -> Bool
  ) -> Range<Int>? {
    var offset = 0
    while let found = firstEntity(in: bytes, from: offset) {
      if character(of: found, in: bytes).map(isWanted) ?? false { return found }
      offset = found.upperBound
    }
    return nil
  }

  /// Returns the characters that the entities in a string represent.
  static func characters(in bytes: Span<UInt8>) -> Set<Unicode.Scalar> {
    var characters: Set<Unicode.Scalar> = []
    var offset = 0
    while let found = firstEntity(in: bytes, from: offset) {
      if let character = character(of: found, in: bytes) { characters.insert(character) }
      offset = found.upperBound
    }
    return characters
  }

  /// Returns `true` if a string contains a character literally.
  static func contains(_ character: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    ByteNeedle(String(character).utf8).first(in: bytes) != nil
  }

  /// Returns the character that an entity represents.
  private static func character(of entity: Range<Int>, in bytes: Span<UInt8>) -> Unicode.Scalar? {
    let name = String(
      decoding: entity.dropFirst().dropLast().map { bytes[$0] }, as: UTF8.self)
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first.map { $0 == "x" || $0 == "X" } ?? false
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap { Unicode.Scalar($0) }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "hellip": "…",
  ]
}
