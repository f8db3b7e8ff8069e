#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the process.
func exitProcess(_ status: Int32) -> Never { exit(status) }

/// A call of the operating system that failed.
struct SystemError: Error {
  /// The number of the error.
  let code: Int32

  /// Takes the number of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's own words.
  var message: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  /// A Boolean value that indicates whether the reader of a pipe went away.
  var isClosedPipe: Bool { code == EPIPE }
}

/// The few calls of the operating system that the tool makes.
///
/// Foundation has them too, yet loading it takes longer than parsing a link.
enum System {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Holds the places of standard streams that are closed, so that no file gets one of them.
  ///
  /// To write there fails then, and what is written never ends in a file that is only read.
  static func holdStandardStreams() {
    for descriptor in [standardInput, standardOutput, standardError]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is given, so that is the one.
      #if canImport(Darwin)
        _ = unsafe Darwin.open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
      #elseif canImport(Musl)
        _ = unsafe Musl.open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
      #else
        _ = unsafe Glibc.open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
      #endif
    }
  }

  /// Opens a file for reading.
  static func open(_ path: String) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      let descriptor = unsafe Darwin.open(path, O_RDONLY | O_CLOEXEC)
    #elseif canImport(Musl)
      let descriptor = unsafe Musl.open(path, O_RDONLY | O_CLOEXEC)
    #else
      let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
    #endif
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Closes a file that was only read, which cannot fail in a way that matters.
  static func closeAfterReading(_ descriptor: Int32) { _ = close(descriptor) }

  /// Reads into memory and returns how many bytes there were; 0 at the end.
  static func read(
    _ descriptor: Int32, into memory: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    while true {
      #if canImport(Darwin)
        let count = unsafe Darwin.read(descriptor, memory.baseAddress, memory.count)
      #elseif canImport(Musl)
        let count = unsafe Musl.read(descriptor, memory.baseAddress, memory.count)
      #else
        let count = unsafe Glibc.read(descriptor, memory.baseAddress, memory.count)
      #endif
      if count >= 0 { return count }
      if errno == EINTR { continue }
      guard errno == EAGAIN else { throw .last }
      try wait(for: descriptor, POLLIN)
    }
  }

  /// Writes all bytes.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
      #if canImport(Darwin)
        let count = unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
        let count = unsafe Musl.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        try wait(for: descriptor, POLLOUT)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Waits for a descriptor that another program made non-blocking.
  private static func wait(for descriptor: Int32, _ events: Int32) throws(SystemError) {
    var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
    guard unsafe poll(&request, 1, -1) >= 0 || errno == EINTR else { throw .last }
  }

  /// A variable of the environment; `nil` if it is not set.
  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The folder in which the process runs, as an absolute path; `nil` if it is gone.
  static var currentFolder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Returns `true` if there is something at a path.
  static func exists(_ path: some StringProtocol) -> Bool {
    unsafe access(String(path), F_OK) == 0
  }

  /// Returns `true` if a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal; `nil` for what is none.
  static func columns(of descriptor: Int32) -> Int? {
    guard let size = size(of: descriptor), size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The rows of a terminal; `nil` for what is none.
  static func rows(of descriptor: Int32) -> Int? {
    guard let size = size(of: descriptor), size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  private static func size(of descriptor: Int32) -> winsize? {
    var size = winsize()
    return unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// The number of processors.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Seconds since some moment in the past.
  static var seconds: Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
