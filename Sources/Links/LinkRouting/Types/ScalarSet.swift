/// A set of Unicode scalars as sorted ranges, for the characters of a text parameter.
public struct ScalarSet: Hashable, Sendable {
  /// The ranges of scalar values in increasing order.
  ///
  /// No two ranges overlap or are adjacent.
  public let ranges: [ClosedRange<UInt32>]

  /// Creates a set from ranges in any order.
  ///
  /// Values that are not scalars are removed: surrogates, and values above U+10FFFF.
  public init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = Self.normalized(
      ranges.flatMap { range -> [ClosedRange<UInt32>] in
        let upper = min(range.upperBound, 0x10FFFF)
        guard range.lowerBound <= upper else { return [] }
        let range = range.lowerBound...upper
        guard range.overlaps(0xD800...0xDFFF) else { return [range] }
        var parts: [ClosedRange<UInt32>] = []
        if range.lowerBound < 0xD800 { parts.append(range.lowerBound...0xD7FF) }
        if range.upperBound > 0xDFFF { parts.append(0xE000...range.upperBound) }
        return parts
      })
  }

  private static func normalized(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound + 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Creates a set from single scalars.
  public init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init(scalars.map { $0.value...$0.value })
  }

  /// All scalars except the control characters (C0, DEL, C1).
  ///
  /// A link may not contain control characters, not even percent-encoded. The only exceptions are
  /// percent-encoded ``lineBreaks``, in values whose type allows them.
  public static let printable = ScalarSet([0x20...0x7E, 0xA0...0x10FFFF])

  /// Characters that are invisible or change the direction of the text around them.
  ///
  /// They are the soft hyphen, the Mongolian vowel separator, the zero-width space, the word
  /// joiner, the byte-order mark, the tags, and the bidirectional controls of [UAX #9
  /// §2](https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters). Joiners (U+200C,
  /// U+200D) are not included, because scripts and emoji need them.
  public static let invisible = ScalarSet([
    0x00AD...0x00AD, 0x061C...0x061C, 0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F,
    0x202A...0x202E, 0x2060...0x2060, 0x2066...0x2069, 0xFEFF...0xFEFF, 0xE0001...0xE0001,
    0xE0020...0xE007F,
  ])

  /// The tags that encode the region of a flag, and the cancel tag that ends them.
  ///
  /// See [UTS #51 §C](https://www.unicode.org/reports/tr51/#valid-emoji-tag-sequences).
  static let flagTags = ScalarSet([0xE0030...0xE0039, 0xE0061...0xE007A, 0xE007F...0xE007F])

  /// Tab, line feed and carriage return, which a value with several lines may contain.
  public static let lineBreaks = ScalarSet([0x09...0x0A, 0x0D...0x0D])

  /// The separators that some parsers interpret even if they are percent-encoded.
  static let separators = ScalarSet("/\\".unicodeScalars)

  /// Returns a Boolean value that indicates whether the set contains a scalar.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of ranges.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }

  /// A Boolean value that indicates whether the set is empty.
  public var isEmpty: Bool { ranges.isEmpty }

  /// Returns the scalars that are in both sets.
  public func intersection(_ other: ScalarSet) -> ScalarSet {
    var result: [ClosedRange<UInt32>] = []
    var left = 0
    var right = 0
    while left < ranges.count, right < other.ranges.count {
      let lower = max(ranges[left].lowerBound, other.ranges[right].lowerBound)
      let upper = min(ranges[left].upperBound, other.ranges[right].upperBound)
      if lower <= upper { result.append(lower...upper) }
      if ranges[left].upperBound < other.ranges[right].upperBound {
        left += 1
      } else {
        right += 1
      }
    }
    return ScalarSet(result)
  }

  /// Returns the scalars that are in either set.
  public func union(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(ranges + other.ranges)
  }

  /// Returns the scalars of this set that are not in the other set.
  public func subtracting(_ other: ScalarSet) -> ScalarSet {
    var complement: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in other.ranges {
      if next < range.lowerBound { complement.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= 0x10FFFF { complement.append(next...0x10FFFF) }
    return intersection(ScalarSet(complement))
  }
}

extension ScalarSet {
  /// Parses a set in the syntax of a manifest: characters and ranges, separated by spaces.
  ///
  /// For example, `A-Z 0-9 -` contains the upper-case letters, the digits and the hyphen. A scalar
  /// may be written as its number, such as `U+0020` for the space. The word `any` represents
  /// ``printable``.
  ///
  /// - Returns: `nil` if the text lists no character, or if a range is in decreasing order.
  public init?(parsing text: String) {
    var ranges: [ClosedRange<UInt32>] = []
    for part in text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\n" }) {
      if part == "any" {
        ranges += Self.printable.ranges
        continue
      }
      var rest = Array(part.unicodeScalars)[...]
      while !rest.isEmpty {
        guard let lower = Self.takeScalar(from: &rest) else { return nil }
        var upper = lower
        if rest.count >= 2, rest.first == "-" {
          rest.removeFirst()
          guard let end = Self.takeScalar(from: &rest) else { return nil }
          upper = end
        }
        guard lower <= upper else { return nil }
        ranges.append(lower...upper)
      }
    }
    guard !ranges.isEmpty else { return nil }
    self.init(ranges)
  }

  /// Removes and returns the first scalar, written as itself or as `U+` and four to six hexadecimal
  /// digits.
  private static func takeScalar(from rest: inout ArraySlice<Unicode.Scalar>) -> UInt32? {
    guard let first = rest.popFirst() else { return nil }
    guard first == "U", rest.first == "+" else { return first.value }
    let digits = rest.dropFirst().prefix(while: { $0.properties.isASCIIHexDigit })
    guard digits.count >= 4, digits.count <= 6 else { return first.value }
    rest = rest.dropFirst(1 + digits.count)
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
  }
}

