package import Diagnostics
import StringCatalogs

/// A position in a source file that looks up a string by its key.
package struct KeyUse: Hashable, Sendable {
  /// A language of source files.
  package enum Language: String, Hashable, Sendable, CaseIterable {
    case swift, kotlin, java, xml, typescript, javascript, vue

    /// The platform on which its keys are looked up.
    var platform: CodePlatform {
      switch self {
      case .swift: .apple
      case .kotlin, .java, .xml: .android
      case .typescript, .javascript, .vue: .web
      }
    }
  }

  /// The key, as far as the source file spells it.
  package enum Key: Hashable, Sendable {
    /// The entire key.
    case literal(String)
    /// The pieces around values, at least two; the key has a format specifier for each value.
    case pieces([String])
    /// The symbol that Xcode generates for the key.
    case symbol(String)
    /// A key that is created at run time, with its known start and end, and the reason.
    case computed(prefix: String, suffix: String, reason: String)
  }

  /// The path of the source file, as the list has it.
  package let path: String
  /// The bytes that spell the key.
  package let range: SourceRange
  /// The line and the column at which they begin; `nil` if the list has none.
  ///
  /// Both begin at 1, and the column is in Unicode scalars.
  package var position: LineIndex.Position?
  /// The language of the source file.
  package let language: Language
  /// The key.
  package let key: Key
  /// The table, resource type or namespace; `nil` if the source file specifies none.
  package var table: String?
  /// A Boolean value that indicates whether the source file computes the table.
  package var hasComputedTable = false
  /// The bundle or package, as the source file spells it; `nil` if it specifies none.
  package var bundle: String?
  /// The function, initializer or attribute that takes the key.
  package let call: String
  /// A Boolean value that indicates whether the source file has a default string.
  package var hasDefault = false
  /// A Boolean value that indicates whether the key may be different, or the call may take no key.
  ///
  /// The callee may be a different function, and a context may be appended to the key.
  package var isUncertain = false

  /// The table in which the key is looked up; `nil` if it may be any.
  var lookedUpTable: String? {
    if hasComputedTable { return nil }
    return table ?? (language.platform == .apple ? CodePlatform.defaultTable : nil)
  }

  /// `true` if the key is looked up in a bundle or package that is not the app's own.
  var isForeign: Bool {
    guard let bundle else { return false }
    return language.platform != .apple
      || !Self.ownBundles.contains(bundle) && !bundle.hasPrefix("Bundle(for:")
  }

  private static let ownBundles: Set<String> = [
    "#bundle", ".main", ".module", "Bundle.main", "Bundle.module", "nil",
  ]

  /// The key as a message shows it; `nil` if the source file does not spell it.
  var shownKey: String? {
    switch key {
    case .literal(let key): key
    case .pieces(let pieces): pieces.joined(separator: "%@")
    case .symbol, .computed: nil
    }
  }
}

extension CodePlatform {
  /// The table that Apple's systems use if none is specified.
  static let defaultTable = "Localizable"
}
