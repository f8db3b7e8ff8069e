import Foundation

/// A clock whose time tests advance.
final class ManualTime: Sendable {
  private let lock = NSLock()
  // The value is accessed only under the lock.
  private nonisolated(unsafe) var instant = ContinuousClock.now

  var now: ContinuousClock.Instant {
    lock.withLock { unsafe instant }
  }

  func advance(by duration: Duration) {
    lock.withLock { unsafe instant = instant.advanced(by: duration) }
  }
}

/// A counter that any thread can increment.
final class Counter: Sendable {
  private let lock = NSLock()
  // The value is accessed only under the lock.
  private nonisolated(unsafe) var value = 0

  var count: Int { lock.withLock { unsafe value } }

  func increment() { lock.withLock { unsafe value += 1 } }
}
