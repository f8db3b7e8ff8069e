import Foundation

/// How long the laws are tried: briefly with every run of the tests, longer when somebody asks.
///
/// `WAYMARK_LAW_EFFORT=100 swift test --filter Law` tries a hundred times as many inputs.
package enum LawEffort {
  /// The number of rounds, given the number for a run that must be quick.
  package static func rounds(_ count: Int) -> Int {
    let effort = ProcessInfo.processInfo.environment["WAYMARK_LAW_EFFORT"].flatMap(Int.init) ?? 1
    return count * max(1, effort)
  }
}
