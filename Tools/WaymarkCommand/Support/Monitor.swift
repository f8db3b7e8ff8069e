#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock and a condition to wait for under it.
///
/// The standard library has locks and no conditions.
@safe
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    // With default attributes these calls have nothing that could fail.
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Calls a function under the lock.
  func withLock<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Gives the lock up until somebody calls ``wakeAll()``; only under the lock.
  func wait() { unsafe pthread_cond_wait(condition, mutex) }

  /// Wakes everybody who waits.
  func wakeAll() { unsafe pthread_cond_broadcast(condition) }
}

/// Threads of the operating system, for work that blocks in reading and writing.
enum WorkerThreads {
  private final class Job {
    let index: Int
    let body: @Sendable (Int) -> Void

    init(_ index: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.index = index
      self.body = body
    }
  }

  /// Calls a function on so many threads at once, this one included, and waits for all of them.
  ///
  /// Where the system refuses to make as many, there are fewer: the work is the same.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    var threads: [pthread_t] = []
    for index in 1..<max(1, count) {
      guard let thread = start(Job(index, body)) else { break }
      threads.append(thread)
    }
    body(0)
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ job: Job) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let reference = unsafe Unmanaged.passRetained(job)
    let status = unsafe pthread_create(
      &thread, nil,
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
