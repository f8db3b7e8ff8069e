/// The meaning of a name in a script, with regard to keys.
struct ScriptBinding: Hashable {
  /// The kind of value that a name is bound to.
  enum Kind: Hashable {
    /// A function that takes a key, or an object that has one.
    case translator
    /// A function that possibly takes a key.
    case possible
    /// Any other value.
    case other
  }

  var kind: Kind
  /// The namespace of its keys.
  var table = KeyUse.Table.unsaid
  /// The prefix of all its keys; `nil` if the prefix is computed.
  var prefix: String? = ""
  /// A Boolean value that indicates whether only the name suggests the kind.
  var isGuess = false

  static let other = ScriptBinding(kind: .other)
  static let possible = ScriptBinding(kind: .possible, isGuess: true)
  static let guess = ScriptBinding(kind: .translator, isGuess: true)
  static let translator = ScriptBinding(kind: .translator)
}

/// The names of functions that take keys, and of functions that return them.
enum ScriptNames {
  /// The functions that take a key in scopes that do not bind their names.
  static let functions: Set<String> = ["t", "$t", "$tc"]
  /// The usual names of functions that take keys.
  ///
  /// They need further evidence, such as a type or a parameter.
  static let usual = functions.union(["translate", "tr", "_t"])
  /// The methods that functions of next-intl have.
  static let variants: Set<String> = ["rich", "raw", "markup"]

  /// The functions that return a function that takes keys.
  static let hooks: Set<String> = [
    "useTranslation", "getFixedT", "useI18n", "useTranslations", "getTranslations",
    "createTranslator",
  ]

  /// The names that show that a source has localized strings.
  ///
  /// A function `t` alone may be anything.
  static let signs: Set<String> = hooks.union([
    "withTranslation", "WithTranslation", "TFunction", "Trans", "i18n", "i18next", "$i18n", "$t",
  ])

  /// Returns `true` if an object of this name has a method `t` that takes a key.
  static func isOwner(_ name: String) -> Bool {
    ["this", "props", "nextProps", "intl", "translation", "translations"].contains(name)
      || name.lowercased().contains("i18n")
  }

  /// Returns `true` if a function of this name certainly passes a translator to its callback.
  static func givesTranslator(_ name: String) -> Bool {
    ["init", "then", "changeLanguage", "loadNamespaces", "loadLanguages", "useTranslation"]
      .contains(name)
  }

  /// Returns `true` if a member's literal is used as a key later.
  ///
  /// Examples are `titleKey: "form.title"` and `label: "admin:jobs.all"`.
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

  /// Returns `true` if the name of a module suggests localization.
  ///
  /// Examples are `react-i18next` and `./locale`.
  static func isTranslation(_ text: String) -> Bool {
    let text = text.lowercased()
    return ["i18n", "intl", "transl", "local", "lang", "tfunc"].contains { text.contains($0) }
  }
}
