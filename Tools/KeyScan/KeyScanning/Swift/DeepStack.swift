import Files

/// Runs a function whose recursion is too deep for the usual stack of a thread.
enum DeepStack {
  /// The nesting level of brackets that SwiftParser allows by default in release builds.
  static let nestingLevel = 256
  /// A stack size that is sufficient for this nesting level, even in debug builds.
  private static let size = 256 << 20

  private final class Outcome<Value: Sendable>: @unchecked Sendable {
    // The thread writes this variable and ends before the variable is read.
    var value: Value?
  }

  /// Returns the result of a function; `nil` if there is not enough memory for the stack.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    let outcome = Outcome<Value>()
    guard WorkerThreads.run(stackSize: size, { outcome.value = work() }) else { return nil }
    return outcome.value
  }
}
