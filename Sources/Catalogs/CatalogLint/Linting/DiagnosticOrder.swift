import Diagnostics

/// Sorts diagnostics efficiently: most comparisons need only the path and the range.
///
/// A diagnostic is large and contains many references. Therefore, the paths and ranges are sorted
/// separately, and the diagnostics are moved only once, after their order is known.
enum DiagnosticOrder {
  private struct Place {
    /// The rank of the path among the sorted paths.
    let path: Int
    let range: SourceRange
    /// The index of the diagnostic before sorting.
    let index: Int
  }

  /// Sorts diagnostics in place, in the order of ``/Diagnostics/Diagnostic``.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of diagnostics.
  static func sort(_ diagnostics: inout [Diagnostic]) {
    var order = places(of: diagnostics)
    order.sort { left, right in
      if left.path != right.path { return left.path < right.path }
      if left.range != right.range { return left.range < right.range }
      return diagnostics[left.index] < diagnostics[right.index]
    }
    move(&diagnostics, to: order.map(\.index))
  }

  private static func places(of diagnostics: [Diagnostic]) -> [Place] {
    let paths = Set(diagnostics.map { $0.path ?? "" }).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
    return diagnostics.indices.map { index in
      Place(
        path: ranks[diagnostics[index].path ?? "", default: 0],
        range: diagnostics[index].range ?? SourceRange(0, 0), index: index)
    }
  }

  /// Moves diagnostics in place: index `i` receives the diagnostic at index `order[i]`.
  private static func move(_ diagnostics: inout [Diagnostic], to order: [Int]) {
    var order = order
    for start in order.indices {
      // Each swap puts one diagnostic in its final position, which frees the next position in the
      // cycle.
      var free = start
      while order[free] != start {
        let next = order[free]
        diagnostics.swapAt(free, next)
        order[free] = free
        free = next
      }
      order[free] = free
    }
  }
}