extension ScalarSet: CustomStringConvertible {
  /// The set in the syntax of ``init(parsing:)``.
  public var description: String {
    if self == .printable { return "any" }
    return ranges.flatMap(Self.parts).map { range in
      range.count == 1
        ? Self.spelling(range.lowerBound)
        : Self.spelling(range.lowerBound) + "-" + Self.spelling(range.upperBound)
    }.joined(separator: " ")
  }

  /// The set in the order that messages use: letters, then digits, then other characters.
  ///
  /// For example, `A-Z 0-9 -` for the set whose description is `- 0-9 A-Z`.
  package var readableDescription: String {
    let parts = description.split(separator: " ")
    func rank(_ part: Substring) -> Int {
      guard let first = part.first, first.isASCII, !part.hasPrefix("U+") else { return 2 }
      return first.isLetter ? 0 : first.isNumber ? 1 : 2
    }
    return (0...2).flatMap { place in parts.filter { rank($0) == place } }.joined(separator: " ")
  }

  /// Splits a range into the parts that are easy to read.
  ///
  /// Two characters are written as a list, such as `A B`, and so is a hyphen with its two
  /// neighbors. A hyphen at an end of the range is separate, because it would be next to the hyphen
  /// between the bounds.
  private static func parts(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
    let hyphen = Unicode.Scalar("-").value
    if range.count == 1 { return [range] }
    if range.lowerBound == hyphen {
      return [hyphen...hyphen] + parts(hyphen + 1...range.upperBound)
    }
    if range.upperBound == hyphen {
      return parts(range.lowerBound...hyphen - 1) + [hyphen...hyphen]
    }
    let isList = range.count == 2 || range.count == 3 && range.contains(hyphen)
    return isList ? range.map { $0...$0 } : [range]
  }

  private static func spelling(_ value: UInt32) -> String {
    if value > 0x20, value < 0x7F, let scalar = Unicode.Scalar(value) { return String(scalar) }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
