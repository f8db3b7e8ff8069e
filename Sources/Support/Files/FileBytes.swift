#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files at once, into one array and nothing else.
package enum FileBytes {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes it may have.
  ///   - waits: Whether a pipe that no program writes to yet is waited for.
  /// - Complexity: O(*n*); the memory is that of the bytes.
  package static func read(
    _ path: String, limit: Int = maximumSize, waits: Bool = false
  ) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    return try read(descriptor, path: path, limit: limit)
  }

  /// The bytes of standard input; its name in errors is `-`.
  ///
  /// It is read as it is: where it is a socket, as editors make it, `/dev/stdin` cannot be opened.
  package static func readStandardInput(
    limit: Int = maximumSize
  ) throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, path: "-", limit: limit)
  }

  /// The most bytes of a file: what places can point at.
  package static let maximumSize = Int(UInt32.max) - 1

  private static func read(
    _ descriptor: Int32, path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last(path) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, reason: .system(EISDIR)) }
    guard status.st_size <= limit else {
      throw FileError(path: path, reason: .tooLarge)
    }
    var bytes: [UInt8] = []
    // A file may grow meanwhile, and some say that they are empty.
    while true {
      let rest = max(Int(status.st_size) - bytes.count, 0)
      let room = rest == 0 && !bytes.isEmpty ? 1 << 12 : max(rest, 1 << 12)
      let outcome = append(descriptor, room, to: &bytes)
      if outcome < 0 { throw .last(path) }
      if outcome == 0 { return bytes }
      if bytes.count > limit { throw FileError(path: path, reason: .tooLarge) }
    }
  }

  /// Returns the first bytes of a file, which is not waited for; `nil` if it cannot be read.
  package static func beginning(of path: String, count: Int) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var outcome = 0
    let bytes: [UInt8] = unsafe Array(unsafeUninitializedCapacity: count) { memory, count in
      outcome = unsafe systemRead(descriptor, memory: memory.baseAddress, count: memory.count)
      count = max(0, outcome)
    }
    return outcome < 0 ? nil : bytes
  }

  /// The size of a file, as far as the system knows; 0 if it does not.
  package static func size(of path: String) -> Int {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? max(0, Int(status.st_size)) : 0
  }

  /// Reads up to so many bytes more; returns how many there were, or -1.
  private static func append(_ descriptor: Int32, _ room: Int, to bytes: inout [UInt8]) -> Int {
    if bytes.isEmpty {
      var outcome = 0
      unsafe bytes = Array(unsafeUninitializedCapacity: room) { memory, count in
        outcome = unsafe readOnce(descriptor, memory: memory.baseAddress, count: room)
        count = max(0, outcome)
      }
      return outcome
    }
    var piece: [UInt8] = Array(repeating: 0, count: min(room, 1 << 16))
    let outcome = unsafe piece.withUnsafeMutableBytes { memory in
      unsafe readOnce(descriptor, memory: memory.baseAddress, count: memory.count)
    }
    if outcome > 0 { bytes += piece[..<outcome] }
    return outcome
  }

  /// Reads up to so many bytes; returns how many there were, or -1.
  ///
  /// A pipe, which is opened without waiting, is waited for until somebody writes to it or closes it.
  static func readOnce(
    _ descriptor: Int32, memory: UnsafeMutableRawPointer?, count: Int
  ) -> Int {
    while true {
      let outcome = unsafe systemRead(descriptor, memory: memory, count: count)
      if outcome >= 0 { return outcome }
      if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if unsafe poll(&request, 1, -1) < 0, errno != EINTR { return outcome }
      } else if errno != EINTR {
        return outcome
      }
    }
  }

  private static func systemRead(
    _ descriptor: Int32, memory: UnsafeMutableRawPointer?, count: Int
  ) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.read(descriptor, memory, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, memory, count)
    #else
      unsafe Glibc.read(descriptor, memory, count)
    #endif
  }
}
