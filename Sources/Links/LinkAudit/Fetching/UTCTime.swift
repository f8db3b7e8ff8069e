/// A moment in UTC.
package struct UTCTime: Sendable, Hashable, Comparable {
  /// The seconds since 1970-01-01.
  package var seconds: Int

  /// Creates a moment.
  package init(seconds: Int) { self.seconds = seconds }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads a time of a certificate: `Feb  1 12:00:00 2027 GMT`, or `2027-02-01 12:00:00 GMT`.
  init?(certificate text: String) {
    let words = text.split(separator: " ")
    let date: [Int]
    let clock: Substring
    if words.count >= 4, let month = Self.months.firstIndex(of: String(words[0])),
      let day = Int(words[1]), let year = Int(words[3])
    {
      (date, clock) = ([year, month + 1, day], words[2])
    } else if words.count >= 2 {
      (date, clock) = (words[0].split(separator: "-").compactMap { Int($0) }, words[1])
    } else {
      return nil
    }
    let time = clock.split(separator: ":").compactMap { Int($0.prefix(2)) }
    guard date.count == 3, time.count == 3, (1...9999).contains(date[0]),
      (1...12).contains(date[1]), (1...31).contains(date[2])
    else { return nil }
    seconds =
      Self.days(year: date[0], month: date[1], day: date[2]) * 86_400
      + time[0] * 3600 + time[1] * 60 + time[2]
  }

  /// Reads a time of a header: `Tue, 01 Jan 2036 00:00:00 GMT`.
  ///
  /// The obsolete forms of [RFC 9110
  /// §5.6.7](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7) are not read.
  init?(http text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6 else { return nil }
    self.init(certificate: "\(words[2]) \(words[1]) \(words[4]) \(words[3]) GMT")
  }

  /// Returns the number of days from 1970-01-01 to a date in the Gregorian calendar.
  ///
  /// In the calculation, years begin in March, so that a leap day is the last day of its year.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date, such as `2027-02-01`.
  package var date: String {
    let days = Int((Double(seconds) / 86_400).rounded(.down)) + 719_468
    let era = days / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  package static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
}
