import Diagnostics
import URLSyntax
import TextPrimitives

/// The keys that have secret values, with the rules that decide whether a key in a link is one of
/// them.
///
/// If in doubt, a value is masked. A key is therefore treated as secret if any parser could read it
/// as a secret key, or if it may be a misspelt secret key.
struct SecretKeys: Sendable {
  /// The length and the set of bytes of a word.
  ///
  /// Most keys differ so much from a secret key in length and bytes that no further comparison is
  /// needed.
  ///
  /// A misspelling differs from its word by a few edits. One edit removes at most one byte and adds
  /// at most one byte, so the sketches of both words are similar.
  struct Sketch: Sendable, BitwiseCopyable {
    var count = 0
    /// A bit set of the word's bytes; several byte values share each bit.
    var bytes: UInt64 = 0

    @inline(__always)
    mutating func add(_ byte: UInt8) {
      count &+= 1
      bytes |= 1 << UInt64(byte.asciiLowercased & 63)
    }

    /// Returns `true` if one word may be a misspelling of the other; only `false` is definite.
    ///
    /// - Precondition: Both words are ASCII.
    @inline(__always)
    func mayResemble(_ other: Sketch) -> Bool {
      // The same limit as in `Spelling`.
      let limit = max(1, max(count, other.count) / 3)
      return abs(count &- other.count) <= limit
        && (bytes & ~other.bytes).nonzeroBitCount <= limit
        && (other.bytes & ~bytes).nonzeroBitCount <= limit
    }
  }

  /// The keys in lower case, sorted.
  let names: [String]
  /// The sketches of the names, in the same order.
  let sketches: [Sketch]
  /// `true` if the sketches can be used, because all names are ASCII.
  let hasSketches: Bool
  private let known: Set<String>
  /// The names that are long enough to be recognized when they are misspelt.
  ///
  /// A short name is too similar to words with another meaning: `next` is one letter away from
  /// `text`.
  private let distinctive: [String]
  /// The distinctive names as bytes, which are also searched for in the middle of a word.
  private let parts: [Bytes]
  /// The maximum length of a part of a key that is compared with the names.
  private let longestRun: Int

  /// The minimum length of a name that is recognized when it is misspelt.
  static let distinctiveLength = 5

  /// Creates an instance for a set of secret keys.
  ///
  /// - Parameter names: The keys in lower case.
  init(_ names: Set<String>) {
    self.names = names.sorted()
    known = names
    distinctive = self.names.filter { $0.utf8.count >= Self.distinctiveLength }
    parts = distinctive.map { Bytes($0.utf8) }
    longestRun = 2 * (names.lazy.map(\.utf8.count).max() ?? 0) + 16
    sketches = self.names.map { Self.sketch($0.utf8) }
    hasSketches = names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  var isEmpty: Bool { names.isEmpty }

  /// Returns `true` if a key contains the name of a secret, misspelt or not.
  ///
  /// The name may be one word or several: `user_passcode`, `passcodeHash`, `data-pascode.value`.
  ///
  /// A distinctive name is also found in the middle of a word: `userpasscode`. The value of
  /// `passcode-hint` may be harmless, but an unnecessary mask costs less than a missing one.
  ///
  /// - Parameters:
  ///   - key: The key as ``LenientText`` decodes it.
  ///   - gaps: The indices in the key, in order, before which something was removed, such as a
  ///     blank.
  func contains(_ key: Bytes, gaps: [Int] = []) -> Bool {
    guard !key.isEmpty else { return false }
    let lowercased = key.asciiLowercased
    if isMeant(by: lowercased) { return true }
    if parts.contains(where: { Self.isPart($0, of: lowercased) }) { return true }
    let starts = [0] + key.indices.filter { Self.startsWord(key, at: $0) }
    let isEnd = (0...key.count).map { Self.endsWord(key, at: $0) }
    if starts.contains(where: { containsName(lowercased, from: $0) { isEnd[$0] } }) { return true }
    guard !gaps.isEmpty else { return false }
    let places = Set(gaps)
    return (gaps + starts).contains { start in
      containsName(lowercased, from: start) { isEnd[$0] || places.contains($0) }
    }
  }

  /// Returns `true` if a word is the name of a secret, or is probably a misspelling of one.
  func isName(_ word: Bytes) -> Bool { isMeant(by: word.asciiLowercased) }

  /// Returns `true` if a name starts at an index of a key and ends at the end of a word.
  private func containsName(
    _ key: Bytes, from start: Int, isEnd: (Int) -> Bool
  ) -> Bool {
    var sketch = Sketch()
    var isOrdinary = hasSketches
    for index in start..<min(key.count, start + longestRun) {
      sketch.add(key[index])
      isOrdinary = isOrdinary && LenientWord.isOrdinary(key[index])
      guard isEnd(index + 1) else { continue }
      if isOrdinary, !sketches.contains(where: { $0.mayResemble(sketch) }) { continue }
      if isMeant(by: Bytes(key[start...index])) { return true }
    }
    return false
  }

  private static func isPart(_ part: Bytes, of key: Bytes) -> Bool {
    guard key.count >= part.count else { return false }
    return (0...(key.count - part.count)).contains { start in
      key[start] == part[0] && key[start..<start + part.count].elementsEqual(part)
    }
  }

  private func isMeant(by word: Bytes) -> Bool {
    LenientWord.forms(of: word).contains { form in
      guard !form.isEmpty else { return false }
      if hasSketches, form.allSatisfy({ $0 < 0x80 }) {
        let sketch = Self.sketch(form)
        guard sketches.contains(where: { $0.mayResemble(sketch) }) else { return false }
      }
      let word = String(decoding: form, as: UTF8.self)
      return known.contains(word) || Spelling.nearest(to: word, among: distinctive) != nil
    }
  }

  /// Returns `true` if a word may start at an index in the middle of a key.
  ///
  /// A word starts after a separator, with the first capital letter of a run, or with the last one
  /// if another character follows it.
  static func startsWord(_ key: Bytes, at index: Int) -> Bool {
    guard index > 0 else { return false }
    let (previous, next) = (key[index - 1], key[index])
    if !isLetterOrDigit(next) && next < 0x80 { return false }
    if !isLetterOrDigit(previous) && previous < 0x80 { return true }
    return isCapital(next)
      && (!isCapital(previous) || index + 1 < key.count && !isCapital(key[index + 1]))
  }

  /// Returns `true` if a word of a key may end before an index.
  ///
  /// A word ends before a separator, before the start of another word, and before a number.
  static func endsWord(_ key: Bytes, at index: Int) -> Bool {
    guard index > 0, index < key.count else { return index > 0 }
    let (previous, next) = (key[index - 1], key[index])
    if !isLetterOrDigit(next) && next < 0x80 {
      return isLetterOrDigit(previous) || previous >= 0x80
    }
    return startsWord(key, at: index) || isDigit(next) && !isDigit(previous)
  }

  /// Returns `true` if a byte separates the words of a key.
  @inline(__always)
  static func separatesWords(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "~")
  }

