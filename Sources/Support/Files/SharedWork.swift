/// Functions that divide work among threads.
package enum SharedWork {
  /// Returns the results of a closure for all indices less than `count`, in order.
  ///
  /// Each thread takes the next index when it has finished the previous one, so an index that takes
  /// long does not delay the other threads.
  ///
  /// - Parameters:
  ///   - jobs: The maximum number of threads.
  ///   - work: The closure, which several threads may call at the same time.
  package static func results<Result: Sendable>(
    _ count: Int, jobs: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    let threads = min(jobs, count)
    if threads < 2 { return (0..<count).map(work) }
    let results = Results<Result>(count)
    withoutActuallyEscaping(work) { work in
      WorkerThreads.run(threads) { _ in
        while let next = results.next() { results.set(next, work(next)) }
      }
    }
    return results.all
  }
}

/// The results of the threads, in the order of the indices.
private final class Results<Result: Sendable>: @unchecked Sendable {
  // The monitor protects both variables.
  private var results: [Result?]
  private var begun = 0
  private let monitor = Monitor()

  init(_ count: Int) { results = Array(repeating: nil, count: count) }

  /// Returns the next index to compute, or `nil` if all indices are assigned.
  func next() -> Int? {
    monitor.withLock {
      guard begun < results.count else { return nil }
      begun += 1
      return begun - 1
    }
  }

  func set(_ place: Int, _ result: Result) { monitor.withLock { results[place] = result } }

  var all: [Result] { monitor.withLock { results.compactMap { $0 } } }
}
