import Foundation
import TestSupport
import Testing

/// A string catalog as its JSON says, read without the generator's reader.
struct CatalogFile {
  /// The folder of the package, found from this file.
  static let root = ProjectFolder.url

  /// The texts by key and language: plural forms by their category, any other text as `other`.
  private(set) var texts: [String: [String: [String: String]]] = [:]
  /// The languages that have a text.
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
