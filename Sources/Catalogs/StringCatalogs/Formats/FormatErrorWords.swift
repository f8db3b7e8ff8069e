import Diagnostics

/// The parts of an error's diagnostic that are specific to a file format.
package struct FormatErrorWords: Sendable {
  /// The severity, if it differs from that of the code.
  var severity: Severity?
  /// The note with the consequence of the error.
  var note: String?
  /// The kind of element that is duplicated, and the kind of element that contains it.
  ///
  /// The value is `nil` for a key in a dictionary.
  var parts: (part: String, whole: String)?
  /// `true` if the error affects only a key that follows on the same line.
  var isOfKey = false

  /// The note on a byte order mark in JSON.
  static let jsonByteOrderMark = Self(note: "JSON does not allow it, and many readers reject it")
}
