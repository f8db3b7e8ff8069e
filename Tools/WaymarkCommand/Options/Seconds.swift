import ArgumentParser

/// A number of seconds, which may have a fraction.
struct Seconds: ExpressibleByArgument, ExpressibleByIntegerLiteral {
  /// The number of milliseconds.
  let milliseconds: Int

  init(integerLiteral value: Int) { milliseconds = value * 1000 }

  init?(argument: String) {
    // Double also reads names such as 'inf' and hexadecimal numbers, which curl does not accept.
    guard argument.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || $0 &- 0x30 < 10 }),
      let number = Double(argument), number <= Double(1 << 30)
    else { return nil }
    milliseconds = Int((number * 1000).rounded(.up))
  }

  var defaultValueDescription: String { "\(milliseconds / 1000)" }
}
