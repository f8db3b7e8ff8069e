import Diagnostics
import URLSyntax
import TextPrimitives

extension LinkMatch {
  /// The items whose values the route does not read because of a mistake in their key, their
  /// separator or their position.
  var lostItems: [LostItem] {
    link.withSpan { bytes in
      table.lostItems(of: entry, in: bytes, parts) { index in
        captures[index]?.isEmpty == false && !captures.hasDropped(index)
      }
    }
  }

  /// The number of empty or dropped values of optional parameters.
  var unusedValueCount: Int {
    (0..<entry.parameterCount).reduce(0) { count, index in
      guard captures.hasDropped(index) else { return count }
      return count + spelledRanges(at: index).count - ranges(at: index).count
    }
  }

  /// The next edits that recover lost values, in the order of the link.
  ///
  /// The result contains all edits to keys and separators. If there are none, it contains the edits
  /// that move one misplaced item. If there are none of these either, it contains the edits to
  /// dropped or repaired values. After the edits are applied, further edits may be possible.
  var recoveringEdits: [Explanation.Edit] {
    let items = lostItems
    let inPlace = items.filter(\.isInPlace).flatMap(\.edits)
    if let edits = inPlace.isEmpty ? items.first?.edits : inPlace { return edits }
    return (0..<entry.parameterCount).flatMap { index -> [Explanation.Edit] in
      let parameter = table.parameters[Int(entry.firstParameter) + index]
      let isTag = table.types[Int(parameter.type)].shape == .languageTag
      guard captures.hasDropped(index) || isTag, !isInFragmentPattern(index) else { return [] }
      return spelledRanges(at: index).compactMap { range in
        link.withSpan { bytes in
          let decoded = DecodedRange(range, of: bytes, plusIsSpace: isForm(index))
          let all = 0..<decoded.bytes.count
          let check = table.types[Int(parameter.type)].check(decoded.bytes.span, all)
          return check == .accepted ? nil : table.valueEdit(all, of: decoded, type: parameter.type)
        }
      }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// The rules that decide whether a key in a link misspells a declared key.
enum KeySpelling {
  /// The minimum length of a declared key for which a key that differs in one letter is a
  /// misspelling.
  ///
  /// A shorter key may be a different word: `long` is not a misspelling of `lang`.
  static let distinctiveLength = 5

  /// Returns the declared key that a key probably misspells, or `nil`.
  static func declaredKey(meantBy key: String, among keys: [String]) -> String? {
    let folded = folded(key)
    guard !folded.isEmpty else { return nil }
    if let key = keys.first(where: { Self.folded($0) == folded }) { return key }
    return keys.first { key in
      let other = Self.folded(key)
      return other.count >= distinctiveLength
        && Spelling.differsInOneLetter(Array(folded), Array(other))
    }
  }

  /// Returns a key in lower case and without word separators.
  private static func folded(_ key: String) -> Bytes {
    Bytes(key.utf8.compactMap(folded))
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      nil
    default: byte.asciiLowercased
    }
  }

  /// A summary of a folded key: its length, and a set of its letters as bits.
  ///
  /// Several letters may share a bit.
  ///
  /// For most pairs of keys, the sketches suffice to show that the keys differ in more than one
  /// letter.
  struct Sketch: Sendable, BitwiseCopyable {
    private var count = 0
    private var letters: UInt64 = 0

    init() {}

    init(of key: String) {
      for byte in key.utf8 { add(byte) }
    }

    @inline(__always)
    mutating func add(_ byte: UInt8) {
      guard let byte = KeySpelling.folded(byte) else { return }
      count &+= 1
      letters |= 1 << UInt64(byte & 63)
    }

    /// Returns `false` if two keys certainly differ in more than one letter.
    func mayDifferInOneLetter(from other: Sketch) -> Bool {
      abs(count - other.count) <= 1 && (letters & ~other.letters).nonzeroBitCount <= 1
        && (other.letters & ~letters).nonzeroBitCount <= 1
    }
  }
}
