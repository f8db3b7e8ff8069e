import JoinLinks

/// A binary heap of the times at which sessions without participants end, earliest first.
///
/// An element stays in the queue until its time, even if a participant has joined its session or
/// the session has ended. The registry therefore checks each removed element. It rebuilds the queue
/// when most elements are outdated.
struct DeadlineQueue: Sendable {
  struct Element: Sendable {
    let time: ContinuousClock.Instant
    let id: SessionID
  }

  private var heap: [Element] = []

  var count: Int { heap.count }
  var first: Element? { heap.first }

  mutating func insert(_ element: Element) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].time < heap[parent].time else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].time < heap[least].time {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  mutating func removeAll() { heap.removeAll() }
}
