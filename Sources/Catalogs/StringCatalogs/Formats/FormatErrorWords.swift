import Diagnostics

/// The file format's own wording and severity for an error, which replace the usual ones.
package struct FormatErrorWords: Sendable {
  /// The severity; `nil` if it is the usual severity of the error code.
  var severity: Severity?
  /// The note that describes the consequence of the error.
  var note: String?
  /// The nouns for a duplicated element and for its container, such as "category" and "plural".
  ///
  /// The value is `nil` if the nouns are "key" and "dictionary".
  var parts: (part: String, whole: String)?
  /// `true` if the error is harmless unless a key directly follows it on the same line.
  var isOfKey = false

  /// The note about a byte order mark in JSON.
  static let jsonByteOrderMark = Self(
    note: "JSON allows no byte order mark, and many readers reject the file")
}
