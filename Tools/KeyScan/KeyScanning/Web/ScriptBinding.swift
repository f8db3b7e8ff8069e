/// The meaning of a name in a script, as far as it concerns keys.
struct ScriptBinding: Hashable {
  /// The kind of value that a name is bound to.
  enum Kind: Hashable {
    /// A function that takes a key, or an object with such a method.
    case translator
    /// A function that may take a key.
    case possible
    /// Any other value.
    case other
  }

  var kind: Kind
  /// The namespace of the keys that the function takes.
  var table = KeyUse.Table.unsaid
  /// The prefix of all keys that the function takes; `nil` if it is computed.
  var prefix: String? = ""
  /// A Boolean value that indicates whether the kind is only a guess based on the name.
  var isGuess = false

  static let other = ScriptBinding(kind: .other)
  static let possible = ScriptBinding(kind: .possible, isGuess: true)
  static let guess = ScriptBinding(kind: .translator, isGuess: true)
  static let translator = ScriptBinding(kind: .translator)
}

/// The names of functions that take keys, and of functions that return them.
enum ScriptNames {
  /// The functions that take a key, even if no scope binds their names.
  static let functions: Set<String> = ["t", "$t", "$tc"]
  /// The usual names of functions that take keys.
  ///
  /// If a scope binds one of these names, the binding determines whether the function takes keys.
  /// If no scope binds the name, only ``functions`` take keys.
  static let usual = functions.union(["translate", "tr", "_t"])
  /// The methods of next-intl's functions, which take a key, too.
  static let variants: Set<String> = ["rich", "raw", "markup"]

  /// The functions that return a function that takes a key.
  static let hooks: Set<String> = [
    "useTranslation", "getFixedT", "useI18n", "useTranslations", "getTranslations",
    "createTranslator",
  ]

  /// The names that show that a source uses localized strings.
  ///
  /// The name `t` alone does not show this.
  static let signs: Set<String> = hooks.union([
    "withTranslation", "WithTranslation", "TFunction", "Trans", "i18n", "i18next", "$i18n", "$t",
  ])

  /// Returns `true` if an object of this name has a method `t` that takes a key.
  static func isOwner(_ name: String) -> Bool {
    ["this", "props", "nextProps", "intl", "translation", "translations"].contains(name)
      || name.lowercased().contains("i18n")
  }

  /// Returns `true` if a function with this name is assumed to pass a translator to its callback.
  static func givesTranslator(_ name: String) -> Bool {
    ["init", "then", "changeLanguage", "loadNamespaces", "loadLanguages", "useTranslation"]
      .contains(name)
  }

  /// Returns `true` if the literal value of an object member is probably a key.
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

  /// Returns `true` if the name of a module, type, or function suggests localization.
  ///
  /// Examples are `react-i18next` and `./locale`.
  static func isTranslation(_ text: String) -> Bool {
    let text = text.lowercased()
    return ["i18n", "intl", "transl", "local", "lang", "tfunc"].contains { text.contains($0) }
  }
}
