/// Recognizes plural nouns in English strings.
enum EnglishPlural {
  /// Returns `true` if no word of a string looks like a plural.
  ///
  /// In that case, the string may be correct for the number 1, as in "3 played" and "3 of 10".
  /// Names in braces are ignored.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  static func mayReadAlikeForOne(_ string: String) -> Bool {
    if string.contains("(s)") { return false }
    var depth = 0
    let text = string.lowercased().filter { character in
      if character == "{" { depth += 1 }
      defer { if character == "}" { depth -= 1 } }
      return depth == 0
    }
    return !text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.contains { word in
      irregular.contains(String(word))
        || word.utf8.count > 2 && word.hasSuffix("s")
          && !endings.contains { word.hasSuffix($0) } && !words.contains(String(word))
    }
  }

  /// Plural nouns, pronouns and verbs that do not end with "s".
  private static let irregular: Set<String> = [
    "are", "children", "criteria", "data", "feet", "have", "indices", "men", "mice", "people",
    "teeth", "these", "those", "vertices", "were", "women",
  ]
  /// The endings of words that end with "s" and are usually not plurals.
  private static let endings = ["ss", "ous", "'s", "’s"]
  /// Other words that end with "s" but are not plurals.
  private static let words: Set<String> = [
    "alias", "always", "analysis", "atlas", "basis", "bias", "bonus", "bus", "campus", "canvas",
    "corpus", "does", "focus", "gas", "has", "its", "lens", "minus", "needs", "news", "perhaps",
    "plus", "radius", "series", "species", "status", "this", "thus", "towards", "unless", "virus",
    "was", "yes",
  ]
}
