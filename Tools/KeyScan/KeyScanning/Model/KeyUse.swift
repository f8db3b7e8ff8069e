/// A position in a source where a localized string is used by its key.
package struct KeyUse: Hashable, Sendable {
  /// The key, as far as the source specifies it.
  package enum Key: Hashable, Sendable {
    /// The complete key.
    case literal(String)
    /// The pieces of the key before, between, and after interpolated values; at least two.
    ///
    /// The key contains a format specifier for each value.
    case pieces([String])
    /// The symbol that Xcode generates for the key.
    case symbol(String)
    /// A key that is computed at run time; only its prefix and suffix can be known.
    ///
    /// The reason states why the source does not contain the complete key, as a short clause.
    case computed(prefix: String = "", suffix: String = "", reason: String)
  }

  /// The table, resource type, or namespace.
  package enum Table: Hashable, Sendable {
    /// The source specifies no table.
    case unsaid
    /// The source names the table.
    case named(String)
    /// The source computes the table.
    case computed
  }

  /// The byte range of the key in the source.
  ///
  /// The range of a literal includes the quotation marks. The range of a reference contains
  /// only the name.
  package let range: Range<Int>
  /// The key, as far as the source specifies it.
  package let key: Key
  /// The table, resource type, or namespace that contains the key.
  package var table = Table.unsaid
  /// The bundle or package, as the source spells it; `nil` if the source specifies none.
  package var bundle: String?
  /// The function, initializer, or attribute that takes the key; if there is none, the start of the
  /// reference, such as `R.string`.
  package let call: String
  /// A Boolean value that indicates whether the source contains a default for a missing entry.
  package var hasDefault = false
  /// A Boolean value that indicates whether it is uncertain that the key is used here.
  ///
  /// For example, the called function may not take a key, or a `context` option may select a
  /// different key.
  package var isUncertain = false
}
