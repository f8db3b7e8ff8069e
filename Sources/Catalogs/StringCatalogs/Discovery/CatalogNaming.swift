/// How the files of a format say which language they are in.
///
/// A format whose files are all in folders of Apple's or Android's kind has none: those say it themselves.
package struct CatalogNaming: Hashable, Sendable {
  /// Which files of the format are catalogs.
  package enum Acceptance: Hashable, Sendable {
    /// All: the ending of the name says so.
    case always
    /// Those whose name says a language, beside others with the same name but for the language, or without one.
    case besideSibling
    /// Those whose name or folder says a language, where others say so too: see ``CatalogFinder``.
    case besideLanguage
  }

  /// The spelling of a language in the name of a new file.
  package enum Spelling: Hashable, Sendable {
    /// `zh_Hans`, as Java and gettext have it, unless other files have hyphens.
    case underscored
    /// `zh-Hans`, unless other files have underscores.
    case tagged
    /// `zh-Hans`: programs do not know another spelling.
    case tagsOnly
  }

  /// Which files of the format are catalogs.
  package let acceptance: Acceptance
  /// What may stand between a name and the language behind it.
  package let separators: [Character]
  /// Whether a folder may be named as the language of the files in it.
  package let hasFolders: Bool
  /// The end of a name that shows a catalog and follows the language.
  package var mark = ""
  /// The spelling of languages in new names.
  package var spelling = Spelling.underscored

  /// XLIFF: `de.xliff`, `messages.de.xlf`, `de/app.xliff`, `de.xcloc/Localized Contents/de.xliff`.
  package static let xliff = Self(
    acceptance: .always, separators: [".", "_", "-"], hasFolders: true)
  /// ARB: `app_de.arb`, `app_zh_Hant_TW.arb`.
  package static let arb = Self(acceptance: .always, separators: ["_"], hasFolders: true)
  /// JSON: `de.json`, `app.de.json`, `de/common.json`, and slang's `app_de.i18n.json`.
  package static let json = Self(
    acceptance: .besideLanguage, separators: [".", "_", "-"], hasFolders: true, mark: ".i18n",
    spelling: .tagged)
  /// gettext: `po/de.po`, `app-de.po`, `locale/de/LC_MESSAGES/app.po`.
  package static let gettext = Self(
    acceptance: .always, separators: [".", "_", "-"], hasFolders: true)
  /// Java's properties: `messages_de.properties` beside `messages.properties`.
  package static let properties = Self(
    acceptance: .besideSibling, separators: ["_"], hasFolders: false)
}
