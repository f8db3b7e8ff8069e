/// A reference from a string to a message, term or function of the same language.
package struct StringReference: Hashable, Sendable {
  /// The kind of definition that a string refers to.
  package enum Kind: String, Sendable {
    /// A message, or an attribute of a message.
    case message
    /// A term, which only other messages and terms can include.
    case term
    /// A function.
    case function
  }

  /// The name as diagnostics print it: `message.attribute`, `-term`, or `FUNCTION()`.
  package let name: String
  /// The kind of the referenced definition.
  package let kind: Kind
  /// The byte range in the decoded string.
  package let range: Range<Int>

  init(_ name: String, _ kind: Kind, range: Range<Int>) {
    self.name = name
    self.kind = kind
    self.range = range
  }
}
