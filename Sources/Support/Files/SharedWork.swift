/// Work that is divided among threads.
package enum SharedWork {
  /// Returns the results of a function for all numbers below a count, in their order.
  ///
  /// Each thread takes the next number when it is done with one, so that one that is kept waiting holds up nothing.
  ///
  /// - Parameters:
  ///   - jobs: How many threads may share the work.
  ///   - work: The function, which several threads may call at the same time.
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

/// The results of threads, in the order of the work.
private final class Results<Result: Sendable>: @unchecked Sendable {
  // The monitor guards both.
  private var results: [Result?]
  private var begun = 0
  private let monitor = Monitor()

  init(_ count: Int) { results = Array(repeating: nil, count: count) }

  /// The number of what nobody has begun yet; `nil` if there is nothing.
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
