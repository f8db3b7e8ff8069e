import Foundation

/// One measurement's result.
struct Row {
  /// Who does the same work beside us.
  struct Opponent {
    var name: String
    var nanoseconds: Double
    /// Our time divided by theirs.
    var ratio: Double
  }

  /// The most that a ratio or a time of ours should be, or the least that a rate should be.
  enum Bound {
    case ratio(Double)
    /// The rate is at least that.
    case megabytesPerSecond(Double)
    case nanoseconds(Double)
  }

  var name: String
  /// Our time in nanoseconds.
  var ours: Double
  var theirs: Opponent?
  /// How many bytes our operation reads.
  var bytes: Int?
  var aim: Bound?
  var gate: Bound?

  /// How many million bytes a second our operation reads.
  var megabytesPerSecond: Double? { bytes.map { Double($0) * 1000 / ours } }

  /// Whether a bound is kept; `true` without one.
  func keeps(_ bound: Bound?) -> Bool {
    switch bound {
    case .ratio(let bound): theirs.map { $0.ratio <= bound } ?? true
    case .nanoseconds(let bound): ours <= bound
    case .megabytesPerSecond(let bound): megabytesPerSecond.map { $0 >= bound } ?? true
    case nil: true
    }
  }
}

/// The results in the order they were measured, printed once all are there.
///
/// Only the main thread reaches it: the runner calls one benchmark after the other.
final class Table {
  nonisolated(unsafe) static let shared = Table()

  private(set) var rows: [Row] = []

  func add(_ row: Row) {
    rows.append(row)
  }

  /// The table as text, its columns aligned; a star marks what misses its aim, two its gate.
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

  /// A time with three digits, in the unit that fits.
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
