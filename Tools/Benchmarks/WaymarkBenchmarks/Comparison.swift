import Benchmark
import Foundation

/// Measures our code and an opponent's code in turn, and adds a row to the table.
///
/// One round is a batch of ours and a batch of theirs, each about a millisecond long. The order
/// alternates between rounds. Noise on a shared machine lasts longer than a round and slows both
/// batches down. Therefore the ratio of a round is correct even if its times are not. The table
/// shows the median of the rounds' ratios, not the ratio of the two medians.
///
/// - Parameters:
///   - name: The name of the operation. `--filter` matches the whole name.
///   - input: The value that both sides receive through a pointer that is opaque to the optimizer.
///     Therefore no call is constant-folded or moved out of the loop.
///   - steps: The number of times that one operation repeats the work. The table shows times per
///     step.
///   - bytes: The number of bytes that our operation reads, from which the rate is computed.
///   - goal: The highest ratio that meets the goal.
///   - opponent: The name of the code that is called "theirs".
///   - ours: One operation of our code. The optimizer must assume that its result is used.
///   - theirs: The same operation of the opponent's code.
func compare<Input, Ours, Theirs>(
  _ name: String,
  input: Input,
  steps: Int = 1,
  bytes: Int? = nil,
  goal: Double? = nil,
  opponent: String,
  ours: @escaping (Input) throws -> Ours,
  theirs: @escaping (Input) throws -> Theirs
) {
  CountedOperations.add(name, input: input, steps: steps, isLarge: bytes != nil, ours)
  let rounds = Rounds(steps: steps)
  let oursMetric = BenchmarkMetric.custom("ours ps", useScalingFactor: false)
  let theirsMetric = BenchmarkMetric.custom("theirs ps", useScalingFactor: false)
  let ratioMetric = BenchmarkMetric.custom("ratio ‰", useScalingFactor: false)
  var input = input
  var batches: (ours: Int, theirs: Int)?

  let configuration = Benchmark.Configuration(
    metrics: [oursMetric, theirsMetric, ratioMetric], mode: .current,
    teardown: {
      guard rounds.count > 0 else { return }
      Table.shared.add(
        Row(
          name: name, ours: Spread(rounds.ours), opponent: opponent, theirs: Spread(rounds.theirs),
          ratio: Spread(rounds.ratios), goal: goal, bytes: bytes))
    })
  Benchmark(name, configuration: configuration) { benchmark in
    if batches == nil {
      // Calibrates, and warms up caches and lazily initialized values.
      batches = (
        try batchSize(&input, ours),
        try batchSize(&input, theirs)
      )
    }
    guard let batches else { return }
    let oursTime: Double
    let theirsTime: Double
    if rounds.count.isMultiple(of: 2) {
      oursTime = try nanoseconds(&input, times: batches.ours, ours)
      theirsTime = try nanoseconds(&input, times: batches.theirs, theirs)
    } else {
      theirsTime = try nanoseconds(&input, times: batches.theirs, theirs)
      oursTime = try nanoseconds(&input, times: batches.ours, ours)
    }
    rounds.append(ours: oursTime, theirs: theirsTime)
    benchmark.measurement(oursMetric, Int(oursTime * 1000))
    benchmark.measurement(theirsMetric, Int(theirsTime * 1000))
    benchmark.measurement(ratioMetric, Int(1000 * oursTime / theirsTime))
  }
}

/// Measures our code alone and adds a row to the table, for work that no other library can do.
///
/// The result depends on the machine and its load. It is meaningful only if it is far from the
/// goal.
///
/// - Parameters:
///   - name: The name of the operation.
///   - input: The value that the work receives, as in
///     ``compare(_:input:steps:bytes:goal:opponent:ours:theirs:)``.
///   - steps: The number of times that one operation repeats the work. The table shows times per
///     step.
///   - goal: The longest time that meets the goal.
///   - ours: One operation. The optimizer must assume that its result is used.
func measure<Input, Ours>(
  _ name: String,
  input: Input,
  steps: Int = 1,
  goal: Duration,
  ours: @escaping (Input) throws -> Ours
) {
  let rounds = Rounds(steps: steps)
  let metric = BenchmarkMetric.custom("ours ns", useScalingFactor: false)
  var input = input
  var batch: Int?

  let configuration = Benchmark.Configuration(
    metrics: [metric], mode: .current,
    teardown: {
      guard rounds.count > 0 else { return }
      Table.shared.add(
        Row(name: name, ours: Spread(rounds.ours), longest: goal / .nanoseconds(1)))
    })
  Benchmark(name, configuration: configuration) { benchmark in
    if batch == nil { batch = try batchSize(&input, ours) }
    guard let batch else { return }
    let time = try nanoseconds(&input, times: batch, ours)
    rounds.append(ours: time, theirs: .nan)
    benchmark.measurement(metric, Int(time))
  }
}

