/// Ids whose bubbles are gone, as many as there is room for, each with the last timestamp heard of
/// it.
struct DepartedIDs: Hashable, Sendable {
  private let capacity: Int
  private var timestamps: [ExactText: Int64] = [:]
  /// The greatest last timestamp of an id that was forgotten.
  private var forgotten: Int64?

  init(capacity: Int) {
    self.capacity = capacity
  }

  func contains(_ id: ExactText) -> Bool { timestamps[id] != nil }

  /// Whether a message with a timestamp may be of an id that was forgotten.
  func mayHaveForgotten(_ timestamp: Int64) -> Bool { forgotten.map { timestamp <= $0 } ?? false }

  /// Remembers that an id was heard of, and forgets others if that is one too many.
  ///
  /// - Complexity: O(log *n*) amortized: a quarter is forgotten at once.
  mutating func insert(_ id: ExactText, timestamp: Int64) {
    timestamps[id] = max(timestamps[id] ?? timestamp, timestamp)
    guard timestamps.count > capacity else { return }
    let byAge = timestamps.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    for entry in byAge.prefix(max(1, capacity / 4)) {
      timestamps[entry.key] = nil
      forgotten = max(forgotten ?? entry.value, entry.value)
    }
  }
}
