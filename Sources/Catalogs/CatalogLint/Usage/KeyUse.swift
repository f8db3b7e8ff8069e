package import Diagnostics
import StringCatalogs

/// A place in a source that asks for a text by its key.
package struct KeyUse: Hashable, Sendable {
  /// A language of sources.
  package enum Language: String, Hashable, Sendable, CaseIterable {
    case swift, kotlin, java, xml, typescript, javascript, vue

    /// Where its keys are looked up.
    var platform: CodePlatform {
      switch self {
      case .swift: .apple
      case .kotlin, .java, .xml: .android
      case .typescript, .javascript, .vue: .web
      }
    }
  }

  /// The key, as far as the source says it.
  package enum Key: Hashable, Sendable {
    /// All of it.
    case literal(String)
    /// What stands around values, for each of which the key has a format specifier; at least two pieces.
    case pieces([String])
    /// The symbol that Xcode generates for it.
    case symbol(String)
    /// It is made while the app runs; what it surely begins and ends with, and why it is not known.
    case computed(prefix: String, suffix: String, reason: String)
  }

  /// The source, as whoever listed the uses named it.
  package let path: String
  /// The bytes of what says the key.
  package let range: SourceRange
  /// The line where they begin, and the column in Unicode scalars, both from 1; `nil` where the list does not say.
  package var position: LineIndex.Position?
  /// The language of the source.
  package let language: Language
  /// The key.
  package let key: Key
  /// The table, resource type or namespace; `nil` where the source says none.
  package var table: String?
  /// Whether the source computes the table.
  package var hasComputedTable = false
  /// The bundle or package, as the source spells it; `nil` where it says none.
  package var bundle: String?
  /// The function, initializer or attribute that takes the key.
  package let call: String
  /// Whether the source has a text for the case that no catalog has the key.
  package var hasDefault = false
  /// Whether what is called may be another function, which takes no key, or the key goes on with a context.
  package var isUncertain = false

  /// The table in which the key is looked up; `nil` if it may be any.
  var lookedUpTable: String? {
    if hasComputedTable { return nil }
    return table ?? (language.platform == .apple ? CodePlatform.defaultTable : nil)
  }

  /// Whether the key is looked up in what belongs to somebody else, as far as the source tells.
  var isForeign: Bool {
    guard let bundle else { return false }
    return language.platform != .apple
      || !Self.ownBundles.contains(bundle) && !bundle.hasPrefix("Bundle(for:")
  }

  private static let ownBundles: Set<String> = [
    "#bundle", ".main", ".module", "Bundle.main", "Bundle.module", "nil",
  ]

  /// The key as a message shows it; `nil` if the source does not spell it.
  var shownKey: String? {
    switch key {
    case .literal(let key): key
    case .pieces(let pieces): pieces.joined(separator: "%@")
    case .symbol, .computed: nil
    }
  }
}

extension CodePlatform {
  /// The table that Apple's systems take where none is named.
  static let defaultTable = "Localizable"
}
