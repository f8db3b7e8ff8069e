/// Functions that write numbers as Swift literals, with digits grouped as `swift format` requires.
enum SwiftNumbers {
  /// Returns a number in decimal; the limits are written as `Int.min` and `Int.max`.
  static func decimal(_ number: Int) -> String {
    if number == .min { return "Int.min" }
    if number == .max { return "Int.max" }
    let digits = grouped(String(number.magnitude), by: 3, from: 7)
    return number < 0 ? "-" + digits : digits
  }

  /// Returns a number in hexadecimal with the prefix `0x`.
  static func hexadecimal(_ number: UInt64, digits: Int = 1) -> String {
    let text = String(number, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, digits - text.count))
    return "0x" + grouped(padding + text, by: 4, from: 8)
  }

  /// Inserts `_` between groups of digits, counted from the end, if the number is long enough.
  private static func grouped(_ digits: String, by size: Int, from length: Int) -> String {
    guard digits.count >= length else { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % size == 0 { result += "_" }
      result.append(digit)
    }
    return result
  }
}
