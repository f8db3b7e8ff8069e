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
    /// The file is not what its format says, and nobody wants to know where.
    case unparsable
    /// What should be a file is something else.
    case irregular
    /// The file is another one than the one that was read.
    case changed
    /// The file is there, and should not be.
    case exists
    /// Whoever listed the keys of the code could not read the source; its words.
    case unscanned(String)
    /// The list of the keys that the code uses has none, nor a source.
    case withoutUses
    /// The file would be changed, and no diff can show it.
    case notText
    /// The file has more bytes than a place can point at.
    case tooLarge
    /// The files have more diagnostics than fit into memory.
    case tooManyDiagnostics
  }

  /// The file, as the caller named it.
  package let path: String
  /// What went wrong.
  package let reason: Reason

  /// Makes an error.
  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Takes the number of the call that just failed.
  static func last(_ path: String) -> FileError { FileError(path: path, reason: .system(errno)) }

  /// What went wrong, for a person, without the path.
  package var message: String {
    switch reason {
    case .system(let code):
      unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    case .missing: "there is no such file or folder"
    case .unreadable: "it cannot be opened"
    case .exists: "it is there, and was not read as a file of the catalog"
    case .changed: "it has changed since it was read; run again"
    case .unparsable:
      "it does not follow its format, so it was not checked; to skip it, use exclude"
    case .irregular: "it is no regular file"
    case .unscanned(let reason): "its keys are not known: \(reason)"
    case .withoutUses:
      "no key is used in it, so the keys of the code were not looked at; "
        + "list them from the folder of the sources"
    case .notText: "fixes would change it, but it is not UTF-8, so no diff can show them"
    case .tooLarge: "it is too large"
    case .tooManyDiagnostics:
      "the diagnostics need more than 1 GB of memory, so none is shown; "
        + "lint fewer files, or turn rules off with --allow"
    }
  }
}
