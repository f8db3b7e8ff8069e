import TextPrimitives

/// Writes numbers and strings as bytes, which ``CacheReader`` reads.
///
/// A number has seven bits in each byte, lowest first; the highest bit is set in all bytes but the
/// last. A string is written at its first occurrence, and later occurrences refer to it by number.
struct CacheWriter {
  private(set) var bytes: [UInt8] = []
  /// The numbers of the strings, by their UTF-8 bytes.
  ///
  /// Equal strings can differ in their bytes, because Swift compares them by canonical equivalence.
  private var numbers: [Bytes: Int] = [:]

  /// Writes a number.
  ///
  /// - Precondition: `number >= 0`.
  mutating func write(_ number: Int) {
    precondition(number >= 0, "only counts and offsets are written")
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ value: Bool) { write(value ? 1 : 0) }

  /// Writes a string.
  mutating func write(_ text: String) {
    let content = Bytes(text.utf8)
    if let number = numbers[content] {
      write(number + 1)
      return
    }
    numbers[content] = numbers.count
    write(0)
    write(content.count)
    bytes += content
  }

  /// Writes an optional value, preceded by a Boolean value.
  mutating func write<Value>(_ value: Value?, _ body: (inout Self, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  mutating func write(_ text: String?) { write(text) { $0.write($1) } }

  /// Writes the number of values, and then each value.
  mutating func write<Value>(
    _ values: some Collection<Value>, _ body: (inout Self, Value) -> Void
  ) {
    write(values.count)
    for value in values { body(&self, value) }
  }
}
