/// A value that can replace a placeholder of a localized string: a string or an integer.
///
/// Only the types of this module conform to it.
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
  /// The value.
  public var textArgumentValue: TextArgumentValue { self }
}

extension String: TextArgument {
  /// The string, unchanged.
  public var textArgumentValue: TextArgumentValue { .string(self) }
}

extension Substring: TextArgument {
  /// The substring, unchanged.
  public var textArgumentValue: TextArgumentValue { .string(String(self)) }
}

extension Int: TextArgument {
  /// The number.
  public var textArgumentValue: TextArgumentValue { .integer(self) }
}
