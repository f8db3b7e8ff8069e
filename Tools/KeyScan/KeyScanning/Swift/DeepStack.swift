import Files

/// Runs a function that recurses deeper than the stack of a thread usually allows.
enum DeepStack {
  /// The maximum nesting level of brackets in SwiftParser, which is its default in release builds.
  static let nestingLevel = 256
  /// A stack size that is sufficient for these levels, also in debug builds.
  private static let size = 256 << 20

  private final class Outcome<Value: Sendable>: @unchecked Sendable {
    // The thread writes this variable, and ends before the variable is read.
    var value: Value?
  }

  /// Returns the result of a function; `nil` if the system has no memory for the stack.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    let outcome = Outcome<Value>()
    guard WorkerThreads.run(stackSize: size, { outcome.value = work() }) else { return nil }
    return outcome.value
  }
}
