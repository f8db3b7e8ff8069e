#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that run operating system threads for work that blocks on input and output.
package enum WorkerThreads {
  private final class Job {
    let index: Int
    let body: @Sendable (Int) -> Void

    init(_ index: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.index = index
      self.body = body
    }
  }

  /// Calls a closure on `count` threads in parallel, including this thread, and waits for them.
  ///
  /// The closure receives the index of its thread. If the system cannot create that many threads,
  /// fewer threads are used.
  package static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    var threads: [pthread_t] = []
    for index in 1..<max(1, count) {
      guard let thread = start(Job(index, body), stackSize: nil) else { break }
      threads.append(thread)
    }
    body(0)
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Calls a closure on a thread with a custom stack size, and waits until it finishes.
  ///
  /// - Parameters:
  ///   - stackSize: The size of the stack in bytes, which must be a multiple of the page size. Only
  ///     the part that is used occupies memory.
  ///   - body: The closure.
  /// - Returns: `false` if the system cannot allocate the stack; the closure is then not called.
  package static func run(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(Job(0, { _ in body() }), stackSize: stackSize) else { return false }
    pthread_join(thread, nil)
    return true
  }

  private static func start(_ job: Job, stackSize: Int?) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    if let stackSize, unsafe pthread_attr_setstacksize(&attributes, stackSize) != 0 { return nil }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let reference = unsafe Unmanaged.passRetained(job)
    let status = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          let pointer: UnsafeMutableRawPointer? = unsafe argument
        #else
          let pointer = unsafe argument
        #endif
        guard let pointer = unsafe pointer else { return nil }
        let job = unsafe Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue()
        job.body(job.index)
        return nil
      }, reference.toOpaque())
    guard status == 0 else {
      unsafe reference.release()
      return nil
    }
    return thread
  }
}
