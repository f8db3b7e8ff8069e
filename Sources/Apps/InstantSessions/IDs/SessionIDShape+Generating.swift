public import JoinLinks
import LinkRouting

extension SessionIDShape {
  /// The most ids that are drawn for one that is not blocked.
  ///
  /// Less than one in ten is, so a sound generator fails with a chance below 10⁻⁶⁴.
  private static var maximumDraws: Int { 64 }

  /// Makes an id from the random numbers of the system.
  ///
  /// Each of the ``idCount`` ids is as likely as any other.
  ///
  /// - Throws: ``InstantSessionError``, which the system's generator never causes.
  public func makeID() throws(InstantSessionError) -> SessionID {
    var generator = SystemRandomNumberGenerator()
    return try makeID(using: &generator)
  }

  /// Makes an id from the random numbers of a generator.
  ///
  /// Anybody can foresee the ids of a generator that is not cryptographically secure: others than
  /// the system's are for tests.
  ///
  /// - Throws: ``InstantSessionError`` with the code `random-numbers-failed` for a generator that repeats
  ///   itself, where another would never end.
  public func makeID(
    using generator: inout some RandomNumberGenerator
  ) throws(InstantSessionError) -> SessionID {
    for _ in 0..<Self.maximumDraws {
      guard let values = drawValues(using: &generator) else { break }
      if BlockList.shared.blocks(values) { continue }
      return try SessionID(generated: text(of: values))
    }
    throw InstantSessionError(code: .randomNumbersFailed, expected: "numbers that do not repeat")
  }

  /// Symbols with a check character, blocked or not.
  private func drawValues(using generator: inout some RandomNumberGenerator) -> [UInt8]? {
    UniformDraw.number(below: numberCount, using: &generator).map(values(of:))
  }

  /// The number of ids, blocked or not: each is a number below it.
  var numberCount: UInt64 {
    (1..<characterCount).reduce(UInt64(1)) { count, _ in count * UInt64(SessionIDAlphabet.count) }
  }

  /// The symbols of the id with a number.
  func values(of number: UInt64) -> [UInt8] {
    let radix = UInt64(SessionIDAlphabet.count)
    var number = number
    var values: [UInt8] = []
    values.reserveCapacity(characterCount)
    for _ in 1..<characterCount {
      values.append(UInt8(number % radix))
      number /= radix
    }
    values.append(SessionIDCheck.symbol(completing: SessionIDCheck.sum(of: values)))
    return values
  }
}

extension SessionID {
  /// Takes an id that was generated, or typed and checked.
  init(generated text: String) throws(InstantSessionError) {
    do throws(LinkError) {
      try self.init(text)
    } catch {
      throw InstantSessionError(code: .refusedByManifest, expected: error.expected)
    }
  }
}
