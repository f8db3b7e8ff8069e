import LinkRouting

/// What a language makes of identifiers.
struct IdentifierRules: Sendable {
  /// The words that are no identifiers as they are.
  var reserved: Set<String>
  /// Spells a reserved word so that it is one.
  var escape: @Sendable (String) -> String
  /// Whether names that differ in the case of their letters only count as one, as the files of classes do
  /// where the file system tells no case.
  var ignoresCase = false
}

/// The names of one scope of generated code, each given once.
///
/// A reserved word is escaped; a name that the generated code itself has is followed by what it is a name
/// of (`parseRoute`); a name that is already given is refused with both places in the manifest.
struct NameScope {
  /// What the names are names of in messages: "Kotlin".
  let language: String
  let rules: IdentifierRules
  /// The names that the generated code has by itself, unescaped.
  let taken: Set<String>
  private var given: [String: (place: LinkInterface.Place, name: String)] = [:]

  init(_ language: String, _ rules: IdentifierRules, taken: Set<String> = []) {
    self.language = language
    self.rules = rules
    self.taken = Set(taken.map { rules.ignoresCase ? $0.lowercased() : $0 })
  }

  /// Gives a name.
  ///
  /// - Parameters:
  ///   - name: The name or the word, as the manifest spells it.
  ///   - style: How it is written.
  ///   - kind: What it is a name of, in one English word: "route", "parameter", "type", "word".
  ///   - place: Where the manifest has it.
  ///   - diagnostics: Gets the reason if another name is spelled like this one.
  /// - Returns: The identifier, escaped; also if it was refused.
  mutating func claim(
    _ name: String, _ style: IdentifierCase, _ kind: String, at place: LinkInterface.Place,
    _ diagnostics: inout [ManifestDiagnostic]
  ) -> String {
    var identifier = style.identifier(name)
    if taken.contains(key(of: identifier)) {
      identifier += IdentifierCase.pascal.identifier(kind)
    }
    if let first = given[key(of: identifier)] {
      diagnostics.append(
        ManifestDiagnostic(
          code: "name-collision", app: place.app, location: place.location, range: place.range,
          message: "the \(kind) \(name) and \(first.name) have one name in \(language), "
            + "\(identifier); rename one",
          notes: [first.place.note("the first is here")],
          isAboutKey: place.isAboutKey))
    } else {
      given[key(of: identifier)] = (place, name)
    }
    return rules.reserved.contains(identifier) ? rules.escape(identifier) : identifier
  }

  private func key(of identifier: String) -> String {
    rules.ignoresCase ? identifier.lowercased() : identifier
  }
}

extension ManifestFile {
  /// Throws what was found wrong while a file was made of the manifest, if something was.
  func check(_ diagnostics: [ManifestDiagnostic]) throws(ManifestFileError) {
    if !diagnostics.isEmpty { throw ManifestFileError(self.diagnostics(for: diagnostics)) }
  }
}