  @inline(__always)
  static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte.asciiLowercased &- 0x61 < 26 || byte &- 0x30 < 10
  }

  static func sketch(_ bytes: some Sequence<UInt8>) -> Sketch {
    bytes.reduce(into: Sketch()) { $0.add($1) }
  }
}

/// The variants of a word that its author may have meant.
enum LenientWord {
  /// Returns `true` if every parser reads a byte as itself.
  ///
  /// A word of such bytes has only one variant.
  @inline(__always)
  static func isOrdinary(_ byte: UInt8) -> Bool { PercentEncoding.isUnreserved(byte) }

  /// Returns the variants of a word that remain if a parser ignores some of its characters.
  ///
  /// No variant contains invisible characters, or characters that form encoding reads as a space.
  /// Percent signs that encode nothing are kept, removed alone, or removed together with up to two
  /// bytes after them.
  ///
  /// - Parameter word: The word as ``LenientText`` decodes it, in lower case.
  static func forms(of word: Bytes) -> [Bytes] {
    if word.allSatisfy(isOrdinary) { return [word] }
    let visible = String(decoding: word, as: UTF8.self).unicodeScalars.filter { scalar in
      let properties = scalar.properties
      return scalar != "+" && scalar != "\u{FFFD}" && properties.generalCategory != .format
        && properties.generalCategory != .control && !properties.isDefaultIgnorableCodePoint
        && !properties.isWhitespace
    }
    // An invisible character may have been in the middle of a `%XX`, so decode the bytes again.
    let plain = LenientText(String(String.UnicodeScalarView(visible)).utf8)
      .bytes.asciiLowercased
    let percent = UInt8(ascii: "%")
    guard plain.contains(percent) else { return [plain] }
    var short: Bytes = []
    var offset = 0
    while offset < plain.count {
      if plain[offset] != percent {
        short.append(plain[offset])
        offset += 1
        continue
      }
      let end = min(offset + 3, plain.count)
      offset += 1
      while offset < end, plain[offset] != percent { offset += 1 }
    }
    return [plain, plain.filter { $0 != percent }, short]
  }

  /// Returns `true` if a path component is a literal or probably a misspelling of it.
  ///
  /// - Parameters:
  ///   - literal: The literal in lower case.
  ///   - component: The component as ``LenientText`` decodes it, in lower case.
  static func isMeant(_ literal: Bytes, by component: Bytes) -> Bool {
    if literal == component { return true }
    let isPlain = literal.allSatisfy { $0 < 0x80 }
    let sketch = SecretKeys.sketch(literal)
    return forms(of: component).contains { form in
      if isPlain, form.allSatisfy({ $0 < 0x80 }),
        !sketch.mayResemble(SecretKeys.sketch(form))
      {
        return false
      }
      let name = String(decoding: literal, as: UTF8.self)
      return form == literal
        || Spelling.nearest(to: String(decoding: form, as: UTF8.self), among: [name]) != nil
    }
  }
}
