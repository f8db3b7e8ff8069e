import Benchmark
import Foundation

/// An operation of ours whose instructions can be counted.
struct CountedOperation {
  let name: String
  /// The number of steps in one call of `run`.
  let steps: Int
  let run: () throws -> Void
}

/// The operations of all comparisons, in order.
///
/// The list is accessed only on the main thread.
enum CountedOperations {
  nonisolated(unsafe) static var all: [CountedOperation] = []

  /// Adds an operation.
  ///
  /// - Parameters:
  ///   - steps: The number of steps of one operation. An operation with one step is repeated, so
  ///     that the call itself is negligible.
  ///   - isLarge: `true` to run the operation only once.
  static func add<Input, Output>(
    _ name: String, input: Input, steps: Int, isLarge: Bool,
    _ operation: @escaping (Input) throws -> Output
  ) {
    let times = isLarge || steps > 1 ? 1 : 100
    all.append(
      CountedOperation(name: name, steps: times * steps) {
        var input = input
        try withUnsafeMutablePointer(to: &input) { pointer in
          for _ in 0..<times {
            blackHole(pointer)
            blackHole(try operation(pointer.pointee))
          }
        }
      })
  }

  /// Runs the operations with the given names, and prints a line for each: its steps and its name.
  ///
  /// A profiler counts the instructions of each call of `runCounted`. The first run of an
  /// operation, which initializes lazy values, is not counted. Without names, prints all names.
  static func run(_ names: [String]) throws {
    if names.isEmpty { return all.forEach { print($0.name) } }
    for operation in all where names.contains(operation.name) {
      try operation.run()
      try runCounted(operation)
      print("\(operation.steps)\t\(operation.name)")
    }
  }
}

/// Runs an operation; the profiler finds this function by its name.
@inline(never)
private func runCounted(_ operation: CountedOperation) throws { try operation.run() }
