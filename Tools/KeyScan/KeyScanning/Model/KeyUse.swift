/// A place in a source that asks for a text by its key.
package struct KeyUse: Hashable, Sendable {
  /// The key, as far as the source says it.
  package enum Key: Hashable, Sendable {
    /// All of it.
    case literal(String)
    /// What stands around values, for each of which the key has a format specifier; at least two pieces.
    case pieces([String])
    /// The symbol that Xcode generates for it.
    case symbol(String)
    /// It is made while the app runs; what it begins and ends with, and why it is not known.
    case computed(prefix: String = "", suffix: String = "", reason: String)
  }

  /// The table, resource type or namespace.
  package enum Table: Hashable, Sendable {
    /// The source says none.
    case unsaid
    /// The source names it.
    case named(String)
    /// The source computes it.
    case computed
  }

  /// The bytes of what says the key: of a literal with its quotation marks, of a reference its name.
  package let range: Range<Int>
  /// The key.
  package let key: Key
  /// The table.
  package var table = Table.unsaid
  /// The bundle or package, as the source spells it; `nil` where it says none.
  package var bundle: String?
  /// The function, initializer or attribute that takes the key.
  package let call: String
  /// A Boolean value that indicates whether the source has a default string for a key without an
  /// entry.
  package var hasDefault = false
  /// A Boolean value that indicates whether what is called may be another function, which takes no
  /// key, or the key goes on with a context.
  package var isUncertain = false
}
