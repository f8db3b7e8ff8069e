/// A part of a message in a form that two readers can agree on, whatever they make of it.
public enum MessageEvent: Hashable, Sendable {
  /// A message begins.
  case message
  /// Characters as they are shown, without what quotes them.
  case text(String)
  /// The number of a plural.
  case numberSign
  /// An argument begins, with its kind as ICU counts them.
  case argument(kind: Int)
  /// Its name or number.
  case name(String)
  /// The word behind its name, for a simple argument.
  case type(String)
  /// What is behind that word, for a simple argument.
  case style(String)
  /// A selector; in a choice, its separator.
  case selector(String)
  /// The number of a selector or an offset.
  case number(Double)
  /// A message or an argument ends.
  case end
}
