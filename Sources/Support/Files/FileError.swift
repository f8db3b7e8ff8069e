#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An error that occurs when a file is read or written.
package struct FileError: Error, Sendable, Hashable {
  /// The cause of an error.
  package enum Reason: Sendable, Hashable {
    /// A system call failed with the associated error number.
    case system(Int32)
    /// The file does not exist.
    case missing
    /// The file cannot be opened, for an unknown reason.
    case unreadable
    /// The path is not a regular file.
    case irregular
    /// The file has changed since it was read.
    case changed
    /// A file already exists at the path, and must not be replaced.
    case exists
    /// The file is larger than the reader's limit, which by default is that of 32-bit offsets.
    case tooLarge
    /// A different cause, as a clause that follows the path, such as "it is too old".
    case other(String)
  }

  /// The path of the file, as the caller passed it.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Creates an error from the `errno` of the last system call.
  package static func last(_ path: String) -> FileError {
    FileError(path: path, reason: .system(errno))
  }

  /// A user-facing description of the cause, without the path.
  package var message: String {
    switch reason {
    case .system(let code):
      unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    case .missing: "there is no such file or folder"
    case .unreadable: "it cannot be opened"
    case .exists: "it already exists, and is not a file of the catalog"
    case .changed: "it has changed since it was read; run again"
    case .irregular: "it is not a regular file"
    case .tooLarge: "it is too large"
    case .other(let message): message
    }
  }
}
