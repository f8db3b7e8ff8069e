public import LinkRouting

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID {
  /// Creates a UUID with the bits of an identifier from a link.
  public init(_ id: UniqueID) {
    func byte(_ index: Int) -> UInt8 {
      let word = index < 8 ? id.high : id.low
      return UInt8(truncatingIfNeeded: word >> UInt64(8 * (7 - index % 8)))
    }
    self.init(
      uuid: (
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7),
        byte(8), byte(9), byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
      ))
  }
}

extension UUID: ParameterDecodable {
  /// Creates a UUID from the value of a parameter.
  public init?(parameter value: ParameterValue) {
    guard let id = UniqueID(parameter: value) else { return nil }
    self.init(id)
  }
}

extension UniqueID {
  /// Creates an identifier with the bits of a UUID.
  public init(_ id: UUID) {
    let bytes = id.uuid
    func word(_ bytes: UInt8...) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(
      high: word(bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7),
      low: word(bytes.8, bytes.9, bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15))
  }
}

extension Decimal {
  /// Creates a decimal with the value of a number in a link.
  public init(_ number: DecimalNumber) {
    self = Decimal(
      sign: number.units < 0 ? .minus : .plus, exponent: -number.scale,
      significand: Decimal(number.units.magnitude))
  }
}

extension Decimal: ParameterDecodable {
  /// Creates a decimal from the value of a parameter.
  public init?(parameter value: ParameterValue) {
    guard let number = DecimalNumber(parameter: value) else { return nil }
    self.init(number)
  }
}

extension DecimalNumber {
  /// Creates a number from a decimal; returns `nil` if a number in a link cannot represent it, for
  /// example because it has more than 18 digits.
  public init?(_ decimal: Decimal) {
    self.init("\(decimal)")
  }
}

extension DateComponents {
  /// Creates components with the year, month and day of a date, and with the Gregorian calendar.
  ///
  /// Without an explicit calendar, `Calendar.current` of a user in Thailand would read 2026 as a
  /// year of the Buddhist era. The components have no time zone, because a date in a link has none.
  ///
  /// - Note: A `CalendarDate` uses the Gregorian calendar for all years, as ISO 8601 does.
  ///   Foundation uses the Julian calendar for dates before 15 October 1582.
  public init(_ date: CalendarDate) {
    self.init(
      calendar: Calendar(identifier: .gregorian), year: date.year, month: date.month,
      day: date.day)
  }
}

extension DateComponents: ParameterDecodable {
  /// Creates components with the Gregorian calendar and the year, month and day of a value.
  ///
  /// - Returns: `nil` if the value is not a date.
  public init?(parameter value: ParameterValue) {
    guard let date = CalendarDate(parameter: value) else { return nil }
    self.init(date)
  }
}

extension CalendarDate {
  /// Creates a date from the year, month and day of components.
  ///
  /// Other components, such as an hour, are ignored.
  ///
  /// - Returns: `nil` if the year, month or day is missing, or if the date does not exist. The
  ///   result is also `nil` for a year outside of 0 to 9999, for an era other than CE, and for a
  ///   calendar other than the Gregorian or ISO 8601 calendar. Without a calendar or an era,
  ///   Gregorian and CE are assumed.
  public init?(_ components: DateComponents) {
    switch components.calendar?.identifier {
    case nil, .gregorian, .iso8601: break
    default: return nil
    }
    guard components.era ?? 1 == 1, let year = components.year, let month = components.month,
      let day = components.day
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
