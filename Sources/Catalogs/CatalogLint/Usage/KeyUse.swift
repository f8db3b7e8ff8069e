package import Diagnostics
import StringCatalogs

/// A position in a source file at which code looks up a string by its key.
package struct KeyUse: Hashable, Sendable {
  /// A programming language of source files.
  package enum Language: String, Hashable, Sendable, CaseIterable {
    case swift, kotlin, java, xml, typescript, javascript, vue

    /// The platform on which code in the language looks up keys.
    var platform: CodePlatform {
      switch self {
      case .swift: .apple
      case .kotlin, .java, .xml: .android
      case .typescript, .javascript, .vue: .web
      }
    }
  }

  /// A key in a source file, which may be incomplete.
  package enum Key: Hashable, Sendable {
    /// The entire key.
    case literal(String)
    /// The pieces of an interpolated string around its values; there are at least two.
    case pieces([String])
    /// The symbol that Xcode generates for a key.
    case symbol(String)
    /// A key that is computed at run time, with its known prefix and suffix, and the reason.
    case computed(prefix: String, suffix: String, reason: String)
  }

  /// The path of the source file, as given in the list of uses.
  package let path: String
  /// The byte range of the key in the source file.
  package let range: SourceRange
  /// The line and column at which the range begins; `nil` if the list of uses does not contain
  /// them.
  ///
  /// Both are 1-based, and the column counts Unicode scalars.
  package var position: LineIndex.Position?
  /// The language of the source file.
  package let language: Language
  /// The key.
  package let key: Key
  /// The table, resource type or namespace; `nil` if the code does not specify one.
  package var table: String?
  /// A Boolean value that indicates whether the table is computed at run time.
  package var hasComputedTable = false
  /// The bundle or package, as written in the code; `nil` if the code does not specify one.
  package var bundle: String?
  /// The function, initializer or attribute to which the key is passed.
  package let call: String
  /// A Boolean value that indicates whether the code specifies a default string.
  package var hasDefault = false
  /// A Boolean value that indicates whether the code may use a different key, or no key.
  ///
  /// For example, the code may call an unrelated function of the same name, or i18next may append a
  /// context to the key.
  package var isUncertain = false

  /// The table in which the key is looked up; `nil` if it may be any table.
  var lookedUpTable: String? {
    if hasComputedTable { return nil }
    return table ?? (language.platform == .apple ? CodePlatform.defaultTable : nil)
  }

  /// `true` if the key is looked up in a bundle or package other than the app's own.
  var isForeign: Bool {
    guard let bundle else { return false }
    return language.platform != .apple
      || !Self.ownBundles.contains(bundle) && !bundle.hasPrefix("Bundle(for:")
  }

  private static let ownBundles: Set<String> = [
    "#bundle", ".main", ".module", "Bundle.main", "Bundle.module", "nil",
  ]

  /// The key as printed in messages; `nil` if the source file does not contain it.
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
