/// A day of the proleptic Gregorian calendar, without a time or a time zone.
public struct CalendarDate: Hashable, Sendable {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates a date, or returns `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a date in the form `YYYY-MM-DD`, or returns `nil` if the bytes are not such a date.
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let start = range.lowerBound
    guard range.count == 10, bytes[start + 4] == UInt8(ascii: "-"),
      bytes[start + 7] == UInt8(ascii: "-")
    else { return nil }
    let year = Self.number(bytes, from: start, count: 4)
    let month = Self.number(bytes, from: start + 5, count: 2)
    let day = Self.number(bytes, from: start + 8, count: 2)
    guard year >= 0, month >= 0, day >= 0 else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Returns the value of decimal digits, or -1 if a byte is not a digit.
  private static func number(_ bytes: Span<UInt8>, from start: Int, count: Int) -> Int {
    var value = 0
    for offset in start..<start + count {
      let digit = bytes[offset] &- 0x30
      if digit >= 10 { return -1 }
      value = value &* 10 &+ Int(digit)
    }
    return value
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String {
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }
}
