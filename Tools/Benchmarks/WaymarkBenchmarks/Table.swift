import Foundation

/// The median and the quartiles of measured values.
///
/// For an even number of values, the median is the upper of the two middle values.
struct Spread: Encodable {
  var lower: Double
  var median: Double
  var upper: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    func value(at part: Int) -> Double { sorted.isEmpty ? 0 : sorted[sorted.count * part / 4] }
    (lower, median, upper) = (value(at: 1), value(at: 2), value(at: 3))
  }
}

/// The result of one measurement; times are in nanoseconds.
struct Row: Encodable {
  var name: String
  var ours: Spread
  /// The name of the code that does the same work; `nil` if our code is measured alone.
  var opponent: String?
  var theirs: Spread?
  /// Our time divided by theirs in each round; `nil` if our code is measured alone.
  var ratio: Spread?
  /// The highest ratio that meets the goal; `nil` if there is no such goal.
  var goal: Double?
  /// The longest time that meets the goal, if there is no opponent.
  var longest: Double?
  /// The number of bytes that our operation reads; `nil` if the table shows no rate.
  var bytes: Int?
}

/// The results in the order of measurement.
///
/// `Tools/benchmark` reads them and prints the table. The table is accessed only on the main
/// thread, because the runner calls the benchmarks in turn.
final class Table: Encodable {
  /// A benchmark that did not run.
  struct Skipped: Encodable {
    var name: String
    var reason: String
  }

  nonisolated(unsafe) static let shared = Table()

  private(set) var rows: [Row] = []
  private(set) var skipped: [Skipped] = []
  /// The time in nanoseconds that the loop adds to each operation on both sides.
  var frame = 0.0

  func add(_ row: Row) { rows.append(row) }
  func skip(_ name: String, reason: String) { skipped.append(Skipped(name: name, reason: reason)) }
}
