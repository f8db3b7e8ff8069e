/// What happens where a value of one class is read as one of another.
package enum Consequence: Int, Hashable, Sendable, Comparable {
  /// Nothing that anybody sees.
  case none
  /// A value does not appear.
  case lost
  /// Something else appears than was meant.
  case wrong
  /// The app may end here.
  case crash

  package static func < (left: Consequence, right: Consequence) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ValueClass {
  /// What happens to a value of this class that a placeholder of another class reads.
  ///
  /// Apple's formatter follows whatever it takes for an address of an object or string. Java throws
  /// where the conversion does not fit the value.
  package func consequence(readAs reader: ValueClass, _ dialect: FormatString.Dialect)
    -> Consequence
  {
    if self == reader { return .none }
    // A value of JavaScript is printed as what it is.
    if dialect == .script { return reader == .any ? .none : .wrong }
    if dialect.isStrict {
      if reader == .any { return .none }
      // A whole number is taken for a character and for a time.
      let isMild = self == .integer && (reader == .character || reader == .date)
      return isMild ? .wrong : .crash
    }
    switch reader {
    case .object, .cString, .wideString: return .crash
    case .count: return .wrong
    default: return .wrong
    }
  }

  /// Whether both are whole numbers, of different widths.
  package func differsInWidth(from other: ValueClass) -> Bool {
    self != other && isWhole && other.isWhole
  }

  /// Whether it reads fewer bits than a value of another width has.
  package func narrows(_ passed: ValueClass) -> Bool { self == .integer && passed == .wideInteger }

  /// What it is called in a message, with its article.
  package var phrase: String {
    switch self {
    case .object: "an object"
    case .integer: "a whole number"
    case .wideInteger: "a whole number"
    case .float: "a number with a fraction"
    case .longDouble: "a number with a fraction of the type long double"
    case .character: "a character"
    case .pointer: "an address"
    case .cString: "a C string"
    case .wideString: "a wide string"
    case .count: "an address to write to"
    case .any: "a string"
    case .date: "a date"
    }
  }

  /// What it is called in a program of another language than C.
  package var phraseOutsideC: String {
    switch self {
    case .cString, .wideString: "a string"
    case .longDouble: Self.float.phrase
    default: phrase
    }
  }
}
