/// The range and the spelling of a decimal parameter.
///
/// Each number has one spelling: no plus sign, no leading zeros, no `-` before zero, and the digits
/// after the decimal point that ``fraction`` requires.
public struct DecimalRule: Sendable, Hashable {
  /// The digits after the decimal point.
  public enum Fraction: Sendable, Hashable {
    /// Exactly as many digits as the scale, as in prices: `12.50`.
    case padded
    /// At most as many digits as the scale, without trailing zeros: `12.5`.
    case trimmed
  }

  /// The range, in units of the last digit: with a scale of 2, the number 12.50 is 1250.
  public let units: ClosedRange<Int>
  /// The number of digits after the decimal point; the maximum number if ``fraction`` is trimmed.
  public let scale: Int
  /// The spelling of the digits after the decimal point.
  public let fraction: Fraction

  /// The largest range of ``units``.
  ///
  /// A rule with the lower bound of this range has no minimum, and one with the upper bound has no
  /// maximum.
  public static let wholeRange = -DecimalNumber.maximumUnits...DecimalNumber.maximumUnits
  /// The scales that a rule may have.
  ///
  /// A scale of 0 is not among them, because numbers without a fraction have an integer type.
  public static let scales = 1...9

  /// Creates a rule; the units are clamped to ``wholeRange``, and the scale to ``scales``.
  public init(
    units: ClosedRange<Int> = Self.wholeRange, scale: Int, fraction: Fraction = .padded
  ) {
    self.units = units.clamped(to: Self.wholeRange)
    self.scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    self.fraction = fraction
  }

  /// The lower bound, or `nil` if the range has none.
  public var minimum: DecimalNumber? {
    units.lowerBound == Self.wholeRange.lowerBound ? nil : number(units.lowerBound)
  }

  /// The upper bound, or `nil` if the range has none.
  public var maximum: DecimalNumber? {
    units.upperBound == Self.wholeRange.upperBound ? nil : number(units.upperBound)
  }

  /// Returns the number with the given units, without trailing zeros if the rule trims them; `nil`
  /// if it has more than 18 digits.
  package func number(_ units: Int) -> DecimalNumber? {
    var (units, scale) = (units, scale)
    while fraction == .trimmed, scale > 0, units % 10 == 0 {
      units /= 10
      scale -= 1
    }
    return DecimalNumber(units: units, scale: scale)
  }

  /// A phrase such as "a number from 0.00 to 9999.99 (decimal places: 2)".
  package var summary: String {
    let places = "(decimal places: \(fraction == .trimmed ? "0–" : "")\(scale))"
    return switch (minimum, maximum) {
    case (nil, nil): "a number \(places)"
    case (let minimum?, nil): "a number of at least \(minimum) \(places)"
    case (nil, let maximum?): "a number of at most \(maximum) \(places)"
    case (let minimum?, let maximum?): "a number from \(minimum) to \(maximum) \(places)"
    }
  }
}

// MARK: - The regular language

extension DecimalRule {
  /// A regular expression that matches exactly the canonical spellings of the numbers.
  var expression: String {
    var alternatives: [String] = []
    switch fraction {
    case .padded: append(units, scale: scale, to: &alternatives)
    case .trimmed:
      for places in 0...scale {
        let power = DecimalNumber.power(scale - places)
        // The bounds are rounded to numbers inside the range.
        let lower = Self.quotient(units.lowerBound, power, roundsUp: true)
        let upper = Self.quotient(units.upperBound, power, roundsUp: false)
        if lower <= upper { append(lower...upper, scale: places, to: &alternatives) }
      }
    }
    return alternatives.joined(separator: "|")
  }

  private static func quotient(_ value: Int, _ power: Int, roundsUp: Bool) -> Int {
    let quotient = value / power
    if value % power == 0 { return quotient }
    if roundsUp { return value > 0 ? quotient + 1 : quotient }
    return value < 0 ? quotient - 1 : quotient
  }

  /// Appends expressions for the numbers of a range with exactly `scale` decimal places.
  private func append(_ range: ClosedRange<Int>, scale: Int, to alternatives: inout [String]) {
    if range.upperBound >= 0 {
      let positive = max(0, range.lowerBound)...range.upperBound
      append(positive, sign: "", scale: scale, to: &alternatives)
    }
    if range.lowerBound < 0 {
      let negative = max(1, -range.upperBound)...(-range.lowerBound)
      append(negative, sign: "-", scale: scale, to: &alternatives)
    }
  }

