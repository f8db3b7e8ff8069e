import Diagnostics
import URLSyntax

extension AppleReader {
  /// Reports exclusions behind which nothing would open what they match.
  ///
  /// They close nothing, because a link that no component matches stays in the browser anyway. Only what is proved is
  /// reported.
  mutating func reportIdleExclusions(_ details: [AppleAssociation.Detail]) {
    var budget = Self.exclusionBudget
    for (place, detail) in details.enumerated() {
      let ids = Set(detail.appIDs.map(\.text))
      // An exclusion also ends the search for its apps in later details.
      let behind = details[(place + 1)...]
        .filter { $0.appIDs.contains { ids.contains($0.text) } }
        .flatMap(\.components).filter { !$0.excludes }
      for (index, component) in detail.components.enumerated() where component.excludes {
        let later = detail.components[(index + 1)...].filter { !$0.excludes } + behind
        guard later.allSatisfy({ component.isProvedDisjoint(from: $0, &budget) }) else { continue }
        let noun = detail.isLegacy ? "path" : "component"
        let isLate = detail.components[..<index].first {
          !$0.excludes && !component.isProvedDisjoint(from: $0, &budget)
        }
        report(
          "idle-exclusion", .info, component.range,
          "this \(noun) excludes nothing: no later one opens what it matches",
          notes: isLate.map {
            [
              .init(
                "this earlier \(noun) may open it, because the first that matches decides",
                range: $0.range)
            ]
          } ?? [])
      }
    }
  }

  /// What all proofs of a file about exclusions may take.
  private static let exclusionBudget = 2_000_000
}

extension AppleAssociation.Component {
  /// Whether no path is one of both components; if unsure, no.
  fileprivate func isProvedDisjoint(from other: Self, _ budget: inout Int) -> Bool {
    guard isComparable(with: other), other.isComparable(with: self) else { return false }
    guard let path, let theirs = other.path else { return false }
    if path.elements.differsInFront(of: theirs.elements) { return true }
    let size = path.elements.size + theirs.elements.size
    guard budget > 0, size <= 1500 else { return false }
    budget -= 50 * size
    var left = 10_000
    let answer = PatternProof.search(
      PatternAutomaton(path.elements, isPath: true, isCaseSensitive: isCaseSensitive),
      and: PatternAutomaton(
        theirs.elements, isPath: true, isCaseSensitive: other.isCaseSensitive),
      isPath: true, left: &left)
    if answer == .unknown { budget -= 10_000 }
    return answer == .yes
  }
}

extension [PatternElement] {
  /// Whether two patterns begin with texts that differ, whatever the case, as most do.
  fileprivate func differsInFront(of other: Self) -> Bool {
    guard case .text(let own)? = first, case .text(let theirs)? = other.first else { return false }
    return zip(own, theirs).contains { $0.asciiLowercased != $1.asciiLowercased }
  }
}
