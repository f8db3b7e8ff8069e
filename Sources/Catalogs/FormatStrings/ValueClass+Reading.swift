/// The consequence if a placeholder reads an argument as a value of the wrong class; the cases are
/// ordered by severity.
package enum Consequence: Int, Hashable, Sendable, Comparable {
  /// No visible effect.
  case none
  /// The value does not appear.
  case lost
  /// A wrong value appears.
  case wrong
  /// The app may crash.
  case crash

  package static func < (left: Consequence, right: Consequence) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ValueClass {
  /// Returns the consequence if a placeholder of class `reader` reads a value of this class.
  ///
  /// If Apple's formatter reads a number as an object or string, it uses the number as a memory
  /// address. Java and Python throw an exception if the value is not suitable for the conversion.
  package func consequence(readAs reader: ValueClass, _ dialect: FormatString.Dialect)
    -> Consequence
  {
    if self == reader { return .none }
    // JavaScript prints a value according to the value's own type.
    if dialect == .script { return reader == .any ? .none : .wrong }
    if dialect.isStrict {
      if reader == .any { return .none }
      // In Java, an integer is also valid for character and time conversions.
      let isMild = self == .integer && (reader == .character || reader == .date)
      return isMild ? .wrong : .crash
    }
    switch reader {
    case .object, .cString, .wideString: return .crash
    case .count: return .wrong
    default: return .wrong
    }
  }

  /// Returns `true` if both classes are integers, but of different widths.
  package func differsInWidth(from other: ValueClass) -> Bool {
    self != other && isWhole && other.isWhole
  }

  /// Returns `true` if this class reads fewer bits than the passed value contains.
  package func narrows(_ passed: ValueClass) -> Bool { self == .integer && passed == .wideInteger }

  /// The name of the class in a message, without an article.
  package var phrase: String {
    switch self {
    case .object: "object"
    case .integer: "integer"
    case .wideInteger: "integer"
    case .float: "float"
    case .longDouble: "long double"
    case .character: "character"
    case .pointer: "pointer"
    case .cString: "C string"
    case .wideString: "wide string"
    case .count: "integer pointer"
    case .any: "string"
    case .date: "date"
    }
  }

  /// The name of the class in a message, for programs that are not written in C.
  package var phraseOutsideC: String {
    switch self {
    case .cString, .wideString: "string"
    case .longDouble: Self.float.phrase
    default: phrase
    }
  }
}
