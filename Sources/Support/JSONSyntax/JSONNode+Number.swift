extension JSONNode {
  /// The bytes of a number, which are its only lossless form; `nil` for other kinds.
  public func spelling(in bytes: Span<UInt8>) -> String? {
    guard kind == .number, range.upperBound <= bytes.count else { return nil }
    return Self.verbatim(range, of: bytes)
  }

  /// The value of a number that is an integer from −2⁶³ to 2⁶³ − 1; `nil` for all others.
  ///
  /// The value counts, not the spelling: `1e3` and `1000.0` are a thousand, `1.5` is `nil`, and no
  /// digit is lost on the way through a floating-point number.
  ///
  /// - Complexity: O(*n*) in the bytes of the number.
  public func integer(in bytes: Span<UInt8>) -> Int64? {
    guard kind == .number, range.upperBound <= bytes.count else { return nil }
    var offset = range.lowerBound
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    if traits.contains(.hasFraction) {
      return decimal(from: offset, in: bytes).integer(isNegative: isNegative)
    }
    var value: Int64 = 0
    while offset < range.upperBound {
      guard let next = value.appending(digit: bytes[offset], isNegative: isNegative) else {
        return nil
      }
      value = next
      offset += 1
    }
    return value
  }

  /// The value of a number, rounded to the nearest floating-point number; `nil` for other kinds,
  /// and for a number that is too large for any.
  ///
  /// - Complexity: O(*n*) in the bytes of the number.
  public func double(in bytes: Span<UInt8>) -> Double? {
    guard let value = spelling(in: bytes).flatMap(Double.init), value.isFinite else { return nil }
    return value
  }

  /// The digits of a number with a fraction or an exponent, and where the point is.
  private func decimal(from start: Int, in bytes: Span<UInt8>) -> Decimal {
    var decimal = Decimal()
    var offset = start
    var hasPoint = false
    while offset < range.upperBound, bytes[offset] | 0x20 != UInt8(ascii: "e") {
      if bytes[offset] == UInt8(ascii: ".") {
        hasPoint = true
      } else {
        decimal.append(bytes[offset])
        if hasPoint { decimal.exponent -= 1 }
      }
      offset += 1
    }
    var exponent = 0
    var isNegative = false
    offset += 1
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      // Beyond this it makes no difference: a text has fewer digits.
      case let byte: exponent = min(exponent * 10 + Int(byte &- UInt8(ascii: "0")), 1 << 30)
      }
      offset += 1
    }
    decimal.exponent += isNegative ? -exponent : exponent
    return decimal
  }

  /// Digits, of which the last one counts 10 to the power of the exponent.
  private struct Decimal {
    var digits: [UInt8] = []
    var exponent = 0

    mutating func append(_ digit: UInt8) {
      if digits.isEmpty, digit == UInt8(ascii: "0") { return }
      digits.append(digit)
    }

    func integer(isNegative: Bool) -> Int64? {
      var digits = digits[...]
      var exponent = exponent
      while digits.last == UInt8(ascii: "0") {
        digits.removeLast()
        exponent += 1
      }
      if digits.isEmpty { return 0 }
      guard exponent >= 0, digits.count + exponent <= 19 else { return nil }
      digits += Array(repeating: UInt8(ascii: "0"), count: exponent)
      return digits.reduce(Int64?.some(0)) { value, digit in
        value?.appending(digit: digit, isNegative: isNegative)
      }
    }
  }
}

extension Int64 {
  /// The number with one more digit; `nil` if that is too large.
  fileprivate func appending(digit: UInt8, isNegative: Bool) -> Int64? {
    let (product, hasOverflown) = multipliedReportingOverflow(by: 10)
    let digit = Int64(digit &- UInt8(ascii: "0"))
    let (sum, isTooLarge) =
      isNegative
      ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
    return hasOverflown || isTooLarge ? nil : sum
  }
}
