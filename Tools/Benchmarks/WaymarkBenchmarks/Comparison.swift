import Benchmark
import Foundation

/// Times our code and an opponent's in turn, and keeps a row for the table at the end.
///
/// One round is a batch of ours and a batch of theirs, each about a millisecond long; which goes
/// first changes from round to round. Noise of a shared machine lasts longer than a round, so it
/// falls on both, and the ratio of a round stays true when its times do not. The ratio shown is
/// the median of the rounds' ratios, not the ratio of the two medians.
///
/// - Parameters:
///   - name: What is done, in words; `--filter` matches it as a whole.
///   - input: Given to both through a pointer the optimizer cannot see behind, so that no call
///     is folded or moved out of the loop.
///   - steps: How many times the work is done in one operation; times are shown for one.
///   - bytes: How many bytes our operation reads, to show its rate.
///   - rate: The megabytes a second wanted, at least.
///   - aim: The ratio wanted, at most.
///   - gate: The ratio that counts as done, at most.
///   - opponent: Who "theirs" is.
///   - ours: One operation of ours; its result counts as used.
///   - theirs: The same operation by the opponent.
func compare<Input, Ours, Theirs>(
  _ name: String,
  input: Input,
  steps: Int = 1,
  bytes: Int? = nil,
  rate: Double? = nil,
  aim: Double? = nil,
  gate: Double? = nil,
  opponent: String,
  ours: @escaping (Input) throws -> Ours,
  theirs: @escaping (Input) throws -> Theirs
) {
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
          name: name, ours: median(rounds.ours),
          theirs: Row.Opponent(
            name: opponent, nanoseconds: median(rounds.theirs), ratio: median(rounds.ratios)),
          bytes: bytes, aim: rate.map(Row.Bound.megabytesPerSecond) ?? aim.map(Row.Bound.ratio),
          gate: gate.map(Row.Bound.ratio)))
    })
  Benchmark(name, configuration: configuration) { benchmark in
    if batches == nil {
      // Calibration, and the warm-up of caches and of everything that starts lazily.
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

/// Times our code alone, for work that nobody else in the process can do, and keeps a row for the
/// table.
///
/// What it shows depends on the machine and on who else uses it: only what is far from its aim says
/// something.
///
/// - Parameters:
///   - name: What is done, in words.
///   - input: Given to the work as ``compare(_:input:steps:aim:gate:opponent:ours:theirs:)`` does.
///   - steps: How many times the work is done in one operation; times are shown for one.
///   - aim: The time wanted, at most.
///   - ours: One operation; its result counts as used.
func measure<Input, Ours>(
  _ name: String,
  input: Input,
  steps: Int = 1,
  aim: Duration,
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
        Row(name: name, ours: median(rounds.ours), aim: .nanoseconds(aim / .nanoseconds(1))))
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

/// The nanoseconds of one operation, measured over a batch.
@inline(never)
private func nanoseconds<Input, Output>(
  _ input: inout Input, times: Int, _ operation: (Input) throws -> Output
) throws -> Double {
  try withUnsafeMutablePointer(to: &input) { pointer in
    let start = ContinuousClock.now
    for _ in 0..<times {
      // The input may have changed behind this call, as far as the optimizer knows.
      blackHole(pointer)
      blackHole(try operation(pointer.pointee))
    }
    return (ContinuousClock.now - start) / .nanoseconds(1) / Double(times)
  }
}

/// What the frame itself adds to each operation of both sides, in nanoseconds.
func frameOverhead() -> Double {
  var input = 0
  let times = (0..<11).compactMap { _ in
    try? nanoseconds(&input, times: 10_000) { input in input }
  }
  return median(times)
}

/// The number of operations that fill about one batch's time.
///
/// The first operation starts what starts lazily and is not timed. Of each size the faster of two
/// batches counts: one that was interrupted would make all batches too small, and the clock and cold
/// caches would then be most of what they measure.
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

/// The middle value; for an even number of values, the upper of the two in the middle.
private func median(_ values: [Double]) -> Double {
  values.isEmpty ? .nan : values.sorted()[values.count / 2]
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

  /// Adds the times of an operation.
  func append(ours: Double, theirs: Double) {
    self.ours.append(ours / steps)
    self.theirs.append(theirs / steps)
  }
}

/// How long to measure: in full, or a moment only, to prove that everything builds and runs.
struct Mode {
  /// The time one batch of one side takes.
  var batch: Duration
  /// The number of rounds.
  var rounds: Int
  /// The time after which no further round starts.
  var duration: Duration

  /// Whether the environment has `WAYMARK_BENCHMARK_QUICK`.
  static let isQuick = ProcessInfo.processInfo.environment["WAYMARK_BENCHMARK_QUICK"] != nil

  static let current =
    isQuick
    ? Mode(batch: .microseconds(100), rounds: 11, duration: .milliseconds(200))
    : Mode(batch: .milliseconds(1), rounds: 501, duration: .seconds(10))
}
