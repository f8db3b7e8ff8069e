#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs another program with files as its streams.
package enum ChildProcess {
  /// Runs a program of the search path, and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program and its arguments, without U+0000.
  ///   - changes: The variables of the environment that are others for the program; `nil` removes
  ///     one.
  ///   - streams: Its standard input, output and error.
  /// - Returns: Its exit status; -1 if a signal ended it.
  /// - Throws: `FileError` if it cannot be started, with the name of the program as the path, and
  ///   the reason `missing` if there is none.
  package static func run(
    _ arguments: [String], environment changes: [String: String?],
    streams: (input: ScratchFile, output: ScratchFile, error: ScratchFile)
  ) throws(FileError) -> Int32 {
    let name = arguments.first ?? ""
    var actions = unsafe FileActions()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw .last(name) }
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    let descriptors = [
      streams.input.descriptor, streams.output.descriptor, streams.error.descriptor,
    ]
    for (number, descriptor) in descriptors.enumerated() {
      _ = unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    var process: pid_t = 0
    let failure = unsafe CStrings.with(arguments) { arguments in
      unsafe CStrings.with(environment(changes)) { environment in
        unsafe posix_spawnp(&process, name, &actions, nil, arguments, environment)
      }
    }
    guard failure == 0 else {
      throw FileError(path: name, reason: failure == ENOENT ? .missing : .system(failure))
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last(name) }
    }
    withExtendedLifetime(streams) {}
    // The lower seven bits are the signal that ended it.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }

  /// The variables of this process with some changes, as `NAME=value`.
  private static func environment(_ changes: [String: String?]) -> [String] {
    var variables: [String] = []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      let text = unsafe String(cString: variable)
      if changes[String(text.prefix { $0 != "=" })] == nil { variables.append(text) }
      unsafe next += 1
    }
    return variables + changes.compactMap { name, value in value.map { name + "=" + $0 } }
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
  #endif
}

/// Strings for functions of C.
private enum CStrings {
  /// Calls a function with an array of strings that a null pointer ends.
  static func with(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    let copies = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: strings.count + 1)
    for (place, string) in strings.enumerated() {
      unsafe copies.initializeElement(at: place, to: strdup(string))
    }
    unsafe copies.initializeElement(at: strings.count, to: nil)
    defer {
      for place in strings.indices { unsafe free(copies[place]) }
      unsafe copies.deallocate()
    }
    guard let start = copies.baseAddress else { return ENOMEM }
    return unsafe body(start)
  }
}
