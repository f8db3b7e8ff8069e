import Diagnostics

/// The wording and severity of an error in diagnostics, as far as they depend on the file format.
package struct FormatErrorWords: Sendable {
  /// The severity; `nil` if it is the usual severity of the error code.
  var severity: Severity?
  /// The note that describes the consequence of the error.
  var note: String?
  /// The words for what is duplicated and for what contains it, such as a category and a plural.
  ///
  /// The value is `nil` if the words are "key" and "dictionary".
  var parts: (part: String, whole: String)?
  /// `true` if the error is harmless unless a key directly follows it on the same line.
  var isOfKey = false

  /// The note about a byte order mark in JSON.
  static let jsonByteOrderMark = Self(note: "JSON does not allow it, and many readers reject it")
}
