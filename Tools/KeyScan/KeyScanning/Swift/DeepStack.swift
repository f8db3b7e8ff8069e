import Files

/// Runs a function that recurses deeper than the stack of a usual thread allows.
enum DeepStack {
  /// The most levels of brackets that SwiftParser goes into: its own limit in release builds.
  static let nestingLevel = 256
  /// A size that suffices for these levels, also in debug builds.
  private static let size = 256 << 20

  private final class Outcome<Value: Sendable>: @unchecked Sendable {
    // The thread writes it, and ends before it is read.
    var value: Value?
  }

  /// Returns the result of a function; `nil` if the system has no memory for the stack.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    let outcome = Outcome<Value>()
    guard WorkerThreads.run(stackSize: size, { outcome.value = work() }) else { return nil }
    return outcome.value
  }
}
