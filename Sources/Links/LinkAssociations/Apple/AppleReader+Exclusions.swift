import Diagnostics
import URLSyntax

extension AppleReader {
  /// Reports exclusions whose links no later component would open.
  ///
  /// Such an exclusion has no effect, because a link that no component matches stays in the browser
  /// anyway. Only proven cases are reported.
  mutating func reportIdleExclusions(_ details: [AppleAssociation.Detail]) {
    var budget = Self.exclusionBudget
    for (place, detail) in details.enumerated() {
      let ids = Set(detail.appIDs.map(\.text))
      // For the apps of its detail, an exclusion also prevents later details from opening the link.
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
        var notes = [Diagnostic.Note("no later \(noun) opens a link that this exclusion matches")]
        if let isLate {
          notes.append(
            .init(
              "this earlier \(noun) may open such a link; the first match decides",
              range: isLate.range))
        }
        report(
          "idle-exclusion", .info, component.range, "exclusion has no effect", notes: notes)
      }
    }
  }

  /// The budget of all proofs about the exclusions of a file.
  private static let exclusionBudget = 2_000_000
}

extension AppleAssociation.Component {
  /// `true` if a proof shows that two components have no path in common.
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
  /// `true` if two patterns begin with different literal text, regardless of case.
  ///
  /// This check avoids most proofs, because most pairs of patterns differ in this way.
  fileprivate func differsInFront(of other: Self) -> Bool {
    guard case .text(let own)? = first, case .text(let theirs)? = other.first else { return false }
    return zip(own, theirs).contains { $0.asciiLowercased != $1.asciiLowercased }
  }
}
