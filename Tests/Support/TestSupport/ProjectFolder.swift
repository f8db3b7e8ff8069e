package import Foundation

/// The folder of the package whose tests run.
package enum ProjectFolder {
  /// The folder, which is found from this file.
  package static let url: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
    } while folder.path != "/"
      && !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    return folder
  }()
}