  private func append(
    _ magnitudes: ClosedRange<Int>, sign: String, scale: Int, to alternatives: inout [String]
  ) {
    let last = fraction == .trimmed && scale > 0 ? 1 : 0
    // Each step appends the numbers with `length` digits. The shortest numbers have one digit
    // before the point. Only in these numbers may the first digit be zero.
    var length = scale + 1
    while length <= 18 {
      let least = length == scale + 1 ? 0 : DecimalNumber.power(length - 1)
      let greatest = DecimalNumber.power(length) - 1
      if least > magnitudes.upperBound { break }
      if greatest < magnitudes.lowerBound {
        length += 1
        continue
      }
      let numbers = max(least, magnitudes.lowerBound)...min(greatest, magnitudes.upperBound)
      if numbers == least...greatest, length > scale + 1 {
        // If the range contains all numbers of several consecutive lengths, one expression matches
        // all of them.
        var longest = length
        while longest < 18, magnitudes.upperBound >= DecimalNumber.power(longest + 1) - 1 {
          longest += 1
        }
        let (fewest, most) = (length - scale - 1, longest - scale - 1)
        let count = fewest == most ? "{\(fewest)}" : "{\(fewest),\(most)}"
        alternatives.append("\(sign)[1-9][0-9]\(count)" + places(scale))
        length = longest + 1
        continue
      }
      let digits = Digits(scale: scale, length: length, minimumLast: last)
      for text in digits.expressions(
        from: numbers.lowerBound, to: numbers.upperBound, place: 0)
      {
        alternatives.append(sign + text)
      }
      length += 1
    }
  }

  private func places(_ scale: Int) -> String {
    if scale == 0 { return "" }
    if fraction == .padded { return "\\.[0-9]{\(scale)}" }
    return scale == 1 ? "\\.[1-9]" : "\\.[0-9]{\(scale - 1)}[1-9]"
  }

  /// A builder of expressions for numbers with `length` digits, of which `scale` are after the
  /// decimal point.
  private struct Digits {
    let scale: Int
    let length: Int
    /// The smallest last digit: 1 if the numbers may not have trailing zeros, and otherwise 0.
    let minimumLast: Int

    /// Returns expressions for the digits from a place to the last, for all numbers from `lower` to
    /// `upper`.
    ///
    /// Both bounds contain only the digits from this place on.
    func expressions(from lower: Int, to upper: Int, place: Int) -> [String] {
      let rest = length - place - 1
      let power = DecimalNumber.power(rest)
      let (first, last) = (lower / power, upper / power)
      if rest == 0 {
        let least = max(first, minimumLast)
        return least <= last ? [set(least, last, at: place)] : []
      }
      if first == last {
        return expressions(from: lower % power, to: upper % power, place: place + 1).map {
          set(first, last, at: place) + $0
        }
      }
      var result: [String] = []
      var (low, high) = (first, last)
      if lower % power > 0 {
        low += 1
        result += expressions(from: lower % power, to: power - 1, place: place + 1).map {
          set(first, first, at: place) + $0
        }
      }
      if upper % power < power - 1 { high -= 1 }
      if low <= high { result.append(set(low, high, at: place) + all(after: place)) }
      if upper % power < power - 1 {
        result += expressions(from: 0, to: upper % power, place: place + 1).map {
          set(last, last, at: place) + $0
        }
      }
      return result
    }

    /// Returns an expression for a digit at a place, with the decimal point before it if necessary.
    private func set(_ lower: Int, _ upper: Int, at place: Int) -> String {
      let point = scale > 0 && place == length - scale ? "\\." : ""
      return point + (lower == upper ? "\(lower)" : "[\(lower)-\(upper)]")
    }

    /// Returns an expression for all digits after a place.
    private func all(after place: Int) -> String {
      (place + 1..<length).reduce(into: "") { text, next in
        text += set(next == length - 1 ? minimumLast : 0, 9, at: next)
      }
    }
  }
}
