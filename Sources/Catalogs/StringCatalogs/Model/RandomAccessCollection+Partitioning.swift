extension RandomAccessCollection where Index == Int {
  /// The first place whose element, and so all behind it, fulfills a condition; the end if none does.
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
