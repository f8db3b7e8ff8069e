extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a predicate, or `endIndex` if none does.
  ///
  /// All elements that satisfy the predicate must follow all elements that do not.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the collection.
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
