#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that read files into arrays, usually without an intermediate copy.
package enum FileBytes {
  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum number of bytes.
  ///   - waits: If `true` and the file is a pipe, this method waits until another program opens it
  ///     for writing.
  /// - Throws: ``FileError``, with the reason `tooLarge` if the file has more than `limit` bytes.
  /// - Complexity: O(*n*) in time and memory.
  package static func read(
    _ path: String, limit: Int = maximumSize, waits: Bool = false
  ) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    return try read(descriptor, path: path, limit: limit)
  }

  /// Returns the bytes of standard input; in errors, its path is `-`.
  ///
  /// The file descriptor is read directly. Opening `/dev/stdin` fails if standard input is a
  /// socket, as in some editors.
  ///
  /// - Throws: ``FileError``, as for ``read(_:limit:waits:)``.
  package static func readStandardInput(
    limit: Int = maximumSize
  ) throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, path: "-", limit: limit)
  }

  /// The maximum number of bytes in a file, whose offsets must fit in 32 bits.
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
    // A file may grow while it is read, and some special files report a size of 0.
    while true {
      let rest = max(Int(status.st_size) - bytes.count, 0)
      let room = rest == 0 && !bytes.isEmpty ? 1 << 12 : max(rest, 1 << 12)
      let outcome = append(descriptor, room, to: &bytes)
      if outcome < 0 { throw .last(path) }
      if outcome == 0 { return bytes }
      if bytes.count > limit { throw FileError(path: path, reason: .tooLarge) }
    }
  }

  /// Returns at most `count` bytes from the start of a file; `nil` if it cannot be opened or read.
  ///
  /// If the file is a pipe without data, this function does not wait for data.
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

  /// Returns the size of a file, as reported by the system, or 0 if it is unknown.
  package static func size(of path: String) -> Int {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? max(0, Int(status.st_size)) : 0
  }

  /// Appends up to `room` bytes; returns the number of bytes that were read, or -1 on failure.
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

  /// Reads up to `count` bytes; returns the number of bytes that were read, or -1 on failure.
  ///
  /// If the file is a pipe without data, this function waits until another program writes to the
  /// pipe or closes it. A pipe may have been opened in non-blocking mode, in which `read` alone
  /// does not wait.
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
