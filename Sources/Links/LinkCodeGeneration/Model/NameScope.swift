/// The identifier syntax of a language.
struct IdentifierRules: Sendable {
  /// The words that are not valid as identifiers without escaping.
  var reserved: Set<String>
  /// Returns the escaped form of a reserved word.
  var escape: @Sendable (String) -> String
  /// `true` if identifiers that differ only in case collide.
  ///
  /// The files of classes collide on a file system that ignores case.
  var ignoresCase = false
}

/// Identifiers for all names in one scope of generated code.
///
/// Every name of a manifest gets a distinct identifier, so that code generation never fails:
/// - A reserved word is escaped.
/// - An identifier that the generated code already uses gets a suffix: the route `parse` becomes
///   `parseRoute`.
/// - If several names have the same identifier, all but one get a number: the words `asc` and `ASC`
///   become `asc` and `asc2`. The order of the names in the manifest does not matter: a name that
///   equals its identifier comes first and gets no number, and the remaining names are sorted by
///   their bytes.
struct NameScope {
  let rules: IdentifierRules
  /// The identifiers that the generated code uses, in the form in which they are compared.
  private let taken: Set<String>

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - rules: The identifier syntax.
  ///   - taken: The identifiers that the generated code uses, before escaping.
  init(_ rules: IdentifierRules, taken: Set<String> = []) {
    self.rules = rules
    self.taken = Set(taken.map { Self.key(of: $0, rules) })
  }

  /// Returns a distinct identifier, escaped where necessary, for each name.
  ///
  /// - Parameters:
  ///   - names: The names or words, as the manifest spells them.
  ///   - style: The case of the identifiers.
  ///   - suffix: The word to append to an identifier that the generated code already uses, such as
  ///     "Route".
  /// - Complexity: O(*n* log *n*), where *n* is the number of names.
  func identifiers(
    for names: [String], in style: IdentifierCase, suffix: String
  ) -> [String] {
    let plain = names.map { name in
      let identifier = style.identifier(name)
      return taken.contains(Self.key(of: identifier, rules)) ? identifier + suffix : identifier
    }
    let groups = Dictionary(grouping: names.indices) { Self.key(of: plain[$0], rules) }
    var used = taken.union(groups.keys)
    var result = plain
    for (key, members) in groups.sorted(by: { $0.key < $1.key }) {
      let ordered = members.sorted { Self.precedes(names[$0], names[$1]) }
      var number = 2
      for (rank, index) in ordered.enumerated() where rank > 0 || taken.contains(key) {
        var numbered: String
        repeat {
          numbered = Self.numbered(plain[index], number)
          number += 1
        } while !used.insert(Self.key(of: numbered, rules)).inserted
        result[index] = numbered
      }
    }
    return result.map { rules.reserved.contains($0) ? rules.escape($0) : $0 }
  }

  /// Returns `true` if the left of two names with equal identifiers gets the smaller number.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let isLeftPlain = IdentifierCase.camel.identifier(left) == left
    let isRightPlain = IdentifierCase.camel.identifier(right) == right
    if isLeftPlain != isRightPlain { return isLeftPlain }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func numbered(_ identifier: String, _ number: Int) -> String {
    let endsInDigit = identifier.utf8.last.map { $0 &- 0x30 < 10 } ?? false
    // Without `No`, the second identifier `a1` would become `a12`. An underscore would violate
    // lower camel case.
    return identifier + (endsInDigit ? "No" : "") + String(number)
  }

  private static func key(of identifier: String, _ rules: IdentifierRules) -> String {
    rules.ignoresCase ? identifier.lowercased() : identifier
  }
}
