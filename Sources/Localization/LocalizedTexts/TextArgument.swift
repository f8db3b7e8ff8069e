/// What can stand in the place of a placeholder of a text: a string or an integer.
///
/// The conforming types are those of this module.
public protocol TextArgument: Sendable {
  /// The argument as a text takes it.
  var textArgumentValue: TextArgumentValue { get }
}

/// An argument of a text.
public enum TextArgumentValue: Hashable, Sendable {
  /// Text that is inserted as it is.
  case string(String)
  /// A number that selects the plural form, and is written with the language's grouping of digits.
  /// A number that counts nothing, such as a year or a port, is given as a string.
  case integer(Int)
}

extension TextArgumentValue: TextArgument {
  /// The value itself.
  public var textArgumentValue: TextArgumentValue { self }
}

extension String: TextArgument {
  /// The string as it is.
  public var textArgumentValue: TextArgumentValue { .string(self) }
}

extension Substring: TextArgument {
  /// The substring as it is.
  public var textArgumentValue: TextArgumentValue { .string(String(self)) }
}

extension Int: TextArgument {
  /// The number.
  public var textArgumentValue: TextArgumentValue { .integer(self) }
}
