import Diagnostics

extension AppleReader {
  /// Reports problems that require proofs.
  ///
  /// These are components that are never reached, exclusions that have no effect, and links that
  /// two apps would open.
  mutating func prove(_ details: [AppleAssociation.Detail]) {
    for detail in details { reportUnreachable(detail) }
    reportIdleExclusions(details)
    reportSharedClaims(details)
  }

  /// Reports components that are never reached because earlier ones match all of their links.
  ///
  /// Only proven cases are reported. The proof collects earlier components one at a time. It
  /// searches for a link that the component matches and no collected component does. If an earlier
  /// component matches that link, it is collected, and the search continues. If none does, the
  /// component is reachable.
  private mutating func reportUnreachable(_ detail: AppleAssociation.Detail) {
    var automata = ComponentAutomata(detail.components)
    for (index, component) in detail.components.enumerated() where index > 0 {
      guard let covering = automata.covering(index) else { continue }
      let first = covering[0]
      let noun = detail.isLegacy ? "path" : "component"
      let earlier = detail.components[first]
      let notes = covering.prefix(3).map { place in
        Diagnostic.Note(
          detail.components[place].excludes
            ? "this earlier \(noun) excludes the links" : "this earlier \(noun) opens the links",
          range: detail.components[place].range)
      }
      let isWaste = covering.allSatisfy { detail.components[$0].excludes == component.excludes }
      report(
        "unreachable-component", isWaste ? .info : .warning, component.range,
        covering.count == 1 && isWaste && component.isEqual(to: earlier)
          && !isMalformed(component) && !isMalformed(earlier)
          ? "\(noun) is identical to an earlier \(noun)"
          : "\(noun) is unreachable, because earlier \(noun)s match all its links",
        notes: notes
          + (covering.count > 3
            ? [.init(Self.note(onOmitted: covering.count - 3, noun))] : []))
    }
  }

  private static func note(onOmitted count: Int, _ noun: String) -> String {
    count == 1
      ? "1 more earlier \(noun) is not listed" : "\(count) more earlier \(noun)s are not listed"
  }

  /// `true` if a reported problem makes the system ignore a part of a component.
  private func isMalformed(_ component: AppleAssociation.Component) -> Bool {
    diagnostics.contains { diagnostic in
      guard
        ["apple-wrong-type", "apple-void-query", "apple-unknown-key"].contains(diagnostic.rule),
        let range = diagnostic.range
      else { return false }
      return component.range.lowerBound <= range.lowerBound
        && range.upperBound <= component.range.upperBound
    }
  }

  /// Reports, for each pair of details with different apps, a link that both would open.
  private mutating func reportSharedClaims(_ details: [AppleAssociation.Detail]) {
    var proofs = 0
    for (second, later) in details.enumerated() {
      for first in 0..<second {
        let earlier = details[first]
        let ids = Set(earlier.appIDs.map(\.text))
        guard let left = earlier.appIDs.first,
          let right = later.appIDs.first(where: { !ids.contains($0.text) })
        else { continue }
        let claim = claim(earlier, later, &proofs)
        if let claim {
          report(
            "shared-claim", .warning, later.components[claim.second].range,
            "\(left.text.quoted) and \(right.text.quoted) both open \(claim.witness.quoted)",
            notes: [
              .init(
                "\(left.text.quoted) opens the link here",
                range: earlier.components[claim.first].range),
              .init("if both apps are installed, the system chooses one"),
            ])
        }
      }
    }
  }

  private struct Claim {
    var first: Int
    var second: Int
    var witness: String
  }

  /// Returns a link that both details open, with the component of each detail that opens it.
  ///
  /// Returns `nil` if no such link is found.
  private func claim(
    _ earlier: AppleAssociation.Detail, _ later: AppleAssociation.Detail, _ proofs: inout Int
  ) -> Claim? {
    let modes = Set((earlier.components + later.components).map(\.mode))
    for (first, left) in earlier.components.enumerated() where !left.excludes {
      for (second, right) in later.components.enumerated() where !right.excludes {
        guard left.mode == right.mode else { continue }
        proofs += 1
        let size = (left.path?.elements.size ?? 1) + (right.path?.elements.size ?? 1)
        if proofs > Self.maximumProofs { return nil }
        if size > Self.maximumSize { continue }
        guard let parts = left.commonParts(right) else { continue }
        let link = parts.link(isEncoded: left.isPercentEncoded)
        let prepared = PreparedLink(link, modes: modes)
        func opens(_ detail: AppleAssociation.Detail, _ index: Int) -> Bool {
          detail.components.firstIndex { $0.matches(prepared) } == index
        }
        if opens(earlier, first), opens(later, second) {
          return Claim(
            first: first, second: second,
            witness: link.text(link.path.lowerBound..<link.bytes.count))
        }
      }
    }
    return nil
  }

  /// The maximum number of pairs of components to compare.
  private static let maximumProofs = 200
  /// The maximum total size of two patterns to compare, in characters, including expanded
  /// variables.
  private static let maximumSize = 1500
}
