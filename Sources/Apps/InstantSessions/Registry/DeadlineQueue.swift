import JoinLinks

/// The times at which sessions end if nobody joins them, the earliest first: a binary heap.
///
/// What is put in stays until its time; whoever takes it out asks whether it still counts. The
/// registry makes the queue anew when most of it does not.
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
