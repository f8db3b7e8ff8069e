/// A sorted table of rules in constant memory.
///
/// Each rule consists of a key, `>` and a value. Rules are separated by semicolons and sorted by
/// their bytes. A key or value consists of one subtag, or of several subtags separated by
/// underscores or spaces: `sgn_BR>bzs`, `CS>RS ME`. The table does not have to be parsed before the
/// first lookup.
struct RuleTable: Sendable {
  /// The byte range of a value in the table.
  typealias Value = Range<Int>

  private let text: StaticString

  init(_ text: StaticString) {
    self.text = text
  }

  /// Returns the value for a key of up to three subtags; absent subtags are omitted.
  ///
  /// - Complexity: O(log *n*), where *n* is the size of the table; no allocation.
  func value(
    of first: Subtag, second: Subtag = .absent, third: Subtag = .absent
  ) -> Value? {
    let key = Key(first, second: second, third: third)
    return withBytes { bytes in
      var low = 0
      var high = bytes.count
      while low < high {
        // Find the rule at the middle.
        var start = (low + high) / 2
        while start > low, bytes[start - 1] != UInt8(ascii: ";") { start -= 1 }
        var end = start
        while end < high, bytes[end] != UInt8(ascii: ";") { end += 1 }
        switch key.order(in: bytes, from: start, to: end) {
        case 0: return start + key.count..<end
        case ..<0: high = start
        default: low = end + 1
        }
      }
      return nil
    }
  }

  /// Returns the replacement for a subtag, which is usually the subtag itself.
  func replacement(of subtag: Subtag) -> Subtag {
    value(of: subtag).map { self.subtag(0, of: $0) } ?? subtag
  }

  /// Returns the subtag at an index in a value; absent if the value has fewer subtags.
  ///
  /// Some values in the table of likely subtags start with an equals sign, which is skipped.
  func subtag(_ place: Int, of value: Value) -> Subtag {
    withBytes { bytes in
      var place = place
      var index = value.lowerBound
      while place > 0, index < value.upperBound {
        if Self.isSeparator(bytes[index]) { place -= 1 }
        index += 1
      }
      var bits: UInt64 = 0
      var shift: UInt64 = 0
      while index < value.upperBound, !Self.isSeparator(bytes[index]) {
        if bytes[index] != UInt8(ascii: "=") {
          bits |= UInt64(bytes[index]) << shift
          shift += 8
        }
        index += 1
      }
      return Subtag(bits: bits)
    }
  }

  /// Returns a value as a string.
  func text(of value: Value) -> String {
    withBytes { bytes in String(decoding: value.map { bytes[$0] }, as: UTF8.self) }
  }

  /// All rules, in the order of the table.
  var rules: [(key: String, value: String)] {
    text(of: 0..<text.utf8CodeUnitCount).split(separator: ";").compactMap { rule in
      let parts = rule.split(separator: ">")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  private func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    // A static string with more than one character has a buffer that is never freed.
    unsafe body(
      Span(
        _unsafeElements: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)))
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
  }
}

/// The bytes of a key to look up, followed by `>`.
private struct Key {
  private var bytes = SIMD32<UInt8>()
  private(set) var count = 0

  init(_ first: Subtag, second: Subtag, third: Subtag) {
    append(first)
    for subtag in [second, third] where !subtag.isAbsent {
      append(UInt8(ascii: "_"))
      append(subtag)
    }
    append(UInt8(ascii: ">"))
  }

  /// Appends a subtag; the key has space for three subtags of 8 bytes.
  private mutating func append(_ subtag: Subtag) {
    for index in 0..<subtag.count {
      append(UInt8(truncatingIfNeeded: subtag.bits >> UInt64(index * 8)))
    }
  }

  private mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  /// Returns -1 if this key precedes the key of a rule, 0 if the keys are equal, and 1 otherwise.
  func order(in rules: Span<UInt8>, from start: Int, to end: Int) -> Int {
    for index in 0..<count {
      guard start + index < end else { return 1 }
      if bytes[index] != rules[start + index] {
        return bytes[index] < rules[start + index] ? -1 : 1
      }
    }
    return 0
  }
}
