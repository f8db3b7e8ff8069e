extension JSONNode {
  /// Returns the source text of a number, its only lossless form; `nil` for other kinds of nodes.
  public func spelling(in bytes: Span<UInt8>) -> String? {
    guard kind == .number, range.upperBound <= bytes.count else { return nil }
    return Self.verbatim(range, of: bytes)
  }

  /// Returns the value of an integer from −2⁶³ to 2⁶³ − 1, or `nil` for any other node.
  ///
  /// The result depends on the value, not on the spelling: it is 1000 for `1e3` and `1000.0`, and
  /// `nil` for `1.5`. The conversion is exact, because it does not use floating-point numbers.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the number in bytes.
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

  /// Returns the value of a number, rounded to the nearest floating-point number.
  ///
  /// - Returns: `nil` for other kinds of nodes, and for a number that exceeds the range of
  ///   `Double`.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the number in bytes.
  public func double(in bytes: Span<UInt8>) -> Double? {
    guard let value = spelling(in: bytes).flatMap(Double.init), value.isFinite else { return nil }
    return value
  }

  /// Returns the digits and the decimal exponent of a number that has a fraction or an exponent.
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
      // The exponent is limited, because no number in a file has so many digits that a larger
      // exponent would change the result.
      case let byte: exponent = min(exponent * 10 + Int(byte &- UInt8(ascii: "0")), 1 << 30)
      }
      offset += 1
    }
    decimal.exponent += isNegative ? -exponent : exponent
    return decimal
  }

  /// A decimal number; the place value of its last digit is 10 to the power of the exponent.
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
  /// Returns the number with a digit appended, or `nil` if the result overflows.
  fileprivate func appending(digit: UInt8, isNegative: Bool) -> Int64? {
    let (product, hasOverflown) = multipliedReportingOverflow(by: 10)
    let digit = Int64(digit &- UInt8(ascii: "0"))
    let (sum, isTooLarge) =
      isNegative
      ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
    return hasOverflown || isTooLarge ? nil : sum
  }
}
