import StringCatalogs

/// The signatures of functions in the source strings of a catalog: `$find(haystack,needle)`.
///
/// Documentation names their arguments in code spans, and translators may translate the names in
/// both places.
struct FunctionSignatures: Sendable {
  /// For each name of an argument, the indices of the keys whose source strings have it.
  private var owners: [String: [Int]] = [:]

  /// The maximum length of a signature.
  private static let maximumLength = 200
  /// The maximum number of signatures with one argument that are checked.
  private static let mostOwners = 64

  /// Finds the signatures.
  ///
  /// - Complexity: O(*n*) in the keys; most are skipped by the last byte of their source string.
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

  /// Returns the names in the brackets of a string that is only a call.
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

  /// Returns `true` if some code is an argument of a signature.
  func hasArgument(_ code: String) -> Bool { owners[code] != nil }

  /// Returns `true` if some code is an argument that the signature's translation lacks too.
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
