package import Foundation

/// The root folder of this package.
package enum ProjectFolder {
  /// The URL of the folder, derived from the path of this file.
  package static let url: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
    } while folder.path != "/"
      && !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    return folder
  }()
}
