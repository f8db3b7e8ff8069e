import Diagnostics
import URLSyntax

/// The keys whose values are secret, and the comparison with what stands in a link as a key.
///
/// A mask must fail closed: a key counts if some parser, or the person who misspelt it, could have meant
/// a secret one.
struct SecretKeys: Sendable {
  /// What rules most keys out at once: how long a word is and which bytes it has.
  ///
  /// One edit takes at most one byte away and adds at most one.
  struct Sketch: Sendable, BitwiseCopyable {
    var count = 0
    /// A bit for each byte, several bytes for each bit.
    var bytes: UInt64 = 0

    @inline(__always)
    mutating func add(_ byte: UInt8) {
      count &+= 1
      bytes |= 1 << UInt64(byte.asciiLowercased & 63)
    }

    /// Whether two words may be near enough to be meant for one another; `true` says nothing.
    ///
    /// - Precondition: Both are ASCII.
    @inline(__always)
    func mayResemble(_ other: Sketch) -> Bool {
      // As `Spelling` has it.
      let limit = max(1, max(count, other.count) / 3)
      return abs(count &- other.count) <= limit
        && (bytes & ~other.bytes).nonzeroBitCount <= limit
        && (other.bytes & ~bytes).nonzeroBitCount <= limit
    }
  }

  /// The keys in lower case, sorted.
  let names: [String]
  /// The sketches of the names.
  let sketches: [Sketch]
  /// Whether the sketches say something: words of other characters than ASCII have none.
  let hasSketches: Bool
  private let known: Set<String>
  /// The names that are long enough to be told from other words when they are misspelt: `next` is one
  /// letter away from `text`, and means something else.
  private let distinctive: [String]

  /// The least length of a name of which a misspelling counts.
  static let distinctiveLength = 5

  /// - Parameter names: The keys in lower case.
  init(_ names: Set<String>) {
    known = names
    self.names = names.sorted()
    distinctive = self.names.filter { $0.utf8.count >= Self.distinctiveLength }
    sketches = self.names.map { Self.sketch($0.utf8) }
    hasSketches = names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  var isEmpty: Bool { names.isEmpty }

  /// Whether a key is secret or probably a misspelt secret one.
  ///
  /// - Parameter key: The key as ``LenientText`` decodes it, in lower case.
  func contains(_ key: [UInt8]) -> Bool {
    guard !key.isEmpty else { return false }
    return LenientWord.forms(of: key).contains { form in
      if hasSketches, form.allSatisfy({ $0 < 0x80 }) {
        let sketch = Self.sketch(form)
        guard sketches.contains(where: { $0.mayResemble(sketch) }) else { return false }
      }
      let word = String(decoding: form, as: UTF8.self)
      return known.contains(word) || Spelling.nearest(to: word, among: distinctive) != nil
    }
  }

  static func sketch(_ bytes: some Sequence<UInt8>) -> Sketch {
    bytes.reduce(into: Sketch()) { $0.add($1) }
  }
}

/// A word in every way in which somebody might have meant it.
enum LenientWord {
  /// Whether a byte means itself to everybody; a word of such bytes has one form.
  @inline(__always)
  static func isOrdinary(_ byte: UInt8) -> Bool { PercentEncoding.isUnreserved(byte) }

  /// The word without what is invisible, without what form encoding reads as a space, and without
  /// percent signs that encode nothing, alone or together with what follows them.
  ///
  /// - Parameter word: The word as ``LenientText`` decodes it, in lower case.
  static func forms(of word: [UInt8]) -> [[UInt8]] {
    if word.allSatisfy(isOrdinary) { return [word] }
    let visible = String(decoding: word, as: UTF8.self).unicodeScalars.filter { scalar in
      let properties = scalar.properties
      return scalar != "+" && scalar != "\u{FFFD}" && properties.generalCategory != .format
        && properties.generalCategory != .control && !properties.isDefaultIgnorableCodePoint
        && !properties.isWhitespace
    }
    // What was invisible may have stood in the middle of a `%XX`.
    let plain = LenientText(String(String.UnicodeScalarView(visible)).utf8)
      .bytes.map(\.asciiLowercased)
    let percent = UInt8(ascii: "%")
    guard plain.contains(percent) else { return [plain] }
    var short: [UInt8] = []
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

  /// Whether a component of a path is a literal or probably a misspelt one.
  ///
  /// - Parameters:
  ///   - literal: The literal in lower case.
  ///   - component: The component as ``LenientText`` decodes it, in lower case.
  static func isMeant(_ literal: [UInt8], by component: [UInt8]) -> Bool {
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
