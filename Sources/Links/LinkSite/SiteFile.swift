/// A file of a site.
package struct SiteFile: Sendable, Hashable {
  /// The path relative to the folder of the site, with slashes.
  package var path: String
  /// The content.
  package var bytes: [UInt8]

  init(_ path: String, _ text: String) {
    self.init(path, Array(text.utf8))
  }

  /// Creates a file.
  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
