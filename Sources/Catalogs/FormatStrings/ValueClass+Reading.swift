/// The consequence of a formatter reading a value as a different class.
package enum Consequence: Int, Hashable, Sendable, Comparable {
  /// No visible effect.
  case none
  /// A value does not appear.
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
  /// Returns the consequence if a placeholder of another class reads a value of this class.
  ///
  /// Apple's formatter dereferences any value that it reads as the address of an object or string.
  /// Java throws if the conversion does not fit the value.
  package func consequence(readAs reader: ValueClass, _ dialect: FormatString.Dialect)
    -> Consequence
  {
    if self == reader { return .none }
    // JavaScript prints a value by its own type.
    if dialect == .script { return reader == .any ? .none : .wrong }
    if dialect.isStrict {
      if reader == .any { return .none }
      // Java accepts an integer as a character and as a time.
      let isMild = self == .integer && (reader == .character || reader == .date)
      return isMild ? .wrong : .crash
    }
    switch reader {
    case .object, .cString, .wideString: return .crash
    case .count: return .wrong
    default: return .wrong
    }
  }

  /// Returns `true` if both classes are integers of different widths.
  package func differsInWidth(from other: ValueClass) -> Bool {
    self != other && isWhole && other.isWhole
  }

  /// Returns `true` if this class reads fewer bits than the passed value has.
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

  /// The name of the class in a message about a program that is not written in C.
  package var phraseOutsideC: String {
    switch self {
    case .cString, .wideString: "string"
    case .longDouble: Self.float.phrase
    default: phrase
    }
  }
}
