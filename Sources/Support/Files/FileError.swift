#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file cannot be read or written.
package struct FileError: Error, Sendable, Hashable {
  /// What went wrong.
  package enum Reason: Sendable, Hashable {
    /// A call of the operating system failed, with the number of its error.
    case system(Int32)
    /// There is no such file.
    case missing
    /// The system does not say why.
    case unreadable
    /// What should be a file is something else.
    case irregular
    /// The file is another one than the one that was read.
    case changed
    /// The file is there, and should not be.
    case exists
    /// The file has more bytes than a place can point at.
    case tooLarge
    /// Something else, in words that follow the path: "it is too old".
    case other(String)
  }

  /// The file, as the caller named it.
  package let path: String
  /// What went wrong.
  package let reason: Reason

  /// Creates an error.
  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Creates the error of the call that just failed.
  package static func last(_ path: String) -> FileError {
    FileError(path: path, reason: .system(errno))
  }

  /// What went wrong, for a person, without the path.
  package var message: String {
    switch reason {
    case .system(let code):
      unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    case .missing: "there is no such file or folder"
    case .unreadable: "it cannot be opened"
    case .exists: "it is there, and was not read as a file of the catalog"
    case .changed: "it has changed since it was read; run again"
    case .irregular: "it is no regular file"
    case .tooLarge: "it is too large"
    case .other(let message): message
    }
  }
}
