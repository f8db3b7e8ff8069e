import URLSyntax
import TextPrimitives

/// The secrets of a link, and a search for all places where the link repeats them.
///
/// A secret of at least six bytes is found anywhere in the link. A shorter secret is found only as
/// a whole value, a whole item or the whole fragment, because its few letters may occur in many
/// words.
struct RepeatedSecrets {
  /// The minimum length, in bytes, of a secret that is found inside words.
  static let leastInWord = 6

  private let bytes: Bytes
  private let values: Set<Bytes>

  /// Creates a search for the secrets of a link.
  ///
  /// - Parameter ranges: The ranges of the secrets in the link.
  init(_ ranges: [Range<Int>], in bytes: Bytes) {
    self.bytes = bytes
    values = Set(ranges.map { Self.value(bytes[$0]) }).subtracting([[]])
  }

  /// Returns the ranges of the link that repeat a secret, encoded or not.
  ///
  /// The comparison ignores case.
  ///
  /// - Parameters:
  ///   - start: The offset before which only whole values, items and fragments are compared.
  ///   - harmless: The start offsets of values that are known not to be secret.
  func ranges(from start: Int = 0, except harmless: Set<Int> = []) -> [Range<Int>] {
    guard !values.isEmpty else { return [] }
    return wholeRanges(except: harmless) + innerRanges(from: start, except: harmless)
  }

  /// Returns the ranges of items, values and fragments that as a whole equal a secret.
  private func wholeRanges(except harmless: Set<Int>) -> [Range<Int>] {
    let start =
      bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    return LenientPath.items(of: bytes, from: start).compactMap { item in
      let equals = bytes[item.range].firstIndex(of: UInt8(ascii: "="))
      let value = (equals.map { $0 + 1 } ?? item.range.lowerBound)..<item.range.upperBound
      let candidates = [value, item.range]
      return candidates.first {
        !harmless.contains(value.lowerBound) && values.contains(Self.value(bytes[$0]))
      }
    }
  }

  /// Returns the ranges that repeat a long secret, including ranges inside words.
  ///
  /// - Complexity: O(*n*) for *n* bytes, if few secrets start with the same bytes.
  private func innerRanges(from start: Int, except harmless: Set<Int>) -> [Range<Int>] {
    let long = values.filter { $0.count >= Self.leastInWord }
    guard !long.isEmpty else { return [] }
    let byStart = Dictionary(grouping: long) { $0.prefix(Self.leastInWord) }
      .mapValues { group in group.sorted { $0.count > $1.count } }
    let text = LenientText(bytes)
    let folded = text.bytes.asciiLowercased
    var ranges: [Range<Int>] = []
    var index = text.starts.firstIndex { $0 >= start } ?? folded.count
    while index + Self.leastInWord <= folded.count {
      let found = byStart[folded[index..<index + Self.leastInWord]]?.first {
        folded[index...].starts(with: $0)
      }
      guard let found, !harmless.contains(text.starts[index]) else {
        index += 1
        continue
      }
      ranges.append(text.starts[index]..<text.ends[index + found.count - 1])
      index += found.count
    }
    return ranges
  }

  /// Returns a value decoded and in lower case.
  private static func value(_ bytes: ArraySlice<UInt8>) -> Bytes {
    LenientText(bytes).bytes.asciiLowercased
  }
}
