/// Parses dates and times of RFC 3339.
///
/// The grammar is that of [RFC 3339 §5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
enum InternetTime {
  /// Returns the number of milliseconds since 1970 began in UTC; `nil` for an invalid date or time.
  ///
  /// Digits after the milliseconds are ignored. `T` and `Z` may be lower case, and a space may
  /// replace the `T`, as the RFC allows. A leap second is treated as the following second.
  static func milliseconds(_ text: String) -> Int64? {
    var rest = Array(text.utf8)[...]
    guard let year = number(&rest, digits: 4), take(&rest, "-"),
      let month = number(&rest, digits: 2), take(&rest, "-"),
      let day = number(&rest, digits: 2), take(&rest, "Tt "),
      let hour = number(&rest, digits: 2), take(&rest, ":"),
      let minute = number(&rest, digits: 2), take(&rest, ":"),
      let second = number(&rest, digits: 2),
      let fraction = fraction(&rest), let offset = offset(&rest), rest.isEmpty
    else { return nil }
    guard 1...12 ~= month, 1...days(inMonth: month, year) ~= day, hour < 24, minute < 60 else {
      return nil
    }
    let minutes = ((daysSince1970(year, month: month, day: day) * 24 + hour) * 60 + minute) - offset
    // Leap seconds are inserted at the end of a day in UTC.
    let isLastMinute = (minutes % 1440 + 1440) % 1440 == 1439
    guard second < 60 || second == 60 && isLastMinute else { return nil }
    return Int64((minutes * 60 + second) * 1000 + fraction)
  }

  private static func number(_ rest: inout ArraySlice<UInt8>, digits: Int) -> Int? {
    guard rest.count >= digits else { return nil }
    var value = 0
    for byte in rest.prefix(digits) {
      guard let digit = digit(byte) else { return nil }
      value = value * 10 + digit
    }
    rest.removeFirst(digits)
    return value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte &- UInt8(ascii: "0") < 10 ? Int(byte &- UInt8(ascii: "0")) : nil
  }

  private static func take(_ rest: inout ArraySlice<UInt8>, _ choices: String) -> Bool {
    guard let byte = rest.first, choices.utf8.contains(byte) else { return false }
    rest.removeFirst()
    return true
  }

  /// Returns the fraction of a second in milliseconds; 0 if there is no decimal point, and `nil` if
  /// no digit follows the point.
  private static func fraction(_ rest: inout ArraySlice<UInt8>) -> Int? {
    guard take(&rest, ".") else { return 0 }
    let digits = rest.prefix { digit($0) != nil }
    guard !digits.isEmpty else { return nil }
    rest.removeFirst(digits.count)
    var value = 0
    for place in 0..<3 {
      value = value * 10 + (digits.dropFirst(place).first.flatMap(digit) ?? 0)
    }
    return value
  }

  /// Returns the number of minutes by which local time is ahead of UTC; `nil` if it is invalid.
  private static func offset(_ rest: inout ArraySlice<UInt8>) -> Int? {
    if take(&rest, "Zz") { return 0 }
    let isAhead = rest.first == UInt8(ascii: "+")
    guard take(&rest, "+-"), let hours = number(&rest, digits: 2), take(&rest, ":"),
      let minutes = number(&rest, digits: 2), hours < 24, minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (isAhead ? 1 : -1)
  }

  private static func days(inMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the number of days from 1 January 1970 to a date in the Gregorian calendar.
  ///
  /// In the calculation, years start in March, so that the leap day is the last day of a year.
  private static func daysSince1970(_ year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
