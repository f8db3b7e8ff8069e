import Foundation
import TestSupport
import Testing

/// A string catalog that is decoded with Foundation instead of the generator's reader.
struct CatalogFile {
  /// The root folder of the package.
  static let root = ProjectFolder.url

  /// The strings by key and language: plural forms by category, and any other string as `other`.
  private(set) var texts: [String: [String: [String: String]]] = [:]
  /// The languages in which there is at least one string.
  private(set) var languages: Set<String> = []

  init(_ path: String) throws {
    let data = try Data(contentsOf: Self.root.appending(path: path))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let strings = try #require(root["strings"] as? [String: [String: Any]])
    for (key, value) in strings {
      texts[key] = [:]
      let localizations = value["localizations"] as? [String: [String: Any]] ?? [:]
      for (language, localization) in localizations {
        languages.insert(language)
        if let text = Self.text(localization) { texts[key]?[language] = ["other": text] }
        if let variations = localization["variations"] as? [String: [String: [String: Any]]] {
          texts[key]?[language] = variations["plural"]?.compactMapValues(Self.text)
        }
      }
    }
  }

  private static func text(_ object: [String: Any]) -> String? {
    let unit = object["stringUnit"] as? [String: String]
    return unit?["state"] == "new" ? nil : unit?["value"]
  }
}
