/// The parts of a site that a project can replace.
package struct SiteTheme: Sendable, Hashable {
  /// The media types of logos, by the extension of the file.
  package static let logoTypes = [
    "svg": "image/svg+xml", "png": "image/png", "webp": "image/webp", "jpg": "image/jpeg",
  ]

  /// A picture that replaces the icon that the generator draws.
  package struct Logo: Sendable, Hashable {
    /// The extension of the file, a key of ``SiteTheme/logoTypes``.
    package var fileExtension: String
    /// The content of the file.
    package var bytes: [UInt8]

    /// Creates a logo.
    package init(fileExtension: String, bytes: [UInt8]) {
      self.fileExtension = fileExtension
      self.bytes = bytes
    }
  }

  /// The style sheet that follows the style sheet of the site.
  package var style = ""
  /// The logo; `nil` for the icon that the generator draws.
  package var logo: Logo?
  /// The template of all pages; `nil` for the template of this module.
  package var page: String?
  /// The strings by language and key, which replace or supplement those of this module.
  package var localizations: [String: [String: String]] = [:]

  /// Creates a theme that replaces nothing.
  package init() {}
}
