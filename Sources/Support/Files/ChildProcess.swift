#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that run another program with files as its standard streams.
package enum ChildProcess {
  /// Runs a program found on the search path, and waits until it exits.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program and its arguments, without U+0000.
  ///   - changes: The environment variables to set for the program; `nil` removes a variable.
  ///   - streams: The standard input, output and error of the program.
  /// - Returns: The exit status of the program, or -1 if a signal terminated it.
  /// - Throws: `FileError` if the program cannot be started. The path of the error is the name of
  ///   the program, and the reason is `missing` if the program does not exist.
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
    // The lower seven bits are the signal that terminated the program.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }

  /// Returns the environment of this process after the changes, as `NAME=value` strings.
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

/// Functions that pass strings to C.
private enum CStrings {
  /// Calls a closure with a null-terminated array of C strings.
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
