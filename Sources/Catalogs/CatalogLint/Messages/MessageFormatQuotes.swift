/// The apostrophes of a string and their effects in `java.text.MessageFormat`.
///
/// An apostrophe quotes everything up to the next one. Two adjacent apostrophes represent a single
/// apostrophe. See
/// <https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/text/MessageFormat.html>.
struct MessageFormatQuotes {
  /// An apostrophe that is probably meant literally.
  struct Stray: Hashable {
    /// The offset of the apostrophe.
    let place: Int
    /// The arguments that the apostrophe quotes, so that they are printed literally.
    var arguments: [Range<Int>] = []
  }

  /// The apostrophes that quote more than braces or a single argument, or that are unpaired.
  private(set) var strays: [Stray] = []
  /// The apostrophes around a single argument, as in `'{0}'`, which may be an example.
  private(set) var examples: [Stray] = []
  /// The parts that stray apostrophes quote, which are printed literally.
  private(set) var quoted: [Range<Int>] = []
  /// `true` if an argument such as `{0}` is outside of quotes, or is quoted by a stray apostrophe.
  private(set) var hasArguments = false
  /// `true` if the string contains a doubled apostrophe, which represents a single one.
  private(set) var hasDoubled = false

  /// Finds the apostrophes in a string.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "{"), Self.argumentEnd(bytes, offset) != nil {
        hasArguments = true
      }
      guard bytes[offset] == UInt8(ascii: "'") else {
        offset += 1
        continue
      }
      if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "'") {
        hasDoubled = true
        offset += 2
        continue
      }
      let closing = Self.closing(bytes, offset)
      let quoted = offset + 1..<(closing ?? bytes.count)
      let hidden = Self.arguments(bytes, quoted)
      let isMeant =
        closing != nil && quoted.allSatisfy { "{}#,".utf8.contains(bytes[$0]) || bytes[$0] == 0x20 }
      // `'{0}'` quotes an argument as an example; in `l'été d'{0}`, both apostrophes are letters.
      let isExample = closing != nil && hidden.first == quoted
      if isExample, let closing {
        examples += [Stray(place: offset, arguments: hidden), Stray(place: closing)]
      }
      if !isMeant, !isExample {
        if !hidden.isEmpty { hasArguments = true }
        self.quoted.append(quoted)
        strays.append(Stray(place: offset, arguments: hidden))
        if let closing { strays.append(Stray(place: closing)) }
      }
      offset = (closing ?? bytes.count) + 1
    }
  }

  /// Returns the offset of the apostrophe that ends a quote; two adjacent ones do not end it.
  private static func closing(_ bytes: [UInt8], _ start: Int) -> Int? {
    var offset = start + 1
    while let found = bytes[offset...].firstIndex(of: UInt8(ascii: "'")) {
      if found + 1 == bytes.count || bytes[found + 1] != UInt8(ascii: "'") { return found }
      offset = found + 2
    }
    return nil
  }

  /// The arguments that apostrophes quote.
  var hidden: [Range<Int>] { (strays + examples).flatMap(\.arguments) }

  /// Returns the arguments, such as `{0}`, in a part of a string.
  private static func arguments(_ bytes: [UInt8], _ part: Range<Int>) -> [Range<Int>] {
    part.compactMap { offset in
      guard bytes[offset] == UInt8(ascii: "{"), let end = argumentEnd(bytes, offset),
        end <= part.upperBound
      else { return nil }
      return offset..<end
    }
  }

  /// Returns the end of an argument: a number in braces, optionally with a format after a comma.
  private static func argumentEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var end = start + 1
    while end < bytes.count, end - start < 4, bytes[end] &- 0x30 < 10 { end += 1 }
    guard end > start + 1, end < bytes.count else { return nil }
    if bytes[end] == UInt8(ascii: "}") { return end + 1 }
    // A format type begins with a letter; `{1,3,4}` is a list of numbers.
    guard bytes[end] == UInt8(ascii: ","),
      let type = bytes[(end + 1)...].first(where: { $0 > 0x20 }), (type | 0x20) &- 0x61 < 26
    else { return nil }
    return bytes[end...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 }
  }
}
