import TextPrimitives

/// A number, a date or a time in a form that conditions can compare.
///
/// Values are compared by `high`, and by `low` if their `high` is equal.
struct OrderedValue: Comparable {
  var high: Int
  var low = 0

  static func < (left: Self, right: Self) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}

extension ParameterCondition.Relation {
  /// Returns `true` if two values have the relation.
  func holds(_ left: OrderedValue, _ right: OrderedValue) -> Bool {
    switch self {
    case .with: true
    case .greater: left > right
    case .atLeast: left >= right
    case .less: left < right
    case .atMost: left <= right
    }
  }
}

extension OrderedValue {
  /// Creates the value of decoded bytes that their type accepts, or returns `nil` if they are not
  /// of the given kind.
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>, as kind: OrderedKind) {
    switch kind {
    case .number:
      if let number = CompiledType.integer(bytes, range) {
        self.init(high: number)
      } else if let number = DecimalNumber(
        linkBytes: bytes, from: range.lowerBound, to: range.upperBound)
      {
        self.init(high: number.parts.whole, low: number.parts.fraction)
      } else {
        return nil
      }
    case .date:
      // The bytes are a valid date, so their digits are the year, the month and the day.
      guard range.count == 10 else { return nil }
      var digits = 0
      for offset in range where bytes[offset] != UInt8(ascii: "-") {
        digits = digits &* 10 &+ Int(bytes[offset] &- 0x30)
      }
      self.init(high: digits)
    case .dateTime: self.init(dateTime: bytes, range)
    }
  }

  /// Reads a value of the type `datetime`: the seconds since March 1 of the year 0, and the
  /// nanoseconds.
  private init?(dateTime bytes: Span<UInt8>, _ range: Range<Int>) {
    func number(_ first: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { value, index in
        value * 10 + Int(bytes[range.lowerBound + first + index] &- 0x30)
      }
    }
    guard range.count >= 20 else { return nil }
    let (year, month, day) = (number(0, 4), number(5, 2), number(8, 2))
    // Years start in March, so that a leap day is the last day.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days =
      era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    var seconds = ((days * 24 + number(11, 2)) * 60 + number(14, 2)) * 60 + number(17, 2)
    var index = 19
    var nanoseconds = 0
    if bytes[range.lowerBound + index] == UInt8(ascii: ".") {
      index += 1
      var unit = 100_000_000
      while index < range.count, bytes[range.lowerBound + index] &- 0x30 < 10 {
        nanoseconds += number(index, 1) * unit
        unit /= 10
        index += 1
      }
    }
    if range.count - index == 6 {
      let offset = (number(index + 1, 2) * 60 + number(index + 4, 2)) * 60
      seconds -= bytes[range.lowerBound + index] == UInt8(ascii: "-") ? -offset : offset
    }
    self.init(high: seconds, low: nanoseconds)
  }
}
