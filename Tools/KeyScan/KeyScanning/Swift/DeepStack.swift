import Dispatch
import Foundation

/// Work that recurses further than the stack of a usual thread allows, on a thread of its own.
enum DeepStack {
  /// The most levels of brackets that SwiftParser goes into: its own limit, where it is optimized.
  static let nestingLevel = 256
  /// What is enough for them, also unoptimized; only what is used becomes memory.
  private static let size = 256 << 20

  private final class Outcome<Value: Sendable>: @unchecked Sendable {
    // Written before the semaphore is signalled, and read behind it.
    var value: Value?
  }

  /// What the work returns.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    let outcome = Outcome<Value>()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome.value = work()
      isDone.signal()
    }
    thread.stackSize = size
    thread.start()
    isDone.wait()
    return outcome.value
  }
}
