/// A folder whose catalogs are not shipped to users: tests, test data, and unused files.
///
/// A search finds these catalogs and reports their number. They are linted only on request.
package enum SideFolder {
  /// The names of folders for tests and test data, in lower case.
  private static let tests: Set<String> = [
    "__fixtures__", "__mocks__", "__tests__", "androidtest", "devtest", "fixture", "fixtures",
    "spec", "test", "test-data", "test_data", "test-fixtures", "testdata", "testfixtures", "tests",
    "unittest", "unittests",
  ]
  /// The names of folders for files that are kept but not shipped, in lower case.
  private static let unused: Set<String> = ["attic", "inactive", "obsolete", "unused"]

  /// Returns the index of the outermost side folder in the path of a file; `nil` if there is none.
  ///
  /// In the source layout of Maven and Gradle, a folder below `src/main` is a package. It is not a
  /// side folder, even if its name is `test`. A folder `test` in a language folder, such as
  /// `locales/de`, is part of a catalog.
  ///
  /// - Parameters:
  ///   - path: The components of the absolute path of the file.
  ///   - count: The number of components of the searched folder, which is never a side folder.
  package static func index(in path: [String], below count: Int) -> Int? {
    guard count < path.count else { return nil }
    return (count..<path.count - 1).first { index in
      let outer = path[..<index]
      let name = path[index].lowercased()
      if zip(outer, outer.dropFirst()).contains(where: { $0 == ("src", "main") }) { return false }
      if unused.contains(name) { return true }
      return (tests.contains(name) || isTestTarget(path[index]))
        && !zip(outer, outer.dropFirst()).contains { isLanguage($0.1, in: $0.0) }
    }
  }

  private static func isLanguage(_ name: String, in folder: String) -> Bool {
    CatalogGroups.folders.contains(folder.lowercased()) && LanguageName.language(name[...]) != nil
  }

  /// Returns `true` for the folder of an Xcode test target, such as `AppTests` or `AppUITests`.
  private static func isTestTarget(_ name: String) -> Bool {
    name.hasSuffix("Tests") && name.dropLast(5).last.map { $0.isLetter || $0.isNumber } ?? false
  }
}
