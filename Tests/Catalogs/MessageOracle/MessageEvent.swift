/// A part of a message, in a representation that makes the results of two parsers comparable.
public enum MessageEvent: Hashable, Sendable {
  /// The start of a message.
  case message
  /// Text as it is displayed, without quotes.
  case text(String)
  /// The `#` in a plural, which represents the number.
  case numberSign
  /// The start of an argument, with ICU's number for its kind.
  case argument(kind: Int)
  /// The name or number of the argument.
  case name(String)
  /// The type of a simple argument.
  case type(String)
  /// The style of a simple argument.
  case style(String)
  /// A selector, or the separator in a choice.
  case selector(String)
  /// The number in a selector or an offset.
  case number(Double)
  /// The end of a message or an argument.
  case end
}
