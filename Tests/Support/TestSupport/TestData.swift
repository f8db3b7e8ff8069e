package import Foundation

/// Third-party test data, which lies outside the repository.
///
/// The folder is the value of `WAYMARK_TEST_DATA`, or `../shared/testdata` beside the package. A
/// test that reads it is enabled by ``isExpected(_:)``:
///
/// ```swift
/// @Test(.enabled(if: TestData.isExpected("wpt/toascii.json"), "\(TestData.absence)"))
/// ```
package enum TestData {
  private static let variable = "WAYMARK_TEST_DATA"

  /// The reason that a skipped test gives.
  package static let absence =
    "there is no third-party test data: set \(variable) to the folder that holds it"

  /// The folder, whether it exists or not.
  package static var root: URL {
    if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return ProjectFolder.url.appendingPathComponent("../shared/testdata", isDirectory: true)
  }

  /// Returns `true` if a test that needs a file is to run.
  ///
  /// It runs if the folder exists or the variable names one. A file that is missing there fails the
  /// test.
  package static func isExpected(_ path: String) -> Bool {
    ProcessInfo.processInfo.environment[variable]?.isEmpty == false
      || FileManager.default.fileExists(atPath: root.path)
  }

  /// The content of a file.
  package static func content(of path: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(path))
  }
}
