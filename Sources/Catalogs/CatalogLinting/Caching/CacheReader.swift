import TextPrimitives

/// Reads numbers and strings that ``CacheWriter`` has written.
///
/// Any bytes can be read without a crash: all counts are checked against the remaining bytes.
struct CacheReader {
  /// An error that indicates that ``CacheWriter`` did not write the bytes.
  struct Malformed: Error {}

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var texts: [String] = []

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// `true` if all bytes were read.
  var isAtEnd: Bool { place == bytes.endIndex }

  mutating func number() throws(Malformed) -> Int {
    var number = 0
    for shift in stride(from: 0, to: 63, by: 7) {
      guard place < bytes.endIndex else { throw Malformed() }
      let byte = bytes[place]
      place += 1
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw Malformed()
  }

  mutating func flag() throws(Malformed) -> Bool {
    switch try number() {
    case 0: false
    case 1: true
    default: throw Malformed()
    }
  }

  mutating func text() throws(Malformed) -> String {
    let number = try number()
    guard number == 0 else {
      guard number <= texts.count else { throw Malformed() }
      return texts[number - 1]
    }
    let count = try self.number()
    guard count <= bytes.endIndex - place else { throw Malformed() }
    let text = String(decoding: bytes[place..<place + count], as: UTF8.self)
    place += count
    texts.append(text)
    return text
  }

  mutating func optional<Value>(
    _ body: (inout Self) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try flag() ? try body(&self) : nil
  }

  mutating func optionalText() throws(Malformed) -> String? {
    try flag() ? try text() : nil
  }

  /// Reads the number of values, and then each value.
  mutating func list<Value>(
    _ body: (inout Self) throws(Malformed) -> Value
  ) throws(Malformed) -> [Value] {
    let count = try number()
    // Each value occupies at least one byte, so a larger count is invalid.
    guard count <= bytes.endIndex - place else { throw Malformed() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }
}
