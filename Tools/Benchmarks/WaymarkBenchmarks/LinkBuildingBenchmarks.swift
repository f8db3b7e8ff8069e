import BundledApps
import Foundation
import JoinLinks
import LanguageTags
import LinkRouting

/// Compares converting an intent to a link with concatenating the same strings.
///
/// The concatenation does not validate the strings.
func linkBuildingBenchmarks() {
  let link = "https://wordly.ai/attend/KXTR-7429?passcode=4F7K2Q&lang=fr-CA"
  guard let intent = try? JoinIntent(parsing: link), let router = try? Router([BundledApp.wordly]),
    let match = try? router.match(link)
  else { preconditionFailure("the link is refused") }
  let values = Dictionary(match.parameters.map { ($0.name, $0.value) }) { $1 }

  func components(_ intent: JoinIntent) -> String? {
    guard case .attend(let attend) = intent else { return nil }
    var components = URLComponents()
    components.scheme = "https"
    components.host = "wordly.ai"
    components.path = "/attend/" + attend.session.text
    components.queryItems = [
      URLQueryItem(name: "passcode", value: attend.passcode?.revealed),
      URLQueryItem(name: "lang", value: attend.language?.description),
    ]
    return components.string
  }
  precondition(components(intent) == link)

  compare(
    "build: link of a generated enum", input: (WordlyLink(intent), intent), goal: 0.08,
    opponent: "URLComponents", ours: { input in try input.0.link() },
    theirs: { input in components(input.1) })
  compare(
    "build: link of an intent", input: intent, goal: 0.08, opponent: "URLComponents",
    ours: { intent in try intent.link() }, theirs: components)
  compare(
    "build: link of a route and values", input: (match.reference, values, intent),
    opponent: "URLComponents",
    ours: { input in try router.link(to: input.0, values: input.1) },
    theirs: { input in components(input.2) })
}
