/// A value that can replace a placeholder in a localized string: a string or an integer.
///
/// The conforming types are `String`, `Substring`, `Int` and ``TextArgumentValue``. No other type
/// should conform.
public protocol TextArgument: Sendable {
  /// The value as an enumeration.
  var textArgumentValue: TextArgumentValue { get }
}

/// An argument of a localized string.
public enum TextArgumentValue: Hashable, Sendable {
  /// A string that is inserted unchanged.
  case string(String)
  /// A number that selects the plural category, formatted with the digit grouping of the language.
  ///
  /// Pass a number that is not a count, such as a year or a port, as a string.
  case integer(Int)
}

extension TextArgumentValue: TextArgument {
  /// The value itself.
  public var textArgumentValue: TextArgumentValue { self }
}

extension String: TextArgument {
  /// The argument with the unchanged string.
  public var textArgumentValue: TextArgumentValue { .string(self) }
}

extension Substring: TextArgument {
  /// The argument with the unchanged substring.
  public var textArgumentValue: TextArgumentValue { .string(String(self)) }
}

extension Int: TextArgument {
  /// The argument with the number.
  public var textArgumentValue: TextArgumentValue { .integer(self) }
}
