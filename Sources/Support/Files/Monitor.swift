#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A mutex with a condition variable.
///
/// The standard library provides mutexes, but no condition variables.
@safe
package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    // With default attributes, these calls cannot fail.
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Calls a closure while the lock is held.
  package func withLock<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Releases the lock until ``wakeAll()`` is called; the caller must hold the lock.
  ///
  /// The method may also return early, so callers check their condition in a loop.
  package func wait() { unsafe pthread_cond_wait(condition, mutex) }

  /// Wakes all waiting threads.
  package func wakeAll() { unsafe pthread_cond_broadcast(condition) }
}
