import Foundation

/// The number of rounds in property tests: few by default, and more on request.
///
/// `WAYMARK_LAW_EFFORT=100 swift test --filter Law` tests a hundred times as many inputs.
package enum LawEffort {
  /// Returns the number of rounds, given the number for a quick run.
  package static func rounds(_ count: Int) -> Int {
    let effort = ProcessInfo.processInfo.environment["WAYMARK_LAW_EFFORT"].flatMap(Int.init) ?? 1
    return count * max(1, effort)
  }
}
