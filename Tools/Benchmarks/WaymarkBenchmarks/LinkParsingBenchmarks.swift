import BundledApps
import Foundation
import JoinLinks
import LinkRouting

/// Compares converting a link to a typed, validated intent with only splitting the link.
func linkParsingBenchmarks() {
  let link = "https://wordly.ai/attend/KXTR-7429?passcode=4F7K2Q&lang=fr-CA"
  let apps = [BundledApp.wordly, BundledApp.osqr]
  let routes = apps.map(\.routes.count).reduce(0, +)
  guard link.utf8.count == 61, let router = try? Router(apps) else {
    preconditionFailure("the link or the table has changed")
  }

  func versusURLComponents<Ours>(
    _ name: String, _ link: String, goal: Double? = nil,
    ours: @escaping (String) throws -> Ours
  ) {
    compare(
      name, input: link, goal: goal, opponent: "URLComponents + queryItems",
      ours: ours, theirs: { link in URLComponents(string: link)?.queryItems })
  }

  versusURLComponents("parse: generated enum, link of 61 bytes", link, goal: 0.1) {
    link in try WordlyLink(parsing: link)
  }
  versusURLComponents(
    "parse: intent of a link of 61 bytes, \(routes) routes", link, goal: 0.1
  ) { link in try JoinIntent(parsing: link) }
  let secondHost = "https://app.osqr.app/attend/KXTR-7429?passcode=4F7K2Q&lang=fr-CA"
  versusURLComponents("parse: generated enum, second host", secondHost) { link in
    try OSQRLink(parsing: link)
  }
  versusURLComponents("parse: intent, second host", secondHost) { link in
    try JoinIntent(parsing: link)
  }
  versusURLComponents(
    "parse: intent, scheme of its own", "wordly://attend/KXTR-7429?passcode=4F7K2Q&lang=fr-CA"
  ) { link in try JoinIntent(parsing: link) }
  versusURLComponents(
    "parse: intent, percent-encoded",
    "https://wordly.ai/attend/KXTR%2D7429?passcode=4F7K2Q&lang=fr%2DCA"
  ) { link in try JoinIntent(parsing: link) }
  let badValue = "https://wordly.ai/attend/KXT?passcode=4F7K2Q&lang=fr-CA"
  versusURLComponents("parse: refusal of a value", badValue) { link in refusal(of: link) }
  versusURLComponents(
    "parse: refusal of an attack",
    "https://evil.com\\@wordly.ai/attend/KXTR-7429?passcode=4F7K2Q&lang=fr-CA"
  ) { link in refusal(of: link) }
  versusURLComponents("parse: code of a refused value", badValue) { link in
    JoinIntent.router.rejectionCode(of: link)
  }
  versusURLComponents(
    "parse: code of an unknown path",
    "https://wordly.ai/atend/KXTR-7429?passcode=4F7K2Q&lang=fr-CA"
  ) { link in JoinIntent.router.rejectionCode(of: link) }
  compare(
    "parse: code of a refused value, beside an accepted link", input: (refused: badValue, link),
    goal: 5, opponent: "intent of the accepted link",
    ours: { input in JoinIntent.router.rejectionCode(of: input.refused) },
    theirs: { input in try JoinIntent(parsing: input.1) })
  versusURLComponents("parse: match alone", link) { link in try router.match(link) }
  versusURLComponents("parse: match, all values read", link) { link in
    try router.match(link).parameters
  }
}

/// Returns the error for a link, which must be rejected.
private func refusal(of link: String) -> LinkError {
  do {
    _ = try JoinIntent(parsing: link)
  } catch {
    return error
  }
  preconditionFailure("the link is accepted")
}
