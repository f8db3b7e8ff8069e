#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

func exitProcess(_ status: Int32) -> Never { exit(status) }

/// An error of a system call.
struct SystemError: Error {
  /// The number of the error.
  let code: Int32

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's description of the error.
  var message: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  /// `true` if the reader of a pipe has closed it.
  var isClosedPipe: Bool { code == EPIPE }
}

/// The system calls that the tool uses.
///
/// Foundation has equivalent functions, but loading it takes longer than parsing a link.
enum System {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Opens `/dev/null` for each closed standard stream, so that no file gets its descriptor.
  ///
  /// Reads and writes on the stream then fail, instead of accessing a file that the tool opens.
  static func holdStandardStreams() {
    for descriptor in [standardInput, standardOutput, standardError]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The system assigns the lowest free descriptor, which is the one of the closed stream.
      #if canImport(Darwin)
        _ = unsafe Darwin.open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
      #elseif canImport(Musl)
        _ = unsafe Musl.open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
      #else
        _ = unsafe Glibc.open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
      #endif
    }
  }

  /// Makes a write beyond the maximum file size of the process fail, instead of ending the process.
  static func reportFileSizes() {
    _ = signal(SIGXFSZ, SIG_IGN)
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

  /// Closes a file that was only read; errors are ignored because no data can be lost.
  static func closeAfterReading(_ descriptor: Int32) { _ = close(descriptor) }

  /// Reads bytes into memory, and returns their number; 0 at the end of the file.
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

  /// Writes all bytes, and waits if the descriptor is not ready.
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

  /// Waits until a descriptor is ready.
  ///
  /// This is needed if another program has made it non-blocking.
  private static func wait(for descriptor: Int32, _ events: Int32) throws(SystemError) {
    var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
    guard unsafe poll(&request, 1, -1) >= 0 || errno == EINTR else { throw .last }
  }

  /// Returns the value of an environment variable; `nil` if the variable is not set.
  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The absolute path of the current folder; `nil` if the folder was removed.
  static var currentFolder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Returns `true` if a path is a program that this process may run.
  static func isExecutable(_ path: String) -> Bool {
    unsafe access(path, X_OK) == 0 && kind(of: path) != .folder
  }

  /// Returns `true` if a file or folder exists at a path.
  static func exists(_ path: some StringProtocol) -> Bool {
    unsafe access(String(path), F_OK) == 0
  }

  /// Returns `true` if a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the number of columns of a terminal; `nil` for other descriptors.
  static func columns(of descriptor: Int32) -> Int? {
    guard let size = size(of: descriptor), size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns the number of rows of a terminal; `nil` for other descriptors.
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

  /// The seconds since 1970-01-01 in UTC.
  static var secondsSince1970: Int { time(nil) }

  /// Waits for a number of seconds, even if a signal interrupts the wait.
  static func sleep(seconds: Double) {
    let whole = seconds.rounded(.down)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    var rest = timespec()
    while unsafe nanosleep(&time, &rest) != 0, errno == EINTR { time = rest }
  }

  /// The folder of this program; `nil` if the system does not report it.
  static var programFolder: String? {
    guard let path = unsafe realpath(program, nil) else { return nil }
    defer { unsafe free(path) }
    let text = unsafe String(cString: path)
    return text.lastIndex(of: "/").map { String(text[..<$0]) }
  }

  /// The size of this program and the time of its last change; empty if they are unknown.
  static var programStamp: String {
    var status = stat()
    guard unsafe stat(program, &status) == 0 else { return "" }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  private static var program: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments[0]
    #endif
  }

  /// The time of a monotonic clock with an arbitrary start, in seconds.
  static var seconds: Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
