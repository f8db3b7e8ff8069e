public import JoinLinks
import LinkRouting

extension SessionIDShape {
  /// The maximum number of attempts to draw an id that is not blocked.
  ///
  /// Fewer than one in ten ids is blocked, so a sound generator fails with a probability below
  /// 10⁻⁶⁴.
  private static var maximumDraws: Int { 64 }

  /// Creates a random id with the system's random number generator.
  ///
  /// All ``idCount`` ids are equally likely.
  ///
  /// - Throws: ``InstantSessionError``, which the system's generator never causes.
  public func makeID() throws(InstantSessionError) -> SessionID {
    var generator = SystemRandomNumberGenerator()
    return try makeID(using: &generator)
  }

  /// Creates a random id with a random number generator.
  ///
  /// If the generator is not cryptographically secure, its ids are predictable. Use generators
  /// other than the system's only in tests.
  ///
  /// - Throws: ``InstantSessionError`` with the code `random-numbers-failed` if the generator keeps
  ///   returning the same numbers. Without this check, the method would never return.
  public func makeID(
    using generator: inout some RandomNumberGenerator
  ) throws(InstantSessionError) -> SessionID {
    for _ in 0..<Self.maximumDraws {
      guard let values = drawValues(using: &generator) else { break }
      if BlockList.shared.blocks(values) { continue }
      return try SessionID(generated: text(of: values))
    }
    throw InstantSessionError(
      code: .randomNumbersFailed, expected: "a generator whose numbers do not repeat")
  }

  /// Returns the symbol values of a random id, which may be blocked; `nil` if the generator keeps
  /// returning the same numbers.
  private func drawValues(using generator: inout some RandomNumberGenerator) -> [UInt8]? {
    UniformDraw.number(below: numberCount, using: &generator).map(values(of:))
  }

  /// The number of ids of this shape, including blocked ones.
  var numberCount: UInt64 {
    (1..<characterCount).reduce(UInt64(1)) { count, _ in count * UInt64(SessionIDAlphabet.count) }
  }

  /// Returns the symbol values of an id, given its index among all ids of this shape.
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
  /// Creates an id from a generated string, or from a typed string that has been checked.
  init(generated text: String) throws(InstantSessionError) {
    do throws(LinkError) {
      try self.init(text)
    } catch {
      throw InstantSessionError(code: .rejectedByManifest, expected: error.expected)
    }
  }
}
