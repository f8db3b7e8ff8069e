import Foundation
import LanguageTags
@testable import StringCatalogs
import TestSupport
import Testing

/// Tests how catalogs are found in a folder tree, and which languages folders have.
@Suite("String catalogs: discovery")
struct CatalogFinderTests {
  @Test(
    "Folders have the expected languages and qualifiers",
    arguments: [
      ("de.lproj", "de", ""), ("zh-Hans.lproj", "zh-Hans", ""), ("he_IL.lproj", "he-IL", ""),
      ("pt_BR.lproj", "pt-BR", ""), ("English.lproj", "en", ""), ("Base.lproj", nil, ""),
      ("mul.lproj", nil, ""), ("values", nil, ""), ("values-de", "de", ""),
      ("values-zh-rCN", "zh-CN", ""), ("values-es-r419", "es-419", ""), ("values-fil", "fil", ""),
      ("values-b+sr+Latn", "sr-Latn", ""), ("values-b+es+419", "es-419", ""),
      ("values-iw", "he", ""), ("values-v27", nil, "v27"), ("values-night", nil, "night"),
      ("values-land", nil, "land"), ("values-car", nil, "car"), ("values-sw600dp", nil, "sw600dp"),
      ("values-mcc310-mnc004-en-rUS-port", "en-US", "mcc310-mnc004-port"),
      ("values-de-night", "de", "night"), ("values-b+x", nil, "b+x"), ("values-", nil, ""),
    ] as [(String, String?, String)])
  func languages(_ name: String, _ tag: String?, _ qualifiers: String) throws {
    let folder = try #require(LanguageFolder(name))
    #expect(folder.language?.tag?.description == tag && folder.qualifiers == qualifiers)
    #expect(folder.kind == (name.hasPrefix("values") ? .values : .lproj))
  }

  @Test(
    "Other folders have no language", arguments: ["", "de", ".lproj", "value", "Values"])
  func others(_ name: String) { #expect(LanguageFolder(name) == nil) }

  // https://github.com/icerockdev/moko-resources#strings
  @Test("Folders of moko-resources are recognized")
  func mokoFolders() {
    #expect(LanguageFolder("base", in: "MR")?.language == nil)
    #expect(LanguageFolder("base", in: "MR")?.kind == .values)
    #expect(LanguageFolder("de", in: "MR")?.language?.tag == LanguageTag("de"))
    #expect(
      LanguageFolder("zh-rCN", in: "moko-resources")?.language?.tag == LanguageTag("zh-CN"))
    #expect(LanguageFolder("images", in: "MR") == nil && LanguageFolder("de", in: "res") == nil)
    #expect(LanguageFolder("values-de", in: "res")?.kind == .values)
  }

  @Test(
    "Further naming schemes for catalogs are recognized",
    arguments: [
      // https://pub.dev/packages/slang#file-structure
      (["assets/en.i18n.json", "assets/de.i18n.json"], ["en", "de"]),
      (["lib/s.i18n.json", "lib/s_de.i18n.json"], [nil, "de"]),
      (["src/MR/base/strings.xml", "src/MR/pt-rBR/strings.xml"], [nil, "pt-BR"]),
      (["x/English.json", "x/Dutch.json"], ["en", "nl"]),
      (["po/French.po", "po/Chinese (Simplified).po"], ["fr", "zh-Hans"]),
      (["languages/polish.json"], ["pl"]),
      // A file about products may be named like a language. A single such file among others is not
      // a catalog.
      (["data/polish.json", "data/varnish.json", "data/wax.json"], []),
      (["src/MR/images/strings.xml"], []), (["a/package.i18n.json"], []),
    ] as [([String], [String?])])
  func otherNames(_ files: [String], _ tags: [String?]) throws {
    try withTree(Dictionary(uniqueKeysWithValues: files.map { ($0, "{}") })) { root in
      let catalogs = CatalogFinder(searching: [root]).catalogs
      #expect(catalogs.count == (tags.isEmpty ? 0 : 1))
      let languages = catalogs.flatMap(\.files).map { file in
        (file.language ?? file.folder?.language)?.tag?.description
      }
      #expect(Set(languages) == Set(tags))
    }
  }

