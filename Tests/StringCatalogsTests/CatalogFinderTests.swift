import Foundation
import LanguageTags
@testable import StringCatalogs
import TestSupport
import Testing

/// Catalogs in a tree, and the languages of folders.
@Suite("String catalogs: discovery")
struct CatalogFinderTests {
  @Test(
    "Folders and their languages",
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
    "Other folders say nothing of languages", arguments: ["", "de", ".lproj", "value", "Values"])
  func others(_ name: String) { #expect(LanguageFolder(name) == nil) }

  @Test("A tree: what is found, grouped, and what is left out")
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
      // The rules of the folders above hold too; a file named by itself is taken.
      let inner = CatalogFinder(searching: [root + "/App/Deep"])
      #expect(inner.catalogs.map { $0.name } == [root + "/App/Deep/y.xcstrings"])
      let named = CatalogFinder(searching: [
        root + "/Generated/Made.xcstrings", root + "/App/readme.md",
      ])
      #expect(named.catalogs.count == 1 && named.unreadable == [root + "/App/readme.md"])
    }
  }

  @Test("The languages of a table are one catalog")
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
    "Real trees: every file is found in its catalog, and read",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func real() throws {
    let root = TestData.root.appendingPathComponent(CatalogTestData.folder).path
    let finder = CatalogFinder(searching: [root])
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

  @Test("Android's folders of values, and no other XML")
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

  @Test("A table and the rules of its plurals are one catalog")
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
    "Patterns of .gitignore",
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

  /// Runs with a folder of files, and removes it.
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
