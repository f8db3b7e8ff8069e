/// A part of a message, in a form that allows the results of two parsers to be compared.
public enum MessageEvent: Hashable, Sendable {
  /// The start of a message.
  case message
  /// Text as it is shown, without quotes.
  case text(String)
  /// The number of a plural.
  case numberSign
  /// The start of an argument, with its kind as ICU numbers the kinds.
  case argument(kind: Int)
  /// The name or number of the argument.
  case name(String)
  /// The type of a simple argument.
  case type(String)
  /// The style of a simple argument.
  case style(String)
  /// A selector, or the separator of a choice.
  case selector(String)
  /// The number of a selector or an offset.
  case number(Double)
  /// The end of a message or an argument.
  case end
}
