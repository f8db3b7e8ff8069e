import Foundation
import LocalizedTexts
import LocalizedTextsGeneration
import Testing

@Suite("Generated strings")
struct GeneratedTextsTests {
  static let bundled = LocalizedTextsGenerator(
    catalogs: CatalogFile.root.appending(path: "Localizations"),
    target: CatalogFile.root.appending(path: "Sources/Localization/LocalizedTexts/Generated"))

  static let hostile = LocalizedTextsGenerator(
    catalogs: CatalogFile.root.appending(path: "Tests/Fixtures/LocalizedTexts"),
    target: CatalogFile.root.appending(path: "Tests/Localization/LocalizedTextsTests/Generated"),
    writer: TextsSwiftWriter(importedModule: "LocalizedTexts"))

  @Test("The generated Swift is up to date with the catalogs")
  func upToDate() throws {
    #expect(try Self.bundled.staleFiles() == [], "run: swift run GenerateLocalizedTexts")
    #expect(
      try Self.hostile.staleFiles() == [],
      """
      run: swift run GenerateLocalizedTexts Tests/Fixtures/LocalizedTexts \
      Tests/Localization/LocalizedTextsTests/Generated
      """)
  }

  static let catalogs: [any TextKey.Type] = [
    CocotteAIText.self, DebuggerText.self, FieldNotesText.self, OSQRText.self, OffloadText.self,
    SiteText.self, WaymarkText.self, WordlyText.self,
  ]

  @Test("Every catalog is tested")
  func allCatalogs() throws {
    let names = try Self.bundled.catalogNames()
    #expect(Set(names) == Set(Self.catalogs.map { $0.catalog + ".xcstrings" }))
  }

  @Test("Every key has the value that its catalog contains, in every language", arguments: catalogs)
  func complete(type: any TextKey.Type) throws {
    try Self.compare(type)
  }

  private static func compare<Key: TextKey>(_ type: Key.Type) throws {
    let file = try CatalogFile("Localizations/\(Key.catalog).xcstrings")
    let keys = Array(Key.allCases)
    #expect(keys.map(\.rawValue) == file.texts.keys.sorted())
    #expect(keys.map(\.position) == Array(keys.indices))
    #expect(Set(Key.languages) == file.languages)
    #expect(Key.languages.first == "en")
    for language in Key.languages {
      let texts = Texts<Key>(language: language) { Issue.record("\($0)") }
      let table = try #require(Key.table(for: language))
      #expect(table.count == keys.count)
      for key in keys {
        let expected = try #require(file.texts[key.rawValue]?[language], "\(key) in \(language)")
        #expect(!expected.values.contains(""))
        #expect(Self.forms(table.entry(at: key.position)) == expected, "\(key) in \(language)")
        #expect(texts[key] == expected["other"]?.replacingOccurrences(of: "%%", with: "%"))
        #expect(Key(rawValue: key.rawValue) == key)
      }
    }
  }

  /// Returns the strings of an entry by plural category, in the same structure as in `CatalogFile`.
  static func forms(_ entry: TextTable.Entry?) -> [String: String]? {
    switch entry {
    case nil: nil
    case .text(let text)?: ["other": text]
    case .forms(let forms)?:
      Dictionary(uniqueKeysWithValues: forms.map { ($0.category.rawValue, $0.text) })
    }
  }

  @Test("OSQR's English copy is exactly as specified")
  func copyOfOSQR() {
    let texts = Texts<OSQRText>(language: "en")
    let copy: [(OSQRText, String)] = [
      (.welcomeGreeting, "Hi, I'm OSQR."),
      (.welcomeInvitation, "Let's do some thinking together."),
      (.offlineMessage, "I need a connection to think"),
      (.signinTitle, "Sign in to OSQR"),
      (.signinContinue, "Continue"),
      (.signinGoogle, "Continue with Google"),
      (.signinApple, "Continue with Apple"),
      (.signinSignup, "Don't have an account? Sign up at osqr.app"),
      (.menuOpenWeb, "Open OSQR on Web"),
      (.menuSignOut, "Sign Out"),
      (.menuClose, "Close"),
      (.welcomeStart, "Start"),
      (.errorSubscription, "Subscribe at osqr.app"),
      (.errorRateLimit, "Slow down"),
      (.errorServer, "Something went wrong"),
      (.errorMaintenance, "OSQR is updating"),
    ]
    for (key, text) in copy { #expect(texts[key] == text) }
  }
}
