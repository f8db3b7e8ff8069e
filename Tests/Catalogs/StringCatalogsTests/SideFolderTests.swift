import StringCatalogs
import Testing

/// Tests the detection of folders that contain tests and unused files.
@Suite("String catalogs: folders that are not shipped")
struct SideFolderTests {
  @Test(
    "A folder of tests or unused files is found in a path",
    arguments: [
      // In Maven and Gradle, the folder is src/test; on Android, src/androidTest; in Xcode,
      // AppTests and AppUITests.
      ("app/src/test/resources/m_de.properties", "test"),
      ("app/src/androidTest/res/values/strings.xml", "androidTest"),
      ("AppTests/de.lproj/A.strings", "AppTests"), ("AppUITests/de.lproj/A.strings", "AppUITests"),
      ("src/__tests__/locales/de.json", "__tests__"), ("a/Tests/Fixtures/de.po", "Tests"),
      ("spec/fixtures/locales/de.json", "spec"), ("pkg/testdata/de.po", "testdata"),
      ("a/fixtures/de.po", "fixtures"), ("po/inactive/de.po", "inactive"),
      ("locale/obsolete/de.po", "obsolete"), ("Unused/A.strings", "Unused"),
      ("src/unittest/locale/de.po", "unittest"), ("UnitTests/de.po", "UnitTests"),
      ("games/devtest/mods/a/locale/de.po", "devtest"),
      // These folders are packages of a product, not side folders.
      ("src/main/resources/lib/test/m_de.properties", nil),
      ("app/src/main/java/a/obsolete/m_de.properties", nil),
      // In a language folder, `test` is a namespace of a catalog. In other folders of translations,
      // it is a side folder.
      ("locales/de/test/common.json", nil),
      ("Translation/Tests/de.po", "Tests"), ("i18n/tests/de.json", "tests"),
      // In these paths, the name is part of a longer word or of a file name, or does not occur.
      ("Contests/de.po", nil), ("latest/de.po", nil), ("Tests.lproj/A.strings", nil),
      ("test/", nil), ("tests", nil), ("po/test.po", nil), ("po/de.po", nil), ("attica/de.po", nil),
    ] as [(String, String?)])
  func names(_ file: String, _ folder: String?) {
    let path = ["work", "project"] + file.split(separator: "/").map(String.init)
    #expect(SideFolder.index(in: path, below: 2).map { path[$0] } == folder)
  }

  @Test("The searched folder and its parents are ignored")
  func searched() {
    let path = ["tests", "fixtures", "po", "de.po"]
    #expect(SideFolder.index(in: path, below: 0) == 0)
    #expect(SideFolder.index(in: path, below: 1) == 1)
    #expect(SideFolder.index(in: path, below: 2) == nil)
    #expect(SideFolder.index(in: path, below: 4) == nil)
    #expect(SideFolder.index(in: ["src", "main", "test", "de.po"], below: 2) == nil)
  }
}
