import CWaymark

/// The reason why a function of the library failed.
struct LibraryError: Error {
  let status: waymark_status
  /// The message, without any part of a link.
  let message: String

  /// Creates an error about an invalid argument.
  static func argument(_ message: String) -> Self {
    Self(status: waymark_status(WAYMARK_INVALID_ARGUMENT), message: message)
  }

  /// Creates an error about an invalid manifest.
  static func manifest(_ message: String) -> Self {
    Self(status: waymark_status(WAYMARK_INVALID_MANIFEST), message: message)
  }

  /// Creates an error about a column whose bytes exceed 32-bit offsets.
  static func tooLarge(_ column: String) -> Self {
    Self(
      status: waymark_status(WAYMARK_RESULT_TOO_LARGE),
      message: "the column '\(column)' exceeds 2 GiB; split the batch")
  }
}
