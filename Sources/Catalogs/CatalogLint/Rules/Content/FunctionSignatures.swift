import StringCatalogs

/// The function signatures in the source strings of a catalog, such as `$find(haystack,needle)`.
///
/// Other strings refer to the arguments of a function in code spans. A translator may translate an
/// argument name if the translation of the signature changes it too.
struct FunctionSignatures: Sendable {
  /// For each argument name, the indices of the keys whose source strings are signatures with it.
  private var owners: [String: [Int]] = [:]

  /// The maximum length of a signature, in bytes.
  private static let maximumLength = 200
  /// The maximum number of signatures that are checked for one argument name.
  private static let mostOwners = 64

  /// Finds the signatures in the source strings of a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys. Only source strings that end with a
  ///   parenthesis are parsed.
  init(_ catalog: LintedCatalog) {
    guard catalog.isSourceKnown, let source = catalog.source else { return }
    for (place, key) in catalog.keys.enumerated() where key.isInSource {
      guard let first = key.localizations.first,
        catalog.localizations[first].language == source
      else { continue }
      let localization = catalog.localizations[first]
      let shared = catalog.files[localization.file].shared
      guard
        let value = shared.content.localizations[localization.localization].values.first
      else { continue }
      let text = shared.content.values[value].text
      guard 3...Self.maximumLength ~= text.range.count,
        shared.content.bytes[text.range.upperBound - 1] == UInt8(ascii: ")")
      else { continue }
      for name in Self.arguments(of: shared.content.string(text)) {
        owners[name, default: []].append(place)
      }
    }
  }

  /// Returns the argument names of a string that is a single function call; empty if it is not.
  static func arguments(of text: String) -> [String] {
    guard let start = text.firstIndex(of: "("), text.last == ")" else { return [] }
    var function = text[..<start]
    if function.first == "$" { function = function.dropFirst() }
    guard !function.isEmpty, function.allSatisfy({ isName($0) }) else { return [] }
    return text[start...].split { !isName($0) }.map { String($0) }
  }

  private static func isName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  /// Returns `true` if code is the name of an argument in any signature.
  func hasArgument(_ code: String) -> Bool { owners[code] != nil }

  /// Returns `true` if code is an argument name that the translation of its signature also changes.
  func isArgument(_ code: String, in text: LintedText) -> Bool {
    guard let owners = owners[code] else { return false }
    let catalog = text.catalog
    return owners.prefix(Self.mostOwners).contains { owner in
      catalog.localizations[catalog.keys[owner].localizations].contains { localization in
        guard catalog.languages[localization.language].name == text.language.name else {
          return false
        }
        let content = catalog.files[localization.file].shared.content
        let values = content.localizations[localization.localization].values
        guard let value = values.first, !content.values[value].text.isEmpty else { return false }
        return !content.string(content.values[value].text).split { !Self.isName($0) }
          .contains { $0 == code }
      }
    }
  }
}
