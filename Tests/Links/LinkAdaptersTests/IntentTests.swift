import BundledApps
import Diagnostics
import Foundation
import LanguageTags
import LinkAdapters
import LinkRouting
import Testing

/// Tests conversions of a `URL` and `URLComponents` to typed intents and back.
@Suite struct IntentTests {
  let text = "https://wordly.ai/attend/kxtr-7429?lang=fr"

  @Test func aURLBecomesAnIntentAndAnIntentAURL() throws {
    let url = try #require(URL(string: text))
    let intent = try WordlyLink(parsing: url)
    guard case .attend(let session, nil, let language) = intent else {
      Issue.record("\(intent)")
      return
    }
    #expect(session.text == "KXTR-7429" && language?.description == "fr")
    #expect(try intent.url().absoluteString == "https://wordly.ai/attend/KXTR-7429?lang=fr")
    #expect(
      try intent.url(scheme: "wordly").absoluteString == "wordly://attend/KXTR-7429?lang=fr")
    #expect(try WordlyLink(parsing: intent.url()) == intent)
  }

  @Test func componentsBecomeAnIntentAndBack() throws {
    let intent = try WordlyLink(parsing: URLComponents(link: text))
    let components = try intent.urlComponents(scheme: "wordly")
    #expect(components.scheme == "wordly" && components.host == "attend")
    #expect(components.percentEncodedPath == "/KXTR-7429")
    #expect(components.queryItems == [URLQueryItem(name: "lang", value: "fr")])
    #expect(try WordlyLink(parsing: components) == intent)
  }

  @Test func everyWayOfReceivingGivesTheSameIntent() throws {
    let url = try URL(link: text)
    let intent = try WordlyLink(parsing: text)
    for received in [ReceivedLink.opened(url), .continued(url), .pushed(text)] {
      #expect(try WordlyLink(parsing: received) == intent)
    }
  }

  @Test func refusalsAreThoseOfTheText() throws {
    for text in [
      "https://user@wordly.ai/attend/KXTR", "https://wordly.ai/attend/K", "osqr://thread",
      "https://wordly.ai/", "https://wordly.ai/attend/KXTR?lang=%00",
    ] {
      let expected = refusal { try WordlyLink(parsing: text) }
      #expect(expected != nil)
      let url = try #require(URL(string: text))
      #expect(refusal { try WordlyLink(parsing: url) } == expected)
      let components = try #require(URLComponents(string: text))
      #expect(refusal { try WordlyLink(parsing: components) } == expected)
    }
  }

  @Test func aRelativeURLIsNoIntent() throws {
    let base = try #require(URL(string: "https://wordly.ai/x/"))
    let url = try #require(URL(string: "../attend/KXTR-7429", relativeTo: base))
    #expect(refusal { try WordlyLink(parsing: url) }?.code == .relativeURL)
    let received = ReceivedLink.opened(url)
    #expect(refusal { try WordlyLink(parsing: received) }?.code == .relativeURL)
  }

  @Test func aSchemeThatTheRouteDoesNotHaveIsRefused() throws {
    let intent = try WordlyLink(parsing: text)
    #expect(refusal { try intent.url(scheme: "osqr") }?.code == .unknownScheme)
  }
}
