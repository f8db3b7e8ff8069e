import Diagnostics

/// What a file format adds to the diagnostic of an error of its files.
package struct FormatErrorWords: Sendable {
  /// The severity, if it is not that of the code.
  var severity: Severity?
  /// The note, which gives the consequence.
  var note: String?
  /// What may be in what only once, if it is not a key in a dictionary.
  var parts: (part: String, whole: String)?
  /// A Boolean value that indicates whether the defect only changes a key that follows it in its
  /// line.
  var isOfKey = false

  /// JSON has no byte order mark.
  static let jsonByteOrderMark = Self(note: "JSON has none, and many readers reject it")
}
