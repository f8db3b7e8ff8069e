/// A reference from a string to something else of its language.
package struct StringReference: Hashable, Sendable {
  /// The thing that is used.
  package enum Kind: String, Sendable {
    /// Another message, or an attribute of one.
    case message
    /// A term, which only messages show.
    case term
    /// A function.
    case function
  }

  /// The name as messages quote it: with its sign and attribute, or with parentheses.
  package let name: String
  /// The thing that is used.
  package let kind: Kind
  /// The bytes in the decoded string.
  package let range: Range<Int>

  init(_ name: String, _ kind: Kind, range: Range<Int>) {
    self.name = name
    self.kind = kind
    self.range = range
  }
}
