/// A bounded set of the ids of evicted and dropped bubbles, each with the greatest timestamp of its
/// messages.
struct DepartedIDs: Hashable, Sendable {
  private let capacity: Int
  private var timestamps: [ExactText: Int64] = [:]
  /// The latest timestamp of the forgotten ids; `nil` if none was forgotten.
  private var forgotten: Int64?

  init(capacity: Int) {
    self.capacity = capacity
  }

  func contains(_ id: ExactText) -> Bool { timestamps[id] != nil }

  /// Returns `true` if a message with this timestamp may have an id that was forgotten.
  func mayHaveForgotten(_ timestamp: Int64) -> Bool { forgotten.map { timestamp <= $0 } ?? false }

  /// Adds an id, and forgets the oldest ids if the capacity is exceeded.
  ///
  /// - Complexity: O(log *n*) amortized, where *n* is the number of ids, because a quarter of the
  ///   ids is forgotten at a time.
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
