/// A decimal number: an integer of units, and the number of digits after the decimal point.
///
/// ``units`` of 1250 and a ``scale`` of 2 are the number 12.50. Arithmetic and rounding are left to
/// other types, such as Foundation's `Decimal`.
public struct DecimalNumber: Sendable, Hashable, Comparable {
  /// The number, multiplied by ten to the power of ``scale``.
  public let units: Int
  /// The number of digits after the decimal point.
  public let scale: Int

  /// The maximum magnitude of ``units``: 18 digits.
  public static let maximumUnits = 999_999_999_999_999_999
  /// The maximum of ``scale``.
  public static let maximumScale = 17

  /// Creates a number, or returns `nil` if `units` has more than 18 digits, or if `scale` is not
  /// from 0 to 17.
  public init?(units: Int, scale: Int) {
    guard (0...Self.maximumScale).contains(scale),
      (-Self.maximumUnits...Self.maximumUnits).contains(units)
    else { return nil }
    self.units = units
    self.scale = scale
  }

  /// Compares the numbers; `12.5` equals `12.50`.
  public static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }

  /// Compares the numbers.
  public static func < (left: Self, right: Self) -> Bool { left.parts < right.parts }

  /// Hashes the number, without its scale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts.whole)
    hasher.combine(parts.fraction)
  }

  /// The integer part and 18 digits of the fraction, both with the sign of the number.
  var parts: (whole: Int, fraction: Int) {
    let power = Self.power(scale)
    return (units / power, units % power * Self.power(18 - scale))
  }

  /// Returns ten to a power of at most 18.
  static func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }

  /// Returns the units of the number in another scale, or `nil` if they are not a 64-bit integer.
  ///
  /// For example, 1.5 has the units 150 in the scale 2, and no units in the scale 0.
  package func units(scale other: Int) -> Int? {
    if other < scale {
      let power = Self.power(scale - other)
      return units % power == 0 ? units / power : nil
    }
    let (product, overflow) = units.multipliedReportingOverflow(by: Self.power(other - scale))
    return overflow ? nil : product
  }
}

extension DecimalNumber: LosslessStringConvertible {
  /// Parses digits with an optional decimal point, and `-` before a negative number, as in
  /// `-12.50`.
  public init?(_ description: String) {
    var (units, scale, digits) = (0, 0, 0)
    var isNegative = false
    var hasPoint = false
    for (index, byte) in description.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: ".") where !hasPoint && digits > 0: hasPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard units <= Self.maximumUnits / 10 else { return nil }
        units = units * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        if hasPoint { scale += 1 }
      default: return nil
      }
    }
    guard digits > 0, !hasPoint || scale > 0 else { return nil }
    self.init(units: isNegative ? -units : units, scale: scale)
  }

  /// The number with ``scale`` digits after the decimal point.
  public var description: String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.utf8.count)) + digits
    let sign = units < 0 ? "-" : ""
    return scale == 0 ? sign + padded : "\(sign)\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }
}
