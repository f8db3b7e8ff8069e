import Foundation

/// The result of one measurement.
struct Row {
  /// The code that does the same work and is compared with ours.
  struct Opponent {
    var name: String
    var nanoseconds: Double
    /// Our time divided by theirs.
    var ratio: Double
  }

  /// The limit for a measurement: the highest ratio, the longest time, or the lowest rate.
  enum Bound {
    case ratio(Double)
    /// The lowest rate.
    case megabytesPerSecond(Double)
    case nanoseconds(Double)
  }

  var name: String
  /// Our time in nanoseconds.
  var ours: Double
  var theirs: Opponent?
  /// The number of bytes that our operation reads.
  var bytes: Int?
  var aim: Bound?
  var gate: Bound?

  /// The rate at which our operation reads, in millions of bytes per second.
  var megabytesPerSecond: Double? { bytes.map { Double($0) * 1000 / ours } }

  /// Returns `true` if the result is within the bound, or if there is no bound.
  func keeps(_ bound: Bound?) -> Bool {
    switch bound {
    case .ratio(let bound): theirs.map { $0.ratio <= bound } ?? true
    case .nanoseconds(let bound): ours <= bound
    case .megabytesPerSecond(let bound): megabytesPerSecond.map { $0 >= bound } ?? true
    case nil: true
    }
  }
}

/// The results in the order of measurement, printed after the last one.
///
/// The table is accessed only on the main thread, because the runner calls the benchmarks in turn.
final class Table {
  nonisolated(unsafe) static let shared = Table()

  private(set) var rows: [Row] = []

  func add(_ row: Row) {
    rows.append(row)
  }

  /// Returns the table as text with aligned columns.
  ///
  /// One star marks a result that misses its aim, and two stars a result that misses its gate.
  func text() -> String {
    let header = ["benchmark", "opponent", "ours", "MB/s", "theirs", "ratio", "aim", "gate", ""]
    let cells =
      [header]
      + rows.map { row in
        [
          row.name, row.theirs?.name ?? "", time(row.ours),
          row.megabytesPerSecond.map { String(format: "%.0f", $0) } ?? "",
          row.theirs.map { time($0.nanoseconds) } ?? "", row.theirs.map { ratio($0.ratio) } ?? "",
          bound(row.aim), bound(row.gate),
          row.keeps(row.gate) ? row.keeps(row.aim) ? "" : "*" : "**",
        ]
      }
    let widths = header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { line in
      let padded = line.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - line[column].count)
        return column < 2 ? line[column] + padding : padding + line[column]
      }
      return padded.joined(separator: " | ").trimmingTrailingSpaces()
    }.joined(separator: "\n")
  }

  private func bound(_ bound: Row.Bound?) -> String {
    switch bound {
    case .ratio(let bound): ratio(bound)
    case .nanoseconds(let bound): time(bound)
    case .megabytesPerSecond(let bound): String(format: "%.0f MB/s", bound)
    case nil: ""
    }
  }

  private func ratio(_ ratio: Double) -> String {
    String(format: "%.3f", ratio)
  }

  /// Returns a time with three digits, in a suitable unit.
  private func time(_ nanoseconds: Double) -> String {
    let (value, unit) =
      switch nanoseconds {
      case ..<1e4: (nanoseconds, "ns")
      case ..<1e6: (nanoseconds / 1e3, "µs")
      default: (nanoseconds / 1e6, "ms")
      }
    return String(format: value < 100 ? "%.1f" : "%.0f", value) + " " + unit
  }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    String(self[..<(lastIndex { $0 != " " && $0 != "|" }.map(index(after:)) ?? startIndex)])
  }
}
