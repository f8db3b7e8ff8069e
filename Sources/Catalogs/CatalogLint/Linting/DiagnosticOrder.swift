import Diagnostics

/// Sorts diagnostics by their places, for which their texts are seldom needed.
///
/// A diagnostic is large and holds many references. So what decides is taken out of each, and they are moved only
/// when the order is known.
enum DiagnosticOrder {
  private struct Place {
    /// The place of its path among those of all.
    let path: Int
    let range: SourceRange
    /// Its place in front of the sorting.
    let index: Int
  }

  /// Puts diagnostics into the order of ``/Diagnostics/Diagnostic``, in place.
  ///
  /// - Complexity: O(*n* log *n*).
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

  /// Puts at each place what stands at another one.
  private static func move(_ diagnostics: inout [Diagnostic], to order: [Int]) {
    var order = order
    for start in order.indices {
      // What is moved makes room for the next of its ring.
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
