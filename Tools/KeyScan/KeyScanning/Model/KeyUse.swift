/// A place in a source that uses a localized string by its key.
package struct KeyUse: Hashable, Sendable {
  /// The key, as far as the source specifies it.
  package enum Key: Hashable, Sendable {
    /// The complete key.
    case literal(String)
    /// The pieces of the key around interpolated values; at least two.
    ///
    /// The key has a format specifier for each value.
    case pieces([String])
    /// The symbol that Xcode generates for the key.
    case symbol(String)
    /// A key that is computed at run time, with its known prefix and suffix and the reason.
    case computed(prefix: String = "", suffix: String = "", reason: String)
  }

  /// The table, resource type or namespace.
  package enum Table: Hashable, Sendable {
    /// The source specifies no table.
    case unsaid
    /// The source names the table.
    case named(String)
    /// The source computes the table.
    case computed
  }

  /// The bytes of the key in the source.
  ///
  /// They include the quotation marks of a literal. For a reference, they are its name.
  package let range: Range<Int>
  /// The key.
  package let key: Key
  /// The table.
  package var table = Table.unsaid
  /// The bundle or package, as the source spells it; `nil` if the source specifies none.
  package var bundle: String?
  /// The function, initializer or attribute that takes the key.
  package let call: String
  /// A Boolean value that indicates whether the source has a default string for a missing entry.
  package var hasDefault = false
  /// A Boolean value that indicates whether the use may not be that of this key.
  ///
  /// The called function may be one that takes no key, or the key may be followed by a context.
  package var isUncertain = false
}
