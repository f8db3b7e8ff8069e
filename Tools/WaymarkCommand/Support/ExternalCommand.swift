#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command that is a separate program: `waymark NAME` runs `waymark-NAME`.
///
/// Such a program has dependencies that take minutes to build, or that a static program cannot
/// contain.
struct ExternalCommand {
  /// The commands that belong to this project, with the shell commands that build them.
  static let known = [
    "keyscan": "swift build --package-path Tools/KeyScan",
    "serve": "swift build --package-path Tools/Serve",
  ]

  private let path: String

  /// Finds the program beside this tool, or else on the search path.
  ///
  /// - Returns: `nil` if there is no such program.
  init?(_ name: String) {
    // A name with a slash would be a path.
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isPlain), !name.hasPrefix("-") else {
      return nil
    }
    let program = "waymark-" + name
    let folders =
      [System.programFolder].compactMap(\.self)
      + (System.environment("PATH") ?? "").split(separator: ":").map(String.init)
    guard
      let found = folders.map({ $0 + "/" + program }).first(where: { System.isExecutable($0) })
    else { return nil }
    path = found
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte &- 0x30 < 10 || byte &- 0x61 < 26
  }

  /// Replaces this process with the program.
  ///
  /// - Throws: ``Failure`` if the program cannot be started.
  func run(_ arguments: [String]) throws(Failure) -> Never {
    let words = [path] + arguments
    var pointers = unsafe words.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    _ = unsafe execv(path, pointers)
    // The call returns only after an error.
    throw Failure(RootTexts.cannotStart(path, SystemError.last.message))
  }
}
