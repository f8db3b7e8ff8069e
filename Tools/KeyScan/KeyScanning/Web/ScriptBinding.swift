/// What a name of a script stands for, as far as keys go.
struct ScriptBinding: Hashable {
  /// What it is.
  enum Kind: Hashable {
    /// A function that takes a key, or an object that has one.
    case translator
    /// A function that may be one.
    case possible
    /// Something else.
    case other
  }

  var kind: Kind
  /// The namespace of its keys.
  var table = KeyUse.Table.unsaid
  /// What stands in front of all its keys; `nil` if that is computed.
  var prefix: String? = ""
  /// A Boolean value that indicates whether nothing but its name says so.
  var isGuess = false

  static let other = ScriptBinding(kind: .other)
  static let possible = ScriptBinding(kind: .possible, isGuess: true)
  static let guess = ScriptBinding(kind: .translator, isGuess: true)
  static let translator = ScriptBinding(kind: .translator)
}

/// The names of functions that take keys, and of what returns such functions.
enum ScriptNames {
  /// The functions that take a key wherever nobody binds their names.
  static let functions: Set<String> = ["t", "$t", "$tc"]
  /// The names that functions have which take keys, where something else says so too: a type, a parameter.
  static let usual = functions.union(["translate", "tr", "_t"])
  /// What functions of next-intl have beside themselves.
  static let variants: Set<String> = ["rich", "raw", "markup"]

  /// The functions that return one that takes keys.
  static let hooks: Set<String> = [
    "useTranslation", "getFixedT", "useI18n", "useTranslations", "getTranslations",
    "createTranslator",
  ]

  /// Names that show that a source has to do with texts: a function `t` alone may be anything.
  static let signs: Set<String> = hooks.union([
    "withTranslation", "WithTranslation", "TFunction", "Trans", "i18n", "i18next", "$i18n", "$t",
  ])

  /// Returns `true` if an object of a name has a method `t` that takes a key.
  static func isOwner(_ name: String) -> Bool {
    ["this", "props", "nextProps", "intl", "translation", "translations"].contains(name)
      || name.lowercased().contains("i18n")
  }

  /// Returns `true` if a function of a name surely hands a translator to a function that it takes.
  static func givesTranslator(_ name: String) -> Bool {
    ["init", "then", "changeLanguage", "loadNamespaces", "loadLanguages", "useTranslation"]
      .contains(name)
  }

  /// Returns `true` if a member with a literal is one whose literal will be a key: `titleKey:
  /// "form.title"`, or `label: "admin:jobs.all"`.
  static func holdsKey(_ name: String, _ literal: String) -> Bool {
    let hasPath = literal.contains { $0 == "." || $0 == ":" } && !literal.contains(" ")
    if name.hasSuffix("Key") || name == "keypath" { return hasPath }
    let parts = literal.split(separator: ":", omittingEmptySubsequences: false)
    return hasPath && parts.count == 2 && parts[1].contains(".")
      && parts.allSatisfy { part in
        part.first?.isLetter == true
          && part.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
      }
  }

  /// Returns `true` if the name of a module suggests localization, as `react-i18next` and `./locale`
  /// do.
  static func isTranslation(_ text: String) -> Bool {
    let text = text.lowercased()
    return ["i18n", "intl", "transl", "local", "lang", "tfunc"].contains { text.contains($0) }
  }
}