  @Test("Qt files are distinguished from TypeScript files, and grouped by language")
  func qtLinguist() throws {
    let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE TS>\n<TS></TS>"
    try withTree([
      "src/app_de.ts": "export const de = 1;", "src/no.ts": "<T>(a: T) => a;", "src/it.d.ts": "",
      "l/app.ts": text, "l/app_de.ts": text, "l/app_zh_CN.ts": text, "t/de.ts": text,
      "t/fr.ts": text,
    ]) { root in
      let finder = CatalogFinder(searching: [root])
      let passedOver = finder.passedOver.map { $0.dropFirst(root.count + 1) }
      #expect(passedOver == ["src/app_de.ts", "src/it.d.ts", "src/no.ts"])
      let catalogs = finder.catalogs
      #expect(catalogs.map { $0.name.dropFirst(root.count + 1) } == ["l/app.ts", "t/*.ts"])
      #expect(
        catalogs.map { $0.files.map { $0.language?.tag?.description } } == [
          [nil, "de", "zh-CN"], ["de", "fr"],
        ])
    }
  }

  @Test("Catalogs in a tree are found and grouped, and ignored files are skipped")
  func tree() throws {
    try withTree([
      "App/Localizable.xcstrings": "{}", "App/mul.lproj/Main.xcstrings": "{}",
      "App/build/Old.xcstrings": "{}", "App/.hidden/Old.xcstrings": "{}",
      "Pods/A/Pod.xcstrings": "{}", "X.xcframework/ios/F.xcstrings": "{}",
      ".gitignore": "/Generated/\n*.tmp.xcstrings\n!keep.tmp.xcstrings\n",
      ".git/info/exclude": "secret.*\n", "App/secret.xcstrings": "{}",
      "Generated/Made.xcstrings": "{}", "App/Generated/Kept.xcstrings": "{}",
      "App/a.tmp.xcstrings": "{}", "App/keep.tmp.xcstrings": "{}", "App/readme.md": "",
      "App/.gitignore": "Deep/**/x.xcstrings\r\n", "App/Deep/a/b/x.xcstrings": "{}",
      "App/Deep/y.xcstrings": "{}",
    ]) { root in
      let finder = CatalogFinder(searching: [root, root + "/App", root + "/missing"])
      #expect(
        finder.catalogs.map { String($0.name.dropFirst(root.count + 1)) } == [
          "App/Deep/y.xcstrings", "App/Generated/Kept.xcstrings", "App/Localizable.xcstrings",
          "App/Main.xcstrings", "App/keep.tmp.xcstrings",
        ])
      #expect(finder.unreadable == [root + "/missing"])
      let main = try #require(finder.catalogs.first { $0.name.hasSuffix("Main.xcstrings") })
      #expect(main.files.map(\.path) == [root + "/App/mul.lproj/Main.xcstrings"])
      #expect(main.files[0].folder?.kind == .lproj && main.files[0].folder?.language == nil)
      // The ignore rules in parent folders apply, too. A file that is passed as an argument is
      // never ignored.
      let inner = CatalogFinder(searching: [root + "/App/Deep"])
      #expect(inner.catalogs.map { $0.name } == [root + "/App/Deep/y.xcstrings"])
      let named = CatalogFinder(searching: [
        root + "/Generated/Made.xcstrings", root + "/App/readme.md",
      ])
      #expect(named.catalogs.count == 1 && named.unreadable == [root + "/App/readme.md"])
    }
  }

  @Test("The files of a string table in all languages are one catalog")
  func languagesOfTable() throws {
    try withTree([
      "A/de.lproj/Localizable.strings": "", "A/en.lproj/Localizable.strings": "",
      "A/Base.lproj/Localizable.strings": "", "A/de.lproj/Other.strings": "",
      "B/de.lproj/Localizable.strings": "", "B/Localizable.strings": "",
    ]) { root in
      let finder = CatalogFinder(searching: [root + "/"])
      #expect(
        finder.catalogs.map { $0.files.map { $0.folder?.language?.name ?? "-" } } == [
          ["-", "de", "en"], ["de"], ["-", "de"],
        ])
      #expect(finder.catalogs.first?.name == root + "/A/Localizable.strings")
    }
  }

  @Test(
    "Every file in real folder trees is found in its catalog and read",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func real() throws {
    let root = TestData.root.appendingPathComponent(CatalogTestData.folder).path
    let roots = CatalogTestData.folders.filter { TestData.isExpected($0) }
      .map { TestData.root.appendingPathComponent($0).path }
    let finder = CatalogFinder(searching: roots)
    #expect(finder.unreadable.isEmpty)
    let strings = finder.catalogs.flatMap(\.files).filter { $0.format == .strings }
    #expect(try strings.count == CatalogTestData.paths(".strings").count)
    let antenna = try #require(
      finder.catalogs.first { $0.name.hasSuffix("ui/i18n/src/main/res") })
    #expect(antenna.files.count > 50)
    for file in antenna.files {
      #expect(file.folder?.language != nil || file.path.contains("/values/"))
      let read = file.read()
      #expect(read.errors.isEmpty && read.languages[0].tag == file.folder?.language?.tag)
    }
    let missing = FoundCatalog.File(path: root + "/none", format: .android, folder: nil)
    #expect(missing.read().errors.map(\.code.rawValue) == ["unreadable-file"])
  }

  @Test("XML files are found only in Android's values folders")
  func android() throws {
    try withTree([
      "app/src/main/res/values/strings.xml": "", "app/src/main/res/values-iw/strings.xml": "",
      "app/src/main/res/values-zh-rCN/strings.xml": "", "app/src/main/res/layout/main.xml": "",
      "app/src/main/res/values-iw/more.xml": "", "app/src/main/res/values-land/strings.xml": "",
      "app/AndroidManifest.xml": "",
    ]) { root in
      let finder = CatalogFinder(searching: [root])
      #expect(finder.catalogs.map(\.name) == [root + "/app/src/main/res"])
      #expect(
        finder.catalogs[0].files.map { $0.folder?.language?.tag?.description ?? "-" }
          == ["he", "he", "-", "zh-CN", "-"])
      #expect(
        CatalogFinder(searching: [root + "/app/AndroidManifest.xml"]).catalogs.count == 1)
    }
  }

  @Test("A string table and its plural rules are one catalog")
  func tables() throws {
    try withTree([
      "en.lproj/Main.strings": "", "en.lproj/Main.stringsdict": "", "de.lproj/Main.stringsdict": "",
      "fr.lproj/Other.stringsdict": "", "Main.xcstrings": "{}",
    ]) { root in
      #expect(
        CatalogFinder(searching: [root]).catalogs.map { catalog in
          "\(catalog.name.dropFirst(root.count + 1)): \(catalog.files.count)"
        } == ["Main.strings: 3", "Main.xcstrings: 1", "Other.strings: 1"])
    }
  }

  @Test(
    "A path determines the language and the name of the catalog",
    arguments: [
      ("locales/de.json", .json, "de", "locales/*.json"),
      ("locales/pt_BR.json", .json, "pt-BR", "locales/*.json"),
      ("locales/kab-KAB.json", .json, "kab-kab", "locales/*.json"),
      ("locales/de/common.json", .json, "de", "locales/common.json"),
      ("i18n/zh-Hans/pages/home.json", .json, "zh-Hans", "i18n/pages/home.json"),
      ("messages.de.json", .json, "de", "messages.json"),
      ("package.json", .json, nil, "package.json"), ("common.json", .json, nil, "common.json"),
      ("lib/app_de.arb", .arb, "de", "lib/app.arb"),
      ("lib/app_zh_Hant_TW.arb", .arb, "zh-Hant-TW", "lib/app.arb"),
      ("lib/my_app_de.arb", .arb, "de", "lib/my_app.arb"), ("my_app.arb", .arb, nil, "my_app.arb"),
      ("messages_de.properties", .properties, "de", "messages.properties"),
      ("messages_de_AT.properties", .properties, "de-AT", "messages.properties"),
      ("de/messages.properties", .properties, nil, "de/messages.properties"),
      ("po/de.po", .gettext, "de", "po/*.po"), ("po/sr@latin.po", .gettext, "sr-Latn", "po/*.po"),
      ("po/app-fr.po", .gettext, "fr", "po/app.po"),
      ("locale/de/LC_MESSAGES/app.po", .gettext, "de", "locale/LC_MESSAGES/app.po"),
      ("po/app.pot", .gettext, nil, "po/app.pot"),
      ("de.xliff", .xliff, "de", "*.xliff"),
      ("src/messages.de.xlf", .xliff, "de", "src/messages.xlf"),
      ("de/focus-ios.xliff", .xliff, "de", "focus-ios.xliff"),
      (
        "out/de.xcloc/Localized Contents/de.xliff", .xliff, "de",
        "out/*.xcloc/Localized Contents/*.xliff"
      ),
      ("out/zh-Hans.xliff", .xliff, "zh-Hans", "out/*.xliff"),
      // "page" is not a script in ISO 15924.
      ("languages/en/tl_page.xlf", .xliff, "en", "languages/tl_page.xlf"),
      ("languages/en/tl_opt_in.xlf", .xliff, "en", "languages/tl_opt_in.xlf"),
    ] as [(String, CatalogNaming, String?, String)])
  func paths(_ path: String, _ naming: CatalogNaming, _ language: String?, _ name: String) {
    let parsed = CatalogPath(
      path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }, naming)
    #expect(parsed.language?.tag?.description == language)
    #expect(parsed.name == name)
  }

  @Test(
    "Ordinary words are not languages",
    arguments: [
      "common", "app", "web", "new", "DE", "d", "de-", "deu-x", "en-something", "go", "us",
      "tl_page", "tl-form",
    ])
  func words(_ word: String) { #expect(LanguageName.language(word[...]) == nil) }

  @Test(
    "The names of JSON files and folders determine which are catalogs",
    arguments: [
      // In a folder with a name such as `locales`, a single language is sufficient.
      (["locales/de.json"], ["locales/*.json"]), (["src/i18n/no.json"], ["src/i18n/*.json"]),
      (["locales/de/common.json"], ["locales/common.json"]),
      (["locales/de/settings.json"], ["locales/settings.json"]),
      (["locales/percentages.json", "locales/en.json"], ["locales/*.json"]),
      (["public/lang/app.de.json"], ["public/lang/app.json"]),
      // In any other folder, a second language is required.
      (["texts/de.json"], []), (["texts/de.json", "texts/fr.json"], ["texts/*.json"]),
      (["a/de/x.json"], []), (["a/de/x.json", "a/fr/x.json"], ["a/x.json"]),
      (["a/de/x.json", "a/fr/y.json"], []),
      (["a/m.de.json", "a/m.json"], ["a/m.json"]), (["a/m.de.json"], []),
      // These names are words or country codes, although some of them are also language codes.
      (["a/no.json"], []), (["a/no.json", "a/is.json", "a/so.json"], []),
      (["a/yes.json", "a/no.json"], []),
      (["a/de.json", "a/fr.json", "a/us.json", "a/gb.json", "a/jp.json"], []),
      // These files are never catalogs, or their paths contain no language.
      (["package.json", "tsconfig.json", "settings.json", "data/x.json"], []),
      (["tsconfig.es.json", "tsconfig.json"], []),
      (["docs/de/package.json", "docs/fr/package.json"], []),
      (["a/de/settings.json", "a/fr/settings.json"], []),
      (["messages/how-to.json"], []),
    ] as [([String], [String])])
  func json(_ files: [String], _ expected: [String]) throws {
    try withTree(Dictionary(uniqueKeysWithValues: files.map { ($0, "{}") })) { root in
      let finder = CatalogFinder(searching: [root])
      #expect(finder.catalogs.map { String($0.name.dropFirst(root.count + 1)) } == expected)
      // A file that is passed as an argument is always a catalog.
      let named = CatalogFinder(searching: [root + "/" + files[0]])
      #expect(named.catalogs.map(\.files.count) == [1] && named.unreadable.isEmpty)
    }
  }

  @Test(
    "The names of properties files determine which are catalogs",
    arguments: [
      (["a/m.properties", "a/m_de.properties"], ["a/m.properties"]),
      (["a/m_fr.properties", "a/m_de_AT.properties"], ["a/m.properties"]),
      (["gradle.properties", "gradle/wrapper/gradle-wrapper.properties"], []),
      (["a/m_de.properties"], []), (["a/m.properties", "b/m_de.properties"], []),
      (["de/m.properties", "fr/m.properties"], []),
    ] as [([String], [String])])
  func properties(_ files: [String], _ expected: [String]) throws {
    try withTree(Dictionary(uniqueKeysWithValues: files.map { ($0, "") })) { root in
      let finder = CatalogFinder(searching: [root])
      #expect(finder.catalogs.map { String($0.name.dropFirst(root.count + 1)) } == expected)
      let named = CatalogFinder(searching: [root + "/" + files[0]])
      #expect(named.catalogs.map(\.files.count) == [1] && named.unreadable.isEmpty)
    }
  }

  @Test("Catalogs with one file per language are found")
  func named() throws {
    try withTree([
      "lib/app_en.arb": "{}", "lib/app_de.arb": "{}", "lib/other.arb": "{}",
      "locales/en.json": "{}", "locales/de-AT.json": "{}", "locales/en/common.json": "{}",
      "locales/fr/common.json": "{}", "x/de.xcloc/Localized Contents/de.xliff": "",
      "x/fr.xcloc/Localized Contents/fr.xliff": "",
      "x/fr.xcloc/Source Contents/en.lproj/Localizable.strings": "", "xl/de.xlf": "",
      "node_modules/a/locales/de.json": "{}", "po/de.po": "", "po/fr.po": "", "po/app.pot": "",
      "l/de/LC_MESSAGES/app.po": "", "l/app.pot": "", "i/de/LC_MESSAGES/app.po": "",
      "i/LC_MESSAGES/app.pot": "", "other.pot": "", "m/m.properties": "",
      "m/m_de.properties": "",
    ]) { root in
      let found = CatalogFinder(searching: [root]).catalogs.map { catalog in
        "\(catalog.name.dropFirst(root.count + 1)): "
          + catalog.files.map { $0.language?.tag?.description ?? "-" }.joined(separator: " ")
      }
      #expect(
        found == [
          "i/LC_MESSAGES/app.po: - de", "l/LC_MESSAGES/app.po: - de", "lib/app.arb: de en",
          "lib/other.arb: -", "locales/*.json: de-AT en",
          "locales/common.json: en fr", "m/m.properties: - de",
          "other.pot: -", "po/*.po: - de fr", "x/*.xcloc/Localized Contents/*.xliff: de fr",
          "xl/*.xlf: de",
        ])
    }
  }

  @Test(
    "Patterns match as in .gitignore",
    arguments: [
      ("*.a", "x/y.a", true), ("*.a", "x/y.ab", false), ("/b", "b", true), ("/b", "x/b", false),
      ("x/b", "x/b", true), ("x/b", "y/x/b", false), ("**/b", "x/y/b", true), ("x/**", "x", false),
      ("x/**", "x/y/z", true), ("x/**/z", "x/z", true), ("x/**/z", "x/y/y/z", true),
      ("x/*/z", "x/y/y/z", false), ("a?c", "abc", true), ("[a-c]x", "bx", true),
      ("[!a-c]x", "bx", false), ("[]]x", "]x", true), ("[x", "[x", true), ("\\#x", "#x", true),
      ("\\!x", "!x", true), ("# x", "# x", false), ("x ", "x", true), ("d/", "d", false),
      ("a*b*c", "aXbXbc", true), ("a*b*c", "aXbX", false), ("a*/b", "ax/b", true),
    ])
  func patterns(_ pattern: String, _ path: String, _ isIgnored: Bool) {
    let isMatch = GlobPattern(line: pattern[...])?
      .matches(path.split(separator: "/").map { String($0) }, isFolder: false)
    #expect((isMatch ?? false) == isIgnored)
  }

  /// Calls a function with a temporary folder that contains files.
  private func withTree(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalogs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, content) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(root.standardizedFileURL.path)
  }
}
