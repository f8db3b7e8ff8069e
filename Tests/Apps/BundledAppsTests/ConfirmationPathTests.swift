import BundledApps
import JoinLinks
import LinkRouting
import Testing

/// Tests the steps of an approval.
///
/// CocotteAI's product document defines them in §3, "Stakes → tap path".
@Suite struct ConfirmationPathTests {
  @Test(
    "Low stakes take one tap, medium stakes two, high and unknown stakes three",
    arguments: [
      (CocotteLink.Stakes?.some(.low), 1), (.medium, 2), (.high, 3), (nil, 3),
    ])
  func taps(stakes: CocotteLink.Stakes?, taps: Int) {
    let path = ConfirmationPath(stakes: stakes)
    #expect(path.taps == taps && path.steps.first == .card)
    #expect(path.remainingTaps(after: 0) == taps && path.remainingTaps(after: 1) == taps - 1)
    #expect(path.remainingTaps(after: 9) == 0 && path.remainingTaps(after: -1) == taps)
    // The steps are in order and without gaps.
    #expect(path.steps == Array(ConfirmationPath.Step.allCases.prefix(taps)))
  }

  @Test(
    "The manifest opens the route approve only if at most one tap of the path remains",
    arguments: [
      "low", "medium", "high", nil, "apocalyptic",
    ])
  func manifest(stakes: String?) throws {
    let router = try Router([BundledApp.cocotte])
    let query = stakes.map { "?stakes=\($0)" } ?? ""
    let match = try router.match("cocotte://actions/a1/approve\(query)")
    let path = ConfirmationPath(stakes: stakes.flatMap(CocotteLink.Stakes.init))
    let states = ["proposed", "opened", "reviewed"]
    for (done, state) in states.enumerated() {
      var facts: LinkFacts = ["signedIn"]
      facts["approval"] = state
      let decision = try router.admission(of: match, facts: facts)
      #expect(decision.admission == .ready)
      #expect(
        decision.destination.routeName
          == (path.remainingTaps(after: done) <= 1 ? "approve" : "action"))
    }
    // If the state of the approval is unknown, no step is treated as done.
    let unknown = try router.admission(of: match, facts: ["signedIn"])
    #expect(unknown.destination.routeName == (path.taps == 1 ? "approve" : "action"))
  }
}
