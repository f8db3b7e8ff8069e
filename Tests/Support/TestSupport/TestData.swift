package import Foundation

/// Third-party test data, which is not part of the repository.
///
/// The folder is the value of `WAYMARK_TEST_DATA`, or `../shared/testdata` relative to the package.
/// ``isExpected(_:)`` enables a test that reads the data:
///
/// ```swift
/// @Test(.enabled(if: TestData.isExpected("wpt/toascii.json"), "\(TestData.absence)"))
/// ```
package enum TestData {
  private static let variable = "WAYMARK_TEST_DATA"

  /// The reason why tests that need the data are skipped.
  package static let absence =
    "third-party test data is missing: set \(variable) to its folder"

  /// The URL of the folder, which may not exist.
  package static var root: URL {
    if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return ProjectFolder.url.appendingPathComponent("../shared/testdata", isDirectory: true)
  }

  /// Returns `true` if a test that needs a file is run.
  ///
  /// The test is run if the folder exists or if the environment variable names a folder. If the
  /// file is missing, the test then fails.
  package static func isExpected(_ path: String) -> Bool {
    ProcessInfo.processInfo.environment[variable]?.isEmpty == false
      || FileManager.default.fileExists(atPath: root.path)
  }

  /// Returns the content of a file.
  package static func content(of path: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(path))
  }
}
