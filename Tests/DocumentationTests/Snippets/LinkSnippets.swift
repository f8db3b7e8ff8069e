import BundledApps
import Foundation
import JoinLinks
import LanguageTags
import LinkAdapters
import LinkRouting
import Testing

/// The code on the documentation pages of the libraries for links.
@Suite struct LinkSnippets {
  @Test func linkRouting() throws {
    let router = try Router(BundledApp.all)
    let match = try router.match("https://wordly.ai/attend/kxtr-7429?lang=fr")
    let session = match["session", as: String.self]  // "KXTR-7429"
    let canonical = match.canonicalLink  // "https://wordly.ai/attend/KXTR-7429?lang=fr"
    #expect(session == "KXTR-7429")
    #expect(canonical == "https://wordly.ai/attend/KXTR-7429?lang=fr")
  }

  @Test func joinLinks() throws {
    let intent = try JoinIntent(parsing: "https://wordly.ai/attend/kxtr-7429?passcode=4F7K&lang=fr")
    let form = JoinForm(intent)  // session KXTR-7429, passcode •••, language fr
    #expect(form.session.map { "\($0)" } == "KXTR-7429")
    #expect(form.passcode.map { "\($0)" } == "•••")
    #expect(form.language?.description == "fr")
  }

  @Test func linkAdapters() throws {
    let router = try Router(BundledApp.all)
    let url = try #require(URL(string: "wordly://attend/kxtr-7429"))
    let match = try router.match(url)
    let present = RouteReference(app: "wordly", route: "present")
    let answer = try router.url(
      to: present, values: ["session": ParameterValue(.text("KXTR-7429"))])
    #expect(match.routeName == "attend")
    #expect(answer.absoluteString == "https://wordly.ai/present/KXTR-7429")
  }
}