extension Benchmark.Configuration {
  fileprivate init(
    metrics: [BenchmarkMetric], mode: Mode, teardown: @escaping Benchmark.BenchmarkTeardownHook
  ) {
    self.init(
      metrics: metrics, warmupIterations: 0, scalingFactor: .one, maxDuration: mode.duration,
      maxIterations: mode.rounds, thresholds: nil, teardown: teardown)
  }
}

/// Returns the duration of one operation in nanoseconds, measured over a batch.
@inline(never)
private func nanoseconds<Input, Output>(
  _ input: inout Input, times: Int, _ operation: (Input) throws -> Output
) throws -> Double {
  try withUnsafeMutablePointer(to: &input) { pointer in
    let start = ContinuousClock.now
    for _ in 0..<times {
      // The optimizer must assume that this call changes the input.
      blackHole(pointer)
      blackHole(try operation(pointer.pointee))
    }
    return (ContinuousClock.now - start) / .nanoseconds(1) / Double(times)
  }
}

/// Returns the time in nanoseconds that the loop adds to each operation on both sides.
func frameOverhead() -> Double {
  var input = 0
  let times = (0..<11).compactMap { _ in
    try? nanoseconds(&input, times: 10_000) { input in input }
  }
  return Spread(times).median
}

/// Returns the number of operations that take about as long as one batch.
///
/// The first operation initializes lazy values and is not measured. Each size is measured in two
/// batches, and the faster one is used. Otherwise, an interruption would make all batches too
/// small, and the clock and cold caches would dominate their times.
private func batchSize<Input, Output>(
  _ input: inout Input, _ operation: (Input) throws -> Output
) throws -> Int {
  let wanted = Mode.current.batch / .nanoseconds(1)
  _ = try nanoseconds(&input, times: 1, operation)
  var times = 1
  while true {
    let taken =
      try min(
        nanoseconds(&input, times: times, operation), nanoseconds(&input, times: times, operation))
      * Double(times)
    if taken >= wanted / 2 { return max(1, Int(Double(times) * wanted / taken)) }
    times *= 2
  }
}

/// The times of the rounds so far, in nanoseconds per step.
private final class Rounds {
  private let steps: Double
  private(set) var ours: [Double] = []
  private(set) var theirs: [Double] = []

  init(steps: Int) {
    self.steps = Double(steps)
  }

  var count: Int { ours.count }
  var ratios: [Double] { zip(ours, theirs).map { $0 / $1 } }

  /// Adds a round: the duration of one operation of our code, and of the code that it is compared
  /// with.
  func append(ours: Double, theirs: Double) {
    self.ours.append(ours / steps)
    self.theirs.append(theirs / steps)
  }
}

/// The duration of a measurement: full, or quick to check only that everything builds and runs.
struct Mode {
  /// The duration of one batch of operations of one side: our code, or the code it is compared
  /// with.
  var batch: Duration
  /// The maximum number of rounds.
  var rounds: Int
  /// The time after which no new round starts.
  var duration: Duration

  /// `true` if the environment has the variable `WAYMARK_BENCHMARK_QUICK`.
  static let isQuick = ProcessInfo.processInfo.environment["WAYMARK_BENCHMARK_QUICK"] != nil

  static let current =
    isQuick
    ? Mode(batch: .microseconds(100), rounds: 11, duration: .milliseconds(200))
    : Mode(batch: .milliseconds(1), rounds: 501, duration: .seconds(10))
}
