package import Foundation

/// Third-party test data, which lies outside the repository.
///
/// The folder is the value of `WAYMARK_TEST_DATA`, or `../shared/testdata` beside the package. A test
/// that reads it is enabled by ``isExpected(_:)``:
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
    if let path = ProcessInfo.processInfo.environment[variable] {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return ProjectFolder.url.appendingPathComponent("../shared/testdata", isDirectory: true)
  }

  /// Whether a test that needs a file is to run.
  ///
  /// It runs where the file exists, and also where somebody asked for it by the variable or a
  /// machine decides whether a change lands: there a missing file has to fail the test.
  package static func isExpected(_ path: String) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment[variable] != nil || environment["CI"] != nil
      || FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The content of a file.
  package static func content(of path: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(path))
  }
}
